"""What is open and what is hidden (WD-14), and what always holds (WD-17)."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hexenkessel import State, seeded
from hexenkessel.kernel.errors import BrokenPosition
from tests.games.witchdom.table import GAME, Table
from tests.moments import moments, play_on, walk
from tests.rules import rule

every_count = pytest.mark.parametrize("players", range(1, 6))


def imagined(state: State, worlds: int = 40) -> list[dict[str, Any]]:
    return [state.imagine(0, seeded(number)).dump()["position"] for number in range(worlds)]


@rule("WD-14.6", "WD-14.3")
def test_what_went_under_stays_known() -> None:
    a, b, c = "red 1/0/0 (1)", "red 0/1/0 (2)", "red 0/0/1 (3)"
    table = Table.set_up(3, hand="blue 1/0/0 (5) renewal", open_witches=[a, b, c])
    table.play("play blue 1/0/0 (5) renewal", "renew witches")
    for name in ("A", "B", "C", None):
        assert table.cards(table.view(name)["witch_stack"]["known"]) == [a, b, c]
    back = table.view()["witch_stack"]["back"]
    tops = set()
    for seat in range(3):
        for number in range(20):
            world = table.state.imagine(seat, seeded(number))
            position = world.dump()["position"]
            assert table.cards(reversed(position["witch_stack"][:3])) == [a, b, c]
            assert world.view(None)["witch_stack"]["back"] == back
            tops.add(position["witch_stack"][-1])
    assert len(tops) > 3


@rule("WD-14.2", "WD-14.3", "WD-14.4")
def test_stacks_and_box_are_imagined_anew() -> None:
    state = GAME.start(4, 7)
    real = state.dump()["position"]
    worlds = imagined(state)
    for kind, plural in (("witch", "witches"), ("potion", "potions")):
        cards = sorted(real[f"{kind}_stack"] + real[f"boxed_{plural}"])
        assert len({tuple(world[f"{kind}_stack"]) for world in worlds}) == len(worlds)
        assert len({tuple(sorted(world[f"boxed_{plural}"])) for world in worlds}) == len(worlds)
        for world in worlds:
            assert sorted(world[f"{kind}_stack"] + world[f"boxed_{plural}"]) == cards
        # Every card with the same back may lie on top, and no other.
        backs = {
            entry["id"]: entry["animal" if kind == "witch" else "tool"] for entry in GAME.content.data[kind]
        }
        alike = {card for card in cards if backs[card] == backs[real[f"{kind}_stack"][-1]]}
        many = {state.imagine(0, seeded(n)).dump()["position"][f"{kind}_stack"][-1] for n in range(150)}
        assert many == alike


@rule("WD-14.2", "WD-14.1")
def test_ostaras_unused_tiles_are_imagined_anew() -> None:
    state = GAME.start(1, 2, animals=True)
    worlds = imagined(state)
    assert len({tuple(world["tiles"]) for world in worlds}) > 20
    assert {tuple(world["used_tiles"]) for world in worlds} == {tuple(state.dump()["position"]["used_tiles"])}
    assert {tuple(sorted(world["tiles"])) for world in worlds} == {
        tuple(sorted(state.dump()["position"]["tiles"]))
    }


@rule("WD-14.1", "WD-14.5")
@every_count
@given(data=st.data())
@settings(max_examples=15)
def test_all_seats_see_the_same(players: int, data: st.DataObject) -> None:
    """Hands, piles, stocks, clans, tokens and the contents of the bag are open; only whose potions are looked at differs."""
    state = data.draw(moments("witchdom", players))
    position = state.dump()["position"]
    for seat in (*range(players), None):
        view = state.view(seat)
        assert [owner["hand"] for owner in view["owners"]] == position["hands"]
        assert [owner["pile"] for owner in view["owners"]] == position["piles"]
        assert view["bag"] == position["bag"]
        for name in ("seat", "brews"):
            del view[name]
        spectator = state.view(None)
        for name in ("seat", "brews"):
            del spectator[name]
        assert view == spectator


@rule("WD-17.1", "WD-17.2", "WD-17.3", "WD-17.4", "WD-17.5", "WD-17.6")
@every_count
def test_what_always_holds(players: int) -> None:
    """Counted here anew, without the engine's own checks."""
    for seed, animals in ((1, False), (2, True)):
        state = GAME.start(players, seed, animals=animals)
        for moment in walk(state, seeded(seed)):
            holds(moment.dump()["position"], players)
        assert state.over


def holds(position: dict[str, Any], players: int) -> None:
    for number, name in enumerate(("herbs", "leaf", "berries", "mushroom", "root")):
        held = sum(numbers[number] for numbers in position["ingredients"])
        assert position["bag"][number] + position["slots"].count(name) + held == 13
    witches = [card for card in position["open_witches"] if card]
    for field in ("hands", "piles", "clan_witches", "stock_animals", "clan_animals"):
        witches += [card for cards in position[field] for card in cards if card[0] == "w"]
    assert sorted(witches + position["witch_stack"] + position["boxed_witches"]) == [
        f"w{number:02}" for number in range(1, 51)
    ]
    potions = [card for card in position["open_potions"] if card]
    for field in ("stock_potions", "clan_potions", "stock_tools", "clan_tools"):
        potions += [card for cards in position[field] for card in cards]
    potions += position["potion_stack"] + position["boxed_potions"]
    assert sorted(card for card in potions if card[0] == "p") == [f"p{number:02}" for number in range(1, 51)]
    assert sum(card[0] == "s" for card in potions) == max(2, players)
    for hand, pile in zip(position["hands"][:players], position["piles"], strict=False):
        assert sum(card[0] != "w" for card in hand + pile) == 2
    for cards, brewed in zip(position["clan_witches"], position["clan_potions"], strict=True):
        assert len(cards) == len(brewed)
    if sum(position["bag"]):
        assert None not in position["slots"]
    for kind, plural in (("witch", "witches"), ("potion", "potions")):
        if None in position[f"open_{plural}"]:
            assert not position[f"{kind}_stack"] and not position[f"boxed_{plural}"]


@rule("WD-17.8")
def test_her_witches_and_potions_stay_even() -> None:
    for seed in range(6):
        state = GAME.start(1, seed)
        for moment in walk(state, seeded(seed)):
            ostara = moment.view(None)["owners"][1]
            assert abs(len(ostara["hand"]) - len(ostara["potions"])) <= 1


@rule("WD-14.2", "WD-14.1")
@every_count
def test_a_view_tells_which_cards_are_left(players: int) -> None:
    """Counting what lies open tells what stack and box hold together: also which cards became tools and animals."""
    state = GAME.start(players, 7, animals=True)
    for number, moment in enumerate(walk(state, seeded(7))):
        if number % 9:
            continue
        view, position = moment.view(None), moment.dump()["position"]
        for kind, things, cards in (("witch", "animals", "animal_cards"), ("potion", "tools", "tool_cards")):
            ids = [entry["id"] for entry in GAME.content.data[kind]]
            plural = "witches" if kind == "witch" else "potions"
            hidden = position[f"{kind}_stack"] + position[f"boxed_{plural}"]
            seen = [row[kind] for row in view["rows"] if row[kind]]
            for own in view["owners"]:
                seen += own["clan"][plural] + own[cards] + own["clan"][cards]
                seen += own["hand"] + own["pile"] if kind == "witch" else own["potions"]
                backs = {entry["id"]: entry[things.removesuffix("s")] for entry in GAME.content.data[kind]}
                for part in (own, own["clan"]):
                    assert sorted(backs[card] for card in part[cards]) == sorted(part[things])
            assert sorted(card for card in ids if card not in seen) == sorted(hidden)


# -- positions that can't be -------------------------------------------------------------------------------------------


def spoilt(change: Any, players: int = 3, **options: object) -> str:
    """What is said about a position with this change."""
    state = GAME.start(players, 11, **options)
    for _ in range(25):
        state.play(state.deciding[0], state.moves(state.deciding[0])[-1])
    data = state.dump()
    change(data["position"], data)
    with pytest.raises(BrokenPosition) as error:
        GAME.load(data)
    return str(error.value.problem).removeprefix("witchdom-problem-")


def put(field: str, value: Any) -> Any:
    return lambda position, data: position.__setitem__(field, value)


NUMBER = "shell-problem-position-number"


@rule("WD-17.1", "WD-17.2", "WD-17.3", "WD-17.4", "WD-17.5")
@pytest.mark.parametrize(
    ("problem", "change"),
    [
        ("token-count", lambda position, data: position["bag"].__setitem__(0, position["bag"][0] + 1)),
        ("kinds", lambda position, data: position["bag"].pop()),
        ("kinds", lambda position, data: position["slots"].pop()),
        ("owners", lambda position, data: position["hands"].pop()),
        ("card-count", lambda position, data: position["witch_stack"].pop()),
        ("card-count", lambda position, data: position["potion_stack"].append("p01")),
        ("novice-place", lambda position, data: position["clan_witches"][0].append("key-a")),
        ("start-place", lambda position, data: position["potion_stack"].append("s5")),
        ("start-count", lambda position, data: position["stock_potions"][0].append("s5")),
        ("pair", lambda position, data: position["hands"][0].append("key-a")),
        ("known", put("known_witches", 60)),
        (
            "goal-twice",
            lambda position, data: (
                position["goals"].append(position["goals"][0]),
                position["goal_owners"].append(-1),
            ),
        ),
        ("goal-owners", lambda position, data: position["goal_owners"].pop()),
        ("goal-owners", lambda position, data: position["goal_owners"].__setitem__(0, 4)),
        ("no-turn", put("turn", None)),
        ("last-round", put("last_round", 9)),
        ("active", put("active", "key-b")),
        ("last-round", put("trigger", None)),
        ("tiles", put("tiles", ["o1"])),
        (NUMBER, lambda position, data: data["agenda"].append({"step": "Gather", "place": 5, "points": 1})),
        (NUMBER, lambda position, data: data["agenda"].append({"step": "Rest", "tokens": 9})),
        ("step", lambda position, data: data["agenda"].append({"step": "Pay", "potion": 3, "ways": []})),
    ],
)
def test_a_position_that_can_not_be(problem: str, change: Any) -> None:
    assert spoilt(change) == problem


def move_card(position: dict[str, Any], start: str, end: str) -> None:
    position[end][0].append(position[start].pop())


@rule("WD-17.4", "WD-17.5", "WD-12.4", "WD-13.1", "WD-10.6")
def test_more_positions_that_can_not_be() -> None:
    assert spoilt(lambda position, data: move_card(position, "witch_stack", "clan_witches")) == "brews"
    assert spoilt(lambda position, data: move_card(position, "witch_stack", "stock_animals")) == "no-animals"
    assert spoilt(lambda position, data: position["tiles"].pop(), 1) == "tiles"

    def empty_slot(position: dict[str, Any], data: dict[str, Any]) -> None:
        kind = ("herbs", "leaf", "berries", "mushroom", "root").index(position["slots"][0])
        position["slots"][0] = None
        position["bag"][kind] += 1

    assert spoilt(empty_slot) == "not-filled"

    def box_only(position: dict[str, Any], data: dict[str, Any]) -> None:
        position["boxed_witches"] += position["witch_stack"]
        position["witch_stack"] = []

    assert spoilt(box_only) == "boxed"

    def two_snakes(position: dict[str, Any], data: dict[str, Any]) -> None:
        backs = {entry["id"]: entry["animal"] for entry in GAME.content.data["witch"]}
        for card in [card for card in position["witch_stack"] if backs[card] == "snake"][:2]:
            position["witch_stack"].remove(card)
            position["clan_animals"][0].append(card)

    assert spoilt(two_snakes, 2, animals=True) == "animal-twice"


def refused(data: dict[str, Any], **change: Any) -> tuple[str, str]:
    """Where and why a position is refused."""
    with pytest.raises(BrokenPosition) as error:
        GAME.load({**data, **change})
    return str(error.value.facts["where"]), error.value.problem.removeprefix("witchdom-problem-")


@rule("WD-13.5", "WD-13.6")
def test_a_solo_game_has_its_rounds_and_tiles() -> None:
    """A round after the last one would never end; without a tile Ostara has no turn."""
    data = GAME.start(1, 5).dump()
    position = data["position"]
    assert refused(data, position={**position, "round": 16}) == ("position.round", "round")
    used = {"tiles": [], "used_tiles": position["tiles"] + position["used_tiles"]}
    assert refused(data, position={**position, **used}) == ("position.tiles", "tiles-left")
    # The last turn of a stage needs no more of them.
    assert GAME.load({**data, "position": {**position, **used, "round": 5}}).deciding == (0,)


@rule("WD-13.1", "WD-5.6", "WD-12.2")
def test_steps_that_can_not_lie_there() -> None:
    """Ostara has no turn where two play, a novice never brews or tames, and nobody plays without a turn to end."""
    data = GAME.start(2, 5, animals=True).dump()
    end, act = {"step": "EndTurn"}, {"step": "Act"}
    agendas = [
        [end, act, {"step": "OstaraTurn"}],
        [act],
        [end, end, act],
        [end, act, act],
        [end, {"step": "Round"}],
        [{"step": "Round"}, act],
        [end, {"step": "ChooseNovices", "seat": 0}],
        [{"step": "Round"}, {"step": "ChooseNovices", "seat": 0}, {"step": "ChooseNovices", "seat": 0}],
    ]
    for agenda in agendas:
        with pytest.raises(BrokenPosition):
            GAME.load({**data, "agenda": agenda})
    state = GAME.load(data)
    state.play(state.deciding[0], state.moves(state.deciding[0])[0])
    played = state.dump()
    assert "-" in str(played["position"]["active"])
    gather = played["agenda"][-1]
    assert refused(played, agenda=[end, {"step": "Brew"}, gather]) == ("agenda[1]", "step")
    assert refused(played, agenda=[end, gather, {"step": "Renew"}]) == ("agenda[2]", "step")
    assert refused(played, agenda=[end, gather, gather]) == ("agenda[2]", "step")
    assert refused(played, agenda=[end, {**gather, "points": 6}]) == ("agenda[1]", "step")
    assert refused(played, agenda=[end, act]) == ("position.active", "active")


@rule("WD-2.8")
def test_no_animal_goals_without_animals() -> None:
    data = GAME.start(2, 5).dump()
    goals = ["g14-dark", "g15-dark", *data["position"]["goals"][2:]]
    assert GAME.load({**data, "options": {"animals": True}, "position": {**data["position"], "goals": goals}})
    assert refused(data, position={**data["position"], "goals": goals}) == ("position.goals", "no-animals")


@rule("WD-10.2", "WD-10.3")
def test_a_game_that_has_run_out_of_cards_ends() -> None:
    data = GAME.start(2, 5).dump()
    position = data["position"]
    stock = [position["stock_tools"][0] + position["potion_stack"], position["stock_tools"][1]]
    gone = {**position, "potion_stack": [], "stock_tools": stock}
    for ending in ({}, {"last_round": 2, "trigger": "potions"}):
        state = GAME.load({**data, "position": {**gone, **ending}})
        play_on(state, seeded(2))
        assert state.over and state.ending == "potions" and state.dump()["position"]["round"] == 2
    over = state.dump()
    assert refused(over, ending="goals") == ("ending", "ending")
    assert refused(over, position={**over["position"], "round": 1}) == ("ending", "ending")


@rule("WD-13.6")
def test_a_tale_tells_something() -> None:
    state = GAME.start(1, 5)
    data = state.dump()
    tale = data["position"]["tale"]
    assert tale
    changes: list[dict[str, Any]] = [{"deed": None}, {"places": [], "kind": None, "witches": []}]
    for number, line in enumerate(tale):
        for change in changes:
            lines = [*tale[:number], {**line, **change}, *tale[number + 1 :]]
            where = (f"position.tale[{number}]", "tale")
            assert refused(data, position={**data["position"], "tale": lines}) == where
