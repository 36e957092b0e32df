"""The strategy: it looks at a state and leaves it as it was, and it wants what everybody would want."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hexenkessel import bots, seeded, shelf
from tests.games.witchdom.table import GAME, Table
from tests.moments import moments
from tests.rules import rule

STRATEGY = shelf.strategy("witchdom")


@pytest.mark.parametrize("players", range(1, 6))
@given(data=st.data())
@settings(max_examples=15)
def test_looking_changes_nothing(players: int, data: st.DataObject) -> None:
    state = data.draw(moments("witchdom", players, over=False))
    before = state.dump()
    [seat] = state.deciding
    moves = state.moves(seat)
    weights = STRATEGY.weigh(state, seat, moves)
    assert STRATEGY.weigh(state, seat, moves[::-1]) == pytest.approx(weights[::-1])
    assert STRATEGY.sketch(state, seat, moves, seeded(1)) in moves
    assert all(0.0 <= chance <= 1.0 for chance in STRATEGY.value(state))
    assert state.dump() == before


def best(table: Table) -> str:
    moves = table.state.moves(0)
    weights = STRATEGY.weigh(table.state, 0, moves)
    return table.options[weights.index(max(weights))]


@rule("WD-5.1", "WD-11.2")
def test_a_good_brew_is_made() -> None:
    table = Table.set_up(active="red 1/0/0 (8)", step="brew", stock=["red [H L M] 11"], tokens="H1 L1 M1")
    assert best(table) == "brew red [H L M] 11"


@rule("WD-4.3", "WD-11.1")
def test_the_missing_ingredient_is_taken() -> None:
    table = Table.set_up(
        active="red 0/0/1 (8)",
        step="gather lake 1",
        stock=["red [H L M M] 15"],
        tokens="H1 L1 M1",
        board="HLB HLB HMR",
    )
    assert best(table) == "take lake mushroom"


@rule("WD-7.8", "WD-11.5")
def test_at_the_end_a_kind_more_is_kept() -> None:
    """With three berries left, a pair of them instead of a single token is worth a point."""
    table = Table.set_up(
        active="blue 1/1/1 (6)",
        step="brew",
        stock=["blue [H L M] 5"],
        tokens="H1 L1 M1 B3",
        round=9,
        last_round=9,
        first="B",
    ).play("brew blue [H L M] 5")
    assert best(table) == "replace herbs berries"


def test_the_rule_of_thumb_beats_chance() -> None:
    wins = 0
    for seed in range(4):
        state = GAME.start(2, seed)
        dice = seeded(seed)
        while not state.over:
            seat = state.deciding[0]
            bot = bots.make("thumb" if seat == seed % 2 else "random")
            state.advance(seat, bots.ask(bot, state, seat, dice))
        wins += state.winners() == (seed % 2,)
    assert wins == 4
