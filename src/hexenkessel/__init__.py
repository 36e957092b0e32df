"""Hexenkessel: five witches' board games at one table.

import hexenkessel as hx

state = hx.game("blackmore").start(players=4, seed=7)
while not state.over:
    seat = state.deciding[0]
    state.play(seat, state.moves(seat)[0])
print(state.scores(), state.winners())
"""

from hexenkessel.kernel.dice import Dice, seeded
from hexenkessel.kernel.errors import HexenkesselError, IllegalMove
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.moves import Move
from hexenkessel.kernel.state import State
from hexenkessel.shelf import game, games, replay

__all__ = [
    "Dice",
    "Game",
    "HexenkesselError",
    "IllegalMove",
    "Move",
    "State",
    "game",
    "games",
    "replay",
    "seeded",
]
__version__ = "0.1.0"
