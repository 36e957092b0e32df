"""Attack spells and reactions."""

from itertools import combinations

import pytest

from tests.games.grimoria.table import Table, spread
from tests.rules import rule


def attacking(spell: int, players: int, **kwargs: str) -> Table:
    """A attacks before all others act: they have chosen higher spells that protect nobody."""
    table = Table.set_up(players, **kwargs)  # type: ignore[arg-type]
    return table.choose(f"A{spell} " + " ".join(f"{seat}15" for seat in "BCDE"[: players - 1]))


# -- spell 9 -----------------------------------------------------------------------------------------------------


@rule("GR-6.9", "GR-7.2", "GR-7.4")
def test_the_victim_chooses_the_card() -> None:
    table = attacking(9, 4, A="maid bard", B="king queen knight knight", C="maid maid maid", D="seer")
    assert table.to_move == "B" and table.asks == "give"
    assert table.options == ["give king", "give queen", "give knight"]
    assert table.refusal("A", "give king") == ("GR-7.5", "victim-first")
    assert table.refusal("B", "give seer") == ("GR-6.9", "not-yours")
    assert table.refusal("B", "decline") == ("GR-6.9", "must-give")
    table.play("B give knight")
    assert table.companions("A") == "maid bard knight" and table.companions("B") == "king queen knight"


@rule("GR-7.1", "GR-7.4")
def test_the_caster_leads_and_there_is_a_tie() -> None:
    table = attacking(
        9, 4, A="maid maid maid bard bard", B="king king king", C="knight knight knight", D="seer seer"
    )
    assert table.to_move == "A" and table.asks == "victim"
    assert table.options == ["attack B", "attack C"]
    assert table.refusal("A", "attack D") == ("GR-7.4", "not-a-leader")
    assert table.refusal("A", "attack A") == ("GR-7.1", "not-yourself")
    assert table.refusal("A", "decline") == ("GR-7.4", "must-attack")
    table.play("A attack C")
    assert table.to_move == "C" and table.options == ["give knight"]
    table.play("C give knight")
    assert table.companions("A").endswith("knight") and table.companions("C") == "knight knight"


@rule("GR-7.3", "GR-7.2")
def test_no_companions_around() -> None:
    table = attacking(9, 3, A="maid")
    assert table.to_move == "A" and table.asks == "take"
    assert table.told("no-victim") == [{"seat": 0, "spell": 9}]
    table = Table.set_up(3, B="king", C="").choose("A9 B8 C15").until("A")
    assert table.asks == "take" and table.companions("B") == "king"


# -- spell 12 ----------------------------------------------------------------------------------------------------


@rule("GR-6.12", "GR-7.7")
@pytest.mark.parametrize(("talers", "taken"), [(7, 3), (6, 3), (2, 1), (3, 1)])
def test_half_rounded_down(talers: int, taken: int) -> None:
    table = attacking(12, 3, talers=f"B={talers} C=1")
    assert table.talers == f"A={taken} B={talers - taken} C=1"


@rule("GR-7.6", "GR-6.12")
def test_a_poor_table() -> None:
    table = attacking(12, 3, talers="B=1 C=0")
    assert table.talers == "A=0 B=1 C=0"
    assert table.told("no-loot") == [{"seat": 0}]


@rule("GR-7.4")
def test_a_tie() -> None:
    table = attacking(12, 4, talers="B=6 C=6 D=2")
    assert table.options == ["attack B", "attack C"]
    table.play("A attack C")
    assert table.talers == "A=3 B=6 C=3 D=2"


@rule("GR-7.1", "GR-4.4.2")
def test_the_richest_is_protected() -> None:
    table = Table.set_up(4, talers="B=9 C=5 D=2").choose("A12 B11 C15 D15").until("A")
    assert table.talers == "A=2 B=9 C=3 D=2"


@rule("GR-7.6")
def test_a_tie_at_one_taler() -> None:
    table = attacking(12, 4, talers="B=1 C=1 D=0", B="mercenary ring", C="mercenary")
    assert table.to_move == "A" and table.asks == "take"
    assert table.talers == "A=0 B=1 C=1 D=0" and table.asked() == ""


@rule("GR-7.2", "GR-7.3")
def test_plunder_needs_somebody_with_a_taler() -> None:
    table = attacking(12, 3, B="ring")
    assert table.told("no-victim") == [{"seat": 0, "spell": 12}] and table.asked() == ""


# -- spell 14 ----------------------------------------------------------------------------------------------------


@rule("GR-6.14", "GR-7.2")
def test_treasure_raid() -> None:
    table = attacking(14, 3, B="ring chalice crown", C="ring ring")
    assert table.to_move == "B" and table.asks == "react"

    def raided(copy: Table) -> str:
        copy.play("B endure")
        loot = copy.treasures("A").split()
        assert len(loot) == 2 and len(copy.treasures("B").split()) == 1 and copy.treasures("C") == "ring ring"
        for seat in (*"ABC", None):
            assert sorted(copy.view(seat)["known_treasures"][0]) == sorted(loot)
            assert sorted(facts["card"] for facts in copy.told("raided", seat)) == sorted(loot)
        return " ".join(loot)

    chances = spread(table, raided)
    assert set(chances) == {" ".join(pair) for pair in combinations(["ring", "chalice", "crown"], 2)}
    assert all(abs(chance - 1 / 3) < 0.08 for chance in chances.values())


@rule("GR-6.14", "GR-9.3.1", "GR-9.3.2")
def test_no_second_effect() -> None:
    table = attacking(14, 3, talers="A=1", B="purse map")
    before = table.sizes["treasures"]
    table.play("B endure")
    assert table.treasures("A") == "purse map" and table.money("A") == 1
    assert table.sizes["treasures"] == before


@rule("GR-6.14", "GR-7.4")
def test_one_treasure_and_a_tie() -> None:
    table = attacking(14, 4, B="ring", C="crown")
    assert table.options == ["attack B", "attack C"]
    table.play("A attack C", "C endure")
    assert table.treasures("A") == "crown" and table.treasures("C") == "" and table.treasures("B") == "ring"
    for seat in (*"ABCD", None):
        assert table.view(seat)["known_treasures"][0] == ["crown"]


@rule("GR-7.5", "GR-9.3.3", "GR-14.1")
def test_protection_and_amulet() -> None:
    table = Table.set_up(4, B="ring ring ring ring ring", C="amulet chalice crown", D="ring chalice")
    table.choose("A14 B11 C15 D15").until("C", "react")
    table.play("C defend amulet")
    assert table.to_move == "D" and table.options == ["endure"]
    table.play("D endure")
    counts = [len(table.treasures(seat).split()) for seat in "ABCD"]
    assert counts == [2, 5, 2, 0]
    assert table.treasure_discards == "amulet" and table.asked() == "CD"


@rule("GR-7.3")
def test_nothing_to_take() -> None:
    table = attacking(14, 3, A="ring")
    assert table.told("no-victim") == [{"seat": 0, "spell": 14}] and table.asks == "take"
    table = Table.set_up(3, B="ring ring").choose("A14 B8 C15").until("A")
    assert table.asks == "take" and table.treasures("B") == "ring ring"


@rule("GR-6.14", "GR-9.3.3")
def test_a_won_amulet() -> None:
    table = attacking(14, 3, talers="A=9", B="amulet").play("B endure")
    for seat in (*"ABC", None):
        assert table.view(seat)["known_treasures"][0] == ["amulet"]
    table.end_round().choose("A1 B12 C2").until("A", "react")
    assert table.options == ["defend amulet", "endure"]
    table.play("A defend amulet")
    assert table.money("A") == 9 and table.treasure_discards == "amulet"


# -- reactions ---------------------------------------------------------------------------------------------------


def mercenary_attacked() -> Table:
    table = attacking(9, 3, B="mercenary king knight", C="messenger bard")
    assert table.to_move == "B" and table.asks == "react"
    return table


@rule("GR-7.5", "GR-8.7")
def test_mercenary() -> None:
    table = mercenary_attacked()
    assert table.options == ["defend mercenary", "endure"]
    table.play("B defend mercenary")
    assert "mercenary" in table.discard
    assert table.to_move == "C" and table.asks == "give"
    table.play("C give bard")
    assert table.companions("A") == "bard"
    assert table.companions("B") == "king knight" and table.companions("C") == "messenger"


@rule("GR-7.5", "GR-6.9")
def test_mercenary_declined() -> None:
    table = mercenary_attacked()
    before = table.discard
    table.play("B endure", "B give mercenary")
    assert table.companions("A") == "mercenary" and table.companions("B") == "king knight"
    assert table.discard == before


@rule("GR-9.3.3", "GR-7.5")
def test_amulet() -> None:
    table = attacking(12, 3, talers="B=10 C=6", B="amulet")
    table.play("B defend amulet")
    assert table.talers == "A=3 B=10 C=3"
    assert table.treasure_discards == "amulet" and table.discard == ""


@rule("GR-14.1", "GR-7.5")
def test_the_question_to_the_victim() -> None:
    table = attacking(9, 2, B="knight ring")
    assert table.to_move == "B" and table.options == ["endure"]
    assert table.refusal("B", "defend amulet") == ("GR-7.5", "not-yours")
    assert table.refusal("B", "defend mercenary") == ("GR-7.5", "not-yours")
    assert table.refusal("B", "give knight") == ("GR-7.5", "answer-attack")
    table = attacking(9, 2, B="knight")
    assert table.asks == "give"


@rule("GR-14.1")
@pytest.mark.parametrize("witness", ["A", "C", None])
def test_the_question_does_not_tell_whether_there_is_an_amulet(witness: str | None) -> None:
    """B has an Amulet or a ring: views, logs, questions and refusals are the same for all others."""
    one, two = (attacking(9, 3, B=f"knight {card}", C="") for card in ("amulet", "ring"))
    for text in ("", "endure"):
        if text:
            one.play(f"B {text}")
            two.play(f"B {text}")
        assert one.view(witness) == two.view(witness)
        assert one.log(witness) == two.log(witness)
        if witness is not None:
            for move in one.state.game.table.moves:
                refusals = [each.state.explain("ABC".index(witness), move) for each in (one, two)]
                assert repr(refusals[0]) == repr(refusals[1])


@rule("GR-7.5", "GR-8.1.6", "GR-8.7")
def test_one_reaction_for_one_attack_each_copy_once() -> None:
    """Three attacks on B, who has two Mercenaries: she wards off two of them."""
    table = Table.set_up(4, prev="ABCD", talers="B=20", B="mercenary mercenary")
    table.choose("A12 B15 C12 D12").until("B", "take").play("B take 1")
    for caster in "AC":
        table.until("B", "react").play("B defend mercenary")
        assert table.told("plundered") == [] and table.told("no-victim")[-1]["seat"] == "ABCD".index(caster)
    table.until("D", "take")
    assert table.companions("B") == "" and table.money("B") == 24 - 12 and table.money("D") == 12


@rule("GR-7.5")
def test_the_measures_are_counted_anew() -> None:
    """B parries with her fourth companion; the attack passes on to those who now lead, and B is out of it."""
    table = attacking(9, 4, B="mercenary king king king", C="knight knight", D="maid maid mercenary")
    table.play("B defend mercenary")
    assert table.to_move == "D" and table.asks == "react"
    table.play("D defend mercenary")
    assert table.to_move == "C" and table.asks == "give"
    table.play("C give knight")
    assert table.companions("A") == "knight" and table.companions("B") == "king king king"


@rule("GR-7.5", "GR-7.4")
def test_a_tie_among_those_who_are_left() -> None:
    table = attacking(9, 4, B="mercenary king king", C="knight", D="bard")
    table.play("B defend mercenary")
    assert table.asks == "victim" and table.options == ["attack C", "attack D"]


@rule("GR-7.5", "GR-7.6")
def test_the_attack_passes_on_to_the_poor() -> None:
    table = attacking(12, 3, talers="B=5 C=1", B="mercenary", C="ring").play("B defend mercenary")
    assert table.asks == "take" and table.told("no-loot") == [{"seat": 0}] and table.asked() == "B"


@rule("GR-7.5", "GR-9.3.3")
def test_mercenary_or_amulet() -> None:
    table = attacking(12, 2, talers="B=5", B="mercenary amulet crown")
    assert table.options == ["defend mercenary", "defend amulet", "endure"]
    table.play("B defend amulet")
    assert table.companions("B") == "mercenary" and table.treasures("B") == "crown" and table.money("B") == 5


@rule("GR-7.8")
def test_hit_several_times_in_a_round() -> None:
    table = Table.set_up(3, prev="CAB", talers="A=1 B=16").choose("A12 B15 C12")
    assert table.order == "B,C,A"
    table.play("B take 1", "C take 2")
    assert table.talers == "A=1 B=10 C=10" and table.options == ["attack B", "attack C"]
    table.play("A attack B")
    assert table.talers == "A=6 B=5 C=10"


@rule("GR-7.7")
def test_attacks_never_take_places() -> None:
    for spell in (9, 12, 14):
        table = attacking(spell, 2, B="village town castle", talers="B=0")
        assert table.told("no-victim") == [{"seat": 0, "spell": spell}]
        assert table.tableau("B") == "village town castle"


@rule("GR-7.1")
@pytest.mark.parametrize("spell", [9, 12, 14])
def test_the_caster_is_never_hit(spell: int) -> None:
    table = attacking(spell, 2, talers="A=9 B=1", A="king king ring ring")
    assert table.told("attacked") == [] and table.asks == "take"


@rule("GR-6.9")
def test_a_seer_won_by_enticement_sees_at_once() -> None:
    table = attacking(9, 2, B="seer", display="king town village")
    assert table.view("A")["display"][0] is None
    table.play("B give seer")
    assert table.view("A")["display"][0] == "king" and table.view("B")["display"][0] is None
    assert table.told("foresaw", "A") == [{"seat": 0, "card": "king"}] and table.told("foresaw", "B") == []
