"""A table of a server in plain lines: the lobby, and the game with others who take their time.

Lines are taken while the table is watched: somebody else may start, come, or take a move back at any moment.
"""

import os
import select
import sys
from collections import deque
from collections.abc import Callable

from hexenkessel.kernel.errors import HexenkesselError
from hexenkessel.kernel.moves import Move
from hexenkessel.terminal.guest import Guest, server_words
from hexenkessel.terminal.plain import Leave, PlainTable, say
from hexenkessel.terminal.speech import Speech
from hexenkessel.words import next_language
from hexenkessel.words.errors import error_sentence

START = "start"  # the same word in both languages


class Lines:
    """What was typed, without waiting for it."""

    def __init__(self) -> None:
        self.typed: deque[str] = deque()
        self.ended = False
        self._rest = b""

    def look(self) -> None:
        stream = sys.stdin.fileno()
        while not self.ended and select.select([stream], [], [], 0)[0]:
            data = os.read(stream, 65536)
            self.ended = not data
            *whole, self._rest = (self._rest + (data or b"\n" * bool(self._rest))).split(b"\n")
            self.typed.extend(line.decode(errors="replace").strip() for line in whole)


class VisitLines(PlainTable):
    sitting: Guest

    def __init__(self, guest: Guest, lang: str) -> None:
        self.lines = Lines()
        self.was_lost = False
        self.was_asked = ""
        self.waited_for: list[int] = []
        super().__init__(guest, lang)

    def switch(self, lang: str) -> None:
        guest = self.sitting
        self.speech = Speech(lang, guest.game, guest.names(lang), guest.seat)
        self.words = self.speech.words

    def move_on(self, guest: Guest) -> None:
        """To the next table."""
        self.sitting.close()
        self.sitting = guest
        self.heard = 0
        self.switch(self.speech.lang)

    # -- the course of a game -------------------------------------------------------------------------------

    def play(self) -> None:
        guest = self.sitting
        try:
            self.lobby()
            say(self.speech.title)
            self.opening()
            while not guest.over:
                self.await_turn()
                if guest.my_turn:
                    self.person_plays()
        except Leave:
            self.goodbye()
            return
        self.tell_news()
        guest.save()
        self.result()

    def goodbye(self) -> None:
        say(self.words.text("terminal-guest-kept", link=self.sitting.link))
        say(self.words.text("shell-goodbye"))

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
        say(text("terminal-lobby", title=self.speech.title, link=self.sitting.link))
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
            self.start()
        elif word == "l":
            self.switch(next_language(self.speech.lang))
            self.tell_seats()
        elif word in ("q", self.words.text("shell-command-quit.word")):
            raise Leave
        else:
            say(self.words.text("terminal-lobby-help"))

    def start(self) -> None:
        try:
            self.sitting.start()
        except HexenkesselError as error:
            self.explain_error(error)
            return
        while not self.sitting.playing:
            self.beat()

    def await_turn(self) -> None:
        """Tell what the others do; a command is obeyed meanwhile, a move that was typed ahead waits."""
        guest = self.sitting
        while not (guest.over or guest.my_turn):
            self.tell_news()
            people = [seat for seat in guest.deciding if not guest.party.levels[seat]]
            if people and people != self.waited_for:
                say(self.speech.question(guest.view))
            self.waited_for = people
            self.beat()
            if self.lines.typed and self.lines.typed[0].casefold() in self.commands():
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
                self.send(move)
                return

    def send(self, move: Move) -> None:
        sending = self.sitting.send(move)
        while not sending.done():
            self.beat()
        try:
            sending.result()
        except HexenkesselError as error:
            self.explain_error(error)

    # -- what is said ---------------------------------------------------------------------------------------

    def tell_news(self) -> None:
        """Line by line as it comes: between two turns of a person others make many moves."""
        news = self.sitting.news
        until = len(news)
        for _, sentence in self.speech.chronicle(news[self.heard : until]):
            say(sentence)
        self.heard = until

    def beat(self) -> None:
        """Wait a moment, and say what is new with the table itself."""
        guest = self.sitting
        guest.wait()
        self.lines.look()
        if guest.dismissed is not None:
            raise guest.dismissed
        if guest.lost != self.was_lost:
            self.was_lost = guest.lost
            say(self.words.text("terminal-guest-lost" if guest.lost else "terminal-guest-found"))
        if guest.names(self.speech.lang) != self.speech.given:
            self.switch(self.speech.lang)
        if guest.asked != self.was_asked:
            self.was_asked = guest.asked
            if guest.asked and guest.room.ask is not None:
                name = self.speech.name(guest.room.ask.seat)
                say(self.words.text("terminal-guest-ask", what=guest.asked, name=name))

    def explain_error(self, error: HexenkesselError) -> None:
        say(error_sentence(server_words(self.speech.lang), error))

    # -- what is heard --------------------------------------------------------------------------------------

    def listen(self, moves: list[Move]) -> str | None:
        """A typed line; nothing, if the game went on without one."""
        guest = self.sitting
        print(self.words.text("shell-prompt-move", count=len(moves)), end=" ", flush=True)
        while not self.lines.typed:
            self.beat()
            if not guest.my_turn or guest.moves != moves:
                say("")
                return None
            if self.lines.ended and not self.lines.typed:
                say("")
                raise Leave
        if not sys.stdin.isatty():
            say("")
        return self.lines.typed.popleft()

    def obey(self, typed: str, moves: list[Move]) -> Move | None:
        try:
            return self.understand(typed, moves)
        except HexenkesselError as error:
            self.explain_error(error)
            return None

    def commands(self) -> dict[str, Callable[[], None]]:
        commands = super().commands()
        if self.sitting.asked:
            commands[self.words.text("terminal-yes")] = lambda: self.sitting.agree(True)
            commands[self.words.text("terminal-no")] = lambda: self.sitting.agree(False)
        return commands
