"""A copy of a house, made while people play, and a house made from it again: in a file, and in PostgreSQL."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from hexenkessel.table import backup, serve
from hexenkessel.table.errors import TableError
from hexenkessel.table.rows import write_row
from hexenkessel.words import Catalogue
from tests.table.postgres import Cluster
from tests.table.tables import QUICK, Server, close, make_move, running
from tests.table.test_landlord import begun

WORDS = Catalogue("en", [Path(backup.__file__).parent])


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str | None:
    """None: a file in the folder."""
    if request.param == "sqlite":
        return None
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.new_database()


@pytest.fixture
def house(tmp_path: Path, database: str | None) -> Iterator[Server]:
    with running(tmp_path / "house", QUICK, database) as server:
        yield server


def rows_of(server: Server, table: str) -> list[bytes]:
    loop = server.house.sweeper.get_loop() if server.house.sweeper else None
    assert loop is not None
    return [
        write_row(row)
        for row in asyncio.run_coroutine_threadsafe(server.house.store.read(table), loop).result()
    ]


@pytest.mark.parametrize("into", ["sqlite", "postgres"])
def test_back_as_it_was(
    house: Server, tmp_path: Path, database: str | None, into: str, request: pytest.FixtureRequest
) -> None:
    """Whichever way: the same rows, and whoever sat there still does."""
    file = tmp_path / "copy.sqlite"

    async def play() -> tuple[str, str, str]:
        people = await house.party()
        for _ in range(5):
            await make_move(people)
        # While people play.
        await asyncio.to_thread(backup.backup, tmp_path / "house", database, file, WORDS)
        await make_move(people)
        await close(*people)
        assert people[0].token is not None
        return people[0].table, people[0].token, people[0].cookie

    table, token, cookie = asyncio.run(play())
    before = rows_of(house, table)
    assert file.stat().st_mode & 0o777 == 0o600 and sorted(tmp_path.glob("copy*")) == [file]
    target = None
    if into == "postgres":
        cluster: Cluster = request.getfixturevalue("postgres")
        target = cluster.new_database()
    assert backup.restore(tmp_path / "again", target, file, WORDS) == 0
    with running(tmp_path / "again", QUICK, target) as again:
        assert rows_of(again, table) == before[:-1]

        async def go_on() -> None:
            from hexenkessel.table.client import Visitor

            person = Visitor(again.address, table, token)
            # Cookies are called after the port of a house in a file.
            person.cookie = f"{again.house.cookie}={cookie.partition('=')[2]}"
            await person.connect()
            assert person.sides[0].view is not None
            await close(person)

        asyncio.run(go_on())
    with pytest.raises(TableError) as error:
        backup.restore(tmp_path / "again", target, file, WORDS)
    assert error.value.key == "table-error-house-there"


def test_what_is_no_backup_is_not_taken_for_one(tmp_path: Path) -> None:
    wrong = tmp_path / "letter.sqlite"
    wrong.write_text("Dear friends, " * 500)
    damaged = tmp_path / "damaged.sqlite"
    with running(tmp_path / "house") as server:
        asyncio.run(begun(server))
    backup.backup(tmp_path / "house", None, damaged, WORDS)
    with closing(sqlite3.connect(damaged)) as db:
        db.execute("DELETE FROM events WHERE seq = 2")
        db.commit()
    for file, key in (
        (wrong, "table-error-foreign-database"),
        (damaged, "table-error-foreign-database"),
        (tmp_path / "nothing", "table-error-no-backup"),
    ):
        with pytest.raises(TableError) as error:
            backup.restore(tmp_path / "new", None, file, WORDS)
        assert error.value.key == key
    assert not (tmp_path / "new" / serve.DATABASE).exists()


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    with running(tmp_path):
        pass
    (tmp_path / "mine").write_text("mine")
    with pytest.raises(TableError) as error:
        backup.backup(tmp_path, None, tmp_path / "mine", WORDS)
    assert error.value.key == "table-error-file-there" and (tmp_path / "mine").read_text() == "mine"
    with pytest.raises(TableError) as error:
        backup.backup(tmp_path / "nowhere", None, tmp_path / "new", WORDS)
    assert error.value.key == "table-error-no-house" and not list(tmp_path.glob("new*"))
