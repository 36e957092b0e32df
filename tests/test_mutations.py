"""Positions from outside: each is refused with the place of its mistake, or can be played to its end."""

import faulthandler
import os
import random
from collections.abc import Iterator

import pytest

import hexenkessel as hx
from hexenkessel import State, seeded
from hexenkessel.kernel.errors import BrokenPosition
from tests.moments import MOST_MOVES, some_move
from tests.mutations import dumps, mutated

LONG = os.environ.get("HYPOTHESIS_PROFILE") == "long"
# So many of each game, in so many tests that several processes can share them.
BATCHES, EACH = (40, 500) if LONG else (5, 100)
# Long before this an endless loop is one: a compiled one holds the interpreter, so only a watchdog can end it.
MOST_SECONDS = 600


@pytest.fixture(autouse=True)
def watchdog() -> Iterator[None]:
    faulthandler.dump_traceback_later(MOST_SECONDS, exit=True)
    yield
    faulthandler.cancel_dump_traceback_later()


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("id", hx.games())
def test_a_changed_position_is_refused_or_can_be_played(id: str, batch: int) -> None:
    seed = random.randrange(2**32) if LONG else batch
    chance = random.Random(f"{id} {seed}")
    game = hx.game(id)
    source = dumps(id, chance)
    played = 0
    for number in range(EACH):
        data = mutated(game, next(source), chance)
        try:
            state = game.load(data)
        except BrokenPosition:
            continue
        except Exception as error:
            raise AssertionError(f"{id}, seed {seed}, number {number}: {data}") from error
        try:
            play_to_the_end(state, chance)
        except Exception as error:
            raise AssertionError(f"{id}, seed {seed}, number {number}, let in: {data}") from error
        played += 1
    # Were everything refused, nothing would have been seen of how such positions play.
    assert played > 0


def play_to_the_end(state: State, chance: random.Random) -> None:
    """Random moves, a look from every seat now and then; all that can be asked of a state answers."""
    dice = seeded(chance.randrange(2**32))
    for _ in range(MOST_MOVES):
        if chance.random() < 0.05:
            look_around(state, chance)
        if state.over:
            break
        for seat in state.deciding:
            assert state.moves(seat), f"seat {seat} has to decide and can't"
        state.play(*some_move(state, dice))
    assert state.over, "it does not end"
    look_around(state, chance)
    state.scores()
    state.ranking()
    if state.recording:
        assert hx.replay(state.record) == state


def look_around(state: State, chance: random.Random) -> None:
    state.view(None)
    seat = chance.randrange(state.players)
    state.view(seat)
    world = state.imagine(seat, seeded(chance.randrange(2**32)))
    assert world.view(seat) == state.view(seat)
    for other in world.deciding:
        assert world.moves(other)
    move = chance.choice(state.game.table.moves)
    if move not in state.moves(seat):
        assert state.explain(seat, move) is not None
