"""Rows: what seats of many games know and may do, as flat arrays that NumPy reads in place. Compiled with the kernel.

`librt.vecs` are arrays of machine numbers, which mypyc fills without making an object for each.
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from hexenkessel.kernel.layout import Layout
from hexenkessel.kernel.pool import Pool
from hexenkessel.kernel.shape import Features
from hexenkessel.kernel.state import State


@final
class Rows(Features):
    """What seats know, one position after the other; the places of row `n` begin at `n` times the layout's size."""

    def __init__(self, layout: Layout) -> None:
        super().__init__(0, 0, layout.seats)
        self.layout = layout
        self.begins: i64 = 0
        self.begin()

    def begin(self) -> None:
        """Forget all rows."""
        self.begins = 0
        self.spots = vec[i64]()
        self.amounts = vec[float]()

    def look(self, state: State, seat: int) -> None:
        """One row more: what this seat knows of this state."""
        layout = self.layout
        self.seat = seat
        self.players = state.players
        layout.mark(state.imagine(seat, layout.dice.copy()), self)
        self.begins += layout.size

    def put(self, place: int, number: float) -> None:
        here: i64 = place
        self.spots = append(self.spots, self.begins + here)
        self.amounts = append(self.amounts, number)


@final
class Choices:
    """Where the games of a pool stand: who decides, what that seat knows and which moves are legal."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.rows = Rows(pool.layout)
        self.actions: i64 = len(pool.layout.game.table.moves)
        self.masks = vec[u8]([0] * (pool.count * len(pool.layout.game.table.moves)))
        self.seats = vec[i64]([0] * pool.count)
        self.counts = vec[i64]([0] * pool.count)
        self.codes = vec[i64]()
        self.look()

    def look(self) -> None:
        masks = self.masks
        for old in self.codes:
            masks[old] = 0
        rows = self.rows
        rows.begin()
        codes = vec[i64]()
        pool = self.pool
        base: i64 = 0
        at: i64 = 0
        for number in range(pool.count):
            state = pool.states[number]
            seat = state.deciding[0]
            moves = pool.options[number]
            self.seats[at] = seat
            self.counts[at] = len(moves)
            for move in moves:
                code: i64 = move.code
                codes = append(codes, base + code)
                masks[base + code] = 1
            rows.look(state, seat)
            base += self.actions
            at += 1
        self.codes = codes

    def play(self, codes: list[int]) -> None:
        """One legal move in every game."""
        pool = self.pool
        moves = pool.layout.game.table.moves
        number = 0
        for code in codes:
            state = pool.states[number]
            state.advance(state.deciding[0], moves[code])
            pool.settle(number)
            number += 1
