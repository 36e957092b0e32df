"""Forced moves: what a seat must do because nothing else is legal, and what its haste would tell.

A table makes such a move by itself. Where the others can't know that there was no choice, an answer at once would tell
them. The rule is the same in every game, and asks what every onlooker holds possible:

- If the seat has no choice in any of these worlds, everybody knows that it has none, and nothing is told by haste.
- If it may have had one, but not in those worlds in which it could make this very move, the move itself tells as much.
- Else somebody who thinks it over might have made the same move, and the table has to take as long as they do.
"""

from collections.abc import Iterable
from typing import Final

from hexenkessel.kernel.agenda import Sealed
from hexenkessel.kernel.dice import Dice
from hexenkessel.kernel.moves import Move
from hexenkessel.kernel.state import State

# Worlds that are imagined for every onlooker. What slips through is what they were nearly sure of.
WORLDS: Final = 5


def only_move(state: State, seat: int) -> Move | None:
    """The one legal move of a seat that has no choice."""
    moves = state.moves(seat)
    return moves[0] if len(moves) == 1 else None


def commonly_known(state: State, seat: int, onlookers: Iterable[int], dice: Dice) -> bool:
    """Whether every onlooker knows from what they see that this seat has no choice."""
    for onlooker in onlookers:
        for _ in range(WORLDS):
            if len(state.imagine(onlooker, dice).moves(seat)) != 1:
                return False
    return True


def told_by_itself(state: State, seat: int, move: Move, onlookers: Iterable[int], dice: Dice) -> bool:
    """Whether whoever sees this move knows that there was no other. A sealed one is seen by nobody yet."""
    if isinstance(state.waiting, Sealed):
        return False
    for onlooker in onlookers:
        seen = False
        for _ in range(WORLDS):
            moves = state.imagine(onlooker, dice).moves(seat)
            if move in moves:
                seen = True
                if len(moves) > 1:
                    return False
        if not seen:
            return False
    return True
