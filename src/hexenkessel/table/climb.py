"""`hexenkessel load --climb`: how many moves a second this machine bears before somebody waits for long.

More and more moves a second, a few seconds each, until one in a hundred waits for longer than the bar; of each game by
itself, and of all mixed. It tells how much processor time of the servers and of the people themselves a move took: on a
machine that has other things to do, that is the figure to go by.
"""

import asyncio
import contextlib
import gc
import math
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec

from hexenkessel import shelf
from hexenkessel.table import serve
from hexenkessel.table.crowd import Crowd
from hexenkessel.table.limits import Limits

# One in a hundred may wait for longer than this, in milliseconds.
BAR: Final = 50.0
FIRST_RATE: Final = 100.0
STEP: Final = 1.25
# Where less than this share of the wanted moves was made, the servers or the people are at their end.
KEPT_UP: Final = 0.95
# One hiccup of the machine is no limit of the servers: a rate is too high when it was not borne so many times.
TRIES: Final = 2
# A table where four people think has so many moves a second, and at least so many tables are there.
MOVES_OF_TABLE: Final = 5.0
FEWEST_TABLES: Final = 20
SETTLE_SECONDS: Final = 1.0
IDLE_CLIENTS: Final = 2
MIXED: Final = "all"
SERVER: Final = "from hexenkessel.table import climb; import sys; climb.serve_many(*sys.argv[1:])"


class Step(msgspec.Struct):
    """One rate. Milliseconds; `servers` and `people`: of their processors, for a move."""

    wanted: float
    rate: float
    p50: float
    p99: float
    worst: float
    servers: float
    people: float

    @property
    def good(self) -> bool:
        return self.p99 < BAR and self.rate >= KEPT_UP * self.wanted

    def __str__(self) -> str:
        return (
            f"{self.wanted:5.0f}/s: made {self.rate:.0f}/s, p50 {self.p50:.1f} ms, p99 {self.p99:.1f} ms, "
            f"at worst {self.worst:.0f} ms; a move takes {self.servers:.2f} ms of the servers' processor "
            f"and {self.people:.2f} ms of the people's"
        )


class Terms(msgspec.Struct, frozen=True):
    """How it is measured."""

    clients: int = 4
    # Of every rate.
    seconds: float = 10.0
    servers: int = 1
    # "": a file; "postgres": a PostgreSQL of this run's own; else the address of one.
    database: str = ""
    # Whether all at one table come through the same server.
    together: bool = False
    # Tables where nobody moves.
    idle: int = 0


def main(game: str, rate: float, terms: Terms) -> int:
    """Print every step and what was reached; exit status 1 if a move was refused, or not even the first rate was borne."""
    done = True
    for one in [game] if game else [*shelf.games(), MIXED]:
        steps, refused = climb(one, terms, [rate] if rate else rates())
        good = [step for step in steps if step.good]
        done = done and bool(good) and not refused
        told = f"{good[-1].rate:.0f} moves/s" if good else "nothing"
        cost = sum(step.servers for step in steps) / len(steps)
        print(
            f"{one}: {told} with p99 below {BAR:g} ms; by the processor time of the servers, one core bears "
            f"{1000 / cost:.0f}/s; {refused} refused; {about_this_machine()}",
            flush=True,
        )
    return 0 if done else 1


def about_this_machine() -> str:
    return f"{os.cpu_count()} cores, load average {os.getloadavg()[0]:.1f}"


def rates() -> Iterator[float]:
    rate = FIRST_RATE
    while True:
        yield rate
        rate *= STEP


def hold(game: str, clients: int, seconds: float, rate: float) -> tuple[Step, int]:
    """One rate; what came of it in the end, and how many moves were refused."""
    steps, refused = climb(game, Terms(clients, seconds), [rate])
    return steps[-1], refused


def climb(game: str, terms: Terms, rates: Iterable[float]) -> tuple[list[Step], int]:
    """The steps up to the first rate that was not borne, and how many moves were refused."""
    with servers(terms.servers, terms.database) as started:
        return asyncio.run(climb_on(started, game, terms, rates))


async def climb_on(
    started: list[tuple[str, int]], game: str, terms: Terms, rates: Iterable[float]
) -> tuple[list[Step], int]:
    games = shelf.games() if game == MIXED else [game]
    pids = [pid for _, pid in started]
    crowd = Crowd([address for address, _ in started], len(started) > 1 and not terms.together)
    await crowd.enter()
    if terms.idle:
        await lay_idle(crowd, games, terms.idle, pids)

    async def attempt(rate: float) -> Step:
        step = await one_step(crowd, games, terms.clients, rate, terms.seconds, pids)
        print(f"{game} {step}", flush=True)
        return step

    # The people's own housekeeping must not count as waiting for the server.
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        return await go_up(rates, attempt), crowd.refused
    finally:
        gc.enable()
        crowd.go()


async def go_up(rates: Iterable[float], attempt: Callable[[float], Awaitable[Step]]) -> list[Step]:
    """All attempts, up to the first rate that was borne in none of its own."""
    steps: list[Step] = []
    for rate in rates:
        for _ in range(TRIES):
            steps.append(await attempt(rate))
            if steps[-1].good:
                break
        else:
            break
    return steps


async def lay_idle(crowd: Crowd, games: list[str], count: int, pids: list[int]) -> None:
    before = memory(pids)
    await crowd.lay([games[number % len(games)] for number in range(count)], IDLE_CLIENTS, silent=True)
    each = (memory(pids) - before) / count
    print(
        f"{count} tables with {IDLE_CLIENTS} people who do nothing: the servers take {memory(pids) / 1e6:.0f} MB, "
        f"{each / 1e3:.0f} KB a table",
        flush=True,
    )


async def one_step(
    crowd: Crowd, games: list[str], clients: int, wanted: float, seconds: float, pids: list[int]
) -> Step:
    each = max(FEWEST_TABLES, int(wanted / MOVES_OF_TABLE)) // len(games) + 1
    missing = {game: each - crowd.alive(game) for game in games}
    await crowd.lay([game for number in range(each) for game in games if number < missing[game]], clients)
    await asyncio.sleep(SETTLE_SECONDS)
    before = processor_seconds(pids)
    own = time.process_time()
    waits, took = await crowd.play(wanted, seconds)
    used, own = processor_seconds(pids) - before, time.process_time() - own
    times = sorted(waits)
    p50, p99, worst = (milliseconds(times, share) for share in (0.5, 0.99, 1.0))
    count = max(1, len(times))
    return Step(wanted, len(times) / took, p50, p99, worst, 1000 * used / count, 1000 * own / count)


def milliseconds(times: list[float], share: float) -> float:
    """So long waited the given share of all at most; where nobody was answered, for ever."""
    return 1000 * times[min(len(times) - 1, int(share * len(times)))] if times else math.inf


def processor_seconds(pids: list[int]) -> float:
    """What these processes have used so far, to the nanosecond; 0 where the system does not say."""
    used = 0
    for pid in pids:
        with contextlib.suppress(OSError):
            for thread in Path(f"/proc/{pid}/task").iterdir():
                used += int((thread / "schedstat").read_text(encoding="utf-8").split()[0])
    return used / 1e9


def memory(pids: list[int]) -> int:
    """The bytes that these processes hold of this machine's memory; 0 where the system does not say."""
    pages = 0
    for pid in pids:
        with contextlib.suppress(OSError):
            pages += int(Path(f"/proc/{pid}/statm").read_text(encoding="utf-8").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


# -- the servers of a run ------------------------------------------------------------------------------------


@contextmanager
def servers(count: int, database: str) -> Iterator[list[tuple[str, int]]]:
    """Their addresses and processes, on a folder or a database that is thrown away, or on this one.

    "postgres" is a PostgreSQL of its own. They listen to this machine alone.
    """
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="hexenkessel-load-"))
        if database == "postgres":
            from hexenkessel.table.cluster import cluster

            database = stack.enter_context(cluster(fsync=True)).new_database()
        processes: list[subprocess.Popen[str]] = []
        stack.callback(end, processes)
        addresses = []
        for _ in range(count):
            command = [sys.executable, "-c", SERVER, folder, database]
            processes.append(subprocess.Popen(command, stdout=subprocess.PIPE, text=True))
            said = processes[-1].stdout
            assert said is not None
            addresses.append((said.readline().strip(), processes[-1].pid))
        yield addresses


def end(processes: list[subprocess.Popen[str]]) -> None:
    for process in processes:
        process.terminate()
    for process in processes:
        process.wait()


# Limits that let one machine play all the guests.
MANY: Final = Limits(
    burst=1_000_000,
    address_burst=1_000_000,
    connections=1_000_000,
    connections_per_address=1_000_000,
    sockets_per_address=1_000_000,
    sockets_per_guest=1_000_000,
    cookies=1_000_000,
    tables_per_guest=1_000_000,
    tables_per_address=1_000_000,
)


def serve_many(folder: str, database: str) -> None:
    listening = serve.listen("127.0.0.1", 0)
    house = serve.open_house(listening, "127.0.0.1", Path(folder), MANY, database or None)

    async def run() -> None:
        await house.store.open()
        address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        print(f"{address}/?launch={await house.invite()}", flush=True)
        await serve.make_server(house, listening).serve(sockets=[listening])

    asyncio.run(run())
