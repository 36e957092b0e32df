"""A feel for Kröten & Kessel: brew the strong things first, and take toads from whoever leads."""

from typing import Final

from hexenkessel.kernel.strategy import Judgement, Strategy
from toy_cauldron.moves import BREW, TAKE, CauldronMove
from toy_cauldron.state import Cauldron


class CauldronStrategy(Strategy[Cauldron]):
    def weigh(self, state: Cauldron, seat: int, moves: list[CauldronMove]) -> list[float]:
        return [weigh_move(state, move) for move in moves]

    def judge(self, state: Cauldron, seat: int, move: CauldronMove) -> list[Judgement]:
        weight = weigh_move(state, move)
        if move.act == BREW:
            return [Judgement("strength", weight, {"strength": state.box.strength[move.card]})]
        if move.act == TAKE:
            return [Judgement("peace", weight)]
        return [Judgement("victim", weight, {"victim_seat": move.victim, "toads": state.toads[move.victim]})]


def weigh_move(state: Cauldron, move: CauldronMove) -> float:
    if move.act == BREW:
        return float(state.box.strength[move.card])
    if move.act == TAKE:
        return 0.5
    return float(state.toads[move.victim])


STRATEGY: Final = CauldronStrategy()
