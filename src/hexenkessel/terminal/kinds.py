"""Many moves at once: they are told by kinds, and whoever wants a kind sees all of it."""

from collections import Counter
from itertools import groupby
from typing import Final

from hexenkessel.kernel.moves import Move

# From so many moves on they are told by kinds; so few of a kind are told at once.
MANY: Final = 24
FEW: Final = 3


def kinds(moves: list[Move]) -> list[range]:
    """The numbers of moves that do the same thing; of very many, those that begin with the same touch."""
    often = Counter(move.verb for move in moves)

    def kind(number: int) -> tuple[str, str]:
        move = moves[number]
        return move.verb, move.touches[0] if often[move.verb] > MANY and len(move.touches) > 1 else ""

    found = [list(numbers) for _, numbers in groupby(range(len(moves)), kind)]
    return [range(numbers[0], numbers[-1] + 1) for numbers in found]


def by_kinds(moves: list[Move]) -> list[Move | range]:
    """Every move by itself; where there are many, a kind of them stands for its numbers."""
    told = kinds(moves)
    if len(moves) <= MANY or len(told) == 1:
        return list(moves)
    found: list[Move | range] = []
    for numbers in told:
        found += [numbers] if len(numbers) > FEW else [moves[number] for number in numbers]
    return found
