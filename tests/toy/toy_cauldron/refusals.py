"""Why a move can't be made in Kröten & Kessel."""

from hexenkessel.kernel.errors import Refusal
from toy_cauldron.moves import BREW, CauldronMove


def not_brewing(move: CauldronMove) -> Refusal:
    """Everybody is to brew."""
    if move.act == BREW:
        return Refusal("KK-3.1", "not-in-hand")
    return Refusal("KK-4.2", "no-choice-now")


def not_a_reward(move: CauldronMove) -> Refusal:
    """The winner is to choose a toad."""
    if move.act == BREW:
        return Refusal("KK-4.2", "reward-first")
    return Refusal("KK-4.2", "no-toad-there")
