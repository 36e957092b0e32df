"""Many games at once, as arrays:

    import hexenkessel as hx                                   # pip install 'hexenkessel[research]'
    batch = hx.batch("grimoria", 256, players=4, seed=7)
    while ...:
        moves = choose(batch.observations, batch.masks)        # one code for each game
        results = batch.step(moves)                            # (256, 4): zeros, and the results of games that ended

- Every game stands at a choice of `batch.seats[i]`; moves that are forced make themselves. A finished game gives its
  result (everybody's part of the victory) and is dealt anew; `batch.ended[i]` says so.
- An observation is what that seat knows, laid out as kernel/layout.py says: the very numbers of PettingZoo's and OpenSpiel's
  tensors.
- `observations`, `masks`, `seats` and `counts` are written anew in every step: copy what you want to keep.
- The same seed and the same moves give the same games. A move that is not legal is refused, and no game has moved.

What happens between two steps is compiled (adapters/rows.py); here are the arrays only.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from hexenkessel import shelf
from hexenkessel.adapters.rows import Choices
from hexenkessel.kernel.layout import Layout
from hexenkessel.kernel.pool import Lot, Pool

Array = NDArray[Any]


class Batch:
    def __init__(self, id: str, count: int, players: int | None, seed: int, options: dict[str, Any]) -> None:
        if count < 1:
            raise ValueError("a batch has at least one game")
        self.game = shelf.game(id)
        self.players = self.game.check_players(players)
        self.options = self.game.check_options(self.players, options)
        self.layout = Layout(self.game)
        self.count = count
        self.pool = Pool(self.layout, [Lot(self.players, self.options)], count, seed)
        self.choices = Choices(self.pool)
        self.rows = np.arange(count)
        self.ended = np.zeros(count, np.bool_)
        self.observations: Array = np.zeros((count, self.layout.size), np.float32)
        # Windows on what the compiled side writes; they can be read, not written.
        self.masks: Array = np.frombuffer(memoryview(self.choices.masks), np.bool_).reshape(count, -1)
        self.seats: Array = np.frombuffer(memoryview(self.choices.seats), np.int64)
        self.counts: Array = np.frombuffer(memoryview(self.choices.counts), np.int64)
        self.spots: Array = np.zeros(0, np.int64)
        self.show()

    def show(self) -> None:
        """Clear the places of the last observations, and fill in those of the new ones; most places are empty."""
        numbers = self.observations.ravel()
        numbers[self.spots] = 0
        seen = self.choices.rows
        self.spots = np.frombuffer(memoryview(seen.spots), np.int64)
        # A place may come more than once; then its numbers add up.
        np.add.at(numbers, self.spots, np.frombuffer(memoryview(seen.amounts)).astype(np.float32))

    def step(self, moves: Any) -> Array:
        """Make one move in every game, given by their codes; everybody's part of the victory where one has ended."""
        chosen = np.asarray(moves, np.int64)
        if chosen.shape != (self.count,):
            raise ValueError(f"one move for each of {self.count} games is wanted, not {chosen.shape}")
        in_table = (chosen >= 0) & (chosen < self.game.action_count)
        legal = in_table & self.masks[self.rows, np.where(in_table, chosen, 0)]
        if not legal.all():
            wrong = np.flatnonzero(~legal).tolist()
            raise ValueError(f"not legal: the moves of the games {', '.join(map(str, wrong[:8]))}")
        self.choices.play(chosen.tolist())
        results = np.zeros((self.count, self.players), np.float32)
        self.ended = np.zeros(self.count, np.bool_)
        for number, shares in self.pool.take_ended():
            results[number] = shares
            self.ended[number] = True
        self.choices.look()
        self.show()
        return results

    def some_moves(self, dice: np.random.Generator) -> Array:
        """A legal move for each game, all equally likely."""
        codes = np.frombuffer(memoryview(self.choices.codes), np.int64)
        starts = np.cumsum(self.counts) - self.counts
        found: Array = codes[starts + (dice.random(self.count) * self.counts).astype(np.int64)]
        return found - self.rows * self.game.action_count
