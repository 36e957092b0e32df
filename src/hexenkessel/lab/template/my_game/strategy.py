"""A feel for My Game, for the bots: leave so many that the next one can't take them all."""

from typing import ClassVar, Final

from hexenkessel.kernel.strategy import Judgement, Strategy
from my_game.box import MOST_TAKEN
from my_game.moves import MyGameMove
from my_game.state import MyGame


class MyGameStrategy(Strategy[MyGame]):
    # How hard the levels of bots try; `hexenkessel arena my_game --ladder` says whether each is 2 : 1 above the one before.
    efforts: ClassVar[dict[str, float]] = {"child": 0.2, "novice": 0.5, "adept": 20.0, "witch": 300.0}

    def weigh(self, state: MyGame, seat: int, moves: list[MyGameMove]) -> list[float]:
        """A move that is 1 behind the best is half as promising to the search: keep the differences small."""
        return [sum(judgement.weight for judgement in judgements(state, move)) for move in moves]

    def judge(self, state: MyGame, seat: int, move: MyGameMove) -> list[Judgement]:
        """The same by name: hints say `my_game-reason-<key>`."""
        return judgements(state, move)


def judgements(state: MyGame, move: MyGameMove) -> list[Judgement]:
    left = state.bowl - move.count
    if left == 0:
        return [Judgement("last", 4.0)]
    found = [Judgement("pebbles", 0.2 * move.count, {"count": move.count})]
    if left % (MOST_TAKEN + 1) == 0:
        found.append(Judgement("trap", 2.0, {"left": left}))
    return found


STRATEGY: Final = MyGameStrategy()
