"""Brave or cowardly, where to, what for: what is said is so, and not said where it is not."""

from tests.games.broom_service.table import Table
from tests.reasons import blame, praise, thought

SAFE = "To be brave is safe here: nobody can knock you out any more."


def test_brave_is_safe_where_nobody_holds_a_card() -> None:
    alone = Table.set_up(2, hands={"P1": "herb_gatherer", "P2": ""}).state
    lead = "lead herb_gatherer"
    assert praise(alone, f"{lead} brave", f"{lead} cowardly") == [SAFE]
    assert thought(alone, 80).best.move == f"{lead} brave"
    held = Table.set_up(2, hands={"P1": "herb_gatherer", "P2": "herb_gatherer"}).state
    assert SAFE not in praise(held, f"{lead} brave", f"{lead} cowardly")


def test_the_last_to_answer_is_brave_without_danger_and_knocks_somebody_out() -> None:
    table = Table.set_up(3, hands=dict.fromkeys(("P1", "P2", "P3"), "herb_gatherer"))
    table.play("P1 lead herb_gatherer brave", "P2 answer brave")
    said = praise(table.state, "answer brave", "answer cowardly")
    assert said[0] == SAFE
    assert not any(sentence.startswith("A ") for sentence in said), "P2 was the last to be brave, not P1"
    early = Table.set_up(3, hands=dict.fromkeys(("P1", "P2", "P3"), "herb_gatherer"))
    early.play("P1 lead herb_gatherer brave")
    assert SAFE not in praise(early.state, "answer brave", "answer cowardly")


def test_a_curse_speaks_against_a_role() -> None:
    cursed = Table.set_up(2, step="ChooseRoles", cursed="herb_gatherer").state
    choose = "choose herb_gatherer", "choose root_gatherer"
    assert any("role is cursed" in sentence for sentence in blame(cursed, *choose))
    assert "This role is not cursed." in praise(cursed, choose[1], choose[0])
    free = Table.set_up(2, step="ChooseRoles", cursed="").state
    assert not any(
        "curse" in sentence for sentence in blame(free, *choose) + praise(free, choose[1], choose[0])
    )


def test_a_delivery_says_its_points() -> None:
    """T2 is worth six points to the coward who delivers there; the other towers of this place say theirs."""
    hands = {"P1": "valley_druid hill_witch", "P2": "valley_druid"}
    table = Table.set_up(hands=hands, pawns={"P1": "R3 C2", "P2": "R3 C2"})
    table.play("P1 lead valley_druid brave", "P2 answer cowardly")
    before = table.points("P2")
    for tower in ("T1", "T2", "T4"):
        gained = table.copy().play(f"P2 deliver 1 {tower}").points("P2") - before
        assert f"Brings {gained} points at once." in praise(table.state, f"deliver 1 {tower}", "skip")
