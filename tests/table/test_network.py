"""A bad network: delays, cuts, half-open connections, clients that don't read. A small proxy stands in between."""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial

from websockets.frames import Frame, Opcode

from hexenkessel.table.client import Visitor
from hexenkessel.table.protocol import Ack
from hexenkessel.table.rows import Moved
from hexenkessel.table.wire import framed
from tests.table.tables import Server, close, deciding, make_move, side, until
from tests.waiting import PATIENCE, until_so


class Proxy:
    """Passes bytes on to the server, the way a bad network does."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.port = 0
        self.delay = 0.0
        # A half-open connection: nothing comes through any more, and nobody says so.
        self.deaf = False
        # So many that come next are sent away before anything is said, as by a server that is just ending.
        self.sent_away = 0
        self.lines: set[asyncio.Task[None]] = set()
        self.writers: set[asyncio.StreamWriter] = set()

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.sent_away:
            self.sent_away -= 1
            writer.close()
            return
        there, back = await asyncio.open_connection("127.0.0.1", self.target)
        self.writers |= {writer, back}
        for source, sink in ((reader, back), (there, writer)):
            line = asyncio.create_task(self.carry(source, sink))
            self.lines.add(line)
            line.add_done_callback(self.lines.discard)

    async def carry(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError):
            while data := await source.read(4096):
                if self.delay:
                    await asyncio.sleep(random.uniform(0, self.delay))
                while self.deaf:
                    await asyncio.sleep(0.01)
                sink.write(data)
                await sink.drain()
            sink.close()

    def cut(self) -> None:
        """Every connection ends in the middle of whatever it was doing."""
        for writer in self.writers:
            writer.transport.abort()
        self.writers.clear()


@asynccontextmanager
async def proxy_to(server: Server) -> AsyncIterator[Proxy]:
    proxy = Proxy(server.port)
    listening = await asyncio.start_server(proxy.accept, "127.0.0.1", 0)
    proxy.port = listening.sockets[0].getsockname()[1]
    try:
        yield proxy
    finally:
        listening.close()
        proxy.deaf = False
        proxy.cut()
        for line in list(proxy.lines):
            line.cancel()


async def through(proxy: Proxy, visitor: Visitor) -> None:
    """This visitor's socket goes through the proxy from now on; the Host that it names stays the server's."""
    await visitor.close()
    visitor.closed = 0
    around = partial(visitor.open_socket, host="127.0.0.1", port=proxy.port)
    visitor.open_socket = around  # type: ignore[method-assign]
    await visitor.connect()


def test_moves_over_a_slow_line(server: Server) -> None:
    async def scenario() -> None:
        people = await server.party()
        async with proxy_to(server) as proxy:
            await through(proxy, people[1])
            proxy.delay = 0.02
            for _ in range(12):
                await make_move(people)
            await close(*people)

    asyncio.run(scenario())


def test_a_game_over_a_line_that_is_cut_again_and_again(server: Server) -> None:
    """Every wish is carried out exactly once, and both sides agree on the position all the time."""

    async def scenario() -> None:
        people = await server.party()
        room = server.live(people[0].table).room
        made = 0
        async with proxy_to(server) as proxy, asyncio.timeout(PATIENCE):
            await through(proxy, people[0])
            await through(proxy, people[1])
            while not (side(people[0]).view or {})["over"]:
                seat = deciding(people[0])[0]
                moves = side(people[seat], seat).moves
                if not moves:  # the last card plays itself
                    for person in people:
                        await until(person, len(room.rows))
                    continue
                wish = asyncio.create_task(people[seat].move(seat, moves[0]))
                if made % 5 == 0:
                    await asyncio.sleep(random.uniform(0, 0.003))
                    proxy.cut()
                answer = await wish
                assert isinstance(answer, Ack)
                made += 1
                for person in people:
                    await until(person, answer.seq)
            chosen = [row for _, row in room.line if not row.forced]
            assert made == len(chosen) and len(room.line) == sum(isinstance(row, Moved) for row in room.rows)
            assert side(people[0]).view == room.state.view(0) if room.state else False
            await close(*people)

    asyncio.run(scenario())


def test_whoever_comes_while_a_server_ends_comes_again(server: Server) -> None:
    async def scenario() -> None:
        people = await server.party()
        async with proxy_to(server) as proxy:
            await through(proxy, people[0])
            proxy.sent_away = 2
            proxy.cut()
            await until_so(lambda: not proxy.sent_away)
            for _ in range(2):
                await make_move(people)
            await close(*people)

    asyncio.run(scenario())


def test_a_half_open_line_holds_nobody_up(server: Server) -> None:
    async def scenario() -> None:
        people = await server.party(people=3)
        async with proxy_to(server) as proxy:
            ghost = await server.friend(people[0].table)
            await through(proxy, ghost)
            proxy.deaf = True
            for _ in range(10):
                await make_move(people)
            proxy.deaf = False
            await until(ghost, people[0].seq)
            spectator = side(ghost).view
            assert spectator is not None and spectator["tricks"] == side(people[0]).view["tricks"]  # type: ignore[index]
            await close(*people, ghost)

    asyncio.run(scenario())


def test_a_client_that_does_not_read_is_dropped_and_can_come_back(server: Server) -> None:
    async def scenario() -> None:
        people = await server.party()
        lazy = await server.friend(people[0].table)
        await lazy.dial()
        live = server.live(people[0].table)
        await until_so(lambda: len(live.listeners) == 3)
        lazy_listener = next(listener for listener in live.listeners if listener.token is None)
        assert lazy.socket is not None
        lazy.socket.transport.pause_reading()

        def send_much() -> None:
            for _ in range(8):
                live.bring_up_to_date(lazy_listener, 0)

        # Being told everything again and again fills its line, then its queue.
        async with asyncio.timeout(PATIENCE):
            while not lazy_listener.dismissed:
                on_loop(server, send_much)
                await asyncio.sleep(0.0005)
        assert lazy_listener.dismissed == 4409
        await until_so(lambda: lazy_listener not in live.listeners)
        await make_move(people)
        again = await server.spectator(people[0].table)
        assert again.seq == people[0].seq
        lazy.socket.transport.abort()
        await close(*people, again)

    asyncio.run(scenario())


def on_loop(server: Server, work: Callable[[], None]) -> None:
    assert server.house.sweeper is not None
    server.house.sweeper.get_loop().call_soon_threadsafe(work)


def test_texts_are_framed_as_the_protocol_wants() -> None:
    for size in (0, 1, 125, 126, 255, 256, 16_384, 65_535):
        text = b"x" * size
        assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
