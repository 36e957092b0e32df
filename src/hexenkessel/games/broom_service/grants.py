"""What the acting player may do and may forgo (BS-8.7): the action of a role, and what clouds and tiles grant."""

from typing import ClassVar

from hexenkessel.games.broom_service.moves import SKIP, BroomMove
from hexenkessel.games.broom_service.state import Broom
from hexenkessel.kernel.agenda import NOBODY, ONE_SEAT, Choice


class Granted(Choice[Broom]):
    """Something that is done or skipped; where it can't be done, nobody is asked."""

    # What is forgone, for the words.
    what: ClassVar[str] = ""

    def possible(self, state: Broom, seat: int) -> bool:
        raise NotImplementedError

    def add_actions(self, state: Broom, seat: int, moves: list[BroomMove]) -> None:
        raise NotImplementedError

    def act(self, state: Broom, seat: int, move: BroomMove) -> None:
        raise NotImplementedError

    def deciding(self, state: Broom) -> tuple[int, ...]:
        return ONE_SEAT[state.actor] if self.possible(state, state.actor) else NOBODY

    def run(self, state: Broom) -> None:
        """There is nothing to do."""

    def options(self, state: Broom, seat: int) -> list[BroomMove]:
        moves: list[BroomMove] = []
        self.add_actions(state, seat, moves)
        moves.append(state.offers.skip)
        return moves

    def take(self, state: Broom, seat: int, move: BroomMove) -> None:
        if move.act == SKIP:
            waive(state, seat, self.what)
        else:
            self.act(state, seat, move)


def waive(state: Broom, seat: int, what: str) -> None:
    """Somebody forgoes a whole step (BS-8.7)."""
    if state.events is not None:
        state.tell("waived", {"seat": seat, "what": what})
