"""A house in this process, for whoever plays in the terminal: the same tables, log and bots, without a door to the network.

Its tables lie in a file of their own beside those of the server. Several terminals can use it at once: every row has its
number, and whoever was slower looks again (live.py).
"""

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from hexenkessel.kernel.errors import HexenkesselError
from hexenkessel.kernel.game import Game
from hexenkessel.learning.lessons import Lesson
from hexenkessel.table import logs, replays, sight, wishes
from hexenkessel.table.client import Player
from hexenkessel.table.errors import NotStored, TableError
from hexenkessel.table.house import Guest, House
from hexenkessel.table.laying import Place, first_row, lay, lay_lesson
from hexenkessel.table.limits import Limits
from hexenkessel.table.protocol import RoomShown, encode
from hexenkessel.table.room import Room
from hexenkessel.table.sqlite_store import SqliteStore
from hexenkessel.table.talk import Goodbye, serve, trouble
from hexenkessel.table.tokens import digest, new_secret, new_table_id, new_token

DATABASE: Final = "terminal.sqlite"
KEY: Final = "terminal.key"
JOURNAL: Final = "terminal.log"
# Whoever sits at this machine; nobody else can come in. Their one token is all that they need.
HERE: Final = Guest("here", "here", "")
# The least seconds that a bot takes, so that one can follow.
PACE: Final = 0.7
# Nobody has to be kept from hurting the others.
MANY: Final = 1_000_000


class Home:
    """To be made and used in the event loop that the house shall live in."""

    def __init__(self, folder: Path, pace: float = PACE) -> None:
        limits = Limits(burst=MANY, tables_per_guest=MANY, pace=pace)
        self.store = SqliteStore(folder / DATABASE)
        self.close_journal = logs.aside(folder / JOURNAL)
        self.house = House(self.store, limits, [], "", workers=1)
        # The one key to all seats that the person at this machine has.
        self.token = own_token(folder / KEY)
        self.talking: set[asyncio.Task[None]] = set()
        # The bots find their code meanwhile; and later, a full screen owns what a new process would inherit.
        self.house.thinkers.open()

    async def lay(
        self,
        game: Game,
        given: Mapping[str, Any],
        party: Sequence[Place],
        origin: str = "",
        moves: Iterable[tuple[int, str]] = (),
    ) -> str:
        """A table where the game has begun, from an `origin` (rows.py) and with some moves made where these are given."""
        created = first_row(game, game.check_players(len(party)), given, digest(self.token))
        return await self.keep(lay(new_table_id(), created, party, origin, moves))

    async def teach(self, lesson: Lesson, name: str) -> str:
        """A table where this lesson has begun."""
        return await self.keep(lay_lesson(new_table_id(), lesson, name, digest(self.token)))

    async def keep(self, room: Room) -> str:
        try:
            await self.store.create(room.id, HERE.hash, room.rows)
        except NotStored:
            raise TableError(503, "table-error-not-stored") from None
        return room.id

    async def running(self) -> list[RoomShown]:
        """The games that are not over, the one played last first. What can't be played any more is left out."""
        rooms = []
        for id in await self.store.running(HERE.hash):
            with contextlib.suppress(HexenkesselError):
                room = (await self.house.table(id)).room
                if room.phase == "playing":
                    rooms.append(room)
        rooms.sort(key=lambda room: room.rows[-1].at, reverse=True)
        return [sight.show_room(room, (), 0) for room in rooms]

    async def converse(self, wire: "Wire") -> None:
        """One client's line, from hello to goodbye."""
        self.house.open_socket(HERE)
        try:
            await serve(wire, self.house, HERE)
        except Goodbye as goodbye:
            if goodbye.error is not None:
                await wire.told.put(encode(trouble(goodbye.error)))
            wire.close_code = goodbye.code
        except HungUp:
            pass
        finally:
            self.house.close_socket(HERE)
            await wire.told.put(None)

    async def close(self) -> None:
        await self.house.close()
        for task in self.talking:
            task.cancel()
        self.close_journal()


def own_token(file: Path) -> str:
    """The token in this file, which nobody else on this machine may read; a new one, if there is none yet."""
    try:
        with contextlib.suppress(FileExistsError), open(os.open(file, NEW, 0o600), "w") as out:
            out.write(new_token())
        return file.read_text(encoding="utf-8")
    except OSError:
        raise TableError(500, "shell-error-data-folder", folder=str(file.parent)) from None


NEW: Final = os.O_WRONLY | os.O_CREAT | os.O_EXCL


# -- the line ------------------------------------------------------------------------------------------------


class HungUp(Exception):
    """The other end of a wire is gone."""


class Wire:
    """Both ends of a line in memory: the same frames as over a WebSocket."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[str | None] = asyncio.Queue()
        self.told: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.close_code: int | None = None

    # The house's end.

    async def receive(self) -> str:
        text = await self.heard.get()
        if text is None:
            raise HungUp
        return text

    async def write(self, frame: bytes) -> None:
        self.write_now(frame)

    def write_now(self, frame: bytes) -> bool:
        self.told.put_nowait(frame)
        return True

    # The client's end.

    async def send(self, message: str) -> None:
        await self.heard.put(message)

    async def __aiter__(self) -> AsyncIterator[bytes]:
        while (frame := await self.told.get()) is not None:
            yield frame

    async def close(self) -> None:
        await self.heard.put(None)


class Housemate(Player[Wire]):
    """Whoever sits at this machine, at one of its tables."""

    def __init__(self, home: Home, table: str) -> None:
        super().__init__(table, home.token)
        self.home = home

    async def open_socket(self) -> Wire:
        wire = Wire()
        talking = asyncio.create_task(self.home.converse(wire))
        self.home.talking.add(talking)
        talking.add_done_callback(self.home.talking.discard)
        return wire

    async def start(self) -> None:
        live = await self.home.house.table(self.table)
        await live.perform(lambda room: wishes.start(room, digest(self.home.token), new_secret()))

    async def record(self) -> str:
        return replays.record_of((await self.home.house.table(self.table)).room)

    async def rematch(self) -> "Housemate":
        house = self.home.house
        table = await house.rematch(await house.table(self.table), HERE.hash, digest(self.home.token))
        return Housemate(self.home, table)
