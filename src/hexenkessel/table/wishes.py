"""What people and bots at a table may do. Every function checks a wish against a room and answers with the rows to write.

Nothing changes here: the rows are stored first and added to the room afterwards (live.py).
"""

import time
from collections.abc import Callable, Collection
from typing import Any, Final

import msgspec

from hexenkessel import bots
from hexenkessel.kernel.dice import commitment
from hexenkessel.kernel.state import State
from hexenkessel.learning import lessons
from hexenkessel.table import phrases, undo
from hexenkessel.table.clock import SEAT, TermsWanted
from hexenkessel.table.errors import Reject, TableError
from hexenkessel.table.protocol import (
    AnyWish,
    DoAnswer,
    DoGiveback,
    DoLesson,
    DoMove,
    DoRedo,
    DoSay,
    DoTakeover,
    DoUndo,
)
from hexenkessel.table.room import BACK, BOT, FREE, ON, OPEN, PERSON, Room, first_state
from hexenkessel.table.rows import (
    Answered,
    AnyRow,
    Asked,
    BotSeated,
    Closed,
    Created,
    Expired,
    Freed,
    Giveback,
    Joined,
    Left,
    Listed,
    Moved,
    Named,
    Options,
    Redone,
    Rematch,
    Rested,
    Said,
    Started,
    Takeover,
    Taught,
    Timed,
    Undone,
)
from hexenkessel.table.tokens import check_profile, clean_name, distinct


class Plan(msgspec.Struct):
    """Rows to write, and the position after them where a move was made.

    `answer` is the place among them of the row to acknowledge; without rows, the number of the row that did it before.
    """

    rows: list[AnyRow]
    state: State | None = None
    answer: int = 0

    @property
    def over(self) -> bool:
        return self.state is not None and self.state.over


Wishing = Callable[[Room], Plan]

# What can be done again and again without an end. Everything else ends with the game, or follows one of these: whoever comes
# back has their seat back, but no bot sits down for them again.
NEVER_ENDING: Final = (
    Options, Listed, Timed, Rested, Said, Named, BotSeated, Left, Freed, Undone, Redone, Asked, Taught, Takeover,
)  # fmt: skip


def held_back(rows: list[AnyRow]) -> bool:
    """Whether a full log has no room for this. What a clock demands is nobody's wish, and the game waits for it."""
    return isinstance(rows[-1], NEVER_ENDING) and not isinstance(rows[0], Expired)


def now() -> int:
    return int(time.time())


# -- before the start and around the game (HTTP) -------------------------------------------------------------


def change_options(room: Room, token: str, players: int | None, given: dict[str, Any]) -> Plan:
    """What is not named stays as it was agreed, so that two wishes in a row don't undo each other."""
    in_lobby(room)
    if token != room.host:
        raise TableError(403, "table-error-not-host")
    game = room.game
    count = game.check_players(room.players if players is None else players)
    wished = {**room.options, **given}
    # What was agreed for more or fewer seats gives way to their number; what is new has to fit.
    gone = [
        option.id
        for option in game.options
        if wished[option.id] == room.options[option.id]
        and room.options[option.id] not in option.allowed(count)
    ]
    wanted = {name: value for name, value in wished.items() if name not in gone}
    options = game.check_options(count, wanted)
    # Bots at the seats that are gone go; people are asked to move first.
    if any(seat.kind == PERSON for seat in room.seats[count:]):
        raise TableError(409, "table-error-seats-taken", players=count)
    passed_over = gone + game.passed_over(count, wanted)
    return Plan([Options(at=now(), players=count, options=options, passed_over=passed_over)])


def list_table(room: Room, token: str, open: bool) -> Plan:
    in_lobby(room)
    if token != room.host:
        raise TableError(403, "table-error-not-host")
    return Plan([Listed(at=now(), open=open)])


def set_clock(room: Room, token: str, clock: TermsWanted | None) -> Plan:
    in_lobby(room)
    if token != room.host:
        raise TableError(403, "table-error-not-host")
    agreed = None if clock is None else clock.on(room.clock)
    return Plan([Timed(at=now(), clock=agreed)])


def sit(
    room: Room, seat: int, name: str, token: str, old: str | None, animal: str = "", colour: int = 0
) -> Plan:
    """`token` is the hash of the new token, `old` that of one whose seats move over to it.

    A colour that somebody else has chosen is not insisted on.
    """
    there_is(room, seat)
    name = own_name(room, seat, name)
    if all(found.kind != OPEN for found in room.seats):
        raise TableError(409, "shell-error-full-table")
    if room.seats[seat].kind != OPEN:
        raise TableError(409, "table-error-seat-taken", seat=seat + 1)
    if room.phase == "over":
        raise TableError(409, "table-error-over")
    worn = check_profile("", animal, colour)
    free = worn.colour if wearer(room, seat, colour) is None else 0
    row = Joined(at=now(), seat=seat, name=name, token=token, replaces=old, animal=animal, colour=free)
    return Plan([row])


def rename(
    room: Room, token: str, seat: int, name: str, animal: str | None = None, colour: int | None = None
) -> Plan:
    """What is not named stays as it was."""
    there_is(room, seat)
    if seat not in room.held_by(token):
        raise TableError(403, "table-error-not-your-seat")
    found = room.seats[seat]
    worn = check_profile(
        "", found.animal if animal is None else animal, found.colour if colour is None else colour
    )
    other = wearer(room, seat, worn.colour)
    if other is not None:
        raise TableError(409, "table-error-colour-taken", name=room.seats[other].name or "")
    called = own_name(room, seat, name)
    return Plan([Named(at=now(), seat=seat, name=called, animal=worn.animal, colour=worn.colour)])


def wearer(room: Room, seat: int, colour: int) -> int | None:
    """Who else has chosen this colour."""
    others = [number for number, found in enumerate(room.seats) if number != seat and found.colour == colour]
    return others[0] if colour and others else None


def own_name(room: Room, seat: int, name: str) -> str:
    """Nobody is mistaken for somebody else at the table."""
    others = [found.name for number, found in enumerate(room.seats) if number != seat and found.name]
    return distinct(clean_name(name), others)


def seat_bot(room: Room, token: str, seat: int, level: str, name: str | None = None) -> Plan:
    in_lobby(room)
    there_is(room, seat)
    insider(room, token)
    check_level(level)
    if room.seats[seat].kind == PERSON:
        raise TableError(409, "table-error-seat-taken", seat=seat + 1)
    called = own_name(room, seat, name) if name else None
    return Plan([BotSeated(at=now(), seat=seat, level=level, name=called)])


def vacate(
    room: Room, token: str, seat: int, present: Collection[int] = (), gone: Collection[int] = ()
) -> Plan:
    """Leave a seat, remove a bot, or free somebody's seat: in the lobby as the host, in the game with the others' consent.

    `gone` are the seats whose people have been away for long.
    """
    there_is(room, seat)
    found = room.seats[seat]
    if room.phase == "over":
        raise TableError(409, "table-error-over")
    if found.kind == OPEN:
        raise TableError(409, "table-error-seat-open", seat=seat + 1)
    if found.kind == BOT:
        in_lobby(room)
        insider(room, token)
    elif token != found.token:
        return free(room, token, seat, present, gone)
    return Plan([Left(at=now(), seat=seat)])


def free(room: Room, token: str, seat: int, present: Collection[int], gone: Collection[int]) -> Plan:
    """Whoever sits down there next sees the hand that was left: in a game, nobody frees a seat alone or in haste."""
    if room.phase == "lobby":
        if token != room.host:
            raise TableError(403, "table-error-not-your-seat")
        return Plan([Freed(at=now(), seat=seat)])
    own = room.held_by(token)
    if not own:
        raise TableError(403, "table-error-not-seated")
    if room.clock is not None and not room.late(seat):
        raise TableError(409, "table-error-has-time", seat=seat + 1)
    if seat not in gone:
        raise TableError(409, "table-error-not-gone", seat=seat + 1)
    return stand_in(room, Asked(at=now(), seat=own[0], what="free", absent=seat, voters=[]), token, present)


def start(room: Room, token: str, secret: bytes, origin: str = "") -> Plan:
    """From a sealed secret; where there is an `origin` (rows.py), nothing is sealed."""
    in_lobby(room)
    insider(room, token)
    missing = open_seats(room)
    if missing:
        raise TableError(409, "table-error-seats-open", seats=missing)
    state = first_state(room.game, room.players, room.options, secret, origin, listen=True)
    sealed = None if origin else commitment(secret)
    shown = "" if origin else secret.hex()
    row = Started(at=now(), secret=shown, commitment=sealed, events=state.listen(), origin=origin)
    return Plan([row])


def open_seats(room: Room) -> int:
    return sum(1 for seat in room.seats if seat.kind == OPEN)


def clear_away(room: Room, token: str) -> None:
    """Whether the host may delete this table: never a game that others are still in."""
    if token != room.host:
        raise TableError(403, "table-error-not-host")
    if room.phase == "playing" and others(room, token):
        raise TableError(409, "table-error-not-over")


def be_alone(token: str, room: Room) -> None:
    """Whether nobody else's game is at this table."""
    if others(room, token):
        raise TableError(409, "table-error-not-over")


def rematch(room: Room, token: str, table: str) -> Plan:
    insider(room, token)
    if room.phase != "over":
        raise TableError(409, "table-error-not-over")
    if room.rematch is not None:
        return Plan([], answer=room.seq)
    return Plan([Rematch(at=now(), table=table)])


def seats_again(room: Room) -> list[AnyRow]:
    """The people and bots of this room as the first rows of the next one; their tokens are good there, too."""
    rows: list[AnyRow] = []
    for number, seat in enumerate(room.seats):
        if seat.kind == PERSON and seat.token is not None and seat.name is not None:
            rows.append(
                Joined(
                    at=now(),
                    seat=number,
                    name=seat.name,
                    token=seat.token,
                    animal=seat.animal,
                    colour=seat.colour,
                )
            )
        elif seat.kind == BOT and seat.level is not None:
            rows.append(BotSeated(at=now(), seat=number, level=seat.level, name=seat.name))
    return rows


def all_are_back(room: Room, present: Collection[int]) -> bool:
    """Whether a rematch begins by itself: all who sat at the table before are here, and nothing was changed since."""
    untouched = all(isinstance(row, Created | Joined | BotSeated) for row in room.rows)
    return (
        room.phase == "lobby"
        and room.previous is not None
        and len(room.rows) == 1 + room.players
        and untouched
        and not open_seats(room)
        and all(number in present for number, seat in enumerate(room.seats) if seat.kind == PERSON)
    )


def start_again(room: Room, present: Collection[int], secret: bytes) -> Plan:
    if not all_are_back(room, present):
        return Plan([], answer=room.seq)
    return start(room, room.host, secret)


def in_lobby(room: Room) -> None:
    if room.phase != "lobby":
        raise TableError(409, "table-error-started")


def there_is(room: Room, seat: int) -> None:
    if not 0 <= seat < len(room.seats):
        raise TableError(404, "table-error-no-seat", seat=seat + 1, seats=len(room.seats))


def insider(room: Room, token: str) -> None:
    if not room.good(token):
        raise TableError(403, "table-error-not-seated")


def check_level(level: str) -> None:
    if level not in bots.LEVELS:
        raise TableError(400, "table-error-level", known=", ".join(bots.LEVELS))


# -- in the game (WebSocket) ---------------------------------------------------------------------------------


def wish(
    room: Room,
    frame: AnyWish,
    token: str | None,
    present: Collection[int],
    away: Collection[int] | None = None,
) -> Plan:
    """`present` are the seats whose people are connected, `away` those who have not been for a while (None: all others)."""
    if frame.seat not in room.held_by(token):
        raise Reject("not-your-seat")
    idem = f"{frame.seat}/{frame.idem}"
    if idem in room.answers:
        return Plan([], answer=room.answers[idem])
    if isinstance(frame, DoSay):
        return Plan(phrases.say(room, frame.seat, frame.phrase, idem, now()))
    if room.phase != "playing":
        raise Reject("not-playing")
    match frame:
        case DoMove():
            return move(room, frame, idem)
        case DoUndo():
            return take_back(room, frame, idem, token)
        case DoRedo():
            return make_again(room, frame, idem)
        case DoAnswer():
            return answer(room, frame, idem, present)
        case DoTakeover():
            return take_over(room, frame, idem, token, present, away)
        case DoGiveback():
            return give_back(room, frame, idem)
        case DoLesson():
            return learn(room, frame, idem)


def move(room: Room, frame: DoMove, idem: str) -> Plan:
    if room.seats[frame.seat].level is not None:
        raise Reject("bot-plays")
    if room.teaching is not None and not lessons.moves_wanted(room.teaching, room.course):
        raise Reject("lesson-listen")
    if room.teaching is not None and room.course.astray:
        raise Reject("lesson-astray")
    up_to_date(room, frame.base)
    return play(room, frame.seat, frame.move, idem)


def play(
    room: Room, seat: int, wanted: str | int, idem: str = "", by_bot: bool = False, forced: bool = False
) -> Plan:
    """The move on a copy of the position, with everything that it sets off. `forced`: the table makes it for the seat."""
    before = room.state
    assert before is not None
    found = room.game.find_move(wanted)
    # What can be done was worked out when people were told of it.
    refusal = None if found in room.moves(seat) else before.explain(seat, wanted)
    if refusal is not None:
        raise Reject("illegal", [(found, refusal)])
    assert found is not None
    after = before.clone()
    events = after.listen()
    after.advance(seat, found)
    row = Moved(
        at=now(),
        idem=idem,
        seat=seat,
        move=found.text,
        events=events,
        # Nobody is shown that a bot could take its move back. To find out takes longer than the move itself, and where
        # everybody else is a bot, nobody has to be asked in any case.
        reveals=by_bot
        or (bool(others(room, room.seats[seat].token)) and undo.reveals(before, after, events, seat, found)),
        forced=forced,
    )
    after.events = None
    rows: list[AnyRow] = overtaken(room)
    return Plan([*rows, row], after, answer=len(rows))


def overtaken(room: Room) -> list[AnyRow]:
    """A request to take something back ends when the game goes on."""
    if room.ask is not None and room.ask.row.what == "undo":
        return [Closed(at=now(), ask=room.ask.seq)]
    return []


def up_to_date(room: Room, base: int) -> None:
    """The client decided on this position, or, where several choose at once, within this choice (`base`)."""
    if base < (room.choice_seq if room.choosing_at_once else room.position_seq) or base > room.seq:
        raise Reject("stale")


def take_back(room: Room, frame: DoUndo, idem: str, token: str | None) -> Plan:
    up_to_date(room, frame.base)
    wanted = undo.whole_turn(room, frame.seat) if frame.turn else undo.last_move(room, frame.seat)
    if wanted is not None and room.teaching is not None:
        # What a lesson plays follows from what came before: all of it goes, and where it begins it stays.
        first = max(min(wanted.rows), room.beginning)
        wanted = undo.Undoing([number for number, _ in room.line if number >= first], True)
        if not wanted.rows:
            raise Reject("nothing-to-undo")
    if wanted is None:
        raise Reject("nothing-to-undo")
    # Also those who are not there just now: what came out was theirs as well.
    asking = others(room, token)
    rows: list[AnyRow] = close_ask(room)
    if wanted.free or not asking:
        gone = Undone(at=now(), idem=idem, seat=frame.seat, rows=wanted.rows, asked=not wanted.free)
        return Plan([*rows, gone], answer=len(rows))
    ask = Asked(at=now(), idem=idem, seat=frame.seat, what="undo", rows=wanted.rows, voters=asking)
    return Plan([*rows, ask], answer=len(rows))


def make_again(room: Room, frame: DoRedo, idem: str) -> Plan:
    """What was taken back counts again, to the letter: chance stands where it stood."""
    up_to_date(room, frame.base)
    rows = undo.again(room, frame.seat)
    if not rows:
        raise Reject("nothing-to-redo")
    closed = close_ask(room)
    return Plan([*closed, Redone(at=now(), idem=idem, seat=frame.seat, rows=rows)], answer=len(closed))


def take_over(
    room: Room,
    frame: DoTakeover,
    idem: str,
    token: str | None,
    present: Collection[int],
    away: Collection[int] | None,
) -> Plan:
    absent = frame.absent
    if frame.level not in bots.LEVELS:
        raise Reject("no-such-level")
    if absent >= room.players or room.seats[absent].level is not None:
        raise Reject("not-absent")
    # Whose time is up need not be away.
    if not room.late(absent):
        if absent in present:
            raise Reject("not-absent")
        if room.clock is not None:
            raise Reject("has-time")
        if away is not None and absent not in away:
            raise Reject("too-soon")
    ask = Asked(
        at=now(), idem=idem, seat=frame.seat, what="takeover", absent=absent, level=frame.level, voters=[]
    )
    return stand_in(room, ask, token, present)


def stand_in(room: Room, ask: Asked, token: str | None, present: Collection[int]) -> Plan:
    """Ask those who are there; where nobody else is, it happens at once."""
    voters = [seat for seat in others(room, token) if seat in present and seat != ask.absent]
    rows = close_ask(room)
    if voters:
        return Plan([*rows, msgspec.structs.replace(ask, voters=voters)], answer=len(rows))
    if ask.level is not None and ask.absent not in room.held_by(token):
        # An opponent alone does not choose how badly their seat is played.
        ask = msgspec.structs.replace(ask, level=bots.USUAL_LEVEL)
    return Plan([*rows, agreed(ask, ask.idem)], answer=len(rows))


def agreed(ask: Asked, idem: str = "") -> AnyRow:
    """What happens when the table agrees."""
    if ask.what == "undo":
        return Undone(at=now(), idem=idem, seat=ask.seat, rows=ask.rows, asked=True)
    assert ask.absent is not None
    if ask.what == "free":
        return Freed(at=now(), idem=idem, seat=ask.absent)
    assert ask.level is not None
    return Takeover(at=now(), idem=idem, seat=ask.absent, level=ask.level)


def others(room: Room, token: str | None) -> list[int]:
    """The seats of the other people at the table, also where a bot plays for them: it has no say in what is theirs.

    Bots agree, and so do the hot seats of the one who asks.
    """
    own = room.held_by(token)
    return [number for number, found in enumerate(room.seats) if found.kind == PERSON and number not in own]


def close_ask(room: Room) -> list[AnyRow]:
    return [] if room.ask is None else [Closed(at=now(), ask=room.ask.seq)]


def answer(room: Room, frame: DoAnswer, idem: str, present: Collection[int]) -> Plan:
    ask = room.ask
    if ask is None or ask.seq != frame.ask or frame.seat not in ask.row.voters or frame.seat in ask.yes:
        raise Reject("no-such-ask")
    said = Answered(at=now(), idem=idem, seat=frame.seat, ask=ask.seq, yes=frame.yes)
    # Whoever was spoken of has come back: there is nothing left to agree on.
    back = ask.row.absent is not None and ask.row.absent in present and not room.late(ask.row.absent)
    if not frame.yes or back:
        return Plan([said, Closed(at=now(), ask=ask.seq)])
    if len(ask.yes) + 1 < len(ask.row.voters):
        return Plan([said])
    return Plan([said, agreed(ask.row)])


def expire(room: Room, up: float) -> Plan:
    """Whose time is up, and what was agreed for that."""
    rows: list[AnyRow] = []
    for seat in [] if room.clocks is None else room.clocks.expired(up):
        rows.append(Expired(at=now(), seat=seat))
        if room.clock is not None and room.clock.then == SEAT:
            rows.append(Takeover(at=now(), seat=seat, level=bots.USUAL_LEVEL))
    return Plan(rows, answer=0 if rows else room.seq)


def give_back(room: Room, frame: DoGiveback, idem: str) -> Plan:
    if room.seats[frame.seat].level is None:
        raise Reject("not-absent")
    return Plan([Giveback(at=now(), idem=idem, seat=frame.seat)])


# -- in a lesson ---------------------------------------------------------------------------------------------


def learn(room: Room, frame: DoLesson, idem: str) -> Plan:
    """On to the next step, back to the last one, have a move made, or leave the lesson and play on from here."""
    lesson = room.teaching
    course = room.course
    if lesson is None or frame.step != course.step:
        raise Reject("stale")
    if frame.what == FREE:
        return Plan([Taught(at=now(), idem=idem, seat=frame.seat, what=FREE, step=course.step)])
    if frame.what == BACK:
        return go_back(room, frame.seat, lessons.back(course).step, idem)
    step = lessons.wants(lesson, course)
    if course.astray:
        raise Reject("lesson-astray")
    if step is None or (step.waits == lessons.MOVE and frame.what == ON):
        raise Reject("stale")
    if step.waits == lessons.MOVE:
        return play(room, lesson.seat, lessons.moves_wanted(lesson, course)[0], idem, by_bot=True)
    return Plan([Taught(at=now(), idem=idem, seat=frame.seat, what=ON, step=course.step)])


def go_back(room: Room, seat: int, step: int, idem: str) -> Plan:
    """All that was played since the learner came to this step is taken back."""
    gone = [
        number
        for number, _ in room.line
        if number >= room.beginning and room.courses[number - 1].step >= step
    ]
    undone = [Undone(at=now(), seat=seat, rows=gone, asked=False)] if gone else []
    again = Taught(at=now(), idem=idem, seat=seat, what=BACK, step=step)
    return Plan([*undone, again], answer=len(undone))


def play_cue(room: Room) -> Plan:
    """What the lesson plays. Where its script does not fit the game (any more), everybody plays on as they like."""
    cue = room.cue
    if cue is None or room.state is None:
        raise Reject("stale")
    if room.state.explain(cue.seat, cue.move) is not None:
        return Plan([Taught(at=now(), seat=cue.seat, what=FREE, step=room.course.step)])
    return play(room, cue.seat, cue.move, by_bot=True)
