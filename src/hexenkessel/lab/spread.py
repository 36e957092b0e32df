"""Where the lab's work is done: the one place that spreads it, over the cores of this machine or over a Ray cluster.

Work is a function and a list of things to do it to. Every thing is whole in itself and gives the same result wherever and
whenever it is done, so a worker that dies costs nothing but time: its things are done again by another.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Final, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from hexenkessel.lab.kept import Kept

Thing = TypeVar("Thing")
Done = TypeVar("Done")

# So often in a row may all workers be lost without a single result; then it is the work that kills them.
MOST_LOSSES: Final = 3


@dataclass(frozen=True, slots=True)
class Where:
    """Who does the work: so many processes of this machine, one for each core if nothing is said; or a Ray cluster."""

    workers: int | None = None
    # Its address; empty is the one that is found, or else a new one on this machine.
    ray: str | None = None
    # Where results are kept, so that work which was interrupted goes on.
    keep: Path | None = None


HERE: Final = Where()


def spread(
    work: Callable[[Thing], Done],
    things: Sequence[Thing],
    where: Where = HERE,
    title: str = "",
    kept: Kept[Done] | None = None,
) -> Iterator[Done]:
    """What comes of every thing, in their order; a bar shows how far it is. What is kept is not done again."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    early: dict[int, Done] = {}
    following = 0
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(title, total=len(things))
        for number, done in old_and_new(work, things, where, kept):
            progress.advance(task)
            early[number] = done
            while following in early:
                yield early.pop(following)
                following += 1


def old_and_new(
    work: Callable[[Thing], Done], things: Sequence[Thing], where: Where, kept: Kept[Done] | None
) -> Iterator[tuple[int, Done]]:
    """First what is kept, then what is done now, and is kept from now on."""
    if kept is None:
        yield from carry(work, things, where)
        return
    left: list[int] = []
    for number, thing in enumerate(things):
        before = kept.get(thing)
        if before is None:
            left.append(number)
        else:
            yield number, before
    for place, done in carry(work, [things[number] for number in left], where):
        kept.add(things[left[place]], done)
        yield left[place], done


def carry(work: Callable[[Thing], Done], things: Sequence[Thing], where: Where) -> Iterator[tuple[int, Done]]:
    """The number of a thing and what came of it, whichever is done first."""
    if where.ray is not None:
        from hexenkessel.lab.far import on_ray

        return on_ray(work, things, where.ray)
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
