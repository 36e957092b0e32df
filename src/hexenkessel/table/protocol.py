"""The frames of the WebSocket, as docs/protocol.md tells them. Checked on the way in, exact on the way out."""

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from hexenkessel.bots import USUAL_LEVEL
from hexenkessel.bots.reasons import Study
from hexenkessel.kernel.errors import HexenkesselError, Refusal
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.moves import Move
from hexenkessel.kernel.sheet import Sheet
from hexenkessel.table.clock import Terms
from hexenkessel.table.rows import Value
from hexenkessel.words import FALLBACK, LANGUAGES

PROTO: Final = 2
# What can be said at a table (phrases.py): `table-phrase-<name>` in the words.
PHRASES: Final = (
    "hello", "good-luck", "one-moment", "back", "your-turn", "take-your-time",
    "well-played", "good-move", "thanks", "sorry", "oops", "bad-luck",
    "hm", "wow", "haha", "oh-no", "hooray", "applause",
    "good-game", "again", "bye",
)  # fmt: skip
MOST_THOUGHTS: Final = 5

Id = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Seq = Annotated[int, Meta(ge=0, le=2**31)]
Text = Annotated[str, Meta(max_length=200)]
Lang = Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$")]


class Frame(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Everything that is sent in either direction."""


# -- from the client -----------------------------------------------------------------------------------------


class Hello(Frame, tag="hello"):
    table: Text
    proto: int
    token: Text | None = None
    since: Seq = 0
    lang: Lang = FALLBACK


class Wish(Frame):
    """Something that is written into the log, once: `idem` is the client's own name for it."""

    idem: Id
    seat: SeatNumber


class DoMove(Wish, tag="move"):
    base: Seq
    move: Text | Annotated[int, Meta(ge=0, le=2**31)]


class DoUndo(Wish, tag="undo"):
    base: Seq
    turn: bool = False


class DoRedo(Wish, tag="redo"):
    base: Seq


class DoAnswer(Wish, tag="answer"):
    ask: Seq
    yes: bool


class DoTakeover(Wish, tag="takeover"):
    absent: SeatNumber
    level: Text = USUAL_LEVEL


class DoGiveback(Wish, tag="giveback"):
    pass


class DoSay(Wish, tag="say"):
    phrase: Text


class DoLesson(Wish, tag="lesson"):
    """`step` is the one that the learner is at."""

    step: Seq
    what: Annotated[str, Meta(pattern="^(on|back|skip|free)$")]


class Explain(Frame, tag="explain"):
    id: Id
    seat: SeatNumber
    move: Text | Annotated[int, Meta(ge=0, le=2**31)] | None = None
    touches: Annotated[tuple[Text, ...], Meta(max_length=16)] = ()


class Hint(Frame, tag="hint"):
    id: Id
    seat: SeatNumber


class Look(Frame, tag="look"):
    id: Id
    seq: Seq


class Resume(Frame, tag="resume"):
    since: Seq


class Ping(Frame, tag="ping"):
    id: Id


AnyWish = DoMove | DoUndo | DoRedo | DoAnswer | DoTakeover | DoGiveback | DoSay | DoLesson
FromClient = Hello | AnyWish | Explain | Hint | Look | Resume | Ping

# -- from the server -----------------------------------------------------------------------------------------


class MoveShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """`here`: what it is about just now, by name, where its facts don't say it."""

    code: int
    text: str
    verb: str
    facts: dict[str, Value]
    touches: tuple[str, ...]
    here: dict[str, Value] = {}


class Reason(msgspec.Struct, frozen=True):
    move: str | None
    rule: str
    key: str
    facts: dict[str, Value]


class SeatShown(msgspec.Struct, frozen=True):
    seat: int
    kind: str
    name: str | None
    level: str | None
    present: bool
    # One of `ANIMALS` (tokens.py), or none; and always one of the colours, another for every seat.
    animal: str | None
    colour: int


class AskShown(msgspec.Struct, frozen=True):
    seq: int
    what: str
    seat: int
    rows: list[int]
    absent: int | None
    level: str | None
    voters: list[int]
    yes: list[int]


class LessonShown(msgspec.Struct, frozen=True):
    """A lesson, and the step that the learner is at; between steps, while the others play, it waits for nothing ("")."""

    name: str
    seat: int
    step: int
    steps: int
    say: str
    point: tuple[str, ...]
    waits: str
    look: str
    # Those that are still wanted.
    moves: list[str]
    # After another move: the key of what is said then.
    astray: str | None


class TimeShown(msgspec.Struct, frozen=True):
    """A seat's time: the seconds that were left when this was sent, whether they run, and whether they are up."""

    left: float
    running: bool = False
    late: bool = False
    # On vacation until then (seconds since 1970): the clock stands.
    resting: int | None = None


class ClockShown(msgspec.Struct, frozen=True):
    """What was agreed; and, in a game, everybody's time: none where no person plays."""

    terms: Terms
    seats: list[TimeShown | None] = []


class RoomShown(msgspec.Struct, frozen=True):
    table: str
    game: str
    players: int
    options: dict[str, Value]
    passed_over: list[str]
    phase: str
    seats: list[SeatShown]
    watching: int
    commitment: str | None
    secret: str | None
    previous: str | None
    rematch: str | None
    open: bool
    ask: AskShown | None
    lesson: LessonShown | None = None
    clock: ClockShown | None = None


class UndoShown(msgspec.Struct, frozen=True):
    """Whether and how something can be taken back, and the rows that would go."""

    last: str | None
    turn: str | None
    last_rows: list[int] = []
    turn_rows: list[int] = []
    # Whether what was taken back last can be made again.
    redo: bool = False


class SheetRowShown(msgspec.Struct, frozen=True):
    label: str
    points: list[int]


class SheetShown(msgspec.Struct, frozen=True):
    """Where the points come from (`kernel/sheet.py`): a column for every seat, and behind them one for every rival."""

    rows: list[SheetRowShown]
    totals: list[int]
    ties: list[SheetRowShown]
    rivals: list[str]
    together: bool


class Side(msgspec.Struct, frozen=True):
    """What one seat may see, and nothing else."""

    seat: int | None
    view: dict[str, Any] | None
    # By their codes: what they are, the table of the game's moves says, which everybody has. None where there is only
    # one: the table makes that.
    moves: list[int]
    rule: str
    ending: str
    # When the game is over.
    sheet: SheetShown | None
    undo: UndoShown
    since: int
    rows: list[dict[str, Any]]


class Glance(msgspec.Struct, frozen=True):
    """An earlier position, as one seat saw it then."""

    seat: int | None
    view: dict[str, Any] | None


class You(msgspec.Struct, frozen=True):
    seats: tuple[int, ...]
    host: bool


class Snapshot(Frame, tag="snapshot"):
    table: str
    from_: int = msgspec.field(name="from")
    seq: int
    you: You
    room: RoomShown
    sides: list[Side]
    proto: int = PROTO


class Events(Frame, tag="events"):
    table: str
    from_: int = msgspec.field(name="from")
    seq: int
    you: You
    room: RoomShown
    sides: list[Side]


class RoomChanged(Frame, tag="room"):
    seq: int
    room: RoomShown


class Ack(Frame, tag="ack"):
    idem: str
    seq: int


class Rejected(Frame, tag="reject"):
    idem: str
    code: str
    reasons: list[Reason]
    seq: int


class Explained(Frame, tag="explained"):
    id: str
    legal: bool
    reasons: list[Reason]


class Because(msgspec.Struct, frozen=True):
    """Why a move: a sentence of the word catalogue. `move` is another move, the sentence's `$move`."""

    key: str
    facts: dict[str, Value]
    move: MoveShown | None = None


class Thought(msgspec.Struct, frozen=True):
    """A move, the chance to win with it and the share of attention in percent, the points of all that are expected.

    `alike`: as good as the best, as far as one can tell; the chance is then that of the best."""

    move: MoveShown
    chance: int
    share: int
    points: list[int] = []
    alike: bool = True
    why: list[Because] = []


class Hinted(Frame, tag="hinted"):
    """`alike`: it makes no difference what is done."""

    id: str
    seq: int
    thoughts: list[Thought]
    alike: bool = False


class Looked(Frame, tag="looked"):
    id: str
    seq: int
    sides: list[Glance]


class Pong(Frame, tag="pong"):
    id: str


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """What can't be done, as a sentence of the word catalogue. `problem` is the one that stands for $problem in it."""

    key: str
    facts: dict[str, Value]
    problem: "Problem | None" = None


class Trouble(Frame, tag="error", omit_defaults=True):
    id: str | None
    key: str
    facts: dict[str, Value]
    problem: Problem | None = None


FromServer = Snapshot | Events | RoomChanged | Ack | Rejected | Explained | Hinted | Looked | Pong | Trouble

encode = msgspec.json.Encoder().encode
read_client: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
read_server: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)


def show_move(move: Move) -> MoveShown:
    return MoveShown(move.code, move.text, move.verb, dict(move.facts), move.touches)


def show_sheet(sheet: Sheet) -> SheetShown:
    rows, ties = ([SheetRowShown(row.label, row.points) for row in some] for some in (sheet.rows, sheet.ties))
    return SheetShown(rows, sheet.totals(), ties, sheet.rivals, sheet.together)


def show_thoughts(game: Game, view: dict[str, Any], study: Study) -> list[Thought]:
    def show(text: str) -> MoveShown:
        move = game.move(text)
        here = dict(game.named(view, move))
        return MoveShown(move.code, move.text, move.verb, dict(move.facts), move.touches, here)

    total = max(1, sum(opinion.visits for opinion in study.opinions))
    best = max(opinion.chance for opinion in study.opinions if opinion.alike)
    return [
        Thought(
            show(opinion.move),
            round(100 * (best if opinion.alike else opinion.chance)),
            round(100 * opinion.visits / total),
            [round(points) for points in opinion.points],
            opinion.alike,
            [
                Because(reason.key, dict(reason.facts), show(reason.move) if reason.move else None)
                for reason in opinion.reasons
            ],
        )
        for opinion in study.opinions[:MOST_THOUGHTS]
    ]


def show_problem(error: HexenkesselError) -> Problem:
    if error.cause is not None:
        return Problem(error.key, error.facts, show_problem(error.cause))
    return Problem(error.key, error.facts, Problem(error.problem, error.facts) if error.problem else None)


def show_reasons(reasons: list[tuple[Move | None, Refusal]]) -> list[Reason]:
    return [
        Reason(None if move is None else move.text, refusal.rule, refusal.key, refusal.facts)
        for move, refusal in reasons
    ]
