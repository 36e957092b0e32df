"""What one guest may do to the house: not much. Every attack here is small, and others play on meanwhile."""

import asyncio
import contextlib
import logging
import socket
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from hexenkessel.bots import USUAL_LEVEL
from hexenkessel.table import door
from hexenkessel.table.attack import ATTACKS, attack
from hexenkessel.table.client import Refused, Visitor
from hexenkessel.table.door import LINES, FewLines, quieten
from hexenkessel.table.guard import address_of
from hexenkessel.table.limits import AT_ONCE, MOST_BUCKETS, Bucket, Buckets, Limits, Turnstile
from hexenkessel.table.live import TOO_SLOW, Debt, Listener
from hexenkessel.table.protocol import PROTO, Ack, Rejected, Resume
from tests.table.tables import MANY, QUICK, Server, close, make_move, running, side, until
from tests.waiting import PATIENCE, until_so


def with_(**changes: float) -> Limits:
    return msgspec.structs.replace(QUICK, **changes)


async def closed_while_dripping(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, drop: bytes
) -> None:
    """Until the server hangs up on somebody who sends a little all the time."""

    async def drip() -> None:
        while True:
            writer.write(drop)
            await asyncio.sleep(0.05)

    dripping = asyncio.create_task(drip())
    await closed(reader)
    dripping.cancel()


async def closed(reader: asyncio.StreamReader) -> bytes:
    """What comes until the server hangs up."""
    async with asyncio.timeout(PATIENCE):
        with contextlib.suppress(ConnectionError):
            return await reader.read()
    return b""


async def raw(server: Server, data: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(data)
    return reader, writer


@pytest.mark.parametrize("sent", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\n"])
def test_half_a_request_has_its_time(tmp_path: Path, sent: bytes) -> None:
    with running(tmp_path, with_(head_seconds=0.2)) as server:

        async def scenario() -> None:
            reader, writer = await raw(server, sent)
            assert await closed(reader) == b""
            writer.close()

        asyncio.run(scenario())


def test_a_head_that_comes_drop_by_drop_is_not_waited_for(tmp_path: Path) -> None:
    """Also not the second one on a connection that was good before."""
    with running(tmp_path, with_(head_seconds=0.3)) as server:

        async def scenario() -> None:
            whole = f"GET /web/tokens.css HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode()
            reader, writer = await raw(server, whole)
            assert (await reader.readline()).endswith(b"200 OK\r\n")
            await closed_while_dripping(reader, writer, b"G")

        asyncio.run(scenario())


def test_a_body_that_never_ends_is_not_waited_for(tmp_path: Path) -> None:
    with running(tmp_path, with_(request_seconds=0.3)) as server:

        async def scenario() -> None:
            head = (
                f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nOrigin: {server.address}\r\n"
                "Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"
            )
            reader, writer = await raw(server, head.encode())
            assert await closed(reader) == b""
            writer.close()

        asyncio.run(scenario())


def test_whoever_hangs_up_before_the_end_is_no_failure(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "hexenkessel.door")
    with running(tmp_path) as server:

        async def scenario() -> None:
            head = (
                f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nOrigin: {server.address}\r\n"
                "Content-Type: application/json\r\nContent-Length: 1000\r\nExpect: 100-continue\r\n\r\n"
            )
            reader, writer = await raw(server, head.encode())
            async with asyncio.timeout(PATIENCE):
                assert b" 100 " in await reader.readline(), "the server waits for the body"
            writer.close()
            # Until it was noticed.
            await until_so(lambda: "/api/tables" in caplog.messages)

        asyncio.run(scenario())
    assert caplog.messages == ["/api/tables"]


@pytest.mark.parametrize(("path", "status"), [("/nowhere", b"404"), ("/api/records", b"403")])
def test_a_body_that_goes_on_after_the_answer_is_not_waited_for(
    tmp_path: Path, path: str, status: bytes
) -> None:
    """What was refused counts as nobody's request; its connection must not be kept by a body that drips on."""
    with running(tmp_path, with_(request_seconds=MANY, head_seconds=MANY)) as server:

        async def scenario() -> None:
            origin = server.address if status == b"404" else "http://evil.example"
            head = (
                f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nOrigin: {origin}\r\n"
                "Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n{"
            )
            reader, writer = await raw(server, head.encode())
            assert status in await reader.readline()
            await closed_while_dripping(reader, writer, b" ")

        asyncio.run(scenario())


def test_a_body_that_ends_after_the_answer_keeps_the_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next request on it has its own time."""
    monkeypatch.setattr(door, "LINGER_SECONDS", PATIENCE)
    with running(tmp_path, with_(request_seconds=MANY)) as server:

        async def scenario() -> None:
            head = (
                f"POST %s HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nOrigin: {server.address}\r\n"
                "Content-Type: application/json\r\nContent-Length: 9\r\n%s\r\n"
            )
            reader, writer = await raw(server, (head % ("/nowhere", "") + "{").encode())
            async with asyncio.timeout(PATIENCE):
                assert b" 404 " in await reader.readline()
                writer.write(("12345678" + head % ("/api/tables", "Expect: 100-continue\r\n")).encode())
                while b" 100 " not in (line_read := await reader.readline()):
                    assert line_read, "the server has hung up"
            (line,) = server.server.server_state.connections
            clock: asyncio.TimerHandle = line.clock  # type: ignore[union-attr]
            assert clock.when() - line.loop.time() > 2 * PATIENCE
            writer.close()

        asyncio.run(scenario())


def test_an_address_has_so_many_connections(tmp_path: Path) -> None:
    with running(tmp_path, with_(connections_per_address=8)) as server:

        async def scenario() -> None:
            held = [await raw(server, b"GET / HTTP/1.1\r\n") for _ in range(8)]
            reader, _ = await raw(server, b"")
            assert await closed(reader) == b"", "the ninth is let go at once"
            # Somebody from elsewhere notices nothing.
            with socket.create_connection(
                ("127.0.0.1", server.port), timeout=PATIENCE, source_address=("127.0.0.2", 0)
            ) as other:
                other.sendall(f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode())
                assert (await asyncio.to_thread(other.recv, 12)) == b"HTTP/1.1 200"
            for _, writer in held:
                writer.close()

        asyncio.run(scenario())


def test_an_address_gets_so_many_cookies(tmp_path: Path) -> None:
    with running(tmp_path, with_(cookies=5, cookie_seconds=1000)) as server:

        async def scenario() -> None:
            host = await server.owner()
            await host.create("blackmore", 2)
            for _ in range(4):
                await server.friend(host.table)
            with pytest.raises(Refused) as refused:
                await server.friend(host.table)
            assert (refused.value.status, refused.value.key) == (429, "table-error-too-many-guests")
            # Whoever has one needs no other.
            await host.enter()

        asyncio.run(scenario())


def test_an_address_opens_so_many_sockets_and_tables(tmp_path: Path) -> None:
    with running(tmp_path, with_(sockets_per_address=3, tables_per_address=2, table_seconds=1000)) as server:

        async def scenario() -> None:
            people = await server.party(people=3)
            late = await server.friend(people[0].table)
            with pytest.raises((Refused, ConnectionClosed)):
                await late.connect()
            assert late.closed == 4429
            await make_move(people)
            other = await server.owner()
            await other.create("blackmore", 2)
            with pytest.raises(Refused) as refused:
                await (await server.owner()).create("blackmore", 2)
            assert refused.value.status == 429
            await close(*people)

        asyncio.run(scenario())


@pytest.mark.parametrize(
    "frames",
    [
        b"\x89\x80\0\0\0\0",  # a ping
        b"\x8a\x80\0\0\0\0",  # a pong that nobody asked for
        b"\x00\x80\0\0\0\0",  # an empty piece of a message that never ends
    ],
)
def test_control_frames_are_counted(tmp_path: Path, frames: bytes) -> None:
    with running(tmp_path, with_(burst=60, rate=5.0)) as server:

        async def scenario() -> None:
            people = await server.party(people=2)
            rude = await server.friend(people[0].table)
            await rude.connect()
            assert rude.socket is not None
            if frames[0] == 0:
                rude.socket.transport.write(b"\x01\x80\0\0\0\0")
            rude.socket.transport.write(20_000 * frames)
            async with asyncio.timeout(PATIENCE):
                await rude.socket.wait_closed()
            await make_move(people)
            await rude.close()
            await close(*people)

        asyncio.run(scenario())


def test_asking_for_everything_again_and_again(tmp_path: Path) -> None:
    """`resume 0` counts by its size, over all sockets of a guest."""
    with running(tmp_path, with_(burst=60, rate=0.001)) as server:

        async def scenario() -> None:
            people = await server.party(people=2)
            rude = await server.friend(people[0].table)
            others = [Visitor(server.address, rude.table) for _ in range(4)]
            for other in others:
                other.cookie = rude.cookie
                await other.connect()
            for _ in range(20):
                for other in others:
                    other.post(Resume(since=0))
            for other in others:
                async with asyncio.timeout(PATIENCE):
                    while not other.closed:
                        await other.next()
                assert other.closed == 4429
            await make_move(people)
            await close(*people)

        asyncio.run(scenario())


def test_a_log_does_not_grow_for_ever(tmp_path: Path) -> None:
    with running(tmp_path, with_(rows=12)) as server:

        async def scenario() -> None:
            people = await server.party(people=2)
            path = f"/api/tables/{people[0].table}/seats/0/name"
            while server.live(people[0].table).room.seq < 12:
                await people[0].call("PUT", path, {"name": "Eva"})
            with pytest.raises(Refused) as refused:
                await people[0].call("PUT", path, {"name": "Ada"})
            assert (refused.value.status, refused.value.key) == (409, "table-error-log-full")
            # The game goes on, and whoever comes still finds a place; only nothing is taken back.
            for person in people:
                await until(person, 12)
            seat = await make_move(people)
            answer = await people[seat].undo(seat)
            assert isinstance(answer, Rejected) and answer.code == "log-full"
            await make_move(people)
            await close(*people)

        asyncio.run(scenario())


def test_bots_do_not_come_and_go_for_ever(tmp_path: Path) -> None:
    """Somebody with two seats could put a bot on one of them and take it away again, each time with two rows."""
    with running(tmp_path, QUICK) as server:

        async def scenario() -> None:
            people = await server.party(people=3)
            host, away, _ = people
            live = server.live(host.table)
            await close(*people[1:])
            await until_so(lambda: live.present() == {0})
            assert isinstance(await host.takeover(0, 1, USUAL_LEVEL), Ack)
            live.limits = with_(rows=1)
            taken = await host.takeover(0, 2, USUAL_LEVEL)
            assert isinstance(taken, Rejected) and taken.code == "log-full"
            # Whoever comes back has their seat in any case.
            back = Visitor(server.address, away.table, away.token)
            back.cookie = away.cookie
            await back.connect()
            assert isinstance(await back.giveback(1), Ack)
            await close(host, back)

        asyncio.run(scenario())


def test_so_many_watch_a_table_and_no_more(tmp_path: Path) -> None:
    with running(tmp_path, with_(watchers=2)) as server:

        async def scenario() -> None:
            people = await server.party(people=2)
            watchers = [await server.spectator(people[0].table) for _ in range(2)]
            late = await server.friend(people[0].table)
            with pytest.raises((Refused, ConnectionClosed)):
                await late.connect()
            assert late.closed == 4429
            # A seat is always open to its owner.
            back = Visitor(server.address, people[0].table, people[0].token)
            back.cookie = people[0].cookie
            await back.connect()
            assert side(back, 0).view is not None
            await close(*people, *watchers, back)

        asyncio.run(scenario())


def test_whoever_does_not_read_is_let_go_and_nothing_is_kept_for_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hexenkessel.table.live.QUEUED_BYTES", 100_000)
    with running(tmp_path) as server:

        async def scenario() -> None:
            people = await server.party("toy_cauldron", people=2)
            deaf = await server.friend(people[0].table)
            headers = {"Cookie": deaf.cookie, "Origin": server.address}
            raw_socket = socket.socket()
            raw_socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            raw_socket.connect(("127.0.0.1", server.port))
            line = await connect(
                f"ws://127.0.0.1:{server.port}/ws",
                additional_headers=headers,
                proxy=None,
                sock=raw_socket,
                max_queue=1,
            )
            line.transport.pause_reading()
            hello = f'{{"type": "hello", "table": "{deaf.table}", "proto": {PROTO}}}'
            line.transport.write(frame_of(hello))
            live = server.live(deaf.table)
            await until_so(lambda: len(live.listeners) == 3)
            async with asyncio.timeout(PATIENCE):
                for _ in range(MANY):
                    line.transport.write(frame_of('{"type": "resume", "since": 0}'))
                    await people[0].ping()
                    if len(live.listeners) == 2:
                        break
            debts = server.house.debts
            assert sum(debt.bytes for debt in debts.values()) < 100_000
            await make_move(people)
            # The connection itself ends as well: it would never be read.
            line.transport.resume_reading()
            async with asyncio.timeout(PATIENCE):
                with contextlib.suppress(ConnectionClosed):
                    while True:
                        await line.recv()
            await close(*people)

        asyncio.run(scenario())


def frame_of(text: str) -> bytes:
    """A masked text frame, for a client that bypasses its own library."""
    data = text.encode()
    assert len(data) < 126
    return bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data


# -- all that we could think of ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ATTACKS)
def test_nobody_else_waits(tmp_path: Path, name: str) -> None:
    """Under the limits that everybody has. `hexenkessel load --attack` tells how long people wait.

    Counted is the time that the server itself computes before it looks for others again: on a busy machine everybody waits,
    but that is not the attacker's doing.
    """
    with running(tmp_path, Limits()) as server:

        async def scenario() -> None:
            people = await server.party(people=2)
            turns = watch_turns(server)
            assert await attack(name, server.address, people[0].table, 1.0), "turned away before it began"
            async with asyncio.timeout(PATIENCE):
                await people[0].ping()
                await make_move(people)
            turns.sort()
            assert turns[int(0.99 * len(turns))] < 0.025, turns[-10:]
            assert turns[-1] < 0.1, turns[-10:]
            await close(*people)

        asyncio.run(scenario())


def watch_turns(server: Server) -> list[float]:
    """From now on, the seconds of computing in every turn of the server's event loop."""
    assert server.house.sweeper is not None
    loop: Any = server.house.sweeper.get_loop()
    turns: list[float] = []
    run_once = loop._run_once

    def counted() -> None:
        begun = time.thread_time()
        run_once()
        turns.append(time.thread_time() - begun)

    loop._run_once = counted
    return turns


# -- the parts ---------------------------------------------------------------------------------------------------


def test_what_waits_for_an_address_is_counted_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hexenkessel.table.live.QUEUED_BYTES_OF_ADDRESS", 1000)

    async def scenario() -> None:
        debt = Debt()
        first, second, third = [Listener(None, 64, ("here", guest), debt) for guest in "abc"]
        first.send_bytes(b"x" * 1100)  # one frame is nobody's fault
        assert (first.dismissed, debt.bytes) == (0, 1100)
        # But one for each of many sockets is somebody's.
        second.send_bytes(b"x" * 100)
        assert (first.dismissed, second.dismissed, debt.bytes) == (0, TOO_SLOW, 1100)
        first.paid(1100)
        third.send_bytes(b"x" * 900)
        third.send_bytes(b"x" * 200)
        assert third.dismissed == TOO_SLOW
        third.paid(900)
        assert debt.bytes == 0

    asyncio.run(scenario())


def test_nobody_passes_a_turnstile_twice_before_the_others() -> None:
    order: list[str] = []

    async def scenario() -> None:
        turnstile = Turnstile()

        async def go(address: str) -> None:
            await turnstile.turn(address)
            order.append(address)

        rude = [asyncio.create_task(go("rude")) for _ in range(10 * AT_ONCE)]
        await asyncio.sleep(0)
        kind = asyncio.create_task(go("kind"))
        await asyncio.gather(*rude, kind)

    asyncio.run(scenario())
    assert order.index("kind") <= 2 * AT_ONCE and len(order) == 10 * AT_ONCE + 1


def test_buckets() -> None:
    bucket = Bucket(4, 2.0, 0.0)
    assert [bucket.take(0.0) for _ in range(5)] == [True, True, True, True, False]
    assert bucket.take(0.5) and not bucket.take(0.5, 2.0)
    assert bucket.owe(0.5) == 0.5 and bucket.owe(0.5, 100.0) == 2.0, "nobody waits longer than one burst"
    buckets = Buckets(2, 1000.0)
    assert buckets.take("a") and buckets.owe("b", 2.0) == 0.0
    for number in range(5000):
        buckets.of(str(number)).last -= 10
    assert len(buckets.all) <= MOST_BUCKETS, "full ones are forgotten"


def test_a_household_is_one_address() -> None:
    def address(text: str) -> str:
        return address_of({"client": (text, 1)})

    assert address("2001:db8::1:2") == address("2001:db8::ffff:0:0:3") != address("2001:db8:0:1::1")
    assert address("::ffff:192.168.0.7") == address("192.168.0.7") != address("192.168.0.8")
    assert address_of({"client": None}) == "" == address("nonsense")


def test_a_flood_of_errors_is_a_few_lines() -> None:
    few = FewLines()
    record = logging.makeLogRecord({"name": "asyncio", "created": 100.0})
    assert sum(few.filter(record) for _ in range(10_000)) == LINES
    assert few.filter(logging.makeLogRecord({"name": "other", "created": 100.0}))


def test_errors_go_through_that_filter_once_and_all_together() -> None:
    for _ in range(2):
        quieten()
    kept = [
        [found for found in logging.getLogger(name).filters if isinstance(found, FewLines)]
        for name in ("asyncio", "uvicorn.error", "hexenkessel.table")
    ]
    assert [len(found) for found in kept] == [1, 1, 1]
