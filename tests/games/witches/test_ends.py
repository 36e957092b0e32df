"""Ends, scoring, ties, and the ways to play."""

from typing import Any

import pytest

from tests.games.witches.table import GAME, Table
from tests.rules import rule

SET_OF_22 = ("sick_pig fever broken_arm birth death", "lacrimosa vlad elves")


def last_turn(players: int = 2, active: str = "A", **more: Any) -> Table:
    """The boxes are empty; the turn is about to end."""
    return Table.set_up(players, at="end", active=active, stack="", more=0, **more)


@rule("TW-19.1")
def test_a_set_worth_22() -> None:
    easy, hard = SET_OF_22
    table = last_turn(personalities="annagramma dimity", easy={"A": easy}, hard={"A": hard}).play("A end")
    assert table.state.over and table.state.scores() == [22, 0] and table.state.winners() == (0,)


@rule("TW-18.3", "TW-18.4")
def test_the_last_turn() -> None:
    table = last_turn(4, active="C", easy={"C": "fever"}).play("C end")
    assert table.state.over and table.ending == "last-tile" and table.state.scores() == [0, 0, 1, 0]


@rule("TW-18.4", "TW-18.2")
def test_three_elves_at_the_very_end_are_a_loss() -> None:
    table = last_turn(tiles="dancers=^elves slice=^elf_king razorback=^lankin", easy={"A": "fever"}).play(
        "A end"
    )
    assert table.ending == "elves" and table.state.scores() == [0, 0]


@rule("TW-19.2")
def test_fewest_markers_win() -> None:
    """24, 24 and 20 points."""
    table = last_turn(
        3,
        hard={
            "A": "lily_weatherwax elf_queen elf_king",
            "B": "hiver wintersmith cunning_man",
            "C": "count_bela count_magpyr vlad",
        },
        easy={"A": "death death", "B": "birth birth birth", "C": "broken_arm broken_arm"},
        cackle="A=3 B=2",
    )
    assert table.view()["points"] == [24, 24, 20]
    table.play("A end")
    assert table.state.winners() == (1,) and table.state.ranking() == [2, 1, 3]


@rule("TW-19.2", "TW-19.3")
def test_the_whole_chain_of_ties() -> None:
    # Points and markers alike; B has more on hard tiles.
    table = last_turn(easy={"A": "death fever", "B": ""}, hard={"B": "elves"}).play("A end")
    assert table.state.scores() == [4, 4] and table.state.winners() == (1,)
    # Points on hard tiles come before the hardest tile.
    table = last_turn(easy={"B": "birth"}, hard={"A": "lankin elves", "B": "hiver"}).play("A end")
    assert table.state.scores() == [8, 8] and table.state.winners() == (0,)
    # Hard points alike, too: A owns the hardest tile.
    table = last_turn(hard={"A": "lankin", "B": "elves"}).play("A end")
    assert table.state.winners() == (0,)
    # The hardest may be an easy one.
    table = last_turn(easy={"A": "death", "B": "birth fever"}).play("A end")
    assert table.state.scores() == [3, 3] and table.state.winners() == (0,)
    # All alike: both win.
    table = last_turn(hard={"A": "elves", "B": "elves"}).play("A end")
    assert table.state.winners() == (0, 1) and table.state.ranking() == [1, 1]


@rule("TW-19.1", "TW-14.7")
def test_black_aliss_costs_points() -> None:
    table = last_turn(
        hard={"A": "lily_weatherwax hiver wintersmith vlad"}, easy={"A": "birth"}, aliss="A=3"
    ).play("A end")
    assert table.state.scores() == [23, 0]
    table = last_turn(aliss="A=1").play("A end")
    assert table.state.scores() == [-1, 0] and table.state.winners() == (1,)


@rule("TW-19.3")
def test_lower_places() -> None:
    table = last_turn(
        3,
        hard={
            "A": "lily_weatherwax hiver wintersmith cunning_man vlad",
            "B": "elf_queen elf_king",
            "C": "count_bela count_magpyr",
        },
        easy={
            "B": "death death birth birth fever",
            "C": "broken_arm broken_arm broken_leg broken_leg broken_leg sick_pig",
        },
        cackle="B=1 C=4",
    )
    assert table.view()["points"] == [30, 22, 22]
    table.play("A end")
    assert table.state.ranking() == [1, 2, 3]


# -- together ----------------------------------------------------------------------------------------------------

TOGETHER = {"mode": "together"}


@rule("TW-25.1", "TW-25.2")
def test_together() -> None:
    state = GAME.start(3, 1, mode="together")
    view = state.view(None)
    assert (view["cackle_supply"], view["aliss_supply"], view["crisis_supply"]) == (9, 6, 8)
    three = "slice=vlad dancers=^hiver razorback=elves brass_neck=fever"
    table = last_turn(3, tiles=three, options=TOGETHER, easy={"A": "fever"}).play("A end")
    assert table.ending == "saved" and table.state.winners() == (0, 1, 2)
    assert table.view()["won"] == [True] * 3 and table.state.ranking() == [1, 1, 1]
    table = last_turn(3, tiles=f"{three} long_man=elves", witches="A=creel_springs", options=TOGETHER).play(
        "A end"
    )
    assert table.ending == "overrun" and table.state.winners() == ()
    assert table.view()["won"] == [False] * 3


@rule("TW-25.1")
@pytest.mark.parametrize(("players", "supplies"), [(2, (6, 5, 9)), (3, (9, 6, 8)), (4, (12, 7, 6))])
def test_supplies_together(players: int, supplies: tuple[int, int, int]) -> None:
    view = GAME.start(players, 1, mode="together").view(None)
    assert (view["cackle_supply"], view["aliss_supply"], view["crisis_supply"]) == supplies


@rule("TW-25.1")
def test_no_black_aliss_left() -> None:
    table = Table.set_up(
        witches="A=razorback",
        tiles="slice=^hiver",
        aliss="A=2 B=3",
        options=TOGETHER,
        dice="2 2 2 2",
    )
    assert table.view()["aliss_supply"] == 0
    table.play("A walk slice", "A roll", "A stand", "A roll", "A finish", "A retreat razorback")
    assert table.state.over and table.ending == "black-aliss" and table.state.winners() == ()


@rule("TW-25.3", "TW-27")
def test_hands_stay_secret_together() -> None:
    table = Table.set_up(options=TOGETHER, hands={"A": "roland", "B": "tomjon greebo"})
    assert table.view("A")["hand"] == ["roland"] and table.view("A")["hand_sizes"] == [1, 2]
    assert "tomjon" not in str(table.view("A")["hand"]) and table.view()["hand"] is None


# -- alone -------------------------------------------------------------------------------------------------------


@rule("TW-24.5")
@pytest.mark.parametrize(
    ("hard", "easy", "points", "ending"),
    [
        ("lily_weatherwax hiver wintersmith cunning_man elves", "", 29, "not-passed"),
        ("lily_weatherwax hiver wintersmith cunning_man vlad", "", 30, "passed"),
        ("lily_weatherwax hiver wintersmith cunning_man vlad elf_queen elves", "", 40, "passed"),
        ("lily_weatherwax hiver wintersmith cunning_man vlad elf_queen elves", "fever", 41, "distinction"),
    ],
)
def test_results_alone(hard: str, easy: str, points: int, ending: str) -> None:
    table = last_turn(1, hard={"A": hard}, easy={"A": easy}).play("A end")
    assert table.state.scores() == [points] and table.ending == ending
    assert table.state.winners() == (() if ending == "not-passed" else (0,))


@rule("TW-24.2", "TW-24.4")
def test_black_aliss_alone() -> None:
    """With an empty supply she always has the most; the sixth tile is the end."""
    table = Table.set_up(
        1,
        witches="A=razorback",
        tiles="slice=death",
        cackle="A=4",
        aliss="A=4",
        hands={"A": "miss_tick"},
        dice="0 2 0 2",
    )
    table.play("A walk slice", "A roll", "A stand", "A magic miss_tick")
    assert table.aliss("A") == 5 and table.view()["aliss_supply"] == 0
    table.play("A roll")
    assert table.state.over and table.ending == "black-aliss" and table.state.scores() == [0]


@rule("TW-24.4", "TW-24.2")
def test_crises_and_elves_alone() -> None:
    table = last_turn(1, tiles="dancers=^elves slice=^elf_king razorback=^lankin").play("A end")
    assert table.ending == "elves"
    table = Table.set_up(1, at="begin", tiles="slice=fever", draw="big_yan", crisis_supply=0).play("A begin")
    assert table.ending == "crisis"


@rule("TW-18.5", "TW-5.4")
def test_nothing_is_left_of_an_attempt_when_all_is_lost() -> None:
    """The third elf is turned up in the middle of an attempt: no dice, no tile and no cards lie there any more."""
    table = Table.set_up(
        witches="A=razorback",
        tiles="slice=fever dancers=^elves long_man=^elf_king brass_neck=lankin",
        hands={"A": "mrs_proust magrat_garlick-1"},
        dice="2 2",
    )
    table.play(
        "A walk slice", "A roll", "A stand", "A magic magrat_garlick-1", "A shamble brass_neck mrs_proust"
    )
    assert table.ending == "elves" and table.view()["attempt"] is None
    position = table.position
    assert (position["attempt"], position["rolled"], position["beside"]) == (None, [], [])
    assert position["discard_pile"][-2:] == ["magrat_garlick-1", "mrs_proust"]
    assert GAME.load(table.state.dump()).dump()["position"] == position


# -- advanced ----------------------------------------------------------------------------------------------------


@rule("TW-26.1", "TW-26.2", "TW-7.4")
def test_advanced_rules() -> None:
    assert GAME.start(2, 1, few_crises=True).view(None)["crisis_supply"] == 8
    piling = {"piling_crises": True}
    table = Table.set_up(at="begin", tiles="slice=fever:2", draw="big_yan the_librarian", options=piling)
    table.play("A begin")
    assert table.tile("slice")["crises"] == 3 and table.tile("slice")["needed"] == 7 + 6
    town = "lancre_town-1=fever:1 lancre_town-2=birth lancre_town-3=death:2"
    table = Table.set_up(at="begin", tiles=town, draw="jason_ogg big_yan", options=piling).play("A begin")
    assert table.offered("worsen") == ["lancre_town-1", "lancre_town-2", "lancre_town-3"]
    table.play("A worsen lancre_town-3")
    assert table.tile("lancre_town-3")["crises"] == 3 and table.asks == "act"
    # Without them: the usual supply, and only a tile without a marker takes one.
    assert GAME.start(2, 1).view(None)["crisis_supply"] == 12
    table = Table.set_up(at="begin", tiles="slice=fever:1", draw="big_yan the_librarian").play("A begin")
    assert table.tile("slice")["crises"] == 1 and table.told("bad-enough")
    table = Table.set_up(
        at="begin",
        tiles="lancre_town-1=fever:1 lancre_town-2=birth lancre_town-3=death:1",
        draw="jason_ogg big_yan",
    )
    table.play("A begin")
    assert table.tile("lancre_town-2")["crises"] == 1 and table.offered("worsen") == []


@rule("TW-26.1", "TW-26.2", "TW-26.3")
def test_both_together() -> None:
    both = {"mode": "together", "few_crises": True, "piling_crises": True}
    assert GAME.start(4, 1, **both).view(None)["crisis_supply"] == 6
    table = Table.set_up(4, at="begin", tiles="slice=fever:1", draw="big_yan the_librarian", options=both)
    table.play("A begin")
    assert table.tile("slice")["crises"] == 2
    alone = GAME.start(1, 1, piling_crises=True)
    assert alone.view(None)["crisis_supply"] == 10
    assert GAME.start(1, 1, few_crises=True).view(None)["crisis_supply"] == 10
