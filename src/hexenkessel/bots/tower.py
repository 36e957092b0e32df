"""A net's arithmetic for one position at a time, compiled: in a search, calling NumPy would take longer than the sums.

Rows of weights for what stands in a position are added up, go through two more layers, and end in a few numbers that are
held against each move's own vector.
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from hexenkessel.kernel.moves import Move
from hexenkessel.kernel.shape import Features


def filled(numbers: list[float]) -> vec[float]:
    found = vec[float](capacity=len(numbers))
    for number in numbers:
        found = append(found, number)
    return found


@final
class Layer:
    """`weights` row after row: a row for everything that comes in, a column for everything that goes out."""

    def __init__(self, weights: list[float], bias: list[float]) -> None:
        self.weights = filled(weights)
        self.bias = filled(bias)
        self.out = filled(bias)

    def begin(self) -> None:
        out = self.out
        bias = self.bias
        at: i64 = 0
        width: i64 = len(bias)
        while at < width:
            out[at] = bias[at]
            at += 1

    def add(self, row: i64, number: float) -> None:
        """So much of this row."""
        out = self.out
        weights = self.weights
        width: i64 = len(out)
        from_here: i64 = row * width
        at: i64 = 0
        while at < width:
            out[at] = out[at] + number * weights[from_here + at]
            at += 1

    def take(self, before: vec[float]) -> None:
        """All that the layer before lets through."""
        self.begin()
        at: i64 = 0
        many: i64 = len(before)
        while at < many:
            number = before[at]
            if number > 0.0:
                self.add(at, number)
            at += 1


@final
class Tower:
    """`rows` says which row belongs to which place among the features; -1 to none."""

    def __init__(
        self, rows: list[int], wide: Layer, deep: Layer, last: Layer, vectors: list[float], bias: list[float]
    ) -> None:
        self.rows = rows
        self.wide = wide
        self.deep = deep
        self.last = last
        # Every move's own vector, one after the other.
        self.vectors = filled(vectors)
        self.bias = filled(bias)

    def prefer(self, features: Features, moves: list[Move]) -> list[float]:
        """How much better than others each of these moves looks."""
        wide = self.wide
        wide.begin()
        rows = self.rows
        numbers = features.numbers
        at = 0
        for place in features.places:
            row = rows[place]
            if row >= 0:
                wide.add(row, numbers[at])
            at += 1
        self.deep.take(wide.out)
        self.last.take(self.deep.out)
        aspects = self.last.out
        many: i64 = len(aspects)
        vectors = self.vectors
        found: list[float] = []
        for move in moves:
            code: i64 = move.code
            from_here: i64 = code * many
            total = self.bias[code]
            here: i64 = 0
            while here < many:
                total += aspects[here] * vectors[from_here + here]
                here += 1
            found.append(total)
        return found
