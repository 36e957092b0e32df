"""A house on the internet: a proxy on this machine brings the guests, under the public name."""

import asyncio
import http.client
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from hexenkessel.table import serve
from hexenkessel.table.client import Visitor
from hexenkessel.table.errors import NotStored, TableError
from hexenkessel.table.limits import Limits
from tests.table.tables import QUICK, Server, close, running
from tests.table.test_guard import ask
from tests.waiting import PATIENCE, until_so

PUBLIC = "https://witches.example"
NAME = "witches.example"


@pytest.fixture
def public(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path, public=PUBLIC) as server:
        yield server


def cookie_of(server: Server, **headers: str) -> str:
    answer = ask(server, "GET", f"/?launch={server.house.launch()}", {"Host": NAME, **headers})
    assert answer.status == 302
    return str(answer.getheader("Set-Cookie"))


def test_the_public_name_is_let_in_and_encryption_is_for_good(public: Server) -> None:
    answer = ask(public, "GET", "/", {"Host": NAME})
    assert answer.status == 200 and answer.getheader("Strict-Transport-Security") == "max-age=31536000"
    cookie = cookie_of(public)
    assert cookie.startswith("__Host-hexenkessel=") and "; Secure" in cookie and "HttpOnly" in cookie
    for wrong in (f"{NAME}.evil.example", f"evil.{NAME}", f"{NAME}:{public.port}", "evil.example"):
        refused = ask(public, "GET", "/", {"Host": wrong})
        assert refused.status == 403, wrong
        assert refused.getheader("Strict-Transport-Security") == "max-age=31536000"


def test_a_guest_who_comes_back_stays_one(public: Server) -> None:
    cookie = cookie_of(public).partition(";")[0]
    for path in ("/", "/t/k7wq2m9xab"):
        told = ask(public, "GET", path, {"Host": NAME, "Cookie": cookie}).getheader("Set-Cookie")
        assert told.startswith(f"{cookie};") and "Max-Age=31536000" in told
        for stranger in ({}, {"Cookie": cookie + "x"}):
            assert ask(public, "GET", path, {"Host": NAME, **stranger}).getheader("Set-Cookie") is None


@pytest.mark.parametrize(
    "origin", [None, "http://witches.example", "https://evil.example", f"{PUBLIC}.evil.example", "null"]
)
def test_another_page_changes_nothing_under_the_public_name(public: Server, origin: str | None) -> None:
    cookie = cookie_of(public).partition(";")[0]
    headers = {"Host": NAME, "Cookie": cookie, "Content-Type": "application/json"}
    body = '{"game": "blackmore", "players": 2}'
    wrong = headers if origin is None else {**headers, "Origin": origin}
    answer = ask(public, "POST", "/api/tables", wrong, body)
    assert answer.status == 403 and json.loads(answer.text)["key"] == "table-error-origin"
    assert ask(public, "POST", "/api/tables", {**headers, "Origin": PUBLIC}, body).status == 201


def test_guests_behind_the_proxy_are_told_apart(tmp_path: Path) -> None:
    """Each address has its own measure, whatever a guest writes into the header before the proxy adds its word."""
    limits = Limits(cookies=2, cookie_seconds=1000)
    with running(tmp_path, limits, public=PUBLIC) as server:

        def come(*forwarded: str) -> int:
            headers = {"Host": NAME, "X-Forwarded-For": ", ".join(forwarded)}
            return int(ask(server, "GET", f"/?launch={server.house.launch()}", headers).status)

        assert [come("198.51.100.1") for _ in range(3)] == [302, 302, 429]
        assert come("198.51.100.9", "198.51.100.1") == 429
        assert come("198.51.100.1", "198.51.100.2") == 302


def test_without_a_public_name_nobody_is_believed(tmp_path: Path) -> None:
    limits = Limits(cookies=2, cookie_seconds=1000)
    with running(tmp_path, limits) as server:
        host = f"127.0.0.1:{server.port}"
        found = [
            ask(
                server,
                "GET",
                f"/?launch={server.house.launch()}",
                {"Host": host, "X-Forwarded-For": f"198.51.100.{n}"},
            )
            for n in range(3)
        ]
        assert [answer.status for answer in found] == [302, 302, 429]
        assert found[0].getheader("Strict-Transport-Security") is None


def test_a_proxy_may_bring_many(tmp_path: Path) -> None:
    """All its connections come from one address; that is no reason to turn the next guest away."""
    few = Limits(connections_per_address=2, connections=20)
    with running(tmp_path, few, public=PUBLIC) as server:

        async def scenario() -> list[bool]:
            lines = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(6)]
            answers = []
            for reader, writer in lines:
                writer.write(f"GET /healthz HTTP/1.1\r\nHost: {NAME}\r\n\r\n".encode())
                answers.append(b"200 OK" in await reader.readline())
            for _, writer in lines:
                writer.close()
            return answers

        assert asyncio.run(scenario()) == [True] * 6


def test_whom_the_proxy_brings_has_so_many_requests_under_way(tmp_path: Path) -> None:
    """No cookie is needed to begin a body that never ends: one address must not fill the house with them."""
    few = Limits(connections_per_address=2, connections=20)
    with running(tmp_path, few, public=PUBLIC) as server:

        def look(address: str) -> int:
            return int(ask(server, "GET", "/healthz", {"Host": NAME, "X-Forwarded-For": address}).status)

        async def scenario() -> None:
            head = (
                f"POST /api/tables HTTP/1.1\r\nHost: {NAME}\r\nOrigin: {PUBLIC}\r\n"
                "X-Forwarded-For: 198.51.100.7\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n"
                "Expect: 100-continue\r\n\r\n"
            )
            held = []
            async with asyncio.timeout(PATIENCE):
                for _ in range(2):
                    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
                    writer.write(head.encode())
                    assert b" 100 " in await reader.readline(), "the server waits for the body"
                    held.append(writer)
            assert (look("198.51.100.7"), look("198.51.100.8")) == (429, 200)
            for writer in held:
                writer.close()
            await until_so(lambda: look("198.51.100.7") == 200)

        asyncio.run(scenario())


def test_health_and_metrics(public: Server) -> None:
    async def scenario() -> None:
        visitor = Visitor(public.address)
        cookie = cookie_of(public).partition(";")[0]
        visitor.cookie = cookie
        await visitor.create("blackmore", 2)
        await visitor.sit("Host", 0)
        await visitor.add_bot(1, "random")
        await visitor.start()
        await visitor.connect()
        await close(visitor)

    asyncio.run(scenario())
    local = {"Host": f"127.0.0.1:{public.port}"}
    assert ask(public, "GET", "/healthz", local).text == "ok\n"
    text = ask(public, "GET", "/metrics", local).text
    assert "hexenkessel_tables 1\n" in text and 'hexenkessel_row_seconds_bucket{le="+Inf"}' in text
    rows = next(line for line in text.splitlines() if line.startswith("hexenkessel_row_seconds_count"))
    assert int(rows.split()[1]) >= 3
    # Guests get no instruments.
    outside = {"Host": NAME, "X-Forwarded-For": "198.51.100.7"}
    assert ask(public, "GET", "/metrics", outside).status == 404
    assert ask(public, "GET", "/healthz", outside).status == 200


@pytest.mark.parametrize(
    "address", ["witches.example", "ftp://a", "https://", "https://a/b", "https://a?b", "https://u@a"]
)
def test_an_address_that_is_none(address: str) -> None:
    with pytest.raises(TableError) as error:
        serve.check_public(address)
    assert error.value.key == "table-error-public-address"
    assert serve.check_public("HTTPS://Witches.Example/") == PUBLIC


def test_a_store_that_does_not_answer_is_unwell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path, QUICK) as server:

        async def broken(_: str) -> bool:
            raise NotStored("no disk")

        monkeypatch.setattr(server.house.store, "knows", broken)
        assert ask(server, "GET", "/healthz", {"Host": f"127.0.0.1:{server.port}"}).status == 503


def test_who_only_looks_gets_no_body_and_is_no_guest(tmp_path: Path) -> None:
    """Hosts and watchers ask with HEAD whether a house is there: it answers as it would to GET, and nothing happens."""
    with running(tmp_path, public=PUBLIC, doors="open") as server:
        line = http.client.HTTPConnection("127.0.0.1", server.port)

        def look(method: str, path: str) -> tuple[int, dict[str, str], bytes]:
            # One line for all of them: a body that nobody expects would be the next answer.
            line.request(method, path, headers={"Host": NAME})
            answer = line.getresponse()
            headers = {name.lower(): value for name, value in answer.getheaders()}
            return answer.status, headers, answer.read()

        launch = server.house.launch()
        for path in (
            "/",
            "/healthz",
            "/web/app.js",
            "/manifest.webmanifest",
            "/t/k7wq2m9xab",
            "/nothing",
            "/api/guest",
        ):
            status, headers, body = look("HEAD", path)
            assert body == b"" and "set-cookie" not in headers, path
            there, told, sent = look("GET", path)
            assert (status, headers["content-type"]) == (there, told["content-type"]), path
            assert int(headers["content-length"]) == len(sent) > 0, path
        assert look("HEAD", f"/?launch={launch}")[0] == 200 and look("GET", f"/?launch={launch}")[0] == 302
        assert look("GET", f"/?launch={launch}")[1]["location"] == "/#used"
        assert look("HEAD", "/api/device")[0] == 405
