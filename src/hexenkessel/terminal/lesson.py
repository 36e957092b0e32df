"""A lesson in plain lines: what it says, what it waits for, and afterwards the game goes on from there."""

import contextlib
from collections.abc import Callable
from functools import partial

from hexenkessel.table.protocol import LessonShown
from hexenkessel.terminal.plain import Back, Leave, PlainTable, say


class LessonTable(PlainTable):
    def play(self) -> None:
        try:
            self.opening()
            while not self.sitting.over and self.sitting.room.lesson is not None:
                with contextlib.suppress(Back):
                    self.step(self.sitting.room.lesson)
        except Leave:
            self.goodbye()
            return
        if not self.sitting.over:
            say("")
            say(self.words.text("learning-terminal-free"))
        self.go_on()

    def opening(self) -> None:
        lesson = self.sitting.room.lesson
        say(self.speech.title)
        if lesson is not None:
            say(self.words.text(f"{self.sitting.game.id}-lesson-{lesson.name}"))
        say(self.words.text("terminal-plain-help"))

    def step(self, lesson: LessonShown) -> None:
        """One thing that the lesson waits for; or what the others do meanwhile."""
        self.tell_news()
        if lesson.astray is not None:
            say("")
            say(self.words.text(lesson.astray))
            self.answer("learning-terminal-astray", lambda: self.learn("back"))
        elif lesson.waits == "move":
            self.practise(lesson)
        elif lesson.waits:
            say("")
            say(self.words.text(lesson.say))
            self.answer("learning-terminal-on", lambda: self.learn("on"))
        else:
            self.beat()

    def practise(self, lesson: LessonShown) -> None:
        self.table()
        say("")
        say(self.words.text(lesson.say))
        moves = self.ask()
        wanted = self.move_now(self.sitting.game.move(lesson.moves[0]))
        say(self.words.text("learning-terminal-move", step=lesson.step + 1, steps=lesson.steps, move=wanted))
        while self.sitting.room.lesson == lesson:
            typed = self.listen(moves)
            move = None if typed is None else self.obey(typed, moves)
            if move is not None:
                with self.excused():
                    self.wait_for(self.sitting.play(move))
                return

    def answer(self, prompt: str, enter: Callable[[], None]) -> None:
        """Enter does what the line says; everything else is a command."""
        print(self.words.text(prompt), end=" ", flush=True)
        while not self.lines.typed:
            if self.lines.ended:
                say("")
                raise Leave
            self.beat()
        say("")
        typed = self.lines.typed.popleft()
        if typed:
            self.obey(typed, [])
        else:
            enter()

    def commands(self) -> dict[str, Callable[[], None]]:
        """Back; the wanted move made for them; and no more of the lesson, but the game from here."""
        keys = {"b": "back", "n": "skip", "f": "free"}
        return super().commands() | {key: partial(self.learn, what) for key, what in keys.items()}

    def learn(self, what: str) -> None:
        lesson = self.sitting.room.lesson
        if lesson is not None:
            with self.excused():
                self.wait_for(self.sitting.learn(lesson.step, what))
            raise Back
