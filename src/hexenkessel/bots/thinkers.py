"""Bots think here: in other processes, never in the event loop.

A worker is handed a position imagined for the bot's seat, as data. The real state never leaves the server's process, so a
bot can't know more than its seat, whatever its code does.
"""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Any, Final, TypeVar

from hexenkessel import bots, shelf
from hexenkessel.kernel.dice import Dice, seeded
from hexenkessel.kernel.state import State

T = TypeVar("T")

HINT_LEVEL: Final = "grandmaster"
MOST_THOUGHTS: Final = 5


def fresh_dice() -> Dice:
    """Chance that has nothing to do with the table's own."""
    return seeded(int.from_bytes(os.urandom(8), "big"))


class Thinkers:
    """The worker processes; they start with the first bot."""

    def __init__(self, workers: int | None = None) -> None:
        # One core stays with the server, where there is more than one.
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.pool: ProcessPoolExecutor | None = None

    async def move(self, state: State, seat: int, level: str) -> str:
        """The text of the move that a bot of this level makes."""
        return await self.submit(choose, state, seat, level)

    async def hint(self, state: State, seat: int) -> list[tuple[str, int, int]]:
        """The moves that a good bot considers, best first, with chance and share in percent."""
        return await self.submit(ponder, state, seat, HINT_LEVEL)

    async def submit(self, task: Callable[..., T], state: State, seat: int, level: str) -> T:
        imagined = state.imagine(seat, fresh_dice()).dump()
        seed = int.from_bytes(os.urandom(8), "big")
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.open(), task, state.game.id, imagined, seat, level, seed)
        except BrokenProcessPool:
            # A worker died (the system took it for its memory): begin anew, once.
            self.close()
            return await loop.run_in_executor(self.open(), task, state.game.id, imagined, seat, level, seed)

    def open(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.workers, multiprocessing.get_context("spawn"), initializer=settle_in
            )
        return self.pool

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


# -- in the worker -------------------------------------------------------------------------------------------


def settle_in() -> None:
    """Ctrl-C is the server's affair; and when the server is gone, even by kill -9, so is the worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=follow_the_server, daemon=True).start()


def follow_the_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    wait([server.sentinel])
    os._exit(0)


def choose(game: str, imagined: dict[str, Any], seat: int, level: str, seed: int) -> str:
    state = shelf.game(game).load(imagined)
    return bots.ask(bots.make(level), state, seat, seeded(seed)).text


def ponder(
    game: str, imagined: dict[str, Any], seat: int, level: str, seed: int
) -> list[tuple[str, int, int]]:
    state = shelf.game(game).load(imagined)
    thoughts = bots.consider(bots.make(level), state, seat, seeded(seed))
    return [
        (thought.move.text, round(100 * thought.chance), round(100 * thought.share))
        for thought in thoughts[:MOST_THOUGHTS]
    ]
