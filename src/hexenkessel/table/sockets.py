"""The WebSocket: a client's line over the network."""

import asyncio
import contextlib
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

from hexenkessel.table.guard import address_of
from hexenkessel.table.house import House
from hexenkessel.table.protocol import encode
from hexenkessel.table.talk import Goodbye, serve, trouble
from hexenkessel.table.wire import WireProtocol

AnySocket = WebSocket[Any, Any, Any]
GONE: Final = (WebSocketDisconnect, RuntimeError)
GOODBYE_SECONDS: Final = 1.0


class SocketLine:
    def __init__(self, socket: AnySocket) -> None:
        self.socket = socket
        self.wire: WireProtocol = socket.scope["state"]["wire"]
        self.write_now = self.wire.write_now

    async def receive(self) -> str:
        return await self.socket.receive_data("text")

    async def write(self, frame: bytes) -> None:
        await self.socket.send_data(frame.decode())
        await self.wire.writable.wait()


@websocket("/ws")
async def table_socket(socket: AnySocket, house: NamedDependency[House]) -> None:
    guest = await house.guest(socket.cookies.get(house.cookie), address_of(socket.scope))
    if guest is None or not house.open_socket(guest):
        await socket.accept()
        await close(socket, Goodbye(4429 if guest else 4403))
        return
    try:
        await socket.accept()
        await serve(SocketLine(socket), house, guest)
    except Goodbye as goodbye:
        await close(socket, goodbye)
    except GONE:
        pass
    finally:
        house.close_socket(guest)
        let_go(socket)


def let_go(socket: AnySocket) -> None:
    """Its two ways in and out know the socket, and it knows them; see wire.py for why they must not."""
    del socket.receive, socket.send


async def close(socket: AnySocket, goodbye: Goodbye) -> None:
    """Say goodbye to whoever still listens."""
    with contextlib.suppress(*GONE, TimeoutError):
        async with asyncio.timeout(GOODBYE_SECONDS):
            if goodbye.error is not None:
                await socket.send_data(encode(trouble(goodbye.error)).decode())
            await socket.close(goodbye.code)
