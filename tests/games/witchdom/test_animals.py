"""The animals variant (WD-12)."""

from typing import Any

from tests.games.witchdom.table import Table
from tests.rules import rule

RED = "red 2/1/0 (6)"


def taming(witch: str = RED, **more: Any) -> Table:
    return Table.set_up(**{"active": witch, "step": "brew", "animals": True, **more})


@rule("WD-12.2", "WD-12.3")
def test_taming_the_snake() -> None:
    table = taming(waiting_animals="snake", tokens="H1")
    bag = table.bag
    assert table.options == ["tame snake", "finish"]
    table.play("tame snake")
    assert table.owner()["clan"]["animals"] == ["snake"] and table.owner()["animals"] == []
    assert table.tokens() == "" and table.bag == bag + 1
    assert table.cards(table.owner()["pile"]) == [RED] and table.owner()["clan"]["witches"] == []


@rule("WD-12.1", "WD-12.3", "WD-12.5", "WD-11.6", "WD-11.7")
def test_taken_and_tamed_in_one_turn() -> None:
    table = Table.set_up(
        hand="red 0/1/0 (6)", animals=True, tokens="L1", open_witches=["w01", "green 1/1/1 (6) | owl"]
    )
    stack = table.view()["witch_stack"]["cards"]
    table.play("play red 0/1/0 (6)", "draw forest animal", "tame owl")
    assert table.owner()["clan"]["animals"] == ["owl"] and table.owner()["sheet"][5] == 1
    assert table.view()["witch_stack"]["cards"] == stack - 1
    assert table.cards(table.owner()["pile"]) == ["red 0/1/0 (6)"] and table.tokens() == ""


@rule("WD-12.2", "WD-3.3")
def test_brew_or_tame() -> None:
    table = taming(stock=["red [L] 1"], tokens="H1 L1", waiting_animals="snake")
    assert table.options == ["brew red [L] 1", "tame snake", "finish"]
    for move in ("brew red [L] 1", "tame snake"):
        after = table.state.clone()
        after.play(0, table.text(move))
        assert after.deciding == (1,)


@rule("WD-12.4")
def test_no_second_snake() -> None:
    table = taming(stock=["red [L] 1"], tokens="H2 L1", waiting_animals="snake", clan_animals="snake")
    assert table.options == ["brew red [L] 1", "finish"]
    assert table.refusal("A", "tame snake") == ("WD-12.4", "animal-twice")
    assert table.refusal("A", "tame owl") == ("WD-12.2", "animal-not-in-stock")


@rule("WD-7.7")
def test_no_pairs_for_animals() -> None:
    table = taming(stock=["red [L] 1"], tokens="B2 L1", waiting_animals="snake")
    assert table.options == ["brew red [L] 1", "finish"]
    assert table.refusal("A", "tame snake") == ("WD-12.2", "animal-price")


@rule("WD-9.3", "WD-10.1")
def test_a_goal_by_taming() -> None:
    table = taming(
        waiting_animals="owl", clan_animals="snake", tokens="L1", goals=["g14-light", "g5-dark"]
    ).play("tame owl")
    assert table.view()["goals"][0]["owner"] == 0 and table.view()["trigger"] == "goals"


@rule("WD-12.2")
def test_novices_do_not_tame() -> None:
    table = Table.set_up(animals=True, waiting_animals="snake", tokens="H1", board="LLL LLL LLL")
    table.play("play moon-a", "take mountains leaf")
    table.play(table.options[0])
    assert (table.asks, table.to_move) == ("act", "B")


@rule("WD-11.6", "WD-11.7", "WD-11.9")
def test_the_scale() -> None:
    table = Table.set_up(animals=True, clan_animals="snake owl cat bat", waiting_animals="toad")
    assert table.owner()["sheet"][5] == 16


@rule("WD-12.5")
def test_no_taming_in_a_rest() -> None:
    table = Table.set_up(animals=True, waiting_animals="snake", tokens="H1", pile=["moon-a", "w01"]).play(
        "rest"
    )
    assert table.refusal("A", "tame snake") == ("WD-12.5", "no-taming-in-rest")


@rule("WD-12.1")
def test_without_the_variant_there_are_no_animals() -> None:
    table = Table.set_up(active=RED, step="brew", stock=["red [L] 1"], tokens="H1 L1")
    assert table.refusal("A", "tame snake") == ("WD-12.1", "no-animals")
