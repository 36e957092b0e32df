"""Setup (WD-1, WD-2, WD-16)."""

from collections import Counter

import pytest

from hexenkessel import State, seeded
from hexenkessel.games.witchdom import setup
from hexenkessel.games.witchdom.state import Witchdom
from hexenkessel.kernel.errors import WrongOption
from tests.games.witchdom.table import GAME, PAIRS, SEATS, Table
from tests.moments import play_on
from tests.rules import rule


def sides(state: State) -> dict[str, int]:
    return dict(Counter(goal["goal"].split("-")[1] for goal in state.view(None)["goals"]))


def lay(players: int, queue: str, **options: object) -> list[str]:
    """The goals that come of this queue of tiles."""
    state = GAME.start(players, 1, **options)
    assert isinstance(state, Witchdom)
    first = [int(tile) - 1 for tile in queue.replace("G", "").replace(",", "").split()]
    setup.lay_goals(state, first + [tile for tile in range(15) if tile not in first])
    return [goal["goal"] for goal in state.view(None)["goals"]]


@rule("WD-2.7")
def test_goal_row_for_three() -> None:
    assert sides(GAME.start(3, 1)) == {"dark": 4, "light": 2}


@rule("WD-2.7")
@pytest.mark.parametrize(("players", "dark", "light"), [(2, 3, 2), (3, 4, 2), (4, 4, 3), (5, 4, 4)])
def test_goals_by_number_of_players(players: int, dark: int, light: int) -> None:
    for seed in range(5):
        assert sides(GAME.start(players, seed)) == {"dark": dark, "light": light}
        extra = GAME.start(players, seed, extra_dark_goals=3)
        assert sides(extra) == {"dark": dark + 3, "light": light}


@rule("WD-1.2", "WD-2.2", "WD-2.3", "WD-2.4", "WD-2.5", "WD-2.6", "WD-2.9", "WD-1.1")
def test_four_players() -> None:
    state = GAME.start(4, 5, start_player=1)
    view = state.view(None)
    for stack in (view["witch_stack"], view["potion_stack"]):
        assert (stack["cards"], stack["boxed"]) == (42, 5)
    assert all(row["potion"] and row["witch"] and None not in row["ingredients"] for row in view["rows"])
    assert sum(view["bag"]) == 56
    assert len(view["goals"]) == 7 and sides(state) == {"dark": 4, "light": 3}
    for seat, owner in enumerate(view["owners"]):
        assert owner["hand"] == [f"{owner['pair']}-a", f"{owner['pair']}-b"]
        assert owner["potions"] == [f"s{seat + 1}"]
        assert not any(owner["ingredients"]) and not owner["pile"] and not owner["tools"]
        assert owner["points"] == 0 and not any(owner["clan"].values())
    assert len({owner["pair"] for owner in view["owners"]}) == 4


@rule("WD-2.6", "WD-2.7")
def test_two_players() -> None:
    state = GAME.start(2, 3)
    view = state.view(None)
    for stack in (view["witch_stack"], view["potion_stack"]):
        assert (stack["cards"], stack["boxed"]) == (47, 0)
    assert sum(view["bag"]) == 56
    assert sides(state) == {"dark": 3, "light": 2}


@rule("WD-2.8")
def test_no_goals_with_animals() -> None:
    goals = lay(2, "G14, G1, G15, G5, G9, G12, G3")
    assert goals == ["g1-dark", "g5-dark", "g9-dark", "g12-light", "g3-light"]
    for seed in range(20):
        drawn = {goal["goal"] for goal in GAME.start(5, seed, extra_dark_goals=3).view(None)["goals"]}
        assert not drawn & {"g14-dark", "g14-light", "g15-dark", "g15-light"} and len(drawn) == 11


@rule("WD-12.7")
def test_extra_animal_goal() -> None:
    queue = "G14, G15, G1, G5, G9, G12, G3"
    goals = lay(3, queue, animals=True)
    assert goals == ["g14-dark", "g15-dark", "g1-dark", "g5-dark", "g9-dark", "g12-light", "g3-light"]
    assert lay(3, queue, animals=True, animal_goals_extra=0)[:1] == ["g14-dark"]
    assert len(lay(3, queue, animals=True, animal_goals_extra=0)) == 6
    assert len(lay(3, queue, animals=True, animal_goals_extra=2)) == 8


@rule("WD-12.7", "WD-12.8", "WD-10.1")
def test_the_sixth_claim_of_seven_is_the_trigger() -> None:
    goals = ["g14-dark", "g15-dark", "g1-dark", "g5-dark", "g9-dark", "g12-light", "g3-light"]
    for claimed, trigger in ((4, "none"), (5, "goals")):
        table = Table.set_up(
            3,
            animals=True,
            goals=goals,
            owners=[0] * claimed + [None] * (6 - claimed) + [None],
            active="green 1/1/1 (6)",
            step="brew",
            witches=["green 2/0/0 (8)"],
            stock=["green [H] 1"],
            tokens="H1",
        )
        table.play("brew green [H] 1")
        assert table.view()["trigger"] == trigger


@rule("WD-2.1", "WD-2.2", "WD-3.1")
def test_seats_by_turn_order() -> None:
    state = GAME.start(4, 9, start_player=3)
    view = state.view(None)
    assert view["first"] == view["turn"] == 2
    assert [owner["potions"] for owner in view["owners"]] == [["s3"], ["s4"], ["s1"], ["s2"]]
    table = Table.set_up(
        4,
        turn="A",
        first="C",
        round=7,
        active="red 1/1/1 (6)",
        step="brew",
        stock=["red [H] 1"],
        tokens="H1",
        goals=["g1-light", "g2-light"],
        owners=[None, 2],
        witches=["red 2/1/0 (6)"],
        boxed=5,
    ).play("brew red [H] 1")
    order = []
    while not table.state.over:
        if table.asks == "act":
            order.append((table.view()["round"], table.to_move))
        play_on(table.state, seeded(1), 1)
    assert order == [(7, "B"), (8, "C"), (8, "D"), (8, "A"), (8, "B")]


@rule("WD-2.1", "WD-16")
def test_the_start_player_is_drawn_or_fixed() -> None:
    drawn = Counter(GAME.start(4, seed).view(None)["first"] for seed in range(200))
    assert set(drawn) == {0, 1, 2, 3} and min(drawn.values()) > 25
    for chair in (1, 4):
        assert GAME.start(4, 3, start_player=chair).view(None)["first"] == chair - 1
    with pytest.raises(WrongOption):
        GAME.start(4, 3, start_player=5)


@rule("WD-2.3", "WD-15")
def test_novices_may_be_chosen_in_turn_order() -> None:
    state = GAME.start(3, 1, novices="choice", start_player=2)
    asked = []
    for pair in ("sun", "moon", "key"):
        [seat] = state.deciding
        asked.append(SEATS[seat])
        state.play(seat, f"novices {pair}")
        assert state.view(None)["owners"][seat]["hand"] == [f"{pair}-a", f"{pair}-b"]
    assert asked == ["B", "C", "A"] and state.view(None)["asks"] == "act"
    again = GAME.start(3, 1, novices="choice", start_player=2)
    again.play(1, "novices sun")
    refusal = again.explain(2, "novices sun")
    assert refusal is not None and (refusal.rule, refusal.key) == ("WD-2.3", "pair-taken")
    other = again.explain(2, "rest")
    assert other is not None and other.key == "novices-first"


@rule("WD-2.3")
def test_every_pair_is_dealt_to_every_seat() -> None:
    dealt = {
        (seat, owner["pair"])
        for seed in range(80)
        for seat, owner in enumerate(GAME.start(2, seed).view(None)["owners"])
    }
    assert len(dealt) == 2 * len(PAIRS)


@rule("WD-1.3", "WD-1.4", "WD-1.5")
def test_what_cards_show() -> None:
    data = GAME.content.data
    assert sum(entry["tokens"] for entry in data["ingredient"]) == 65
    assert [entry["tokens"] for entry in data["ingredient"]] == [13] * 5
    assert {entry["tool"] for entry in data["potion"]} == {entry["id"] for entry in data["tool"]}
    assert {entry["animal"] for entry in data["witch"]} == {entry["id"] for entry in data["animal"]}
    assert {entry["main"] for entry in data["witch"]} == {"red", "blue", "green", "yellow"}
    # Five kinds of everything but colours, and an ingredient of its own for every animal.
    assert [len(data[kind]) for kind in ("ingredient", "tool", "animal")] == [5, 5, 5]
    assert sorted(entry["ingredient"] for entry in data["animal"]) == sorted(
        entry["id"] for entry in data["ingredient"]
    )
    kinds = {name for entry in data["potion"] + data["start"] for name in entry["ingredients"]}
    assert kinds == {entry["id"] for entry in data["ingredient"]}


@rule("WD-16", "WD-13.1")
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {"start_player": 1, "extra_dark_goals": 3}),
        (1, {"start_player": 5}),
        (1, {"animals": True, "animal_goals_extra": 2}),
        (1, {"ostara_animal_rule": "literal", "animals_when": "first_round"}),
        (2, {"solo_level": 2}),
        (3, {"animal_goals_extra": 2, "animals_when": "first_round"}),
        (4, {"animals": True, "solo_level": 3, "ostara_or_rule": "literal", "ostara_animal_rule": "literal"}),
    ],
)
def test_options_without_effect_are_passed_over(players: int, options: dict[str, object]) -> None:
    passed_over = [name for name in options if name != "animals"]
    assert sorted(GAME.passed_over(players, options)) == sorted(passed_over)
    kept = {name: value for name, value in options.items() if name not in passed_over}
    assert GAME.start(players, 4, **options) == GAME.start(players, 4, **kept)


@rule("WD-16")
def test_options_with_an_effect_have_one() -> None:
    def dump(players: int, **options: object) -> object:
        assert GAME.passed_over(players, options) == []
        return GAME.start(players, 4, **options).dump()["position"]

    for players, usual, other in (
        (1, {}, {"solo_level": 2}),
        (2, {"start_player": 1}, {"start_player": 2}),
        (2, {}, {"extra_dark_goals": 1}),
        (2, {"animals": True}, {"animals": True, "animal_goals_extra": 2}),
    ):
        assert dump(players, **usual) != dump(players, **other)


@rule("WD-16")
def test_the_defaults() -> None:
    assert [option.default for option in GAME.options] == [
        *("random", "random", 0, False, 1, "always", 1, "fewer", "new")
    ]
    # The three readings of the rulebook's slips that have a literal option.
    by_name = {option.id: option for option in GAME.options}
    assert "literal" in by_name["ostara_or_rule"].values
    assert "literal" in by_name["ostara_animal_rule"].values
    assert "first_round" in by_name["animals_when"].values
    with pytest.raises(WrongOption):
        GAME.start(4, 1, start_player=5)
