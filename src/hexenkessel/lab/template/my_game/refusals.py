"""Why a move can't be made in My Game: a rule, the key of a sentence, and its facts."""

from hexenkessel.kernel.errors import Refusal
from my_game.state import MyGame


def too_many(state: MyGame) -> Refusal:
    return Refusal("MG-3.2", "too-many", {"left": state.bowl})
