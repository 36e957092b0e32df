"""A feel for Kröten & Kessel: brew the strong things first, and take toads from whoever leads."""

from typing import Final

from hexenkessel.kernel.moves import Move
from hexenkessel.kernel.strategy import Strategy
from toy_cauldron.rules import Cauldron


class CauldronStrategy(Strategy[Cauldron]):
    def weigh(self, state: Cauldron, seat: int, moves: list[Move]) -> list[float]:
        return [weigh_move(state, move) for move in moves]


def weigh_move(state: Cauldron, move: Move) -> float:
    if move in state.box.brews:
        return float(state.box.strength[move.code])
    if move is state.box.take:
        return 0.5
    return float(state.toads[state.box.steals.index(move)])


STRATEGY: Final = CauldronStrategy()
