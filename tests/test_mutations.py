"""Positions from outside: each is refused with the place of its mistake, or can be played to its end."""

import faulthandler
import os
import random
from collections.abc import Iterator

import pytest

import hexenkessel as hx
from hexenkessel.lab.laws import LawBroken
from hexenkessel.lab.mutations import dumps, let_in, mutated

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
        try:
            played += let_in(game, mutated(game, next(source), chance), chance)
        except LawBroken as error:
            raise AssertionError(f"{id}, seed {seed}, number {number}") from error
    # Were everything refused, nothing would have been seen of how such positions play.
    assert played > 0
