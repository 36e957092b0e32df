"""How a person comes to a table: into the house in this process, or by the link of somebody's server."""

import contextlib
import re
from collections.abc import Coroutine, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec

from hexenkessel import bots, shelf
from hexenkessel.kernel.errors import HexenkesselError
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.records import Record, parse_record
from hexenkessel.learning.lessons import Lesson
from hexenkessel.table import client
from hexenkessel.table.client import UNREACHABLE, Refused, Visitor
from hexenkessel.table.home import Home, Housemate
from hexenkessel.table.laying import Place
from hexenkessel.table.protocol import RoomShown
from hexenkessel.terminal.sitting import (
    GOODBYE_SECONDS,
    NO_LONGER_GOOD,
    Background,
    Sitting,
    keep_token,
    take_place,
    token_file,
    unreachable,
)

T = TypeVar("T")


# -- one's own house -----------------------------------------------------------------------------------------


class Indoors:
    """The house in this process, open as long as a person plays."""

    def __init__(self, pace: float) -> None:
        """`pace`: the least seconds that a bot takes."""
        self.background = Background()
        try:
            self.home = self.background.submit(open_home(shelf.data_folder(), pace)).result()
        except HexenkesselError:
            self.background.close()
            raise

    def begin(
        self, game: Game, seed: int | None, options: Mapping[str, object], party: Sequence[Place]
    ) -> Sitting:
        """A new game; a seed of one's own is not sealed."""
        origin = "" if seed is None else game.start(len(party), seed, **options).record
        return self.go_on(self._do(self.home.lay(game, options, party, origin)))

    def go_on_from(self, text: str, own: str) -> Sitting:
        """A table that goes on where a record ends, with its party; one that names no bots gets some."""
        record = parse_record(text)
        game = shelf.game(record.heading("game"))
        first = shelf.first_state(game, record)
        party = party_of(record, first.players, own)
        moves = [(seat, move) for _, seat, move in record.moves]
        return self.go_on(self._do(self.home.lay(game, first.options, party, first.record, moves)))

    def teach(self, lesson: Lesson, own: str) -> Sitting:
        """A lesson, for a learner who is called so."""
        return self.go_on(self._do(self.home.teach(lesson, own)))

    def go_on(self, table: str) -> Sitting:
        """Back to the seat at a table that was left."""
        return self._do(self._sit(Housemate(self.home, table)))

    async def _sit(self, player: Housemate) -> Sitting:
        await player.connect()
        assert player.room is not None
        (seat,) = [seat for seat in player.sides if seat is not None]
        return await take_place(player, shelf.game(player.room.game), seat, self.background)

    def running(self) -> list[RoomShown]:
        """The games that are not over, the one played last first."""
        return self._do(self.home.running())

    def _do(self, work: Coroutine[Any, Any, T]) -> T:
        return self.background.submit(work).result()

    def close(self) -> None:
        with contextlib.suppress(TimeoutError):
            self.background.submit(self.home.close()).result(GOODBYE_SECONDS)
        self.background.close()


async def open_home(folder: Path, pace: float) -> Home:
    return Home(folder, pace)


def invite(players: int, seat: int, levels: Sequence[str], names: Sequence[str], own: str) -> list[Place]:
    """A party of one person, called `own` without a name given, and bots."""
    for level in levels:
        if level not in bots.LEVELS:
            raise HexenkesselError(
                "terminal-error-no-such-level",
                f"there is no level {level!r}; choose one of: {', '.join(bots.LEVELS)}",
                {"level": level, "known": ", ".join(bots.LEVELS)},
            )
    if len(levels) not in (1, players - 1):
        raise HexenkesselError(
            "terminal-error-bots-count",
            f"{len(levels)} levels for {players - 1} bots; give one for all or one for each",
            {"given": len(levels), "bots": players - 1},
        )
    check_seat(seat, players)
    if len(names) > players:
        raise HexenkesselError(
            "terminal-error-names-count",
            f"{len(names)} names for {players} players",
            {"given": len(names), "players": players},
        )
    bots_of = [*levels] * (players - 1) if len(levels) == 1 else [*levels]
    each = [*bots_of[:seat], None, *bots_of[seat:]]
    called = [*names, *[""] * (players - len(names))]
    return [
        Place(name.strip() or ("" if level else own), level) for name, level in zip(called, each, strict=True)
    ]


def party_of(record: Record, players: int, own: str) -> list[Place]:
    """The party of a record that was kept here. One from elsewhere names none: then the person sits in seat A."""
    names = [record.headings.get(f"name.{seat}", "") for seat in range(1, players + 1)]
    levels = [record.headings.get(f"bot.{seat}", "") for seat in range(1, players + 1)]
    if levels.count("") != 1:
        return invite(players, 0, [bots.USUAL_LEVEL], names, own)
    return invite(
        players, levels.index(""), [level for level in levels if level] or [bots.USUAL_LEVEL], names, own
    )


def check_seat(seat: int, players: int) -> None:
    if not 0 <= seat < players:
        raise HexenkesselError(
            "terminal-error-no-such-seat",
            f"there is no seat {seat + 1}; choose 1 to {players}",
            {"seat": seat + 1, "players": players},
        )


# -- a table of a server -------------------------------------------------------------------------------------


def arrive(background: Background, link: str, wanted: str | None, seat: int | None, name: str) -> Sitting:
    """Come to the table of this link: back to one's seat, or onto an open one. `wanted` is the game, if one was named."""
    address, table = read_link(link)
    try:
        return background.submit(sit_down(background, address, table, wanted, seat, name)).result()
    except UNREACHABLE:
        raise unreachable(address) from None


def read_link(link: str) -> tuple[str, str]:
    """The address of the server and the name of the table."""
    try:
        parts = urlsplit(link.strip())
        proper = parts.scheme == "http" and bool(parts.hostname) and parts.port != 0
    except ValueError:
        proper = False
    found = re.fullmatch(r"/t/(\w+)/?", parts.path, re.ASCII) if proper else None
    if found is None:
        raise HexenkesselError("terminal-error-link-form", f"{link!r} is no link of a table", {"link": link})
    return f"{parts.scheme}://{parts.netloc}", found[1]


async def sit_down(
    background: Background, address: str, table: str, wanted: str | None, seat: int | None, name: str
) -> Sitting:
    visitor = Visitor(address, table)
    room = await look_in(visitor)
    if wanted is not None and shelf.game(wanted).id != room.game:
        raise HexenkesselError(
            "terminal-error-other-game",
            f"at this table they play {room.game}, not {wanted}",
            {"found": room.game, "wanted": wanted},
        )
    if seat is not None:
        check_seat(seat, room.players)
    returned = await come_back(visitor, seat, room.players)
    if returned is None:
        visitor = Visitor(address, table)
        await visitor.enter()
        seat = await visitor.sit(name, seat)
        assert visitor.token is not None
        keep_token(visitor.link, seat, visitor.token)
        await visitor.connect()
        returned = visitor, seat
    return await take_place(returned[0], shelf.game(room.game), returned[1], background)


async def look_in(visitor: Visitor) -> RoomShown:
    """Become a guest by the link and see who sits there."""
    try:
        await visitor.enter()
        if not visitor.cookie:
            # Whoever knows no table of this house gets no cookie, and so could not even ask.
            raise HexenkesselError(
                "shell-error-unknown-table", f"no table {visitor.table}", {"table": visitor.table}
            )
        return msgspec.convert(await visitor.call("GET", f"/api/tables/{visitor.table}"), RoomShown)
    except Refused as refused:
        if refused.key == client.UNKNOWN.key:  # it speaks, but not our language
            raise unreachable(visitor.origin) from None
        raise


async def come_back(visitor: Visitor, seat: int | None, players: int) -> tuple[Visitor, int] | None:
    """Take the seat again whose token was kept; one that is no longer good is forgotten."""
    for place in range(players) if seat is None else [seat]:
        file = token_file(visitor.link, place)
        if not file.is_file():
            continue
        again = Visitor(visitor.origin, visitor.table, file.read_text(encoding="utf-8").strip())
        again.cookie = visitor.cookie
        try:
            await again.connect()
        except Refused as refused:
            if refused.status != NO_LONGER_GOOD:
                raise
        if place in again.sides:
            return again, place
        await again.close()
        file.unlink()
    return None
