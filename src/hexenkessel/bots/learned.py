"""A strategy with learned judgement: the game's own rules of thumb, corrected by a net.

A glance (`weigh`) stays the game's own; the net is the second look. What a position is worth, both say half and half.
"""

from typing import Any

from hexenkessel.bots.net import FARTHEST, Net
from hexenkessel.kernel.dice import Dice
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
        """What the rules of thumb and the net say, half and half: neither alone plays as well."""
        own = self.base.value(state)
        if state.over:
            return own
        return [
            (by_hand + learned) / 2 for by_hand, learned in zip(own, self.net.chances(state), strict=True)
        ]

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
