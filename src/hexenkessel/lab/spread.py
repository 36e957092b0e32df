"""Where the lab's work is done: the one place that spreads it over cores.

Work is a function and a list of things to do it to. Every thing is whole in itself and gives the same result wherever and
whenever it is done, so a worker that dies costs nothing but time: its things are done again by another.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Final, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

Thing = TypeVar("Thing")
Done = TypeVar("Done")

# So often in a row may all workers be lost without a single result; then it is the work that kills them.
MOST_LOSSES: Final = 3


@dataclass(frozen=True, slots=True)
class Where:
    """Who does the work: so many processes of this machine, one for each core if nothing is said."""

    workers: int | None = None


HERE: Final = Where()


def spread(
    work: Callable[[Thing], Done], things: Sequence[Thing], where: Where = HERE, title: str = ""
) -> Iterator[Done]:
    """What comes of every thing, in their order; a bar shows how far it is."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    early: dict[int, Done] = {}
    following = 0
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(title, total=len(things))
        for number, done in carry(work, things, where):
            progress.advance(task)
            early[number] = done
            while following in early:
                yield early.pop(following)
                following += 1


def carry(work: Callable[[Thing], Done], things: Sequence[Thing], where: Where) -> Iterator[tuple[int, Done]]:
    """The number of a thing and what came of it, whichever is done first."""
    cores = min(where.workers or os.cpu_count() or 1, len(things))
    if cores <= 1:
        return ((number, work(thing)) for number, thing in enumerate(things))
    return on_this_machine(work, things, cores)


def on_this_machine(
    work: Callable[[Thing], Done], things: Sequence[Thing], cores: int
) -> Iterator[tuple[int, Done]]:
    left = set(range(len(things)))
    losses = 0
    while left:
        # A process that dies takes its pool with it. What is left then gets another one.
        pool = ProcessPoolExecutor(min(cores, len(left)), mp_context=get_context("spawn"))
        try:
            numbers = {pool.submit(work, things[number]): number for number in sorted(left)}
            for future in as_completed(numbers):
                done = future.result()
                number = numbers.pop(future)
                left.remove(number)
                losses = 0
                yield number, done
        except BrokenProcessPool:
            losses += 1
            if losses == MOST_LOSSES:
                raise
        finally:
            pool.shutdown(cancel_futures=True)
