"""The rows of a table's log. They are the truth; everything else about a table is folded from them.

`public` names the fields that everyone may see; what a seat sees of events and moves is decided in sight.py.
"""

from typing import Any, ClassVar

import msgspec

from hexenkessel.kernel.events import Event
from hexenkessel.table.clock import Terms

# A fact as it is stored and sent: there, true and 1 are not the same.
Value = str | int | bool


class Row(msgspec.Struct, tag_field="kind", kw_only=True, frozen=True):
    public: ClassVar[tuple[str, ...]] = ()

    # Seconds since 1970, and the client's name for the wish that led here ("<seat>/<idem>").
    at: int
    idem: str = ""
    # The time of the house (clock.py), at a table with a clock.
    up: float = 0.0


class Created(Row, tag="created", frozen=True):
    """`host` is the hash of a token; edition, content and engine are those the table was made with."""

    public: ClassVar[tuple[str, ...]] = (
        "game",
        "players",
        "options",
        "previous",
        "passed_over",
        "lesson",
        "clock",
    )

    game: str
    edition: int
    content: str
    engine: str
    players: int
    options: dict[str, Value]
    host: str
    previous: str | None = None
    passed_over: list[str] = []
    # The lesson that is taught here, by its name.
    lesson: str | None = None
    clock: Terms | None = None


class Options(Row, tag="options", frozen=True):
    """`passed_over` are the options that went back to their default, because they don't fit this table as wished."""

    public: ClassVar[tuple[str, ...]] = ("players", "options", "passed_over")

    players: int
    options: dict[str, Value]
    passed_over: list[str] = []


class Listed(Row, tag="listed", frozen=True):
    """Whether everybody of this house finds the table and may sit down."""

    public: ClassVar[tuple[str, ...]] = ("open",)

    open: bool


class Timed(Row, tag="clock", frozen=True):
    """How much time there is from now on, and what happens when it is up."""

    public: ClassVar[tuple[str, ...]] = ("clock",)

    clock: Terms | None


class Joined(Row, tag="joined", frozen=True):
    """Somebody takes a seat with a new token; everything that the old token held moves over to it.

    Without an animal or a colour (0) the page has one for every seat.
    """

    public: ClassVar[tuple[str, ...]] = ("seat", "name", "animal", "colour")

    seat: int
    name: str
    token: str
    replaces: str | None = None
    animal: str = ""
    colour: int = 0


class Named(Row, tag="named", frozen=True):
    """What somebody is called and wears from now on."""

    public: ClassVar[tuple[str, ...]] = ("seat", "name", "animal", "colour")

    seat: int
    name: str
    animal: str = ""
    colour: int = 0


class BotSeated(Row, tag="bot", frozen=True):
    """Without a name of its own it is called as the page calls the bot of this seat."""

    public: ClassVar[tuple[str, ...]] = ("seat", "level", "name")

    seat: int
    level: str
    name: str | None = None


class Left(Row, tag="left", frozen=True):
    public: ClassVar[tuple[str, ...]] = ("seat",)

    seat: int


class Freed(Row, tag="freed", frozen=True):
    """Somebody else's seat is open again: they were away, or the host asked them to go before the game began."""

    public: ClassVar[tuple[str, ...]] = ("seat",)

    seat: int


class Started(Row, tag="started", frozen=True):
    """A game out of a sealed secret; or from `origin`, a record without moves: a seed or a position that somebody chose."""

    public: ClassVar[tuple[str, ...]] = ("commitment",)

    secret: str
    commitment: str | None
    events: list[Event]
    origin: str = ""


class Moved(Row, tag="move", frozen=True):
    """`reveals`: taking it back would give an advantage, because chance or something hidden came out (undo.py).

    `forced`: nothing else was legal, and the table made it (kernel/forced.py).
    """

    seat: int
    move: str
    events: list[Event]
    reveals: bool
    forced: bool = False


class Undone(Row, tag="undo", frozen=True):
    """The moves of these rows no longer count."""

    public: ClassVar[tuple[str, ...]] = ("seat", "rows", "asked")

    seat: int
    rows: list[int]
    asked: bool


class Redone(Row, tag="redo", frozen=True):
    """The moves of these rows, which were taken back, count again."""

    public: ClassVar[tuple[str, ...]] = ("seat", "rows")

    seat: int
    rows: list[int]


class Asked(Row, tag="ask", frozen=True):
    """A request that the voters decide on: `what` is "undo" (of `rows`), "takeover" or "free" (of seat `absent`)."""

    public: ClassVar[tuple[str, ...]] = ("seat", "what", "rows", "absent", "level", "voters")

    seat: int
    what: str
    voters: list[int]
    rows: list[int] = []
    absent: int | None = None
    level: str | None = None


class Answered(Row, tag="answer", frozen=True):
    public: ClassVar[tuple[str, ...]] = ("seat", "ask", "yes")

    seat: int
    ask: int
    yes: bool


class Closed(Row, tag="closed", frozen=True):
    public: ClassVar[tuple[str, ...]] = ("ask",)

    ask: int


class Takeover(Row, tag="takeover", frozen=True):
    public: ClassVar[tuple[str, ...]] = ("seat", "level")

    seat: int
    level: str


class Giveback(Row, tag="giveback", frozen=True):
    public: ClassVar[tuple[str, ...]] = ("seat",)

    seat: int


class Expired(Row, tag="expired", frozen=True):
    """This seat's time is up."""

    public: ClassVar[tuple[str, ...]] = ("seat",)

    seat: int


class Rested(Row, tag="rest", frozen=True):
    """This seat's clock stands still until then (seconds since 1970), for its person is on vacation; 0: back again."""

    public: ClassVar[tuple[str, ...]] = ("seat", "until")

    seat: int
    until: int


class Said(Row, tag="said", frozen=True):
    """One of the fixed phrases (phrases.py)."""

    public: ClassVar[tuple[str, ...]] = ("seat", "phrase")

    seat: int
    phrase: str


class Rematch(Row, tag="rematch", frozen=True):
    public: ClassVar[tuple[str, ...]] = ("table",)

    table: str


class Taught(Row, tag="lesson", frozen=True):
    """The learner goes on in the lesson, or back to an earlier step, or plays freely from here."""

    public: ClassVar[tuple[str, ...]] = ("seat", "what", "step")

    seat: int
    what: str
    step: int


AnyRow = (
    Created
    | Options
    | Listed
    | Timed
    | Joined
    | Named
    | BotSeated
    | Left
    | Freed
    | Started
    | Moved
    | Undone
    | Redone
    | Asked
    | Answered
    | Closed
    | Takeover
    | Giveback
    | Expired
    | Rested
    | Said
    | Rematch
    | Taught
)


# An event of the kernel, with who may know what of it, stands in a row as a list.
def pack(event: Any) -> list[Any]:
    assert isinstance(event, Event)
    return [event.kind, event.facts, event.confidants, event.secret, event.quiet]


def unpack(kind: type, data: Any) -> Event:
    packed = msgspec.convert(data, tuple[str, dict[str, Any], tuple[int, ...], dict[str, Any], bool])
    return Event(*packed)


_encoder = msgspec.json.Encoder(enc_hook=pack)
_decoder: msgspec.json.Decoder[AnyRow] = msgspec.json.Decoder(AnyRow, dec_hook=unpack)


def write_row(row: AnyRow) -> bytes:
    return _encoder.encode(row)


def read_row(data: bytes) -> AnyRow:
    return _decoder.decode(data)
