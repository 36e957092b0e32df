"""Records: a finished table as text, and a text as a series of moments that a page can show.

Whatever plays a game again is done by the readers, processes of their own with a limit of time: a record comes from
anywhere, a game can be long, and nobody else at the tables shall wait for it. They answer in bytes, ready to be sent.
"""

import logging
from bisect import bisect
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

import msgspec

from hexenkessel import shelf
from hexenkessel.bots.workers import Crowded, Failed, Stopped, Workers, spending
from hexenkessel.kernel.dice import commitment
from hexenkessel.kernel.errors import BrokenRecord, HexenkesselError
from hexenkessel.kernel.events import Event
from hexenkessel.kernel.moves import Move
from hexenkessel.kernel.records import Record, parse_record
from hexenkessel.kernel.state import State
from hexenkessel.table.errors import TableError
from hexenkessel.table.limits import ANSWER_BYTES, READ_SECONDS, RECORD_BYTES, RECORD_DEPTH, RECORD_MOVES
from hexenkessel.table.protocol import (
    Glance,
    Looked,
    MoveShown,
    SheetShown,
    encode,
    show_move,
    show_problem,
    show_sheet,
)
from hexenkessel.table.race import Race, Track
from hexenkessel.table.room import Room, first_state
from hexenkessel.table.rows import Said, Value

# Tasks of one guest that may wait for a reader.
MOST_WAITING: Final = 4
# So many times longer may it take on a machine that has much else to do.
BUSY: Final = 6

T = TypeVar("T")

log = logging.getLogger("hexenkessel.table")


class Moment(msgspec.Struct):
    """The position after a move, and what happened with it; the first one is the deal.

    `own` is for every seat what its view had otherwise, laid over `view`; `heard` what it was told in place of `events`,
    None where that was the same.
    """

    seat: int | None
    move: MoveShown | None
    events: list[dict[str, Any]]
    view: dict[str, Any]
    own: list[dict[str, Any]]
    heard: list[list[dict[str, Any]] | None]


class Spoken(msgspec.Struct):
    """What somebody said at the table, after so many moves."""

    move: int
    seat: int
    phrase: str


class Replay(msgspec.Struct):
    game: str
    players: int
    options: dict[str, Value]
    # Those that stand in the record.
    names: list[str | None]
    commitment_fits: bool | None
    ending: str
    scores: list[int] | None
    sheet: SheetShown | None
    race: Race
    moments: list[Moment]
    # Of a table; a record has none.
    said: list[Spoken]


def record_of(room: Room) -> str:
    """Only when the game is over: the record holds the secret."""
    if room.state is None or not room.state.over:
        raise TableError(409, "table-error-not-over")
    return room.state.record


def spoken_at(room: Room) -> list[Spoken]:
    moves = [number for number, _ in room.line]
    return [
        Spoken(bisect(moves, seq), row.seat, row.phrase)
        for seq, row in enumerate(room.rows, 1)
        if isinstance(row, Said)
    ]


# -- asking the readers --------------------------------------------------------------------------------------


class Readers:
    """The processes that play games again. Bots never think there: they would find the secrets of real tables."""

    def __init__(self, seconds: float = READ_SECONDS) -> None:
        self.seconds = seconds
        self.workers = Workers(1)

    async def read(
        self,
        record: str,
        seat: int | None,
        sealed: str | None,
        shares: tuple[str, ...],
        said: Sequence[Spoken] = (),
    ) -> tuple[int, bytes]:
        """The status and the body that answer somebody who sent a record."""
        if len(record) > RECORD_BYTES:
            raise TableError(413, "table-error-record-large", most=RECORD_BYTES // 1000)
        try:
            return await self.ask(answer, record, seat, sealed, list(said), shares=shares)
        except Failed:
            raise TableError(400, "table-error-record-unplayable") from None

    async def look(
        self, id: str, room: Room, seq: int, seats: Sequence[int | None], shares: tuple[str, ...]
    ) -> bytes:
        """The frame that answers somebody who looks back at an earlier position."""
        begun = room.begun_at(seq)
        line = [(row.seat, row.move) for _, row in room.line_at(seq)] if begun else None
        game = (room.game.id, room.players, room.options, room.secret, room.origin)
        return await self.ask(look_back, id, seq, game, line, tuple(seats), shares=shares)

    async def race(self, record: str, shares: tuple[str, ...]) -> bytes:
        """The points of a finished table as they grew."""
        return await self.ask(run_again, record, shares=shares)

    async def prove(self, record: str, position: dict[str, Any], shares: tuple[str, ...]) -> bool:
        return await self.ask(comes_to, record, position, shares=shares)

    async def ask(self, task: Callable[..., T], *arguments: Any, shares: tuple[str, ...]) -> T:
        try:
            return await self.workers.do(
                spending,
                self.seconds,
                task,
                *arguments,
                most=BUSY * self.seconds,
                claim=lambda: (0, shares),
                queue=MOST_WAITING,
            )
        except Crowded:
            raise TableError(429, "table-error-too-fast") from None
        except Stopped:
            raise TableError(400, "table-error-too-long", seconds=round(self.seconds)) from None
        except Failed as failed:
            log.error("a game could not be played again: %s", failed)
            raise

    async def close(self) -> None:
        await self.workers.close()


# -- in the reader -------------------------------------------------------------------------------------------


def answer(text: str, seat: int | None, sealed: str | None, said: list[Spoken]) -> tuple[int, bytes]:
    try:
        told = encode(read(text, seat, sealed, said))
        if len(told) > ANSWER_BYTES:
            raise TableError(413, "table-error-replay-large", most=ANSWER_BYTES // 1_000_000)
    except TableError as error:
        return error.status, encode(show_problem(error))
    except HexenkesselError as error:
        return 400, encode(show_problem(error))
    return 200, told


def look_back(
    id: str,
    seq: int,
    game: tuple[str, int, dict[str, Any], bytes, str],
    line: list[tuple[int, str]] | None,
    seats: tuple[int | None, ...],
) -> bytes:
    if line is None:
        return encode(Looked(id=id, seq=seq, sides=[Glance(seat, None) for seat in seats]))
    name, players, options, secret, origin = game
    played = shelf.game(name)
    state = first_state(played, players, options, secret, origin)
    for seat, move in line:
        state.advance(seat, played.move(move))
    return encode(Looked(id=id, seq=seq, sides=[Glance(seat, state.view(seat)) for seat in seats]))


def run_again(record: str) -> bytes:
    end = shelf.replay(record)
    state = shelf.first_state(end.game, parse_record(record))
    track = Track(state)
    events = state.listen()
    for number, (mover, move) in enumerate(zip(end.past_seats, end.past_moves, strict=True), 1):
        events.clear()
        state.advance(mover, move)
        track.note(number, state, events)
    return encode(track.race(end))


def comes_to(record: str, position: dict[str, Any]) -> bool:
    """Whether the record, played from its secret alone, ends in this position."""
    return shelf.replay(record).dump() == position


def read(text: str, seat: int | None, sealed: str | None, said: Sequence[Spoken] = ()) -> Replay:
    """Every moment of a record, seen from a seat; `sealed` is the commitment that its seed should fit."""
    record = bounded(text)
    end = shelf.replay(text)
    if seat is not None and seat >= end.players:
        raise TableError(404, "table-error-no-seat", seat=seat + 1, seats=end.players)
    state = shelf.first_state(end.game, record, listen=True)
    track = Track(state)
    events = state.listen()
    moments = [moment(state, None, None, events, seat)]
    for number, (mover, move) in enumerate(zip(end.past_seats, end.past_moves, strict=True), 1):
        events.clear()
        state.advance(mover, move)
        track.note(number, state, events)
        moments.append(moment(state, mover, move, events, seat))
    seed = record.seed
    fits = None
    if sealed is not None:
        fits = isinstance(seed, bytes) and commitment(seed) == sealed.strip().lower()
    return Replay(
        end.game.id,
        end.players,
        end.options,
        [record.headings.get(f"name.{number}") for number in range(1, end.players + 1)],
        fits,
        end.ending if end.over else "",
        end.scores() if end.over else None,
        show_sheet(end.game.sheet(end)) if end.over else None,
        track.race(end),
        moments,
        list(said),
    )


def moment(
    state: State, mover: int | None, move: Move | None, events: Sequence[Event], seat: int | None
) -> Moment:
    view = state.view(seat)
    told = told_to(events, seat)
    heard = [told_to(events, other) for other in range(state.players)]
    return Moment(
        mover,
        None if move is None else show_move(move),
        told,
        view,
        [otherwise(view, state.view(other)) for other in range(state.players)],
        [None if own == told else own for own in heard],
    )


def told_to(events: Sequence[Event], seat: int | None) -> list[dict[str, Any]]:
    return [shown for event in events if (shown := event.shown_to(seat)) is not None]


def otherwise(view: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """What has to be laid over a view to make another one of it: views have the same fields, and so have objects in them."""
    found: dict[str, Any] = {}
    for name, value in other.items():
        before = view[name]
        if isinstance(value, dict) and isinstance(before, dict) and value.keys() == before.keys():
            inner = otherwise(before, value)
            if inner:
                found[name] = inner
        elif value != before:
            found[name] = value
    return found


def bounded(text: str) -> Record:
    """A record that is not too much for us."""
    record = parse_record(text)
    if depth(record.headings.get("position", "")) > RECORD_DEPTH:
        raise BrokenRecord(record.lines["position"], "shell-problem-record-deep", most=RECORD_DEPTH)
    if len(record.moves) > RECORD_MOVES:
        raise BrokenRecord(0, "shell-problem-record-long", most=RECORD_MOVES)
    return record


def depth(text: str) -> int:
    """How deep brackets stand within brackets. Those inside of quotes count as well: no position of ours has any."""
    deepest = here = 0
    for sign in text:
        if sign in "[{":
            here += 1
            deepest = max(deepest, here)
        elif sign in "]}":
            here -= 1
    return deepest
