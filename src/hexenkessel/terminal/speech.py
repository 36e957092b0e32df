"""What is said at the table, to one seat and in one language: keys and facts become sentences."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from hexenkessel import shelf
from hexenkessel.kernel.errors import Refusal
from hexenkessel.kernel.events import Json
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.moves import Move
from hexenkessel.table.protocol import MoveShown, SheetShown, Thought
from hexenkessel.terminal.drawing import Drawing
from hexenkessel.words import FALLBACK, LANGUAGES, Catalogue, WordsError, figure

Shown = dict[str, Json]  # an event as one seat sees it
# From two days on days are counted, then hours.
UNITS = (("day", 86_400), ("hour", 3600), ("minute", 60), ("second", 1))
TABLE = Path(__file__).parent.parent / "table"  # what is said of tables


def preferred_language(environ: Mapping[str, str]) -> str:
    """The language of this person: the one asked for, else that of the system if we have it, else the fallback."""
    for name in ("HEXENKESSEL_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = environ.get(name, "")
        if wanted:
            return next((lang for lang in LANGUAGES if wanted.lower().startswith(lang)), FALLBACK)
    return FALLBACK


def game_words(lang: str, id: str) -> Catalogue:
    """The words of the house, of its tables and of one game; a game without words of its own is spoken of by its ids."""
    return catalogue(lang, shelf.folder(id))


@cache
def catalogue(lang: str, folder: Path) -> Catalogue:
    return Catalogue(lang, [TABLE, folder], shelf.figures)


class Speech:
    """`names` are those of all seats; `seat` is the one spoken to, None for a spectator."""

    def __init__(self, lang: str, game: Game, names: Sequence[str], seat: int | None) -> None:
        self.lang = lang
        self.game = game
        self.seat = seat
        self.words = game_words(lang, game.id)
        self.given = list(names)
        self.drawing = Drawing(game.id)

    # -- names ----------------------------------------------------------------------------------------------

    @property
    def names(self) -> list[str]:
        """How every seat is called on the table: the one spoken to is "you"."""
        return [
            self.words.text("terminal-you") if seat == self.seat else self.name(seat) for seat in self.seats
        ]

    @property
    def seats(self) -> range:
        return range(len(self.given))

    def name(self, seat: int) -> str:
        # The move table also knows seats that nobody has at this table.
        given = self.given[seat] if seat < len(self.given) else ""
        return given or self.words.text("shell-seat", seat=seat + 1)

    def list_names(self, seats: Sequence[int]) -> str:
        """Several names as people say them: Cora, Dora and Anna."""
        names = [self.name(seat) for seat in seats]
        if not names:
            return ""
        text = names[0]
        for place, name in enumerate(names[1:], 2):
            joint = "shell-list-and" if place == len(names) else "shell-list-comma"
            text = self.words.text(joint, first=text, last=name)
        return text

    # -- the game -------------------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        return self.text_or(f"{self.game.id}-title", self.game.title)

    def move(self, move: Move) -> str:
        return self.text_or(f"{self.game.id}-move-{move.verb}", move.text, **self.told(move.facts))

    def move_help(self, move: Move) -> str:
        """What the move would bring or cost, where the game has words for it."""
        return self.text_or(f"{self.game.id}-move-{move.verb}.help", "", **self.told(move.facts))

    def move_here(self, shown: MoveShown) -> str:
        """A move by the names that things have just now."""
        return self.move_named(self.game.move(shown.text), shown.here)

    def move_now(self, move: Move, view: Shown) -> str:
        """The same for a legal move, from what is seen: a root, and not only what lies on the left."""
        return self.move_named(move, self.game.named(view, move))

    def move_named(self, move: Move, names: Mapping[str, Json]) -> str:
        here = f"{self.game.id}-move-{move.verb}.here"
        if not names or not self.words.has(here):
            return self.move(move)
        return self.words.text(here, **self.told({**move.facts, **names}))

    def thought(self, thought: Thought) -> str:
        """A move, how often it leads to a win, and the points that are expected."""
        assert self.seat is not None
        move = self.move_here(thought.move)
        points = self.words.text("shell-points", points=thought.points[self.seat])
        return self.words.text("terminal-thought", move=move, chance=thought.chance, points=points)

    def why(self, thought: Thought) -> list[str]:
        """The reasons for a move, or against it."""
        sentences = []
        for because in thought.why:
            facts = self.told(because.facts)
            if because.move is not None:
                facts["move"] = self.move_here(because.move)
            sentences.append(self.text_or(because.key, "", **facts))
        return [sentence for sentence in sentences if sentence]

    def question(self, view: Shown) -> str:
        """Whose turn it is and what is asked."""
        deciding = [seat for seat, waiting in enumerate(view["deciding"]) if waiting]
        if not deciding:
            return ""
        mine = self.seat in deciding
        variant = "you" if mine else "other"
        key = f"{self.game.id}-ask-{view['asks']}.{variant}"
        if not self.words.has(key):
            key = f"shell-turn.{variant}"
        return self.words.text(key, name=self.list_names([seat for seat in deciding if seat != self.seat]))

    def time_left(self, seconds: float | None) -> str:
        """What follows a question where a clock runs for whoever is asked."""
        if seconds is None:
            return ""
        unit, size = next(
            ((unit, size) for unit, size in UNITS if seconds >= size * (1 + (unit == "day"))), UNITS[-1]
        )
        time = self.words.text("clock-time", unit=unit, count=int(seconds // size))
        return f" · {self.words.text('clock-left', time=time)}"

    def passed_over(self, names: Sequence[str], options: Mapping[str, Any]) -> list[str]:
        """What was wished for and has no effect at this table."""
        told = []
        for name in names:
            label = self.text_or(f"{self.game.id}-option-{name}", name)
            usual = str(options[name]).lower()
            value = self.text_or(f"{self.game.id}-option-{name}-{usual}", usual)
            told.append(self.words.text("shell-option-passed-over", option=label, value=value))
        return told

    def event(self, shown: Shown) -> str:
        """A sentence for something that happened, as this seat sees it."""
        kind = str(shown["kind"])
        arguments = self.event_facts(shown)
        # With a fact that only some may see there may be a more exact sentence: drew, drew-card.
        for name in (*(f"{kind}-{fact}" for fact in shown), kind):
            for key in (f"{self.game.id}-event-{name}", f"terminal-event-{name}"):
                for variant in (".you" if self.acts(shown) else ".other", ""):
                    if self.words.has(key + variant):
                        return self.words.text(key + variant, **arguments)
        return ", ".join([kind, *(f"{name} {value}" for name, value in arguments.items())])

    def chronicle(self, news: Sequence[Shown]) -> list[tuple[Shown, str]]:
        """What happened, without what is not worth a line."""
        return [
            (shown, self.event(shown))
            for shown in news
            if shown["kind"] not in self.game.minor and not self.drawing.minor(shown)
        ]

    def acts(self, shown: Shown) -> bool:
        if self.seat is None:
            return False
        return shown.get("seat") == self.seat or self.seat in shown.get("winners", ())

    def event_facts(self, shown: Shown) -> dict[str, str | int]:
        """The arguments of the words: plain facts as they are, seats as names, moves as sentences."""
        arguments = self.told(shown)
        if "seat" in shown:
            arguments["name"] = self.name(shown["seat"])
        if "move" in shown:
            arguments["move"] = self.move(self.game.move(shown["move"]))
        if shown["kind"] == "table-said":
            arguments["phrase"] = self.words.text(f"table-phrase-{shown['phrase']}")
        if "winners" in shown:
            winners = shown["winners"]
            arguments["winners"] = len(winners)
            arguments["name"] = self.list_names([seat for seat in winners if seat != self.seat])
            arguments["points"] = shown["scores"][winners[0]] if winners else max(shown["scores"])
        return arguments | self.drawing.facts(shown)

    def told(self, facts: Mapping[str, Json]) -> dict[str, str | int]:
        """Facts as words take them: a second player (`victim_seat`) by name (`$victim`), and whether it is the reader."""
        plain = {name: as_fact(value) for name, value in facts.items() if isinstance(value, str | int)}
        for name, seat in facts.items():
            if name.endswith("_seat"):
                who = name.removesuffix("_seat")
                plain[who] = self.name(seat)
                plain[f"{who}_you"] = as_fact(seat == self.seat)
        return plain

    def refusal(self, refusal: Refusal) -> str:
        """Why a move can't be made, with the rule that says so."""
        own = f"{self.game.id}-refuse-{refusal.key}"
        key = own if self.words.has(own) else f"shell-refuse-{refusal.key}"
        reason = self.text_or(key, refusal.key, **refusal.facts)
        return f"{reason} ({self.words.text('shell-rule', rule=refusal.rule)})"

    def ending(self, ending: str) -> str:
        return self.text_or(f"{self.game.id}-ending-{ending}", ending)

    def winners(self, winners: Sequence[int]) -> str:
        """Who won. Where no seat did, the game may say who or what has."""
        own = f"{self.game.id}-nobody-wins"
        if not winners and self.words.has(own):
            return self.words.text(own, players=len(self.given))
        mine = self.seat in winners
        others = self.list_names([seat for seat in winners if seat != self.seat])
        variant = "you" if mine else "other"
        return self.words.text(f"shell-winners.{variant}", winners=len(winners), name=others)

    def ranking(self, view: Shown, sheet: SheetShown) -> list[str]:
        """Place, name and points of everyone, the best first, and where the points come from; all of a finished game.

        Who wins or loses together is not ranked.
        """
        names = [*self.names, *(self.words.text(f"{self.game.id}-rival-{rival}") for rival in sheet.rivals)]
        columns = range(len(names))
        # Among equals a seat stands before a rival: it has won (WD-13.26).
        places = view["places"] if not sheet.rivals else [1 + beaten_by(sheet.totals, one) for one in columns]
        order = list(columns) if sheet.together else sorted(columns, key=lambda one: places[one])
        return [self.ranked(names[one], None if sheet.together else places[one], one, sheet) for one in order]

    def ranked(self, name: str, place: int | None, column: int, sheet: SheetShown) -> str:
        points = self.words.text("shell-points", points=sheet.totals[column])
        if place is None:
            head = self.words.text("terminal-unranked", name=name, points=points)
        else:
            head = self.words.text("terminal-ranking", place=place, name=name, points=points)
        parts = [
            f"{self.label(row.label)} {figure(row.points[column])}"
            for row in sheet.rows
            if row.points[column]
        ]
        return f"{head} ({', '.join(parts)})" if len(sheet.rows) > 1 and parts else head

    def label(self, label: str) -> str:
        return self.text_or(f"{self.game.id}-sheet-{label}", label)

    # -- the table ------------------------------------------------------------------------------------------

    def way_back(self, link: str, table: str) -> str:
        """How to come back to a table that is left: by its link where a server has it, else by its name."""
        key = "terminal-guest-kept" if link else "terminal-kept"
        return self.words.text(key, link=link, table=table)

    def afterwards(self, sealed: str | None, proven: bool | None, file: Path) -> list[str]:
        """Whether the deal was honest, where it was sealed, and where the record is."""
        lines = [self.words.text("terminal-finished", file=str(file))] if proven is not None else []
        if sealed is not None and proven is not None:
            lines.insert(0, self.words.text("page-proof-good" if proven else "page-proof-bad"))
        return lines

    def text_or(self, key: str, otherwise: str, /, **arguments: Any) -> str:
        try:
            return self.words.text(key, **arguments)
        except WordsError:
            return otherwise


def beaten_by(totals: Sequence[int], column: int) -> int:
    """How many stand before this one; of equals the first in the row."""
    return sum(1 for other, points in enumerate(totals) if (points, -other) > (totals[column], -column))


def as_fact(value: Any) -> str | int:
    """A value as Fluent takes it."""
    if isinstance(value, bool):
        return str(value).lower()
    return value if isinstance(value, int) else str(value)
