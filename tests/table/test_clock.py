"""Clocks: whose time runs, what happens when it is up, and what is nobody's fault. Time passes only when a test says so."""

import asyncio
import threading
import time
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hexenkessel.bots import USUAL_LEVEL
from hexenkessel.table import timekeeper
from hexenkessel.table.client import Refused, Visitor
from hexenkessel.table.clock import DAY, Clocks, Terms
from hexenkessel.table.protocol import Ack, Rejected, TimeShown
from hexenkessel.table.rows import Expired, Moved
from tests.table.postgres import Cluster
from tests.table.tables import QUICK, Server, close, deciding, make_move, running, side, until
from tests.waiting import until_so

A_DAY = Terms("turn", DAY, then="move")


@pytest.fixture(autouse=True)
def nobody_hurries(monkeypatch: pytest.MonkeyPatch) -> None:
    """The keepers of these houses do nothing by themselves."""
    monkeypatch.setattr(timekeeper, "BEAT_SECONDS", 1_000_000.0)
    monkeypatch.setattr(timekeeper, "LONGEST", 0.0)


@pytest.fixture(params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    database = None
    if request.param == "postgres":
        database = request.getfixturevalue("postgres").new_database()
    with running(tmp_path, database=database) as started:
        yield started


async def at(server: Server, work: Coroutine[Any, Any, Any]) -> Any:
    """In the server's own loop."""
    assert server.house.sweeper is not None
    return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, server.house.sweeper.get_loop()))


async def noted(server: Server) -> None:
    """Until everything that was noted is written."""
    await until_so(lambda: not server.house.timekeeper.noting)


async def goes_by(server: Server, seconds: float) -> None:
    """The house is open for so much longer."""
    await noted(server)
    keeper = server.house.timekeeper
    await at(server, keeper.beat())
    add = ("UPDATE house_time SET seconds = seconds + $1", (float(seconds),))
    await at(server, server.house.store.write(add))
    await at(server, keeper.beat())
    await noted(server)


def times(server: Server, visitor: Visitor) -> list[TimeShown | None]:
    clock = server.live(visitor.table).show_room().clock
    assert clock is not None
    return clock.seats


async def heard(server: Server, *people: Visitor) -> None:
    for person in people:
        await until(person, server.live(person.table).room.seq)


def rows_of(server: Server, table: str, kind: type) -> list[Any]:
    return [row for row in server.live(table).room.rows if isinstance(row, kind)]


# -- whose time runs ----------------------------------------------------------------------------------------------------


def test_only_who_is_asked_uses_time_and_a_new_turn_has_all_of_it(server: Server) -> None:
    async def scenario() -> None:
        people = await server.party(people=2, clock=A_DAY)
        first = deciding(people[0])[0]
        await goes_by(server, 3600)
        shown = times(server, people[0])
        mine, theirs = shown[first], shown[1 - first]
        assert mine is not None and theirs is not None
        assert (mine.running, mine.left) == (True, DAY - 3600)
        assert (theirs.running, theirs.left) == (False, DAY)
        while deciding(people[0]) == [first]:
            await make_move(people)
        now = times(server, people[0])[1 - first]
        assert now is not None and (now.running, now.left) == (True, DAY)
        await close(*people)

    asyncio.run(scenario())


def test_a_bot_makes_the_move_and_the_person_plays_on(server: Server) -> None:
    async def scenario() -> None:
        people = await server.party(people=2, clock=A_DAY)
        table = people[0].table
        late = deciding(people[0])[0]
        await goes_by(server, DAY - 1)
        assert not rows_of(server, table, Expired)
        await goes_by(server, 5)
        await until_so(lambda: rows_of(server, table, Expired))
        assert [row.seat for row in rows_of(server, table, Expired)] == [late]
        await until_so(lambda: rows_of(server, table, Moved))
        await until_so(lambda: not server.live(table).thinking)
        await heard(server, *people)
        assert people[0].room is not None
        assert people[0].room.seats[late].level is None, "it is still her seat"
        while deciding(people[0]) != [late]:
            await make_move(people)
        left = times(server, people[0])[late]
        assert left is not None and left.left == DAY and not left.late
        await make_move(people)
        await close(*people)

    asyncio.run(scenario())


def test_what_was_noted_first_does_not_come_last(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the lobby there is nothing to wait for. A slow line that says so late must not stop the clock of the game."""
    store = server.house.store
    write = store.write
    let = threading.Event()
    held: list[str] = []

    async def slowly(*queries: Any) -> None:
        if "DELETE FROM clocks" in queries[0][0] and not held:
            held.append("first")
            while not let.is_set():
                await asyncio.sleep(0.01)
        await write(*queries)

    monkeypatch.setattr(store, "write", slowly)

    async def scenario() -> None:
        people = await server.party(people=2, clock=A_DAY)
        assert held
        let.set()
        await noted(server)
        found = await at(server, store.rows("SELECT table_id FROM clocks"))
        assert [row[0] for row in found] == [people[0].table]
        await close(*people)

    asyncio.run(scenario())


def test_who_is_late_but_before_the_bot_makes_the_move_herself(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: object) -> str:
        await asyncio.Event().wait()
        raise AssertionError

    monkeypatch.setattr(server.house.thinkers, "move", never)

    async def scenario() -> None:
        people = await server.party(people=2, clock=A_DAY)
        late = deciding(people[0])[0]
        await goes_by(server, DAY + 5)
        await until_so(lambda: rows_of(server, people[0].table, Expired))
        await heard(server, *people)
        assert people[0].room is not None and people[0].room.clock is not None
        told = people[0].room.clock.seats[late]
        assert told is not None and told.late and told.left == 0
        answer = await people[late].move(late, side(people[late], late).moves[0])
        assert isinstance(answer, Ack)
        await close(*people)

    asyncio.run(scenario())


@pytest.mark.parametrize("rows", [QUICK.rows, 1])
def test_a_bot_takes_the_seat_until_the_person_is_back(server: Server, rows: int) -> None:
    """Also where the log is full: the game would wait for ever."""

    async def scenario() -> None:
        people = await server.party(people=2, clock=Terms("turn", DAY, then="seat"))
        server.live(people[0].table).limits = msgspec.structs.replace(QUICK, rows=rows)
        late = deciding(people[0])[0]
        await goes_by(server, DAY + 5)
        await until_so(lambda: deciding_now(server, people[0]) == [1 - late])
        await heard(server, *people)
        assert people[0].room is not None and people[0].room.seats[late].level == USUAL_LEVEL
        back = await people[late].giveback(late)
        assert isinstance(back, Ack)
        await heard(server, *people)
        while deciding(people[0]) != [late]:
            await make_move(people)
        await goes_by(server, 60)
        mine = times(server, people[0])[late]
        assert mine is not None and (mine.running, mine.left) == (True, DAY - 60)
        await close(*people)

    asyncio.run(scenario())


def deciding_now(server: Server, visitor: Visitor) -> list[int]:
    state = server.live(visitor.table).room.state
    assert state is not None
    return list(state.deciding)


def test_the_game_waits_and_the_others_may_decide_to_go_on(server: Server) -> None:
    async def scenario() -> None:
        people = await server.party(people=3, clock=Terms("turn", DAY, then="wait"))
        late = deciding(people[0])[0]
        one, other = [person for seat, person in enumerate(people) if seat != late]
        seats = [seat for seat in range(3) if seat != late]
        early = await one.takeover(seats[0], late, "random")
        assert isinstance(early, Rejected) and early.code == "not-absent", "she is here and has time"
        await goes_by(server, DAY + 5)
        await heard(server, *people)
        assert deciding_now(server, one) == [late], "nobody moves for her unasked"
        asked = await one.takeover(seats[0], late, "random")
        assert isinstance(asked, Ack), "she is still here, but her time is up"
        await until(other, asked.seq)
        await other.answer(seats[1], asked.seq, True)
        await until_so(lambda: deciding_now(server, one) != [late])
        assert server.live(one.table).room.seats[late].level == "random"
        await close(*people)

    asyncio.run(scenario())


# -- what is nobody's fault ---------------------------------------------------------------------------------------------


def test_a_house_that_was_closed_charges_nobody(postgres: Cluster, tmp_path: Path) -> None:
    """What was used stays used, what the house was closed for is not counted; and the clock goes on by itself."""
    for number, database in enumerate((None, postgres.new_database())):
        folder = tmp_path / str(number)
        with running(folder, database=database) as server:

            async def before(server: Server = server) -> tuple[str, int]:
                people = await server.party(people=2, clock=A_DAY)
                await goes_by(server, 3600)
                await close(*people)
                return people[0].table, deciding(people[0])[0]

            table, late = asyncio.run(before())
        with running(folder, database=database) as server:

            async def after(server: Server = server, table: str = table, late: int = late) -> None:
                live = await at(server, server.house.table(table))
                clock = live.show_room().clock
                assert clock is not None and clock.seats[late].left == DAY - 3600
                server.house.tables.clear()  # nobody looks at it, and it is in nobody's memory
                await goes_by(server, DAY)
                await until_so(lambda: table in server.house.tables and rows_of(server, table, Moved))
                assert [row.seat for row in rows_of(server, table, Expired)] == [late]

            asyncio.run(after())


def test_time_that_jumps_is_not_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither on the wall nor in the keeper's own hand: a machine that slept for a day has lost a moment."""
    monkeypatch.setattr(timekeeper, "LONGEST", 3.0)
    ahead = 0.0
    with running(tmp_path) as server:
        server.house.timekeeper.steady = lambda: time.monotonic() + ahead

        async def scenario() -> None:
            nonlocal ahead
            people = await server.party(people=2, clock=A_DAY)
            asked = deciding(people[0])[0]
            await goes_by(server, 0)
            ahead += DAY * 2
            await goes_by(server, 0)
            shown = times(server, people[0])[asked]
            assert shown is not None and DAY - 10 < shown.left <= DAY
            assert not rows_of(server, people[0].table, Expired)
            await close(*people)

        asyncio.run(scenario())


def test_one_of_two_servers_acts_and_both_show_it(postgres: Cluster, tmp_path: Path) -> None:
    address = postgres.new_database()
    with running(tmp_path, database=address) as here, running(tmp_path, database=address) as there:

        async def scenario() -> None:
            people = await here.party(people=2, clock=A_DAY)
            table = people[0].table
            tab = Visitor(there.address, table, people[0].token)
            tab.cookie = people[0].cookie
            await tab.connect()
            await goes_by(here, DAY + 5)
            for server in (there, here, there):
                await at(server, server.house.timekeeper.beat())
            # Even where both think that they keep the time, the log takes one.
            await asyncio.gather(*(at(one, one.house.timekeeper.look_at(table)) for one in (here, there)))
            await until_so(lambda: rows_of(there, table, Moved))
            await until_so(lambda: rows_of(here, table, Moved))
            assert len(rows_of(here, table, Expired)) == len(rows_of(there, table, Expired)) == 1
            await close(*people, tab)

        asyncio.run(scenario())


# -- nobody gains time --------------------------------------------------------------------------------------------------


def test_taking_back_gives_no_time_back() -> None:
    clocks = Clocks(Terms("turn", 60), 2)
    clocks.follow(0, [0], moves=4, choice=0)
    clocks.follow(40, [1], moves=5, choice=0)  # she moves
    clocks.follow(45, [0], moves=4, choice=0)  # and takes it back
    assert clocks.left(0, 50) == 15
    clocks.follow(50, [1], moves=5, choice=0)
    assert clocks.left(1, 50) == 55, "he has thought about it for five seconds already"
    clocks.follow(52, [0], moves=6, choice=0)
    assert clocks.left(0, 52) == 60


def test_who_takes_a_sealed_choice_back_goes_on_with_what_was_left() -> None:
    clocks = Clocks(Terms("turn", 60), 3)
    clocks.follow(0, [0, 1, 2], moves=4, choice=7)
    clocks.follow(30, [1, 2], moves=4, choice=7)
    clocks.follow(40, [2], moves=4, choice=7)
    clocks.follow(41, [0, 2], moves=4, choice=7)
    assert [clocks.left(seat, 45) for seat in range(3)] == [26, 20, 15]
    clocks.follow(50, [0, 1, 2], moves=8, choice=12)  # the next choice
    assert [clocks.left(seat, 50) for seat in range(3)] == [60, 60, 60]


def test_the_time_of_a_whole_game_grows_with_every_turn_and_never_ends_quite() -> None:
    clocks = Clocks(Terms("game", 600, bonus=10), 2)
    clocks.follow(0, [0], moves=0, choice=0)
    clocks.follow(100, [1], moves=1, choice=0)
    assert clocks.left(0, 500) == 500
    clocks.follow(500, [0], moves=2, choice=0)
    assert clocks.left(0, 500) == 510
    assert clocks.due() == 500 + 510 + 1
    assert clocks.expired(1010.5) == [] and clocks.expired(1011) == [0]
    clocks.late.add(0)
    assert clocks.due() is None
    clocks.follow(1100, [1], moves=3, choice=0)
    assert not clocks.late
    clocks.follow(1101, [0], moves=4, choice=0)
    assert clocks.left(0, 1101) == 30, "a twentieth is left for every turn"


# -- what is agreed -----------------------------------------------------------------------------------------------------


def test_the_host_sets_it_before_the_start_and_a_rematch_has_it_too(tmp_path: Path) -> None:
    with running(tmp_path) as server:

        async def scenario() -> None:
            host = await server.owner()
            await host.create("blackmore", 2)
            for wrong in (
                {"per": "turn", "seconds": 1},
                {"per": "turn", "seconds": 31 * DAY},
                {"per": "week", "seconds": 60},
                {"per": "turn", "seconds": 60, "then": "lose"},
            ):
                with pytest.raises(Refused) as refused:
                    await host.call("PUT", f"/api/tables/{host.table}/clock", {"clock": wrong})
                assert refused.value.status == 400
            await host.set_clock(A_DAY)
            # A page that has not heard of the first change yet changes something else.
            for change in ({"seconds": 300}, {"then": "wait"}):
                await host.call("PUT", f"/api/tables/{host.table}/clock", {"clock": change})
            assert server.live(host.table).room.clock == Terms("turn", 300, then="wait")
            await host.set_clock(None)
            await host.call("PUT", f"/api/tables/{host.table}/clock", {"clock": {"then": "seat"}})
            assert server.live(host.table).room.clock == Terms("turn", DAY, then="seat")
            await host.set_clock(A_DAY)
            friend = await server.friend(host.table)
            await friend.sit("Bea", 1)
            with pytest.raises(Refused) as refused:
                await friend.set_clock(None)
            assert refused.value.key == "table-error-not-host"
            await host.sit("Ada", 0)
            await host.start()
            with pytest.raises(Refused) as refused:
                await host.set_clock(None)
            assert refused.value.key == "table-error-started"
            live = server.live(host.table)
            from hexenkessel.table.house import again

            (created, *_) = again(live)
            assert getattr(created, "clock", None) == A_DAY

        asyncio.run(scenario())
