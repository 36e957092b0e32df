"""People who play for a measurement and cost next to nothing, for they share the processor with the server they measure.

They speak WebSocket by hand over plain sockets, and of a frame they read only what they need to move on: its number and the
codes of their own moves. Whose turn it is waits in a pool, and somebody outside says how many of them move when.
"""

import asyncio
import random
import time
from typing import Final, cast
from urllib.parse import urlsplit

from hexenkessel.table.client import Visitor
from hexenkessel.table.protocol import PROTO, Hello, encode

# Tables that are laid at the same time.
AT_ONCE: Final = 8
TEXT: Final = 0x81
PING: Final = 0x89
PONG: Final = 0x8A
# Between two looks at the clock.
TICK: Final = 0.002


def masked(kind: int, payload: bytes) -> bytes:
    """A frame of a client: it has to be masked, and with four zeros it stays what it is."""
    size = len(payload)
    head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0xFE)) + size.to_bytes(2, "big")
    return head + bytes(4) + payload


class Person(asyncio.Protocol):
    """One seat at one table."""

    def __init__(self, crowd: "Crowd", visitor: Visitor, seat: int) -> None:
        self.crowd = crowd
        self.table = visitor.table
        self.seat = seat
        self.visitor = visitor
        self.transport: asyncio.Transport | None = None
        self.unread = b""
        self.upgraded = False
        # What it may choose from, as it stands in the frame; the row it was told of last; the one its next move comes after.
        self.codes = b""
        self.seq = 0
        self.after = 0
        # When the move was sent that is not answered yet.
        self.sent = 0.0
        self.met: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        visitor = self.visitor
        self.transport.write(
            f"GET /ws HTTP/1.1\r\nHost: {urlsplit(visitor.origin).netloc}\r\nOrigin: {visitor.origin}\r\n"
            f"Cookie: {visitor.cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        self.crowd.leave(self)
        if not self.met.done():
            self.met.set_exception(ConnectionError("a server wants none of us"))

    def data_received(self, data: bytes) -> None:
        data = self.unread + data if self.unread else data
        if not self.upgraded:
            head, gap, data = data.partition(b"\r\n\r\n")
            if not gap:
                self.unread = head
                return
            self.say_hello()
        place = 0
        while len(data) - place >= 2:
            size = data[place + 1]
            start = place + 2
            if size == 126:
                start = place + 4
                size = int.from_bytes(data[place + 2 : start], "big")
            elif size == 127:
                start = place + 10
                size = int.from_bytes(data[place + 2 : start], "big")
            if len(data) < start + size:
                break
            self.hear(data[place], data[start : start + size])
            place = start + size
        self.unread = data[place:]

    def say_hello(self) -> None:
        assert self.transport is not None
        self.upgraded = True
        hello = Hello(table=self.table, token=self.visitor.token, proto=PROTO)
        self.transport.write(masked(TEXT, encode(hello)))

    def hear(self, kind: int, payload: bytes) -> None:
        if kind == PING and self.transport is not None:
            self.transport.write(masked(PONG, payload))
        elif payload.startswith(b'{"type":"ack"'):
            self.crowd.answered(self, self.sent, True)
            self.after = number(payload, b'"seq":')
            self.sent = 0.0
        elif payload.startswith(b'{"type":"reject"'):
            self.crowd.answered(self, self.sent, False)
            self.sent = 0.0
        elif payload.startswith((b'{"type":"events"', b'{"type":"snapshot"')):
            self.look(payload)

    def look(self, payload: bytes) -> None:
        seq = number(payload, b'"seq":')
        if self.sent or seq < self.after:
            return  # what it says of our moves is from before the last one
        self.seq = seq
        begin = payload.rfind(b'"moves":[') + 9
        self.codes = payload[begin : payload.find(b"]", begin)]
        if self.codes:
            self.crowd.ready(self)
        else:
            self.crowd.rest(self)
            if b'"phase":"over"' in payload:
                self.crowd.over.add(self.table)
        if not self.met.done():
            self.met.set_result(None)

    def move(self) -> None:
        assert self.transport is not None
        code = random.choice(self.codes.split(b","))
        wish = b'{"type":"move","idem":"%d","seat":%d,"base":%d,"move":%b}' % (
            self.seq,
            self.seat,
            self.seq,
            code,
        )
        self.sent = time.perf_counter()
        self.transport.write(masked(TEXT, wish))


def number(payload: bytes, name: bytes) -> int:
    """The first whole number of this name."""
    begin = payload.find(name) + len(name)
    end = begin
    while payload[end] in b"0123456789":
        end += 1
    return int(payload[begin:end])


class Crowd:
    def __init__(self, addresses: list[str], spread: bool) -> None:
        # One of every server, each with its launch token.
        self.addresses = addresses
        # Whether the people of a table come in through different servers.
        self.spread = spread
        self.hosts: list[Visitor] = []
        self.people: list[Person] = []
        self.over: set[str] = set()
        self.tables: dict[str, str] = {}
        # Those who can move, in no order, and where in there they are.
        self.pool: list[Person] = []
        self.places: dict[Person, int] = {}
        # Seconds from a move to its answer, and how many were refused.
        self.waits: list[float] = []
        self.refused = 0

    async def enter(self) -> None:
        for address in self.addresses:
            host = Visitor(address)
            await host.call("GET", address.partition(host.origin)[2])
            self.hosts.append(host)

    def alive(self, game: str) -> int:
        """Tables of this game where it goes on."""
        return sum(1 for table, other in self.tables.items() if other == game and table not in self.over)

    async def lay(self, games: list[str], clients: int, silent: bool = False) -> None:
        """Tables of these games, with their people; silent ones never move."""
        for start in range(0, len(games), AT_ONCE):
            some = games[start : start + AT_ONCE]
            await asyncio.gather(
                *(self.lay_one(game, clients, silent, start + place) for place, game in enumerate(some))
            )

    async def lay_one(self, game: str, clients: int, silent: bool, place: int) -> None:
        host = Visitor(self.hosts[place % len(self.hosts)].origin)
        host.cookie = self.hosts[place % len(self.hosts)].cookie
        await host.create(game, clients)
        seated = []
        for seat in range(clients):
            person = Visitor(host.origin, host.table)
            await person.enter()
            await person.sit(f"{seat + 1}", seat)
            seated.append(person)
        await seated[0].start()
        if not silent:
            self.tables[host.table] = game
        for seat, visitor in enumerate(seated):
            if self.spread:
                visitor.origin = self.hosts[(place + seat) % len(self.hosts)].origin
            await self.connect(Silent(self, visitor, seat) if silent else Person(self, visitor, seat))

    async def connect(self, person: Person) -> None:
        where = urlsplit(person.visitor.origin)
        assert where.hostname is not None and where.port is not None
        await asyncio.get_running_loop().create_connection(lambda: person, where.hostname, where.port)
        await person.met
        self.people.append(person)

    # -- what people tell ------------------------------------------------------------------------------------

    def ready(self, person: Person) -> None:
        if person not in self.places:
            self.places[person] = len(self.pool)
            self.pool.append(person)

    def rest(self, person: Person) -> None:
        place = self.places.pop(person, None)
        if place is None:
            return
        last = self.pool.pop()
        if last is not person:
            self.pool[place] = last
            self.places[last] = place

    def leave(self, person: Person) -> None:
        self.rest(person)

    def answered(self, person: Person, sent: float, good: bool) -> None:
        self.waits.append(time.perf_counter() - sent)
        self.refused += not good

    # -- playing ---------------------------------------------------------------------------------------------

    async def play(self, rate: float, seconds: float) -> tuple[list[float], float]:
        """So many moves a second for so long; how long they waited, and in how many seconds they were answered."""
        self.waits = []
        began = time.perf_counter()
        made = 0
        while (now := time.perf_counter()) < began + seconds:
            due = int(rate * (now - began)) - made
            for _ in range(min(due, len(self.pool))):
                person = self.pool[random.randrange(len(self.pool))]
                self.rest(person)
                person.move()
                made += 1
            await asyncio.sleep(TICK)
        # What is on its way belongs to it, too.
        until = now + 10.0
        while len(self.waits) < made and time.perf_counter() < until:
            await asyncio.sleep(TICK)
        return self.waits, max(seconds, time.perf_counter() - began)

    def go(self) -> None:
        for person in self.people:
            if person.transport is not None:
                person.transport.abort()


class Silent(Person):
    """Somebody who looks on, and whose table is never in a hurry."""

    def look(self, payload: bytes) -> None:
        if not self.met.done():
            self.met.set_result(None)
