"""The table in plain lines: for pipes, for screen readers and for everyone who likes to read.

Before every question stands what happened since the last one, then the table, then the moves with their
numbers.
"""

import contextlib
import sys
from collections.abc import Callable

from hexenkessel.kernel.moves import Move
from hexenkessel.shelf import folder
from hexenkessel.terminal import describe, rulebook
from hexenkessel.terminal.kit import Scene
from hexenkessel.terminal.sitting import Sitting
from hexenkessel.terminal.speech import Speech
from hexenkessel.words import next_language

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  makes the arrow keys work in `input`

BEST_THOUGHTS = 3


class Leave(Exception):
    """The person wants to stop."""


class PlainTable:
    def __init__(self, sitting: Sitting, lang: str) -> None:
        self.sitting = sitting
        self.heard = 0
        self.switch(lang)

    def switch(self, lang: str) -> None:
        sitting = self.sitting
        self.speech = Speech(lang, sitting.game, sitting.party.names, sitting.seat)
        self.words = self.speech.words

    # -- the course of a game -------------------------------------------------------------------------------

    def play(self) -> None:
        """To the end of the game, or until the person leaves: in both cases the record is kept."""
        say(self.speech.title)
        self.opening()
        try:
            while not self.sitting.over:
                self.let_bots_play()
                if self.sitting.my_turn:
                    self.person_plays()
        except Leave:
            say(self.words.text("terminal-kept", file=str(self.sitting.file)))
            say(self.words.text("shell-goodbye"))
            return
        self.tell_news()
        self.result()

    def opening(self) -> None:
        sitting = self.sitting
        say(self.speech.opening(sitting.players, sitting.options, sitting.first_to_act))
        for sentence in self.speech.passed_over(sitting.passed_over, sitting.options):
            say(sentence)
        for seat, level in enumerate(sitting.party.levels):
            if level:
                name = self.speech.name(seat)
                say(self.words.text("terminal-bot", name=name, level=self.words.text(f"shell-level-{level}")))
        say(self.words.text("terminal-plain-help"))

    def let_bots_play(self) -> None:
        while not self.sitting.over:
            seat = self.sitting.bot_to_move
            if seat is None:
                return
            self.sitting.play_bot(seat, self.sitting.think(seat))

    def person_plays(self) -> None:
        self.tell_news()
        self.table()
        moves = self.ask()
        while True:
            move = self.understand(self.read(len(moves)), moves)
            if move is not None:
                self.sitting.play(move)
                return
            moves = self.sitting.moves

    # -- what is said ---------------------------------------------------------------------------------------

    def tell_news(self) -> None:
        """What happened since the person was last asked."""
        news = self.sitting.news
        say("")
        for _, sentence in self.speech.chronicle(news[self.heard :]):
            say(sentence)
        self.heard = len(news)

    def table(self) -> None:
        say("")
        scene = Scene(self.sitting.view, self.words, self.speech.names)
        for line in describe.sentences(scene, self.speech):
            say(line)

    def ask(self) -> list[Move]:
        moves = self.sitting.moves
        say("")
        say(self.speech.question(self.sitting.view))
        for number, move in enumerate(moves, 1):
            say(f"{number}  {self.speech.move(move)}")
        return moves

    def result(self) -> None:
        sitting = self.sitting
        say("")
        say(self.speech.ending(sitting.ending))
        if all(event["kind"] != "over" for event in sitting.news):
            say(self.speech.winners(sitting.winners))
        for line in self.speech.ranking(sitting.view):
            say(line)
        say(self.words.text("terminal-finished", file=str(sitting.file)))

    # -- what is heard --------------------------------------------------------------------------------------

    def read(self, count: int) -> str:
        prompt = self.words.text("shell-prompt-move", count=count) + " "
        try:
            typed = input(prompt).strip()
        except EOFError:
            say("")
            raise Leave from None
        if not sys.stdin.isatty():
            say("")  # nobody pressed Enter on this line
        return typed

    def understand(self, typed: str, moves: list[Move]) -> Move | None:
        """A move, or nothing after a command or a sentence why not."""
        command = self.commands().get(typed.casefold())
        if command is not None:
            command()
            return None
        if typed.isdecimal() and 1 <= int(typed) <= len(moves):
            return moves[int(typed) - 1]
        found = self.sitting.game.find_move(typed) or self.spoken(typed, moves)
        if found is None:
            say(self.words.text("shell-error-unknown-move", text=typed))
            return None
        refusal = self.sitting.explain(found)
        if refusal is not None:
            say(self.speech.refusal(refusal))
            return None
        return found

    def spoken(self, typed: str, moves: list[Move]) -> Move | None:
        """The one move whose sentence begins like this."""
        if not typed:
            return None
        matching = [move for move in moves if self.speech.move(move).casefold().startswith(typed.casefold())]
        return matching[0] if len(matching) == 1 else None

    def commands(self) -> dict[str, Callable[[], None]]:
        """Everything that may be typed instead of a move: letters in both languages, words in this one."""
        return {
            "?": self.help,
            self.words.text("shell-command-help.word"): self.help,
            "h": self.hint,
            self.words.text("shell-command-hint.word"): self.hint,
            "r": self.rule,
            self.words.text("shell-command-rules.word"): self.rule,
            "v": self.look_again,
            "log": self.log,
            "l": self.other_language,
            "q": self.leave,
            self.words.text("shell-command-quit.word"): self.leave,
        }

    def help(self) -> None:
        for line in self.words.text("terminal-plain-commands").splitlines():
            say(line)

    def hint(self) -> None:
        for move, chance in self.sitting.hint()[:BEST_THOUGHTS]:
            say(self.words.text("terminal-thought", move=self.speech.move(move), chance=chance))

    def rule(self) -> None:
        rule = self.sitting.rule
        book = rulebook.Rulebook(folder(self.sitting.game.id), self.speech.lang)
        say(self.words.text("shell-rule", rule=rule))
        say(rulebook.plain(book.paragraph(rule)) or self.words.text("terminal-no-rulebook"))

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


def say(line: str) -> None:
    print(line, flush=True)
