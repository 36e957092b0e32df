"""`hexenkessel load`: many tables with many people on this machine, and how long they wait for their acknowledgements.

The server runs in a process of its own on a folder that is thrown away; the people are in this one.
"""

import asyncio
import contextlib
import gc
import os
import random
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec

from hexenkessel.table.attack import ATTACKS
from hexenkessel.table.client import Visitor
from hexenkessel.table.protocol import Ack

# When it was sent and how long it took, in seconds.
Wait = tuple[float, float]
# Whoever waits for longer than this notices; milliseconds.
LONG: Final = 50.0


class Waits(msgspec.Struct):
    """How long something took, in milliseconds."""

    count: int
    p50: float
    p99: float
    worst: float
    # How many waited for longer than LONG.
    long: int

    @classmethod
    def of(cls, waits: list[Wait]) -> "Waits":
        times = sorted(1000 * wait for _, wait in waits)
        p50, p99, worst = (percentile(times, share) for share in (0.5, 0.99, 1.0))
        return cls(len(times), p50, p99, worst, sum(time > LONG for time in times))

    @property
    def brief(self) -> str:
        """For what has a pace of its own, so that longer waiting is no fault."""
        if not self.count:
            return "nothing was measured"
        return f"p50 {self.p50:.0f} ms, at worst {self.worst:.0f} ms"

    def __str__(self) -> str:
        if not self.count:
            return self.brief
        return (
            f"p50 {self.p50:.1f} ms, p99 {self.p99:.1f} ms, at worst {self.worst:.1f} ms, "
            f"{self.long} of {self.count} more than {LONG:.0f} ms"
        )


def percentile(times: list[float], share: float) -> float:
    return times[min(len(times) - 1, int(share * len(times)))] if times else 0.0


class Result(msgspec.Struct):
    seconds: float
    rejected: int
    # From sending a move to its acknowledgement.
    waits: Waits
    # The same way without a server of ours at its end, in the same seconds: so much of the waiting is the machine's.
    echoes: Waits
    # Milliseconds of the server's processor for a move, whatever else this machine does; None where nothing says it.
    work: float | None

    @property
    def moves(self) -> int:
        return self.waits.count

    def __str__(self) -> str:
        work = "unknown" if self.work is None else f"{self.work:.2f}"
        return (
            f"{self.moves} moves, {self.moves / self.seconds:.0f} moves/s\n"
            f"  acknowledged: {self.waits}\n"
            f"  a bare echo:  {self.echoes}\n"
            f"  {work} ms of the server's processor a move; {self.rejected} refused"
        )


class Seen(msgspec.Struct):
    """All that was measured in a run."""

    moves: list[Wait] = []
    echoes: list[Wait] = []
    # From one bot's move to the next one's.
    bots: list[Wait] = []
    # When a move was refused.
    refused: list[float] = []
    # When it was read, and what the server's processor had done by then, in seconds: at the beginning, before an attack, and
    # when nobody moves any more.
    work: list[tuple[float, float | None]] = []

    def between(self, begun: tuple[float, float | None], ended: tuple[float, float | None]) -> Result:
        waits = Waits.of(within(self.moves, begun[0], ended[0]))
        echoes = Waits.of(within(self.echoes, begun[0], ended[0]))
        refused = sum(begun[0] <= sent < ended[0] for sent in self.refused)
        known = begun[1] is not None and ended[1] is not None and waits.count > 0
        work = 1000 * ((ended[1] or 0.0) - (begun[1] or 0.0)) / waits.count if known else None
        return Result(ended[0] - begun[0], refused, waits, echoes, work)


def within(waits: list[Wait], begun: float, ended: float) -> list[Wait]:
    return [wait for wait in waits if begun <= wait[0] < ended]


def main(tables: int, clients: int, seconds: float, think: float, game: str, attack: str) -> int:
    """Print what was measured; exit status 1 if a move was refused or none was made."""
    attacks = list(ATTACKS) if attack == "all" else [attack] if attack else []
    results = [measure(tables, clients, seconds, think, game)] if not attack else []
    if results:
        print(
            f"{tables} tables x {clients} clients, {seconds:g} s, thinking {think:g} s a move: {results[0]}"
        )
    for name in attacks:
        calm, attacked, bots = compare(name, clients, seconds, think, game)
        print(f"{name}, before: {calm}\n{name}, meanwhile: {attacked}\n{name}, {bots}", flush=True)
        results += [calm, attacked]
    return 0 if all(result.moves and not result.rejected for result in results) else 1


def measure(tables: int, clients: int, seconds: float, think: float, game: str) -> Result:
    with server_of_this_run("Limits(**many)") as (address, pid), echo_of_this_run() as (echo, _):
        seen = asyncio.run(drive(address, pid, echo, tables, clients, seconds, think, game))
    return seen.between(*seen.work)


def compare(name: str, clients: int, seconds: float, think: float, game: str) -> tuple[Result, Result, str]:
    """The same people before and during an attack, under the limits that everybody has; and how long bots took."""
    tables = COOKIES // clients
    with server_of_this_run("Limits()") as (address, pid), echo_of_this_run() as (echo, _):
        seen = asyncio.run(drive(address, pid, echo, tables, clients, 2 * seconds, think, game, name))
    begun, half, ended = seen.work
    before, meanwhile = (
        Waits.of(within(seen.bots, since[0], until[0])) for since, until in ((begun, half), (half, ended))
    )
    told = f"bots answer after {before.brief} before, {meanwhile.brief} meanwhile"
    return seen.between(begun, half), seen.between(half, ended), told


@contextmanager
def server_of_this_run(limits: str) -> Iterator[tuple[str, int]]:
    """Its address and its process. It listens to this machine alone."""
    with tempfile.TemporaryDirectory(prefix="hexenkessel-load-") as folder:
        server = subprocess.Popen(
            [sys.executable, "-c", SERVER, folder, limits], stdout=subprocess.PIPE, text=True, env=os.environ
        )
        try:
            assert server.stdout is not None
            yield server.stdout.readline().strip(), server.pid
        finally:
            server.terminate()
            server.wait()


@contextmanager
def echo_of_this_run() -> Iterator[tuple[int, int]]:
    """The port and the id of a process that says everything again, and knows nothing of tables."""
    echo = subprocess.Popen([sys.executable, "-I", "-S", "-c", ECHO], stdout=subprocess.PIPE, text=True)
    try:
        assert echo.stdout is not None
        yield int(echo.stdout.readline()), echo.pid
    finally:
        echo.terminate()
        echo.wait()


# People who come from one address with a cookie each, within what an address may have.
COOKIES = 48
# The server of this run: any free port; without an attack, limits that let one machine play all the guests.
SERVER = """
import asyncio, sys
from pathlib import Path
from hexenkessel.table import serve
from hexenkessel.table.limits import Limits
listening = serve.listen("127.0.0.1", 0)
names = ("burst", "address_burst", "connections", "connections_per_address", "sockets_per_address", "cookies",
         "tables_per_guest", "tables_per_address")
many = dict.fromkeys(names, 1_000_000)
house = serve.open_house(listening, "127.0.0.1", Path(sys.argv[1]), eval(sys.argv[2]))
print(f"http://127.0.0.1:{listening.getsockname()[1]}/?launch={house.launch()}", flush=True)
asyncio.run(serve.make_server(house, listening).serve(sockets=[listening]))
"""
ECHO = """
import socket
with socket.create_server(("127.0.0.1", 0)) as listening:
    print(listening.getsockname()[1], flush=True)
    line, _ = listening.accept()
line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
while heard := line.recv(4096):
    line.sendall(heard)
"""
# Seconds from one question to the echo to the next.
ECHO_PACE: Final = 0.02
# The question is when it was sent.
SENT: Final = struct.Struct("d")
ATTACK = "import sys; from hexenkessel.table import attack; attack.main(*sys.argv[1:4], float(sys.argv[4]))"


async def drive(
    address: str,
    pid: int,
    echo: int,
    tables: int,
    clients: int,
    seconds: float,
    think: float,
    game: str,
    attack: str = "",
) -> Seen:
    """With an attack, that begins after half of the time, and somebody plays against bots."""
    host = Visitor(address)
    await host.call("GET", address.partition(host.origin)[2])
    seated = [await seat_table(host, clients, game) for _ in range(tables)]
    friend = await seat_bots(host, game) if attack else None
    seen = Seen()
    # The people's own housekeeping must not count as waiting for the server.
    gc.disable()
    await read_work(pid, 0.0, seen)
    until = time.perf_counter() + seconds
    people = [
        play(visitor, seat, until, think, seen) for table in seated for seat, visitor in enumerate(table)
    ]
    people.append(ask_echo(echo, until, seen.echoes))
    if friend is not None:
        people.append(play_bots(host, friend, game, until, seen.bots))
        people.append(start_attack(attack, host, seconds / 2))
    moments = [until - seconds / 2, until] if attack else [until]
    await asyncio.gather(*people, *[read_work(pid, moment, seen) for moment in moments])
    gc.enable()
    return seen


async def read_work(pid: int, moment: float, seen: Seen) -> None:
    await asyncio.sleep(moment - time.perf_counter())
    seen.work.append((time.perf_counter(), processor_seconds(pid)))


async def ask_echo(port: int, until: float, echoes: list[Wait]) -> None:
    """Whether the last answer is there or not, so that a standstill is seen as often as people see it."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)

    async def hear() -> None:
        while True:
            (sent,) = SENT.unpack(await reader.readexactly(SENT.size))
            echoes.append((sent, time.perf_counter() - sent))

    hearing = asyncio.create_task(hear())
    while time.perf_counter() < until:
        writer.write(SENT.pack(time.perf_counter()))
        await asyncio.sleep(ECHO_PACE)
    hearing.cancel()
    writer.close()


def processor_seconds(pid: int) -> float | None:
    """What this process has used so far; None where the system does not say."""
    try:
        used = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[11:13]
    except OSError:
        return None
    return sum(map(int, used)) / os.sysconf("SC_CLK_TCK")


async def start_attack(name: str, host: Visitor, seconds: float) -> None:
    await asyncio.sleep(seconds)
    rude = await asyncio.create_subprocess_exec(
        sys.executable, "-c", ATTACK, name, host.origin, host.table, str(seconds), stdout=subprocess.DEVNULL
    )
    if await rude.wait() != 0:
        raise RuntimeError(f"nobody was attacked: {name}")


# The level of the bots: the one that thinks longest.
LEVEL: Final = "grandmaster"


async def seat_bots(host: Visitor, game: str) -> Visitor:
    """The host at a new table with bots."""
    await host.create(game, 3)
    await host.sit("Ada", 0)
    for seat in (1, 2):
        await host.add_bot(seat, LEVEL)
    await host.start()
    visitor = Visitor(host.origin, host.table, host.token)
    visitor.cookie = host.cookie
    await visitor.connect()
    return visitor


async def play_bots(host: Visitor, visitor: Visitor, game: str, until: float, waits: list[Wait]) -> None:
    """From one bot's move to the next one's: the time that it takes beside its pace. After one game, another one."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(until - time.perf_counter()):
            while True:
                await play_one_game(visitor, waits)
                await visitor.close()
                visitor = await seat_bots(host, game)
    await visitor.close()


async def play_one_game(visitor: Visitor, waits: list[Wait]) -> None:
    while not (visitor.sides[0].view or {"over": True})["over"]:
        moves = visitor.sides[0].moves
        begun = time.perf_counter()
        if moves:
            answer = await visitor.move(0, random.choice(moves))
            while visitor.seq < answer.seq:
                await visitor.next()
        else:
            await visitor.next()
            waits.append((begun, time.perf_counter() - begun))


async def seat_table(host: Visitor, clients: int, game: str) -> list[Visitor]:
    """A started table with its people connected."""
    await host.create(game, clients)
    people = [Visitor(host.origin, host.table) for _ in range(clients)]
    for seat, person in enumerate(people):
        await person.enter()
        await person.sit(f"{seat + 1}", seat)
    await people[0].start()
    for person in people:
        await person.connect()
    return people


async def play(
    visitor: Visitor,
    seat: int,
    until: float,
    think: float,
    seen: Seen,
) -> None:
    """Random moves until the time is up or the game over, each after a moment's thought."""
    try:
        async with asyncio.timeout_at(asyncio.get_running_loop().time() + until - time.perf_counter()):
            while not (visitor.sides[seat].view or {"over": True})["over"]:
                moves = visitor.sides[seat].moves
                if not moves:
                    await visitor.next()
                    continue
                await asyncio.sleep(random.uniform(0, 2 * think))
                sent = time.perf_counter()
                answer = await visitor.move(seat, random.choice(moves))
                seen.moves.append((sent, time.perf_counter() - sent))
                if not isinstance(answer, Ack):
                    seen.refused.append(sent)
                while visitor.seq < answer.seq:
                    await visitor.next()
    except TimeoutError:
        pass
    finally:
        await visitor.close()
