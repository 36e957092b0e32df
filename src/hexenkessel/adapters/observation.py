"""What a seat knows as an array, for frameworks that look at one state at a time."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hexenkessel.adapters.rows import Rows
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.layout import Layout
from hexenkessel.kernel.state import State

Array = NDArray[np.float32]


class Lens:
    """Lays out what a seat knows as numbers, always `size` of them; it depends on nothing that the seat can't know."""

    def __init__(self, game: Game) -> None:
        self.rows = Rows(Layout(game))
        self.size = self.rows.layout.size

    def read(self, state: State, seat: int) -> Array:
        rows = self.rows
        rows.begin()
        rows.look(state, seat)
        seen = np.zeros(self.size, np.float32)
        # A place may come more than once; then its numbers add up.
        np.add.at(
            seen,
            np.frombuffer(memoryview(rows.spots), np.int64),
            np.frombuffer(memoryview(rows.amounts)).astype(np.float32),
        )
        return seen
