"""Many games at once, as arrays:

    import hexenkessel as hx                                   # pip install 'hexenkessel[research]'
    batch = hx.batch("grimoria", 256, players=4, seed=7)
    while ...:
        moves = choose(batch.observations, batch.masks)        # one code for each game
        results = batch.step(moves)                            # (256, 4): zeros, and the results of games that ended

- Every game stands at a choice of `batch.seats[i]`; moves that are forced make themselves. A finished game gives its
  result (everybody's part of the victory) and is dealt anew; `batch.ended[i]` says so.
- An observation is what that seat knows, laid out as kernel/layout.py says, seats counted from the one who looks. What it
  can't know is drawn at random from all that it takes to be possible, and anew in every step.
- The same seed and the same moves give the same games. A move that is not legal is refused, and no game has moved.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from hexenkessel import shelf
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
        self.ended = np.zeros(count, np.bool_)
        self.look()

    def look(self) -> None:
        asked = self.pool.ask(0, self.count)
        rows = np.arange(self.count)
        self.seats = np.array(asked.seats, np.int64)
        self.owners = np.repeat(rows, asked.moves)
        self.codes = np.array(asked.codes, np.int64)
        self.starts = np.concatenate([[0], np.cumsum(asked.moves)[:-1]])
        self.masks = np.zeros((self.count, self.game.action_count), np.bool_)
        self.masks[self.owners, self.codes] = True
        size = self.layout.size
        places = np.repeat(rows * size, asked.marks) + np.array(asked.places, np.int64)
        # Places may come more than once; then their numbers add up.
        flat = np.bincount(places, asked.numbers, minlength=self.count * size)
        self.observations: Array = flat.astype(np.float32).reshape(self.count, size)

    def step(self, moves: Any) -> Array:
        """Make one move in every game, given by their codes; everybody's part of the victory where one has ended."""
        chosen = np.asarray(moves, np.int64)
        if chosen.shape != (self.count,):
            raise ValueError(f"one move for each of {self.count} games is wanted, not {chosen.shape}")
        hits = np.flatnonzero(self.codes == chosen[self.owners])
        if len(hits) != self.count:
            wrong = sorted(set(range(self.count)) - set(self.owners[hits].tolist()))
            raise ValueError(f"not legal: the moves of the games {', '.join(map(str, wrong[:8]))}")
        self.pool.answer(0, (hits - self.starts).tolist())
        results = np.zeros((self.count, self.players), np.float32)
        self.ended = np.zeros(self.count, np.bool_)
        for number, shares in self.pool.take_ended():
            results[number] = shares
            self.ended[number] = True
        self.look()
        return results
