"""The store in one SQLite file.

One thread owns the connection that writes. It takes everything that waits, does it in one transaction and commits once, so
that many tables share one flush to the disk (group commit). Only after that are the callers told. Another one reads.
Moves, of which there are most, are written in one call of SQLite, however many wait (`Lane.append_all`).
"""

import asyncio
import contextlib
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from hexenkessel.table import doors, notices, passkeys, people, results, timekeeper, vacation
from hexenkessel.table.errors import Conflict, NotStored, TableError
from hexenkessel.table.rows import AnyRow, read_row, write_row
from hexenkessel.table.store import Snapshot

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], Any]

APPLICATION: Final = 0x48584B54  # "HXKT": says in the file's head whose it is
MOST_AT_ONCE: Final = 512
# Rows in one statement; each number of them is a statement of its own, and SQLite keeps those.
MOST_ROWS: Final = 256
BUSY_MILLISECONDS: Final = 5000
INSERT: Final = "INSERT INTO events (table_id, seq, row) VALUES (?, ?, ?)"
# The rows of many tables in one go. A number that does not follow on the last one becomes NULL, which no row may have: then
# nothing of it is written.
INSERT_MANY: Final = """
    INSERT INTO events (table_id, seq, row)
    SELECT column1, CASE WHEN (SELECT max(seq) FROM events WHERE table_id = column1) = column4 THEN column2 END, column3
    FROM (VALUES {})
    """

# Each entry brings the schema one version further; the version is in the file's head (user_version).
MIGRATIONS: Final = [
    """
    CREATE TABLE tables (id TEXT PRIMARY KEY, guest TEXT NOT NULL, made INTEGER NOT NULL, over INTEGER NOT NULL DEFAULT 0)
        WITHOUT ROWID;
    CREATE INDEX tables_of_guest ON tables (guest, made) WHERE over = 0;
    CREATE TABLE events (table_id TEXT NOT NULL, seq INTEGER NOT NULL, row BLOB NOT NULL, PRIMARY KEY (table_id, seq))
        WITHOUT ROWID;
    CREATE TABLE snapshots (table_id TEXT PRIMARY KEY, seq INTEGER NOT NULL, position BLOB NOT NULL);
    CREATE TABLE guests (hash TEXT PRIMARY KEY, made INTEGER NOT NULL) WITHOUT ROWID;
    """,
    people.MIGRATION,
    """
    CREATE TABLE reviews (table_id TEXT NOT NULL, seat INTEGER NOT NULL, review BLOB NOT NULL,
        PRIMARY KEY (table_id, seat)) WITHOUT ROWID;
    """,
    doors.MIGRATION,
    doors.SHUT_OUT,
    results.MIGRATION,
    timekeeper.MIGRATION,
    vacation.MIGRATION,
    notices.MIGRATION,
    passkeys.MIGRATION,
    results.NOTED,
    people.SINCE_DEVICES,
    notices.OF_DEVICES,
]


def open_database(file: Path) -> sqlite3.Connection:
    """The file, made or brought up to date; TableError in plain words when it is not ours to open."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        # It holds the secrets of running games: nobody else on this machine has to read it.
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
        db = connect(file)
    except (OSError, sqlite3.OperationalError):
        raise TableError(500, "shell-error-data-folder", folder=str(file.parent)) from None
    try:
        bring_up_to_date(db, file)
        for found in file.parent.glob(f"{file.name}*"):
            with contextlib.suppress(OSError):
                found.chmod(0o600)  # those of earlier versions were everybody's to read
        write_ahead(db)
        db.execute("PRAGMA synchronous = FULL")
    except sqlite3.DatabaseError as error:
        db.close()
        raise reason(error, file) from None
    except TableError:
        db.close()
        raise
    return db


def write_ahead(db: sqlite3.Connection) -> None:
    """This one thing SQLite gives up at once, however long it would wait otherwise, while somebody else opens the file."""
    until = time.monotonic() + BUSY_MILLISECONDS / 1000
    while True:
        try:
            db.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(0.01)


def connect(file: Path) -> sqlite3.Connection:
    db = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    db.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
    return db


def bring_up_to_date(db: sqlite3.Connection, file: Path) -> None:
    """All missing steps in one transaction: an interrupted one leaves the old file as it was.

    Whose file it is, is seen inside it as well: half of somebody else's first opening would look like a foreign file.
    """
    db.execute("BEGIN IMMEDIATE")
    try:
        version = check_owner(db, file)
        for step in MIGRATIONS[version:]:
            for statement in step.split(";"):
                db.execute(statement)
        db.execute(f"PRAGMA application_id = {APPLICATION}")
        db.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
    except TableError:
        db.execute("ROLLBACK")
        raise
    db.execute("COMMIT")


def check_owner(db: sqlite3.Connection, file: Path) -> int:
    """The version of this file, if it is ours."""
    (owner,) = db.execute("PRAGMA application_id").fetchone()
    (version,) = db.execute("PRAGMA user_version").fetchone()
    (things,) = db.execute("SELECT count(*) FROM sqlite_master").fetchone()
    # Ours have a version as soon as they have anything.
    if things and (owner != APPLICATION or not version):
        raise TableError(500, "table-error-foreign-database", file=str(file))
    if version > len(MIGRATIONS):
        raise TableError(
            500, "table-error-newer-database", file=str(file), version=version, known=len(MIGRATIONS)
        )
    return int(version)


def reason(error: sqlite3.DatabaseError, file: Path) -> TableError:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_FULL:
        return TableError(500, "table-error-disk-full", folder=str(file.parent))
    if code in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
        return TableError(500, "table-error-foreign-database", file=str(file))
    return TableError(500, "shell-error-data-folder", folder=str(file.parent))


class Append:
    """New rows of one table: the job that there is most of. Many of them are one statement (`Lane.append_all`)."""

    def __init__(self, table: str, base: int, rows: Sequence[AnyRow], over: bool) -> None:
        self.table = table
        self.base = base
        self.rows = number(table, base, rows)
        self.over = over

    def __call__(self, db: sqlite3.Connection) -> None:
        found = db.execute("SELECT max(seq) FROM events WHERE table_id = ?", (self.table,)).fetchone()
        if found[0] != self.base:
            raise Conflict
        db.executemany(INSERT, self.rows)
        if self.over:
            db.execute("UPDATE tables SET over = 1 WHERE id = ?", (self.table,))


class Lane:
    """One thread with a connection of its own. It takes everything that waits and does it in one transaction."""

    def __init__(self, db: sqlite3.Connection, begin: str, name: str) -> None:
        self.db = db
        self.begin = begin
        self.jobs: queue.SimpleQueue[tuple[Job, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.work, name=name, daemon=True)
        self.thread.start()

    def work(self) -> None:
        while True:
            batch = [self.jobs.get()]
            while len(batch) < MOST_AT_ONCE and not self.jobs.empty():
                batch.append(self.jobs.get())
            wishes = [item for item in batch if item is not None]
            if wishes:
                self.carry_out(wishes)
            if len(wishes) < len(batch):
                self.db.close()
                return

    def carry_out(self, wishes: list[tuple[Job, asyncio.Future[Any]]]) -> None:
        try:
            jobs = [job for job, _ in wishes]
            answers = self.append_all(jobs) or self.one_by_one(jobs)
        except sqlite3.Error as error:
            # SQLite has rolled back by itself after some errors (a full disk) and not after others.
            if self.db.in_transaction:
                self.db.execute("ROLLBACK")
            answers = [NotStored(str(error)) for _ in wishes]
        loop = wishes[0][1].get_loop()
        if not loop.is_closed():
            loop.call_soon_threadsafe(deliver, [future for _, future in wishes], answers)

    def append_all(self, jobs: list[Job]) -> list[Any]:
        """Where nothing but rows is to be written: by one call, which also commits. Nothing, if it can't be done so.

        Every call of SQLite hands Python over to the event loop and has to wait until it gets it back. With two or three
        calls for every move, most of the time between a move and its acknowledgement was spent on that.
        """
        rows: list[object] = []
        count = 0
        for job in jobs:
            if not isinstance(job, Append) or job.over:
                return []
            for table, seq, row in job.rows:
                rows += (table, seq, row, job.base)
                count += 1
        if count > MOST_ROWS:
            return []
        try:
            self.db.execute(INSERT_MANY.format(", ".join(["(?, ?, ?, ?)"] * count)), rows)
        except sqlite3.IntegrityError:
            return []  # somebody's do not follow; each by itself will show whose
        return [None for _ in jobs]

    def one_by_one(self, jobs: list[Job]) -> list[Any]:
        self.db.execute(self.begin)
        answers = [self.attempt(job) for job in jobs]
        self.db.execute("COMMIT")
        return answers

    def attempt(self, job: Job) -> Any:
        """One job inside the common transaction: a conflict is its own affair, a failing disk everybody's."""
        try:
            return job(self.db)
        except Conflict as conflict:
            return conflict

    async def do(self, job: Callable[[sqlite3.Connection], T]) -> T:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.jobs.put((job, future))
        return await future

    async def close(self) -> None:
        self.jobs.put(None)
        await asyncio.to_thread(self.thread.join)


class SqliteStore:
    """`Store` on SQLite; see there for what each call means."""

    def __init__(self, file: Path) -> None:
        self.db = open_database(file)
        self.writer = Lane(self.db, "BEGIN IMMEDIATE", "hexenkessel-store")
        # Whoever only reads must not wait until somebody else has written: another program can hold the file for long.
        self.reader = Lane(connect(file), "BEGIN", "hexenkessel-reader")

    # One server has the file to itself (claim.py).
    neighbours: None = None

    async def open(self) -> None:
        """It is open already."""

    async def do(self, job: Callable[[sqlite3.Connection], T]) -> T:
        return await self.writer.do(job)

    async def close(self) -> None:
        await self.reader.close()
        await self.writer.close()

    # -- the log ---------------------------------------------------------------------------------------------

    async def create(self, table: str, guest: str, rows: Sequence[AnyRow]) -> None:
        numbered = number(table, 0, rows)

        def job(db: sqlite3.Connection) -> None:
            db.execute(
                "INSERT INTO tables (id, guest, made) VALUES (?, ?, ?)", (table, guest, int(time.time()))
            )
            db.executemany(INSERT, numbered)

        await self.do(job)

    async def append(self, table: str, base: int, rows: Sequence[AnyRow], over: bool = False) -> None:
        await self.do(Append(table, base, rows, over))

    async def read(self, table: str, since: int = 0) -> list[AnyRow]:
        def job(db: sqlite3.Connection) -> list[tuple[int, bytes]]:
            wanted = "SELECT seq, row FROM events WHERE table_id = ? AND seq > ? ORDER BY seq"
            return list(db.execute(wanted, (table, since)))

        found = await self.reader.do(job)
        if [seq for seq, _ in found] != list(range(since + 1, since + len(found) + 1)):
            raise TableError(500, "table-error-damaged", table=table)
        try:
            return [read_row(data) for _, data in found]
        except msgspec.MsgspecError:
            raise TableError(500, "table-error-damaged", table=table) from None

    async def keep(self, table: str, snapshot: Snapshot) -> None:
        data = msgspec.json.encode(snapshot.position)

        def job(db: sqlite3.Connection) -> None:
            db.execute("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)", (table, snapshot.seq, data))

        await self.do(job)

    async def snapshot(self, table: str) -> Snapshot | None:
        def job(db: sqlite3.Connection) -> Any:
            return db.execute("SELECT seq, position FROM snapshots WHERE table_id = ?", (table,)).fetchone()

        found = await self.reader.do(job)
        try:
            return Snapshot(found[0], msgspec.json.decode(found[1], type=dict)) if found else None
        except (msgspec.MsgspecError, RecursionError, TypeError):
            return None  # the log has everything

    async def keep_review(self, table: str, seat: int, review: bytes) -> None:
        query = "INSERT OR REPLACE INTO reviews SELECT id, ?, ? FROM tables WHERE id = ?"
        await self.do(lambda db: db.execute(query, (seat, review, table)))

    async def review(self, table: str, seat: int) -> bytes | None:
        def job(db: sqlite3.Connection) -> bytes | None:
            query = "SELECT review FROM reviews WHERE table_id = ? AND seat = ?"
            found = db.execute(query, (table, seat)).fetchone()
            return bytes(found[0]) if found else None

        return await self.reader.do(job)

    async def open_tables(self, guest: str, since: int) -> int:
        def job(db: sqlite3.Connection) -> int:
            wanted = "SELECT count(*) FROM tables WHERE guest = ? AND made > ? AND over = 0"
            return int(db.execute(wanted, (guest, since)).fetchone()[0])

        return await self.reader.do(job)

    async def running(self, guest: str) -> list[str]:
        """The unfinished tables that this guest has made: a terminal offers them."""

        def job(db: sqlite3.Connection) -> list[str]:
            wanted = "SELECT id FROM tables WHERE guest = ? AND over = 0"
            return [id for (id,) in db.execute(wanted, (guest,))]

        return await self.reader.do(job)

    async def forget(self, table: str) -> None:
        def job(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM tables WHERE id = ?", (table,))
            for name in ("events", "snapshots", "reviews", *people.OF_TABLES):
                db.execute(f"DELETE FROM {name} WHERE table_id = ?", (table,))

        await self.do(job)

    # -- guests ----------------------------------------------------------------------------------------------

    async def admit(self, guest: str) -> None:
        def job(db: sqlite3.Connection) -> None:
            for statement, values in people.arrival(guest):
                db.execute(statement, named(values))

        await self.do(job)

    async def knows(self, guest: str) -> bool:
        def job(db: sqlite3.Connection) -> bool:
            return db.execute("SELECT 1 FROM guests WHERE hash = ?", (guest,)).fetchone() is not None

        return await self.reader.do(job)

    async def dismiss(self, guest: str) -> None:
        def job(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM guests WHERE hash = ?", (guest,))

        await self.do(job)

    async def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        return await self.reader.do(lambda db: list(db.execute(query, named(values))))

    async def change(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        return await self.do(lambda db: list(db.execute(query, named(values))))

    async def write(self, *statements: tuple[str, tuple[object, ...]]) -> None:
        def job(db: sqlite3.Connection) -> None:
            for statement, values in statements:
                db.execute(statement, named(values))

        await self.do(job)


def named(values: Sequence[object]) -> dict[str, object]:
    """For SQLite, $1 is a value with the name "1"."""
    return {str(number): value for number, value in enumerate(values, 1)}


def shapes(db: sqlite3.Connection) -> list[tuple[str, list[str]]]:
    """What a house keeps, with its columns: the same names in both kinds of database."""
    names = [
        str(name)
        for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    ]
    return [(name, [str(row[1]) for row in db.execute(f"PRAGMA table_info({name})")]) for name in names]


def number(table: str, base: int, rows: Sequence[AnyRow]) -> list[tuple[str, int, bytes]]:
    return [(table, seq, write_row(row)) for seq, row in enumerate(rows, base + 1)]


def deliver(futures: list[asyncio.Future[Any]], answers: list[Any]) -> None:
    for future, answer in zip(futures, answers, strict=True):
        if future.done():
            continue
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)
