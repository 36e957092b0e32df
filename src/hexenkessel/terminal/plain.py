"""The table in plain lines: for pipes, for screen readers and for everyone who likes to read.

Before every question stands what happened since the last one, then the table, then the moves with their numbers. Others
take their time, and may start, come, or take a move back at any moment: what is typed meanwhile is not lost.
"""

import contextlib
import os
import select
import sys
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from functools import partial
from typing import TypeVar

from hexenkessel.kernel.errors import HexenkesselError
from hexenkessel.kernel.moves import Move
from hexenkessel.shelf import folder
from hexenkessel.table.protocol import PHRASES
from hexenkessel.terminal import describe, rulebook
from hexenkessel.terminal.kinds import FEW, MANY, kinds
from hexenkessel.terminal.kit import Scene
from hexenkessel.terminal.sitting import Sitting
from hexenkessel.terminal.speech import Speech
from hexenkessel.words import next_language
from hexenkessel.words.errors import error_sentence

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  makes the arrow keys work in `input`

T = TypeVar("T")

BEST_THOUGHTS = 3
START = "start"  # the same word in both languages


class Leave(Exception):
    """The person wants to stop."""


class Back(Exception):
    """A move was taken back, or made again: the table is another one."""


class Lines:
    """What was typed, without waiting for it."""

    def __init__(self) -> None:
        self.typed: deque[str] = deque()
        self.ended = False
        self._rest = b""

    def look(self) -> None:
        """Take what is there, unless something waits to be heard already: a pipe may never end."""
        stream = sys.stdin.fileno()
        while not (self.typed or self.ended) and select.select([stream], [], [], 0)[0]:
            data = os.read(stream, 65536)
            self.ended = not data
            *whole, self._rest = (self._rest + (data or b"\n" * bool(self._rest))).split(b"\n")
            self.typed.extend(line.decode(errors="replace").strip() for line in whole)


class PlainTable:
    def __init__(self, sitting: Sitting, lang: str) -> None:
        self.sitting = sitting
        self.lines = Lines()
        self.heard = 0
        self.was_lost = False
        self.was_asked = ""
        self.waited_for: list[int] = []
        self.switch(lang)

    def switch(self, lang: str) -> None:
        sitting = self.sitting
        self.speech = Speech(lang, sitting.game, sitting.names(lang), sitting.seat)
        self.words = self.speech.words

    def move_on(self, sitting: Sitting) -> None:
        """To the next table."""
        self.sitting.close()
        self.sitting = sitting
        self.heard = 0
        self.switch(self.speech.lang)

    # -- the course of a game -------------------------------------------------------------------------------

    def play(self) -> None:
        """To the end of the game, or until the person leaves: in both cases it is kept."""
        try:
            self.lobby()
            self.opening()
        except Leave:
            self.goodbye()
            return
        self.go_on()

    def go_on(self) -> None:
        try:
            while not self.sitting.over:
                with contextlib.suppress(Back):
                    self.await_turn()
                    if self.sitting.my_turn:
                        self.person_plays()
        except Leave:
            self.goodbye()
            return
        self.tell_news()
        self.result()

    def goodbye(self) -> None:
        say(self.speech.way_back(self.sitting.player.link, self.sitting.player.table))
        say(self.words.text("shell-goodbye"))

    def opening(self) -> None:
        sitting = self.sitting
        text = self.words.text
        say(self.speech.title)
        for sentence in self.speech.passed_over(sitting.room.passed_over, sitting.room.options):
            say(sentence)
        for seat, level in enumerate(sitting.levels):
            if level:
                say(text("terminal-bot", name=self.speech.name(seat), level=text(f"shell-level-{level}")))
        if sitting.room.commitment is not None:
            say(text("terminal-sealed", commitment=sitting.room.commitment))
        say(text("terminal-plain-help"))

    def await_turn(self) -> None:
        """Tell what the others do. A person is obeyed meanwhile; a move that was typed ahead waits.

        What comes through a pipe was written for one's own turns, unless other people keep us waiting.
        """
        sitting = self.sitting
        while not (sitting.over or sitting.my_turn):
            self.tell_news()
            others = [seat for seat in sitting.deciding if seat != sitting.seat]
            people = [seat for seat in others if not sitting.levels[seat]]
            if people and people != self.waited_for:
                left = self.speech.time_left(sitting.time_left(people[0]))
                say(self.speech.question(sitting.view) + left)
            self.waited_for = people
            self.beat()
            heeded = self.lines.typed and (people or sys.stdin.isatty())
            if heeded and self.lines.typed[0].casefold() in self.commands():
                self.obey(self.lines.typed.popleft(), [])
        self.waited_for = []

    def person_plays(self) -> None:
        self.tell_news()
        self.table()
        moves = self.ask()
        while self.sitting.my_turn and self.sitting.moves == moves:
            typed = self.listen(moves)
            move = None if typed is None else self.obey(typed, moves)
            if move is not None:
                with self.excused():
                    self.wait_for(self.sitting.play(move))
                return

    # -- before the game ------------------------------------------------------------------------------------

    def lobby(self) -> None:
        """Who sits there, told anew whenever that changes, until somebody starts."""
        told: object = None
        while not self.sitting.playing:
            seats = [(seat.kind, seat.name, seat.level, seat.present) for seat in self.sitting.room.seats]
            if seats != told:
                told = seats
                self.tell_seats()
            self.beat()
            if self.lines.typed:
                self.heed(self.lines.typed.popleft())
            elif self.lines.ended:
                raise Leave

    def tell_seats(self) -> None:
        text = self.words.text
        say("")
        say(text("terminal-lobby", title=self.speech.title, link=self.sitting.player.link))
        for seat in self.sitting.room.seats:
            place = text("shell-seat", seat=seat.seat + 1)
            if seat.kind == "bot":
                who = f"{self.speech.name(seat.seat)} ({text('page-bot-label', level=text(f'shell-level-{seat.level}'))})"
            elif seat.kind == "open":
                who = text("terminal-lobby-open")
            elif seat.seat == self.sitting.seat:
                who = text("terminal-lobby-you", name=seat.name or "")
            else:
                who = text("terminal-lobby-person", name=seat.name or "", present=str(seat.present).lower())
            say(f"{place}: {who}")
        say(text("terminal-lobby-wait"))

    def heed(self, typed: str) -> None:
        """A word in the lobby."""
        word = typed.casefold()
        if word == START:
            with self.excused():
                self.wait_for(self.sitting.start())
                while not self.sitting.playing:
                    self.beat()
        elif word == "l":
            self.switch(next_language(self.speech.lang))
            self.tell_seats()
        elif word in ("q", self.words.text("shell-command-quit.word")):
            raise Leave
        else:
            say(self.words.text("terminal-lobby-help"))

    # -- what is said ---------------------------------------------------------------------------------------

    def tell_news(self) -> None:
        """Line by line as it comes: between two turns of a person others make many moves."""
        news = self.sitting.news
        until = len(news)
        for _, sentence in self.speech.chronicle(news[self.heard : until]):
            say(sentence)
        self.heard = until

    def table(self) -> None:
        say("")
        scene = Scene(self.sitting.view, self.words, self.speech.names)
        for line in describe.sentences(scene, self.speech):
            say(line)

    def ask(self) -> list[Move]:
        moves = self.sitting.moves
        say("")
        say(
            self.speech.question(self.sitting.view)
            + self.speech.time_left(self.sitting.time_left(self.sitting.seat))
        )
        self.offer(moves)
        return moves

    def offer(self, moves: list[Move]) -> None:
        """One move a line; where there are many, one kind of them a line, and whoever asks for a kind hears all of it."""
        found = kinds(moves) if len(moves) > MANY else [range(len(moves))]
        for kind, numbers in enumerate(found, 1):
            if len(found) == 1 or len(numbers) <= FEW:
                self.list_moves(moves, numbers)
                continue
            first = self.move_now(moves[numbers[0]])
            more = {"more": len(numbers) - 1, "first": numbers[0] + 1, "last": numbers[-1] + 1}
            say(self.words.text("terminal-kind", kind=kind, move=first, **more))
        if len(found) > 1:
            say(self.words.text("terminal-kind-help"))

    def list_moves(self, moves: list[Move], numbers: range) -> None:
        for number in numbers:
            say(f"{number + 1}  {self.move_now(moves[number])}")

    def move_now(self, move: Move) -> str:
        return self.speech.move_now(move, self.sitting.view)

    def result(self) -> None:
        sitting = self.sitting
        say("")
        say(self.speech.ending(sitting.ending))
        if all(event["kind"] != "over" for event in sitting.news):
            say(self.speech.winners(sitting.winners))
        for line in self.speech.ranking(sitting.view, sitting.sheet):
            say(line)
        sitting.save(self.speech.given)
        for line in self.speech.afterwards(sitting.room.commitment, sitting.proven, sitting.file):
            say(line)

    def beat(self) -> None:
        """Wait a moment, and say what is new with the table itself."""
        sitting = self.sitting
        sitting.wait()
        self.lines.look()
        if sitting.dismissed is not None:
            raise sitting.dismissed
        if sitting.lost != self.was_lost:
            self.was_lost = sitting.lost
            say(self.words.text("terminal-guest-lost" if sitting.lost else "terminal-guest-found"))
        if sitting.names(self.speech.lang) != self.speech.given:
            self.switch(self.speech.lang)
        if sitting.asked != self.was_asked:
            self.was_asked = sitting.asked
            if sitting.asked and sitting.room.ask is not None:
                name = self.speech.name(sitting.room.ask.seat)
                say(self.words.text("terminal-guest-ask", what=sitting.asked, name=name))

    def wait_for(self, doing: Future[T]) -> T:
        while not doing.done():
            self.beat()
        return doing.result()

    def answer_to(self, question: Future[T]) -> T:
        """A question that was on its way when the line broke is not asked again."""
        while not question.done():
            self.beat()
            if self.sitting.lost:
                question.cancel()
                raise HexenkesselError("terminal-guest-lost", "the line is broken")
        return question.result()

    @contextlib.contextmanager
    def excused(self) -> Iterator[None]:
        """What can't be done is said, and the game goes on."""
        try:
            yield
        except HexenkesselError as error:
            say(error_sentence(self.words, error))

    # -- what is heard --------------------------------------------------------------------------------------

    def listen(self, moves: list[Move]) -> str | None:
        """A typed line; nothing, if the game went on without one."""
        sitting = self.sitting
        prompt = self.words.text("shell-prompt-move", count=len(moves)) + " "
        self.lines.look()
        if not self.lines.typed and sitting.alone and sys.stdin.isatty():
            return read_line(prompt)  # nobody else is there to change anything
        print(prompt, end="", flush=True)
        while not self.lines.typed:
            if self.lines.ended:
                say("")
                raise Leave
            self.beat()
            if not self.lines.typed and (not sitting.my_turn or sitting.moves != moves):
                say("")
                return None
        if not sys.stdin.isatty():
            say("")  # nobody pressed Enter on this line
        return self.lines.typed.popleft()

    def obey(self, typed: str, moves: list[Move]) -> Move | None:
        with self.excused():
            return self.understand(typed, moves)
        return None

    def understand(self, typed: str, moves: list[Move]) -> Move | None:
        """A move, or nothing after a command or a sentence why not."""
        command = self.commands().get(typed.casefold())
        if command is not None:
            command()
            return None
        if typed.isdecimal() and 1 <= int(typed) <= len(moves):
            return moves[int(typed) - 1]
        found_kinds = kinds(moves)
        if typed.startswith("#") and typed[1:].isdecimal() and 1 <= int(typed[1:]) <= len(found_kinds):
            self.list_moves(moves, found_kinds[int(typed[1:]) - 1])
            return None
        found = self.sitting.game.find_move(typed) or self.spoken(typed, moves)
        if found is None:
            say(self.words.text("shell-error-unknown-move", text=typed))
            return None
        refusal = self.answer_to(self.sitting.explain(found))
        if refusal is not None:
            say(self.speech.refusal(refusal))
            return None
        return found

    def spoken(self, typed: str, moves: list[Move]) -> Move | None:
        """The one move whose sentence begins like this."""
        if not typed:
            return None
        matching = [move for move in moves if self.move_now(move).casefold().startswith(typed.casefold())]
        return matching[0] if len(matching) == 1 else None

    def commands(self) -> dict[str, Callable[[], None]]:
        """Everything that may be typed instead of a move: letters in both languages, words in this one."""
        text = self.words.text
        commands: dict[str, Callable[[], None]] = {
            "?": self.help,
            text("shell-command-help.word"): self.help,
            "h": self.hint,
            text("shell-command-hint.word"): self.hint,
            "r": self.rule,
            text("shell-command-rules.word"): self.rule,
            "u": self.undo,
            text("terminal-undo-word"): self.undo,
            "uu": self.undo_turn,
            "y": self.redo,
            text("terminal-redo-word"): self.redo,
            "v": self.look_again,
            "log": self.log,
            "s": self.say,
            **{f"s {number}": partial(self.say, phrase) for number, phrase in enumerate(PHRASES, 1)},
            "l": self.other_language,
            "q": self.leave,
            text("shell-command-quit.word"): self.leave,
        }
        if self.sitting.asked:
            commands[text("terminal-yes")] = lambda: self.sitting.agree(True)
            commands[text("terminal-no")] = lambda: self.sitting.agree(False)
        return commands

    def say(self, phrase: str = "") -> None:
        """One of the phrases to the others; without one, all there are."""
        if phrase:
            self.sitting.say(phrase)
            return
        for number, known in enumerate(PHRASES, 1):
            say(f"s {number}: {self.words.text(f'table-phrase-{known}')}")

    def help(self) -> None:
        for line in self.words.text("terminal-plain-commands").splitlines():
            say(line)

    def hint(self) -> None:
        for thought in self.answer_to(self.sitting.hint())[:BEST_THOUGHTS]:
            say(self.speech.thought(thought))
            for sentence in self.speech.why(thought):
                say(f"  {sentence}")

    def rule(self) -> None:
        rule = self.sitting.rule
        book = rulebook.Rulebook(folder(self.sitting.game.id), self.speech.lang)
        say(self.words.text("shell-rule", rule=rule))
        say(rulebook.plain(book.paragraph(rule)) or self.words.text("terminal-no-rulebook"))

    def undo(self, turn: bool = False) -> None:
        self.wait_for(self.sitting.undo(turn))
        ask = self.sitting.room.ask
        if ask is not None and ask.what == "undo" and ask.seat == self.sitting.seat:
            say(self.words.text("terminal-undo-asked"))
            return
        raise Back

    def undo_turn(self) -> None:
        self.undo(turn=True)

    def redo(self) -> None:
        self.wait_for(self.sitting.redo())
        raise Back

    def look_again(self) -> None:
        self.table()
        self.ask()

    def log(self) -> None:
        for event in self.sitting.news:
            say(self.speech.event(event))

    def other_language(self) -> None:
        self.switch(next_language(self.speech.lang))
        self.look_again()

    def leave(self) -> None:
        raise Leave


def read_line(prompt: str) -> str:
    try:
        return input(prompt).strip()
    except EOFError:
        say("")
        raise Leave from None


def say(line: str) -> None:
    print(line, flush=True)
