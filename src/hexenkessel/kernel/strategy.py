"""Strategy: a game's feel for good moves and good positions, the only thing about a game that a bot is told.

It is handed imagined states alone, so it may look at everything in them and still knows no secret.
"""

from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from hexenkessel.kernel.dice import Dice
from hexenkessel.kernel.moves import Move
from hexenkessel.kernel.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Strategy(Generic[S]):
    """What every game can do without knowing better: like all moves the same, and play on to the end at random."""

    def horizon(self, state: S) -> int:
        """How many moves a playout goes on from here before `value` judges; a large number is "to the end"."""
        return 1_000_000

    def suppose(self, state: S, seat: int, dice: Dice) -> None:
        """Make an imagined world a likely one: in what this seat can't know, and from what it does know alone."""

    def weigh(self, state: S, seat: int, moves: list[Any]) -> list[float]:
        """How good each move looks at a glance; only the differences count, and the order of the moves tells nothing."""
        return [0.0] * len(moves)

    def sketch(self, state: S, seat: int, moves: list[Any], dice: Dice) -> Move:
        """A quick plausible move, for playouts."""
        move: Move = moves[dice.below(len(moves))]
        return move

    def value(self, state: S) -> list[float]:
        """How well every seat stands, from 0 (lost) to 1 (won)."""
        if state.over:
            winners = state.winners()
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]
        return [1.0 / state.players] * state.players

    def rule_of_thumb(self, state: S, seat: int, dice: Dice) -> Move:
        """The move that looks best at a glance, one of the best where several do."""
        moves = state.moves(seat)
        weights = self.weigh(state, seat, moves)
        best = max(weights)
        leaders = [move for move, weight in zip(moves, weights, strict=True) if weight >= best - 1e-9]
        return leaders[dice.below(len(leaders))]
