"""A view as an array: all that learners get to see, and nothing that the seat may not know."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from hexenkessel.kernel.game import Game

Array = NDArray[np.float32]


class Lens:
    """Lays the views of one game for one number of players out as numbers, always `size` of them."""

    def __init__(self, game: Game, players: int) -> None:
        self.shape = game.view_shape()
        self.players = players
        self.size = self.shape.size(players)

    def read(self, view: dict[str, Any]) -> Array:
        numbers: list[float] = []
        self.shape.encode(view, numbers, self.players)
        return np.array(numbers, dtype=np.float32)
