"""A net's arithmetic for one position at a time, compiled: in a search, calling NumPy would take longer than the sums.

Rows of weights for what stands in a position are added up and go through another layer. That ends in everybody's chances,
and in a few numbers that are held against each move's own vector.
"""

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from hexenkessel.kernel.moves import Move
from hexenkessel.kernel.shape import Features


def filled(numbers: list[float]) -> vec[float]:
    found = vec[float](capacity=len(numbers))
    for number in numbers:
        found = append(found, number)
    return found


# So many columns are added up at a time, in variables of their own: the processor keeps them at hand.
ABREAST: Final = 4


@final
class Layer:
    """`weights` row after row: a row for everything that comes in, a column for everything that goes out."""

    def __init__(self, weights: list[float], bias: list[float]) -> None:
        # Empty columns fill the last few up.
        more = [0.0] * (-len(bias) % ABREAST)
        self.bias = filled(bias + more)
        self.out = filled(bias + more)
        wide: list[float] = []
        for start in range(0, len(weights), len(bias)):
            wide += weights[start : start + len(bias)] + more
        self.weights = filled(wide)

    def add_up(self, rows: vec[i64], amounts: vec[float]) -> None:
        """So much of each of these rows."""
        out = self.out
        bias = self.bias
        weights = self.weights
        width: i64 = len(out)
        many: i64 = len(rows)
        at: i64 = 0
        while at < width:
            one = bias[at]
            two = bias[at + 1]
            three = bias[at + 2]
            four = bias[at + 3]
            number: i64 = 0
            while number < many:
                here: i64 = rows[number] * width + at
                amount = amounts[number]
                one += amount * weights[here]
                two += amount * weights[here + 1]
                three += amount * weights[here + 2]
                four += amount * weights[here + 3]
                number += 1
            out[at] = one
            out[at + 1] = two
            out[at + 2] = three
            out[at + 3] = four
            at += ABREAST

    def take(self, before: vec[float]) -> None:
        """All that the layer before lets through."""
        rows = vec[i64](capacity=len(before))
        amounts = vec[float](capacity=len(before))
        at: i64 = 0
        many: i64 = len(before)
        while at < many:
            number = before[at]
            if number > 0.0:
                rows = append(rows, at)
                amounts = append(amounts, number)
            at += 1
        self.add_up(rows, amounts)


@final
class Tower:
    """`rows` says which row belongs to which place among the features; -1 to none."""

    def __init__(
        self,
        rows: list[int],
        wide: Layer,
        deep: Layer,
        aspects: Layer,
        standing: Layer,
        vectors: list[float],
        bias: list[float],
    ) -> None:
        self.rows = rows
        self.wide = wide
        self.deep = deep
        self.aspects = aspects
        self.standing = standing
        # Every move's own vector, one after the other.
        self.length: i64 = len(vectors) // len(bias)
        self.vectors = filled(vectors)
        self.bias = filled(bias)

    def prefer(self, features: Features, moves: list[Move]) -> list[float]:
        """How much better than others each of these moves looks."""
        self.look(features)
        self.aspects.take(self.deep.out)
        aspects = self.aspects.out
        many: i64 = self.length
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

    def chances(self, features: Features) -> list[float]:
        """Everybody's part of the victory, in the order of the table; what is missing to 1 is that nobody wins."""
        self.look(features)
        self.standing.take(self.deep.out)
        out = self.standing.out
        players = features.players
        nobody: i64 = features.seats
        top = out[nobody]
        at: i64 = 0
        while at < players:
            top = max(top, out[at])
            at += 1
        total = exp(out[nobody] - top)
        powers: list[float] = []
        at = 0
        while at < players:
            power = exp(out[at] - top)
            powers.append(power)
            total += power
            at += 1
        return [powers[features.away(seat)] / total for seat in range(players)]

    def look(self, features: Features) -> None:
        """From what stands in the position to the last layer that all have in common."""
        places = features.places
        rows = vec[i64](capacity=len(places))
        amounts = vec[float](capacity=len(places))
        known = self.rows
        at = 0
        for place in places:
            row: i64 = known[place]
            if row >= 0:
                rows = append(rows, row)
                amounts = append(amounts, features.numbers[at])
            at += 1
        self.wide.add_up(rows, amounts)
        self.deep.take(self.wide.out)
