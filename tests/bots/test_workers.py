"""Processes that compute: they can be stopped, and everybody gets a fair share of them."""

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import hexenkessel as hx
from hexenkessel.bots import thinkers
from hexenkessel.bots.thinkers import ALONE, HINT, WATCHED, Thinkers
from hexenkessel.bots.workers import Claim, Crowded, Failed, Stopped, Worker, Workers, code_place, spending
from tests.waiting import PATIENCE


def endless(*_: Any) -> None:
    """What a loop without an end does in compiled code: it holds its interpreter and hears nothing."""
    while True:
        sum(range(10_000_000))


def asleep() -> None:
    """It uses next to nothing, and does not come back."""
    time.sleep(100 * PATIENCE)


def double(number: int) -> int:
    return 2 * number


def fail(*_: Any) -> None:
    raise KeyError("deep inside")


def die() -> None:
    os._exit(3)


def test_an_interrupt_while_a_worker_starts_is_not_its_affair() -> None:
    """Ctrl-C in a terminal goes to every process there, also to one that has not yet said that it does not listen."""
    worker = Worker()
    worker.start()
    assert worker.process is not None and worker.process.pid is not None
    os.kill(worker.process.pid, signal.SIGINT)
    assert worker.exchange((double, 4), PATIENCE) == 8
    worker.close()


def whereabouts() -> str:
    return str(hx.__file__)


def test_code_that_gets_ready_meanwhile_is_used_by_the_next_task(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As `./dev run` does it: the first place where code is looked for appears when the engine is compiled."""
    ready = tmp_path / "ready"
    monkeypatch.setattr(sys, "path", [str(ready), *sys.path])

    async def scenario() -> None:
        workers = Workers(1)
        try:
            async with asyncio.timeout(6 * PATIENCE):
                assert await workers.do(whereabouts, most=PATIENCE) == hx.__file__
                first = workers.workers[0].process
                assert await workers.do(whereabouts, most=PATIENCE) == hx.__file__
                assert first is not None and workers.workers[0].process is first
                ready.symlink_to(Path(hx.__file__).parent.parent)
                assert await workers.do(whereabouts, most=PATIENCE) == str(ready / "hexenkessel/__init__.py")
                assert not first.is_alive()
        finally:
            await workers.close()

    asyncio.run(scenario())


def test_what_never_ends_is_stopped_and_its_place_is_used_again() -> None:
    async def scenario() -> None:
        workers = Workers(1)
        try:
            async with asyncio.timeout(6 * PATIENCE):
                assert await workers.do(double, 21, most=PATIENCE) == 42
                process = workers.workers[0].process
                with pytest.raises(Stopped):
                    await workers.do(endless, most=0.1)
                assert process is not None and not process.is_alive()
                assert await workers.do(double, 4, most=PATIENCE) == 8
                with pytest.raises(Failed, match="deep inside"):
                    await workers.do(fail, most=PATIENCE)
                with pytest.raises(Failed):
                    await workers.do(die, most=PATIENCE)
                assert await workers.do(double, 5, most=PATIENCE) == 10
        finally:
            await workers.close()

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("task", "processor", "clock"), [(endless, 0.2, 6 * PATIENCE), (asleep, 6 * PATIENCE, 0.2)]
)
def test_the_processor_s_time_and_that_of_the_clock_stop_each_by_itself(
    task: Callable[[], None], processor: float, clock: float
) -> None:
    """The other limit is too far away to have done it."""

    async def scenario() -> None:
        workers = Workers(1)
        try:
            async with asyncio.timeout(5 * PATIENCE):
                with pytest.raises(Stopped):
                    await workers.do(spending, processor, task, most=clock)
                assert await workers.do(double, 4, most=PATIENCE) == 8
        finally:
            await workers.close()

    asyncio.run(scenario())


def test_a_guest_may_have_a_few_tasks_waiting_and_no_more() -> None:
    async def scenario() -> None:
        workers = Workers(1)
        try:
            claim = lambda: (0, ("here", "rude"))  # noqa: E731
            running = [asyncio.create_task(workers.do(endless, most=30, claim=claim)) for _ in range(3)]
            await asyncio.sleep(0)
            with pytest.raises(Crowded):
                await workers.do(double, 1, most=1, claim=claim, queue=2)
            assert len(workers.waiting) == 2
            for task in running:
                task.cancel()
            await asyncio.gather(*running, return_exceptions=True)
            assert not workers.waiting, "what nobody waits for any more is not begun"
        finally:
            await workers.close()

    asyncio.run(scenario())


def test_a_process_that_takes_long_to_start_keeps_no_bot_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """They go by the rule of thumb meanwhile, all of them after the same time; and it is not ended for being slow."""
    ends: list[Connection] = []

    def start(self: Worker) -> Connection:
        self.pipe, theirs = multiprocessing.Pipe()
        self.started, self.place = time.monotonic(), code_place()
        ends.append(theirs)
        return self.pipe

    monkeypatch.setattr(Worker, "start", start)
    monkeypatch.setattr(thinkers, "PATIENCE", 0.05)

    async def scenario() -> None:
        pool = Thinkers(1)
        state = hx.game("blackmore").start(3, seed=1)
        seat = state.deciding[0]
        try:
            async with asyncio.timeout(PATIENCE):
                moves = await asyncio.gather(*(pool.move(state, seat, "grandmaster") for _ in range(3)))
                legal = [move.text for move in state.moves(seat)]
                assert all(move in legal for move in moves)
                assert len(ends) == 1, "it is the same process all the time"
                # Now it is there, and thinks for them again.
                ends[0].send("ready")
                ends[0].send((True, "what it thought of"))
                assert await pool.move(state, seat, "grandmaster") == "what it thought of"
        finally:
            await pool.close()

    asyncio.run(scenario())


# -- the queue: without processes, in the order in which it lets tasks begin ---------------------------------------


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The names of all tasks in the order in which they were begun; the first one holds the worker until all wait.

    Each takes just as long as any other by a clock of their own: a busy machine would let one of them use more.
    """
    order: list[str] = []
    gate = threading.Event()
    now = [0.0]

    def exchange(self: Worker, call: tuple[Any, ...], seconds: float) -> None:
        order.append(call[1])
        if call[1] == "first":
            gate.wait(PATIENCE)
        elif call[1] == "open the gate":
            gate.set()
        now.append(now[-1] + 0.02)

    monkeypatch.setattr("hexenkessel.bots.workers.time", SimpleNamespace(monotonic=lambda: now[-1]))
    monkeypatch.setattr(Worker, "exchange", exchange)
    yield order
    gate.set()


def constant(claim: Claim) -> Callable[[], Claim]:
    return lambda: claim


async def serve(waiting: list[tuple[str, Claim]], begun: list[str]) -> list[str]:
    """Let them all wait behind one task, then open the gate; the order in which they are served."""
    pool = Workers(1)
    tasks = [asyncio.create_task(pool.do(print, "first", most=PATIENCE))]
    await asyncio.sleep(0)
    for name, claim in waiting:
        tasks.append(asyncio.create_task(pool.do(print, name, most=PATIENCE, claim=constant(claim))))
    await asyncio.sleep(0)
    assert len(pool.waiting) == len(waiting)
    other = Workers(1)
    await other.do(print, "open the gate", most=PATIENCE)
    await asyncio.gather(*tasks)
    await pool.close()
    await other.close()
    return [name for name in begun if name not in ("first", "open the gate")]


def test_people_before_bots_alone_before_hints(begun: list[str]) -> None:
    waiting: list[tuple[str, Claim]] = [
        ("hint", (HINT, ("here", "a", "t1"))),
        ("alone", (ALONE, ("", "", "t2"))),
        ("watched", (WATCHED, ("here", "b", "t3"))),
    ]
    assert asyncio.run(serve(waiting, begun)) == ["watched", "alone", "hint"]


@pytest.mark.parametrize("level", [0, 1, 2])
def test_addresses_guests_and_tables_have_equal_shares(begun: list[str], level: int) -> None:
    """Whoever asks ten times as often gets no more for it, be it from one address, one cookie or one table."""

    def shares(who: str, number: int) -> tuple[str, ...]:
        return tuple(["same", "same", "same"][:level] + [who] + [f"{who}{number}"] * (2 - level))

    waiting: list[tuple[str, Claim]] = [
        (f"rude {number}", (WATCHED, shares("rude", number))) for number in range(10)
    ]
    waiting += [(f"kind {number}", (WATCHED, shares("kind", number))) for number in range(3)]
    served = asyncio.run(serve(waiting, begun))
    assert {"kind 0", "kind 1", "kind 2"} <= set(served[:7]), served


def test_whoever_comes_to_a_table_is_waited_for_no_longer_than_others(begun: list[str]) -> None:
    """A bot thinks for nobody; while it waits for its turn, somebody sits down."""

    async def scenario() -> None:
        pool = Workers(1)
        other = Workers(1)
        rank = ALONE
        tasks = [asyncio.create_task(pool.do(print, "first", most=PATIENCE))]
        await asyncio.sleep(0)
        for number in range(3):
            alone: Claim = (ALONE, ("", "", str(number)))
            tasks.append(
                asyncio.create_task(pool.do(print, f"{number}", most=PATIENCE, claim=constant(alone)))
            )
        tasks.append(asyncio.create_task(pool.do(print, "late", most=PATIENCE, claim=lambda: (rank, ("x",)))))
        await asyncio.sleep(0)
        rank = WATCHED
        await other.do(print, "open the gate", most=PATIENCE)
        await asyncio.gather(*tasks)
        await pool.close()
        await other.close()

    asyncio.run(scenario())
    assert begun[2] == "late"


# -- bots --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["random", "grandmaster"])
def test_a_forced_move_takes_as_long_as_any_other(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The worker itself is kept: otherwise a busy queue would show which moves were forced."""
    monkeypatch.setattr(Worker, "exchange", lambda self, call, seconds: "at once")
    state = hx.game("blackmore").start(players=2, seed=1)
    seat = state.deciding[0]

    async def scenario() -> float:
        pool = Thinkers(1)
        begun = time.monotonic()
        least = thinkers.occupied(level)
        await asyncio.gather(*[pool.move(state, seat, level, least=least) for _ in range(3)])
        await pool.close()
        return time.monotonic() - begun

    assert asyncio.run(scenario()) >= 3 * thinkers.occupied(level) - 0.01
    assert thinkers.occupied("grandmaster") > 0.2


def test_a_hint_waits_behind_bots_on_the_time_of_whoever_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[dict[str, Any]] = []

    async def do(self: Workers, *call: object, **how: Any) -> str:
        asked.append(how)
        return "a thought"

    monkeypatch.setattr(Workers, "do", do)
    state = hx.game("blackmore").start(players=2, seed=1)
    asyncio.run(Thinkers(1).hint(state, state.deciding[0], ("here", "ada")))
    assert [(how["claim"](), how["queue"]) for how in asked] == [
        ((HINT, ("here", "ada")), thinkers.MOST_HINTS)
    ]
