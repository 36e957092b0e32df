"""The door: foreign Host, Origin, tokens and frames are refused, and the others at the table notice nothing."""

import asyncio
import contextlib
import http.client
import json
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from hexenkessel.table.client import Refused, Visitor
from hexenkessel.table.guard import CSP
from hexenkessel.table.limits import Limits
from hexenkessel.table.protocol import Ack, Ping, Trouble
from tests.table.tables import Server, close, deciding, make_move, next_of, running, side, until
from tests.waiting import PATIENCE


def ask(server: Server, method: str, path: str, headers: dict[str, str], body: str | None = None) -> Any:
    """One raw call, with exactly these headers."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    connection.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
    for name, value in headers.items():
        connection.putheader(name, value)
    if body is not None:
        connection.putheader("Content-Length", str(len(body)))
    connection.endheaders(None if body is None else body.encode())
    answer = connection.getresponse()
    answer.text = answer.read().decode(errors="replace")  # type: ignore[attr-defined]
    connection.close()
    return answer


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "127.0.0.1",
        "127.0.0.1:1",
        "localhost.evil.example:{port}",
        "127.0.0.2:{port}",
        "",
        "[::1]:1",
    ],
)
def test_a_foreign_host_is_refused(server: Server, host: str) -> None:
    answer = ask(server, "GET", "/api/house", {"Host": host.format(port=server.port)})
    assert answer.status in (400, 403) and "version" not in answer.text


@pytest.mark.parametrize("name", ["127.0.0.1", "localhost", "LOCALHOST"])
def test_own_names_are_good(server: Server, name: str) -> None:
    answer = ask(server, "GET", "/", {"Host": f"{name}:{server.port}"})
    assert answer.status == 200


ORIGINS = [
    None,
    "null",
    "http://evil.example",
    "https://127.0.0.1:{port}",
    "http://127.0.0.1",
    "http://localhost:{port}",
]


@pytest.mark.parametrize("origin", ORIGINS)
def test_a_foreign_origin_changes_nothing(server: Server, origin: str | None) -> None:
    """Even with the right cookie: that is what another page's request would carry."""
    host = asyncio.run(server.owner())
    headers = {"Host": f"127.0.0.1:{server.port}", "Cookie": host.cookie, "Content-Type": "application/json"}
    if origin is not None:
        headers["Origin"] = origin.format(port=server.port)
    body = '{"game": "blackmore", "players": 2}'
    answer = ask(server, "POST", "/api/tables", headers, body)
    assert answer.status == 403 and json.loads(answer.text)["key"] == "table-error-origin"
    if origin is not None:
        assert ask(server, "GET", "/api/house", headers).status == 403
    headers["Origin"] = f"http://127.0.0.1:{server.port}"
    assert ask(server, "POST", "/api/tables", headers, body).status == 201


@pytest.mark.parametrize("origin", ORIGINS)
def test_a_foreign_origin_gets_no_socket(server: Server, origin: str | None) -> None:
    async def scenario() -> None:
        host = await server.owner()
        headers = {"Cookie": host.cookie}
        if origin is not None:
            headers["Origin"] = origin.format(port=server.port)
        with pytest.raises(InvalidStatus) as refused:
            await connect(f"ws://127.0.0.1:{server.port}/ws", additional_headers=headers, proxy=None)
        assert refused.value.response.status_code == 403

    asyncio.run(scenario())


def test_every_answer_carries_the_policy(server: Server) -> None:
    host = {"Host": f"127.0.0.1:{server.port}"}
    for path in (
        "/web/tokens.css",
        "/api/house",
        "/api/openapi.json",
        "/nowhere",
        "/words/table.de.ftl",
    ):
        answer = ask(server, "GET", path, host)
        assert answer.getheader("Content-Security-Policy") == CSP
        assert answer.getheader("X-Content-Type-Options") == "nosniff"
    assert ask(server, "GET", "/", {"Host": "x"}).getheader("Content-Security-Policy") == CSP


@pytest.mark.parametrize("path", ["/api/tables", "/api/records", "/api/tables/222222222222/seats/0"])
def test_what_is_too_deep_or_too_long_to_read_is_refused(server: Server, path: str) -> None:
    host = asyncio.run(server.owner())
    headers = {
        "Host": f"127.0.0.1:{server.port}",
        "Origin": server.address,
        "Cookie": host.cookie,
        "Content-Type": "application/json",
    }
    nested = "[" * 50_000
    for body in (nested, f'{{"name": {nested}', '{"a":' * 50_000, f'{{"players": {"9" * 5000}}}'):
        answer = ask(server, "POST", path, headers, body)
        assert (answer.status, json.loads(answer.text)["key"]) == (400, "table-error-request"), body[:40]


def test_without_a_cookie_nobody_gets_in(server: Server) -> None:
    async def scenario() -> None:
        stranger = Visitor(server.address)
        for path in ("/api/house", "/api/games", "/api/tables/222222222222"):
            with pytest.raises(Refused) as refused:
                await stranger.call("GET", path)
            assert (refused.value.status, refused.value.key) == (401, "table-error-no-guest")
        stranger.cookie = f"{server.house.cookie}=forged"
        with pytest.raises(Refused):
            await stranger.call("GET", "/api/house")
        await stranger.dial()
        assert await close_code(stranger) == 4403
        # The link of a table that does not exist invites nobody.
        await stranger.call("GET", "/t/222222222222")
        with pytest.raises(Refused):
            await stranger.call("GET", "/api/house")

    asyncio.run(scenario())


async def close_code(visitor: Visitor) -> int:
    assert visitor.socket is not None
    async with asyncio.timeout(PATIENCE):
        with contextlib.suppress(ConnectionClosed):
            async for _ in visitor.socket:
                pass
    assert visitor.socket.close_code is not None
    return visitor.socket.close_code


def test_the_launch_token_works_once(server: Server) -> None:
    launch = server.house.launch()
    host = {"Host": f"127.0.0.1:{server.port}"}
    first = ask(server, "GET", f"/?launch={launch}", host)
    cookie = first.getheader("Set-Cookie")
    assert first.status == 302 and first.getheader("Location") == "/" and cookie is not None
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie
    for token in (launch, "forged", ""):
        again = ask(server, "GET", f"/?launch={token}", host)
        assert again.getheader("Set-Cookie") is None


@pytest.mark.parametrize(
    "path",
    [
        "/web/../table/guard.py",
        "/web/%2e%2e/table/guard.py",
        "/web/..%2f..%2f..%2fpyproject.toml",
        "/games/blackmore/rules.py",
        "/games/blackmore/content.toml",
        "/games/nothing/board.js",
        "/words/words.de.ftl",
        "/words/..%2fshell.de.ftl",
        "/web/fonts",
        "/web/%00",
    ],
)
def test_no_file_that_a_page_may_not_have(server: Server, path: str) -> None:
    answer = ask(server, "GET", path, {"Host": f"127.0.0.1:{server.port}"})
    assert answer.status in (400, 404) and "import" not in answer.text


def test_files_are_asked_for_again_and_sent_once(server: Server) -> None:
    host = {"Host": f"127.0.0.1:{server.port}"}
    for path, kind in (
        ("/games/blackmore/words.de.ftl", "text/plain"),
        ("/games/blackmore/rulebook.en.md", "text/markdown"),
        ("/words/shell.en.ftl", "text/plain"),
        ("/words/table.en.ftl", "text/plain"),
        ("/web/tokens.css", "text/css"),
    ):
        first = ask(server, "GET", path, host)
        assert first.status == 200 and first.getheader("Content-Type").startswith(kind)
        again = ask(server, "GET", path, {**host, "If-None-Match": first.getheader("ETag")})
        assert again.status == 304 and not again.text


def test_the_figures_of_a_game_lie_beside_its_words(server: Server) -> None:
    host = {"Host": f"127.0.0.1:{server.port}"}
    answer = ask(server, "GET", "/games/toy_cauldron/figures.json", host)
    assert (answer.status, json.loads(answer.text)) == (200, {"hand_size": 4, "toads": 3})
    assert ask(server, "GET", "/games/nothing/figures.json", host).status == 404


def test_what_everybody_may_have_comes_compressed_and_a_table_never(server: Server) -> None:
    """A token and a name that somebody chose must not share a compressed answer."""
    people = asyncio.run(server.party(people=6))
    seated = {
        "Host": f"127.0.0.1:{server.port}",
        "Cookie": people[0].cookie,
        "Accept-Encoding": "gzip",
    }
    for path in (
        "/web/tokens.css",
        "/words/page.de.ftl",
        "/games/blackmore/board.js",
        "/api/games/blackmore",
    ):
        answer = ask(server, "GET", path, seated)
        assert (answer.status, answer.getheader("Content-Encoding")) == (200, "gzip"), path
    answer = ask(server, "GET", f"/api/tables/{people[0].table}", seated)
    assert answer.status == 200 and len(answer.text) > 500, "long enough to be worth it"
    assert answer.getheader("Content-Encoding") is None


# -- at the socket -----------------------------------------------------------------------------------------------

GARBAGE: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    "42",
    '"hello"',
    "{}",
    '{"type": "crash"}',
    '{"type": "move"}',
    '{"type": "move", "idem": "", "seat": 0, "base": 0, "move": "keep"}',
    '{"type": "move", "idem": "x", "seat": -1, "base": 0, "move": "keep"}',
    '{"type": "move", "idem": "x", "seat": 0, "base": 1e99, "move": "keep"}',
    '{"type": "move", "idem": "x", "seat": 0, "base": 0, "move": {"code": 1}}',
    '{"type": "move", "idem": "x", "seat": 0, "base": 0, "move": "keep", "more": 1}',
    '{"type": "hello", "table": "x", "proto": 2}',
    '{"type": "explain", "id": "x", "seat": 0, "touches": [1]}',
    '{"type": "resume", "since": -1}',
    "\u0000",
    b"",
    b"\xff\xfe",
    b'{"type": "ping", "id": "x"}',
    '{"type": "ping", "id": "' + "x" * 3000 + '"}',
    '{"x":' + "[" * 4000,
]


def test_garbage_is_answered_and_disturbs_nobody(server: Server) -> None:
    async def scenario() -> None:
        people = await server.party(people=3)
        rude = people[2]
        assert rude.socket is not None
        before = [person.seq for person in people]
        for text in GARBAGE:
            await rude.socket.send(text)
            frame = await next_of(rude, Trouble)
            assert isinstance(frame, Trouble) and frame.key == "table-error-frame"
        assert [person.seq for person in people] == before
        for _ in range(4):
            await make_move(people)
        await rude.socket.send('{"type": "resume", "since": 999999}')
        await rude.next()
        await close(*people)

    asyncio.run(scenario())


@pytest.mark.parametrize("payload", ["x" * 5000, b"x" * 100_000])
def test_a_frame_that_is_too_large_costs_the_socket_alone(server: Server, payload: str | bytes) -> None:
    async def scenario() -> None:
        people = await server.party(people=2)
        rude = await server.friend(people[0].table)
        await rude.dial()
        assert rude.socket is not None
        await rude.socket.send(payload)
        assert await close_code(rude) == 1009
        await make_move(people)
        await close(*people)

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ('{"type": "ping", "id": "x"}', 4400),
        ("garbage", 4400),
        pytest.param('{"x":' + "[" * 4000, 4400, id="deep"),
        ('{"type": "hello", "table": "222222222222", "proto": 2}', 4404),
        ('{"type": "hello", "table": "../..", "proto": 2}', 4404),
        ('{"type": "hello", "table": "TABLE", "proto": 1}', 4426),
        ('{"type": "hello", "table": "TABLE", "proto": 2, "token": "forged"}', 4401),
        ('{"type": "hello", "table": "TABLE", "proto": 2, "token": ""}', 4401),
        ('{"type": "hello", "table": "TABLE", "proto": 2, "lang": "tlh"}', 4400),
    ],
)
def test_a_wrong_hello_is_the_last_word(server: Server, hello: str, code: int) -> None:
    async def scenario() -> None:
        host = await server.owner()
        await host.create("blackmore", 2)
        headers = {"Cookie": host.cookie, "Origin": server.address}
        address = f"ws://127.0.0.1:{server.port}/ws"
        host.socket = await connect(address, additional_headers=headers, proxy=None)
        await host.socket.send(hello.replace("TABLE", host.table))
        assert await close_code(host) == code

    asyncio.run(scenario())


def test_a_token_of_another_table_opens_nothing(server: Server) -> None:
    async def scenario() -> None:
        mine = await server.party(people=2)
        theirs = await server.party(people=2)
        spy = Visitor(server.address, theirs[0].table, mine[0].token)
        spy.cookie = mine[0].cookie
        await spy.dial()
        assert await close_code(spy) == 4401
        for method, path in (("POST", "start"), ("POST", "rematch"), ("DELETE", "seats/0")):
            with pytest.raises(Refused) as refused:
                await spy.call(method, f"/api/tables/{spy.table}/{path}")
            assert refused.value.status in (403, 409)
        await make_move(theirs)
        await close(*mine, *theirs)

    asyncio.run(scenario())


def test_too_many_frames_and_sockets(tmp_path: Path) -> None:
    limits = Limits(burst=30, rate=0.001, sockets_per_guest=3, pace=0.0)
    with running(tmp_path, limits) as server:

        async def scenario() -> None:
            people = await server.party(people=2)
            flood = await server.friend(people[0].table)
            await flood.dial()
            for _ in range(60):
                flood.post(Ping(id="x"))
            assert await close_code(flood) == 4429
            many = [await server.friend(people[0].table)]
            for _ in range(3):
                many.append(Visitor(server.address, people[0].table))
                many[-1].cookie = many[0].cookie
            for visitor in many:
                await visitor.dial()
            assert await close_code(many[-1]) == 4429
            # Only now, that nobody else has to be as quick.
            server.house.limits = structs.replace(limits, hello_seconds=0.2)
            silent = await server.friend(people[0].table)
            headers = {"Cookie": silent.cookie, "Origin": server.address}
            silent.socket = await connect(
                f"ws://127.0.0.1:{server.port}/ws", additional_headers=headers, proxy=None
            )
            assert await close_code(silent) == 4408
            with pytest.raises(Refused) as refused:
                await asyncio.gather(*[silent.call("GET", "/api/house") for _ in range(40)])
            assert (refused.value.status, refused.value.key) == (429, "table-error-too-fast")
            await make_move(people)
            for visitor in many:
                assert visitor.socket is not None
                await visitor.socket.close()
            await close(*people)

        asyncio.run(scenario())


def test_bots_answers_take_their_time(tmp_path: Path) -> None:
    """Also where the bot has no choice at all: haste would tell that."""
    with running(tmp_path, Limits(pace=0.4)) as server:

        async def scenario() -> None:
            people = await server.party(people=1, bots=("random",))
            person = people[0]
            loop = asyncio.get_running_loop()
            while deciding(person) != [0]:
                await person.next()
            for _ in range(3):
                # The bot can't be asked before the move is sent.
                began = loop.time()
                answer = await person.move(0, side(person, 0).moves[0])
                assert isinstance(answer, Ack)
                await until(person, answer.seq)
                if deciding(person) != [0]:
                    await until(person, answer.seq + 1)
                    assert loop.time() - began > 0.35
                while deciding(person) != [0]:
                    await person.next()
            await close(person)

        asyncio.run(scenario())
