"""Forced moves: what a seat must do because nothing else is legal, and whether everybody can see that it must.

A table makes such a move by itself. Where the others can't know that there was no choice, an answer at once would tell
them, so it has to come when a thought one would. The rule is the same in every game: a seat's legal moves are common
knowledge if they are the same in every world that any onlooker holds possible.
"""

from collections.abc import Iterable
from typing import Final

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
    """Whether every onlooker knows the legal moves of this seat from what they see."""
    moves = state.moves(seat)
    for onlooker in onlookers:
        for _ in range(WORLDS):
            if state.imagine(onlooker, dice).moves(seat) != moves:
                return False
    return True
