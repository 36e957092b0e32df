"""`hexenkessel load`: many tables with many people on this machine, and how long they wait for their acknowledgements.

The server runs in a process of its own on a folder that is thrown away; the people are in this one.
"""

import asyncio
import gc
import os
import random
import subprocess
import sys
import tempfile
import time

import msgspec

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

    @property
    def moves_per_second(self) -> float:
        return self.moves / self.seconds


def main(tables: int, clients: int, seconds: float, think: float, game: str) -> int:
    """Print what was measured; exit status 1 if a move was refused or none was made."""
    result = measure(tables, clients, seconds, think, game)
    print(
        f"{result.tables} tables x {result.clients} clients, {result.seconds:.1f} s, thinking {think:g} s a move: "
        f"{result.moves} moves, {result.moves_per_second:.0f} moves/s; acknowledged after "
        f"p50 {result.p50:.1f} ms, p99 {result.p99:.1f} ms, at worst {result.worst:.1f} ms; {result.rejected} refused"
    )
    return 0 if result.moves and not result.rejected else 1


def measure(tables: int, clients: int, seconds: float, think: float, game: str) -> Result:
    with tempfile.TemporaryDirectory(prefix="hexenkessel-load-") as folder:
        server = subprocess.Popen(
            [sys.executable, "-c", SERVER, folder], stdout=subprocess.PIPE, text=True, env=os.environ
        )
        try:
            assert server.stdout is not None
            address = server.stdout.readline().strip()
            return asyncio.run(drive(address, tables, clients, seconds, think, game))
        finally:
            server.terminate()
            server.wait()


# The server of this run: any free port, and limits that let one machine play all the guests.
SERVER = """
import asyncio, sys
from pathlib import Path
from hexenkessel.table import serve
from hexenkessel.table.limits import Limits
listening = serve.listen("127.0.0.1", 0)
many = 1_000_000
limits = Limits(
    burst=many, address_burst=many, connections_per_address=many, sockets_per_address=many, cookies=many,
    tables_per_guest=many, tables_per_address=many, connections=many,
)
house = serve.open_house(listening, "127.0.0.1", Path(sys.argv[1]), limits)
print(f"http://127.0.0.1:{listening.getsockname()[1]}/?launch={house.launch()}", flush=True)
asyncio.run(serve.make_server(house, listening).serve(sockets=[listening]))
"""


async def drive(address: str, tables: int, clients: int, seconds: float, think: float, game: str) -> Result:
    host = Visitor(address)
    await host.call("GET", address.partition(host.origin)[2])
    seated = [await seat_table(host, clients, game) for _ in range(tables)]
    waits: list[float] = []
    refused: list[str] = []
    # The people's own housekeeping must not count as waiting for the server.
    gc.disable()
    begun = time.perf_counter()
    until = begun + seconds
    people = [
        play(visitor, seat, until, think, waits, refused)
        for table in seated
        for seat, visitor in enumerate(table)
    ]
    await asyncio.gather(*people)
    lasted = time.perf_counter() - begun
    gc.enable()
    waits.sort()
    return Result(
        tables,
        clients,
        lasted,
        len(waits),
        len(refused),
        percentile(waits, 0.5),
        percentile(waits, 0.99),
        percentile(waits, 1.0),
    )


def percentile(waits: list[float], share: float) -> float:
    return 1000 * waits[min(len(waits) - 1, int(share * len(waits)))] if waits else 0.0


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
    visitor: Visitor, seat: int, until: float, think: float, waits: list[float], refused: list[str]
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
                answer = await visitor.move(seat, random.choice(moves).code)
                waits.append(time.perf_counter() - sent)
                if not isinstance(answer, Ack):
                    refused.append(answer.code)
                while visitor.seq < answer.seq:
                    await visitor.next()
    except TimeoutError:
        pass
    finally:
        await visitor.close()
