"""The solo game (WD-13)."""

from collections import Counter
from typing import Any

import pytest

from hexenkessel import seeded
from tests.games.witchdom.table import GAME, Table, letters
from tests.moments import play_on, walk
from tests.rules import rule

RED, BLUE = "red 2/1/0 (6)", "blue 1/1/1 (6)"


def turn(tile: str, ostara: dict[str, Any], **more: Any) -> Table:
    """Ostara has just carried out this tile."""
    return Table.set_up(1, **{"step": "ostara", "tile": tile, "others": {"O": ostara}, **more})


def tale(table: Table) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = table.view()["ostara"]["tale"]
    return found


def taken(table: Table) -> list[str]:
    """The cards she took, as they were written."""
    return [card for line in tale(table) if line["deed"] == "card" for card in cards_of(table, line)]


def cards_of(table: Table, line: dict[str, Any]) -> list[str]:
    return table.cards(line["witches"] + line["potions"])


@rule(
    "WD-13.6",
    "WD-13.8",
    "WD-13.9",
    "WD-13.12",
    "WD-13.14",
    "WD-13.15",
    "WD-13.17",
    "WD-13.19",
    "WD-13.21",
    "WD-13.22",
)
def test_a_tile() -> None:
    table = turn(
        "o1",
        {"hand": [RED], "stock": ["red [H L B] 5"], "tokens": "H1"},
        goals=["g4-light", "g3-dark", "g5-dark"],
        open_witches=["green 1/0/0 (5)", "blue 0/1/0 (7)", "green 0/0/1 (8)"],
        board="MRM RBB LHR",
        bag="M9",
    )
    assert [line["deed"] for line in tale(table)] == [
        "kind",
        "criterion",
        "criterion",
        "card",
        "token",
        "token",
        "brew",
    ]
    kind, goal, points, card, first, second, brew = tale(table)
    assert kind["kind"] == "witch"
    assert goal["goal"] == "g3-dark" and goal["places"] == ["mountains", "lake"]
    assert points["criterion"] == "points" and cards_of(table, points) == ["green 0/0/1 (8)"]
    assert card["places"] == ["lake"]
    assert (first["places"], first["slot"], first["ingredient"]) == (["forest"], 2, "berries")
    assert (second["places"], second["slot"], second["ingredient"]) == (["lake"], 1, "leaf")
    assert cards_of(table, brew) == [RED, "red [H L B] 5"] and letters(brew["tokens"]) == "H1 L1 B1"
    assert table.row("forest") == "RMB" and table.cards(table.owner("O")["hand"]) == ["green 0/0/1 (8)"]
    assert table.owner("O")["potions"] == [] and table.tokens("O") == ""


@rule("WD-13.9")
@pytest.mark.parametrize(("reading", "kind"), [("fewer", "witch"), ("literal", "potion")])
def test_what_she_has_fewer_of(reading: str, kind: str) -> None:
    table = turn("o2", {"stock": ["red [R R R] 5"]}, ostara_or_rule=reading)
    assert tale(table)[0]["kind"] == kind
    assert len(table.owner("O")["hand"]) == (kind == "witch")


@rule("WD-13.9")
def test_with_equal_numbers_the_first() -> None:
    for tile, kind in (("o2", "potion"), ("o1", "witch")):
        table = turn(tile, {"hand": [BLUE], "stock": ["red [H H H H] 7"]}, board="RRR RRR RRR", bag="R4")
        assert tale(table)[0]["kind"] == kind


@rule("WD-13.15")
def test_a_goal_that_needs_no_more() -> None:
    table = turn(
        "o1",
        {"hand": ["yellow 1/1/0 (6)"], "witches": ["yellow 0/1/1 (6)"], "stock": ["red [H H H] 5"]},
        goals=["g4-light", "g1-dark", "g5-dark"],
        open_witches=["yellow 1/0/0 (7)", "red 0/1/0 (5)", "blue 0/0/1 (8)"],
    )
    assert taken(table) == ["red 0/1/0 (5)"]
    assert tale(table)[1]["goal"] == "g1-dark"


@rule("WD-13.15")
def test_a_goal_of_colours_that_needs_no_more() -> None:
    """Three colours are asked for, and she has three in clan and hand: a fourth helps her no more than any other."""
    table = turn(
        "o1",
        {"hand": [BLUE, RED], "witches": ["yellow 0/1/1 (6)"], "stock": ["red [H H H] 5", "red [R R R] 5"]},
        goals=["g12-light", "g1-dark", "g5-dark"],
        open_witches=["green 1/0/0 (7)", "red 0/1/0 (5)", "blue 0/0/1 (8)"],
    )
    assert tale(table)[1]["goal"] == "g1-dark" and taken(table) == ["red 0/1/0 (5)"]


@rule("WD-13.10", "WD-13.16", "WD-13.17")
def test_same_banner() -> None:
    table = turn(
        "o5",
        {"hand": ["green 1/1/1 (6)"], "stock": ["red [H H H H] 7"]},
        open_witches=["blue 1/0/0 (8)", "red+yellow 0/1/0 (5)", "red 0/0/1 (6)"],
        open_potions=["blue [H H H] 7", "green [L L L] 5", "red [B B B B] 10"],
    )
    assert taken(table) == ["red 0/0/1 (6)", "red [B B B B] 10"]


@rule("WD-13.16", "WD-13.14")
def test_the_topmost_of_equals() -> None:
    table = turn(
        "o5",
        {"stock": ["? [R R R R] 3"]},
        open_witches=["red 1/0/0 (5)", "blue 0/1/0 (8)", "green 0/0/1 (8)"],
        board="HHH HHH HHH",
    )
    assert taken(table)[0] == "blue 0/1/0 (8)"
    assert [line["deed"] for line in tale(table)][:4] == ["criterion", "criterion", "top", "card"]


@rule("WD-13.18", "WD-13.19", "WD-13.21")
def test_for_which_potion_she_collects() -> None:
    table = turn(
        "o7",
        {
            "hand": [BLUE],
            "stock": ["red [H H L] 5", "blue [B B M M; ring] 10", "? [L M R] 3"],
            "tokens": "M1",
        },
        board="HHB LLR MRL",
        bag="H4",
    )
    first, second, brew = tale(table)
    assert (first["places"], first["slot"], first["ingredient"]) == (["forest"], 1, "leaf")
    assert (second["places"], second["slot"], second["ingredient"]) == (["forest"], 3, "root")
    assert cards_of(table, first) == ["? [L M R] 3"] == cards_of(table, second)
    assert cards_of(table, brew) == [BLUE, "? [L M R] 3"] and table.tokens("O") == ""


@rule("WD-13.18")
def test_priorities_among_her_potions() -> None:
    """A matching witch first, then fewer ingredients, more points, acquired earlier."""
    equal = ["red [H H H] 5", "red [L L L] 6", "red [B B B] 6", "red [M M] 3", "blue [R R] 4"]
    table = turn("o7", {"hand": [RED], "stock": equal}, board="RHL BMR RRR", bag="R5")
    assert [line["ingredient"] for line in tale(table)] == ["mushroom", "leaf"]


@rule("WD-13.20")
def test_nothing_needed() -> None:
    table = turn("o7", {}, board="RBH LLL LLL", bag="L5")
    first, second = tale(table)
    assert [(line["places"], line["slot"], line["ingredient"]) for line in (first, second)] == [
        (["mountains"], 1, "root"),
        (["mountains"], 1, "leaf"),
    ]
    assert first["potions"] == []
    assert tale(turn("o7", {}, board="--- --- ---", bag="")) == []


@rule("WD-13.22", "WD-13.23")
def test_pairs_and_no_tools() -> None:
    table = turn(
        "o7",
        {"hand": ["yellow 1/1/1 (6)"], "stock": ["yellow [L L B B; crystal] 10"], "tokens": "L2 B1 M3"},
        board="--- --- ---",
        bag="",
    )
    [brew] = tale(table)
    assert letters(brew["tokens"]) == "L2 B1 M2" and table.tokens("O") == "M1"
    # Potion and witch count 16; the start potion that she brewed before and its witch, and one kind left, are the rest.
    content = table.state.game.content.data
    worth = {entry["id"]: entry["points"] for kind in ("witch", "start") for entry in content[kind]}
    [witch, _], [start, _] = table.owner("O")["clan"]["witches"], table.owner("O")["clan"]["potions"]
    assert table.owner("O")["points"] == 16 + worth[witch] + worth[start] + 1
    assert table.owner("O")["hand"] == table.owner("O")["clan"]["tools"] == []


@rule("WD-13.11", "WD-13.24")
def test_a_new_animal() -> None:
    table = turn(
        "o8",
        {"clan_animals": "snake"},
        animals=True,
        open_witches=["red 1/0/0 (5) | snake", "red 0/1/0 (5) | toad", "red 0/0/1 (5) | snake"],
    )
    assert table.owner("O")["clan"]["animals"] == ["snake", "toad"] and table.tokens("O") == ""
    assert tale(table)[0]["places"] == ["forest"] and table.view()["rows"][1]["witch"] is not None


@rule("WD-13.11")
def test_no_new_animal() -> None:
    table = turn(
        "o8",
        {"clan_animals": "snake toad"},
        animals=True,
        open_witches=["red 1/0/0 (5) | snake", "red 0/1/0 (5) | toad", "red 0/0/1 (5) | snake"],
    )
    assert [line["deed"] for line in tale(table)] == ["no-animal", "token", "token"]


@rule("WD-13.11")
@pytest.mark.parametrize(
    ("reading", "owned", "open_animals", "gets"),
    [
        ("literal", "", "cat owl cat", "cat"),
        ("literal", "cat", "toad owl cat", ""),
        ("new", "cat", "toad owl cat", "toad"),
    ],
)
def test_the_literal_reading(reading: str, owned: str, open_animals: str, gets: str) -> None:
    cards = [
        f"red {actions} (5) | {animal}"
        for actions, animal in zip(("1/0/0", "0/1/0", "0/0/1"), open_animals.split(), strict=True)
    ]
    table = turn("o8", {"clan_animals": owned}, animals=True, ostara_animal_rule=reading, open_witches=cards)
    assert table.owner("O")["clan"]["animals"] == [*owned.split(), *gets.split()]
    assert sum(table.owner("O")["ingredients"]) == (0 if gets else 2)
    if gets:
        assert tale(table)[0]["places"] == ["mountains"]


@rule("WD-13.11", "WD-13.13")
def test_no_witch_on_display() -> None:
    table = turn("o9", {}, animals=True, open_witches=["-", "-", "-"], witch_stack=[])
    assert [line["deed"] for line in tale(table)].count("token") == 3


@rule("WD-13.13")
def test_a_card_that_is_not_there() -> None:
    table = turn("o5", {}, open_potions=["-", "-", "-"], potion_stack=[])
    assert [line["deed"] for line in tale(table)][-1] == "no-card"
    assert table.owner("O")["potions"] == []


@rule("WD-13.6", "WD-13.1")
@pytest.mark.parametrize(("animals", "tiles"), [(False, 7), (True, 9)])
def test_all_tiles_are_shuffled(animals: bool, tiles: int) -> None:
    state = GAME.start(1, 3, animals=animals)
    left = {}
    orders = set()
    for moment in walk(state, seeded(1)):
        ostara = moment.view(None)["ostara"]
        left[moment.view(None)["round"]] = ostara["left"]
        assert len(ostara["used"]) + ostara["left"] == tiles
        orders.add(tuple(moment.dump()["position"]["tiles"]))
    assert [left[round] for round in (1, 5, 6, 10, 11, 15)] == [tiles - 1, tiles - 5] * 3
    assert len(orders) > 10
    drawn = Counter(GAME.start(1, seed, animals=animals).view(None)["ostara"]["tile"] for seed in range(150))
    assert len(drawn) == tiles


@rule("WD-13.3", "WD-13.25")
@pytest.mark.parametrize(("level", "points"), [(1, 72), (2, 80), (3, 95)])
def test_levels_at_the_end(level: int, points: int) -> None:
    goals = ["g5-dark", "g1-dark", "g6-dark", "g9-dark", "g12-dark"]
    table = Table.set_up(
        1,
        solo_level=level,
        step="end",
        round=15,
        tile="o7",
        used=["o1", "o2", "o3", "o4"],
        goals=goals,
        owners=[1 if level > 1 else None, None, None, 0, 0],
        others={
            "O": {
                "potions": ["red [H H] 18", "red [L L] 17", "s2"],
                "witches": ["green 1/0/0 (12)", "blue 0/1/0 (12)", "blue 0/0/1 (7)"],
                "tokens": "H2 L1 R1",
            }
        },
    )
    assert table.state.over and table.owner("O")["points"] == points
    assert table.state.ending == "rounds"


@rule("WD-13.5", "WD-17.7")
def test_goals_do_not_end_the_solo_game() -> None:
    table = Table.set_up(
        1,
        active="red 1/0/0 (6)",
        step="brew",
        round=9,
        witches=["w01"],
        stock=["red [H] 1"],
        tokens="H1",
        goals=["g1-light", "g5-dark", "g6-dark", "g7-dark", "g9-dark"],
        owners=[None, 0, 0, 0, None],
        used=["o1", "o2", "o3"],
    ).play("brew red [H] 1")
    assert table.view()["goals"][0]["owner"] == 0 and table.view()["trigger"] == "none"
    rounds = [moment.view(None)["round"] for moment in walk(table.state, seeded(1))]
    assert rounds[-1] == 15 and table.state.ending == "rounds"


@rule("WD-13.5")
def test_empty_stacks_do_not_end_the_solo_game() -> None:
    table = Table.set_up(
        1, hand="red 1/0/0 (6)", potion_stack=["p50"], witch_stack=["w50"], used=["o1", "o2"]
    )
    table.play("play red 1/0/0 (6)", "draw mountains potion")
    assert table.view()["trigger"] == "none" and table.view()["last_round"] == 15
    play_on(table.state, seeded(3))
    assert table.view()["round"] == 15


@rule("WD-13.26")
@pytest.mark.parametrize(("points", "winners"), [(30, (0,)), (29, ()), (28, (0,))])
def test_a_draw_is_a_victory(points: int, winners: tuple[int, ...]) -> None:
    mine = 29 if points == 28 else 30 if points == 30 else 28
    table = Table.set_up(
        1,
        step="end",
        round=15,
        used=["o1", "o2", "o3", "o4"],
        potions=[f"red [H H] {mine}"],
        witches=["red 1/0/0 (0)"],
        others={
            "O": {"potions": [f"red [L L] {points - 3}", "s2"], "witches": ["red 0/1/0 (0)", "red 0/0/1 (0)"]}
        },
    )
    assert table.state.over and table.owner("O")["points"] == points and table.state.scores() == [mine]
    assert table.state.winners() == winners and table.view()["won"] == [bool(winners)]


@rule("WD-13.23")
def test_the_largest_surplus() -> None:
    table = turn(
        "o7",
        {"hand": [RED], "stock": ["? [H H L L] 5"], "tokens": "H1 B3 M4"},
        board="--- --- ---",
        bag="",
    )
    [brew] = tale(table)
    assert letters(brew["tokens"]) == "H1 B2 M4" and table.tokens("O") == "B1"


@rule("WD-13.23", "WD-13.7")
def test_which_witch_brews() -> None:
    witches = ["red 1/0/0 (5)", "red 0/1/0 (7)", "blue 0/0/1 (9)", "red 1/1/0 (7)"]
    table = turn("o7", {"hand": witches, "stock": ["red [H] 5"], "tokens": "H1"}, board="--- --- ---", bag="")
    assert "red 0/1/0 (7)" in table.cards(table.owner("O")["clan"]["witches"])
    assert table.cards(table.owner("O")["hand"]) == ["red 1/0/0 (5)", "blue 0/0/1 (9)", "red 1/1/0 (7)"]


@rule("WD-13.9", "WD-17.8")
@pytest.mark.parametrize(
    ("reading", "numbers"), [("literal", [(1, 2), (1, 3), (1, 4)]), ("fewer", [(1, 2), (2, 2), (2, 3)])]
)
def test_three_tiles(reading: str, numbers: list[tuple[int, int]]) -> None:
    have: dict[str, Any] = {"stock": ["red [R R R R R R] 5"]}
    for tile, wanted in zip(("o5", "o3", "o4"), numbers, strict=True):
        table = turn(tile, have, ostara_or_rule=reading, board="HHH HHH HHH", bag="H1")
        owner = table.owner("O")
        assert (len(owner["hand"]), len(owner["potions"])) == wanted
        have = {
            "hand": table.cards(owner["hand"]),
            "stock": table.cards(owner["potions"]),
        }


@rule("WD-13.1", "WD-13.2", "WD-13.3", "WD-13.4")
def test_setup_of_the_solo_game() -> None:
    potions: Counter[str] = Counter()
    for seed in range(60):
        level = seed % 3 + 1
        state = GAME.start(1, seed, solo_level=level, animals=seed % 2 == 0)
        position = state.dump()["position"]
        view = state.view(None)
        assert "s2" in view["owners"][0]["potions"] and len(view["owners"][0]["hand"]) == 2
        assert not view["owners"][1]["pile"] and not view["owners"][1]["tools"]
        assert view["potion_stack"]["boxed"] == view["witch_stack"]["boxed"] == 0
        potions.update(
            card for card in position["stock_potions"][1] + position["clan_potions"][1] if card[0] == "s"
        )
        sides = [goal["goal"].split("-")[1] for goal in view["goals"]]
        assert sides == (["light"] * 2 + ["dark"] * 3 if level == 1 else ["dark"] * 5)
        worth = {goal.id: goal.points for goal in state.box.goals}  # type: ignore[attr-defined]
        for side in ("light", "dark"):
            row = [worth[goal["goal"]] for goal in view["goals"] if goal["goal"].endswith(side)]
            assert row == sorted(row)
    assert set(potions) == {"s1", "s3", "s4", "s5"}


@rule("WD-13.3", "WD-13.24")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_whether_she_claims(level: int) -> None:
    for goal, ostara, tile in (
        ("g1-light", {"hand": [RED], "stock": ["red [H] 5"], "tokens": "H1", "witches": ["w02"]}, "o7"),
        ("g14-light", {"clan_animals": "bat"}, "o8"),
    ):
        table = turn(
            tile,
            ostara,
            animals=True,
            solo_level=level,
            goals=[goal, "g6-dark", "g7-dark"],
            open_witches=["red 1/0/0 (5) | snake", "red 0/1/0 (5) | toad", "red 0/0/1 (5) | snake"],
        )
        assert table.view()["goals"][0]["owner"] == (None if level == 1 else 1)


@rule("WD-13.15")
def test_the_goal_criterion_also_applies_at_level_one() -> None:
    table = turn(
        "o1",
        {},
        solo_level=1,
        goals=["g12-light", "g5-dark"],
        open_witches=["red 1/0/0 (9)", "blue 0/1/0 (2)", "green 0/0/1 (3)"],
    )
    # The filler of her clan is red: another colour helps.
    assert taken(table) == ["green 0/0/1 (3)"]


@rule("WD-13.15")
def test_wild_potions_and_tool_goals_are_no_help() -> None:
    table = turn(
        "o4",
        {"hand": [RED]},
        goals=["g9-light", "g13-light"],
        open_potions=["? [H] 1", "blue [H H] 3", "? [L] 1"],
    )
    assert taken(table) == ["blue [H H] 3"]


@rule("WD-15")
def test_alone_slots_are_chosen() -> None:
    table = Table.set_up(1, active="red 0/0/1 (6)", step="gather lake 1", board="HLB HLB HHL", used=["o1"])
    assert [option for option in table.options if option.startswith("pick")] == [
        "pick lake 1",
        "pick lake 2",
        "pick lake 3",
    ]
    assert table.refusal("A", "take lake herbs") == ("WD-15", "by-slot")
    together = Table.set_up(active="red 0/0/1 (6)", step="gather lake 1")
    assert together.refusal("A", "pick lake 1") == ("WD-15", "by-kind")


@rule("WD-13.6")
def test_everything_she_does_is_told() -> None:
    """The events of a turn tell tile, criteria, candidates, what she took and why."""
    state = GAME.start(1, 5, animals=True)
    events = state.listen()
    play_on(state, seeded(2))
    kinds = Counter(event.kind for event in events)
    # The first turn was hers, before anybody listened.
    assert kinds["ostara-tile"] == 14
    for kind in (
        "ostara-kind",
        "ostara-criterion",
        "ostara-goal",
        "ostara-witch",
        "ostara-potion",
        "ostara-collects",
    ):
        assert kinds[kind]
    goal = next(event.facts for event in events if event.kind == "ostara-goal")
    assert (
        set(goal) == {"what", "criterion", "goal", "left", "places"} and len(goal["places"]) == goal["left"]
    )
