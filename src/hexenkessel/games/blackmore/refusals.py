"""Why a move can't be made in Blackmore."""

from hexenkessel.games.blackmore.moves import PLAY, BlackmoreMove
from hexenkessel.kernel.errors import Refusal


def not_in_a_trick(move: BlackmoreMove) -> Refusal:
    """A card is to be played."""
    if move.act == PLAY:
        return Refusal("BM-4.1", "not-in-hand")
    return Refusal("BM-6.1", "no-choice-now")


def not_after_a_trick(move: BlackmoreMove) -> Refusal:
    """The winner is to decide about the trump."""
    if move.act == PLAY:
        return Refusal("BM-6.1", "trump-choice-open")
    return Refusal("BM-6.5", "not-in-trick")
