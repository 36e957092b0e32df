"""Goals, the end and scoring (WD-9, WD-10, WD-11)."""

from typing import Any

import pytest

from hexenkessel import seeded
from tests.games.witchdom.table import Table
from tests.moments import play_on
from tests.rules import rule


def progress(table: Table, goal: str, name: str = "A") -> tuple[int, int]:
    found = next(each for each in table.view()["goals"] if each["goal"] == goal)
    return found["progress"]["ABO".index(name) if name != "O" else 1], found["needed"]


@rule("WD-9.3", "WD-9.4", "WD-9.1", "WD-9.6")
def test_several_goals_at_once() -> None:
    table = Table.set_up(
        active="green+red 1/1/1 (5)",
        step="brew",
        witches=["red 2/1/0 (6)", "blue 1/1/1 (6)"],
        potions=["red [L] 1", "s1"],
        stock=["red [H] 1"],
        tokens="H1",
        goals=["g5-light", "g12-light", "g6-dark", "g7-dark"],
    ).play("brew red [H] 1")
    assert [goal["owner"] for goal in table.view()["goals"]] == [0, 0, None, None]
    assert table.owner()["sheet"][3] == 7
    assert [facts["goal"] for facts in table.told("claimed")] == ["g5", "g12"]


@rule("WD-9.3", "WD-9.5")
def test_a_claimed_goal_is_gone() -> None:
    table = Table.set_up(
        turn="B",
        active="green 1/1/1 (6)",
        step="brew",
        witches=["w25", "w26"],
        stock=["green [H] 1"],
        tokens="H1",
        goals=["g3-light", "g5-dark", "g6-dark", "g7-dark"],
        owners=[0, None, None, None],
    ).play("brew green [H] 1")
    assert [goal["owner"] for goal in table.view()["goals"]] == [0, None, None, None]
    assert progress(table, "g3-light", "B") == (3, 2)


@rule("WD-9.2")
def test_only_the_main_colour() -> None:
    table = Table.set_up(witches=["red 2/1/0 (6)", "blue+red 1/1/1 (5)"], goals=["g1-light", "g5-dark"])
    assert progress(table, "g1-light") == (1, 2)


@rule("WD-9.2")
def test_wild_potions_have_no_colour() -> None:
    table = Table.set_up(potions=["s1", "? [H] 1", "red [H] 2"], goals=["g5-light", "g13-light"])
    assert progress(table, "g5-light") == (1, 2) and progress(table, "g13-light") == (1, 3)


@rule("WD-9.1")
@pytest.mark.parametrize(
    ("goal", "tools", "found"),
    [
        ("g9-light", "flask", (1, 2)),
        ("g9-light", "flask candle mortar", (1, 2)),
        ("g9-light", "flask ring", (2, 2)),
        ("g9-dark", "flask ring", (2, 3)),
        ("g9-dark", "flask candle crystal", (2, 3)),
        ("g9-dark", "flask ring candle", (3, 3)),
        ("g11-light", "flask flask ring", (2, 3)),
        ("g11-light", "flask candle ring", (3, 3)),
    ],
)
def test_goals_of_tools(goal: str, tools: str, found: tuple[int, int]) -> None:
    assert progress(Table.set_up(clan_tools=tools, goals=[goal, "g5-dark"]), goal) == found


def claiming(players: int, seat: str, **more: object) -> Table:
    """This seat is about to claim the second-to-last goal by a brew."""
    return Table.set_up(
        players,
        turn=seat,
        active="red 1/0/0 (6)",
        step="brew",
        witches=["w01"],
        stock=["red [H] 1"],
        tokens="H1",
        goals=["g1-light", "g5-dark"],
        **more,  # type: ignore[arg-type]
    ).play("brew red [H] 1")


def turns_to_the_end(table: Table) -> list[tuple[int, str]]:
    turns = []
    while not table.state.over:
        if table.asks == "act":
            turns.append((table.view()["round"], table.to_move))
        play_on(table.state, seeded(2), 1)
    return turns


@rule("WD-10.1", "WD-10.3", "WD-3.1", "WD-17.7")
def test_one_more_round() -> None:
    table = claiming(3, "B", round=12, boxed=5)
    assert table.view()["trigger"] == "goals" and table.view()["last_round"] == 13
    assert turns_to_the_end(table) == [(12, "C"), (13, "A"), (13, "B"), (13, "C")]
    assert table.state.ending == "goals"


@rule("WD-10.3", "WD-10.4")
def test_the_last_seat_triggers() -> None:
    table = claiming(3, "C", round=12, boxed=5)
    assert turns_to_the_end(table) == [(13, "A"), (13, "B"), (13, "C")]


@rule("WD-10.1")
def test_the_last_two_goals_together_are_the_trigger_too() -> None:
    table = Table.set_up(
        active="red 1/0/0 (6)",
        step="brew",
        witches=["w01"],
        potions=["p01"],
        stock=["red [H] 1"],
        tokens="H1",
        goals=["g1-light", "g5-light"],
    ).play("brew red [H] 1")
    assert [goal["owner"] for goal in table.view()["goals"]] == [0, 0]
    assert table.view()["trigger"] == "goals"


@rule("WD-10.2", "WD-10.5", "WD-10.6")
@pytest.mark.parametrize("kind", ["potion", "witch"])
def test_a_stack_runs_out(kind: str) -> None:
    stacks: dict[str, Any] = {f"{kind}_stack": ["p50" if kind == "potion" else "w50"]}
    table = Table.set_up(4, hand="red 1/0/0 (6)", round=9, boxed=5, **stacks)
    table.play("play red 1/0/0 (6)", f"draw mountains {kind}")
    view = table.view()
    assert view["trigger"] == ("potions" if kind == "potion" else "witches") and view["last_round"] == 10
    assert (view[f"{kind}_stack"]["cards"], view[f"{kind}_stack"]["boxed"]) == (5, 0)
    assert view["rows"][0][kind] == ("p50" if kind == "potion" else "w50")
    assert table.told("unboxed")[0]["cards"] == 5
    other = "witch" if kind == "potion" else "potion"
    assert view[f"{other}_stack"]["boxed"] == 5


@rule("WD-10.4")
def test_a_second_trigger_changes_nothing() -> None:
    table = claiming(4, "A", round=10, last_round=10, boxed=5)
    assert table.view()["last_round"] == 10 and table.told("end-near") == []
    assert turns_to_the_end(table)[-1] == (10, "D")


@rule("WD-10.8")
def test_the_last_goal_still_counts() -> None:
    table = Table.set_up(
        active="red 1/0/0 (6)",
        step="brew",
        witches=["w01"],
        stock=["red [H] 1"],
        tokens="H1",
        goals=["g1-light", "g5-dark"],
        owners=[None, 1],
        round=16,
        last_round=16,
    ).play("brew red [H] 1")
    assert table.view()["goals"][0]["owner"] == 0 and table.owner()["sheet"][3] == 4


@rule("WD-10.7", "WD-10.6")
def test_without_boxed_cards_the_space_stays_empty() -> None:
    table = Table.set_up(hand="red 2/0/0 (6)", potion_stack=["p50"])
    table.play("play red 2/0/0 (6)", "draw mountains potion", "draw mountains potion")
    assert table.view()["rows"][0]["potion"] is None and table.view()["trigger"] == "potions"


# -- scoring -----------------------------------------------------------------------------------------------------------


@rule("WD-11.1", "WD-11.2", "WD-11.3", "WD-11.6", "WD-11.7")
def test_the_scoring_figure() -> None:
    table = Table.set_up(
        witches=["red 1/0/0 (8)", "red 0/1/0 (6)", "red 0/0/1 (4)"],
        potions=["red [H] 11", "red [L] 8", "red [B] 5"],
        clan_tools="flask crystal ring",
        clan_animals="snake owl cat",
        animals=True,
    )
    assert table.owner()["sheet"] == [24, 18, 6, 0, 0, 9] and table.owner()["points"] == 57


@rule("WD-11.1", "WD-11.2", "WD-11.3", "WD-11.4", "WD-11.5", "WD-11.9", "WD-6.6")
def test_a_whole_clan() -> None:
    table = Table.set_up(
        hand="red 1/1/1 (8)",
        witches=["red 1/0/0 (6)", "red 0/1/0 (4)", "red 0/0/1 (8)", "red 1/1/0 (5)"],
        potions=["red [H] 5", "red [L] 8", "red [B] 11", "? [H L] 3"],
        clan_tools="ring flask crystal",
        tools="candle",
        stock=["red [M M] 10"],
        goals=["g1-light", "g2-dark", "g5-dark"],
        owners=[0, 0, None],
        tokens="H3 L1 R1",
    )
    assert table.owner()["sheet"] == [27, 23, 6, 11, 3, 0] and table.owner()["points"] == 70


@rule("WD-11.3", "WD-11.8", "WD-11.7")
def test_different_tools_and_kinds() -> None:
    table = Table.set_up(clan_tools="ring ring flask", tokens="H5")
    assert table.owner()["sheet"][2] == 3 and table.owner()["sheet"][4] == 1


@rule("WD-11.10", "WD-11.5")
def test_a_shared_victory() -> None:
    table = Table.set_up(
        3,
        step="end",
        turn="C",
        round=9,
        last_round=9,
        potions=["red [M] 30"],
        witches=["red 1/0/0 (0)"],
        others={
            "A": {"potions": ["red [H] 30"], "witches": ["red 0/1/0 (0)"]},
            "B": {"potions": ["red [L] 25"], "witches": ["red 0/0/1 (0)"]},
        },
        boxed=5,
    )
    assert table.state.over and table.state.scores() == [30, 25, 30]
    assert table.state.winners() == (0, 2) and table.state.ranking() == [1, 3, 1]
