"""Hexenkessel: five witches' board games at one table.

import hexenkessel as hx

state = hx.game("blackmore").start(players=4, seed=7)
while not state.over:
    seat = state.deciding[0]
    state.play(seat, state.moves(seat)[0])
print(state.scores(), state.winners())
"""

from typing import TYPE_CHECKING, Any

from hexenkessel.kernel.dice import Dice, seeded
from hexenkessel.kernel.errors import HexenkesselError, IllegalMove
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.moves import Move
from hexenkessel.kernel.state import State
from hexenkessel.shelf import game, games, replay

if TYPE_CHECKING:
    from hexenkessel.adapters.batch import Batch

__all__ = [
    "Dice",
    "Game",
    "HexenkesselError",
    "IllegalMove",
    "Move",
    "State",
    "batch",
    "game",
    "games",
    "replay",
    "seeded",
]
__version__ = "0.1.0"


def batch(id: str, count: int, players: int | None = None, seed: int = 0, **options: Any) -> "Batch":
    """Many games at once as arrays, for learners; needs NumPy (`hexenkessel[research]`)."""
    from hexenkessel.adapters.batch import Batch

    return Batch(id, count, players, seed, options)
