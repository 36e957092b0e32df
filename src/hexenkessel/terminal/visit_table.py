"""A table of a server on the full screen. The lobby stays in plain lines; the screen opens when the game begins."""

import asyncio
from typing import ClassVar

from textual import work
from textual.binding import Binding, BindingType

from hexenkessel.kernel.errors import HexenkesselError
from hexenkessel.kernel.moves import Move
from hexenkessel.terminal.guest import BEAT, Guest, server_words
from hexenkessel.terminal.plain import Leave, say
from hexenkessel.terminal.speech import Speech
from hexenkessel.terminal.table import BEST_THOUGHTS, Table
from hexenkessel.terminal.visit import VisitLines
from hexenkessel.words.errors import error_sentence

AGAIN = -1  # what the screen returns when the same people play another game


def visit_full_screen(lines: VisitLines) -> int:
    """Lobby and screen, as often as people want; the exit status."""
    while True:
        try:
            lines.lobby()
        except Leave:
            lines.goodbye()
            return 0
        table = VisitTable(lines.sitting, lines.speech.lang)
        status = table.run() or 0
        lines.switch(table.speech.lang)
        if lines.sitting.dismissed is not None:
            raise lines.sitting.dismissed
        if status != AGAIN:
            if lines.sitting.over:
                lines.sitting.save()
                say(lines.words.text("terminal-finished", file=str(lines.sitting.file)))
                say(lines.words.text("shell-goodbye"))
            else:
                lines.goodbye()
            return status
        lines.move_on(lines.sitting.again())


class VisitTable(Table):
    sitting: Guest
    BINDINGS: ClassVar[list[BindingType]] = [Binding("y,j", "agree(True)")]

    def __init__(self, guest: Guest, lang: str) -> None:
        super().__init__(guest, lang)
        self.sending = False

    def speak(self, lang: str) -> Speech:
        guest = self.sitting
        return Speech(lang, guest.game, guest.names(lang), guest.seat)

    @work(exclusive=True, group="bots")
    async def attend(self) -> None:
        """Show whatever changes, until the game is over or the server lets us go."""
        guest = self.sitting
        shown, position = -1, -1
        while guest.dismissed is None:
            if guest.changes != shown:
                shown = guest.changes
                if guest.seq != position:
                    position = guest.seq
                    self.remark = self.rule = ""
                    self.chosen = -1
                self.notice()
                await self.show()
                if guest.over:
                    break
            await asyncio.sleep(BEAT)
        if guest.dismissed is not None:
            self.exit(0)
            return
        await self.fetch_record()
        self.show_result()

    def notice(self) -> None:
        """What is new with the table itself: the line, names, a request."""
        guest = self.sitting
        if guest.names(self.speech.lang) != self.speech.given:
            self.speech = self.speak(self.speech.lang)
        others = [] if guest.over or guest.my_turn else guest.deciding
        self.think_aloud(others[0] if others else None)
        text = self.speech.words.text
        if guest.lost:
            self.say_aloud(text("terminal-guest-lost"))
        elif self.remark == text("terminal-guest-lost"):
            self.say_aloud(text("terminal-guest-found"))
        elif guest.asked and guest.room.ask is not None:
            name = self.speech.name(guest.room.ask.seat)
            self.say_aloud(text("terminal-guest-ask", what=guest.asked, name=name))

    def say_aloud(self, remark: str) -> None:
        self.remark, self.rule = remark, ""

    def excuse(self, error: HexenkesselError) -> None:
        self.say_aloud(error_sentence(server_words(self.speech.lang), error))

    async def fetch_record(self) -> None:
        try:
            await asyncio.to_thread(self.sitting.save)
        except HexenkesselError as error:
            self.excuse(error)

    # -- choosing -------------------------------------------------------------------------------------------

    async def action_confirm(self) -> None:
        move = self.chosen_move
        if move is None:
            await super().action_confirm()
        elif not self.sending:
            self.sending = True
            self.send(move)

    @work(group="send")
    async def send(self, move: Move) -> None:
        """The move comes back as news of the table, or with a reason why not."""
        try:
            await asyncio.wrap_future(self.sitting.send(move))
        except HexenkesselError as error:
            self.excuse(error)
            await self.show()
        finally:
            self.sending = False

    async def refuse(self, touch: str) -> None:
        if not self.sitting.lost:
            await super().refuse(touch)

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        if not self.sitting.my_turn or self.sitting.lost:
            return
        try:
            thoughts = await self.sitting.hint_elsewhere(self.thinkers)
        except HexenkesselError as error:
            self.excuse(error)
            await self.show()
            return
        await self.offer(thoughts[:BEST_THOUGHTS])

    # -- the other keys -------------------------------------------------------------------------------------

    def action_agree(self, yes: bool) -> None:
        self.sitting.agree(yes)
        self.say_aloud("")

    def action_again(self) -> None:
        """After the end, another game; before it, the key says no to whoever asks."""
        if self.sitting.over:
            self.exit(AGAIN)
        else:
            self.action_agree(False)
