"""The parts of the full-screen table. They show what they are given and say what was touched."""

import textwrap
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import HorizontalScroll, Vertical, VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.screen import ModalScreen
from textual.widgets import Markdown, OptionList, Static
from textual.widgets.option_list import Option

from hexenkessel.terminal import kit
from hexenkessel.terminal.speech import Shown

MARGIN = 3  # columns of the chronicle for the mark and the scroll bar


class Touched(Message):
    """The person pointed at something on the table."""

    def __init__(self, touch: str) -> None:
        super().__init__()
        self.touch = touch


class Chose(Message):
    """The person pointed at a move of the list, counted from 0."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place


class Resized(Message):
    """There is more or less room for the board than before, and so for its picture."""


def content(line: kit.Line) -> Content:
    return Content.assemble(*line)


def stacked(lines: list[kit.Line]) -> Content:
    return Content("\n").join([content(line) for line in lines])


class Board(Static):
    """The game's own picture; its sentences where there is no picture or no room for one."""

    canvas: kit.Canvas | None = None

    def show(self, canvas: kit.Canvas | None, sentences: list[str]) -> None:
        self.canvas = canvas
        self.set_class(canvas is None, "words")
        picture = stacked(canvas.lines()) if canvas is not None else Content("\n".join(sentences))
        self.update(picture, layout=False)

    def on_resize(self) -> None:
        self.post_message(Resized())

    def on_click(self, event: events.Click) -> None:
        touch = self.canvas.touched(event.x, event.y) if self.canvas is not None else None
        if touch is not None:
            self.post_message(Touched(touch))


class Tile(Vertical):
    """A card in front of the player, with the key that chooses it."""

    def __init__(self, tile: kit.Tile) -> None:
        super().__init__()
        self.tile = tile
        self.face = Static(stacked(tile.lines), classes="face")
        self.key = Static(classes="key")

    def compose(self) -> ComposeResult:
        self.face.styles.background = self.tile.paper
        yield self.face
        yield self.key

    def mark(self, number: int, legal: bool, chosen: bool) -> None:
        self.set_class(legal, "legal")
        self.set_class(chosen, "chosen")
        gold = self.app.current_theme.variables["gold"]
        self.face.styles.border = ("thick", gold) if chosen else ("outer", self.tile.frame)
        self.key.update(Content(f"⏎ {number}" if chosen else str(number) if legal else ""), layout=False)

    def on_click(self) -> None:
        self.post_message(Touched(self.tile.touch))


class Tray(HorizontalScroll, can_focus=False):
    """What lies in front of the player."""

    async def show(self, tiles: list[kit.Tile], legal: list[int], chosen: int) -> None:
        shown = list(self.query(Tile))
        if [tile.tile for tile in shown] != tiles:
            shown = [Tile(tile) for tile in tiles]
            async with self.batch():
                await self.remove_children()
                await self.mount_all(shown)
        for place, tile in enumerate(shown):
            tile.mark(place + 1, place in legal, place == chosen)
            if place == chosen:
                self.scroll_to_widget(tile, animate=False)


class Moves(OptionList, can_focus=False):
    """Every legal move as a sentence: for games that have no tiles."""

    def show(self, sentences: list[str], chosen: int) -> None:
        self.clear_options()
        self.add_options(
            [Option(Content(f"{number:>3}  {text}")) for number, text in enumerate(sentences, 1)]
        )
        self.highlighted = chosen if sentences else None

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.post_message(Chose(event.option_index))


class Status(Static):
    """What was said last, and below it what is asked."""

    def show(self, last: kit.Span, asked: kit.Span, shorter: str) -> None:
        """`shorter` is asked where there is no room for both."""
        room = self.content_size
        rows = sum(len(textwrap.wrap(text, room.width)) for text, _ in (last, asked)) if room.width else 0
        if rows > room.height:
            asked = (shorter, asked[1])
        self.update(Content("\n").join([content([last]), content([asked])]), layout=False)


class Chronicle(VerticalScroll, can_focus=False):
    """What happened, the newest at the bottom."""

    def compose(self) -> ComposeResult:
        yield Static()

    def show(self, heading: list[kit.Line], story: list[tuple[Shown, str]]) -> None:
        lines = [row for shown, sentence in story for row in self.wrapped(shown, sentence)]
        self.query_one(Static).update(stacked(heading + lines))

    def wrapped(self, shown: Shown, sentence: str) -> list[kit.Line]:
        """The rows of a sentence, the first one with the mark of whoever acted."""
        seat = shown.get("seat")
        mark = kit.seat_mark(seat) if isinstance(seat, int) else (" ", "")
        rows = textwrap.wrap(sentence, max(MARGIN, self.size.width - MARGIN))
        return [[mark if number == 0 else (" ", ""), (f" {row}", "")] for number, row in enumerate(rows)]

    def watch_virtual_size(self) -> None:
        """It has grown: the end is what people want to see."""
        self.scroll_end(animate=False)


class Sheet(ModalScreen[None]):
    """A page laid over the table: a rule, the keys, the result."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,enter,r,question_mark", "app.pop_screen"),
        ("up", "scroll(-1)"),
        ("down", "scroll(1)"),
        ("pageup", "scroll(-10)"),
        ("pagedown,space", "scroll(10)"),
        ("n", "app.again"),
    ]

    def __init__(self, title: str, text: str, markdown: bool, foot: str) -> None:
        super().__init__()
        self.heading = title
        self.text = text
        self.markdown = markdown
        self.foot = foot

    def compose(self) -> ComposeResult:
        with VerticalScroll():
            yield Static(Content(self.heading), classes="gold")
            yield Static()
            yield Markdown(self.text) if self.markdown else Static(Content(self.text))
            yield Static(Content(self.foot), classes="foot")

    def action_scroll(self, lines: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)

    def on_click(self, event: events.Click) -> None:
        """Anywhere beside the page closes it."""
        if event.widget is self:
            self.app.pop_screen()
