"""Moving house: from the file of one server to a PostgreSQL database. What has arrived is compared row by row."""

import asyncio
import sqlite3
import sys
from pathlib import Path
from typing import Final, NamedTuple

from hexenkessel.table.claim import claim
from hexenkessel.table.errors import TableError
from hexenkessel.table.postgres_store import PostgresStore
from hexenkessel.table.serve import DATABASE, shared_store
from hexenkessel.table.sqlite_store import SqliteStore, shapes
from hexenkessel.words import Catalogue

TELL_EVERY: Final = 100
# These are carried table by table; and what is good for minutes only stays behind.
OF_TABLES: Final = ("tables", "events", "snapshots", "reviews")
LEFT_BEHIND: Final = ("codes", "challenges")


class Table(NamedTuple):
    """Everything that a store keeps of a table, byte for byte."""

    id: str
    guest: str
    made: int
    over: bool
    rows: list[tuple[int, bytes]]
    snapshot: tuple[int, bytes] | None
    reviews: list[tuple[int, bytes]]


def main(data: Path, database: str, words: Catalogue) -> int:
    """Nothing is taken away from the old house, and whoever is interrupted can simply move again."""
    file = data / DATABASE
    if not file.exists():
        raise TableError(500, "table-error-no-house", folder=str(data))
    target = shared_store(database)
    assert isinstance(target, PostgresStore)
    # Nobody may play in the old house meanwhile.
    with claim(data):
        tables, guests = asyncio.run(move(SqliteStore(file), target, words))
    print(words.text("table-moved", tables=tables, guests=guests))
    return 0


async def move(source: SqliteStore, target: PostgresStore, words: Catalogue) -> tuple[int, int]:
    try:
        await target.open()
        ids = await source.do(
            lambda db: [str(row[0]) for row in db.execute("SELECT id FROM tables ORDER BY id")]
        )
        for number, id in enumerate(ids, 1):
            await carry(await source.do(lambda db, id=id: pick_up(db, id)), target)  # type: ignore[misc]
            if number % TELL_EVERY == 0 or number == len(ids):
                print(words.text("table-moving", tables=number, all=len(ids)), file=sys.stderr, flush=True)
        counts = {
            name: await carry_all(name, columns, source, target)
            for name, columns in await source.do(shapes)
            if name not in (*OF_TABLES, *LEFT_BEHIND)
        }
        return len(ids), counts["guests"]
    finally:
        await source.close()
        await target.close()


async def carry_all(name: str, columns: list[str], source: SqliteStore, target: PostgresStore) -> int:
    """A whole table of what is known of people; how many rows there are."""
    found = [tuple(row) for row in await source.rows(f"SELECT {', '.join(columns)} FROM {name}")]
    places = ", ".join(f"${number}" for number in range(1, len(columns) + 1))
    into = f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({places}) ON CONFLICT DO NOTHING"
    await target.ask(lambda pool: pool.executemany(into, found))
    # Whoever was there before may have moved on since.
    arrived = {row[0] for row in await target.rows(f"SELECT {columns[0]} FROM {name}")}
    if not {row[0] for row in found} <= arrived:
        raise TableError(500, "table-error-moved-badly", table=name)
    return len(found)


def pick_up(db: sqlite3.Connection, id: str) -> Table:
    guest, made, over = db.execute("SELECT guest, made, over FROM tables WHERE id = ?", (id,)).fetchone()
    rows = [
        (int(seq), bytes(row))
        for seq, row in db.execute("SELECT seq, row FROM events WHERE table_id = ? ORDER BY seq", (id,))
    ]
    kept = db.execute("SELECT seq, position FROM snapshots WHERE table_id = ?", (id,)).fetchone()
    reviews = [
        (int(seat), bytes(review))
        for seat, review in db.execute(
            "SELECT seat, review FROM reviews WHERE table_id = ? ORDER BY seat", (id,)
        )
    ]
    snapshot = None if kept is None else (int(kept[0]), as_bytes(kept[1]))
    return Table(id, guest, made, bool(over), rows, snapshot, reviews)


def as_bytes(value: str | bytes) -> bytes:
    return value.encode() if isinstance(value, str) else bytes(value)


async def carry(table: Table, target: PostgresStore) -> None:
    """All of a table in one transaction. One that is there already is only compared."""
    found = await look(table.id, target)
    if found is None:
        assert target.pool is not None
        async with target.pool.acquire() as connection, connection.transaction():
            await connection.execute(
                "INSERT INTO tables VALUES ($1, $2, $3, $4)", table.id, table.guest, table.made, table.over
            )
            rows = [(table.id, seq, row) for seq, row in table.rows]
            await connection.executemany("INSERT INTO events VALUES ($1, $2, $3)", rows)
            if table.snapshot is not None:
                await connection.execute(
                    "INSERT INTO snapshots VALUES ($1, $2, $3)", table.id, *table.snapshot
                )
            reviews = [(table.id, seat, review) for seat, review in table.reviews]
            await connection.executemany("INSERT INTO reviews VALUES ($1, $2, $3)", reviews)
        found = await look(table.id, target)
    if found != table:
        raise TableError(500, "table-error-moved-badly", table=table.id)


async def look(id: str, target: PostgresStore) -> Table | None:
    of_table = await target.rows("SELECT guest, made, over FROM tables WHERE id = $1", id)
    if not of_table:
        return None
    guest, made, over = of_table[0]
    rows = await target.rows("SELECT seq, row FROM events WHERE table_id = $1 ORDER BY seq", id)
    kept = await target.rows("SELECT seq, position FROM snapshots WHERE table_id = $1", id)
    reviews = await target.rows("SELECT seat, review FROM reviews WHERE table_id = $1 ORDER BY seat", id)
    return Table(
        id,
        guest,
        made,
        over,
        [(seq, row) for seq, row in rows],
        tuple(kept[0]) if kept else None,
        [(seat, review) for seat, review in reviews],
    )
