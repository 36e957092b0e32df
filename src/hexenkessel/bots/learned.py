"""A strategy with a learned eye for moves: the game's own rules of thumb, corrected by a net.

A glance (`weigh`) stays the game's own, and so does the value of positions: a learned one predicts the winner better and
plays worse (docs/lab.md). The net is the second look, which the search takes only where it comes more often.
"""

from pathlib import Path
from typing import Any

from hexenkessel import shelf
from hexenkessel.bots.net import FARTHEST, Net, load
from hexenkessel.kernel.dice import Dice
from hexenkessel.kernel.layout import Layout
from hexenkessel.kernel.moves import Move
from hexenkessel.kernel.state import State
from hexenkessel.kernel.strategy import Judgement, Prospect, Strategy


class Learned(Strategy[Any]):
    def __init__(self, base: Strategy[Any], net: Net) -> None:
        self.base = base
        self.net = net

    def weigh(self, state: State, seat: int, moves: list[Any]) -> list[float]:
        return self.base.weigh(state, seat, moves)

    def look_again(self, state: State, seat: int, moves: list[Any], weights: list[float]) -> list[float]:
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

    def prospect(self, state: State) -> Prospect:
        return self.base.prospect(state)

    def judge(self, state: State, seat: int, move: Any) -> list[Judgement]:
        return self.base.judge(state, seat, move)

    def spends(self, state: State, seat: int, move: Any) -> float:
        return self.base.spends(state, seat, move)

    def better_alone(self, state: State) -> bool:
        return self.base.better_alone(state)

    def allied(self, state: State) -> bool:
        return self.base.allied(state)

    def bluffs(self, state: State) -> bool:
        return self.base.bluffs(state)


def learned(game: str, file: Path) -> Strategy[Any]:
    """The game's strategy with the net in this file; OtherNet where that was learned for something else."""
    return Learned(shelf.strategy(game), load(file, Layout(shelf.game(game))))
