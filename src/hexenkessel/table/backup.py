"""A copy of a whole house in one file, made while people play; and a house made from it again.

Whatever the house keeps its tables in, the copy is a house file of its own (SQLite): so it can be looked into, tried out as
a house, and brought into either kind of database.
"""

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from hexenkessel.table import moving
from hexenkessel.table.claim import claim, privately
from hexenkessel.table.errors import NotStored, TableError
from hexenkessel.table.serve import DATABASE, shared_store
from hexenkessel.table.sqlite_store import connect, open_database, shapes
from hexenkessel.words import Catalogue

AT_ONCE: Final = 1000


def backup(data: Path, database: str | None, file: Path, words: Catalogue) -> int:
    """Everything as it is at one moment. A file that is there already is never touched."""
    with new_file(file) as copy:
        if database is not None:
            asyncio.run(copy_postgres(database, copy))
        else:
            house = data / DATABASE
            if not house.exists():
                raise TableError(500, "table-error-no-house", folder=str(data))
            with closing(connect(house)) as source, closing(sqlite3.connect(copy)) as target:
                source.backup(target)
        tables, rows = check(copy)
    print(words.text("table-backed-up", tables=tables, rows=rows, file=str(file)))
    return 0


def restore(data: Path, database: str | None, file: Path, words: Catalogue) -> int:
    """Only where no house is yet: what is there is never overwritten."""
    if not file.is_file():
        raise TableError(500, "table-error-no-backup", file=str(file))
    if database is not None:
        return restore_postgres(database, file, words)
    with claim(data):
        if (data / DATABASE).exists():
            raise TableError(500, "table-error-house-there", place=str(data))
        with new_file(data / DATABASE) as copy:
            copy_file(file, copy)
            tables, rows = check(copy)
    print(words.text("table-restored", tables=tables, rows=rows))
    return 0


def restore_postgres(database: str, file: Path, words: Catalogue) -> int:
    """As one moves house, compared row by row; from a copy, since an older file is brought up to date on the way."""
    asyncio.run(check_empty(database))
    with TemporaryDirectory(prefix="hexenkessel-restore-") as folder:
        copy_file(file, Path(folder, DATABASE))
        check(Path(folder, DATABASE))
        return moving.main(Path(folder), database, words)


@contextmanager
def new_file(file: Path) -> Iterator[Path]:
    """Under another name until it is whole. It holds the secrets of running games: nobody else may read it."""
    part = file.with_name(f"{file.name}.part")
    if file.exists():
        raise TableError(500, "table-error-file-there", file=str(file))
    try:
        part.unlink(missing_ok=True)
        os.close(privately(str(part), os.O_RDWR | os.O_CREAT | os.O_EXCL))
        try:
            yield part
            os.replace(part, file)
        finally:
            for left in part.parent.glob(f"{part.name}*"):
                left.unlink()
    except (OSError, sqlite3.OperationalError) as error:
        raise TableError(500, "table-error-no-backup-file", file=str(file), reason=str(error)) from None


def copy_file(file: Path, copy: Path) -> None:
    try:
        read_only = f"{file.resolve().as_uri()}?mode=ro"
        with (
            closing(sqlite3.connect(read_only, uri=True)) as source,
            closing(sqlite3.connect(copy)) as target,
        ):
            source.backup(target)
    except sqlite3.DatabaseError:
        raise TableError(500, "table-error-foreign-database", file=str(file)) from None


def check(file: Path) -> tuple[int, int]:
    """How many tables and rows there are; TableError if this is no house, or a damaged one."""
    with closing(open_database(file)) as db:
        found = [str(line) for (line,) in db.execute("PRAGMA integrity_check")]
        (tables,) = db.execute("SELECT count(*) FROM tables").fetchone()
        (rows,) = db.execute("SELECT count(*) FROM events").fetchone()
        (gaps,) = db.execute(
            "SELECT count(*) FROM (SELECT max(seq) - count(*) AS gap FROM events GROUP BY table_id) WHERE gap"
        ).fetchone()
        # One file, without a journal beside it.
        db.execute("PRAGMA journal_mode = DELETE")
    if found != ["ok"] or gaps:
        raise TableError(500, "table-error-foreign-database", file=str(file))
    return int(tables), int(rows)


# -- PostgreSQL ----------------------------------------------------------------------------------------------


async def copy_postgres(database: str, file: Path) -> None:
    """All tables as they are at one moment, however long it takes."""
    store = shared_store(database)
    await store.open()
    try:
        from hexenkessel.table.postgres_store import PostgresStore

        assert isinstance(store, PostgresStore) and store.pool is not None
        with closing(open_database(file)) as db:
            async with (
                store.pool.acquire() as connection,
                connection.transaction(isolation="repeatable_read", readonly=True),
            ):
                for name, columns in shapes(db):
                    places = ", ".join("?" * len(columns))
                    into = f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({places})"
                    batch: list[tuple[object, ...]] = []
                    async for row in connection.cursor(f"SELECT {', '.join(columns)} FROM {name}"):
                        batch.append(tuple(row))
                        if len(batch) == AT_ONCE:
                            write(db, into, batch)
                    write(db, into, batch)
    finally:
        await store.close()


def write(db: sqlite3.Connection, into: str, batch: list[tuple[object, ...]]) -> None:
    db.execute("BEGIN")
    db.executemany(into, batch)
    db.execute("COMMIT")
    batch.clear()


async def check_empty(database: str) -> None:
    store = shared_store(database)
    await store.open()
    try:
        if await store.rows("SELECT 1 FROM tables LIMIT 1"):
            raise TableError(500, "table-error-house-there", place="PostgreSQL")
    except NotStored as error:
        raise TableError(500, "table-error-no-database", reason=str(error)) from None
    finally:
        await store.close()
