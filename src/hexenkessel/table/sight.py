"""What a client is shown of a room. Built up from what a seat may know, never cut down from the whole."""

from collections.abc import Collection
from typing import Any, cast

import msgspec

from hexenkessel.learning import lessons
from hexenkessel.table import undo
from hexenkessel.table.protocol import (
    AskShown,
    ClockShown,
    Glance,
    LessonShown,
    RoomShown,
    SeatShown,
    Side,
    TimeShown,
    UndoShown,
    encode,
    show_sheet,
)
from hexenkessel.table.room import BOT, PERSON, Ask, Room
from hexenkessel.table.rows import AnyRow, Moved, Started
from hexenkessel.table.undo import Undoing


def show_room(room: Room, present: Collection[int], watching: int, up: float = 0.0) -> RoomShown:
    """What everyone at the table sees alike. `up` is the time of the house (clock.py)."""
    colours = room.colours()
    return RoomShown(
        table=room.id,
        game=room.game.id,
        players=room.players,
        options=room.options,
        passed_over=room.passed_over,
        phase=room.phase,
        seats=[
            SeatShown(
                seat=number,
                kind=seat.kind,
                name=seat.name,
                level=seat.level,
                present=seat.kind == BOT or number in present,
                animal=seat.animal or None,
                colour=colours[number],
            )
            for number, seat in enumerate(room.seats)
        ],
        watching=watching,
        commitment=room.commitment,
        secret=room.secret.hex() if room.phase == "over" and room.secret else None,
        previous=room.previous,
        rematch=room.rematch,
        open=room.open,
        ask=None if room.ask is None else show_ask(room.ask),
        lesson=show_lesson(room),
        clock=show_clock(room, up),
    )


def show_clock(room: Room, up: float) -> ClockShown | None:
    clocks = room.clocks
    if room.clock is None:
        return None
    if clocks is None or room.phase == "over":
        return ClockShown(room.clock)
    return ClockShown(
        room.clock,
        [
            None
            if found.kind != PERSON or found.level is not None
            else TimeShown(
                round(max(0.0, clocks.left(seat, up)), 1),
                seat in clocks.since,
                seat in clocks.late,
                clocks.resting.get(seat),
            )
            for seat, found in enumerate(room.seats)
        ],
    )


def show_lesson(room: Room) -> LessonShown | None:
    """Where the learner stands; None where no lesson is taught (any more)."""
    lesson = room.teaching
    if lesson is None:
        return None
    course = room.course
    step = lesson.steps[course.step]
    wrong = lesson.says(step.wrong) if step.wrong else "learning-astray"
    return LessonShown(
        name=lesson.name,
        seat=lesson.seat,
        step=course.step,
        steps=len(lesson.steps),
        say=lesson.says(step.say),
        point=step.point,
        waits=step.waits if lessons.wants(lesson, course) is not None else "",
        look=step.look,
        moves=lessons.moves_wanted(lesson, course),
        astray=wrong if course.astray else None,
    )


def show_ask(ask: Ask) -> AskShown:
    row = ask.row
    return AskShown(ask.seq, row.what, row.seat, row.rows, row.absent, row.level, row.voters, ask.yes)


def show_side(room: Room, seat: int | None, since: int) -> Side:
    """One seat's sight of the table, with the rows after `since`; None is a spectator."""
    state = room.state
    choice = None if state is None else state.choice
    return Side(
        seat=seat,
        view=cast(dict[str, Any] | None, room.view(seat)),
        moves=offered(room, seat),
        rule="" if choice is None else choice.rule,
        ending="" if state is None or not state.over else state.ending,
        sheet=None if state is None or not state.over else show_sheet(room.game.sheet(state)),
        undo=show_undo(room, seat),
        since=last_own_move(room, seat),
        rows=cast(list[dict[str, Any]], told_rows(room, seat, since)),
    )


def offered(room: Room, seat: int | None) -> list[int]:
    """What a seat may choose from. What it must do is no choice: the table does it (live.py)."""
    if room.state is None or seat is None or room.only_move(seat) is not None:
        return []
    return [move.code for move in room.moves(seat)]


def show_undo(room: Room, seat: int | None) -> UndoShown:
    if seat is None:
        return UndoShown(None, None)
    last = undo.last_move(room, seat)
    turn = undo.whole_turn(room, seat)
    return UndoShown(
        kind(last),
        kind(turn),
        seen_rows(room, seat, last),
        seen_rows(room, seat, turn),
        bool(undo.again(room, seat)),
    )


def seen_rows(room: Room, seat: int, undoing: Undoing | None) -> list[int]:
    """Which rows would go, of those that this seat has noticed."""
    if undoing is None or not undoing.rows:
        return []
    told = written_rows(room, seat)
    return [number for number in undoing.rows if told[number - 1] is not None]


def kind(undoing: Undoing | None) -> str | None:
    if undoing is None:
        return None
    return "free" if undoing.free else "ask"


def last_own_move(room: Room, seat: int | None) -> int:
    """The last one that was chosen."""
    if seat is None:
        return 0
    number = room.seq
    for row in reversed(room.rows):
        if isinstance(row, Moved) and row.seat == seat and not row.forced:
            return number
        number -= 1
    return 0


def show_rows(room: Room, seat: int | None, since: int) -> list[dict[str, Any]]:
    shown = [show_row(number, row, seat) for number, row in enumerate(room.rows[since:], since + 1)]
    return [row for row in shown if row is not None]


def told_rows(room: Room, seat: int | None, since: int) -> list[msgspec.Raw]:
    """The same, ready to be sent."""
    return [row for row in written_rows(room, seat)[since:] if row is not None]


def written_rows(room: Room, seat: int | None) -> list[msgspec.Raw | None]:
    """Each row is written once for a seat, however often somebody asks for all of them; what all see alike, once for all."""
    told = room.told.setdefault(seat, [])
    if len(told) == room.seq:
        return told
    for number in range(len(told) + 1, room.seq + 1):
        row = room.rows[number - 1]
        if not looks_alike(row, seat):
            shown = show_row(number, row, seat)
            told.append(None if shown is None else msgspec.Raw(encode(shown)))
            continue
        for_all = room.told_all.get(number)
        if for_all is None:
            for_all = room.told_all[number] = msgspec.Raw(encode(show_row(number, row, None)))
        told.append(for_all)
    return told


def looks_alike(row: AnyRow, seat: int | None) -> bool:
    """Whether this seat sees of a row just what somebody sees who only watches."""
    if isinstance(row, Moved):
        return row.seat != seat and not any(event.confidants or event.quiet for event in row.events)
    return not isinstance(row, Started)


def show_row(number: int, row: AnyRow, seat: int | None) -> dict[str, Any] | None:
    """A row as this seat sees it; None where it must not even be noticed."""
    head = {"seq": number, "at": row.at, "kind": row.__struct_config__.tag}
    head |= {name: getattr(row, name) for name in row.public}
    if not isinstance(row, Started | Moved):
        return head
    if not notices(row, seat):
        return None
    events = [shown for event in row.events if (shown := event.shown_to(seat)) is not None]
    if isinstance(row, Started):
        return head | {"events": events}
    # The text of a move may hold a secret (a sealed choice, a card put away face down): the others learn of it by events.
    # That there was no choice may be one, too.
    own = row.seat == seat
    told = {"seat": row.seat, "move": row.move if own else None, "events": events}
    return head | told | ({"forced": True} if own and row.forced else {})


def notices(row: AnyRow, seat: int | None) -> bool:
    """A move of which a seat may know nothing never happened, to its eyes."""
    if not isinstance(row, Moved) or not row.events:
        return True
    return any(event.shown_to(seat) is not None for event in row.events)


def glance(room: Room, seat: int | None, seq: int) -> Glance:
    state = room.state_at(seq)
    return Glance(seat, None if state is None else state.view(seat))
