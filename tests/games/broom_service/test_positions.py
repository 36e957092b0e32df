"""Positions made by hand: what can't be is refused, with the place of the mistake."""

from typing import Any

import pytest

from hexenkessel.kernel.errors import BrokenPosition
from tests.games.broom_service.table import SMALL, Table
from tests.rules import rule

FRONT = Table.set_up(
    3,
    hands={"P1": "hill_witch", "P2": "hill_witch valley_druid"},
    mountains={"MT1": "wands"},
    clouds={"K3": "storm_plus"},
).state.dump()
BACK = Table.set_up(back=True, tiles={"P1": "one_more_card"}).state.dump()


def refused(data: dict[str, Any], **changes: Any) -> tuple[str, str]:
    """Where this position is wrong, and why."""
    position = {
        **data["position"],
        **{name: value for name, value in changes.items() if name in data["position"]},
    }
    rest = {name: value for name, value in changes.items() if name not in data["position"]}
    with pytest.raises(BrokenPosition) as error:
        SMALL.load({**data, **rest, "position": position, "moves": []})
    assert error.value.problem is not None
    return str(error.value.facts["where"]), error.value.problem.removeprefix("broom_service-problem-")


def test_the_positions_themselves_are_fine() -> None:
    assert SMALL.load(FRONT).dump() == FRONT and SMALL.load(BACK).dump() == BACK


@rule("BS-1.2", "BS-2.5")
def test_pawns() -> None:
    assert refused(FRONT, pawns=[["C1", "C2"], ["C1"], ["C1", "C2"]]) == ("position.pawns[1]", "pawns")
    assert refused(FRONT, pawns=[["C1", "C2"], ["C1", "Q2"], ["C1", "C2"]]) == ("position.pawns[1]", "pawns")
    wrong = refused(FRONT, pawns=[["C1", "R6"], ["C1", "C2"], ["C1", "C2"]])
    assert wrong == ("position.pawns[0]", "pawn-in-cloud")


@rule("BS-2.4", "BS-12.1", "BS-14.6")
def test_towers() -> None:
    without = [tower for tower in FRONT["position"]["shut"] if tower != "T9"]
    assert refused(FRONT, shut=without) == ("position.shut", "tower-out")
    assert refused(FRONT, shut=[*FRONT["position"]["shut"], "T1"]) == ("position.shut", "tower-open")
    assert refused(FRONT, shut=[*FRONT["position"]["shut"], "b1"]) == ("position.shut", "tower-open")
    assert refused(BACK, shut=[]) == ("position.shut", "tower-out")


@rule("BS-3.5", "BS-11.1")
def test_clouds() -> None:
    assert refused(FRONT, clouds={"K1": "storm_deliver", "K2": "storm_deliver"}) == (
        *("position.clouds", "too-many"),
    )
    assert refused(FRONT, clouds={"k1": "heavy_1_1"}) == ("position.clouds", "wrong-side")
    assert refused(BACK, clouds={"k1": "storm_plus"}) == ("position.clouds", "too-many")
    stormy = [["storm_deliver"], ["storm_deliver"], []]
    assert refused(FRONT, collected=stormy) == ("position.clouds", "too-many")


@rule("BS-12.1", "BS-13.1", "BS-13.3", "BS-14.1")
def test_tiles() -> None:
    assert refused(FRONT, mountains={"MT1": "wands", "MT2": "wands"}) == ("position.mountains", "too-many")
    assert refused(FRONT, forests={"f1": "points"}) == ("position.forests", "wrong-side")
    assert refused(FRONT, amulets=[["MT2"], [], []]) == ("position.amulets[0]", "no-tile-there")
    fresh = [{"brave_though_cowardly": 1, "one_more_card": 0, "points": 0}] * 2
    assert refused(BACK, fresh=fresh) == ("position.fresh[0]", "fresh")
    many = [{"brave_though_cowardly": 0, "one_more_card": 3, "points": 0}] * 2
    assert refused(BACK, tiles=many) == ("position.forests", "too-many")


@rule("BS-3.6", "BS-7.3", "BS-5.1")
def test_cards() -> None:
    assert refused(FRONT, event_deck=["moonshine", "moonshine"]) == ("position.event_deck", "cards-twice")
    assert refused(FRONT, curse_pile=["hill_witch"] * 2) == ("position.curse_pile", "cards-twice")
    three = ["hill_witch", "forest_witch", "valley_druid"]
    assert refused(FRONT, cursed=three) == ("position.cursed", "too-many-curses")
    laid = [["hill_witch brave"], [], []]
    assert refused(FRONT, laid=laid) == ("position.hands[0]", "cards-twice")
    seven = [*three, "prairie_witch", "mountain_witch", "root_gatherer", "herb_gatherer"]
    assert refused(FRONT, hands=[seven, [], []]) == ("position.hands[0]", "too-many-cards")


@rule("BS-6.2", "BS-6.5", "BS-6.15")
def test_tricks_and_steps() -> None:
    assert refused(FRONT, leader=None) == ("position.leader", "no-leader")
    assert refused(FRONT, led="hill_witch") == ("position.led_roles", "led-role")
    rest = [{"step": "Round"}, {"step": "EndRound"}]
    assert refused(FRONT, leader=2) == ("agenda[2]", "nothing-to-lead")
    wanted = [
        ({"step": "Answer"}, "nothing-led"),
        ({"step": "Flight", "role": 5, "brave": True}, "no-actor"),
        ({"step": "HandIn", "seat": 7}, "step"),
        ({"step": "ExtraCard", "seat": -1}, "step"),
    ]
    for step, problem in wanted:
        assert refused(FRONT, agenda=[*rest, step]) == ("agenda[2]", problem)
    steps = [
        {"step": "Flight", "role": 11, "brave": True},
        {"step": "MountainArrival", "pawn": 0, "spot": 1, "function": True, "delivery": 0},
        {"step": "ChooseCircle", "pawn": 2, "tile": 0, "witch": False},
    ]
    for step in steps:
        assert refused(FRONT, agenda=[*rest, step], actor=0) == ("agenda[2]", "step")
    empty = [{"orange": 0, "violet": 1, "green": 1, "wand": 1}] * 3
    assert refused(FRONT, agenda=[*rest, {"step": "HandIn", "seat": 0}], stock=empty) == (
        "agenda[2]",
        "no-set",
    )


@rule("BS-5.1", "BS-9.7")
def test_sealed_choices() -> None:
    choosing = Table.set_up(event="like_minded", step="ChooseRoles").state.dump()
    for moves in (["choose hill_witch"] * 2, ["number 4"], ["bid orange 1"]):
        assert refused(choosing, sealed=[moves, []]) == ("sealed[0]", "sealed")
    bidding = Table.set_up(event="full_hands", step="EndRound").state.dump()
    for moves in (["bid orange 2"], ["bid violet 1"], ["choose hill_witch"]):
        assert refused(bidding, sealed=[[], moves]) == ("sealed[1]", "sealed")
