"""Positions made by hand: what can't be is refused, with the place of the mistake."""

from typing import Any

import pytest

from hexenkessel.kernel.errors import BrokenPosition
from tests.games.broom_service.table import EVENTS, ROLES, SMALL, Table
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


@rule("BS-11.1")
def test_heavy_clouds_that_are_not_in_the_game() -> None:
    """With three of them mixed in, no four can lie there."""
    clouds = {"K1": "heavy_1_1", "K2": "heavy_1_1", "K3": "heavy_2_2", "K4": "heavy_2_2"}
    options = {**FRONT["options"], "heavy_clouds": 3}
    assert refused(FRONT, options=options, clouds=clouds) == ("position.clouds", "heavy-clouds")
    taken = [["heavy_3_3"], [], []]
    assert refused(FRONT, options=options, clouds={**clouds, "K1": None}, collected=taken) == (
        *("position.clouds", "heavy-clouds"),
    )


@rule("BS-12.1", "BS-13.1", "BS-13.3", "BS-14.1")
def test_tiles() -> None:
    all_three = {"MT1": "wands", "MT2": "fly", "MT3": "weather"}
    assert refused(FRONT, mountains={**all_three, "MT2": "wands"}) == ("position.mountains", "too-many")
    assert refused(FRONT, mountains={**all_three, "m1": "potions"}) == ("position.mountains", "wrong-side")
    assert refused(FRONT, mountains={**all_three, "MT3": None}) == ("position.mountains", "no-tile")
    assert refused(FRONT, forests={"f1": "points"}) == ("position.forests", "wrong-side")
    assert refused(FRONT, amulets=[["m1"], [], []]) == ("position.amulets[0]", "no-tile-there")
    fresh = [{"brave_though_cowardly": 1, "one_more_card": 0, "points": 0}] * 2
    assert refused(BACK, fresh=fresh) == ("position.fresh[0]", "fresh")
    many = [{"brave_though_cowardly": 0, "one_more_card": 3, "points": 0}] * 2
    assert refused(BACK, tiles=many) == ("position.forests", "too-many")


@rule("BS-20", "BS-12.1", "BS-13.1", "BS-14.1")
def test_tiles_that_the_options_exclude() -> None:
    """None on the front without the variant, all of them on the back, forest tiles there alone."""
    without = {**FRONT["options"], "mountain_tiles": "without"}
    assert refused(FRONT, options=without) == ("position.mountains", "wrong-side")
    one = [{"brave_though_cowardly": 0, "one_more_card": 0, "points": count} for count in (0, 1, 0)]
    assert refused(FRONT, tiles=one) == ("position.tiles[1]", "front-tile")
    assert refused(BACK, mountains={}) == ("position.mountains", "no-tile")
    assert refused(BACK, hills={}) == ("position.hills", "no-tile")
    assert refused(BACK, hills={"h1": "turbo_ab", "h2": "tower"}) == ("position.hills", "no-tile")


@rule("BS-3.6", "BS-7.3", "BS-5.1")
def test_cards() -> None:
    assert refused(FRONT, event_deck=["moonshine", "moonshine"]) == ("position.event_deck", "cards-twice")
    assert refused(FRONT, curse_pile=["hill_witch"] * 2) == ("position.curse_pile", "cards-twice")
    three = ["hill_witch", "forest_witch", "valley_druid"]
    assert refused(FRONT, cursed=three[:1], curse_pile=three) == ("position.curse_pile", "cards-twice")
    assert refused(FRONT, cursed=three, curse_pile=[]) == ("position.cursed", "too-many-curses")
    laid = [["hill_witch brave"], [], []]
    assert refused(FRONT, laid=laid) == ("position.hands[0]", "cards-twice")
    seven = [*three, "prairie_witch", "mountain_witch", "root_gatherer", "herb_gatherer"]
    assert refused(FRONT, hands=[seven, [], []]) == ("position.hands[0]", "too-many-cards")


@rule("BS-3.6", "BS-4.1", "BS-4.5")
def test_rounds() -> None:
    """Every round has its event, and there is one for each round to come."""
    assert refused(FRONT, round=0) == ("position.round", "no-round")
    assert refused(FRONT, event=None) == ("position.event", "no-round")
    assert refused(FRONT, event_deck=[]) == ("position.event_deck", "too-few-events")
    assert refused(FRONT, event_deck=FRONT["position"]["event_deck"][:3]) == (
        *("position.event_deck", "too-few-events"),
    )
    over = {"agenda": [], "ending": "seven-rounds", "hands": [[], [], []]}
    assert refused(FRONT, **over) == ("position.round", "ending")
    assert refused(FRONT, **{**over, "hands": [["hill_witch"], [], []]}, round=7, event_deck=[]) == (
        *("position.hands", "cards-left"),
    )
    assert refused(FRONT, **{**over, "ending": "boredom"}, round=7, event_deck=[])[0] == "ending"


REST = [{"step": "Round"}, {"step": "EndRound"}]
# What somebody does whose role is being carried out.
DELIVERY = {"step": "WitchDelivery", "pawn": 0, "region": 0}
ARRIVAL = {"step": "MountainArrival", "pawn": 1, "spot": 0, "function": True, "delivery": 1}


@rule("BS-4.2", "BS-4.3", "BS-4.4")
@pytest.mark.parametrize(
    "agenda",
    [
        ["Lead"],
        ["Round", "Lead"],
        ["EndRound", "Round"],
        ["Round", "Round"],
        ["Round", "EndRound", "Lead", "Lead"],
        ["Round", "EndRound", "ChooseRoles"],
        ["Round", "EndRound", "Lead", "Bid"],
        ["Round", "EndRound", "Lead", "Answer"],
        ["Round", "EndRound", "GrantedCloud"],
        ["Round", "EndRound", "Answer", "NextTrick"],
        ["Round", "EndRound", "NextTrick", "ChooseRoles"],
    ],
    ids=" ".join,
)
def test_steps_that_can_not_lie_on_each_other(agenda: list[str]) -> None:
    assert refused(FRONT, agenda=[{"step": step} for step in agenda]) == ("agenda", "agenda")


@rule("BS-6.2", "BS-6.11", "BS-9.1", "BS-9.7", "BS-9.9")
def test_what_a_round_needs() -> None:
    assert refused(FRONT, leader=None) == ("position.leader", "no-leader")
    assert refused(FRONT, leader=2) == ("position.leader", "nothing-to-lead")
    assert refused(FRONT, agenda=REST) == ("position.hands", "cards-left")
    assert refused(FRONT, agenda=[*REST, {"step": "Lead"}, {"step": "ChooseRoles"}]) == (
        *("position.hands", "cards-left"),
    )
    none: dict[str, Any] = {"hands": [[], [], []]}
    assert refused(FRONT, agenda=[REST[0], {"step": "Bid"}], **none) == ("position.event", "other-event")
    asked = [REST[0], {"step": "HandIn", "seat": 0}]
    assert refused(FRONT, agenda=asked, **none) == ("position.event", "other-event")
    rich = {"event": "one_of_everything", "event_deck": EVENTS[:4], **none}
    assert refused(FRONT, agenda=[*asked, asked[1]], **rich) == ("agenda", "agenda")
    poor = [{"orange": 0, "violet": 1, "green": 1, "wand": 1}] * 3
    assert refused(FRONT, agenda=asked, **rich, stock=poor) == ("agenda[1]", "step")
    extra: list[dict[str, Any]] = [*REST, {"step": "Lead"}, {"step": "ExtraCard", "seat": 1}]
    assert refused(BACK, agenda=extra) == ("agenda[3]", "step")  # P2 has no such tile
    quiet = {"event": "like_minded", "event_deck": EVENTS[:4]}
    assert refused(BACK, agenda=extra, **quiet) == ("position.event", "other-event")
    assert refused(BACK, agenda=[*extra[:3], {**extra[3], "seat": 2}])[0] == "agenda[3].seat"


@rule("BS-6.5", "BS-6.6", "BS-6.10")
def test_tricks() -> None:
    """P1 has led bravely, P2 has followed bravely, P3 has yet to answer."""
    for name, value in (("led", "hill_witch"), ("actor", 0), ("last_brave", 1)):
        assert refused(FRONT, **{name: value}) == ("position.led", "no-trick")
    assert refused(FRONT, standings=["passed", "waiting", "waiting"]) == ("position.led", "no-trick")
    hands = dict.fromkeys(("P1", "P2", "P3"), "hill_witch")
    table = Table.set_up(3, hands=hands).play("P1 lead hill_witch brave", "P2 answer brave")
    trick = table.state.dump()
    assert SMALL.load({**trick, "moves": []}).deciding == (2,)
    assert refused(trick, led=None) == ("position.led", "nothing-led")
    assert refused(trick, led_roles=[]) == ("position.led_roles", "led-role")
    assert refused(trick, turn=0) == ("position.standings[2]", "answers")
    assert refused(trick, last_brave=0) == ("position.last_brave", "answers")
    for seat, standing in ((0, "brave"), (0, "passed"), (1, "knocked_out"), (1, None), (2, "passed")):
        standings = trick["position"]["standings"][:]
        standings[seat] = standing
        assert refused(trick, standings=standings) == (f"position.standings[{seat}]", "answers")
    assert refused(trick, agenda=[*REST, {"step": "NextTrick"}]) == ("position.turn", "answers")


@rule("BS-6.7", "BS-6.10", "BS-13.5")
def test_who_acts() -> None:
    """Under Answer the cowardly one who has just answered, under NextTrick the last brave one."""
    flight = {"step": "Flight", "role": 5, "brave": True}
    brave = Table(SMALL.load(FRONT)).play("P1 lead hill_witch brave", "P2 answer brave").state.dump()
    assert brave["agenda"] == [*REST, {"step": "NextTrick"}, flight]
    for actor in (0, 2, None):
        assert refused(brave, actor=actor) == ("position.actor", "no-actor")
        for step in ({"step": "GrantedDelivery"}, {"step": "GrantedFlight", "left": 1}, DELIVERY):
            agenda = [*brave["agenda"][:3], step]
            assert refused(brave, actor=actor, agenda=agenda) == ("position.actor", "no-actor")
    assert refused(brave, agenda=[*brave["agenda"][:3], {**flight, "brave": False}]) == ("agenda[3]", "step")
    for kind in ("Gather", "DruidDelivery", "Weather"):
        assert refused(brave, agenda=[*brave["agenda"][:3], {**flight, "step": kind}]) == (
            "agenda[3]",
            "step",
        )
    for role in (2, 4, 9):
        assert refused(brave, agenda=[*brave["agenda"][:3], {**flight, "role": role}]) == (
            "agenda[3]",
            "step",
        )
    assert refused(brave, agenda=[*brave["agenda"][:3], {**flight, "role": 11}])[0] == "agenda[3].role"
    cowardly = Table(SMALL.load(FRONT)).play("P1 lead hill_witch cowardly").state.dump()
    assert cowardly["agenda"] == [*REST, {"step": "Answer"}, {**flight, "brave": False}]
    assert refused(cowardly, actor=1) == ("position.actor", "no-actor")
    as_brave = {"standings": ["brave", "waiting", "waiting"], "last_brave": 0}
    assert refused(cowardly, **as_brave) == ("position.actor", "no-actor")
    by_tile = SMALL.load({**cowardly, "agenda": [*cowardly["agenda"][:3], flight], "moves": []})
    assert by_tile.deciding == (0,)


@rule("BS-12.2", "BS-12.5", "BS-12.8", "BS-14.2", "BS-14.4")
def test_what_a_role_sets_off() -> None:
    hands = {"P1": "mountain_witch root_gatherer"}
    table = Table.set_up(mountains={"MT1": "fly"}, hands=hands).play("P1 lead mountain_witch brave")
    there = table.play("P1 fly 2 R4").state.dump()
    rest = there["agenda"][:3]
    assert there["agenda"] == [*rest, ARRIVAL] and SMALL.load({**there, "moves": []}).deciding == (0,)
    for changed in ({"pawn": 0}, {"spot": 1}, {"spot": 77}, {"function": False, "delivery": 0}):
        assert refused(there, agenda=[*rest, {**ARRIVAL, **changed}]) == ("agenda[3]", "step")
    assert refused(there, amulets=[[], []]) == ("agenda[3]", "step")
    grant = {"step": "GrantedFlight", "left": 1}
    assert refused(there, agenda=[*rest, ARRIVAL, grant]) == ("agenda[3]", "step")
    later = {**ARRIVAL, "function": False}
    assert SMALL.load({**there, "agenda": [*rest, later, grant], "moves": []}).deciding == (0,)
    assert refused(there, agenda=[*rest, later, later]) == ("agenda", "agenda")
    assert refused(there, agenda=[*rest, *[grant] * 5]) == ("agenda", "agenda")
    assert refused(there, agenda=[*rest, {**grant, "left": 3}]) == ("agenda[3]", "step")
    assert refused(there, agenda=[*rest, {**grant, "left": 0}])[0] == "agenda[3].left"
    assert refused(there, agenda=[*rest, {**DELIVERY, "pawn": 5}])[0] == "agenda[3].pawn"
    assert refused(there, agenda=[*rest, {**DELIVERY, "region": 99}]) == ("agenda[3]", "step")

    hill = Table.set_up(back=True, hands={"P1": "hill_witch"}).play("P1 lead hill_witch brave")
    circle = hill.play("P1 fly 1 H1").state.dump()
    rest, step = circle["agenda"][:3], circle["agenda"][3]
    assert step == {"step": "ChooseCircle", "pawn": 0, "tile": 0, "witch": True}
    for changed in ({"pawn": 1}, {"tile": 1}, {"tile": 5}, {"tile": 88}):
        assert refused(circle, agenda=[*rest, {**step, **changed}]) == ("agenda[3]", "step")
    tower = {"h1": "tower", "h2": "turbo_ac", "h3": "turbo_ab"}
    shut = ["h2_tower", "h3_tower"]
    assert refused(circle, hills=tower, shut=shut, agenda=[*rest, {**step, "tile": 5}]) == (
        "agenda[3]",
        "step",
    )


@rule("BS-6.15", "BS-16")
def test_more_cards_than_roles_are_left() -> None:
    """Only where somebody forgot to follow; whoever imagines such a hand may think of any role."""
    six = " ".join(ROLES[:6])
    table = Table.set_up(hands={"P1": "weather_fairy", "P2": six}, led_roles=" ".join(ROLES[:7]))
    for _ in range(20):
        world = table.state.imagine(0, table.state.dice)
        assert len(world.view(1)["hand"]) == 6 and world.view(0) == table.state.view(0)


@rule("BS-5.1", "BS-9.7")
def test_sealed_choices() -> None:
    choosing = Table.set_up(event="like_minded", step="ChooseRoles").state.dump()
    for moves in (["choose hill_witch"] * 2, ["number 4"], ["bid orange 1"]):
        assert refused(choosing, sealed=[moves, []])[0] == "sealed[0]"
    four = [f"choose {role}" for role in ROLES[:4]]
    assert refused(choosing, sealed=[four, four])[0] == "sealed"
    bidding = Table.set_up(event="full_hands", step="EndRound").state.dump()
    for moves in (["bid orange 2"], ["bid violet 1"], ["choose hill_witch"]):
        assert refused(bidding, sealed=[[], moves])[0] == "sealed[1]"
