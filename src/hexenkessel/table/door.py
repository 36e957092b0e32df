"""The door, at the level of connections: how many there may be, and how long they may take.

uvicorn looks at requests and messages; what stays below that it lets pass: half a request that never ends, control
frames without end, a client that never reads what it was sent.
"""

import asyncio
import logging
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from websockets.frames import Frame

from hexenkessel.table.guard import address_of, is_here
from hexenkessel.table.limits import Bucket, Limits
from hexenkessel.table.wire import WireProtocol

# What comes in is looked at in slices: one packet can hold ten thousand control frames.
SLICE: Final = 512
# Frames of any kind on one socket, control frames with them: so many times what a guest may send.
FRAMES: Final = 1.5
# After its last word a connection has this long to take it.
LINGER_SECONDS: Final = 2.0
# Lines of one logger: so many at once, and one in so many seconds. An attack must not fill the disk.
LINES: Final = 50
LINE_SECONDS: Final = 5.0


class Door:
    """Counts the connections of every address."""

    def __init__(self, limits: Limits, proxied: bool = False) -> None:
        self.limits = limits
        # A proxy on this machine brings everybody; it is counted as a whole, its guests are counted inside (guard.py).
        self.proxied = proxied
        self.inside: dict[str, int] = {}
        self.total = 0

    def enter(self, address: str) -> bool:
        here = self.inside.get(address, 0)
        most = self.limits.connections_per_address
        if self.proxied and is_here(address):
            most = self.limits.connections
        if here >= most or self.total >= self.limits.connections:
            return False
        self.inside[address] = here + 1
        self.total += 1
        return True

    def leave(self, address: str) -> None:
        self.total -= 1
        self.inside[address] -= 1
        if not self.inside[address]:
            del self.inside[address]


def protocols(door: Door) -> tuple[type[H11Protocol], type[WireProtocol]]:
    """What uvicorn speaks through: its own protocols, counted and with a clock."""

    class Call(H11Protocol):
        counted = False
        clock: asyncio.TimerHandle | None = None
        # Which clock runs: for the head of a request, or for all of it.
        reading = False

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self.address = address_of({"client": self.client})
            self.counted = door.enter(self.address)
            if not self.counted:
                transport.abort()
                return
            self.start_clock(door.limits.head_seconds)

        def start_clock(self, seconds: float) -> None:
            self.stop_clock()
            self.clock = self.loop.call_later(seconds, self.transport.abort)

        def stop_clock(self) -> None:
            if self.clock is not None:
                self.clock.cancel()
                self.clock = None

        def data_received(self, data: bytes) -> None:
            if not self.counted:
                return
            answered = self.conn.our_state is h11.DONE
            if self.clock is None:
                self.start_clock(door.limits.head_seconds)
                self.reading = False
            super().data_received(data)
            if answered and self.conn.our_state is not h11.DONE:
                # The rest of a body that was not waited for has come after all; what follows has its own time.
                self.start_clock(door.limits.head_seconds)
                self.reading = False
            if self.clock is not None and not self.reading and self.conn.their_state is not h11.IDLE:
                self.start_clock(door.limits.request_seconds)
                self.reading = True

        def on_response_complete(self) -> None:
            self.stop_clock()
            if self.conn.their_state is h11.SEND_BODY:
                # Answered before all of it was there. The guard counts it no longer, so it must not stay for long.
                self.start_clock(LINGER_SECONDS)
                self.reading = True
            super().on_response_complete()

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            self.let_go()
            super().handle_websocket_upgrade(event)

        def connection_lost(self, exc: Exception | None) -> None:
            self.let_go()
            super().connection_lost(exc)

        def let_go(self) -> None:
            self.stop_clock()
            if self.counted:
                self.counted = False
                door.leave(self.address)

    class Socket(WireProtocol):
        counted = False

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            super().connection_made(transport)
            self.address = address_of({"client": self.client})
            self.counted = door.enter(self.address)
            self.bucket = Bucket(FRAMES * door.limits.burst, FRAMES * door.limits.rate, self.loop.time())

        def data_received(self, data: bytes) -> None:
            for start in range(0, len(data), SLICE):
                if self.transport.is_closing():
                    return
                super().data_received(data[start : start + SLICE])

        def count(self, cost: float = 1.0) -> bool:
            """One more frame of any kind; whoever sends too many is cut off."""
            if self.bucket.take(self.loop.time(), cost):
                return True
            self.transport.abort()
            return False

        # Messages are counted once more where they are read, and there somebody says goodbye (4429).

        def handle_text(self, event: Frame) -> None:
            if self.count(0.5):
                super().handle_text(event)

        def handle_bytes(self, event: Frame) -> None:
            if self.count(0.5):
                super().handle_bytes(event)

        def handle_cont(self, event: Frame) -> None:
            if self.count():
                super().handle_cont(event)

        def handle_ping(self) -> None:
            if self.count():
                super().handle_ping()

        def handle_pong(self, event: Frame) -> None:
            if self.count():
                super().handle_pong(event)

        # A transport closes only when everything was read; who does not read must not keep it open for ever.

        async def run_asgi(self) -> None:
            await super().run_asgi()
            self.linger()

        def keepalive_timeout(self) -> None:
            super().keepalive_timeout()
            self.linger()

        def shutdown(self) -> None:
            super().shutdown()
            self.linger()

        def linger(self) -> None:
            self.loop.call_later(LINGER_SECONDS, self.transport.abort)

        def connection_lost(self, exc: Exception | None) -> None:
            if self.counted:
                self.counted = False
                door.leave(self.address)
            super().connection_lost(exc)

    return Call, Socket


class FewLines(logging.Filter):
    """Lets the first lines of a flood through, then few."""

    def __init__(self) -> None:
        super().__init__()
        self.buckets: dict[str, Bucket] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        bucket = self.buckets.setdefault(record.name, Bucket(LINES, 1 / LINE_SECONDS, record.created))
        return bucket.take(record.created)


def quieten() -> None:
    """Tracebacks of an attack were 319 MB in two minutes."""
    few: Any = FewLines()
    for name in ("asyncio", "uvicorn.error", "hexenkessel.table"):
        log = logging.getLogger(name)
        if not any(isinstance(found, FewLines) for found in log.filters):
            log.addFilter(few)
