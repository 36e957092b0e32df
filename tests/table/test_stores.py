"""What every store promises: the same tests for SQLite and for PostgreSQL."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import NamedTuple

import asyncpg
import pytest

from hexenkessel.table import postgres_store
from hexenkessel.table.errors import Conflict, NotStored, TableError
from hexenkessel.table.people import People
from hexenkessel.table.postgres_store import MIGRATIONS, PostgresStore
from hexenkessel.table.results import INSERT, Results
from hexenkessel.table.rows import AnyRow, Named
from hexenkessel.table.sqlite_store import SqliteStore
from hexenkessel.table.store import Company, Snapshot, Store
from hexenkessel.table.tokens import Profile
from tests.table.postgres import Cluster
from tests.waiting import PATIENCE, until_so


def named(number: int) -> AnyRow:
    return Named(at=number, seat=0, name=f"Name {number}")


class Opening(NamedTuple):
    """A store that can be opened again and again."""

    make: Callable[[], Store]

    def visit(self, scenario: Callable[[Store], Awaitable[None]]) -> None:
        async def run() -> None:
            store = self.make()
            try:
                await store.open()
                await scenario(store)
            finally:
                await store.close()

        asyncio.run(run())


@pytest.fixture(params=["sqlite", "postgres"])
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Opening:
    if request.param == "sqlite":
        return Opening(lambda: SqliteStore(tmp_path / "tables.sqlite"))
    cluster: Cluster = request.getfixturevalue("postgres")
    address = cluster.new_database()
    return Opening(lambda: PostgresStore(address))


def test_rows_are_kept_in_order_and_nobody_writes_a_number_twice(house: Opening) -> None:
    async def scenario(store: Store) -> None:
        await store.create("a", "guest", [named(1)])
        await store.append("a", 1, [named(2), named(3)])
        for base in (0, 1, 2, 4):
            with pytest.raises(Conflict):
                await store.append("a", base, [named(9)])
        assert await store.read("a") == [named(1), named(2), named(3)]
        assert await store.read("a", 2) == [named(3)]
        assert await store.read("b") == []
        assert await store.open_tables("guest", 0) == 1
        await store.append("a", 3, [named(4)], over=True)
        assert await store.open_tables("guest", 0) == 0

    house.visit(scenario)


def test_many_writers_share_commits_and_exactly_one_wins_each_number(house: Opening) -> None:
    async def scenario(store: Store) -> None:
        tables = [f"table {number}" for number in range(20)]
        await asyncio.gather(*[store.create(table, "guest", [named(1)]) for table in tables])

        async def race(table: str, writer: int) -> int:
            won = 0
            for _ in range(10):
                rows = await store.read(table)
                try:
                    await store.append(table, len(rows), [named(writer)])
                    won += 1
                except Conflict:
                    pass
            return won

        won = await asyncio.gather(*[race(table, writer) for table in tables for writer in range(5)])
        kept = [len(await store.read(table)) - 1 for table in tables]
        assert sum(won) == sum(kept) and all(kept)

    house.visit(scenario)


def test_a_conflict_leaves_the_others_of_its_batch_alone(house: Opening) -> None:
    async def scenario(store: Store) -> None:
        await store.create("a", "guest", [named(1)])
        await store.create("b", "guest", [named(1)])
        answers = await asyncio.gather(
            store.append("a", 0, [named(2)]), store.append("b", 1, [named(2)]), return_exceptions=True
        )
        assert isinstance(answers[0], Conflict) and answers[1] is None
        assert len(await store.read("b")) == 2

    house.visit(scenario)


def test_guests_outlive_the_server(house: Opening) -> None:
    async def admit(store: Store) -> None:
        await store.admit("somebody")

    async def look(store: Store) -> None:
        assert await store.knows("somebody") and not await store.knows("nobody")

    house.visit(admit)
    house.visit(look)


def test_tables_and_guests_are_forgotten(house: Opening) -> None:
    async def scenario(store: Store) -> None:
        await store.create("a", "guest", [named(1)])
        await store.keep("a", Snapshot(1, {}))
        await store.create("b", "guest", [named(1)])
        await store.admit("guest")
        await store.forget("a")
        await store.dismiss("guest")
        assert await store.read("a") == [] and await store.snapshot("a") is None
        assert await store.read("b") and not await store.knows("guest")

    house.visit(scenario)


def test_what_is_kept_of_people(house: Opening) -> None:
    """The same SQL in both databases: profiles, seats, codes, friends, and two devices that become one person."""

    async def scenario(store: Store) -> None:
        people = People(store)
        for guest in ("ada", "phone", "bea"):
            await store.admit(guest)
        assert [await people.of_guest(guest) for guest in ("ada", "nobody")] == ["ada", None]
        await people.keep("ada", Profile("Ada", "owl", 3))
        assert await people.profile("ada") == Profile("Ada", "owl", 3)
        for table, maker in (("one", "ada"), ("two", "phone")):
            await store.create(table, maker, [named(1)])
            await people.settle(maker, table, f"{maker}'s key")
        await people.settle("bea", "one", "bea's key")
        await people.settle("bea", "one", "bea's new key")
        assert await people.key("bea", "one") == "bea's new key" and await people.key("bea", "two") is None
        await store.create("three", "ada", [named(1)])
        await people.follow("one", "three")
        assert await people.key("bea", "three") == "bea's new key"
        assert [(met.person, met.games) for met in await people.met("bea")] == [("ada", 2)]
        # Another device.
        await people.leave_code("ada")
        code, _ = await people.leave_code("ada")
        assert await people.whose_code(code) == "ada" and await people.whose_code(code[:-1]) is None
        await people.bring("phone", "phone", "ada", code)
        assert await people.whose_code(code) is None and await people.of_guest("phone") == "ada"
        assert len(await people.devices("ada")) == 2 and await people.key("ada", "two") == "phone's key"
        assert {table for table, _ in await people.tables("ada", False, 9)} == {"one", "two", "three"}
        assert await store.open_tables("ada", 0) == 3
        # What is over is told apart; what is gone leaves nothing behind.
        await store.append("one", 1, [named(2)], over=True)
        assert await people.tables("ada", True, 9) == [("one", "ada's key")]
        await people.invite("bea", "two", "ada")
        assert [(one.table, one.by) for one in await people.invitations("bea")] == [("two", "Ada")]
        await people.list_table("two", True)
        assert list(await people.listed()) == ["two"]
        await store.forget("two")
        assert await people.invitations("bea") == [] and not await people.listed()
        assert await people.key("ada", "two") is None
        await people.forget("ada")
        assert await people.of_guest("phone") is None and await people.profile("ada") == Profile()
        assert await people.met("bea") == []

    house.visit(scenario)


def test_the_newest_snapshot_is_kept(house: Opening) -> None:
    async def scenario(store: Store) -> None:
        await store.create("a", "guest", [named(1), named(2), named(3)])
        assert await store.snapshot("a") is None
        await store.keep("a", Snapshot(2, {"round": 1}))
        await store.keep("a", Snapshot(3, {"round": 2}))
        assert await store.snapshot("a") == Snapshot(3, {"round": 2})

    house.visit(scenario)


def test_a_row_is_on_the_disk_when_it_is_acknowledged(house: Opening) -> None:
    """Whoever opens the store next finds it, even if the first was never closed."""

    async def scenario(store: Store) -> None:
        await store.create("a", "guest", [named(1)])
        await store.append("a", 1, [named(2)])
        other = house.make()
        await other.open()
        assert await other.read("a") == [named(1), named(2)]
        await other.close()

    house.visit(scenario)


# -- PostgreSQL alone --------------------------------------------------------------------------------------------


def test_many_open_a_new_database_at_once(postgres: Cluster) -> None:
    address = postgres.new_database()

    async def scenario() -> None:
        stores = [PostgresStore(address) for _ in range(6)]
        await asyncio.gather(*[store.open() for store in stores])
        await stores[0].create("a", "guest", [named(1)])
        assert await stores[5].read("a") == [named(1)]
        await asyncio.gather(*[store.close() for store in stores])

    asyncio.run(scenario())


def test_an_older_and_a_newer_database(postgres: Cluster) -> None:
    address = postgres.new_database()

    async def write(store: Store) -> None:
        await store.create("a", "guest", [named(1)])

    async def look(store: Store) -> None:
        assert isinstance(store, PostgresStore) and await store.read("a") == [named(1)]
        assert await store.value("SELECT mood FROM tables") == "merry"

    opening = Opening(lambda: PostgresStore(address))
    opening.visit(write)
    MIGRATIONS.append("ALTER TABLE tables ADD COLUMN mood text NOT NULL DEFAULT 'merry'")
    try:
        opening.visit(look)
    finally:
        MIGRATIONS.pop()
    with pytest.raises(TableError) as error:
        opening.visit(look)
    assert error.value.key == "table-error-newer-database"


@pytest.mark.parametrize(
    "address", ["postgresql://nobody@/nothing?host=/nowhere", "postgresql://[", "postgresql://a:b:c"]
)
def test_a_database_that_is_not_there_is_one_sentence(address: str) -> None:
    with pytest.raises(TableError) as error:
        Opening(lambda: PostgresStore(address)).visit(lambda store: store.admit("somebody"))
    assert error.value.key == "table-error-no-database"


def test_a_command_without_an_answer_is_asked_once_more(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has taken longer than a database may be away, and nobody has asked a second time yet."""
    now = [0.0]
    monkeypatch.setattr(postgres_store, "time", SimpleNamespace(monotonic=lambda: now[0]))
    asked: list[float] = []

    async def mute(_: object, answers: bool) -> str:
        asked.append(now[0])
        if answers and len(asked) > 1:
            return "there"
        now[0] += 10.0
        raise TimeoutError

    async def scenario(store: PostgresStore) -> None:
        await store.open()
        assert await store.ask(partial(mute, answers=True)) == "there"
        with pytest.raises(NotStored):
            await store.ask(partial(mute, answers=False))
        await store.close()

    asyncio.run(scenario(PostgresStore(postgres.new_database())))
    assert asked == [0.0, 10.0, 10.0, 20.0]


@pytest.mark.parametrize("mode", ["fast", "immediate"])
def test_a_database_that_restarts_loses_nothing_and_writes_nothing_twice(
    postgres: Cluster, mode: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Writers go on as if nothing had happened, and the log holds what each was told, once."""
    monkeypatch.setattr(postgres_store, "PATIENCE_SECONDS", PATIENCE)
    address = postgres.new_database()

    async def scenario(store: Store) -> None:
        await store.create("a", "guest", [named(0)])
        done = 0
        ending = False

        async def write() -> None:
            nonlocal done
            while not ending:
                await store.append("a", done + 1, [named(done + 1)])
                done += 1

        writing = asyncio.create_task(write())
        await until_so(lambda: done > 20)
        await asyncio.to_thread(postgres.stop, mode)
        await asyncio.to_thread(postgres.start)
        before = done
        await until_so(lambda: done > before + 20)
        ending = True
        await writing
        assert await store.read("a") == [named(number) for number in range(done + 1)]

    Opening(lambda: PostgresStore(address)).visit(scenario)


def test_neighbours_hear_of_each_other(postgres: Cluster) -> None:
    address = postgres.new_database()

    async def scenario() -> None:
        here, there = PostgresStore(address), PostgresStore(address)
        await here.open()
        await there.open()
        heard: list[str] = []
        there.follow(heard.append)
        own: list[str] = []
        here.follow(own.append)
        await until_so(lambda: here.watch is not None and there.watch is not None)
        await here.create("a", "guest", [named(1)])
        await here.append("a", 1, [named(2)])
        await until_so(lambda: "a" in heard)
        assert await there.newest(["a", "b"]) == {"a": 2, "b": 0} and own == []
        # Who is there, and who thinks for the bots.
        await here.attend({"a": Company((0, 2), 1)})
        assert (
            await there.company(["a", "b"]) == {"a": Company((0, 2), 1)} and await here.company(["a"]) == {}
        )
        await here.attend({"a": Company()})
        assert await there.company(["a"]) == {}
        assert await here.host_bots("a") and await here.host_bots("a") and not await there.host_bots("a")
        await here.leave_bots("a")
        assert await there.host_bots("a") and not await here.host_bots("a")
        # A server that dies lets go.
        await there.close()

        async def ours() -> bool:
            return await here.host_bots("a")

        while not await ours():
            await asyncio.sleep(0.01)
        await here.close()

    asyncio.run(scenario())


def test_bots_of_many_tables_are_taken_and_left_at_once(postgres: Cluster) -> None:
    """One line answers one question at a time: whoever asks meanwhile is not refused, and nothing stays taken."""
    address = postgres.new_database()
    tables = [f"TABLE{number}" for number in range(20)]

    async def scenario() -> None:
        here, there = PostgresStore(address), PostgresStore(address)
        for store in (here, there):
            await store.open()
            await until_so(lambda store=store: store.watch is not None)  # type: ignore[misc]
        for store, other in ((here, there), (there, here)):
            assert all(await asyncio.gather(*map(store.host_bots, tables)))
            assert not any(await asyncio.gather(*map(other.host_bots, tables)))
            await asyncio.gather(*map(store.leave_bots, tables))
        for store in (here, there):
            await store.close()

    asyncio.run(scenario())


def test_a_lock_that_nobody_knows_of_is_given_up(postgres: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database has taken it, and the answer never came: the other server must get the table all the same."""
    address = postgres.new_database()

    async def unheard(line: asyncpg.Connection, question: str, *values: object) -> object:
        await line.execute(question, *values)
        raise TimeoutError

    async def scenario() -> None:
        here, there = PostgresStore(address), PostgresStore(address)
        for store in (here, there):
            await store.open()
            await until_so(lambda store=store: store.watch is not None)  # type: ignore[misc]
        assert await here.host_bots("OTHER")
        with monkeypatch.context() as broken:
            broken.setattr(asyncpg.Connection, "fetchval", unheard)
            assert not await here.host_bots("TABLE")
        for table in ("TABLE", "OTHER"):
            while not await there.host_bots(table):
                await asyncio.sleep(0.01)
        await until_so(lambda: here.watch is not None)
        assert not await here.host_bots("OTHER")
        for store in (here, there):
            await store.close()

    async def patiently() -> None:
        async with asyncio.timeout(PATIENCE):
            await scenario()

    asyncio.run(patiently())


def test_results_follow_the_person_and_go_with_them(house: Opening) -> None:
    async def scenario(store: Store) -> None:
        people, results = People(store), Results(store)
        for guest, table, points in (("old", "both", 1), ("new", "both", 2), ("old", "other", 3)):
            await store.admit(guest)
            await store.write((INSERT, (guest, table, 5, "blackmore", 3, 0, 1, 1, points)))
        await results.judge("other", 0, 71)
        assert [(one.won, one.accuracy) for one in await results.of("old")] == [(True, None), (True, 71)]
        code, _ = await people.leave_code("new")
        await people.bring("old", "old", "new", code)
        assert sorted(one.points for one in await results.of("new")) == [2, 3]
        assert await results.of("old") == []
        await people.forget("new")
        assert await results.of("new") == []

    house.visit(scenario)
