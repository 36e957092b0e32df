"""Several servers on one PostgreSQL database: the same tables, whoever sits where."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from hexenkessel.bots.thinkers import Thinkers
from hexenkessel.table.client import Visitor
from hexenkessel.table.protocol import Ack, Rejected
from hexenkessel.table.rows import Moved
from tests.table.postgres import Cluster
from tests.table.tables import Server, close, deciding, running, side, until
from tests.waiting import PATIENCE, until_so


@pytest.fixture
def servers(postgres: Cluster, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    address = postgres.new_database()
    with running(tmp_path, database=address) as here, running(tmp_path, database=address) as there:
        yield here, there


async def elsewhere(server: Server, person: Visitor) -> Visitor:
    """The same person, through another server: with their cookie and their seat."""
    other = Visitor(server.address, person.table, person.token)
    other.cookie = person.cookie
    await other.connect()
    return other


async def listen_until(visitor: Visitor, true: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await visitor.next()


def is_there(visitor: Visitor, seat: int) -> bool:
    """Whether this visitor sees the person of this seat at the table."""
    assert visitor.room is not None
    return visitor.room.seats[seat].present


def test_people_at_two_servers_play_one_game(servers: tuple[Server, Server]) -> None:
    here, there = servers

    async def scenario() -> None:
        people = await here.party(people=2)
        await people[1].close()
        people[1] = await elsewhere(there, people[1])
        table = people[0].table
        for _ in range(12):
            seat = deciding(people[0])[0]
            answer = await people[seat].move(seat, side(people[seat], seat).moves[0])
            assert isinstance(answer, Ack)
            for person in people:
                await until(person, answer.seq)
        assert here.live(table).room.seq == there.live(table).room.seq
        assert [row.move for row in here.live(table).room.rows if isinstance(row, Moved)] == [
            row.move for row in there.live(table).room.rows if isinstance(row, Moved)
        ]
        await close(*people)

    asyncio.run(scenario())


def test_who_loses_a_race_is_told_and_nothing_is_written_twice(servers: tuple[Server, Server]) -> None:
    """The same seat at both servers, moving at the same time: one move counts."""
    here, there = servers

    async def scenario() -> None:
        people = await here.party(people=2)
        tabs = [await elsewhere(there, person) for person in people]
        done = 0
        for _ in range(15):
            seat = deciding(people[0])[0]
            moves = side(people[seat], seat).moves
            answers = await asyncio.gather(
                people[seat].move(seat, moves[0]), tabs[seat].move(seat, moves[-1])
            )
            good = [answer for answer in answers if isinstance(answer, Ack)]
            bad = [answer for answer in answers if isinstance(answer, Rejected)]
            assert len(good) == len(bad) == 1 and bad[0].code == "stale"
            done += 1
            for visitor in (*people, *tabs):
                await until(visitor, good[0].seq)
        rows = there.live(people[0].table).room.rows
        assert sum(isinstance(row, Moved) for row in rows) == done
        await close(*people, *tabs)

    asyncio.run(scenario())


def test_each_sees_who_is_there_through_the_other(servers: tuple[Server, Server]) -> None:
    here, there = servers

    async def scenario() -> None:
        people = await here.party(people=2)
        await people[1].close()
        await listen_until(people[0], lambda: not is_there(people[0], 1))
        people[1] = await elsewhere(there, people[1])
        await listen_until(people[0], lambda: is_there(people[0], 1))
        await listen_until(people[1], lambda: is_there(people[1], 0))
        await close(*people)

    asyncio.run(scenario())


def test_the_launch_link_opens_any_server_once(servers: tuple[Server, Server]) -> None:
    here, there = servers
    assert here.house.sweeper is not None
    loop = here.house.sweeper.get_loop()
    token = asyncio.run_coroutine_threadsafe(here.house.invite(), loop).result()

    async def come(server: Server) -> str:
        visitor = Visitor(server.address)
        await visitor.call("GET", f"/?launch={token}")
        return visitor.cookie

    assert asyncio.run(come(there)) and not asyncio.run(come(here)) and not asyncio.run(come(there))


def test_a_table_cleared_away_at_one_is_gone_at_the_other(servers: tuple[Server, Server]) -> None:
    here, there = servers

    async def scenario() -> None:
        host = await here.owner()
        await host.create("blackmore", 2)
        await host.sit("Host", 0)
        await host.connect()
        tab = await elsewhere(there, host)
        await host.call("DELETE", f"/api/tables/{host.table}")
        async with asyncio.timeout(PATIENCE):
            while not tab.closed:
                await tab.next()
        assert tab.closed == 4404
        await close(host, tab)

    asyncio.run(scenario())


def test_bots_are_left_to_others_once_nobody_is_there(servers: tuple[Server, Server]) -> None:
    here, there = servers

    async def scenario() -> None:
        people = await here.party(people=1, bots=("random", "random"))
        table = people[0].table
        mine, theirs = here.house.store.neighbours, there.house.store.neighbours
        assert mine is not None and theirs is not None and here.house.neighbourhood is not None
        looks = here.house.neighbourhood.look
        loop = asyncio.get_running_loop()

        async def in_house(server: Server, work: Coroutine[Any, Any, Any]) -> Any:
            assert server.house.sweeper is not None
            own = server.house.sweeper.get_loop()
            return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, own), loop=loop)

        assert await in_house(here, mine.host_bots(table))
        await in_house(here, looks({table: here.live(table)}))
        assert not await in_house(there, theirs.host_bots(table)), "somebody is there"
        await close(*people)
        await until_so(lambda: here.live(table).idle)
        await in_house(here, looks({table: here.live(table)}))
        assert await in_house(there, theirs.host_bots(table))

    asyncio.run(scenario())


@pytest.mark.parametrize("later", [0, 1])
def test_bots_think_once_and_go_on_when_their_server_dies(
    servers: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch, later: int
) -> None:
    """Both servers have the table in memory, and the one that comes first thinks for its bots, whichever it is."""
    here, there = servers
    asked: list[tuple[Server, int]] = []
    think = Thinkers.move
    table = ""
    neighbours = servers[later].house.store.neighbours
    assert neighbours is not None
    host_bots = neighbours.host_bots

    async def come_later(table: str) -> bool:
        return bool(asked) and await host_bots(table)

    monkeypatch.setattr(neighbours, "host_bots", come_later)

    async def count(self: Thinkers, state: object, seat: int, *rest: object) -> str:
        server = here if self is here.house.thinkers else there
        asked.append((server, len(server.live(table).room.line)))
        return await think(self, state, seat, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(Thinkers, "move", count)

    async def play(person: Visitor, turns: int) -> None:
        for _ in range(turns):
            async with asyncio.timeout(PATIENCE):
                while deciding(person) != [0]:
                    await person.next()
            answer = await person.move(0, side(person, 0).moves[0])
            assert isinstance(answer, Ack)
            await until(person, answer.seq)

    async def scenario() -> None:
        nonlocal table
        host = await here.owner()
        await host.create("blackmore", 3)
        table = host.table
        await host.sit("Host", 0)
        for seat in (1, 2):
            await host.add_bot(seat, "random")
        await host.connect()
        tabs = {here: host, there: await elsewhere(there, host)}
        await host.start()
        await listen_until(host, lambda: host.sides and side(host).view)
        await play(host, 6)
        thinking, left = servers[1 - later], servers[later]
        assert len(asked) == len(set(asked)) and {server for server, _ in asked} == {thinking}
        # That server goes; the person at the other plays on, with the same bots.
        told = tabs[thinking].seq
        monkeypatch.setattr(neighbours, "host_bots", host_bots)
        await tabs[thinking].close()
        await asyncio.to_thread(thinking.stop)
        asked.clear()
        await until(tabs[left], told)
        # Whoever wins as the last to play turns the trump and leads: before a fourth move a bot is asked.
        await play(tabs[left], 4)
        assert {server for server, _ in asked} == {left}
        await close(tabs[left])

    asyncio.run(scenario())
