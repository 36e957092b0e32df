"""The full-screen table: board, chronicle, hand, and a status line: whose turn it is, what is asked.

Everything shown comes from a Sitting, so from what one seat may know. A lobby stays in plain lines; the screen opens when
the game has begun.
"""

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from typing import ClassVar

from textual import events, on, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.css.query import NoMatches
from textual.timer import Timer
from textual.widget import MountError
from textual.widgets import Static

from hexenkessel.kernel.errors import HexenkesselError
from hexenkessel.kernel.moves import Move
from hexenkessel.shelf import folder
from hexenkessel.table.protocol import Thought
from hexenkessel.terminal import describe, kit, look
from hexenkessel.terminal.kinds import by_kinds, kinds
from hexenkessel.terminal.plain import BEST_THOUGHTS, Leave, PlainTable, say
from hexenkessel.terminal.rulebook import Rulebook
from hexenkessel.terminal.sitting import Sitting
from hexenkessel.terminal.speech import Shown, Speech
from hexenkessel.terminal.widgets import (
    Board,
    Chose,
    Chronicle,
    Moves,
    Resized,
    Sheet,
    Status,
    Touched,
    Tray,
    content,
)
from hexenkessel.words import next_language
from hexenkessel.words.errors import error_sentence

WIDE, TALL, NARROW = 110, 32, 74
TYPING = 0.8  # seconds within which two digits are one number
INTERRUPTED = 130
AGAIN = -1  # what the screen returns when the same people play another game
CANDLE = "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏"
# Somebody leaves while a bot's move arrives: parts of the table are gone already.
CLEARING = contextlib.suppress(NoMatches, MountError)


def play_full_screen(lines: PlainTable) -> int:
    """Lobby and screen, as often as people want; the exit status."""
    while True:
        try:
            lines.lobby()
        except Leave:
            lines.goodbye()
            return 0
        table = Table(lines.sitting, lines.speech.lang)
        status = table.run() or 0
        lines.switch(table.speech.lang)
        if lines.sitting.dismissed is not None:
            raise lines.sitting.dismissed
        if status == AGAIN:
            lines.move_on(lines.sitting.again())
            continue
        if not lines.sitting.over:
            lines.goodbye()
            return status
        for line in table.afterwards():
            say(line)
        say(lines.words.text("shell-goodbye"))
        return status


class Table(App[int]):
    TITLE = "Hexenkessel"
    CSS = look.CSS
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,up", "step(-1)"),
        Binding("right,down", "step(1)"),
        Binding("enter,space", "confirm"),
        Binding("escape,backspace", "all_kinds"),
        Binding("h", "hint"),
        Binding("u", "undo(False)"),
        Binding("U", "undo(True)"),
        Binding("y,j", "yes"),
        Binding("r", "rules"),
        Binding("l", "language"),
        Binding("t", "daylight"),
        Binding("question_mark", "help"),
        Binding("pageup", "scroll_chronicle(-5)"),
        Binding("pagedown", "scroll_chronicle(5)"),
        Binding("n", "again"),
        Binding("q,ctrl+q", "leave", priority=True),
        Binding("ctrl+c", "interrupt", priority=True),
    ]

    def __init__(self, sitting: Sitting, lang: str) -> None:
        super().__init__()
        self.sitting = sitting
        self.speech = self.speak(lang)
        self.tiles: list[kit.Tile] = []
        # The move behind every tile, or every legal move; of many moves the kinds, until one is opened.
        self.choices: list[Move | range | None] = []
        self.kind: range | None = None
        self.chosen = -1
        self.thinking: int | None = None
        self.frame = 0
        self.remark = ""  # what was said to the person last: a refusal, a hint
        self.rule = ""  # the rule that was spoken of last
        self.typed = (0, 0.0)
        self.told: object = None  # what the chronicle shows
        self.told_by, self.heard = self.speech, 0
        self.spoken: list[tuple[Shown, str]] = []
        self.sending = False
        self.attending = False
        self.shown = -1  # the change of the table that is on the screen
        self.stirred = asyncio.Event()
        self.painting = asyncio.Lock()
        self.candle: Timer | None = None

    def speak(self, lang: str) -> Speech:
        return Speech(lang, self.sitting.game, self.sitting.names(lang), self.sitting.seat)

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return dict(look.NIGHT.variables)

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        with Horizontal(id="middle"):
            yield Board(id="board")
            yield Chronicle(id="side")
        yield Static(id="caption")
        yield Status(id="status")
        yield Tray(id="tray")
        yield Moves(id="moves")
        yield Static(id="keys")

    def on_mount(self) -> None:
        for theme in look.THEMES:
            self.register_theme(theme)
        self.theme = look.NIGHT.name
        self.candle = self.set_interval(0.12, self.flicker, pause=True)
        self.set_interval(1.0, self.tick)
        self.here = asyncio.get_running_loop()
        self.sitting.notify = self.stir

    def on_unmount(self) -> None:
        self.sitting.notify = lambda: None

    def stir(self) -> None:
        """Called from the thread in which the client lives."""
        self.here.call_soon_threadsafe(self.stirred.set)

    def on_resize(self, event: events.Resize) -> None:
        self.set_class(event.size.width >= WIDE, "wide")
        self.set_class(event.size.width < NARROW, "narrow")
        self.set_class(event.size.height >= TALL, "tall")

    @on(Resized)
    async def on_resized(self) -> None:
        """The picture is drawn as large as its place, and so not before there is one."""
        if self.attending:
            await self.show()
        else:
            self.attending = True
            self.attend()

    # -- the course of the game -----------------------------------------------------------------------------

    @work
    async def attend(self) -> None:
        """Show whatever changes, until the game is over or the table lets us go."""
        sitting = self.sitting
        position = -1
        while sitting.dismissed is None:
            self.stirred.clear()
            # As it is now: what comes while this is drawn is drawn in the next round, the end as well.
            changes, over = sitting.changes, sitting.over
            if sitting.seq != position:
                position = sitting.seq
                self.say_aloud("")
                self.chosen = -1
                self.kind = None
            self.notice()
            await self.show()
            self.shown = changes
            if over:
                await self.fetch_record()
                self.show_result()
                return
            await self.stirred.wait()
        self.exit(0)

    def notice(self) -> None:
        """What is new with the table itself: the line, names, a request."""
        sitting = self.sitting
        if sitting.names(self.speech.lang) != self.speech.given:
            self.speech = self.speak(self.speech.lang)
        others = [] if sitting.over or sitting.my_turn else sitting.deciding
        self.think_aloud(others[0] if others else None)
        text = self.speech.words.text
        if sitting.lost:
            self.say_aloud(text("terminal-guest-lost"))
        elif self.remark == text("terminal-guest-lost"):
            self.say_aloud(text("terminal-guest-found"))
        elif sitting.asked and sitting.room.ask is not None:
            name = self.speech.name(sitting.room.ask.seat)
            self.say_aloud(text("terminal-guest-ask", what=sitting.asked, name=name))

    def say_aloud(self, remark: str) -> None:
        self.remark, self.rule = remark, ""

    async def fetch_record(self) -> None:
        with self.excused():
            await asyncio.to_thread(self.sitting.save, self.speech.given)

    @contextlib.contextmanager
    def excused(self) -> Iterator[None]:
        """What can't be done is said, and the game goes on."""
        try:
            yield
        except HexenkesselError as error:
            self.say_aloud(error_sentence(self.speech.words, error))

    def think_aloud(self, seat: int | None) -> None:
        self.thinking = seat
        if self.candle is not None:
            self.candle.pause() if seat is None else self.candle.resume()

    def flicker(self) -> None:
        self.frame += 1
        with CLEARING:
            self.show_status(self.sitting.view)

    def tick(self) -> None:
        """One's own clock, where it runs."""
        if self.sitting.playing and self.sitting.time_left(self.sitting.seat) is not None:
            with CLEARING:
                self.show_status(self.sitting.view)

    # -- what is shown --------------------------------------------------------------------------------------

    async def show(self) -> None:
        async with self.painting:
            with CLEARING:
                await self.paint()

    async def paint(self) -> None:
        scene = self.scene()
        self.gather(scene)
        self.show_board(scene)
        self.show_chronicle()
        self.show_status(scene.view)
        self.show_keys()
        await self.show_choices()

    def scene(self) -> kit.Scene:
        board = self.query_one(Board).outer_size  # with the margin that words have and a picture has not
        return kit.Scene(
            self.sitting.view,
            self.speech.words,
            self.speech.names,
            board.width,
            board.height,
            self.has_class("wide"),
            self.has_class("tall"),
            self.sitting.side.sheet,
        )

    def gather(self, scene: kit.Scene) -> None:
        """What there is to choose from: the game's tiles with the moves behind them, or all moves."""
        moves = self.sitting.moves
        self.tiles = self.speech.drawing.tiles(scene)
        if self.tiles:
            self.choices = [move_of(tile.touch, moves) for tile in self.tiles]
        elif self.kind is not None and self.kind.stop <= len(moves):
            self.choices = [moves[number] for number in self.kind]
        else:
            self.choices = [*by_kinds(moves)]
        legal = self.legal
        if self.chosen not in legal:
            self.chosen = legal[0] if legal else -1

    @property
    def legal(self) -> list[int]:
        """The places of the choices that can be made now."""
        return [place for place, move in enumerate(self.choices) if move is not None]

    @property
    def chosen_move(self) -> Move | None:
        chosen = self.choices[self.chosen] if self.chosen >= 0 else None
        return chosen if isinstance(chosen, Move) else None

    def show_board(self, scene: kit.Scene) -> None:
        speech = self.speech
        where = speech.drawing.headline(scene)
        name = self.speech.words.text("shell-name")
        head = Content.assemble((name, "bold $gold"), (f"  {speech.title}", "bold"), (f"  {where}", "$quiet"))
        self.query_one("#head", Static).update(head, layout=False)
        self.query_one("#caption", Static).update(content(speech.drawing.caption(scene)), layout=False)
        self.query_one(Board).show(speech.drawing.paint(scene), describe.sentences(scene, speech))

    def show_chronicle(self) -> None:
        speech = self.speech
        side = self.query_one(Chronicle)
        told = (speech.lang, speech.given, len(self.sitting.news), side.size.width)
        if told == self.told:
            return
        self.told = told
        room = self.sitting.room
        lines: list[kit.Line] = [[(speech.words.text("terminal-chronicle"), "bold $gold")]]
        for sentence in speech.passed_over(room.passed_over, room.options):
            lines.append([(sentence, "$quiet")])
        if room.commitment is not None:
            lines.append([(speech.words.text("terminal-sealed", commitment=room.commitment), "$quiet")])
        side.show(lines, self.story())

    def story(self) -> list[tuple[Shown, str]]:
        """All that happened, in words; every sentence is made once."""
        if self.told_by is not self.speech:
            self.told_by, self.heard, self.spoken = self.speech, 0, []
        news = self.sitting.news[self.heard :]
        self.heard += len(news)
        self.spoken += self.speech.chronicle(news)
        return self.spoken

    def show_status(self, view: Shown) -> None:
        """What was said or happened last; then whose turn it is and what is asked."""
        your_turn = f"▶ {self.speech.words.text('shell-turn.you')}"
        self.query_one(Status).show(self.last_said(), self.asked(view), your_turn)

    def last_said(self) -> kit.Span:
        if self.remark:
            return (self.remark, "$alarm" if self.rule else "")
        happened = self.story()
        return (happened[-1][1], "$quiet") if happened else ("", "")

    def asked(self, view: Shown) -> kit.Span:
        speech = self.speech
        if self.sitting.over:
            return (speech.winners(self.sitting.winners), "bold")
        if self.thinking is None:
            left = speech.time_left(self.sitting.time_left(self.sitting.seat))
            return (f"▶ {speech.question(view)}{left}", "bold $gold")
        flame = CANDLE[self.frame % len(CANDLE)]
        left = speech.time_left(self.sitting.time_left(self.thinking))
        told = speech.words.text("shell-thinking", name=speech.name(self.thinking))
        return (f"{flame} {told}{left}", "bold")

    def show_keys(self) -> None:
        """The keys that do something now; they can be clicked."""
        text = self.speech.words.text
        move = self.chosen_move
        other = self.speak(next_language(self.speech.lang)).words.text("shell-language")
        keys = [("h", "hint", text("shell-command-hint")), ("r", "rules", text("shell-command-rules"))]
        if self.sitting.side.undo.last is not None:
            keys.insert(1, ("u", "undo(False)", text("page-undo")))
        if self.sitting.side.undo.redo:
            keys.insert(2, ("y", "yes", text("page-redo")))
        keys += [("l", "language", other)]
        keys += [("t", "daylight", text("terminal-daylight"))] if self.has_class("wide") else []
        keys += [("?", "help", text("shell-command-help")), ("q", "leave", text("shell-command-quit"))]
        if self.sitting.over:
            keys.insert(0, ("n", "again", text("terminal-again")))
        parts = [
            Content.from_markup(f"[@click=app.{action}][b]{key}[/b] $label[/]", label=label)
            for key, action, label in keys
        ]
        if move is not None:
            label = self.speech.move_now(move, self.sitting.view)
            parts.insert(0, Content.from_markup("[@click=app.confirm][b $gold]⏎ $label[/][/]", label=label))
        self.query_one("#keys", Static).update(Content("  ").join(parts), layout=False)

    async def show_choices(self) -> None:
        self.set_class(not self.tiles and bool(self.choices), "listed")
        await self.query_one(Tray).show(self.tiles, self.legal, self.chosen)
        if not self.tiles:
            self.query_one(Moves).show([self.sentence(choice) for choice in self.choices], self.chosen)

    def sentence(self, choice: Move | range | None) -> str:
        """A move, or the first of its kind and how many more there are."""
        if isinstance(choice, range):
            first = self.sentence(self.sitting.moves[choice[0]])
            return self.speech.words.text("terminal-kind-more", move=first, more=len(choice) - 1)
        return "" if choice is None else self.speech.move_now(choice, self.sitting.view)

    # -- choosing -------------------------------------------------------------------------------------------

    async def action_step(self, by: int) -> None:
        legal = self.legal
        if legal:
            await self.choose(legal[(legal.index(self.chosen) + by) % len(legal)])

    async def choose(self, place: int) -> None:
        """Lay a finger on a choice, without making it yet; say what it would bring."""
        self.chosen = place
        move = self.chosen_move
        self.rule = ""
        self.remark = self.speech.move_help(move) if move is not None else ""
        await self.show()

    async def on_key(self, event: events.Key) -> None:
        """Digits choose; two in quick succession are one number."""
        if not (event.character or "").isdecimal() or len(self.screen_stack) > 1:
            return
        before, when = self.typed
        now = time.monotonic()
        number = int(event.character or "0")
        if now - when < TYPING and before * 10 + number <= len(self.choices):
            number += before * 10
        self.typed = (number, now)
        if 1 <= number <= len(self.choices):
            await self.point_at(number - 1)

    async def point_at(self, place: int) -> None:
        """The first touch chooses, the second one plays; what can't be done says why."""
        if self.choices[place] is None:
            await self.refuse(self.tiles[place].touch)
        elif place == self.chosen:
            await self.action_confirm()
        else:
            await self.choose(place)

    @on(Chose)
    async def on_chose(self, message: Chose) -> None:
        await self.point_at(message.place)

    @on(Touched)
    async def on_touched(self, message: Touched) -> None:
        moves = self.sitting.moves
        for place, choice in enumerate(self.choices):
            behind = [moves[number] for number in choice] if isinstance(choice, range) else [choice]
            if any(move is not None and message.touch in move.touches for move in behind):
                await self.point_at(place)
                return
        await self.refuse(message.touch)

    async def refuse(self, touch: str) -> None:
        """Why nothing can be done with this now, with the rule."""
        if self.sitting.lost:
            return
        refusal = await asyncio.wrap_future(self.sitting.explain_touch(touch))
        if refusal is not None:
            self.remark = self.speech.refusal(refusal)
            self.rule = refusal.rule
            await self.show()

    async def action_confirm(self) -> None:
        chosen = self.choices[self.chosen] if self.chosen >= 0 else None
        if isinstance(chosen, range):
            await self.open_kind(chosen)
            return
        move = self.chosen_move
        if move is None:
            if self.choices and self.tiles:
                await self.refuse(self.tiles[0].touch)
            return
        self.send(lambda: self.sitting.play(move))

    async def open_kind(self, kind: range | None) -> None:
        """All moves of a kind, or all kinds again."""
        self.kind, self.chosen = kind, -1
        self.say_aloud(self.speech.words.text("terminal-kind-back") if kind is not None else "")
        await self.show()

    async def action_all_kinds(self) -> None:
        if self.kind is not None:
            await self.open_kind(None)

    def action_undo(self, turn: bool) -> None:
        self.send(lambda: self.sitting.undo(turn))

    def send(self, wish: Callable[[], Future[None]]) -> None:
        """One at a time."""
        if not self.sending:
            self.sending = True
            self.carry_out(wish)

    @work
    async def carry_out(self, wish: Callable[[], Future[None]]) -> None:
        """It comes back as news of the table, or with a reason why not."""
        try:
            with self.excused():
                await asyncio.wrap_future(wish())
                return
            await self.show()
        finally:
            self.sending = False

    # -- the other keys -------------------------------------------------------------------------------------

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        if not self.sitting.my_turn or self.sitting.lost:
            return
        with self.excused():
            await self.offer((await asyncio.wrap_future(self.sitting.hint()))[:BEST_THOUGHTS])
            return
        await self.show()

    async def offer(self, thoughts: list[Thought]) -> None:
        """Lay a finger on the best of these, say why, and name the others, if the choice is still there."""
        best = self.sitting.game.move(thoughts[0].move.text)
        if not self.sitting.my_turn:
            return
        if not self.tiles and best in self.sitting.moves and best not in self.choices:
            number = self.sitting.moves.index(best)
            self.kind = next(kind for kind in kinds(self.sitting.moves) if number in kind)
            self.gather(self.scene())
        if best not in self.choices:
            return
        self.chosen = self.choices.index(best)
        self.rule = ""
        first, *others = [self.speech.thought(thought) for thought in thoughts]
        self.remark = " · ".join([" ".join([first, *self.speech.why(thoughts[0])]), *others])
        await self.show()

    def action_rules(self) -> None:
        """The paragraph of this choice, or of the last refusal, and the chapter around it."""
        text = self.speech.words.text
        rule = self.rule or self.sitting.rule
        book = Rulebook(folder(self.sitting.game.id), self.speech.lang)
        paragraph = book.paragraph(rule)
        page = f"{paragraph}\n\n{book.chapter(rule)}" if paragraph else text("terminal-no-rulebook")
        self.push_screen(Sheet(text("shell-rule", rule=rule), page, True, text("terminal-sheet-foot")))

    def action_help(self) -> None:
        text = self.speech.words.text
        sheet = Sheet(text("shell-command-help"), text("terminal-keys"), False, text("terminal-sheet-foot"))
        self.push_screen(sheet)

    def show_result(self) -> None:
        sitting = self.sitting
        text = self.speech.words.text
        lines = [
            self.speech.ending(sitting.ending),
            "",
            *self.speech.ranking(sitting.view, sitting.sheet),
            "",
        ]
        lines += self.afterwards()
        foot = text("terminal-result-foot")
        self.push_screen(Sheet(self.speech.winners(sitting.winners), "\n".join(lines), False, foot))

    def afterwards(self) -> list[str]:
        sitting = self.sitting
        return self.speech.afterwards(sitting.room.commitment, sitting.proven, sitting.file)

    async def action_language(self) -> None:
        self.speech = self.speak(next_language(self.speech.lang))
        self.remark = self.rule = ""
        await self.show()

    async def action_daylight(self) -> None:
        self.theme = look.DAY.name if self.theme == look.NIGHT.name else look.NIGHT.name
        await self.show()

    def action_scroll_chronicle(self, lines: int) -> None:
        self.query_one(Chronicle).scroll_relative(y=lines, animate=False)

    def action_yes(self) -> None:
        """Yes to whoever asks; where nobody does, the key makes again what was taken back."""
        if self.sitting.asked:
            self.action_agree(True)
        else:
            self.send(self.sitting.redo)

    def action_agree(self, yes: bool) -> None:
        self.sitting.agree(yes)
        self.say_aloud("")

    def action_again(self) -> None:
        """After the end, another game; before it, the key says no to whoever asks."""
        if self.sitting.over:
            self.exit(AGAIN)
        else:
            self.action_agree(False)

    def action_leave(self) -> None:
        self.exit(0)

    def action_interrupt(self) -> None:
        self.exit(INTERRUPTED)


def move_of(touch: str, moves: list[Move]) -> Move | None:
    """The legal move that touching this makes."""
    return next((move for move in moves if touch in move.touches), None)
