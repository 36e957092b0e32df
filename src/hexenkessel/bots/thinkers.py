"""Bots think here: in other processes, never in the event loop.

A worker is handed a position imagined for the bot's seat, as data. The real state never leaves the server's process, so a
bot can't know more than its seat, whatever its code does.
"""

import asyncio
import os
import time
from collections.abc import Callable
from typing import Any, Final, TypeVar

from hexenkessel import bots
from hexenkessel.bots.reasons import Study, think_over
from hexenkessel.bots.workers import NOBODY, Claim, Failed, Waking, Workers
from hexenkessel.kernel.dice import Dice, seeded
from hexenkessel.kernel.state import State

T = TypeVar("T")

# Hints of one guest that may wait.
MOST_HINTS: Final = 4
# A thought takes a fifth of a second; what takes so much longer will never end.
THOUGHT_SECONDS: Final = 10.0
# A bot whose process has died does not keep a table waiting until there is another: it goes by the rule of thumb meanwhile.
PATIENCE: Final = 1.0
HASTY: Final = "thumb"
# A bot occupies its worker for a time that does not depend on what it sees. A forced move needs no thought, and answering
# it sooner than others would tell that it was forced, most of all when the workers are busy.
MOMENT: Final = 0.05
# Who comes first: bots that people wait for, then those that nobody looks at, then hints.
WATCHED, ALONE, HINT = 0, 1, 2


def lot() -> int:
    """Chance that has nothing to do with the table's own."""
    return int.from_bytes(os.urandom(8), "big")


def fresh_dice() -> Dice:
    return seeded(lot())


def occupied(level: str) -> float:
    """How long a bot of this level keeps its worker, whether it has to think or not."""
    return MOMENT + (bots.GRANDMASTER_SECONDS if level in bots.SEARCHING else 0.0)


def imagined_call(state: State, seat: int, level: str) -> tuple[str, dict[str, Any], int, str, int]:
    """What `choose` and `ponder` are told: nothing that the seat does not know."""
    imagined = state.imagine(seat, fresh_dice()).dump()
    return state.game.id, imagined, seat, level, lot()


class Thinkers:
    """The worker processes of the bots; they start with the first bot."""

    def __init__(self, workers: int | None = None) -> None:
        # One core stays with the server, where there is more than one.
        self.workers = Workers(workers or max(1, (os.cpu_count() or 2) - 1))

    async def move(
        self,
        state: State,
        seat: int,
        level: str,
        claim: Callable[[], Claim] = lambda: NOBODY,
        least: float = 0.0,
    ) -> str:
        """The text of the move that a bot of this level makes, after at least so many seconds (`occupied`)."""
        try:
            return await self.submit(choose, state, seat, level, claim=claim, least=least, patience=PATIENCE)
        except Waking:
            return await asyncio.to_thread(choose, *imagined_call(state, seat, HASTY))

    async def hint(self, state: State, seat: int, shares: tuple[str, ...] = ()) -> Study:
        """What the best bot thinks of the moves, and why."""
        return await self.submit(
            ponder, state, seat, "grandmaster", claim=lambda: (HINT, shares), queue=MOST_HINTS
        )

    async def submit(self, task: Callable[..., T], state: State, seat: int, level: str, **how: Any) -> T:
        call = (task, *imagined_call(state, seat, level))
        try:
            return await self.workers.do(*call, most=THOUGHT_SECONDS, **how)
        except Waking:
            raise
        except Failed:
            # A worker died (the system took it for its memory): again, once.
            return await self.workers.do(*call, most=THOUGHT_SECONDS, **how)

    def lightest(self, shares: list[tuple[str, ...]]) -> tuple[str, ...]:
        """Of these, the one that has used least of late."""
        now = time.monotonic()
        return min(shares, key=lambda one: self.workers.place((0, one), now))

    def open(self) -> None:
        self.workers.open()

    async def close(self) -> None:
        await self.workers.close()


# -- in the worker -------------------------------------------------------------------------------------------


def choose(game: str, imagined: dict[str, Any], seat: int, level: str, seed: int) -> str:
    world = bots.received(game, imagined)
    moves = world.moves(seat)
    if len(moves) == 1:
        return moves[0].text
    return bots.think(bots.make(level), world, seat, seeded(seed))[0].move.text


def ponder(game: str, imagined: dict[str, Any], seat: int, level: str, seed: int) -> Study:
    """As long as a bot of this level thinks, and reasons on top."""
    return think_over(bots.received(game, imagined), seat, seeded(seed), bots.make(level).seconds)
