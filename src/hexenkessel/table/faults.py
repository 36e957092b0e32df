"""`hexenkessel load --faults`: people and bots play while everything that can break is broken, again and again.

Servers and the processes of the bots are killed, the database crashes, lines are cut, the disk gets slow, a clock jumps. The
people write down every acknowledgement and every row that they were told of, and hold them against the log in the end: no
acknowledged move is lost, none is there twice, and every table goes on.
"""

import asyncio
import contextlib
import os
import random
import secrets
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, cast

import msgspec
from websockets.asyncio.client import ClientConnection

from hexenkessel import shelf
from hexenkessel.table import serve
from hexenkessel.table.client import UNKNOWN, UNREACHABLE, Refused, Visitor, new_idem
from hexenkessel.table.errors import TableError
from hexenkessel.table.limits import Limits
from hexenkessel.table.protocol import Ack, DoMove, Events, FromServer, Snapshot
from hexenkessel.table.room import fold
from hexenkessel.table.rows import AnyRow, Moved, Started
from hexenkessel.table.sqlite_store import SqliteStore
from hexenkessel.table.store import Store

# One round; it begins anew until enough was killed.
ROUND: Final = ("server", "lines", "worker", "disk", "database", "clock", "server")
# Where the tables lie in a file there is no database that could crash: one more server is killed instead.
INSTEAD: Final = {"database": "server"}
KILLS: Final = ("server", "worker", "database")
# Every table has to go on within this time; one that does not in the longer one stands still.
BAR: Final = 5.0
STANDSTILL: Final = 120.0
SLOW_SECONDS: Final = 0.3
SLOW_FOR: Final = 2.0
THINK: Final = 0.1
DAY: Final = 86_400.0
PEOPLE: Final = ("Ada", "Bea")
LEVEL: Final = "thumb"
MANY: Final = 1_000_000
LIMITS: Final = Limits(
    burst=MANY,
    address_burst=MANY,
    cookies=MANY,
    tables_per_guest=MANY,
    tables_per_address=MANY,
    sockets_per_guest=MANY,
    sockets_per_address=MANY,
    connections_per_address=MANY,
    pace=0.0,
)
# What a person may be told after a crash: a move that was stored all the same, or came too late.
EXCUSED: Final = ("stale", "not-stored", "not-playing")
SERVER: Final = "from hexenkessel.table import faults; import sys; faults.serve_badly(*sys.argv[1:])"


class Report(msgspec.Struct):
    faults: Counter[str] = msgspec.field(default_factory=Counter)
    # The longest silence of every table around every fault, by the kind of fault.
    silences: dict[str, list[float]] = msgspec.field(default_factory=dict)
    seconds: float = 0.0
    tables: int = 0
    acknowledged: int = 0
    rows: int = 0
    # Whom the tables waited for that were silent for too long.
    late: Counter[str] = msgspec.field(default_factory=Counter)
    # What must not happen, in words.
    wrong: list[str] = msgspec.field(default_factory=list)

    @property
    def kills(self) -> int:
        return sum(self.faults[kind] for kind in KILLS)

    def lines(self) -> Iterator[str]:
        yield (
            f"{self.kills} kills and {self.faults.total() - self.kills} other faults in {self.seconds:.0f} s: {self.tables} "
            f"tables, {self.rows} rows, {self.acknowledged} acknowledged moves held against the log, {len(self.wrong)} wrong"
        )
        for kind, waits in [*self.silences.items(), ("all", self.all())]:
            late = sum(wait > BAR for wait in waits)
            shares = ", ".join(f"p{share:g} {quantile(waits, share):.2f} s" for share in (50, 90, 99))
            yield (
                f"  {kind}: {self.faults[kind] if kind != 'all' else self.faults.total()} times; longest silence at a table "
                f"{shares}, worst {max(waits, default=0.0):.2f} s; {late} of {len(waits)} above {BAR:g} s"
            )
        if self.late:
            yield "  above it they waited for " + ", ".join(
                f"{who} {times} times" for who, times in self.late.items()
            )
        yield from self.wrong

    def all(self) -> list[float]:
        return [wait for waits in self.silences.values() for wait in waits]


def quantile(waits: Sequence[float], percent: float) -> float:
    ordered = sorted(waits)
    return ordered[min(len(ordered) - 1, int(percent / 100 * len(ordered)))] if ordered else 0.0


def main(where: str, kills: int, tables: int, servers: int) -> int:
    """Print what was found; exit status 1 if something was lost, or somebody waited for too long."""
    report = campaign(where, kills, tables, servers, tell=True)
    print("\n".join(report.lines()), flush=True)
    return 1 if report.wrong or max(report.all(), default=0.0) > BAR else 0


def campaign(where: str, kills: int, tables: int, servers: int, tell: bool = False) -> Report:
    """`where`: "sqlite", one server on a file; or "postgres", several on a database, which is made for this."""
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="hexenkessel-faults-")))
        house: House
        if where == "postgres":
            from hexenkessel.table.cluster import cluster

            made = stack.enter_context(cluster())
            house = House(folder, servers, made.new_database(), made)
        else:
            house = House(folder, 1, None, None)
        try:
            return asyncio.run(Campaign(house, tables, tell).run(kills))
        finally:
            house.end()


# -- a server that things happen to --------------------------------------------------------------------------


class Weather:
    """What is wrong in a server's process."""

    ahead = 0.0
    slow = False


class SlowDisk:
    """A connection to a file on a disk that takes its time."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self.db = db

    def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
        # What begins no transaction and is in none commits by itself.
        alone = not self.db.in_transaction and not statement.startswith("BEGIN")
        if Weather.slow and (alone or statement == "COMMIT"):
            time.sleep(SLOW_SECONDS)
        return self.db.execute(statement, *values)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.db, name)


def serve_badly(folder: str, port: str, database: str) -> None:
    """An ordinary server; but on SIGUSR1 its clock jumps, and on SIGUSR2 its disk gets slow, or well again."""
    true_time = time.time
    time.time = lambda: true_time() + Weather.ahead

    def jump(*_: object) -> None:
        Weather.ahead = random.uniform(-DAY, DAY)

    def turn(*_: object) -> None:
        Weather.slow = not Weather.slow

    signal.signal(signal.SIGUSR1, jump)
    signal.signal(signal.SIGUSR2, turn)
    listening = serve.listen("127.0.0.1", int(port))
    house = serve.open_house(listening, "127.0.0.1", Path(folder), LIMITS, database or None)
    if isinstance(house.store, SqliteStore):
        house.store.writer.db = cast(sqlite3.Connection, SlowDisk(house.store.db))

    async def run() -> None:
        await house.store.open()
        print(await house.invite(), flush=True)
        await serve.make_server(house, listening).serve(sockets=[listening])

    asyncio.run(run())


class Server:
    def __init__(self, folder: Path, port: int, database: str | None) -> None:
        self.command = [sys.executable, "-c", SERVER, str(folder), str(port), database or ""]
        self.address = f"http://127.0.0.1:{port}"
        self.process: subprocess.Popen[str] | None = None

    async def start(self) -> str:
        """It is there when this returns; the launch token that it printed."""
        self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        token = (await asyncio.to_thread(self.process.stdout.readline)).strip()
        if not token:
            raise RuntimeError("a server did not start")
        return token

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def signal(self, number: int) -> None:
        assert self.process is not None
        self.process.send_signal(number)

    def workers(self) -> list[int]:
        """The processes in which its bots think."""
        assert self.process is not None
        found = subprocess.run(
            ["pgrep", "-P", str(self.process.pid), "-f", "spawn_main"], capture_output=True, check=False
        )
        return [int(word) for word in found.stdout.split()]


class House:
    """The servers, and what they keep the tables in."""

    def __init__(self, folder: Path, servers: int, database: str | None, cluster: Any) -> None:
        self.database = database
        # The PostgreSQL of this campaign; None where the tables lie in a file.
        self.cluster = cluster
        self.folder = folder
        self.servers = [Server(folder, free_port(), database) for _ in range(servers)]

    def end(self) -> None:
        for server in self.servers:
            server.kill()

    def store(self) -> Store:
        """To read the log by oneself; to be called when a server has made it."""
        if self.database is None:
            return SqliteStore(self.folder / serve.DATABASE)
        return serve.shared_store(self.database)

    # -- faults: back when the thing is well again -----------------------------------------------------------

    async def suffer(self, kind: str, people: Iterable["Witness"]) -> None:
        match kind:
            case "server":
                server = random.choice(self.servers)
                server.kill()
                await server.start()
            case "worker":
                for pid in [pid for server in self.servers for pid in server.workers()]:
                    with contextlib.suppress(ProcessLookupError):
                        os.kill(pid, signal.SIGKILL)
            case "database":
                await asyncio.to_thread(self.cluster.stop, random.choice(["immediate", "fast"]))
                await asyncio.to_thread(self.cluster.start)
            case "lines":
                await self.cut_lines(people)
            case "disk":
                await self.slow_down(SLOW_SECONDS)
                await asyncio.sleep(SLOW_FOR)
                await self.slow_down(0.0)
            case "clock":
                random.choice(self.servers).signal(signal.SIGUSR1)

    async def cut_lines(self, people: Iterable["Witness"]) -> None:
        """Those of half of the people, and all to the database."""
        for person in people:
            if person.socket is not None and random.random() < 0.5:
                person.socket.transport.abort()
        if self.database is not None:
            await self.command(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'hexenkessel%'"
            )

    async def slow_down(self, seconds: float) -> None:
        """Every commit takes so much longer."""
        if self.database is None:
            for server in self.servers:
                server.signal(signal.SIGUSR2)
            return
        await self.command(
            "CREATE OR REPLACE FUNCTION hexenkessel.slowly() RETURNS trigger LANGUAGE plpgsql AS "
            f"$$ BEGIN PERFORM pg_sleep({seconds}); RETURN NULL; END $$",
            # Put off to the end of the transaction, as the way to the disk is.
            "CREATE CONSTRAINT TRIGGER slowly AFTER INSERT ON hexenkessel.events "
            "DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION hexenkessel.slowly()"
            if seconds
            else "DROP TRIGGER slowly ON hexenkessel.events",
        )

    async def command(self, *statements: str) -> None:
        import asyncpg

        connection = await asyncpg.connect(self.database)
        try:
            for statement in statements:
                await connection.execute(statement)
        finally:
            await connection.close()


# Below those that a system hands to whoever asks for just any.
PORTS: Final = range(20_000, 32_000)


def free_port() -> int:
    """For somebody who will listen a moment later. A port that the system chose could be the other end of anybody's
    connection by then."""
    while True:
        port = secrets.choice(PORTS)
        try:
            serve.listen("127.0.0.1", port).close()
        except TableError as error:
            if error.key != "shell-error-busy-port":
                raise
        else:
            return port


# -- the people ----------------------------------------------------------------------------------------------


class Ledger:
    """What the people of one table were promised and told."""

    def __init__(self, table: str) -> None:
        self.table = table
        # By the number of the row: the seat, the move and the name of the wish; and the kind of row.
        self.promised: dict[int, tuple[int, str, str]] = {}
        self.told: dict[int, str] = {}
        self.wrong: list[str] = []
        self.over = False
        self.seq = 0
        # When the last row was heard of, and the longest silence since somebody asked.
        self.heard = time.monotonic()
        self.longest = 0.0
        # Whom the table waited for in it, and who is asked now.
        self.waited_for = ""
        self.asked = ""

    def hear(self, frame: Snapshot | Events) -> None:
        for side in frame.sides:
            for row in side.rows:
                before = self.told.setdefault(row["seq"], row["kind"])
                if before != row["kind"]:
                    self.wrong.append(f"{self.table}: row {row['seq']} was {before} and is {row['kind']} now")
            self.over = self.over or bool((side.view or {"over": False})["over"])
        if frame.seq > self.seq:
            now = time.monotonic()
            self.seq = frame.seq
            if now - self.heard > self.longest:
                self.longest = now - self.heard
                self.waited_for = self.asked
            self.heard = now
            view = frame.sides[0].view
            people = view is not None and any(view["deciding"][: len(PEOPLE)])
            self.asked = "people" if people else "a bot"

    def check(self, rows: Sequence[AnyRow]) -> list[str]:
        """What is wrong with this log."""
        wrong = list(self.wrong)
        for seq, (seat, move, idem) in self.promised.items():
            row = rows[seq - 1] if seq <= len(rows) else None
            if not isinstance(row, Moved) or (row.seat, row.move, row.idem) != (
                seat,
                move,
                f"{seat}/{idem}",
            ):
                wrong.append(
                    f"{self.table}: {move!r} of seat {seat} was acknowledged as row {seq} and is lost"
                )
        for seq, kind in self.told.items():
            if seq > len(rows) or rows[seq - 1].__struct_config__.tag != kind:
                wrong.append(f"{self.table}: row {seq}, {kind}, was told and is lost")
        names = Counter(row.idem for row in rows if row.idem)
        wrong += [
            f"{self.table}: {name} was done {times} times" for name, times in names.items() if times > 1
        ]
        if sum(isinstance(row, Started) for row in rows) != 1:
            wrong.append(f"{self.table}: it did not begin just once")
        try:
            fold(self.table, rows)
        except Exception as error:
            wrong.append(f"{self.table}: its log can't be played: {error!r}")
        return wrong


class Witness(Visitor):
    """Plays whenever asked, through whichever server answers, and writes everything down."""

    def __init__(self, house: House, host: Visitor, ledger: Ledger) -> None:
        super().__init__(host.origin, host.table)
        self.house = house
        self.ledger = ledger

    async def open_socket(self, **where: Any) -> ClientConnection:
        self.move_on(random.choice(self.house.servers))
        return await super().open_socket(**where)

    def move_on(self, server: Server) -> None:
        """To this server, with all that one has."""
        other = Visitor(server.address)
        self.host, self.port, self.origin = other.host, other.port, other.origin

    def take(self, frame: FromServer) -> None:
        super().take(frame)
        if isinstance(frame, Snapshot | Events):
            self.ledger.hear(frame)

    async def come(self) -> None:
        while True:
            try:
                await self.connect()
                return
            except UNREACHABLE:
                await asyncio.sleep(0.1)

    async def play(self, seat: int) -> None:
        while not self.ledger.over:
            moves = self.sides[seat].moves
            if not moves:
                await self.next()
            else:
                await asyncio.sleep(random.uniform(0, 2 * THINK))
                assert self.room is not None
                await self.move_now(seat, shelf.game(self.room.game).move(random.choice(moves)).text)
            if self.closed:
                raise Refused(self.closed, UNKNOWN)

    async def move_now(self, seat: int, move: str) -> None:
        wish = DoMove(idem=new_idem(), seat=seat, base=self.seq, move=move)
        answer = await self.wish(wish)
        if isinstance(answer, Ack):
            self.ledger.promised[answer.seq] = (seat, move, wish.idem)
        elif answer.code not in EXCUSED:
            self.ledger.wrong.append(f"{self.table}: {move!r} of seat {seat} was refused: {answer.code}")
        while self.seq < answer.seq and not self.closed:
            await self.next()


class Campaign:
    def __init__(self, house: House, tables: int, tell: bool) -> None:
        self.house = house
        self.tables = tables
        self.tell = tell
        self.report = Report()
        # The tables where a game is on, with their people.
        self.playing: dict[str, list[Witness]] = {}
        self.cookie = ""

    async def run(self, kills: int) -> Report:
        began = time.monotonic()
        launch = (await asyncio.gather(*(server.start() for server in self.house.servers)))[0]
        host = Visitor(self.house.servers[0].address)
        await host.call("GET", f"/?launch={launch}")
        self.cookie = host.cookie
        store = self.house.store()
        await store.open()
        games = list(shelf.games())
        keeping = [
            asyncio.create_task(self.keep_table(games[number % len(games)], store))
            for number in range(self.tables)
        ]
        try:
            while len(self.playing) < self.tables:
                await self.look_after(keeping)
            await self.break_things(kills, keeping)
            # Whoever still plays would be promised more while the log is read.
            await self.send_home(keeping)
            for people in list(self.playing.values()):
                await self.judge(people[0].ledger, store)
        finally:
            await self.send_home(keeping)
            await store.close()
        self.report.seconds = time.monotonic() - began
        return self.report

    async def send_home(self, keeping: list["asyncio.Task[None]"]) -> None:
        for task in keeping:
            task.cancel()
        await asyncio.gather(*keeping, return_exceptions=True)

    async def look_after(self, keeping: list["asyncio.Task[None]"]) -> None:
        """A moment; and nobody went home."""
        await asyncio.sleep(0.01)
        for task in keeping:
            if task.done():
                task.result()

    async def break_things(self, kills: int, keeping: list["asyncio.Task[None]"]) -> None:
        number = 0
        while self.report.kills < kills:
            kind = ROUND[number % len(ROUND)]
            if self.house.database is None:
                kind = INSTEAD.get(kind, kind)
            number += 1
            await asyncio.sleep(random.uniform(0, 0.5))
            await self.break_one(kind, keeping)
            if self.tell and self.report.faults.total() % 25 == 0:
                print("\n".join(self.report.lines()), file=sys.stderr, flush=True)

    async def break_one(self, kind: str, keeping: list["asyncio.Task[None]"]) -> None:
        """And wait until every table has gone on."""
        ledgers = [people[0].ledger for people in self.playing.values()]
        for ledger in ledgers:
            ledger.longest = 0.0
        people = [person for people in self.playing.values() for person in people]
        await self.house.suffer(kind, people)
        before = {ledger: ledger.seq for ledger in ledgers}
        until = time.monotonic() + STANDSTILL
        while any(ledger.seq == seq and not ledger.over for ledger, seq in before.items()):
            await self.look_after(keeping)
            if time.monotonic() > until:
                self.report.wrong += [
                    f"{ledger.table} stands still"
                    for ledger, seq in before.items()
                    if ledger.seq == seq and not ledger.over
                ]
                break
        self.report.faults[kind] += 1
        self.report.silences.setdefault(kind, []).extend(ledger.longest for ledger in ledgers)
        self.report.late.update(f"{ledger.waited_for} ({kind})" for ledger in ledgers if ledger.longest > BAR)

    async def keep_table(self, game: str, store: Store) -> None:
        """One game after another."""
        while True:
            try:
                people = await self.sit_down(game)
            except (Refused, *UNREACHABLE):
                # Something broke meanwhile: nobody was promised anything yet, so they begin anew.
                await asyncio.sleep(0.1)
                continue
            ledger = people[0].ledger
            for person in people:
                await person.come()
            self.playing[ledger.table] = people
            try:
                await asyncio.gather(*(person.play(seat) for seat, person in enumerate(people)))
            finally:
                for person in people:
                    await person.close()
            await self.judge(ledger, store)
            del self.playing[ledger.table]

    async def sit_down(self, game: str) -> list[Witness]:
        """Two people and a bot, anywhere in the house."""
        host = Visitor(random.choice(self.house.servers).address)
        host.cookie = self.cookie
        await host.create(game, len(PEOPLE) + 1)
        ledger = Ledger(host.table)
        people = [Witness(self.house, host, ledger) for _ in PEOPLE]
        for seat, person in enumerate(people):
            # Everybody is a guest of their own: a seat is the guest's.
            await person.enter()
            await person.sit(PEOPLE[seat], seat)
        await people[0].add_bot(len(PEOPLE), LEVEL)
        await people[0].start()
        return people

    async def judge(self, ledger: Ledger, store: Store) -> None:
        rows = await store.read(ledger.table)
        self.report.tables += 1
        self.report.rows += len(rows)
        self.report.acknowledged += len(ledger.promised)
        self.report.wrong += await asyncio.to_thread(ledger.check, rows)
