"""Somebody is away: their seat is theirs for a decent time, and then the others decide together."""

import asyncio
from pathlib import Path

import msgspec

from hexenkessel.bots import USUAL_LEVEL
from hexenkessel.table.client import Refused, Visitor
from hexenkessel.table.protocol import Ack, Rejected, RoomChanged
from tests.table.tables import QUICK, Server, close, deciding, next_of, running, side, until
from tests.waiting import until_so

PATIENT = msgspec.structs.replace(QUICK, away_seconds=1000.0, gone_seconds=1000.0)


async def free(visitor: Visitor, seat: int) -> str | int:
    """The row, or why not."""
    try:
        answer = await visitor.call("DELETE", f"/api/tables/{visitor.table}/seats/{seat}")
    except Refused as refused:
        return refused.key
    return int(answer["seq"])


def test_a_short_absence_costs_nobody_a_seat(tmp_path: Path) -> None:
    with running(tmp_path, PATIENT) as server:

        async def scenario() -> None:
            people = await server.party(people=2)
            host, away = people
            assert await free(host, 1) == "table-error-not-gone", (
                "the host alone can't do it, and not at once"
            )
            await away.close()
            await next_of(host, RoomChanged)
            assert await free(host, 1) == "table-error-not-gone"
            taken = await host.takeover(0, 1, "random")
            assert isinstance(taken, Rejected) and taken.code == "too-soon"
            back = Visitor(server.address, away.table, away.token)
            back.cookie = away.cookie
            await back.connect()
            assert side(back, 1).view is not None
            await close(host, back)

        asyncio.run(scenario())


def test_a_seat_is_freed_when_the_others_agree_and_all_see_it(server: Server) -> None:
    async def scenario() -> None:
        people = await server.party(people=4)
        host, friend, other, away = people
        assert await free(host, 3) == "table-error-not-gone", "whoever is there keeps the seat"
        await away.close()
        await next_of(host, RoomChanged)
        watcher = await server.spectator(host.table)
        assert await free(watcher, 3) == "table-error-no-token"
        asked = await free(friend, 3)
        assert isinstance(asked, int)
        for person in (host, other):
            await until(person, asked)
        ask = host.room.ask if host.room else None
        assert ask is not None and (ask.what, ask.seat, ask.absent, ask.voters) == ("free", 1, 3, [0, 2])
        await host.answer(0, asked, True)
        last = await other.answer(2, asked, True)
        for person in (host, friend, other, watcher):
            await until(person, last.seq + 1)
            row = side(person).rows[-1]
            assert (row["kind"], row["seat"]) == ("freed", 3)
        assert host.room is not None and host.room.seats[3].kind == "open"
        await close(host, friend, other, watcher)

    asyncio.run(scenario())


def test_who_comes_back_while_the_others_vote_keeps_the_seat(server: Server) -> None:
    async def scenario() -> None:
        people = await server.party(people=3)
        away = people[2]
        await away.close()
        await next_of(people[0], RoomChanged)
        asked = await people[0].takeover(0, 2, "random")
        await until(people[1], asked.seq)
        back = Visitor(server.address, away.table, away.token)
        back.cookie = away.cookie
        await back.connect()
        said = await people[1].answer(1, asked.seq, True)
        await until(people[0], said.seq + 1)
        assert people[0].room is not None
        assert people[0].room.seats[2].level is None and people[0].room.ask is None
        assert side(people[0]).rows[-1]["kind"] == "closed"
        await close(*people[:2], back)

    asyncio.run(scenario())


def test_an_opponent_alone_does_not_choose_how_badly_the_seat_is_played(server: Server) -> None:
    async def scenario() -> None:
        people = await server.party(people=3)
        host, friend, away = people
        await away.close()
        await until_so(lambda: server.live(host.table).present() == {0, 1})
        asked = await host.takeover(0, 2, "random")
        await until(friend, asked.seq)
        agreed = await friend.answer(1, asked.seq, True)
        await until(host, agreed.seq + 1)
        assert host.room is not None and host.room.seats[2].level == "random", "the others agreed to that"
        await friend.close()
        await until_so(lambda: server.live(host.table).present() == {0})
        taken = await host.takeover(0, 1, "random")
        await until(host, taken.seq)
        assert host.room.seats[1].level == USUAL_LEVEL
        await close(host)

    asyncio.run(scenario())


def test_a_bot_that_steps_in_has_no_say_in_taking_back(server: Server) -> None:
    """Otherwise an opponent waits for a lost connection, puts a bot there and takes back what went wrong."""

    async def scenario() -> None:
        people = await server.party(people=2)
        host, away = people
        while deciding(host) != [0]:
            answer = await away.move(1, side(away, 1).moves[0])
            await until(host, answer.seq)
            await until(away, answer.seq)
        await away.close()
        await next_of(host, RoomChanged)
        taken = await host.takeover(0, 1, "random")
        assert isinstance(taken, Ack)
        await until(host, taken.seq)
        seen = host.seq
        # Whoever wins the trick with the second card is asked again at once, and nobody has acted since.
        while host.seq == seen:
            seen = (await host.move(0, side(host, 0).moves[0])).seq
            await until(host, seen)
            while deciding(host) != [0]:
                await host.next()
        undone = await host.undo(0)
        assert isinstance(undone, Ack)
        await until(host, undone.seq)
        ask = host.room.ask if host.room else None
        assert ask is not None and ask.voters == [1], "she decides when she is back"
        await close(host)

    asyncio.run(scenario())
