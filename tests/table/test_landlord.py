"""The doors of a house on the internet, and its landlord: who comes in, who makes tables, and what a log tells."""

import asyncio
import http.client
import io
import json
import logging
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from hexenkessel.table import landlord, logs
from hexenkessel.table.client import Refused, Visitor
from hexenkessel.table.doors import Doors
from hexenkessel.table.landlord import Landlord
from hexenkessel.table.rows import read_row, write_row
from hexenkessel.words import Catalogue
from tests.table.tables import QUICK, Server, close, running
from tests.table.test_guard import ask
from tests.table.test_public import NAME, PUBLIC
from tests.waiting import PATIENCE, until_so

WORDS = Catalogue("en", [Path(landlord.__file__).parent])
OUTSIDE = "198.51.100.7"
TABLE = '{"game": "blackmore", "players": 2}'


@pytest.fixture
def public(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path, public=PUBLIC) as server:
        yield server


def come(server: Server, path: str) -> str | None:
    """The cookie that somebody gets who opens this page."""
    answer = ask(server, "GET", path, {"Host": NAME})
    found = answer.getheader("Set-Cookie")
    return None if found is None else str(found).partition(";")[0]


def make_table(server: Server, cookie: str) -> tuple[int, str]:
    headers = {"Host": NAME, "Origin": PUBLIC, "Cookie": cookie, "Content-Type": "application/json"}
    answer = ask(server, "POST", "/api/tables", headers, TABLE)
    told = json.loads(answer.text)
    return answer.status, told.get("table") or told["key"]


def table_of_the_owner(server: Server) -> str:
    cookie = come(server, f"/?launch={server.house.launch()}")
    assert cookie is not None
    status, table = make_table(server, cookie)
    assert status == 201
    return table


def test_a_link_opens_its_table_and_no_more(public: Server) -> None:
    """Whoever was handed the link of a table may sit there; to open tables is for those whom the landlord invited."""
    friend = come(public, f"/t/{table_of_the_owner(public)}")
    assert friend is not None
    assert make_table(public, friend) == (403, "table-error-not-invited")
    assert come(public, "/") is None


@pytest.mark.parametrize(("doors", "by_link", "by_name"), [("code", False, False), ("open", True, True)])
def test_other_doors(tmp_path: Path, doors: Doors, by_link: bool, by_name: bool) -> None:
    with running(tmp_path, public=PUBLIC, doors=doors) as server:
        table = table_of_the_owner(server)
        assert (come(server, f"/t/{table}") is not None) is by_link
        stranger = come(server, "/")
        assert (stranger is not None) is by_name
        if stranger is not None:
            assert make_table(server, stranger)[0] == 201


def test_an_invitation_is_good_for_as_many_as_it_says(public: Server, tmp_path: Path) -> None:
    key = landlord.key(tmp_path)
    link = call(public, key, "POST", "/invitations", {"uses": 2, "days": 1})["link"]
    assert link.startswith(f"{PUBLIC}/?invitation=")
    path = link.removeprefix(PUBLIC)
    cookies = [come(public, path) for _ in range(3)]
    assert cookies[0] and cookies[1] and cookies[2] is None
    assert make_table(public, cookies[1])[0] == 201
    assert come(public, "/?invitation=2345678bcdfg") is None


def test_codes_are_not_tried_out(tmp_path: Path) -> None:
    """After a few wrong ones a good one from the same address does not open either, for a while."""
    from hexenkessel.table.limits import Limits

    with running(tmp_path, Limits(code_tries=3, code_seconds=1000), public=PUBLIC) as server:
        good = call(server, landlord.key(tmp_path), "POST", "/invitations", {})["link"].removeprefix(PUBLIC)
        assert [come(server, "/?invitation=2345678bcdfg") for _ in range(3)] == [None] * 3
        assert come(server, good) is None


def call(server: Server, key: str, method: str, path: str, body: object = None) -> dict[str, str]:
    visitor = Visitor(server.address, token=key)
    told: dict[str, str] = visitor.call_now(method, f"/api/landlord{path}", body)
    return told


def test_only_the_landlord_on_this_machine(public: Server, tmp_path: Path) -> None:
    key = landlord.key(tmp_path)
    assert (tmp_path / landlord.KEY).stat().st_mode & 0o777 == 0o600 and landlord.key(tmp_path) == key
    assert call(public, key, "GET", "")["doors"] == "link"
    for wrong in ("", "x", key[:-1]):
        with pytest.raises(Refused) as error:
            call(public, wrong, "GET", "")
        assert error.value.status == 404
    outside = {"Host": NAME, "X-Forwarded-For": "198.51.100.7", "Authorization": f"Bearer {key}"}
    assert ask(public, "GET", "/api/landlord", outside).status == 404


def test_without_a_public_name_there_is_no_landlord(server: Server) -> None:
    with pytest.raises(Refused) as error:
        call(server, "", "GET", "")
    assert error.value.status == 404


class Brought(http.client.HTTPConnection):
    """A call that the proxy hands on."""

    def endheaders(self, message_body: Any = None, *, encode_chunked: bool = False) -> None:
        self.putheader("X-Forwarded-For", OUTSIDE)
        super().endheaders(message_body, encode_chunked=encode_chunked)


class Outsider(Visitor):
    """Somebody whom the proxy brings from elsewhere."""

    def connection(self) -> http.client.HTTPConnection:
        return Brought(self.host, self.port, timeout=PATIENCE)

    async def open_socket(self, **where: Any) -> ClientConnection:
        return await connect(
            f"ws://{self.host}:{self.port}/ws",
            origin=Origin(self.origin),
            additional_headers={"Cookie": self.cookie, "X-Forwarded-For": OUTSIDE},
            proxy=None,
            **where,
        )


async def open_table(server: Server) -> Visitor:
    host = Visitor(server.address)
    host.cookie = str(come(server, f"/?launch={server.house.launch()}"))
    await host.create("blackmore", 2)
    await host.sit("Ada", 0)
    return host


async def is_kept_out(server: Server, table: str) -> None:
    """Nobody new comes from outside any more."""
    with pytest.raises(Refused) as error:
        await Outsider(server.address, table).enter()
    assert error.value.status == 403


def test_the_landlord_looks_closes_and_shuts_out(
    public: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = Landlord(tmp_path, public.port, WORDS)

    async def scenario() -> tuple[Visitor, Visitor]:
        host = await open_table(public)
        rude = Outsider(public.address, host.table)
        await rude.enter()
        await rude.sit("Rude", 1)
        await host.start()
        await rude.connect()
        assert await asyncio.to_thread(command.show) == 0
        assert await asyncio.to_thread(command.shut_out, host.table, 2) == 0
        await until_so(lambda: rude.closed)
        with pytest.raises(Refused) as error:
            await rude.call("GET", "/api/house")
        assert error.value.status == 401
        await is_kept_out(public, host.table)
        assert public.live(host.table).room.seats[1].kind == "open"
        assert await asyncio.to_thread(command.close, host.table) == 0
        with pytest.raises(Refused) as error:
            await host.call("GET", f"/api/tables/{host.table}")
        assert error.value.status == 404
        await close(host, rude)
        return host, rude

    host, rude = asyncio.run(scenario())
    said = capsys.readouterr().out
    assert f"{host.table}  blackmore  playing  1 + 0  Ada, Rude" in said and "by the link of a table" in said
    assert rude.closed == 4401


def test_whoever_is_shut_out_is_sent_away_from_all_tables(public: Server, tmp_path: Path) -> None:
    """Also where they only watch, and where nothing happens that would make the house look."""
    command = Landlord(tmp_path, public.port, WORDS)

    async def scenario() -> None:
        host, other = await open_table(public), await open_table(public)
        rude = Outsider(public.address, host.table)
        await rude.enter()
        await rude.sit("Rude", 1)
        watching = Outsider(public.address, other.table)
        watching.cookie = rude.cookie
        await watching.connect()
        kind = Visitor(public.address, other.table)
        await kind.enter()
        await kind.connect()
        assert await asyncio.to_thread(command.shut_out, host.table, 2) == 0
        await until_so(lambda: watching.closed)
        assert watching.closed == 4403
        await kind.ping()
        await close(watching, kind)

    asyncio.run(scenario())


def test_whoever_has_left_is_shut_out_as_well(public: Server, tmp_path: Path) -> None:
    """It is no way out to hang up before the landlord looks: from where they called last nobody new comes."""
    command = Landlord(tmp_path, public.port, WORDS)

    async def scenario() -> None:
        host = await open_table(public)
        rude = Outsider(public.address, host.table)
        await rude.enter()
        await rude.sit("Rude", 1)
        assert await asyncio.to_thread(command.shut_out, host.table, 2) == 0
        await is_kept_out(public, host.table)

    asyncio.run(scenario())


async def begun(server: Server) -> str:
    people = await server.party()
    await close(*people)
    return people[0].table


def test_whoever_is_shut_out_does_not_come_back_as_somebody_new(public: Server) -> None:
    """From that address, for a day; those who are guests already stay it."""
    table = table_of_the_owner(public)

    def knock(address: str) -> tuple[int, bool]:
        answer = ask(public, "GET", f"/t/{table}", {"Host": NAME, "X-Forwarded-For": address})
        return answer.status, answer.getheader("Set-Cookie") is not None

    assert knock("198.51.100.7") == (200, True)
    loop = public.house.sweeper.get_loop() if public.house.sweeper else None
    assert loop is not None
    asyncio.run_coroutine_threadsafe(public.house.entrance.shut_out("198.51.100.7"), loop).result()
    assert knock("198.51.100.7") == (403, False) and knock("198.51.100.8") == (200, True)


def test_what_is_forgotten_is_cleared_away(tmp_path: Path) -> None:
    """Only tables where nothing has happened for long, whatever is about them elsewhere."""
    with running(tmp_path, QUICK) as server:
        old, young = asyncio.run(begun(server)), asyncio.run(begun(server))
    with sqlite3.connect(tmp_path / "tables.sqlite") as db:
        long_ago = int(time.time()) - 40 * 86_400
        db.execute("UPDATE tables SET made = ?", (long_ago,))
        for seq, data in db.execute("SELECT seq, row FROM events WHERE table_id = ?", (old,)).fetchall():
            row = read_row(data)
            changed = write_row(
                type(row)(**{**{f: getattr(row, f) for f in row.__struct_fields__}, "at": long_ago})
            )
            db.execute("UPDATE events SET row = ? WHERE table_id = ? AND seq = ?", (changed, old, seq))
    with running(tmp_path, QUICK, keep_days=30) as server:

        async def left() -> list[str]:
            return [str(id) for (id,) in await server.house.store.rows("SELECT id FROM tables")]

        loop = server.house.sweeper.get_loop() if server.house.sweeper else None
        assert loop is not None
        asyncio.run(until_so(lambda: asyncio.run_coroutine_threadsafe(left(), loop).result() == [young]))


def test_lines_without_secrets() -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.Line())
    log = logging.Logger("hexenkessel.table")
    log.addHandler(handler)
    token = "A" * 43
    try:
        raise ValueError(f"token {token} at /t/k7wq2m9xbzcd?launch={token}")
    except ValueError:
        log.exception("the snapshot of table %s can't be used", "k7wq2m9xbzcd")
    line = stream.getvalue()
    told = json.loads(line)
    assert told["message"] == "the snapshot of table k7w… can't be used" and told["level"] == "error"
    assert told["trace"][-1] == "ValueError: token … at /t/k7w…?…"
    assert token not in line and "k7wq2m9xbzcd" not in line and line.count("\n") == 1


def test_every_request_has_a_line(public: Server) -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.Line())
    logs.door.addHandler(handler)
    logs.door.setLevel(logging.INFO)
    try:
        table = table_of_the_owner(public)
        ask(public, "GET", "/", {"Host": "evil.example", "X-Forwarded-For": "198.51.100.7"})
        ask(public, "GET", f"/t/{table}", {"Host": NAME, "X-Forwarded-For": "198.51.100.7"})
    finally:
        logs.door.removeHandler(handler)
        logs.door.setLevel(logging.NOTSET)
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert [(line["method"], line["message"], line["status"]) for line in lines] == [
        ("GET", "/", 302),
        ("POST", "/api/tables", 201),
        ("GET", "/", 403),
        ("GET", f"/t/{table[:3]}…", 200),
    ]
    assert lines[-1]["address"] == "198.51.100.7" and table not in stream.getvalue()
