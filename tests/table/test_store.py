"""The store: conflicts, durability, full disks, files that are not ours, and how fast a table is rebuilt."""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

import pytest

import hexenkessel as hx
from hexenkessel import seeded
from hexenkessel.table import claim, wishes
from hexenkessel.table.client import Refused, Visitor
from hexenkessel.table.errors import Conflict, NotStored, TableError
from hexenkessel.table.people import People
from hexenkessel.table.protocol import Ack, Rejected
from hexenkessel.table.room import Room, fold
from hexenkessel.table.rows import AnyRow, Moved, Named, read_row, write_row
from hexenkessel.table.sqlite_store import APPLICATION, MIGRATIONS, SqliteStore, open_database
from hexenkessel.table.store import Snapshot
from hexenkessel.table.tokens import Profile
from tests.table.tables import Server, close, deciding, make_move, running, side, until
from tests.table.test_no_leak import go_on, new_room
from tests.waiting import PATIENCE, until_so

T = TypeVar("T")


def named(number: int) -> AnyRow:
    return Named(at=number, seat=0, name=f"Name {number}")


def with_store(folder: Path, scenario: Callable[[SqliteStore], Awaitable[None]]) -> None:
    async def run() -> None:
        store = SqliteStore(folder / "tables.sqlite")
        try:
            await scenario(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_a_commit_is_on_the_disk_when_it_returns(tmp_path: Path) -> None:
    async def scenario(store: SqliteStore) -> None:
        def settings(db: sqlite3.Connection) -> tuple[str, int]:
            (journal,) = db.execute("PRAGMA journal_mode").fetchone()
            (synchronous,) = db.execute("PRAGMA synchronous").fetchone()
            return journal, synchronous

        assert await store.do(settings) == ("wal", 2)

    with_store(tmp_path, scenario)


def test_the_rows_of_many_tables_are_one_call(tmp_path: Path) -> None:
    """Between any two calls the event loop has its turn, so every one more keeps everybody waiting."""

    async def scenario(store: SqliteStore) -> None:
        tables = [f"table {number}" for number in range(20)]
        await asyncio.gather(*[store.create(table, "guest", [named(1)]) for table in tables])
        calls: list[str] = []

        async def append_all(*bases: int) -> list[object]:
            begun, held = threading.Event(), threading.Event()

            def wait(_: sqlite3.Connection) -> bool:
                begun.set()
                return held.wait(PATIENCE)

            holding = asyncio.create_task(store.do(wait))
            await until_so(begun.is_set)
            appending = [
                asyncio.create_task(store.append(table, base, [named(2), named(3)]))
                for table, base in zip(tables, bases, strict=False)
            ]
            await asyncio.sleep(0)
            await store.reader.do(lambda _: store.db.set_trace_callback(calls.append))
            held.set()
            await holding
            return await asyncio.gather(*appending, return_exceptions=True)

        assert await append_all(*[1] * 20) == [None] * 20
        assert [call.split()[0] for call in calls if call != "COMMIT"] == ["INSERT"], calls
        assert [len(await store.read(table)) for table in tables] == [3] * 20

        # Whose rows do not follow hears so; the others' are there all the same.
        found = await append_all(3, 1, 3, 4)
        assert [type(one) for one in found] == [type(None), Conflict, type(None), Conflict]
        assert [len(await store.read(table)) for table in tables[:4]] == [5, 3, 5, 3]

    with_store(tmp_path, scenario)


def test_only_its_owner_reads_the_file(tmp_path: Path) -> None:
    """It holds the secrets of running games. That of an earlier version is closed to others as well."""
    file = tmp_path / "tables.sqlite"

    async def look(store: SqliteStore) -> None:
        await store.admit("somebody")
        for found in tmp_path.glob("tables.sqlite*"):
            assert found.stat().st_mode & 0o077 == 0, found

    with_store(tmp_path, look)
    file.chmod(0o644)
    with_store(tmp_path, look)


def test_a_file_without_a_version_is_called_by_its_name(tmp_path: Path) -> None:
    with_store(tmp_path, lambda store: store.admit("somebody"))
    file = tmp_path / "tables.sqlite"
    with sqlite3.connect(file) as db:
        db.execute("PRAGMA user_version = 0")
    with pytest.raises(TableError) as error:
        SqliteStore(file)
    assert error.value.key == "table-error-foreign-database"


def test_whoever_reads_does_not_wait_for_somebody_who_writes(tmp_path: Path) -> None:
    async def scenario(store: SqliteStore) -> None:
        await store.create("a", "guest", [named(1)])
        other = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        writing = asyncio.create_task(store.append("a", 1, [named(2)]))
        assert await store.read("a") == [named(1)]
        assert await store.open_tables("guest", 0) == 1 and not await store.knows("nobody")
        assert not writing.done()
        other.execute("ROLLBACK")
        other.close()
        await writing

    with_store(tmp_path, scenario)


def test_many_open_a_new_file_at_once(tmp_path: Path) -> None:
    """Half of somebody else's first opening looks like a foreign file."""
    for number in range(20):
        with ThreadPoolExecutor(6) as pool:
            for db in pool.map(open_database, [tmp_path / f"{number}.sqlite"] * 6):
                db.close()


@pytest.mark.parametrize(
    "content",
    [b"This is a letter, not a database." * 50, b"SQLite format 3\0" + b"x" * 5000],
)
def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "tables.sqlite"
    file.write_bytes(content)
    with pytest.raises(TableError) as error:
        SqliteStore(file)
    assert error.value.key == "table-error-foreign-database" and file.read_bytes() == content


def test_a_foreign_and_a_newer_database_are_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    db = sqlite3.connect(file)
    db.execute("CREATE TABLE recipes (name)")
    db.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
    db.commit()
    with pytest.raises(TableError) as error:
        SqliteStore(file)
    assert error.value.key == "table-error-foreign-database"
    assert db.execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]
    db.execute(f"PRAGMA application_id = {APPLICATION}")
    db.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    db.commit()
    with pytest.raises(TableError) as error:
        SqliteStore(file)
    assert error.value.key == "table-error-newer-database"
    db.close()


def test_guests_of_a_house_without_people_are_people_in_the_next_version(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "tables.sqlite") as db:
        for statement in MIGRATIONS[0].split(";"):
            db.execute(statement)
        db.execute("INSERT INTO guests VALUES ('ada', 17)")
        db.execute(f"PRAGMA application_id = {APPLICATION}")
        db.execute("PRAGMA user_version = 1")

    async def look(store: SqliteStore) -> None:
        people = People(store)
        assert await people.of_guest("ada") == "ada" and await people.devices("ada") == [17]
        await people.keep("ada", Profile("Ada"))
        assert await people.profile("ada") == Profile("Ada")

    with_store(tmp_path, look)


def test_an_older_database_is_brought_up_to_date_and_keeps_everything(tmp_path: Path) -> None:
    async def scenario(store: SqliteStore) -> None:
        await store.create("a", "guest", [named(1)])

    async def look(store: SqliteStore) -> None:
        assert await store.read("a") == [named(1)]
        assert store.db.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
        assert store.db.execute("SELECT mood FROM tables").fetchall() == [("merry",)]

    with_store(tmp_path, scenario)
    MIGRATIONS.append("ALTER TABLE tables ADD COLUMN mood TEXT NOT NULL DEFAULT 'merry'")
    try:
        with_store(tmp_path, look)
    finally:
        MIGRATIONS.pop()


def test_a_folder_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(TableError) as error:
        SqliteStore(tmp_path / "file" / "tables.sqlite")
    assert error.value.key == "shell-error-data-folder"


def fill(store: SqliteStore) -> Awaitable[None]:
    """The disk is full from now on: SQLite may take no further page."""

    def job(db: sqlite3.Connection) -> None:
        (pages,) = db.execute("PRAGMA page_count").fetchone()
        db.execute(f"PRAGMA max_page_count = {pages}")

    return store.do(job)


def make_room(store: SqliteStore) -> Awaitable[None]:
    def job(db: sqlite3.Connection) -> None:
        db.execute("PRAGMA max_page_count = 100000")

    return store.do(job)


def test_on_a_full_disk_nothing_is_acknowledged_and_nothing_lost(tmp_path: Path) -> None:
    async def scenario(store: SqliteStore) -> None:
        await store.create("a", "guest", [named(1)])
        await fill(store)
        with pytest.raises(NotStored):
            await store.append("a", 1, [named(number) for number in range(2, 1000)])
        assert await store.read("a") == [named(1)]
        await make_room(store)
        await store.append("a", 1, [named(number) for number in range(2, 1000)])

    with_store(tmp_path, scenario)


def test_at_the_table_a_full_disk_rejects_the_move_and_the_same_wish_works_later(tmp_path: Path) -> None:
    with running(tmp_path) as server:

        async def scenario() -> None:
            people = await server.party()
            store = server.house.store
            assert isinstance(store, SqliteStore)
            await on_server(server, fill(store))
            rejected = None
            while rejected is None:
                seat = deciding(people[0])[0]
                before = [person.seq for person in people]
                answer = await people[seat].move(seat, side(people[seat], seat).moves[0])
                if isinstance(answer, Rejected):
                    rejected = answer
                else:
                    for person in people:
                        await until(person, answer.seq)
            assert rejected.code == "not-stored" and [person.seq for person in people] == before
            await on_server(server, make_room(store))
            await make_move(people)
            await close(*people)

        asyncio.run(scenario())


async def on_server(server: Server, work: Awaitable[T]) -> T:
    """The store belongs to the server's loop."""

    async def run() -> T:
        return await work

    assert server.house.sweeper is not None
    future = asyncio.run_coroutine_threadsafe(run(), server.house.sweeper.get_loop())
    return await asyncio.wrap_future(future)


def test_two_servers_on_one_folder_never_both_write_the_same_row(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Should the lock fail (some network drives have none): whoever comes second is told, and can go on from there."""
    monkeypatch.setattr(claim, "lock", lambda file: None)
    with running(tmp_path) as one, running(tmp_path) as other:

        async def scenario() -> None:
            people = await one.party(people=2)
            tabs = [Visitor(other.address, person.table, person.token) for person in people]
            for tab in tabs:
                await tab.enter()
                await tab.connect()
            seat = deciding(people[0])[0]
            moves = side(people[seat], seat).moves
            first = await people[seat].move(seat, moves[0])
            assert isinstance(first, Ack)
            second = await tabs[seat].move(seat, moves[1])
            assert isinstance(second, Rejected) and second.code == "stale"
            for tab in tabs:
                await until(tab, first.seq)
            third = await tabs[1 - seat].move(1 - seat, side(tabs[1 - seat], 1 - seat).moves[0])
            assert isinstance(third, Ack) and third.seq == first.seq + 1
            stored = [
                row.move
                for row in await on_server(other, other.house.store.read(people[0].table))
                if isinstance(row, Moved)
            ]
            assert stored[0] == hx.game("blackmore").move(moves[0]).text and len(stored) == 2
            await close(*people, *tabs)

        asyncio.run(scenario())


# -- rebuilding --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), [("blackmore", 2), ("blackmore", 6), ("toy_cauldron", 4)])
def test_a_table_is_what_its_rows_say(game: str, players: int) -> None:
    """Folded again at any moment, with undo and requests, with and without a snapshot: the same room."""
    dice = seeded(players)
    room = new_room(game, players, {}, dice)
    kept: Snapshot | None = None
    while room.phase == "playing":
        go_on(room, dice)
        assert room.state is not None
        rows = [read_row(write_row(row)) for row in room.rows]
        assert_same(fold(room.id, rows), room)
        if kept is not None:
            assert_same(fold(room.id, rows, kept), room)
        if not room.state.sealed and dice.below(5) == 0:
            kept = Snapshot(room.seq, room.state.dump())


def assert_same(one: Room, other: Room) -> None:
    assert one.state is not None and other.state is not None
    assert one.state.dump() == other.state.dump()
    assert (one.seats, one.host, one.ask) == (other.seats, other.host, other.ask)
    lines = [[(number, write_row(row)) for number, row in room.line] for room in (one, other)]
    assert lines[0] == lines[1]
    assert (one.position_seq, one.choice_seq, one.answers) == (
        other.position_seq,
        other.choice_seq,
        other.answers,
    )


def test_a_table_is_rebuilt_within_50_ms(tmp_path: Path) -> None:
    """The longest game there is, from the disk to the first frame; the best of five, in processor time."""
    dice = seeded(1)
    room = new_room("blackmore", 2, {}, dice)
    while room.phase == "playing":
        assert room.state is not None
        seat = room.state.deciding[0]
        plan = wishes.play(room, seat, room.state.moves(seat)[0].code)
        for row in plan.rows:
            room.add(row, plan.state)
    assert sum(isinstance(row, Moved) for row in room.rows) > 70
    data = [write_row(row) for row in room.rows]
    times = []
    for _ in range(5):
        began = time.thread_time()
        fold(room.id, [read_row(row) for row in data])
        times.append(time.thread_time() - began)
    assert min(times) < 0.05, times


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE snapshots SET position = x'7b'",
        "UPDATE snapshots SET position = '[1]'",
        "UPDATE snapshots SET position = '{}'",
        """UPDATE snapshots SET position = '{"game": "blackmore", "players": 99}'""",
        "UPDATE snapshots SET seq = 100000",
        "UPDATE snapshots SET seq = seq - 1",
        "UPDATE snapshots SET position = replace(position, 'play', 'plai')",
    ],
)
def test_a_damaged_snapshot_never_blocks_the_log(tmp_path: Path, damage: str) -> None:
    with running(tmp_path) as server:

        async def scenario() -> None:
            people = await server.party()
            for _ in range(5):
                await make_move(people)
            seen = [side(person).view for person in people]
            live = server.live(people[0].table)
            state = live.room.state
            assert state is not None
            await on_server(
                server, server.house.store.keep(live.room.id, Snapshot(live.room.seq, state.dump()))
            )
            await spoil(server, damage)
            await leave(server, people)
            for person, view in zip(people, seen, strict=True):
                person.closed = 0
                person.seq = 0
                await person.connect()
                assert side(person).view == view
            await make_move(people)
            await close(*people)

        asyncio.run(scenario())


async def spoil(server: Server, damage: str) -> None:
    store = server.house.store
    assert isinstance(store, SqliteStore)
    await on_server(server, store.do(lambda db: db.execute(damage).rowcount))


async def leave(server: Server, people: list[Visitor]) -> None:
    """Everybody goes, and the table leaves the memory."""
    await close(*people)
    await until_so(lambda: not server.live(people[0].table).listeners)
    del server.house.tables[people[0].table]


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE events SET row = x'00' WHERE seq = 4",
        "UPDATE events SET row = '{}' WHERE seq = 6",
        "DELETE FROM events WHERE seq = 5",
        "UPDATE events SET row = replace(row, '\"seat\":0', '\"seat\":7')",
        "UPDATE events SET row = replace(row, 'play', 'plai')",
    ],
)
def test_a_damaged_log_is_said_and_not_guessed(tmp_path: Path, damage: str) -> None:
    with running(tmp_path) as server:

        async def scenario() -> None:
            people = await server.party()
            for _ in range(3):
                await make_move(people)
            await spoil(server, damage)
            await leave(server, people)
            again = Visitor(server.address, people[0].table, people[0].token)
            again.cookie = people[0].cookie
            with pytest.raises(Refused) as refused:
                await again.connect()
            assert refused.value.key == "table-error-damaged"
            async with asyncio.timeout(PATIENCE):
                while not again.closed:
                    await again.next()
            assert again.closed == 4500
            with pytest.raises(Refused) as refused:
                await again.call("GET", f"/api/tables/{again.table}")
            assert (refused.value.status, refused.value.key) == (500, "table-error-damaged")

        asyncio.run(scenario())


def test_the_table_comes_back_after_it_left_the_memory(server: Server) -> None:
    async def scenario() -> None:
        people = await server.party()
        await make_move(people)
        seen = [side(person).view for person in people]
        await close(*people)
        await until_so(lambda: not server.live(people[0].table).listeners)
        del server.house.tables[people[0].table]
        for person, view in zip(people, seen, strict=True):
            person.closed = 0
            await person.connect()
            assert side(person).view == view
        answer = await people[0].explain(0, "keep")
        assert not isinstance(answer, Ack)
        await make_move(people)
        await close(*people)

    asyncio.run(scenario())
