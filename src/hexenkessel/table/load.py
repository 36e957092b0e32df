"""`hexenkessel load`: many tables with many people on this machine, and how long they wait for their acknowledgements.

The server runs in a process of its own on a folder that is thrown away; the people are in this one.
"""

import asyncio
import contextlib
import gc
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from hexenkessel.table.attack import ATTACKS
from hexenkessel.table.client import Visitor
from hexenkessel.table.protocol import Ack


class Result(msgspec.Struct):
    tables: int
    clients: int
    seconds: float
    moves: int
    rejected: int
    # Milliseconds from sending a move to its acknowledgement.
    p50: float
    p99: float
    worst: float
    # Milliseconds of the server's processor for a move, whatever else this machine does; 0 where the system does not say.
    work: float = 0.0

    @property
    def moves_per_second(self) -> float:
        return self.moves / self.seconds

    def __str__(self) -> str:
        return (
            f"{self.moves} moves, {self.moves_per_second:.0f} moves/s; acknowledged after p50 {self.p50:.1f} ms, "
            f"p99 {self.p99:.1f} ms, at worst {self.worst:.1f} ms; {self.work:.2f} ms of the server's processor a move; "
            f"{self.rejected} refused"
        )


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
        print(f"{name}, before: {calm}\n{name}, meanwhile: {attacked}\n{name}, bots: {bots}", flush=True)
        results += [calm, attacked]
    return 0 if all(result.moves and not result.rejected for result in results) else 1


def measure(tables: int, clients: int, seconds: float, think: float, game: str) -> Result:
    with server_of_this_run("Limits(**many)") as (address, pid):
        waits, refused, work = asyncio.run(drive(address, pid, tables, clients, seconds, think, game))
    found = result(tables, clients, seconds, waits, refused)
    found.work = 1000 * work / max(1, found.moves)
    return found


def compare(name: str, clients: int, seconds: float, think: float, game: str) -> tuple[Result, Result, str]:
    """The same people before and during an attack, under the limits that everybody has; and how long bots took."""
    tables = COOKIES // clients
    with server_of_this_run("Limits()") as (address, pid):
        waits, refused, _ = asyncio.run(drive(address, pid, tables, clients, 2 * seconds, think, game, name))
    half = min(sent for sent, _ in waits) + seconds if waits else 0.0
    calm = result(tables, clients, seconds, [wait for wait in waits if wait[0] < half], refused)
    attacked = result(tables, clients, seconds, [wait for wait in waits if wait[0] >= half], refused)
    bots = [sorted(wait for sent, wait in BOTS if (sent < half) == before) for before in (True, False)]
    told = [f"p50 {percentile(some, 0.5):.0f} ms, at worst {percentile(some, 1.0):.0f} ms" for some in bots]
    return calm, attacked, f"they answer after {told[0]} before, {told[1]} meanwhile"


def result(
    tables: int, clients: int, seconds: float, waits: list[tuple[float, float]], refused: list[str]
) -> Result:
    times = sorted(wait for _, wait in waits)
    shares = [percentile(times, share) for share in (0.5, 0.99, 1.0)]
    return Result(tables, clients, seconds, len(times), len(refused), *shares)


def percentile(waits: list[float], share: float) -> float:
    return 1000 * waits[min(len(waits) - 1, int(share * len(waits)))] if waits else 0.0


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
ATTACK = "import sys; from hexenkessel.table import attack; attack.main(*sys.argv[1:4], float(sys.argv[4]))"


async def drive(
    address: str,
    pid: int,
    tables: int,
    clients: int,
    seconds: float,
    think: float,
    game: str,
    attack: str = "",
) -> tuple[list[tuple[float, float]], list[str], float]:
    """All moves: when they were sent and how long their people waited; why moves were refused; the server's seconds.

    With an attack, that begins after half of the time, and somebody plays against a bot.
    """
    host = Visitor(address)
    await host.call("GET", address.partition(host.origin)[2])
    seated = [await seat_table(host, clients, game) for _ in range(tables)]
    BOTS.clear()
    friend = await seat_bots(host, game) if attack else None
    waits: list[tuple[float, float]] = []
    refused: list[str] = []
    # The people's own housekeeping must not count as waiting for the server.
    gc.disable()
    before = processor_seconds(pid)
    until = time.perf_counter() + seconds
    people = [
        play(visitor, seat, until, think, waits, refused)
        for table in seated
        for seat, visitor in enumerate(table)
    ]
    if friend is not None:
        people += [play_bots(friend, until), start_attack(attack, host, seconds / 2)]
    await asyncio.gather(*people)
    gc.enable()
    return waits, refused, processor_seconds(pid) - before


def processor_seconds(pid: int) -> float:
    """What this process has used so far; 0 where the system does not say."""
    try:
        used = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[11:13]
    except OSError:
        return 0.0
    return sum(map(int, used)) / os.sysconf("SC_CLK_TCK")


async def start_attack(name: str, host: Visitor, seconds: float) -> None:
    await asyncio.sleep(seconds)
    rude = await asyncio.create_subprocess_exec(
        sys.executable, "-c", ATTACK, name, host.origin, host.table, str(seconds), stdout=subprocess.DEVNULL
    )
    if await rude.wait() != 0:
        raise RuntimeError(f"nobody was attacked: {name}")


# When somebody waited for a bot, and for how long.
BOTS: list[tuple[float, float]] = []


async def seat_bots(host: Visitor, game: str) -> Visitor:
    """Somebody at a table with the best bots."""
    await host.create(game, 3)
    await host.sit("Ada", 0)
    for seat in (1, 2):
        await host.add_bot(seat, "grandmaster")
    await host.start()
    await host.connect()
    return host


async def play_bots(visitor: Visitor, until: float) -> None:
    """From one bot's move to the next one's: the time that it takes beside its pace."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(until - time.perf_counter()):
            while not (visitor.sides[0].view or {"over": True})["over"]:
                moves = visitor.sides[0].moves
                begun = time.perf_counter()
                if moves:
                    answer = await visitor.move(0, random.choice(moves))
                    while visitor.seq < answer.seq:
                        await visitor.next()
                else:
                    await visitor.next()
                    BOTS.append((begun, time.perf_counter() - begun))
    await visitor.close()


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
    waits: list[tuple[float, float]],
    refused: list[str],
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
                waits.append((sent, time.perf_counter() - sent))
                if not isinstance(answer, Ack):
                    refused.append(answer.code)
                while visitor.seq < answer.seq:
                    await visitor.next()
    except TimeoutError:
        pass
    finally:
        await visitor.close()
