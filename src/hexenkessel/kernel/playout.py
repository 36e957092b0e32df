"""Random play to the end: the loop that benchmarks and laws run on, inside the compiled package."""

from hexenkessel.kernel.dice import Dice
from hexenkessel.kernel.state import State


def play_randomly(state: State, dice: Dice, most: int = 1_000_000) -> int:
    """Play uniformly random legal moves until the game is over; the number of moves made."""
    made = 0
    while not state.over and made < most:
        seat = state.deciding[0]
        moves = state.waiting.options(state, seat)
        state.advance(seat, moves[dice.below(len(moves))])
        made += 1
    return made
