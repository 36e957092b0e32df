"""Self-play in worker processes: pools of games that hand their choices over in shared memory and take the answers there.

Every worker keeps its games in two halves. While the learner answers one half, the worker plays on with the other.
"""

from __future__ import annotations

import math
import os
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from hexenkessel import shelf
from hexenkessel.kernel.layout import Layout
from hexenkessel.kernel.pool import Asked, Lot, Pool

Array = NDArray[Any]

HALVES: Final = 2
# Room for one game's choice, on average: moves and marks. Witchdom marks most, The Witches has most moves.
MOVES_EACH: Final = 64
MARKS_EACH: Final = 320


@dataclass(frozen=True)
class Plan:
    """What a worker plays: which game, which tables, how many at once, and who else sits there."""

    game: str
    lots: tuple[tuple[int, tuple[tuple[str, Any], ...]], ...]
    games: int
    heat: float
    guest_every: int
    rows: Array


def slots(plan: Plan, seats: int) -> dict[str, tuple[tuple[int, ...], str]]:
    """The arrays that lie in the shared memory for one half."""
    count = plan.games // HALVES
    return {
        "seats": ((count,), "i2"),
        "players": ((count,), "i2"),
        "allied": ((count,), "i2"),
        "moves": ((count,), "i4"),
        "codes": ((count * MOVES_EACH,), "i4"),
        "weights": ((count * MOVES_EACH,), "f4"),
        "marks": ((count,), "i4"),
        "places": ((count * MARKS_EACH,), "i4"),
        "numbers": ((count * MARKS_EACH,), "f4"),
        # What ended since the last time: the result by seat and, last, whether nobody won.
        "done": ((count,), "i2"),
        "result": ((count, seats + 1), "f4"),
        "choices": ((count,), "i4"),
    }


def half_of(plan: Plan, seats: int, memory: SharedMemory, number: int) -> dict[str, Array]:
    """The arrays of one half of one worker's games."""
    arrays: dict[str, Array] = {}
    at = number * size_of(plan, seats)
    for name, (shape, kind) in slots(plan, seats).items():
        arrays[name] = np.ndarray(shape, kind, memory.buf, at)
        at += room(shape, kind)
    return arrays


def blank(plan: Plan, seats: int) -> dict[str, Array]:
    """The same arrays outside of any shared memory."""
    return {name: np.zeros(shape, kind) for name, (shape, kind) in slots(plan, seats).items()}


def room(shape: tuple[int, ...], kind: str) -> int:
    return math.ceil(math.prod(shape) * np.dtype(kind).itemsize / 64) * 64


def size_of(plan: Plan, seats: int) -> int:
    return sum(room(shape, kind) for shape, kind in slots(plan, seats).values())


class Crew:
    """All workers, and what they hold in their hands."""

    def __init__(self, plan: Plan, workers: int, seed: int) -> None:
        self.seats = shelf.game(plan.game).players[-1]
        context = get_context("spawn")
        self.halves: list[list[dict[str, Array]]] = []
        self.pipes: list[Connection] = []
        self.memories: list[SharedMemory] = []
        self.people = []
        for deals in parts(workers, seed):
            memory = SharedMemory(create=True, size=HALVES * size_of(plan, self.seats))
            ours, theirs = context.Pipe()
            self.memories.append(memory)
            self.halves.append([half_of(plan, self.seats, memory, half) for half in range(HALVES)])
            self.pipes.append(ours)
            worker = context.Process(target=work, args=(plan, memory.name, deals, theirs), daemon=True)
            worker.start()
            self.people.append(worker)

    def choices(self, half: int) -> list[dict[str, Array]]:
        """What each worker asks in this half; waits until all have asked."""
        for pipe in self.pipes:
            pipe.recv_bytes()
        return [halves[half] for halves in self.halves]

    def answer(self, half: int, choices: Array) -> None:
        start = 0
        for halves, pipe in zip(self.halves, self.pipes, strict=True):
            there = halves[half]["choices"]
            there[:] = choices[start : start + len(there)]
            start += len(there)
            pipe.send_bytes(b"go")

    def close(self) -> None:
        for worker in self.people:
            worker.kill()
            worker.join()
        self.halves.clear()
        for memory in self.memories:
            memory.unlink()


def parts(workers: int, seed: int) -> list[int]:
    """A seed for every worker, far apart: a worker deals its games one number after the other."""
    return [seed + number * 10_000_000 for number in range(workers)]


class Player:
    """One worker's games, wherever it is."""

    def __init__(self, plan: Plan, seed: int) -> None:
        layout = Layout(shelf.game(plan.game))
        lots = [Lot(players, dict(options)) for players, options in plan.lots]
        self.plan = plan
        self.seats = layout.seats
        self.count = plan.games // HALVES
        strategy = shelf.strategy(plan.game)
        self.pool = Pool(layout, lots, plan.games, seed, strategy, plan.guest_every, plan.heat)

    def ask(self, half: int, arrays: dict[str, Array]) -> None:
        put(self.pool, half, self.count, arrays, self.plan)

    def answer(self, half: int, choices: Array) -> None:
        self.pool.answer(half * self.count, choices.tolist())


def work(plan: Plan, name: str, seed: int, pipe: Connection) -> None:
    """One worker process: it asks, plays on with the other half, and takes the answer."""
    os.environ["OPENBLAS_NUM_THREADS"] = "1"
    player = Player(plan, seed)
    memory = SharedMemory(name)
    halves = [half_of(plan, player.seats, memory, half) for half in range(HALVES)]
    for half in range(HALVES):
        player.ask(half, halves[half])
        pipe.send_bytes(b"asked")
    half = 0
    while True:
        pipe.recv_bytes()
        player.answer(half, halves[half]["choices"])
        player.ask(half, halves[half])
        pipe.send_bytes(b"asked")
        half = (half + 1) % HALVES


def put(pool: Pool, half: int, count: int, arrays: dict[str, Array], plan: Plan) -> None:
    first = half * count
    asked = pool.ask(first, first + count)
    arrays["seats"][:] = asked.seats
    arrays["players"][:] = asked.players
    strategy = pool.strategy
    assert strategy is not None
    arrays["allied"][:] = [strategy.allied(pool.states[first + number]) for number in range(count)]
    fill(arrays, "moves", "codes", asked.moves, asked.codes)
    arrays["weights"][: len(asked.weights)] = asked.weights
    put_marks(arrays, asked, plan.rows)
    arrays["done"][:] = 0
    for number, result in pool.take_ended():
        place = number - first
        arrays["done"][place] = 1
        arrays["result"][place] = 0.0
        arrays["result"][place, : len(result)] = result
        arrays["result"][place, -1] = 1.0 - sum(result)


def put_marks(arrays: dict[str, Array], asked: Asked, rows: Array) -> None:
    """Places become rows of the net, those that it does not know the one past its end; every choice has a table of
    its own, one after the other."""
    tables = np.arange(len(asked.marks), dtype=np.int32) * np.int32(rows.max() + 1)
    fill(arrays, "marks", "places", asked.marks, rows[asked.places] + tables.repeat(asked.marks))
    arrays["numbers"][: len(asked.numbers)] = asked.numbers


def fill(arrays: dict[str, Array], counts: str, items: str, how_many: list[int], what: Any) -> None:
    if len(what) > len(arrays[items]):
        raise ValueError(f"{len(what)} {items} in one step, and there is room for {len(arrays[items])}")
    arrays[counts][:] = how_many
    arrays[items][: len(what)] = what


def rows_in_play(game: str, lots: list[Lot], decisions: int, seed: int) -> Array:
    """The row of every place among the features; what never came in play of all kinds gets none (the number of rows)."""
    layout = Layout(shelf.game(game))
    pool = Pool(layout, lots, 32, seed, shelf.strategy(game), 1, 1.0)
    seen = np.zeros(layout.size, np.int64)
    for step in range(max(1, decisions // pool.count)):
        asked = pool.ask(0, pool.count)
        np.add.at(seen, asked.places, 1)
        pool.answer(0, [(step * 31 + number * 17) % moves for number, moves in enumerate(asked.moves)])
    known = seen >= 3
    rows = np.full(layout.size, int(known.sum()), np.int32)
    rows[known] = np.arange(int(known.sum()))
    return rows
