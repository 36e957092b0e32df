"""One person's seat at a table of a server: what a Sitting is for a table of one's own.

The client lives in a thread with an event loop of its own. Its frames replace what is known here; everything that is
shown comes out of the side of this one seat. The token of the seat is kept, so that the same command comes back to it.
"""

import asyncio
import contextlib
import http.client
import re
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import msgspec
from websockets.exceptions import WebSocketException

from hexenkessel import shelf
from hexenkessel.bots.thinkers import Thinkers
from hexenkessel.kernel.errors import HexenkesselError, IllegalMove, Refusal
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.moves import Move
from hexenkessel.table import client
from hexenkessel.table.client import Refused, Visitor
from hexenkessel.table.protocol import Ack, Events, Explained, Hinted, Looked, RoomShown, Snapshot
from hexenkessel.terminal.sitting import Party, Sitting
from hexenkessel.terminal.speech import Shown
from hexenkessel.words import Catalogue

T = TypeVar("T")

BEAT: Final = 0.05  # seconds until somebody who waits looks around again
GOODBYE_SECONDS: Final = 2.0
PATIENCE: Final = 5.0  # with a server that is asked how a game began
NO_LONGER_GOOD: Final = 4401  # the server's word for a token that has ended
UNREACHABLE: Final = (OSError, http.client.HTTPException, WebSocketException, msgspec.MsgspecError)
# What else happens at a table while it plays. A game may have events of the same name, so these have their own.
TABLE_NEWS: Final = ("joined", "left", "freed", "takeover", "giveback", "undo")


@cache
def server_words(lang: str) -> Catalogue:
    """With the words of the server and of all games: an answer may speak of either."""
    return Catalogue(lang, [Path(client.__file__).parent, *shelf.word_folders()], shelf.figures)


def unreachable(address: str) -> HexenkesselError:
    return HexenkesselError(
        "terminal-error-unreachable", f"no table server at {address}", {"address": address}
    )


class Caller(Visitor):
    """A visitor who says when the line is broken and when it holds again."""

    def __init__(self, address: str, table: str = "", token: str | None = None) -> None:
        super().__init__(address, table, token)
        self.lost = False
        self.notify: Callable[[], None] = lambda: None

    async def redial(self, pause: float) -> float:
        self.lost = True
        self.notify()
        pause = await super().redial(pause)
        self.lost = False
        self.notify()
        return pause


class Background:
    """An event loop in a thread of its own."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()

    def submit(self, work: Coroutine[Any, Any, T]) -> Future[T]:
        return asyncio.run_coroutine_threadsafe(work, self.loop)

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(GOODBYE_SECONDS)


class Guest(Sitting):
    """Nobody's bots are played from here: the server lets them play (`bot_to_move` is always None)."""

    def __init__(self, caller: Caller, game: Game, seat: int, background: Background) -> None:
        assert caller.room is not None
        self.game = game
        self.seat = seat
        self.news: list[Shown] = []
        self.first_to_act: tuple[int, ...] = ()
        self.file = shelf.data_folder() / "records" / f"{game.id}-{caller.table}.txt"
        self.caller = caller
        self.room: RoomShown = caller.room
        self.side = caller.sides[seat]
        self.seq = 0
        self.changes = 0
        self._background = background
        self._heard_until = 0
        self._stirred = threading.Event()
        self._arrived = asyncio.Event()
        self._saved = False
        caller.notify = self._stir

    # -- listening, in the background -----------------------------------------------------------------------

    async def listen(self) -> None:
        """Take in what came with the greeting, then follow for as long as the server has us."""
        await self._take_in()
        self._following = asyncio.create_task(self._follow())
        if self.room.phase == "playing" and self.room.seats[self.seat].level is not None:
            await self.caller.giveback(self.seat)  # a bot played for us while we were away

    async def _follow(self) -> None:
        while not self.caller.closed:
            frame = await self.caller.next()
            if isinstance(frame, Snapshot | Events) and self.caller.seq == frame.seq:
                await self._take_in()
            if self.caller.room is not None:
                self.room = self.caller.room
            self._stir()

    async def _take_in(self) -> None:
        """The newest side replaces the one before; its rows become news, each once."""
        side = self.caller.sides.get(self.seat)
        if side is None or self.caller.room is None:
            return
        self.room = self.caller.room
        for row in side.rows:
            if row["seq"] > self._heard_until:
                await self._tell(row)
                self._heard_until = row["seq"]
        self.side = side
        self.seq = self.caller.seq
        self._stir()
        self._arrived.set()
        self._arrived = asyncio.Event()

    async def _tell(self, row: dict[str, Any]) -> None:
        kind = row["kind"]
        if kind == "started":
            self.first_to_act = await self._deciding_at(row["seq"])
        if kind in ("started", "move"):
            # A table tells the beginning itself, before all news.
            self.news.extend([event for event in row["events"] if event["kind"] != "start"])
        elif kind in TABLE_NEWS and self.room.phase != "lobby":
            self.news.append({"kind": f"table-{kind}", "seat": row["seat"]})

    async def _deciding_at(self, seq: int) -> tuple[int, ...]:
        """Who had to decide then: a running game is greeted where it stands, not where it began."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                looked = await self.caller.look(seq)
                sides = looked.sides if isinstance(looked, Looked) else []
                view = next((glance.view for glance in sides if glance.seat == self.seat), None)
                return tuple(seat for seat, asked in enumerate(view["deciding"]) if asked) if view else ()
        return ()

    def _stir(self) -> None:
        self.changes += 1
        self._stirred.set()

    def wait(self) -> None:
        """Until something has changed, but no longer than a beat."""
        self._stirred.wait(BEAT)
        self._stirred.clear()

    # -- what the seat sees ---------------------------------------------------------------------------------

    @property
    def lost(self) -> bool:
        return self.caller.lost

    @property
    def dismissed(self) -> HexenkesselError | None:
        """Why the server let this guest go for good."""
        code = self.caller.closed
        if not code:
            return None
        if code == NO_LONGER_GOOD:
            return HexenkesselError("terminal-error-seat-gone", "the token has ended")
        return HexenkesselError("table-error-closed", f"closed with {code}", {"code": code})

    @property
    def party(self) -> Party:  # type: ignore[override]
        """People come and go at a table of a server."""
        seats = self.room.seats
        levels = [(seat.level or "") if seat.kind == "bot" else "" for seat in seats]
        return Party(tuple(seat.name or "" for seat in seats), tuple(levels))

    def names(self, lang: str) -> list[str]:
        """Bots are called as on the page."""
        text = server_words(lang).text
        return [
            text("page-bot-name", seat=seat.seat + 1) if seat.kind == "bot" else seat.name or ""
            for seat in self.room.seats
        ]

    @property
    def playing(self) -> bool:
        """Whether there is anything to see: the game has begun."""
        return self.side.view is not None

    @property
    def view(self) -> Shown:
        assert self.side.view is not None
        return self.side.view

    @property
    def moves(self) -> list[Move]:
        return sorted((self.game.move(move.text) for move in self.side.moves), key=lambda move: move.code)

    @property
    def deciding(self) -> list[int]:
        return [seat for seat, asked in enumerate(self.view["deciding"]) if asked]

    @property
    def my_turn(self) -> bool:
        return self.seat in self.deciding

    @property
    def rule(self) -> str:
        return self.side.rule or self.game.end_rule_for(self.players)

    @property
    def players(self) -> int:
        return self.room.players

    @property
    def options(self) -> dict[str, str | int]:
        return dict(self.room.options)

    @property
    def passed_over(self) -> list[str]:
        return self.room.passed_over

    @property
    def over(self) -> bool:
        return bool(self.view["over"])

    @property
    def ending(self) -> str:
        return self.side.ending

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, won in enumerate(self.view["won"]) if won)

    @property
    def asked(self) -> str:
        """What somebody wants this seat to agree to: "undo", "takeover" or nothing."""
        ask = self.room.ask
        if ask is None or self.seat not in ask.voters or self.seat in ask.yes:
            return ""
        return ask.what

    def explain(self, move: Move | str) -> Refusal | None:
        text = move if isinstance(move, str) else move.text
        return self._answer(self.caller.explain(self.seat, text), self._first_reason)

    async def explain_touch(self, touch: str) -> Refusal | None:
        asking = asyncio.wrap_future(
            self._background.submit(self.caller.explain(self.seat, touches=(touch,)))
        )
        return self._first_reason(await asking)

    def _first_reason(self, answer: object) -> Refusal | None:
        if not isinstance(answer, Explained) or not answer.reasons:
            return None
        reason = answer.reasons[0]
        return Refusal(reason.rule, reason.key, dict(reason.facts))

    # -- what happens ---------------------------------------------------------------------------------------

    def start(self) -> None:
        """Begin, when every seat is taken; Refused says what is missing."""
        self._call(self.caller.start())

    def play(self, move: Move) -> None:
        self.send(move).result()

    def send(self, move: Move) -> Future[None]:
        """A move on its way: done when the server has kept it and shown what came of it."""
        return self._background.submit(self._send(move))

    async def _send(self, move: Move) -> None:
        answer = await self.caller.move(self.seat, move.text)
        if isinstance(answer, Ack):
            while self.seq < answer.seq:
                await self._arrived.wait()
        elif answer.reasons:
            reason = answer.reasons[0]
            raise IllegalMove(self.game.id, move.text, Refusal(reason.rule, reason.key, dict(reason.facts)))
        else:
            raise HexenkesselError(f"table-reject-{answer.code}", f"rejected: {answer.code}")

    def agree(self, yes: bool) -> None:
        """Answer what somebody asked of the table."""
        if self.asked and self.room.ask is not None:
            self._background.submit(self.caller.answer(self.seat, self.room.ask.seq, yes))

    @property
    def bot_to_move(self) -> int | None:
        return None

    def hint(self) -> list[tuple[Move, int]]:
        return self._answer(self.caller.hint(self.seat), self._thoughts)

    async def hint_elsewhere(self, thinkers: Thinkers) -> list[tuple[Move, int]]:
        """The server's own thinkers do it."""
        return self._thoughts(await asyncio.wrap_future(self._background.submit(self.caller.hint(self.seat))))

    def _thoughts(self, answer: object) -> list[tuple[Move, int]]:
        if not isinstance(answer, Hinted):
            raise HexenkesselError("table-error-no-hint", "no hint now")
        return [(self.game.move(thought.move.text), thought.chance) for thought in answer.thoughts]

    def _answer(self, question: Coroutine[Any, Any, Any], read: Callable[[object], T]) -> T:
        """A question that was on its way when the line broke is not asked again."""
        asking = self._background.submit(question)
        while not asking.done():
            self._stirred.wait(BEAT)
            if self.lost:
                asking.cancel()
                raise HexenkesselError("terminal-guest-lost", "the line is broken")
        return read(asking.result())

    def _call(self, call: Coroutine[Any, Any, T]) -> T:
        try:
            return self._background.submit(call).result()
        except UNREACHABLE:
            raise unreachable(self.caller.origin) from None

    # -- keeping --------------------------------------------------------------------------------------------

    @property
    def link(self) -> str:
        return f"{self.caller.origin}/t/{self.caller.table}"

    @property
    def record(self) -> str:
        return str(self._call(self.caller.call("GET", f"/api/tables/{self.caller.table}/record")))

    def save(self) -> None:
        """The server keeps the game; when it is over, its record comes here."""
        if self.playing and self.over and not self._saved:
            super().save()
            self._saved = True

    def again(self) -> "Guest":
        """The next table of the same people; the token is good there, too."""
        told = self._call(self.caller.call("POST", f"/api/tables/{self.caller.table}/rematch"))
        assert self.caller.token is not None
        link = f"{self.caller.origin}{told['path']}"
        keep_token(link, self.seat, self.caller.token)
        return arrive(link, self.game.id, self.seat, "")

    def close(self) -> None:
        """Hang up; the seat stays."""
        with contextlib.suppress(TimeoutError, *UNREACHABLE):
            self._background.submit(self._hang_up()).result(GOODBYE_SECONDS)
        self._background.close()

    async def _hang_up(self) -> None:
        self._following.cancel()
        await self.caller.close()


# -- sitting down --------------------------------------------------------------------------------------------


def arrive(link: str, wanted: str | None, seat: int | None, name: str) -> Guest:
    """Come to the table of this link: back to one's seat, or onto an open one. `wanted` is the game, if one was named."""
    address, table = read_link(link)
    background = Background()
    arriving = background.submit(sit_down(address, table, wanted, seat, name, background))
    try:
        return arriving.result()
    except UNREACHABLE:
        background.close()
        raise unreachable(address) from None
    except BaseException:
        background.close()
        raise


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
    address: str, table: str, wanted: str | None, seat: int | None, name: str, background: Background
) -> Guest:
    caller = Caller(address, table)
    room = await look_in(caller)
    if wanted is not None and shelf.game(wanted).id != room.game:
        raise HexenkesselError(
            "terminal-error-other-game",
            f"at this table they play {room.game}, not {wanted}",
            {"found": room.game, "wanted": wanted},
        )
    if seat is not None and not 0 <= seat < room.players:
        raise HexenkesselError(
            "terminal-error-no-such-seat",
            f"there is no seat {seat + 1}",
            {"seat": seat + 1, "players": room.players},
        )
    returned = await come_back(caller, seat, room.players)
    if returned is None:
        caller = Caller(address, table)
        await caller.enter()
        seat = await caller.sit(name, seat)
        assert caller.token is not None
        keep_token(f"{address}/t/{table}", seat, caller.token)
        await caller.connect()
        returned = caller, seat
    guest = Guest(returned[0], shelf.game(room.game), returned[1], background)
    await guest.listen()
    return guest


async def look_in(caller: Caller) -> RoomShown:
    """Become a guest by the link and see who sits there."""
    try:
        await caller.enter()
        if not caller.cookie:
            # Whoever knows no table of this house gets no cookie, and so could not even ask.
            raise HexenkesselError(
                "shell-error-unknown-table", f"no table {caller.table}", {"table": caller.table}
            )
        return msgspec.convert(await caller.call("GET", f"/api/tables/{caller.table}"), RoomShown)
    except Refused as refused:
        if refused.key == client.UNKNOWN.key:  # it speaks, but not our language
            raise unreachable(caller.origin) from None
        raise


async def come_back(caller: Caller, seat: int | None, players: int) -> tuple[Caller, int] | None:
    """Take the seat again whose token was kept; one that is no longer good is forgotten."""
    for place in range(players) if seat is None else [seat]:
        file = token_file(f"{caller.origin}/t/{caller.table}", place)
        if not file.is_file():
            continue
        again = Caller(caller.origin, caller.table, file.read_text(encoding="utf-8").strip())
        again.cookie = caller.cookie
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


def token_file(link: str, seat: int) -> Path:
    parts = urlsplit(link)
    house = re.sub(r"[^\w.-]", "_", parts.netloc, flags=re.ASCII)
    return shelf.data_folder() / "seats" / house / f"{parts.path.rpartition('/')[2]}-{seat + 1}.txt"


def keep_token(link: str, seat: int, token: str) -> None:
    """The token is the only key to the seat: nobody else on this machine may read it."""
    file = token_file(link, seat)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(mode=0o600)
        file.write_text(token + "\n", encoding="utf-8")
    except OSError as error:
        folder = str(file.parent)
        raise HexenkesselError(
            "shell-error-data-folder", f"{folder}: {error.strerror}", {"folder": folder}
        ) from None
