"""A room: one table as its log tells it. Rows go in, one by one; seats, tokens and the position come out.

Nothing in here reads a clock, a disk or a socket, so a room can be folded again from its rows at any time.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from hexenkessel import shelf
from hexenkessel.bots import USUAL_LEVEL
from hexenkessel.kernel.agenda import Sealed
from hexenkessel.kernel.errors import BrokenRecord, Fact, HexenkesselError, OtherContent
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.moves import Move
from hexenkessel.kernel.records import parse_record
from hexenkessel.kernel.state import State
from hexenkessel.learning import lessons
from hexenkessel.learning.lessons import Course, Lesson, Scripted
from hexenkessel.table.clock import MOVE, TURN, Clocks
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
    Started,
    Takeover,
    Taught,
    Timed,
    Undone,
)
from hexenkessel.table.store import Snapshot
from hexenkessel.table.tokens import COLOURS
from hexenkessel.table.writing import ViewWriter

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"
# In place of a bot's level: the script of a lesson says what is played.
SCRIPT: Final = "script"
# What a learner may want of a lesson.
ON: Final = "on"
BACK: Final = "back"
SKIP: Final = "skip"
FREE: Final = "free"


class Seat(msgspec.Struct):
    """`level` is set where a bot plays: at a bot's seat, or for a person who is away."""

    kind: str = OPEN
    name: str | None = None
    level: str | None = None
    token: str | None = None
    # As rows.Joined has them.
    animal: str = ""
    colour: int = 0


class Ask(msgspec.Struct):
    """A request that the table has not decided on yet."""

    seq: int
    row: Asked
    yes: list[int]


class Room:
    def __init__(self, id: str, created: Created) -> None:
        self.id = id
        self.game = game_of(created)
        self.rows: list[AnyRow] = []
        self.players = created.players
        self.options: dict[str, Fact] = created.options
        # The options that gave way when they were last agreed on.
        self.passed_over = created.passed_over
        self.seats: list[Seat] = []
        self.host = created.host
        self.previous = created.previous
        self.rematch: str | None = None
        # Everybody of this house may come.
        self.open = False
        self.secret = b""
        self.origin = ""
        self.commitment: str | None = None
        self.state: State | None = None
        # The last row that changed the position, and the last one before the choice that is open now began: they differ
        # while several seats choose at once.
        self.position_seq = 0
        self.choice_seq = 0
        # The moves that count, each with the number of its row.
        self.line: list[tuple[int, Moved]] = []
        # What was taken back and can be made again, the last one last: until another move is made.
        self.undone: list[Undone] = []
        self.ask: Ask | None = None
        # What each seat sees now, worked out when somebody asks; nothing after the next row.
        self.views: dict[int | None, msgspec.Raw] = {}
        self.writer: ViewWriter | None = None
        # What each seat can do now, likewise.
        self.open_moves: dict[int, list[Move]] = {}
        # Which seats a token holds, worked out when somebody asks; nothing after the next change of seats.
        self.holdings: dict[str, tuple[int, ...]] = {}
        # The last row that was no move.
        self.affairs = 0
        # The rows as a seat sees them, ready to be sent (sight.py): nothing about them changes any more.
        self.told: dict[int | None, list[msgspec.Raw | None]] = {}
        self.told_all: dict[int, msgspec.Raw] = {}
        # The lesson that is taught here, where the learner stands in it, and where they stood before each row.
        self.lesson = None if created.lesson is None else lesson_of(created)
        self.course = lessons.START
        self.courses: list[Course] = []
        # The time that was agreed on, and everybody's clock once the game has begun.
        self.clock = created.clock
        self.clocks: Clocks | None = None
        # What every wish was answered with, so that one sent again is not done again.
        self.answers: dict[str, int] = {}

    @property
    def seq(self) -> int:
        return len(self.rows)

    @property
    def steady(self) -> bool:
        """Whether a move changes nothing about the room itself: no lesson goes on with it, and no clock runs."""
        return self.lesson is None and self.clock is None

    @property
    def phase(self) -> str:
        if self.state is None:
            return "lobby"
        return "over" if self.state.over else "playing"

    def held_by(self, token: str | None) -> tuple[int, ...]:
        """The seats of this token (given as its hash)."""
        if token is None:
            return ()
        held = self.holdings.get(token)
        if held is None:
            held = tuple(number for number, seat in enumerate(self.seats) if seat.token == token)
            if held:  # anybody can ask with anything
                self.holdings[token] = held
        return held

    def colours(self) -> list[int]:
        """The colour of every seat: what its person chose; who chose nothing has the seat's own, or one that is left."""
        chosen = [seat.colour for seat in self.seats]
        left = [colour for colour in range(1, max(COLOURS, len(chosen)) + 1) if colour not in chosen]
        for number, colour in enumerate(chosen):
            if not colour and number + 1 in left:
                left.remove(number + 1)
                chosen[number] = number + 1
        return [colour or left.pop(0) for colour in chosen]

    def good(self, token: str) -> bool:
        """Whether this token still opens anything here."""
        return token == self.host or bool(self.held_by(token))

    # -- folding ---------------------------------------------------------------------------------------------

    def add(self, row: AnyRow, state: State | None = None) -> None:
        """One more row. `state` is the position after it, where the caller has worked it out already."""
        self.rows.append(row)
        self.courses.append(self.course)
        self.views.clear()
        self.open_moves.clear()
        if row.idem:
            self.answers[row.idem] = self.seq
        match row:
            case Moved():
                self.take_move(row, state)
            case Undone() | Redone():
                self.take_back(row)
            case Started():
                self.secret = bytes.fromhex(row.secret)
                self.origin = row.origin
                self.commitment = row.commitment
                self.state = self.first_state()
                self.position_seq = self.choice_seq = self.seq
            case Asked() | Answered() | Closed():
                self.take_ask(row)
            case Rematch():
                self.rematch = row.table
            case Taught():
                self.take_taught(row)
            case Timed():
                self.clock = row.clock
            case _:
                self.take_lobby(row)
        if not isinstance(row, Moved):
            self.affairs = self.seq
        if self.clock is not None and self.state is not None:
            self.take_time(row)

    def take_lobby(self, row: AnyRow) -> None:
        self.holdings.clear()
        match row:
            case Created():
                self.seats = [Seat() for _ in range(row.players)]
            case Options():
                self.players = row.players
                self.options = row.options
                self.passed_over = row.passed_over
                missing = row.players - len(self.seats)
                self.seats = self.seats[: row.players] + [Seat() for _ in range(missing)]
            case Listed():
                self.open = row.open
            case Joined():
                for seat in self.seats:
                    if seat.token is not None and seat.token == row.replaces:
                        seat.token = row.token
                if self.host == row.replaces:
                    self.host = row.token
                self.seats[row.seat] = Seat(PERSON, row.name, None, row.token, row.animal, row.colour)
            case Named():
                seat = self.seats[row.seat]
                seat.name, seat.animal, seat.colour = row.name, row.animal, row.colour
            case BotSeated():
                self.seats[row.seat] = Seat(BOT, row.name, row.level)
            case Left() | Freed():
                self.seats[row.seat] = Seat()
            case Takeover():
                self.seats[row.seat].level = row.level
            case Giveback():
                self.seats[row.seat].level = None

    def take_move(self, row: Moved, state: State | None) -> None:
        if state is None:
            state = self.state
            assert state is not None
            # What was written of this position was written from lists that are about to change.
            self.writer = None
            state.advance(row.seat, self.game.move(row.move))
        self.state = state
        self.line.append((self.seq, row))
        # The first moves lead to where the lesson begins.
        if self.lesson is not None and len(self.line) > len(self.lesson.before):
            self.course = lessons.moved(self.lesson, self.course, row.seat, row.move)
        self.undone = [back for back in self.undone if self.is_apart(back, row.seat)]
        self.position_seq = self.seq
        if not state.sealed:
            self.choice_seq = self.seq

    def take_back(self, row: Undone | Redone) -> None:
        """Moves that no longer count, or count again."""
        if isinstance(row, Undone):
            self.undone = [
                back for back in self.undone if back.seat == row.seat or self.is_apart(back, row.seat)
            ]
            self.undone.append(row)
            self.course = self.courses[min(row.rows) - 1]
        else:
            self.undone = [back for back in self.undone if back.rows != row.rows]
        self.line = self.line_at(self.seq)
        self.state = self.state_at(self.seq)
        self.position_seq = self.seq
        # A seat that takes back its sealed choice does not begin a new one for the others.
        if not self.choosing_at_once or min(row.rows) <= self.choice_seq:
            self.choice_seq = self.seq

    def is_apart(self, back: Undone, mover: int) -> bool:
        """While several choose at once, what a seat has taken back of its own choice does not depend on the others."""
        if (
            back.seat == mover
            or self.state is None
            or not self.state.sealed
            or min(back.rows) <= self.choice_seq
        ):
            return False
        return all(getattr(self.rows[number - 1], "seat", None) == back.seat for number in back.rows)

    def take_ask(self, row: Asked | Answered | Closed) -> None:
        if isinstance(row, Asked):
            self.ask = Ask(self.seq, row, [])
        elif isinstance(row, Closed):
            self.ask = None
        elif self.ask is not None and row.yes:
            self.ask.yes.append(row.seat)
            if len(self.ask.yes) == len(self.ask.row.voters):
                self.ask = None

    def take_taught(self, row: Taught) -> None:
        assert self.lesson is not None
        if row.what == FREE:
            self.course = self.course._replace(free=True)
        elif row.what == ON:
            self.course = lessons.heard(self.lesson, self.course)
        else:
            self.course = Course(row.step)

    # -- clocks ----------------------------------------------------------------------------------------------

    def take_time(self, row: AnyRow) -> None:
        """Whose clock runs after this row; only people have one."""
        if self.clocks is None:
            assert self.clock is not None
            self.clocks = Clocks(self.clock, self.players)
        clocks = self.clocks
        match row:
            case Expired():
                clocks.late.add(row.seat)
            case Rested() if row.until:
                clocks.resting[row.seat] = row.until
            case Rested():
                clocks.resting.pop(row.seat, None)
            case Giveback():
                clocks.renew(row.seat)
            case Joined():
                clocks.renew(row.seat, whole=True)
            case Undone() if row.asked:
                clocks.renew_all(row.up)
            case Moved() if row.reveals and clocks.terms.per == TURN and not self.late(row.seat):
                # It can't be taken back any more, so nobody gains time by making it and taking it back.
                clocks.renew(row.seat)
        people = [seat for seat in self.asked() if self.seats[seat].kind == PERSON]
        running = [seat for seat in people if not (self.seats[seat].level or seat in clocks.resting)]
        choice = self.choice_seq if self.choosing_at_once else 0
        moves = sum(number <= choice for number, _ in self.line) if choice else len(self.line)
        clocks.follow(row.up, running, moves, choice)

    def late(self, seat: int) -> bool:
        """Whether this seat's time is up."""
        return self.clocks is not None and seat in self.clocks.late

    # -- lessons ---------------------------------------------------------------------------------------------

    @property
    def teaching(self) -> Lesson | None:
        """The lesson, as long as it goes on."""
        return None if self.course.free or self.phase != "playing" else self.lesson

    @property
    def beginning(self) -> int:
        """The first row that belongs to the lesson; the moves before it led to where it begins."""
        before = 0 if self.lesson is None else len(self.lesson.before)
        return self.line[before - 1][0] + 1 if before else 0

    @property
    def cue(self) -> Scripted | None:
        """The move that the lesson makes next, for whichever seat."""
        lesson = self.teaching
        return None if lesson is None or self.course.astray else lessons.cue(lesson, self.course)

    def asked(self) -> tuple[int, ...]:
        """The seats that have to decide; in a lesson, the one whose turn the script says."""
        if self.state is None or self.state.over:
            return ()
        if self.teaching is None:
            return self.state.deciding
        return () if self.cue is None else (self.cue.seat,)

    def player(self, seat: int) -> str | None:
        """Who moves for this seat if no person does: a bot of this level, or the script of a lesson."""
        if self.cue is not None and self.cue.seat == seat:
            return SCRIPT
        if self.late(seat) and self.clock is not None and self.clock.then == MOVE:
            return self.seats[seat].level or USUAL_LEVEL
        return self.seats[seat].level

    def only_move(self, seat: int) -> Move | None:
        """The move that the table makes for this seat, because nothing else is legal; a lesson has its own course."""
        moves = self.moves(seat) if self.teaching is None else []
        return moves[0] if len(moves) == 1 else None

    def moves(self, seat: int) -> list[Move]:
        """What this seat can do now, by the rules."""
        if self.state is None or seat not in self.state.deciding:
            return []
        if seat not in self.open_moves:
            self.open_moves[seat] = self.state.moves(seat)
        return self.open_moves[seat]

    # -- positions -------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> msgspec.Raw | None:
        """What this seat sees of the game, as it is sent; None before it has begun."""
        if self.state is None:
            return None
        if seat not in self.views:
            if self.writer is None:
                self.writer = ViewWriter(self.game)
            self.views[seat] = msgspec.Raw(self.writer.write(self.state, seat))
        return self.views[seat]

    def unwrite(self) -> None:
        """Nobody looks any more: what was written for them need not be kept."""
        self.told.clear()
        self.told_all.clear()
        self.views.clear()
        self.writer = None

    @property
    def choosing_at_once(self) -> bool:
        return self.game.sealed_choices and self.state is not None and isinstance(self.state.choice, Sealed)

    def first_state(self) -> State:
        return first_state(self.game, self.players, self.options, self.secret, self.origin)

    def line_at(self, seq: int) -> list[tuple[int, Moved]]:
        """The moves that counted after row `seq`, each with its number."""
        undone: set[int] = set()
        for row in self.rows[:seq]:
            if isinstance(row, Undone):
                undone.update(row.rows)
            elif isinstance(row, Redone):
                undone.difference_update(row.rows)
        return [
            (number, row)
            for number, row in enumerate(self.rows[:seq], 1)
            if isinstance(row, Moved) and number not in undone
        ]

    def begun_at(self, seq: int) -> bool:
        return any(isinstance(row, Started) for row in self.rows[:seq])

    def state_at(self, seq: int) -> State | None:
        """The position as it was after row `seq`; None before the start."""
        if not self.begun_at(seq):
            return None
        state = self.first_state()
        for _, row in self.line_at(seq):
            state.advance(row.seat, self.game.move(row.move))
        return state


def first_state(
    game: Game, players: int, options: dict[str, Fact], secret: bytes, origin: str, listen: bool = False
) -> State:
    if origin:
        return shelf.first_state(game, parse_record(origin), listen)
    return game.begin(players, secret, options, listen)


def lesson_of(created: Created) -> Lesson | None:
    """A lesson that can't be read any more is no reason to lose the table: it is played on without."""
    try:
        return lessons.lesson(created.game, created.lesson or "")
    except HexenkesselError:
        return None


def game_of(created: Created) -> Game:
    """The game of a table, if its rules and cards are still those that it was made with."""
    game = shelf.game(created.game)
    if created.content != game.content.hash:
        raise OtherContent(game.id, created.content, game.content.hash)
    if created.edition != game.edition:
        raise BrokenRecord(0, "shell-problem-record-edition", found=created.edition, wanted=game.edition)
    return game


def fold(id: str, rows: Sequence[AnyRow], snapshot: Snapshot | None = None) -> Room:
    """The room that these rows tell. The moves up to the snapshot are not played again, if it still holds."""
    created = rows[0]
    assert isinstance(created, Created)
    room = Room(id, created)
    kept = snapshot.seq if snapshot is not None and still_holds(snapshot, rows) else 0
    if created.clock is not None or any(isinstance(row, Timed) for row in rows):
        kept = 0  # clocks follow every position on the way
    for row in rows:
        # Any position will do on the way to the snapshot.
        room.add(row, room.state if room.seq < kept else None)
        if snapshot is not None and room.seq == kept:
            room.state = room.game.load(snapshot.position, trusted=True)
            if moves_of(room.state) != [(row.seat, row.move) for _, row in room.line]:
                raise ValueError("the snapshot tells of another game")
    return room


def moves_of(state: State) -> list[tuple[int, str]]:
    return [(seat, move.text) for seat, move in zip(state.past_seats, state.past_moves, strict=True)]


def still_holds(snapshot: Snapshot, rows: Sequence[AnyRow]) -> bool:
    """The log has come so far, and nothing up to it was taken back after it."""
    if snapshot.seq > len(rows):
        return False
    later = rows[snapshot.seq :]
    return not any(isinstance(row, Undone | Redone) and min(row.rows) <= snapshot.seq for row in later)
