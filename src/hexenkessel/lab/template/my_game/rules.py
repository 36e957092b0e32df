"""The rules of My Game, in the order of its rulebook: legal moves, and carrying them out."""

from typing import Any, ClassVar, Final

from hexenkessel.kernel.agenda import ONE_SEAT, Choice, Step
from hexenkessel.kernel.errors import Refusal
from my_game import refusals
from my_game.moves import MyGameMove
from my_game.state import MyGame


class Turn(Choice[MyGame]):
    """One to three pebbles, never more than are there (MG-3.1, MG-3.2)."""

    ask: ClassVar[str] = "take"
    rule: ClassVar[str] = "MG-3.1"

    def deciding(self, state: MyGame) -> tuple[int, ...]:
        return ONE_SEAT[state.turn]

    def options(self, state: MyGame, seat: int) -> list[MyGameMove]:
        return [move for move in state.offers.takes if move.count <= state.bowl]

    def take(self, state: MyGame, seat: int, move: MyGameMove) -> None:
        state.bowl -= move.count
        state.taken[seat] += move.count
        state.tell("took", {"seat": seat, "count": move.count, "left": state.bowl})
        if state.bowl == 0:
            state.last = seat
            state.ending = "bowl-empty"  # nothing is left on the agenda: the game is over (MG-4.1)
        else:
            state.turn = (seat + 1) % state.players
            state.agenda.append(TURN)

    def refuse(self, state: MyGame, seat: int, move: MyGameMove) -> Refusal:
        return refusals.too_many(state)


TURN: Final = Turn()

STEPS: Final[list[type[Step[Any]]]] = [Turn]
