"""A real table server on a real socket of this machine, and people who sit down at it."""

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from hexenkessel.table import serve
from hexenkessel.table.client import Player, Visitor
from hexenkessel.table.clock import Terms
from hexenkessel.table.doors import Doors
from hexenkessel.table.faults import free_port
from hexenkessel.table.house import House
from hexenkessel.table.limits import Limits
from hexenkessel.table.live import Live
from hexenkessel.table.protocol import Ack, FromServer, Resume, Side
from tests.waiting import PATIENCE, until_so

# Bots answer at once, and one machine plays all the guests.
MANY = 1_000_000
QUICK = Limits(
    burst=MANY,
    address_burst=MANY,
    cookies=MANY,
    connections_per_address=MANY,
    sockets_per_address=MANY,
    sockets_per_guest=MANY,
    tables_per_guest=MANY,
    tables_per_address=MANY,
    code_tries=MANY,
    pace=0.0,
    away_seconds=0.0,
    gone_seconds=0.0,
)


class Server:
    """A server in a thread of its own, with its own event loop."""

    def __init__(
        self,
        folder: Path,
        limits: Limits,
        database: str | None = None,
        public: str | None = None,
        doors: Doors = "link",
        keep_days: int = 0,
        port: int = 0,
    ) -> None:
        # One that it finds again, should the test start it a second time.
        listening = serve.listen("127.0.0.1", port or free_port())
        self.port: int = listening.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.house: House = serve.open_house(
            listening, "127.0.0.1", folder, limits, database, public, doors, keep_days
        )
        self.server = serve.make_server(self.house, listening)
        self.thread = threading.Thread(target=lambda: asyncio.run(self.server.serve(sockets=[listening])))
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive()
            time.sleep(0.001)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join()

    def live(self, table: str) -> Live:
        return self.house.tables[table]

    # -- people ----------------------------------------------------------------------------------------------

    async def owner(self) -> Visitor:
        """Whoever started the server: the opened browser."""
        visitor = Visitor(self.address)
        await visitor.call("GET", f"/?launch={self.house.launch()}")
        return visitor

    async def friend(self, table: str) -> Visitor:
        """Somebody who was sent the link."""
        visitor = Visitor(self.address, table)
        await visitor.enter()
        return visitor

    async def party(
        self,
        game: str = "blackmore",
        people: int = 2,
        bots: tuple[str, ...] = (),
        clock: Terms | None = None,
        **options: str | int,
    ) -> list[Visitor]:
        """A started table, everyone connected: person i on seat i, then the bots; the first is the host."""
        host = await self.owner()
        await host.create(game, people + len(bots), **options)
        if clock is not None:
            await host.set_clock(clock)
        seated = [host] + [await self.friend(host.table) for _ in range(people - 1)]
        for seat, person in enumerate(seated):
            await person.sit(f"Person {seat}", seat)
        for seat, level in enumerate(bots, people):
            await host.add_bot(seat, level)
        await host.start()
        for person in seated:
            await person.connect()
        return seated

    async def spectator(self, table: str) -> Visitor:
        watcher = await self.friend(table)
        await watcher.connect()
        return watcher


@contextmanager
def running(
    folder: Path,
    limits: Limits = QUICK,
    database: str | None = None,
    public: str | None = None,
    doors: Doors = "link",
    keep_days: int = 0,
    port: int = 0,
) -> Iterator[Server]:
    server = Server(folder, limits, database, public, doors, keep_days, port)
    try:
        yield server
    finally:
        server.stop()


async def close(*visitors: Player[Any]) -> None:
    for visitor in visitors:
        await visitor.close()


async def until(visitor: Visitor, seq: int) -> None:
    """Listen until this row has arrived."""
    async with asyncio.timeout(PATIENCE):
        while visitor.seq < seq:
            await visitor.next()


async def settled(server: "Server", *visitors: Visitor) -> None:
    """Until the table waits for somebody who has a choice, and everyone has heard of it."""
    live = server.live(visitors[0].table)
    await until_so(lambda: not (live.thinking or live.performing))
    for visitor in visitors:
        visitor.post(Resume(since=visitor.seq))
        await until(visitor, live.room.seq)


async def next_of(visitor: Visitor, kind: type[FromServer]) -> FromServer:
    async with asyncio.timeout(PATIENCE):
        while True:
            frame = await visitor.next()
            if isinstance(frame, kind):
                return frame


def side(visitor: Visitor, seat: int | None = None) -> Side:
    return visitor.sides[seat] if seat is not None else next(iter(visitor.sides.values()))


def deciding(visitor: Visitor) -> list[int]:
    view = side(visitor).view
    assert view is not None
    return [seat for seat, asked in enumerate(view["deciding"]) if asked]


async def make_move(people: list[Visitor], which: int = 0) -> int:
    """Whoever is asked makes a move; everyone has heard of it when this returns."""
    while not (moves := side(people[seat := deciding(people[0])[0]], seat).moves):
        # Nothing to choose: the table moves, and everybody hears of it.
        seen = people[0].seq
        for person in people:
            await until(person, seen + 1)
        if not deciding(people[0]):
            return seat  # that was the last move of the game
    answer = await people[seat].move(seat, moves[which % len(moves)])
    assert isinstance(answer, Ack), answer
    for person in people:
        await until(person, answer.seq)
    return seat
