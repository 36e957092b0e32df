"""A WebSocket's shorter way in and out.

uvicorn stops reading after every message until the application has taken it, and sends every message by a call of its own
through all layers of the application. Both is safe, and with four people at a table it was half of what a move cost. Here
reading goes on until some messages wait, and a small frame goes straight to the transport as long as there is room.
"""

import asyncio
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

# Messages of one client that may wait before its line is read no further.
READ_AHEAD: Final = 8
# Larger frames wait for their turn, where whoever does not read them is noticed (live.py).
SMALL_BYTES: Final = 16_384
# The last piece of a text, which is also its first.
TEXT: Final = 0x81


class WireProtocol(WebSocketsSansIOProtocol):
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.gathering = Gathering(cast(asyncio.Transport, transport))
        super().connection_made(cast(asyncio.BaseTransport, self.gathering))

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            # So that the table can write to it, and wait until it was read (sockets.py).
            self.scope["state"]["wire"] = self

    # Whatever knows itself, by whichever way round, is given back only when all is collected, and that is seldom (house.py).

    async def run_asgi(self) -> None:
        await super().run_asgi()
        del self.scope

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()

    def send_receive_event_to_app(self) -> None:
        if self.read_paused or self.queue.qsize() >= READ_AHEAD:
            super().send_receive_event_to_app()
            return
        # It would pause now, but believes that it has.
        self.read_paused = True
        super().send_receive_event_to_app()
        self.read_paused = False

    def write_now(self, frame: bytes) -> bool:
        """Whether this frame could be sent at once; if not, nothing of it was."""
        if (
            len(frame) + self.gathering.size > SMALL_BYTES
            or not self.writable.is_set()
            or self.conn.state is not OPEN
            or self.gathering.transport.is_closing()
        ):
            return False
        self.gathering.write(framed(frame))
        return True


def framed(text: bytes) -> bytes:
    """As a server sends a whole text of less than 64 KB (RFC 6455, section 5.2): four of them a move."""
    size = len(text)
    return (bytes((TEXT, size)) if size < 126 else bytes((TEXT, 126, size >> 8, size & 255))) + text


class Gathering:
    """A transport that sends in one go what is written in one go: an acknowledgement and the news that come with it."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self.transport = transport
        self.written: list[bytes] = []
        self.size = 0

    def write(self, data: bytes) -> None:
        if not data:
            return
        if not self.written:
            asyncio.get_running_loop().call_soon(self.flush)
        self.written.append(data)
        self.size += len(data)

    def flush(self) -> None:
        if self.written:
            self.transport.write(b"".join(self.written) if len(self.written) > 1 else self.written[0])
            self.written.clear()
            self.size = 0

    def close(self) -> None:
        self.flush()
        self.transport.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)
