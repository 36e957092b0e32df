"""kill -9 at random moments while people and bots play: nothing that was answered is lost, nothing happens twice."""

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

import hexenkessel as hx
from hexenkessel.table.client import Visitor
from hexenkessel.table.faults import free_port
from hexenkessel.table.protocol import Ack, Events, FromServer, Rejected, Snapshot
from hexenkessel.table.rows import AnyRow, Moved, Started, read_row
from tests.waiting import PATIENCE, until_so

ROUNDS = 5
TABLES = 3
# Bots answer at once, so that there is always something on its way.
SERVER = """
import asyncio, sys
from pathlib import Path
from hexenkessel.table import serve
from hexenkessel.table.limits import Limits
listening = serve.listen("127.0.0.1", int(sys.argv[2]))
limits = Limits(pace=0.0, burst=1_000_000)
house = serve.open_house(listening, "127.0.0.1", Path(sys.argv[1]), limits)
print(house.launch(), flush=True)
asyncio.run(serve.make_server(house, listening).serve(sockets=[listening]))
"""


def start(folder: Path, port: int) -> tuple[subprocess.Popen[str], str]:
    command = [sys.executable, "-c", SERVER, str(folder), str(port)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    return server, server.stdout.readline().strip()


def stored(folder: Path, table: str) -> list[AnyRow]:
    db = sqlite3.connect(folder / "tables.sqlite")
    rows = db.execute("SELECT seq, row FROM events WHERE table_id = ? ORDER BY seq", (table,)).fetchall()
    db.close()
    assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1))
    return [read_row(row) for _, row in rows]


class Witness(Visitor):
    """Plays whenever asked, and remembers every row that it was told of and every acknowledgement."""

    def __init__(self, address: str, table: str = "") -> None:
        super().__init__(address, table)
        self.promised: dict[int, tuple[int, str]] = {}
        self.told: dict[int, str] = {}
        self.playing: asyncio.Task[None] | None = None

    def take(self, frame: FromServer) -> None:
        super().take(frame)
        if isinstance(frame, Snapshot | Events):
            self.told |= {row["seq"]: row["kind"] for side in frame.sides for row in side.rows}

    async def begin(self, seat: int) -> None:
        if self.listening is None:
            await self.connect()
        self.playing = asyncio.create_task(self.play(seat))

    def rest(self) -> None:
        assert self.playing is not None
        if self.playing.done():
            self.playing.result()
        self.playing.cancel()

    async def play(self, seat: int) -> None:
        while True:
            moves = self.sides[seat].moves
            if not moves:
                await self.next()
                continue
            move = hx.game("blackmore").move(random.choice(moves)).text
            answer = await self.move(seat, move)
            if isinstance(answer, Ack):
                self.promised[answer.seq] = (seat, move)
            else:
                # After a crash an unanswered move may have been stored and come back as done, or be too late.
                assert isinstance(answer, Rejected) and answer.code in ("stale", "not-playing"), answer
            while self.seq < answer.seq:
                await self.next()


def check(folder: Path, witnesses: list[Witness]) -> int:
    """Every promise is kept, word for word; the number of moves that were looked at."""
    looked_at = 0
    for witness in witnesses:
        rows = stored(folder, witness.table)
        for seq, (seat, move) in witness.promised.items():
            row = rows[seq - 1]
            assert isinstance(row, Moved) and (row.seat, row.move) == (seat, move)
            looked_at += 1
        for seq, kind in witness.told.items():
            assert rows[seq - 1].__struct_config__.tag == kind
        wishes = Counter(row.idem for row in rows if row.idem)
        assert not wishes or max(wishes.values()) == 1
        assert sum(isinstance(row, Started) for row in rows) == 1
    return looked_at


def test_kill_9_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    server, launch = start(tmp_path, port)
    witnesses: list[Witness] = []

    async def sit_down() -> None:
        host = Witness(address)
        await host.call("GET", f"/?launch={launch}")
        for _ in range(TABLES):
            await host.create("blackmore", 4)
            people = [Witness(address, host.table) for _ in range(2)]
            for seat, person in enumerate(people):
                await person.enter()
                await person.sit(f"Person {seat}", seat)
            for seat in (2, 3):
                await people[0].add_bot(seat, "thumb")
            await people[0].start()
            witnesses.extend(people)

    def promised() -> int:
        return sum(len(witness.promised) for witness in witnesses)

    def over() -> bool:
        sides = [side for witness in witnesses for side in witness.sides.values()]
        return all(side.view is not None and side.view["over"] for side in sides)

    async def play_some() -> None:
        """A few moves are promised, or many; the next one may be on its way. Or all games are over."""
        wanted = promised() + random.randint(5, 25)
        for number, witness in enumerate(witnesses):
            await witness.begin(number % 2)
        await until_so(lambda: promised() >= wanted or over())

    async def evening() -> None:
        nonlocal server
        await sit_down()
        for _ in range(ROUNDS):
            workers = children(server.pid)
            await play_some()
            workers |= children(server.pid)
            server.kill()
            server.wait()
            for witness in witnesses:
                witness.rest()
            check(tmp_path, witnesses)
            await gone(workers)
            server, _ = start(tmp_path, port)
        await play_some()
        for witness in witnesses:
            witness.rest()
            await witness.close()

    try:
        asyncio.run(evening())
        assert check(tmp_path, witnesses) >= 5 * (ROUNDS + 1)
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait()


def children(pid: int) -> set[int]:
    """The worker processes of this server (on Linux; elsewhere nothing is checked)."""
    if not Path("/proc").is_dir():
        return set()
    found = subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, text=True, check=False)
    return {int(word) for word in found.stdout.split()}


async def gone(workers: set[int]) -> None:
    """When the server is gone, so are its bots."""
    await until_so(lambda: not any(alive(pid) for pid in workers))


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except (OSError, IndexError):
        return False


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_an_ordinary_end_is_quick_and_tells_the_clients(tmp_path: Path, how: signal.Signals) -> None:
    port = free_port()
    began = time.monotonic()
    server, launch = start(tmp_path, port)
    starting = time.monotonic() - began

    async def scenario() -> int | None:
        host = Visitor(f"http://127.0.0.1:{port}")
        await host.call("GET", f"/?launch={launch}")
        await host.create("blackmore", 2)
        await host.sit("Ada", 0)
        await host.add_bot(1, "random")
        await host.start()
        await host.dial()
        # Somebody who has stopped reading must not keep it.
        deaf = Visitor(f"http://127.0.0.1:{port}", host.table)
        await deaf.enter()
        await deaf.dial()
        assert deaf.socket is not None
        deaf.socket.transport.pause_reading()
        server.send_signal(how)
        assert host.socket is not None
        async with asyncio.timeout(PATIENCE):
            await host.socket.wait_closed()
        return host.socket.close_code

    try:
        assert asyncio.run(scenario()) == 1012
        began = time.monotonic()
        server.wait(PATIENCE)
        # Where ending takes longer than this, starting does as well.
        assert time.monotonic() - began < max(5, 2 * starting)
    finally:
        server.kill()
        server.wait()
