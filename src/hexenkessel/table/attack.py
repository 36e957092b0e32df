"""`hexenkessel load --attack NAME`: one rude guest with the link of a table, while others play.

It sends the worst that we could think of, for a bounded time, to a server on this machine and nowhere else. It comes from an
address of its own (127.0.0.2, where the system has more than one), with as many cookies as it is given.
"""

import asyncio
import contextlib
import http.client
import itertools
import json
import os
import random
import socket
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any, Final

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from hexenkessel import shelf
from hexenkessel.kernel.game import Game
from hexenkessel.table.client import Refused, Visitor
from hexenkessel.table.protocol import PROTO, Explain, Hint, Look, Ping, Resume, encode

HERE: Final = "127.0.0.2"
SOCKETS: Final = 24
CALLERS: Final = 64
# No attack needs more of anything than this to be seen; an attacker's own memory is finite, too.
MOST: Final = 200_000
# What an attacker hears from a server that has had enough.
FAILURES: Final = (
    OSError,
    Refused,
    WebSocketException,
    TimeoutError,
    asyncio.IncompleteReadError,
    asyncio.LimitOverrunError,
    http.client.HTTPException,
)


class Rude(Visitor):
    """A visitor from the other address, who does not care what is answered."""

    def __init__(self, origin: str, table: str) -> None:
        super().__init__(origin, table)
        self.source = (HERE, 0)

    async def line(self) -> ClientConnection:
        """A socket that has said hello."""
        socket = await self.open_socket(local_addr=self.source)
        hello = {"type": "hello", "table": self.table, "token": self.token, "since": 0, "proto": PROTO}
        await socket.send(json.dumps(hello))
        return socket


Attack = Callable[[str, str], Awaitable[None]]


async def again_and_again(act: Callable[[], Awaitable[None]], at_once: int = 1) -> None:
    """As often as it goes, from several sides at once; being thrown out is no reason to stop."""

    async def one() -> None:
        for _ in range(MOST):
            try:
                await act()
            except FAILURES:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0)

    await asyncio.gather(*[one() for _ in range(at_once)])


@cache
def large_game() -> Game:
    return max((shelf.game(id) for id in shelf.games()), key=lambda game: len(game.table.moves))


async def own_table(origin: str, table: str) -> Rude:
    """A table of the attacker's own, with all seats theirs."""
    rude = Rude(origin, table)
    await rude.enter()
    game = large_game()
    await rude.create(game.id, max(game.players))
    for seat in range(max(game.players)):
        await rude.sit(f"R{seat}", seat)
    await rude.start()
    return rude


async def raw(origin: str, data: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, port = origin.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port), local_addr=(HERE, 0))
    writer.write(data)
    return reader, writer


def request(origin: str, path: str, headers: str = "") -> bytes:
    return f"GET {path} HTTP/1.1\r\nHost: {origin.removeprefix('http://')}\r\n{headers}\r\n".encode()


async def flood(origin: str, paths: list[str], headers: str = "") -> None:
    """The same requests over and over, on connections that stay open."""
    chosen = itertools.cycle(paths)

    async def act() -> None:
        reader, writer = await raw(origin, b"")
        try:
            for _ in range(MOST):
                writer.write(request(origin, next(chosen), headers))
                head = await reader.readuntil(b"\r\n\r\n")
                length = [line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
                await reader.readexactly(int(length[0].split(b":")[1]) if length else 0)
        finally:
            writer.close()

    await again_and_again(act, CALLERS)


async def shout(rude: Rude, frames: Callable[[], list[str]]) -> None:
    """These frames on many sockets, as fast as they are taken."""

    async def act() -> None:
        async with await rude.line() as socket:
            reading = asyncio.create_task(drain(socket))
            try:
                while not reading.done():
                    for frame in frames():
                        await socket.send(frame)
            finally:
                reading.cancel()

    await again_and_again(act, SOCKETS)


async def drain(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


# -- the attacks -------------------------------------------------------------------------------------------------


@cache
def long_record() -> tuple[str, int]:
    """A finished game with as many people as there can be, and how many that are."""
    game = large_game()
    state = game.start(players=max(game.players), seed=1)
    dice = random.Random(1)
    while not state.over:
        seat = state.deciding[0]
        state.play(seat, dice.choice(state.moves(seat)))
    return state.record, state.players


async def many(origin: str, table: str, act: Callable[[Rude], Awaitable[None]]) -> None:
    """The same from many cookies."""
    guests = [Rude(origin, table) for _ in range(8)]
    for guest in guests:
        with contextlib.suppress(*FAILURES):
            await guest.enter()
    chosen = itertools.cycle(guests)
    await again_and_again(lambda: act(next(chosen)), 16)


async def records(origin: str, table: str) -> None:
    """Long games to be played again."""
    record, _ = long_record()

    async def act(guest: Rude) -> None:
        await guest.call("POST", "/api/records", {"record": record})

    await many(origin, table, act)


async def reviews(origin: str, table: str) -> None:
    """Long games to be thought over, every seat of them: as many as a guest may have at a time, and some more."""
    record, players = long_record()
    seats = itertools.cycle(range(players))

    async def act(guest: Rude) -> None:
        await guest.call("POST", "/api/reviews", {"record": record, "seat": next(seats)})

    await many(origin, table, act)


async def pings(origin: str, table: str) -> None:
    """Control frames, ten thousand in a packet."""
    rude = Rude(origin, table)
    await rude.enter()

    async def act() -> None:
        async with await rude.line() as socket:
            for _ in range(MOST):
                await socket.ping()
                if not socket.transport.is_closing():
                    socket.transport.write(10_000 * b"\x89\x80\0\0\0\0")
                await asyncio.sleep(0.01)

    await again_and_again(act, SOCKETS)


async def resume(origin: str, table: str) -> None:
    rude = await own_table(origin, table)
    frame = encode(Resume(since=0)).decode()
    await shout(rude, lambda: [frame])


async def look(origin: str, table: str) -> None:
    rude = await own_table(origin, table)
    await shout(rude, lambda: [encode(Look(id="x", seq=random.randint(1, 7))).decode()])


async def hints(origin: str, table: str) -> None:
    rude = await own_table(origin, table)
    await shout(rude, lambda: [encode(Hint(id="x", seat=seat)).decode() for seat in range(4)])


async def frames(origin: str, table: str) -> None:
    """Questions and nonsense, within the limits of a frame."""
    rude = await own_table(origin, table)
    moves = large_game().table.moves

    def some() -> list[str]:
        touches = random.choice(moves).touches[:2]
        return [
            encode(Explain(id="x", seat=random.randrange(4), touches=touches)).decode(),
            encode(Ping(id="x")).decode(),
            "[" * 4000,
        ]

    await shout(rude, some)


async def bots(origin: str, table: str) -> None:
    """Forty tables on which the best bots play alone."""
    rude = Rude(origin, table)
    await rude.enter()
    for _ in range(40):
        with contextlib.suppress(*FAILURES):
            game = large_game()
            await rude.create(game.id, max(game.players))
            for seat in range(max(game.players)):
                await rude.add_bot(seat, "grandmaster")
            await rude.start()
            await rude.line()
    await asyncio.sleep(MOST)


async def cookies(origin: str, table: str) -> None:
    """The link of the table, opened again and again without a cookie."""
    await flood(origin, [f"/t/{table}"])


async def files(origin: str, table: str) -> None:
    """Everything that a page loads, as small as possible: somebody has to compress it."""
    rude = Rude(origin, table)
    await rude.enter()
    known = [f"/games/{id}/words.de.ftl" for id in shelf.games()] + [
        f"/api/games/{id}" for id in shelf.games()
    ]
    await flood(origin, [*known, "/web/tokens.css"], f"Cookie: {rude.cookie}\r\nAccept-Encoding: gzip\r\n")


async def halves(origin: str, table: str) -> None:
    """Requests that never end."""
    held: list[Any] = []

    async def act() -> None:
        if len(held) < 1100:
            held.append(await raw(origin, b"GET / HTTP/1.1\r\nHost:"))
        else:
            held.clear()

    await again_and_again(act, 8)


async def names(origin: str, table: str) -> None:
    """A log that grows with every new name."""
    rude = await own_table(origin, table)
    number = itertools.count()

    async def act() -> None:
        path = f"/api/tables/{rude.table}/seats/0/name"
        await rude.call("PUT", path, {"name": f"R {next(number)}"})

    await again_and_again(act, 12)


async def deaf(origin: str, table: str) -> None:
    """Clients that ask for everything and read nothing."""
    rude = await own_table(origin, table)

    async def act() -> None:
        socket = await rude.line()
        socket.transport.pause_reading()
        for _ in range(100):
            await socket.send(encode(Resume(since=0)).decode())
            await asyncio.sleep(0.02)
        socket.transport.abort()

    await again_and_again(act, SOCKETS)


async def doors(origin: str, table: str) -> None:
    """In and out of somebody else's table, all the time."""
    rude = Rude(origin, table)
    await rude.enter()

    async def act() -> None:
        async with await rude.line() as socket:
            await socket.recv()

    await again_and_again(act, SOCKETS)


ATTACKS: Final[dict[str, Attack]] = {
    attack.__name__: attack
    for attack in (
        records,
        reviews,
        pings,
        resume,
        look,
        hints,
        frames,
        bots,
        cookies,
        files,
        halves,
        names,
        deaf,
        doors,
    )
}


async def attack(name: str, origin: str, table: str, seconds: float) -> bool:
    """Whether it went on until its time was over. Turned away before it began, it would prove nothing."""
    with contextlib.suppress(TimeoutError, *FAILURES):
        async with asyncio.timeout(seconds) as time:
            await ATTACKS[name](origin, table)
    return time.expired()


def main(name: str, origin: str, table: str, seconds: float) -> None:
    """In a process of its own, behind all others: what it costs the attacker shall not count as waiting for the server."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(10)
    with socket.socket() as probe:
        probe.bind((HERE, 0))
    print("ready", flush=True)
    if not asyncio.run(attack(name, origin, table, seconds)):
        raise SystemExit(f"{name}: the attack was over before its time")
