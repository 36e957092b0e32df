"""The store in a PostgreSQL database, for a house that has outgrown one process.

Any number of servers may share one. The key of the log is the lock: of two who write the same row one wins, the other is
told (Conflict), reads and tries again. After a commit a hint goes round that there is something to read; whoever misses it
finds the row all the same when they look, since only the log is believed.
"""

import asyncio
import contextlib
import hashlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final, TypeVar

import asyncpg
import msgspec

from hexenkessel.table import doors, notices, passkeys, people, results, timekeeper, vacation
from hexenkessel.table.errors import Conflict, NotStored, TableError
from hexenkessel.table.rows import AnyRow, read_row, write_row
from hexenkessel.table.store import Company, Snapshot

T = TypeVar("T")

SCHEMA: Final = "hexenkessel"
CHANNEL: Final = "hexenkessel"
CONNECTIONS: Final = 8
CONNECT_SECONDS: Final = 5.0
COMMAND_SECONDS: Final = 10.0
# A database that is restarted is back within seconds; nobody at a table should hear of it.
PATIENCE_SECONDS: Final = 8.0
RETRY_SECONDS: Final = 0.1
# PostgreSQL takes hints of up to 8,000 bytes.
TABLES_A_HINT: Final = 400
# How long it is believed who is there, once said.
COMPANY_SECONDS: Final = 8
# A row that is acknowledged is on the disk, whatever the database is set to do for others.
SETTINGS: Final = {"search_path": SCHEMA, "application_name": "hexenkessel", "synchronous_commit": "on"}
MIGRATING: Final = 0x48584B54  # "HXKT", as in the head of the SQLite file

# What an interrupted connection, a restart and a database that is still starting look like.
AWAY: Final = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.CannotConnectNowError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
)

BROKEN: Final = (*AWAY, asyncpg.PostgresError)

# Each entry brings the schema one version further; the version is in the table `house`.
MIGRATIONS: Final = [
    """
    CREATE TABLE tables (
        id text PRIMARY KEY, guest text NOT NULL, made bigint NOT NULL, over boolean NOT NULL DEFAULT false
    );
    CREATE INDEX tables_of_guest ON tables (guest, made) WHERE NOT over;
    CREATE TABLE events (
        table_id text REFERENCES tables ON DELETE CASCADE, seq integer, row bytea NOT NULL, PRIMARY KEY (table_id, seq)
    );
    CREATE TABLE snapshots (
        table_id text PRIMARY KEY REFERENCES tables ON DELETE CASCADE, seq integer NOT NULL, position bytea NOT NULL
    );
    CREATE TABLE guests (hash text PRIMARY KEY, made bigint NOT NULL);
    CREATE UNLOGGED TABLE keys (hash text PRIMARY KEY);
    CREATE UNLOGGED TABLE company (
        server text, table_id text, seats integer[] NOT NULL, watching integer NOT NULL, said timestamptz NOT NULL,
        PRIMARY KEY (server, table_id)
    );
    CREATE INDEX company_of_table ON company (table_id);
    """,
    people.MIGRATION,
    """
    CREATE TABLE reviews (
        table_id text REFERENCES tables ON DELETE CASCADE, seat integer, review bytea NOT NULL, PRIMARY KEY (table_id, seat)
    );
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

# One statement, so one way to the database and back, and one transaction.
CREATE: Final = """
    WITH made AS (INSERT INTO tables (id, guest, made) VALUES ($1, $2, $3))
    INSERT INTO events SELECT $1, new.n, new.row FROM unnest($4::bytea[]) WITH ORDINALITY AS new (row, n)
"""
APPEND: Final = """
    WITH last AS (SELECT max(seq) AS seq FROM events WHERE table_id = $1),
    written AS (
        INSERT INTO events
        SELECT $1, $2 + new.n, new.row FROM unnest($3::bytea[]) WITH ORDINALITY AS new (row, n), last WHERE last.seq = $2
        RETURNING seq
    ),
    ended AS (UPDATE tables SET over = true WHERE id = $1 AND $4 AND EXISTS (SELECT FROM written))
    SELECT count(*) FROM written
"""
READ: Final = "SELECT seq, row FROM events WHERE table_id = $1 AND seq > $2 ORDER BY seq"
# The same of many tables at once.
NEWER: Final = """
    SELECT events.table_id, events.seq, events.row
    FROM unnest($1::text[], $2::integer[]) AS known (id, seq)
    JOIN events ON events.table_id = known.id AND events.seq > known.seq ORDER BY events.table_id, events.seq
"""

log = logging.getLogger("hexenkessel.table")


def understood(table: str, since: int, found: Sequence[Any]) -> list[AnyRow]:
    """The rows out of what is stored under the numbers after `since`; TableError, if it makes no sense."""
    if [seq for seq, _ in found] != list(range(since + 1, since + len(found) + 1)):
        raise TableError(500, "table-error-damaged", table=table)
    try:
        return [read_row(data) for _, data in found]
    except msgspec.MsgspecError:
        raise TableError(500, "table-error-damaged", table=table) from None


async def as_it_was(connection: object) -> None:
    """Nothing that we ask changes a session for the next one: to reset it would be one more way there and back a move."""


class PostgresStore:
    """`Store` on PostgreSQL; see there for what each call means."""

    def __init__(self, address: str) -> None:
        self.address = address
        # Tells our own hints from those of others.
        self.name = secrets.token_hex(8)
        self.pool: asyncpg.Pool | None = None
        # Hints and locks live and die with this one connection.
        self.watch: asyncpg.Connection | None = None
        # It answers one question at a time, and refuses whoever asks meanwhile.
        self.asking = asyncio.Lock()
        self.heard: Callable[[str], None] | None = None
        self.written: set[str] = set()
        self.held: set[str] = set()
        self.hinting: asyncio.Task[None] | None = None
        self.watching: asyncio.Task[None] | None = None

    @property
    def neighbours(self) -> "PostgresStore":
        return self

    # -- opening and closing ---------------------------------------------------------------------------------

    async def open(self) -> None:
        if self.pool is not None:
            return
        try:
            await self.migrate()
            self.pool = await asyncpg.create_pool(
                self.address,
                min_size=0,
                max_size=CONNECTIONS,
                timeout=CONNECT_SECONDS,
                command_timeout=COMMAND_SECONDS,
                server_settings=SETTINGS,
                reset=as_it_was,
            )
        except (*BROKEN, ValueError) as error:
            raise TableError(500, "table-error-no-database", reason=first_line(error)) from None
        self.watching = asyncio.create_task(self.keep_watch())

    async def migrate(self) -> None:
        """All missing steps in one transaction; of several servers that start at once one does it, the others wait."""
        connection = await asyncpg.connect(self.address, timeout=CONNECT_SECONDS)
        try:
            async with connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
                await connection.execute(f"CREATE SCHEMA IF NOT EXISTS {SCHEMA}")
                await connection.execute(f"SET LOCAL search_path TO {SCHEMA}")
                await connection.execute("CREATE TABLE IF NOT EXISTS house (version integer NOT NULL)")
                version = await connection.fetchval("SELECT version FROM house") or 0
                if version > len(MIGRATIONS):
                    raise TableError(
                        500,
                        "table-error-newer-database",
                        file=SCHEMA,
                        version=version,
                        known=len(MIGRATIONS),
                    )
                for step in MIGRATIONS[version:]:
                    await connection.execute(step)
                if not version:
                    await connection.execute("INSERT INTO house VALUES (0)")
                await connection.execute("UPDATE house SET version = $1", len(MIGRATIONS))
        finally:
            await connection.close()

    async def close(self) -> None:
        for task in (self.watching, self.hinting):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
        if self.watch is not None:
            # Its locks end with it: who comes next must not find them taken, so it is seen off and not just dropped.
            with contextlib.suppress(TimeoutError, *BROKEN):
                await self.watch.close(timeout=CONNECT_SECONDS)
        if self.pool is not None:
            await self.pool.close()

    # -- asking ----------------------------------------------------------------------------------------------

    async def ask(self, question: Callable[[asyncpg.Pool], Awaitable[T]]) -> T:
        """The answer, also if the database is away for a moment. What is asked must bear being asked twice."""
        assert self.pool is not None
        # Counted from when it is known to be away: a command that had no answer has taken longer than that by itself.
        until: float | None = None
        while True:
            try:
                return await question(self.pool)
            except AWAY as error:
                now = time.monotonic()
                until = until or now + PATIENCE_SECONDS
                if now > until:
                    raise NotStored(first_line(error)) from None
                await asyncio.sleep(RETRY_SECONDS)
            except asyncpg.IntegrityConstraintViolationError:
                raise
            except asyncpg.PostgresError as error:  # a full disk, for instance
                raise NotStored(first_line(error)) from None

    async def rows(self, query: str, *values: object) -> list[asyncpg.Record]:
        return await self.ask(lambda pool: pool.fetch(query, *values))

    async def change(self, query: str, *values: object) -> list[asyncpg.Record]:
        return await self.rows(query, *values)

    async def value(self, query: str, *values: object) -> Any:
        return await self.ask(lambda pool: pool.fetchval(query, *values))

    async def write(self, *statements: tuple[str, tuple[object, ...]]) -> None:
        async def together(pool: asyncpg.Pool) -> None:
            async with pool.acquire() as connection, connection.transaction():
                for statement, values in statements:
                    await connection.execute(statement, *values)

        await self.ask(together)

    # -- the log ---------------------------------------------------------------------------------------------

    async def create(self, table: str, guest: str, rows: Sequence[AnyRow]) -> None:
        data = [write_row(row) for row in rows]
        try:
            await self.value(CREATE, table, guest, int(time.time()), data)
        except asyncpg.UniqueViolationError:
            # Ids are drawn by lot: this is ours, written before the line broke.
            if await self.data(table, 0) != data:
                raise

    async def append(self, table: str, base: int, rows: Sequence[AnyRow], over: bool = False) -> None:
        data = [write_row(row) for row in rows]
        try:
            written = await self.value(APPEND, table, base, data, over)
        except (
            asyncpg.IntegrityConstraintViolationError
        ):  # somebody was faster, or has cleared the table away
            written = 0
        # Where the line broke while it was written, the second try finds it there already.
        if not written and (await self.data(table, base))[: len(data)] != data:
            raise Conflict
        self.tell(table)

    async def data(self, table: str, since: int) -> list[bytes]:
        return [row for _, row in await self.rows(READ, table, since)]

    async def read(self, table: str, since: int = 0) -> list[AnyRow]:
        return understood(table, since, await self.rows(READ, table, since))

    async def keep(self, table: str, snapshot: Snapshot) -> None:
        query = """
            INSERT INTO snapshots SELECT id, $2, $3 FROM tables WHERE id = $1
            ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, position = excluded.position
            WHERE snapshots.seq < excluded.seq
        """
        await self.value(query, table, snapshot.seq, msgspec.json.encode(snapshot.position))

    async def snapshot(self, table: str) -> Snapshot | None:
        found = await self.rows("SELECT seq, position FROM snapshots WHERE table_id = $1", table)
        try:
            return Snapshot(found[0][0], msgspec.json.decode(found[0][1], type=dict)) if found else None
        except (msgspec.MsgspecError, RecursionError, TypeError):
            return None  # the log has everything

    async def keep_review(self, table: str, seat: int, review: bytes) -> None:
        query = """
            INSERT INTO reviews SELECT id, $2, $3 FROM tables WHERE id = $1
            ON CONFLICT (table_id, seat) DO UPDATE SET review = excluded.review
        """
        await self.value(query, table, seat, review)

    async def review(self, table: str, seat: int) -> bytes | None:
        query = "SELECT review FROM reviews WHERE table_id = $1 AND seat = $2"
        found = await self.value(query, table, seat)
        return None if found is None else bytes(found)

    async def open_tables(self, guest: str, since: int) -> int:
        query = "SELECT count(*) FROM tables WHERE guest = $1 AND made > $2 AND NOT over"
        return int(await self.value(query, guest, since))

    async def forget(self, table: str) -> None:
        gone = [(f"DELETE FROM {name} WHERE table_id = $1", (table,)) for name in people.OF_TABLES]
        await self.write(("DELETE FROM tables WHERE id = $1", (table,)), *gone)
        self.tell(table)

    # -- guests ----------------------------------------------------------------------------------------------

    async def admit(self, guest: str) -> None:
        await self.write(*people.arrival(guest))

    async def knows(self, guest: str) -> bool:
        return await self.value("SELECT 1 FROM guests WHERE hash = $1", guest) is not None

    async def dismiss(self, guest: str) -> None:
        await self.value("DELETE FROM guests WHERE hash = $1", guest)

    # -- several servers at one table ------------------------------------------------------------------------

    def follow(self, heard: Callable[[str], None]) -> None:
        self.heard = heard

    def tell(self, table: str) -> None:
        """Sent on by itself, after the commit: what is known late must not hold up what is done."""
        self.written.add(table)
        if self.hinting is None or self.hinting.done():
            self.hinting = asyncio.create_task(self.hint())

    async def hint(self) -> None:
        """All tables of the moment in one go: every hint takes a lock that the whole database shares."""
        while self.written:
            some = list(self.written)[:TABLES_A_HINT]
            self.written.difference_update(some)
            payload = " ".join([self.name, *some])
            try:
                await self.value("SELECT pg_notify($1, $2)", CHANNEL, payload)
            except NotStored:
                log.warning("the database is away; other servers will look by themselves")

    async def keep_watch(self) -> None:
        """Hold a connection for hints and locks, and make a new one when it breaks."""
        while True:
            with contextlib.suppress(*BROKEN):
                await self.watch_until_it_breaks()
            await asyncio.sleep(RETRY_SECONDS)

    async def watch_until_it_breaks(self) -> None:
        settings = {"application_name": "hexenkessel-watch"}
        watch = await asyncpg.connect(
            self.address,
            timeout=CONNECT_SECONDS,
            command_timeout=COMMAND_SECONDS,
            server_settings=settings,
        )
        broken = asyncio.Event()
        watch.add_termination_listener(lambda _: broken.set())
        await watch.add_listener(CHANNEL, self.hear)
        self.watch = watch
        await broken.wait()
        self.lose_watch()

    def hear(self, _connection: object, _process: int, _channel: str, payload: object) -> None:
        sender, *tables = str(payload).split(" ")
        if sender != self.name and self.heard is not None:
            for table in tables:
                self.heard(table)

    async def newer(self, since: Mapping[str, int]) -> dict[str, list[AnyRow]]:
        data: dict[str, list[tuple[int, bytes]]] = {table: [] for table in since}
        for table, seq, row in await self.rows(NEWER, list(since), list(since.values())):
            data[table].append((seq, row))
        found: dict[str, list[AnyRow]] = {}
        for table, rows in data.items():
            with contextlib.suppress(TableError):  # whoever opens this table will hear it
                found[table] = understood(table, since[table], rows)
        return found

    async def newest(self, tables: Sequence[str]) -> dict[str, int]:
        query = "SELECT table_id, max(seq) FROM events WHERE table_id = ANY($1::text[]) GROUP BY table_id"
        found = dict.fromkeys(tables, 0)
        found.update({str(table): int(seq) for table, seq in await self.rows(query, list(tables))})
        return found

    async def host_bots(self, table: str) -> bool:
        """An advisory lock of the session: it ends with the server that holds it, however that ends."""
        async with self.asking:
            if table not in self.held and await self.ask_lock("SELECT pg_try_advisory_lock($1)", table):
                self.held.add(table)
            return table in self.held

    async def leave_bots(self, table: str) -> None:
        async with self.asking:
            if table in self.held:
                await self.ask_lock("SELECT pg_advisory_unlock($1)", table)
                self.held.discard(table)

    async def ask_lock(self, question: str, table: str) -> bool:
        """Where no answer comes, nobody knows whose the lock is. So the line is given up, and with it all that it held: else
        other servers could find a table taken for as long as this one lives, and no bot would think for it."""
        if self.watch is None:
            return False
        try:
            return bool(await self.watch.fetchval(question, key(table)))
        except BROKEN:
            self.watch.terminate()
            self.lose_watch()
            return False

    def lose_watch(self) -> None:
        """Its locks went with it; whoever takes one now takes it rightly."""
        self.watch = None
        self.held.clear()

    async def leave_key(self, hash: str) -> None:
        await self.value("INSERT INTO keys VALUES ($1) ON CONFLICT DO NOTHING", hash)

    async def take_key(self, hash: str) -> bool:
        return await self.value("DELETE FROM keys WHERE hash = $1 RETURNING true", hash) is not None

    async def attend(self, present: Mapping[str, Company], news: bool = False) -> None:
        query = """
            INSERT INTO company VALUES ($1, $2, $3, $4, now())
            ON CONFLICT (server, table_id) DO UPDATE SET seats = excluded.seats, watching = excluded.watching, said = now()
        """
        nobody = Company()
        rows = [
            (self.name, table, list(one.seats), one.watching)
            for table, one in present.items()
            if one != nobody
        ]
        gone = [table for table, one in present.items() if one == nobody]
        await self.ask(lambda pool: pool.executemany(query, rows))
        cleaning = "DELETE FROM company WHERE server = $1 AND table_id = ANY($2) OR said < now() - $3 * interval '1 second'"
        await self.value(cleaning, self.name, gone, COMPANY_SECONDS)
        for table in present if news else ():
            self.tell(table)

    async def company(self, tables: Sequence[str]) -> dict[str, Company]:
        query = """
            SELECT table_id, seats, watching FROM company
            WHERE table_id = ANY($1) AND server != $2 AND said > now() - $3 * interval '1 second'
        """
        found: dict[str, Company] = {}
        for table, seats, watching in await self.rows(query, list(tables), self.name, COMPANY_SECONDS):
            before = found.get(table, Company())
            together = tuple(sorted({*before.seats, *seats}))
            found[table] = Company(together, before.watching + watching)
        return found


def key(table: str) -> int:
    """PostgreSQL's locks have numbers for names."""
    return int.from_bytes(hashlib.sha256(table.encode()).digest()[:8], signed=True)


def first_line(error: BaseException) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0]
