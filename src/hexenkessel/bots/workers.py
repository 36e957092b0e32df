"""Other processes that compute, so that the event loop never has to; and the queue in front of them.

Whoever waits is served by rank first (the lower, the sooner). Within a rank everybody gets an equal share of the workers'
time, whatever they ask for: first among the addresses, then among the guests of an address, then among the tables of a
guest. What nobody waits for any more is not begun. What takes too long is stopped together with its process: compiled code
that never comes back can be ended in no other way.
"""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Final, TypeVar

T = TypeVar("T")

# Who waits: the rank, and whose time it is, from the large to the small: address, guest, table.
Claim = tuple[int, tuple[str, ...]]
NOBODY: Final[Claim] = (0, ())

# A used second counts half after this time: whoever has been quiet for a while comes first again.
HALF_LIFE: Final = 10.0
# The server itself comes first on a busy machine.
NICENESS: Final = 5
# A process needs a moment to find its code, on a very busy machine a long one. It is not the task's fault.
START_SECONDS: Final = 60.0
# One whose pipe is closed is about to end.
END_SECONDS: Final = 1.0
LONGEST_TRACE: Final = 2000
FORGET_ABOVE: Final = 1000


class Stopped(Exception):
    """The task took longer than it may; it was ended, and its process with it."""


class Failed(Exception):
    """The task raised something, or its process died."""


class Waking(Failed):
    """The process for it is still starting, for longer than anybody wants to wait; it goes on starting."""


class Crowded(Exception):
    """Too many tasks of this guest wait already."""


class Job:
    def __init__(
        self, call: tuple[Any, ...], claim: Callable[[], Claim], least: float, most: float, patience: float
    ) -> None:
        # The function and its arguments; both travel to the other process.
        self.call = call
        # Asked anew for every choice: while a task waits, people come and go.
        self.claim = claim
        # The least and the most seconds that it takes.
        self.least = least
        self.most = most
        # How long it waits for a process that starts.
        self.patience = patience
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        # When it was begun, and on whose time.
        self.begun = 0.0
        self.shares: tuple[str, ...] = ()


class Worker:
    """One process and the pipe to it. It starts with its first task, and anew after it was stopped."""

    def __init__(self, niceness: int = NICENESS) -> None:
        self.niceness = niceness
        self.process: BaseProcess | None = None
        self.pipe: Connection | None = None
        self.ready = False
        self.started = 0.0
        # How long whoever waits just now will wait for that.
        self.patience = START_SECONDS
        self.place = ""
        # It is started in a thread and may be closed meanwhile.
        self.lock = threading.Lock()
        self.closed = False

    def start(self) -> Connection:
        """The only place where a process is made."""
        with self.lock:
            if self.closed:
                raise EOFError
            self.place = code_place()
            context = multiprocessing.get_context("spawn")
            self.pipe, theirs = context.Pipe()
            self.process = context.Process(target=work, args=(theirs, self.niceness), daemon=True)
            with no_interrupts():
                self.process.start()
            theirs.close()
            self.ready = False
            self.started = time.monotonic()
            return self.pipe

    def exchange(self, call: tuple[Any, ...], seconds: float) -> Any:
        """Runs in a thread: hand over, wait, take the answer."""
        try:
            if self.pipe is not None and self.place != code_place():
                self.stop()
            pipe = self.pipe or self.start()
            if not self.ready:
                # Counted from its start: those who come after one another do not wait one after another.
                if not pipe.poll(max(0.0, self.started + self.patience - time.monotonic())):
                    if time.monotonic() < self.started + START_SECONDS:
                        raise Waking
                    raise EOFError
                pipe.recv()
                self.ready = True
            pipe.send((seconds, *call))
            if not pipe.poll(seconds):
                raise Stopped
            good, answer = pipe.recv()
        except Stopped:
            self.stop()
            raise
        except (OSError, EOFError) as error:
            spent = self.has_spent_all()
            self.stop()
            raise Stopped if spent else Failed("the process died") from error
        if not good:
            raise Failed(answer)
        return answer

    def has_spent_all(self) -> bool:
        """Whether the system ended the process because of what its task had used (`spending`)."""
        if self.process is None or sys.platform == "win32":
            return False
        self.process.join(END_SECONDS)
        return self.process.exitcode == -signal.SIGPROF

    def stop(self) -> None:
        """End the process; the next task gets a new one."""
        self.kill()
        if self.pipe is not None:
            self.pipe.close()
        self.process = self.pipe = None

    def close(self) -> None:
        """End the process for good. Whoever waits for its answer hears that it died."""
        self.closed = True
        self.kill()

    def kill(self) -> None:
        with self.lock:
            if self.process is not None:
                self.process.kill()
                self.process.join()


@contextlib.contextmanager
def no_interrupts() -> Iterator[None]:
    """What is started here never hears Ctrl-C, not even before it can say so itself (settle_in)."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # it lets the interrupt through again when it has started
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def code_place() -> str:
    """Where a new process would find this package. That may change: the compiled engine gets ready while we run."""
    package = __name__.partition(".")[0]
    return next((place for place in sys.path if Path(place, package).is_dir()), "")


class Workers:
    def __init__(self, count: int, niceness: int = NICENESS) -> None:
        self.workers = [Worker(niceness) for _ in range(count)]
        self.free = list(self.workers)
        self.waiting: list[Job] = []
        self.running: set[asyncio.Task[None]] = set()
        self.warming: set[asyncio.Task[bool]] = set()
        # Seconds used by every address, guest and table, and when that was the sum.
        self.used: dict[tuple[int, str], tuple[float, float]] = {}
        self.threads = ThreadPoolExecutor(count, "hexenkessel-worker")

    async def do(
        self,
        task: Callable[..., T],
        *arguments: Any,
        most: float,
        least: float = 0.0,
        claim: Callable[[], Claim] = lambda: NOBODY,
        queue: int | None = None,
        patience: float = START_SECONDS,
    ) -> T:
        """What the task answers, after at least and at most so many seconds from when it is begun.

        `queue`: so many tasks with the same claim may wait; then it is refused. `patience`: so long it waits for a process
        that starts.
        """
        if queue is not None and sum(job.claim() == claim() for job in self.waiting) >= queue:
            raise Crowded
        job = Job((task, *arguments), claim, least, most, patience)
        self.waiting.append(job)
        self.assign()
        try:
            answer: T = await job.answer
        finally:
            if job in self.waiting:
                self.waiting.remove(job)
        return answer

    def assign(self) -> None:
        while self.free and self.waiting:
            now = time.monotonic()
            # Of several that are alike, `min` takes the one that came first.
            job = min(self.waiting, key=lambda job: self.place(job.claim(), now))
            self.waiting.remove(job)
            job.begun = now
            job.shares = job.claim()[1]
            running = asyncio.create_task(self.run(self.free.pop(), job))
            self.running.add(running)
            running.add_done_callback(self.running.discard)

    def place(self, claim: Claim, now: float) -> tuple[float, ...]:
        """The smaller, the sooner: the rank, then what each has used of late. Hardly anything counts as nothing."""
        rank, shares = claim
        return (rank, *[round(self.use(level, name, now), 2) for level, name in enumerate(shares)])

    def use(self, level: int, name: str, now: float) -> float:
        used, then = self.used.get((level, name), (0.0, now))
        return float(used * 0.5 ** ((now - then) / HALF_LIFE))

    async def run(self, worker: Worker, job: Job) -> None:
        loop = asyncio.get_running_loop()
        try:
            worker.patience = job.patience
            answer = await loop.run_in_executor(self.threads, worker.exchange, job.call, job.most)
            error: Exception | None = None
        except (Stopped, Waking) as stopped:
            error = stopped
        except Exception as failure:
            # Whatever it was, its place is needed again.
            await loop.run_in_executor(self.threads, worker.stop)
            error = failure if isinstance(failure, Failed) else Failed(repr(failure))
        if not worker.closed:
            await asyncio.sleep(max(0.0, job.begun + job.least - time.monotonic()))
        now = time.monotonic()
        for level, name in enumerate(job.shares):
            self.used[level, name] = (self.use(level, name, now) + now - job.begun, now)
        if len(self.used) > FORGET_ABOVE:
            self.used = {key: kept for key, kept in self.used.items() if now - kept[1] < 6 * HALF_LIFE}
        self.free.append(worker)
        self.assign()
        if job.answer.done():
            return
        if error is not None:
            job.answer.set_exception(error)
        else:
            job.answer.set_result(answer)

    def open(self) -> None:
        """Start the processes now and not with the first tasks."""
        for worker in self.workers:
            if worker.pipe is None:
                worker.start()

    def warm_up(self) -> None:
        """Let the processes find their code while nobody waits for them yet."""
        cold = sum(worker.pipe is None for worker in self.free) - len(self.waiting)
        for _ in range(cold):
            warming = asyncio.create_task(self.do(bool, most=START_SECONDS))
            self.warming.add(warming)
            warming.add_done_callback(self.warmed)

    def warmed(self, warming: "asyncio.Task[bool]") -> None:
        self.warming.discard(warming)
        if not warming.cancelled():
            warming.exception()  # whoever needs the process next will notice

    async def close(self) -> None:
        for job in self.waiting:
            job.answer.cancel()
        self.waiting.clear()
        for worker in self.workers:
            worker.close()
        await asyncio.gather(*self.running)
        self.threads.shutdown()


# -- in the worker -------------------------------------------------------------------------------------------


def work(pipe: Connection, niceness: int) -> None:
    settle_in(niceness)
    # The server is gone, however it ended: that is nothing to complain about.
    with contextlib.suppress(EOFError, OSError):
        work_on(pipe)


def work_on(pipe: Connection) -> None:
    pipe.send("ready")
    while True:
        seconds, task, *arguments = pipe.recv()
        watch(int(seconds) + 5)
        try:
            answer = (True, task(*arguments))
        except Exception:
            answer = (False, traceback.format_exc()[-LONGEST_TRACE:])
        watch(0)
        pipe.send(answer)


def watch(seconds: int) -> None:
    """Where the server is gone and the task never ends, nobody else can end the process: the system does it."""
    if sys.platform != "win32":
        signal.alarm(seconds)


def spending(seconds: float, task: Callable[..., T], *arguments: Any) -> T:
    """A task that may use so many seconds of a processor, however long these take on a busy machine. Compiled code hears no
    signal of Python's, so the system ends the whole process."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        return task(*arguments)
    finally:
        if sys.platform != "win32":
            signal.setitimer(signal.ITIMER_PROF, 0)


def settle_in(niceness: int) -> None:
    """Ctrl-C is the server's affair; and when the server is gone, even by kill -9, so is the worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(niceness)
    threading.Thread(target=follow_the_server, daemon=True).start()


def follow_the_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    wait([server.sentinel])
    os._exit(0)
