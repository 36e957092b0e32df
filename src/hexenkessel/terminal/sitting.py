"""One person's seat at a table: what they see there and what they do. The table is one's own or somebody's server.

The client lives in a thread with an event loop of its own. Its frames replace what is known here; everything that is
shown comes out of the side of this one seat.
"""

import asyncio
import contextlib
import re
import threading
import time
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import hexenkessel as hx
from hexenkessel import shelf
from hexenkessel.kernel.dice import commitment
from hexenkessel.kernel.errors import HexenkesselError, IllegalMove, Refusal
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.moves import Move
from hexenkessel.table.client import UNREACHABLE, Player
from hexenkessel.table.protocol import (
    Ack,
    Events,
    Explained,
    Hinted,
    Rejected,
    RoomShown,
    SheetShown,
    Snapshot,
    Thought,
)
from hexenkessel.terminal.files import keep_text
from hexenkessel.terminal.speech import Shown, game_words

T = TypeVar("T")

BEAT: Final = 0.05  # seconds until somebody who waits looks around again
GOODBYE_SECONDS: Final = 2.0
NO_LONGER_GOOD: Final = 4401  # the server's word for a token that has ended
# What else happens at a table while it plays. A game may have events of the same name, so these have their own.
TABLE_NEWS: Final = ("joined", "left", "freed", "takeover", "giveback", "expired", "undo", "redo")


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


class Sitting:
    def __init__(self, player: Player[Any], game: Game, seat: int, background: Background) -> None:
        assert player.room is not None
        self.player = player
        self.game = game
        self.seat = seat
        self.room: RoomShown = player.room
        self.side = player.sides[seat]
        self.seq = 0
        self.news: list[Shown] = []
        self.changes = 0
        # Who wants to hear of every change; it is told from the other thread.
        self.notify: Callable[[], None] = lambda: None
        self.file = shelf.data_folder() / "records" / f"{game.id}-{player.table}.txt"
        # Whether the deal was what the table had committed itself to; known after the end.
        self.proven: bool | None = None
        self._background = background
        self._heard_until = 0
        # When the room was told last: clocks have run on since.
        self._told_at = time.monotonic()
        self._stirred = threading.Event()
        self._arrived = asyncio.Event()
        player.notify = self._stir

    # -- listening, in the background -----------------------------------------------------------------------

    async def listen(self) -> None:
        """Take in what came with the greeting, then follow for as long as the table has us."""
        self._take_in()
        self._following = asyncio.create_task(self._follow())
        if self.room.phase == "playing" and self.room.seats[self.seat].level is not None:
            await self.player.giveback(self.seat)  # a bot played for us while we were away

    async def _follow(self) -> None:
        while not self.player.closed:
            frame = await self.player.next()
            if isinstance(frame, Snapshot | Events) and self.player.seq == frame.seq:
                self._take_in()
            elif self.player.room is not None:
                self.room = self.player.room
                self._told_at = time.monotonic()
            self._stir()

    def _take_in(self) -> None:
        """The newest side replaces the one before; its rows become news, each once."""
        side = self.player.sides.get(self.seat)
        if side is None or self.player.room is None:
            return
        self.room = self.player.room
        self._told_at = time.monotonic()
        for row in side.rows:
            if row["seq"] > self._heard_until:
                self._tell(row)
                self._heard_until = row["seq"]
        self.side = side
        self.seq = self.player.seq
        self._arrived.set()
        self._arrived = asyncio.Event()

    def _tell(self, row: dict[str, Any]) -> None:
        kind = row["kind"]
        if kind in ("started", "move"):
            self.news.extend(row["events"])
            if row.get("forced"):
                self.news.append({"kind": "table-forced", "seat": row["seat"]})
        elif kind == "said" and self.news:
            self.news.append({"kind": "table-said", "seat": row["seat"], "phrase": row["phrase"]})
        elif kind == "rest" and self.news:
            self.news.append({"kind": "table-rest" if row["until"] else "table-back", "seat": row["seat"]})
        elif kind in TABLE_NEWS and self.news:
            self.news.append({"kind": f"table-{kind}", "seat": row["seat"]})

    def _stir(self) -> None:
        self.changes += 1
        self._stirred.set()
        self.notify()

    def wait(self) -> None:
        """Until something has changed, but no longer than a beat."""
        self._stirred.wait(BEAT)
        self._stirred.clear()

    # -- what the seat sees ---------------------------------------------------------------------------------

    @property
    def lost(self) -> bool:
        return self.player.lost

    @property
    def dismissed(self) -> HexenkesselError | None:
        """Why the table let this person go for good."""
        code = self.player.closed
        if not code:
            return None
        if code == NO_LONGER_GOOD:
            return HexenkesselError("terminal-error-seat-gone", "the token has ended")
        return HexenkesselError("table-error-closed", f"closed with {code}", {"code": code})

    @property
    def alone(self) -> bool:
        """Whether all others are bots."""
        return all(seat.kind == "bot" or seat.seat == self.seat for seat in self.room.seats)

    @property
    def levels(self) -> list[str | None]:
        """Where a bot plays, and how well."""
        return [seat.level for seat in self.room.seats]

    def names(self, lang: str) -> list[str]:
        """Bots are called as on the page, unless somebody else has that name."""
        text = game_words(lang, self.game.id).text
        names = [seat.name or "" for seat in self.room.seats]
        spare = [text("page-bot-name", seat=number) for number in range(1, len(names) + 1)]
        for seat in self.room.seats:
            if seat.kind == "bot" and not seat.name:
                usual = spare[seat.seat]
                free = [name for name in (usual, *spare) if name not in names]
                names[seat.seat] = free[0] if free else ""
        return names

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
        """The legal moves of this seat, in the order in which a hand is held."""
        return [self.game.move(code) for code in sorted(self.side.moves)]

    @property
    def deciding(self) -> list[int]:
        return [seat for seat, asked in enumerate(self.view["deciding"]) if asked]

    @property
    def my_turn(self) -> bool:
        """Whether there is something to choose; where there is only one move, the table makes it."""
        return self.seat in self.deciding and bool(self.side.moves)

    def time_left(self, seat: int) -> float | None:
        """The seconds that run for this seat, where they do."""
        clock = self.room.clock
        shown = clock.seats[seat] if clock is not None and clock.seats else None
        if shown is None or not shown.running:
            return None
        return max(0.0, shown.left - (time.monotonic() - self._told_at))

    @property
    def rule(self) -> str:
        """The rule that grants the choice that is being waited for; at the end, the rule that says so."""
        return self.side.rule or self.game.end_rule_for(self.room.players)

    @property
    def over(self) -> bool:
        return bool(self.view["over"])

    @property
    def ending(self) -> str:
        return self.side.ending

    @property
    def sheet(self) -> SheetShown:
        """Where the points come from, at the end."""
        assert self.side.sheet is not None
        return self.side.sheet

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

    # -- what happens: everything is on its way at once, and done when the table has answered ----------------

    def do(self, work: Coroutine[Any, Any, T]) -> Future[T]:
        doing = self._background.submit(work)
        doing.add_done_callback(lambda _: self._stirred.set())
        return doing

    def say(self, phrase: str) -> None:
        """One of the fixed phrases, to everybody at the table."""
        self.do(self.player.say(self.seat, phrase))

    def explain(self, move: Move) -> Future[Refusal | None]:
        return self.do(self._explain(self.player.explain(self.seat, move.text)))

    def explain_touch(self, touch: str) -> Future[Refusal | None]:
        return self.do(self._explain(self.player.explain(self.seat, touches=(touch,))))

    async def _explain(self, question: Coroutine[Any, Any, object]) -> Refusal | None:
        answer = await question
        if not isinstance(answer, Explained) or not answer.reasons:
            return None
        reason = answer.reasons[0]
        return Refusal(reason.rule, reason.key, dict(reason.facts))

    def hint(self) -> Future[list[Thought]]:
        """What the best bot thinks of the person's moves, best first; of the first alone where all are alike."""
        return self.do(self._hint())

    async def _hint(self) -> list[Thought]:
        answer = await self.player.hint(self.seat)
        if not isinstance(answer, Hinted):
            raise HexenkesselError("table-error-no-hint", "no hint now")
        return answer.thoughts[:1] if answer.alike else answer.thoughts

    def play(self, move: Move) -> Future[None]:
        return self.do(self._play(move))

    async def _play(self, move: Move) -> None:
        answer = await self.player.move(self.seat, move.text)
        if isinstance(answer, Rejected) and answer.reasons:
            reason = answer.reasons[0]
            raise IllegalMove(self.game.id, move.text, Refusal(reason.rule, reason.key, dict(reason.facts)))
        await self._shown(answer)

    def undo(self, turn: bool) -> Future[None]:
        """Take the last move back, or the whole turn; with others at the table it may take their consent."""
        return self.do(self._undo(turn))

    async def _undo(self, turn: bool) -> None:
        await self._shown(await self.player.undo(self.seat, turn))

    def learn(self, step: int, what: str) -> Future[None]:
        """On or back in a lesson, from this step."""
        return self.do(self._learn(step, what))

    async def _learn(self, step: int, what: str) -> None:
        await self._shown(await self.player.learn(self.seat, step, what))

    def redo(self) -> Future[None]:
        """Make again what was taken back."""
        return self.do(self._redo())

    async def _redo(self) -> None:
        await self._shown(await self.player.redo(self.seat))

    async def _shown(self, answer: Ack | Rejected) -> None:
        """The table has kept it, and what came of it can be seen; or it says why not."""
        if isinstance(answer, Rejected):
            raise HexenkesselError(f"table-reject-{answer.code}", f"rejected: {answer.code}")
        while self.seq < answer.seq:
            await self._arrived.wait()

    def start(self) -> Future[None]:
        """Begin, when every seat is taken; Refused says what is missing."""
        return self.do(self.player.start())

    def agree(self, yes: bool) -> None:
        """Answer what somebody asked of the table."""
        if self.asked and self.room.ask is not None:
            self.do(self.player.answer(self.seat, self.room.ask.seq, yes))

    # -- after the end --------------------------------------------------------------------------------------

    def save(self, names: Sequence[str]) -> None:
        """The table keeps the game; when it is over, its record comes here, and the deal is checked."""
        if self.proven is not None or not (self.playing and self.over):
            return
        record = self._reach(self.player.record())
        headings, _, moves = record.partition("\n\n")
        named = "".join(f'[name.{seat} "{name}"]\n' for seat, name in enumerate(names, 1) if name)
        keep_text(self.file, f"{headings}\n{named}\n{moves}")
        sealed, secret = self.room.commitment, self.room.secret
        fits = sealed is None or (secret is not None and commitment(bytes.fromhex(secret)) == sealed)
        self.proven = fits and (secret is None or secret in headings) and hx.replay(record).over

    def again(self) -> "Sitting":
        """The next table of the same people. With bots alone, nobody has to be waited for."""
        return self._reach(self._again())

    async def _again(self) -> "Sitting":
        player = await self.player.rematch()
        if player.link and player.token is not None:
            keep_token(player.link, self.seat, player.token)
        await player.connect()
        following = await take_place(player, self.game, self.seat, self._background)
        if self.alone and not following.playing:
            await player.start()
            while not following.playing:
                await following._arrived.wait()
        return following

    def _reach(self, call: Coroutine[Any, Any, T]) -> T:
        try:
            return self._background.submit(call).result()
        except UNREACHABLE:
            raise unreachable(self.player.link) from None

    def close(self) -> None:
        """Hang up, once; the seat stays."""
        if self._following.done() or not self._background.loop.is_running():
            return
        with contextlib.suppress(TimeoutError, *UNREACHABLE):
            self._background.submit(self._hang_up()).result(GOODBYE_SECONDS)

    async def _hang_up(self) -> None:
        self._following.cancel()
        await self.player.close()


async def take_place(player: Player[Any], game: Game, seat: int, background: Background) -> Sitting:
    sitting = Sitting(player, game, seat, background)
    await sitting.listen()
    return sitting


def unreachable(address: str) -> HexenkesselError:
    return HexenkesselError(
        "terminal-error-unreachable", f"no table server at {address}", {"address": address}
    )


# -- the key to a seat at a server ---------------------------------------------------------------------------


def token_file(link: str, seat: int) -> Path:
    parts = urlsplit(link)
    house = re.sub(r"[^\w.-]", "_", parts.netloc, flags=re.ASCII)
    return shelf.data_folder() / "seats" / house / f"{parts.path.rpartition('/')[2]}-{seat + 1}.txt"


def keep_token(link: str, seat: int, token: str) -> None:
    """The token is the only key to the seat, and brings the same command back to it."""
    keep_text(token_file(link, seat), token + "\n")
