"""Records: a finished table as text, and a text as a series of moments that a page can show."""

from typing import Any

import msgspec

from hexenkessel import shelf
from hexenkessel.kernel.dice import commitment
from hexenkessel.kernel.errors import BrokenRecord
from hexenkessel.kernel.moves import Move
from hexenkessel.kernel.records import parse_record
from hexenkessel.kernel.state import State
from hexenkessel.table.errors import TableError
from hexenkessel.table.limits import RECORD_MOVES
from hexenkessel.table.protocol import MoveShown, show_move
from hexenkessel.table.room import Room
from hexenkessel.table.rows import Value


class Moment(msgspec.Struct):
    """The position after a move, and what happened with it; the first one is the deal."""

    seat: int | None
    move: MoveShown | None
    events: list[dict[str, Any]]
    view: dict[str, Any]


class Replay(msgspec.Struct):
    game: str
    players: int
    options: dict[str, Value]
    commitment_fits: bool | None
    ending: str
    scores: list[int] | None
    moments: list[Moment]


def record_of(room: Room) -> str:
    """Only when the game is over: the record holds the secret."""
    if room.state is None or not room.state.over:
        raise TableError(409, "table-error-not-over")
    return room.state.record


def read(text: str, seat: int | None, sealed: str | None) -> Replay:
    """Every moment of a record, seen from a seat; `sealed` is the commitment that its seed should fit."""
    record = parse_record(text)
    if len(record.moves) > RECORD_MOVES:
        raise BrokenRecord(0, "shell-problem-record-long", most=RECORD_MOVES)
    end = shelf.replay(text)
    if seat is not None and seat >= end.players:
        raise TableError(404, "table-error-no-seat", seat=seat + 1, seats=end.players)
    state = shelf.first_state(end.game, record)
    moments = [Moment(None, None, [], state.view(seat))]
    for mover, move in zip(end.past_seats, end.past_moves, strict=True):
        moments.append(next_moment(state, mover, move, seat))
    seed = record.seed
    fits = None
    if sealed is not None:
        fits = isinstance(seed, bytes) and commitment(seed) == sealed.strip().lower()
    return Replay(
        end.game.id,
        end.players,
        end.options,
        fits,
        end.ending if end.over else "",
        end.scores() if end.over else None,
        moments,
    )


def next_moment(state: State, mover: int, move: Move, seat: int | None) -> Moment:
    events = state.listen()
    events.clear()
    state.advance(mover, move)
    shown = [event.shown_to(seat) for event in events]
    return Moment(mover, show_move(move), [event for event in shown if event is not None], state.view(seat))
