"""The drawing kit: what a game's own `terminal.py` is handed and what it draws with. It knows no game.

A game may bring a module `terminal` with any of these functions; what it lacks comes from its view's shape:
    facts(event)      further arguments for the words of an event
    minor(event)      whether it is not worth a line of its own here, beside the kinds that the game names for all (`minor`)
    sentences(scene)  the table in plain sentences, one to a line
    headline(scene)   where the game stands, for the top line
    caption(scene)    the one reference that this moment needs, as one line
    paint(scene)      the board
    tiles(scene)      what lies in front of the player, as things to choose from
All of them see a view, never the state.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from itertools import groupby
from operator import itemgetter
from textwrap import wrap

from hexenkessel import shelf
from hexenkessel.kernel.content import Content
from hexenkessel.kernel.events import Json
from hexenkessel.table.protocol import SheetRowShown, SheetShown
from hexenkessel.words import Catalogue, figure

Span = tuple[str, str]  # a text and its style: "bold #f4c560 on $felt"
Line = list[Span]
EMPTY: Span = (" ", "")

PAPER = "#f3e7cf"
INK = "#1d1430"
GOLD = "#f4c560"
NUMERALS = (
    "### #.# #.# #.# ###",
    ".#. ##. .#. .#. ###",
    "### ..# ### #.. ###",
    "### ..# ### ..# ###",
    "#.# #.# ### ..# ..#",
    "### #.. ### ..# ###",
    "### #.. ### #.# ###",
    "### ..# .#. .#. .#.",
    "### #.# ### #.# ###",
    "### #.# ### ..# ###",
)
# Seats are told apart by letter and colour; the colours differ under every kind of colour blindness.
SEAT_LOOK = (
    "bold #ffffff on #000000",
    "bold #10202c on #56b4e9",
    "bold #26220a on #f0e442",
    "bold #ffffff on #0072b2",
    "bold #ffffff on #b94f00",
    "bold #2a1c00 on #e69f00",
)
RIVAL = ("✶", f"bold {PAPER} on #35225a")
# A score sheet: columns for the names of its rows, and for the points of everybody.
LABEL, COLUMN = 22, 6


def content_of(game: str) -> Content:
    """What is printed on the cards in use; a view alone does not tell it."""
    return shelf.game(game).content


def seat_mark(seat: int) -> Span:
    return ("ABCDEFGH"[seat], SEAT_LOOK[seat % len(SEAT_LOOK)])


@dataclass(frozen=True)
class Scene:
    """One moment as one seat sees it, and the room there is to draw it."""

    view: dict[str, Json]
    words: Catalogue
    names: list[str]
    width: int = 80
    height: int = 24
    wide: bool = False
    tall: bool = False
    # Where the points come from, when the game is over.
    sheet: SheetShown | None = None

    @property
    def me(self) -> int | None:
        seat = self.view["seat"]
        return seat if isinstance(seat, int) else None

    @property
    def my_turn(self) -> bool:
        return self.me is not None and bool(self.view["deciding"][self.me])

    def holds(self, smallest: tuple[int, int], rows: int = 0) -> bool:
        """Whether a picture fits that needs so many columns and rows, or even more rows."""
        return self.width >= smallest[0] and self.height >= max(smallest[1], rows)


@dataclass(frozen=True)
class Tile:
    """A thing in front of the player; choosing it touches `touch`. `frame` is the colour of its edge."""

    touch: str
    lines: list[Line]
    frame: str
    paper: str


@dataclass
class Area:
    """A place on a canvas that can be touched with the mouse."""

    touch: str
    left: int
    top: int
    width: int
    height: int

    def holds(self, x: int, y: int) -> bool:
        return self.left <= x < self.left + self.width and self.top <= y < self.top + self.height


@dataclass
class Canvas:
    """Characters over a picture of half-height pixels: a letter takes the colour of what it stands on."""

    width: int
    height: int
    areas: list[Area] = field(default_factory=list)
    letters: dict[tuple[int, int], Span] = field(default_factory=dict)
    pixels: dict[tuple[int, int], str] = field(default_factory=dict)

    def write(self, x: int, y: int, text: str, style: str = "") -> None:
        for place, letter in enumerate(text):
            if 0 <= x + place < self.width and 0 <= y < self.height:
                self.letters[x + place, y] = (letter, style)

    def write_centred(self, x: int, y: int, text: str, style: str = "") -> None:
        self.write(x - len(text) // 2, y, text, style)

    def write_name(self, name: str, ink: str) -> None:
        """Below the line of signs at the top, in the middle of what is left."""
        lines = broken(name, self.width)[: self.height - 1]
        top = 1 + (self.height - 1 - len(lines)) // 2
        for line, text in enumerate(lines):
            self.write(0, top + line, text.center(self.width), f"bold {ink}")

    def pixel(self, x: int, y: int, colour: str) -> None:
        """Colour the upper or lower half of a cell; `y` counts half cells."""
        if 0 <= x < self.width and 0 <= y < 2 * self.height:
            self.pixels[x, y] = colour

    def numeral(self, x: int, y: int, digit: int, colour: str) -> None:
        """A digit, three pixels wide and five high, around this pixel."""
        for row, bits in enumerate(NUMERALS[digit].split()):
            for column, bit in enumerate(bits):
                if bit == "#":
                    self.pixel(x + column - 1, y + row - 2, colour)

    def touchable(self, touch: str, left: int, top: int, width: int, height: int = 1) -> None:
        self.areas.append(Area(touch, left, top, width, height))

    def touched(self, x: int, y: int) -> str | None:
        for area in self.areas:
            if area.holds(x, y):
                return area.touch
        return None

    def lines(self) -> list[Line]:
        # Most of a picture is empty: only where there is something is asked what.
        rows = [[EMPTY] * self.width for _ in range(self.height)]
        for x, y in {*self.letters, *((x, half // 2) for x, half in self.pixels)}:
            rows[y][x] = self.cell(x, y)
        return [joined(row) for row in rows]

    def cell(self, x: int, y: int) -> Span:
        upper = self.pixels.get((x, 2 * y))
        lower = self.pixels.get((x, 2 * y + 1))
        written = self.letters.get((x, y))
        if written is not None:
            letter, style = written
            ground = lower or upper
            return (letter, f"{style} on {ground}".strip()) if ground and " on " not in style else written
        if upper and lower:
            return (" ", f"on {upper}") if upper == lower else ("▀", f"{upper} on {lower}")
        if upper:
            return ("▀", upper)
        return ("▄", lower) if lower else EMPTY


def joined(cells: list[Span]) -> Line:
    """Neighbours of one style as one span."""
    spans = groupby(cells, key=itemgetter(1))
    return [("".join(letter for letter, _ in alike), style) for style, alike in spans]


# -- the score sheet ---------------------------------------------------------------------------------------------


def mark_of(scene: Scene, side: int) -> Span:
    """The mark of a seat, or of a rival who comes behind the seats."""
    return seat_mark(side) if side < len(scene.names) else RIVAL


def sheet_alone(game: str, scene: Scene) -> Canvas:
    canvas = Canvas(scene.width, scene.height)
    paint_sheet(canvas, 0, game, scene)
    return canvas


def above_sheet(canvas: Canvas, game: str, scene: Scene, least: int) -> Scene:
    """The scene with the rows that the score sheet leaves to the board; with all of them where it would leave too few."""
    if scene.sheet is None:
        return scene
    left = scene.height - len(rows_with_points(scene.sheet)) - 2
    if left < least:
        return scene
    paint_sheet(canvas, left, game, scene)
    return replace(scene, height=left)


def paint_sheet(canvas: Canvas, top: int, game: str, scene: Scene) -> None:
    """Every origin of points in a row, every seat and every rival in a column, and their sums in the last line."""
    assert scene.sheet is not None
    totals, room = scene.sheet.totals, canvas.height - top - 2
    label = min(LABEL, canvas.width - COLUMN * len(totals) - 2)
    rows = scene.sheet.rows if len(scene.sheet.rows) <= room else rows_with_points(scene.sheet)[:room]
    for side in range(len(totals)):
        letter, style = mark_of(scene, side)
        canvas.write(label + COLUMN * side + 2, top, f" {letter} ", style)
    for y, row in enumerate(rows, top + 1):
        key = f"{game}-sheet-{row.label}"
        name = scene.words.text(key) if scene.words.has(key) else row.label
        canvas.write(1, y, fitted(name, label - 1), "$chalk-dim")
        for side, points in enumerate(row.points):
            canvas.write(label + COLUMN * side, y, f"{figure(points) if points else '·':>4}", "$chalk")
    for side, points in enumerate(totals):
        canvas.write(label + COLUMN * side, top + len(rows) + 1, f"{figure(points):>4}", f"bold {GOLD}")


def rows_with_points(sheet: SheetShown) -> list[SheetRowShown]:
    return [row for row in sheet.rows if any(row.points)]


def text_tile(touch: str, text: str, scene: Scene) -> Tile:
    """A tile that is only named."""
    canvas = Canvas(13, 5 if scene.tall else 3)
    canvas.write_name(text, INK)
    return Tile(touch, canvas.lines(), PAPER, PAPER)


def thing(game: str, name: str, words: Catalogue) -> str:
    """What a thing of this game is called."""
    return words.text(f"{game}-thing-{name}")


def counted(names: Iterable[str]) -> str:
    """Equal ones once, with their number: 2 × Maid, King."""
    return ", ".join(f"{count} × {name}" if count > 1 else name for name, count in Counter(names).items())


def broken(name: str, width: int) -> list[str]:
    """A name in lines; a word that is too long is broken with a hyphen."""
    words = [
        f"{word[: width - 1]}- {word[width - 1 :]}" if len(word) > width else word for word in name.split()
    ]
    return wrap(" ".join(words), width, break_on_hyphens=False)


def fitted(text: str, width: int) -> str:
    """The text, cut with an ellipsis where it is too long."""
    return text if len(text) <= width else text[: max(0, width - 1)] + "…"


def mixed(colour: str, other: str, share: float) -> str:
    """A colour between two: `share` of the second."""
    parts = [
        round(int(colour[at : at + 2], 16) * (1 - share) + int(other[at : at + 2], 16) * share)
        for at in (1, 3, 5)
    ]
    return "#" + "".join(f"{part:02x}" for part in parts)
