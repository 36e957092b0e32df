"""Strategy: a game's feel for good moves and good positions, the only thing about a game that a bot is told.

It is handed imagined states alone, so it may look at everything in them and still knows no secret.
"""

from math import exp
from typing import Any, ClassVar, Final, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from hexenkessel.kernel.dice import Dice
from hexenkessel.kernel.errors import Fact
from hexenkessel.kernel.moves import Move
from hexenkessel.kernel.state import State

# In playouts without a `sketch` a move that is 1 behind the best is e to the power of this times less likely.
PLAUSIBLE: Final = 3.0

S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)


@final
class Thought:
    """What a bot thinks of a move: its chance (0 to 1) and the share of attention it was given."""

    def __init__(self, move: Move, chance: float, share: float) -> None:
        self.move = move
        self.chance = chance
        self.share = share


@final
class Judgement:
    """One of the reasons that `weigh` adds up: its name, what it contributes, and what its sentence needs.

    `<game>-reason-<key>` says it of the move. A cost has a second sentence, `.less`: that other moves cost more."""

    def __init__(self, key: str, weight: float, facts: dict[str, Fact] | None = None) -> None:
        self.key = key
        self.weight = weight
        self.facts: dict[str, Fact] = facts if facts is not None else {}

    def __repr__(self) -> str:
        return f"Judgement({self.key!r}, {self.weight:.2f}, {self.facts!r})"


@final
class Prospect:
    """How a position looks to people: everybody's chance to win, and the points that they are likely to end with."""

    def __init__(self, chances: list[float], points: list[float]) -> None:
        self.chances = chances
        self.points = points


@mypyc_attr(allow_interpreted_subclasses=True)
class Strategy(Generic[S]):
    """What every game can do without knowing better: like all moves the same, and play on to the end at random."""

    # How hard the levels of bots try in this game, so that each wins about two games of three against the one below: how
    # many simulations adept and witch make, and how surely child and novice take what looks best (a move that is 1 behind
    # the best is e to the power of this times less likely). These are a start for a game that was not measured.
    efforts: ClassVar[dict[str, float]] = {"child": 0.2, "novice": 0.5, "adept": 20.0, "witch": 300.0}

    def horizon(self, state: S) -> int:
        """How many moves a playout goes on from here before `value` judges; a large number is "to the end"."""
        return 1_000_000

    def goes_on(self, state: S) -> bool:
        """Whether a playout goes on from here although its horizon is reached: until the round is over, say.

        It is asked before every further move; with a horizon of 1, after every move of the playout."""
        return False

    def suppose(self, state: S, seat: int, dice: Dice) -> None:
        """Make an imagined world a likely one: in what this seat can't know, and from what it does know alone."""

    def weigh(self, state: S, seat: int, moves: list[Any]) -> list[float]:
        """How good each move looks at a glance; only the differences count, and the order of the moves tells nothing.

        The search takes a move that is 1 behind the best for half as promising, one that is 3 behind for a quarter."""
        return [0.0] * len(moves)

    def look_again(self, state: S, seat: int, moves: list[Any], weights: list[float]) -> list[float]:
        """How good they look to a slower, better judgement than `weigh`, which found these weights.

        The search asks once for a place in its tree, and only where it comes often enough to be worth it."""
        return weights

    def sketch(self, state: S, seat: int, moves: list[Any], dice: Dice) -> Move:
        """A quick plausible move, for playouts; where a game has no better idea, drawn by what `weigh` says."""
        weights = self.weigh(state, seat, moves)
        first = weights[0]
        for weight in weights:
            if weight != first:
                liked: Move = moves[drawn(weights, PLAUSIBLE, dice)]
                return liked
        move: Move = moves[dice.below(len(moves))]
        return move

    def bluffs(self, state: S) -> bool:
        """Whether moves show or hide what a seat holds: bids, bets, claims. Then the others move by `sketch` in the search.

        It looks for moves in a tree over what the thinking seat can tell apart; whoever else were to choose there would know
        that seat's hand, and not their own. `sketch` must choose from what the moving seat knows alone."""
        return False

    def value(self, state: S) -> list[float]:
        """How well every seat stands, from 0 (lost) to 1 (won)."""
        if state.over:
            winners = state.winners()
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]
        return [1.0 / state.players] * state.players

    def prospect(self, state: S) -> Prospect:
        """What people are told of a position where `value` would judge; asked when somebody wants reasons."""
        return Prospect(self.value(state), [float(points) for points in state.scores()])

    def judge(self, state: S, seat: int, move: Any) -> list[Judgement]:
        """What `weigh` adds up for this move, by name; the weights of two moves differ by as much as their judgements do.

        It is asked for a few moves when somebody wants reasons, never in the search. Empty: this game gives no reasons."""
        return []

    def spends(self, state: S, seat: int, move: Any) -> float:
        """How much a move uses up: among moves that come to the same, the one that spends least is recommended."""
        return 0.0

    def better_alone(self, state: S) -> bool:
        """Whether it helps, in a secret choice of all, to be alone with one's own: reasons say how likely that is."""
        return False

    def allied(self, state: S) -> bool:
        """Whether all win or lose together."""
        return False

    def think(self, world: S, seat: int, level: str, seconds: float, dice: Dice) -> list[Thought]:
        """A bot of the game's own: its moves in this imagined world, best first. Empty: the usual bot of this level thinks.

        `seconds` is how long a bot of this level may take: nothing worth mentioning for one that does not search."""
        return []

    def effort(self, level: str) -> float:
        """How hard a bot of this level tries in this game; `hexenkessel arena <id> --ladder` measures it."""
        return self.efforts.get(level, 0.0)

    def rule_of_thumb(self, state: S, seat: int, dice: Dice) -> Move:
        """The move that looks best at a glance, one of the best where several do."""
        moves = state.moves(seat)
        weights = self.weigh(state, seat, moves)
        best = max(weights)
        leaders = [move for move, weight in zip(moves, weights, strict=True) if weight >= best - 1e-9]
        return leaders[dice.below(len(leaders))]


def drawn(weights: list[float], heat: float, dice: Dice) -> int:
    """A place drawn by weights: `heat` times a weight is its logarithm."""
    top = max(weights)
    powers = [exp(heat * (weight - top)) for weight in weights]
    left = dice.chance() * sum(powers)
    for place in range(len(powers)):
        left -= powers[place]
        if left <= 0.0:
            return place
    return len(powers) - 1


def best_move(moves: list[M], weights: list[float]) -> M:
    """The first of those that weigh most."""
    best = 0
    for place in range(1, len(moves)):
        if weights[place] > weights[best]:
            best = place
    return moves[best]


# A little of a value may be for points, so that a lost game is still played well: this share of it, and all of that for so
# many points.


def likely_value(points: list[float], scale: float, share: float, most: float) -> list[float]:
    """Everybody's chance to win, from what they are likely to end with: `scale` points more make it e times as large."""
    top = max(points)
    powers = [exp((each - top) / scale) for each in points]
    total = sum(powers)
    return [
        (1.0 - share) * power / total + share * min(max(each, 0.0), most) / most
        for power, each in zip(powers, points, strict=True)
    ]


def final_value(state: State, share: float, most: float) -> list[float]:
    """The win, and that little for points."""
    winners = state.winners()
    return [
        ((1.0 - share) / len(winners) if seat in winners else 0.0)
        + share * min(max(float(points), 0.0), most) / most
        for seat, points in enumerate(state.scores())
    ]
