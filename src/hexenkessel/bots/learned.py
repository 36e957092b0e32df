"""A strategy with a learned eye for moves: the game's own rules of thumb, corrected by a net. The search does not notice.

Positions are judged by the game's own value: a learned one predicts the winner better and plays worse (docs/lab.md).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hexenkessel import shelf
from hexenkessel.bots.net import FARTHEST, Net, load
from hexenkessel.kernel.dice import Dice
from hexenkessel.kernel.layout import Layout
from hexenkessel.kernel.moves import Move
from hexenkessel.kernel.state import State
from hexenkessel.kernel.strategy import Strategy


class Learned(Strategy[Any]):
    def __init__(self, base: Strategy[Any], net: Net) -> None:
        self.base = base
        self.net = net

    def weigh(self, state: State, seat: int, moves: list[Any]) -> list[float]:
        weights = self.base.weigh(state, seat, moves)
        if len(moves) == 1:
            return weights
        top = max(weights)
        heat = self.net.heat
        least = -FARTHEST / heat
        return [
            max(least, weight - top) + more / heat
            for weight, more in zip(weights, self.net.preference(state, seat, moves), strict=True)
        ]

    def horizon(self, state: State) -> int:
        return self.base.horizon(state)

    def goes_on(self, state: State) -> bool:
        return self.base.goes_on(state)

    def suppose(self, state: State, seat: int, dice: Dice) -> None:
        self.base.suppose(state, seat, dice)

    def sketch(self, state: State, seat: int, moves: list[Any], dice: Dice) -> Move:
        return self.base.sketch(state, seat, moves, dice)

    def value(self, state: State) -> list[float]:
        return self.base.value(state)


def learned(game: str, file: Path) -> Strategy[Any]:
    """The game's strategy with the net in this file; OtherNet where that was learned for something else."""
    return Learned(shelf.strategy(game), load(file, Layout(shelf.game(game))))
