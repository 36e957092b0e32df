"""Setting up My Game (MG-2)."""

from my_game.rules import TURN
from my_game.state import MyGame


def deal(state: MyGame) -> None:
    """All pebbles into the bowl, and the lot says who begins (MG-2.1)."""
    state.bowl = state.box.pebbles
    state.taken = [0] * state.players
    state.turn = state.dice.below(state.players)
    state.agenda.append(TURN)
