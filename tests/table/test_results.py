"""Own statistics: a result for everybody who played one seat to the end; exported, judged by a review, deleted."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from hexenkessel.table.client import Visitor
from hexenkessel.table.errors import NotStored
from hexenkessel.table.results import Result, Results, as_csv
from hexenkessel.table.room import Room
from tests.table.tables import Server, close, running, side
from tests.table.test_end import play_out
from tests.waiting import PATIENCE


async def noted(server: Server, table: str) -> None:
    """The end is told before the results are written."""
    query = "SELECT table_id FROM noted WHERE table_id = $1"
    async with asyncio.timeout(PATIENCE):
        while not await server.house.store.rows(query, table):
            await asyncio.sleep(0.01)


def test_a_game_that_is_over_is_somebodys_result(server: Server) -> None:
    async def scenario() -> None:
        people = await server.party(people=2, bots=("random",))
        assert await people[0].call("GET", "/api/guest/results") == []
        await play_out(*people)
        view = side(people[0]).view
        assert view is not None
        await noted(server, people[0].table)
        for seat, person in enumerate(people):
            (told,) = await person.call("GET", "/api/guest/results")
            assert (told["table"], told["game"], told["players"]) == (person.table, "blackmore", 3)
            assert (told["seat"], told["points"]) == (seat, view["scores"][seat])
            assert (told["place"], told["won"]) == (view["places"][seat], view["won"][seat])
            assert told["accuracy"] is None
        await server.house.results.judge(people[0].table, 0, 87)
        (told,) = await people[0].call("GET", "/api/guest/results")
        assert told["accuracy"] == 87
        head, line = (await people[0].call("GET", "/api/guest/results.csv")).split()
        assert head.startswith("table,at,game,players") and line.endswith(",87")
        kept = await people[0].call("GET", "/api/guest/data")
        assert len(kept["results"]) == 1
        await people[0].call("DELETE", "/api/guest/results")
        assert await people[0].call("GET", "/api/guest/results") == []
        assert len(await people[1].call("GET", "/api/guest/results")) == 1, "everybody deletes their own"
        await close(*people)

    asyncio.run(scenario())


def test_who_plays_both_sides_has_no_result(server: Server) -> None:
    async def scenario() -> None:
        host = await server.owner()
        await host.create("blackmore", 2)
        await host.sit("Ada", 0)
        await host.sit("Bea", 1)
        await host.start()
        await host.connect()
        await play_out(host)
        await noted(server, host.table)
        assert await host.call("GET", "/api/guest/results") == []
        await close(host)

    asyncio.run(scenario())


def test_results_are_written_where_the_server_died_too_early(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last row is in the log, and nothing else: whoever opens the house next finds out how it ended, once."""
    people: list[Visitor] = []

    async def play() -> None:
        people.extend(await server.party(people=2))
        await play_out(*people)
        await close(*people)

    async def die(_: Results, room: Room) -> None:
        raise NotStored("dead")

    def visitor(one: Visitor) -> Visitor:
        back = Visitor(server.address, one.table)
        back.cookie = f"hexenkessel-{server.port}={one.cookie.partition('=')[2]}"
        return back

    async def found(one: Visitor) -> list[Any]:
        told: list[Any] = await visitor(one).call("GET", "/api/guest/results")
        return told

    async def written() -> None:
        async with asyncio.timeout(PATIENCE):
            while not (await found(people[0]) and await found(people[1])):
                await asyncio.sleep(0.01)
        assert (await found(people[0]))[0]["table"] == people[0].table
        await visitor(people[0]).call("DELETE", "/api/guest/results")

    with monkeypatch.context() as patched:
        patched.setattr(Results, "note", die)
        with running(tmp_path) as server:
            asyncio.run(play())
    with running(tmp_path) as server:
        asyncio.run(written())
    # Nothing is left to be written: what somebody has deleted does not come back.
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as db:
        assert db.execute("SELECT table_id FROM noted").fetchall() == [(people[0].table,)]
        assert db.execute("SELECT count(*) FROM results").fetchone() == (1,)


def test_a_file_of_results() -> None:
    one = Result("t", 5, "witches", 3, 1, 0, True, 12, None)
    assert as_csv([one]).splitlines() == [
        "table,at,game,players,seat,place,won,points,accuracy",
        "t,5,witches,3,1,0,1,12,",
    ]
