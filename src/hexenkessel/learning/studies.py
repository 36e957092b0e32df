"""Studies: one position of a finished game, thought over from what one seat knew then.

A study is a pure function of a record, a place in it and a seed, so that other processes can do it, in any order. The real
position is used for one thing only: to imagine worlds that the seat could not tell from it. What the seat could not know
has no influence on what is said about its decision.
"""

from dataclasses import dataclass, field
from functools import lru_cache
from math import sqrt
from typing import Any, Final

from hexenkessel import bots, shelf
from hexenkessel.bots import Imagined
from hexenkessel.bots.reasons import Judges, Reason
from hexenkessel.bots.search import Search
from hexenkessel.kernel.agenda import Sealed
from hexenkessel.kernel.dice import Dice, seeded
from hexenkessel.kernel.errors import BrokenRecord
from hexenkessel.kernel.moves import Move
from hexenkessel.kernel.records import parse_record
from hexenkessel.kernel.state import State
from hexenkessel.kernel.strategy import Strategy

# Beside the move that was made, so many others are compared with it.
RIVALS: Final = 2
# Simulations that share an imagined world, as in the search.
WORLDS: Final = 4
# A difference counts when it is so many standard errors: one in a hundred passes by chance alone.
SURE: Final = 2.6
LONG: Final = 3600.0
# Whoever wins together with all others has it; of a win that is shared between rivals, each has a part.
ALL_OF_IT: Final = 0.9


@dataclass
class Place:
    """Somebody has to decide after `at` moves. `own`: the reviewed seat, and it had a choice."""

    at: int
    mover: int
    own: bool
    played: str


@dataclass
class Outline:
    """A finished game as the plan of a review needs it; `forced`: moves of this seat without a choice."""

    game: str
    players: int
    moves: int
    forced: int
    places: list[Place]
    # What came out for every seat, from 0 (lost) to 1 (won); and with what everybody began before the deal, where rivals
    # share one win: alone or together nobody knows that.
    result: list[float]
    start: list[float] | None


@dataclass
class Finding:
    """What was found at a place. `chances` are those of all seats when the best move is made.

    `loss` is by how much the best move is better than the one that was made, `doubt` how far that may be wrong. `gap` is by
    how much the move that was made is better than the next best, where it is the best. The reasons speak for the best move
    against the one that was made, or against the next best.
    """

    at: int
    simulations: int
    chances: list[float]
    best: str = ""
    loss: float = 0.0
    doubt: float = 0.0
    gap: float = 0.0
    reasons: list[Reason] = field(default_factory=list)


@dataclass
class Tally:
    """The results of one move: for every seat the sum, and for the seat that decides every single one."""

    sums: list[float]
    own: list[float] = field(default_factory=list)

    def add(self, values: list[float], seat: int) -> None:
        self.sums = [total + value for total, value in zip(self.sums, values, strict=True)]
        self.own.append(values[seat])

    def means(self) -> list[float]:
        return [total / len(self.own) for total in self.sums]


# -- the record ----------------------------------------------------------------------------------------------


@lru_cache(maxsize=2)
def positions(record: str) -> list[State]:
    """The position before every move, and the last one; refused in words where the record does not fit or is not over."""
    end = shelf.replay(record)
    if not end.over:
        raise BrokenRecord(0, "shell-problem-review-unfinished")
    state = shelf.first_state(end.game, parse_record(record))
    found = [state.clone()]
    for seat, move in zip(end.past_seats, end.past_moves, strict=True):
        state.advance(seat, move)
        found.append(state.clone())
    return found


def outline(record: str, seat: int) -> Outline:
    """Where to look: every choice of this seat, and every place where another one's turn begins."""
    states = positions(record)
    end = states[-1]
    end.check_seat(seat)
    places: list[Place] = []
    forced = 0
    last = -1
    for at, (mover, move) in enumerate(zip(end.past_seats, end.past_moves, strict=True)):
        state = states[at]
        choice = len(state.moves(mover)) > 1
        if mover == seat:
            forced += not choice
            if choice:
                places.append(Place(at, mover, True, move.text))
        elif mover != last and not isinstance(state.waiting, Sealed):
            # What others seal changes nothing that this seat knows.
            places.append(Place(at, mover, False, move.text))
        last = mover
    strategy = bots.strategy(end.game.id)
    stood = [chances(strategy, state) for state in (states[0], states[len(states) // 2], end)]
    together = all(len(set(each)) == 1 for each in stood)
    alone = end.players == 1 or (together and not (end.winners() and stood[-1][0] < ALL_OF_IT))
    result = stood[-1] if alone else shares(end)
    start = None if alone else [1.0 / end.players] * end.players
    return Outline(end.game.id, end.players, len(states) - 1, forced, places, result, start)


def shares(end: State) -> list[float]:
    """Of the win, which several may share."""
    winners = end.winners()
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(end.players)]


# -- one place -----------------------------------------------------------------------------------------------


def decision(record: str, seat: int, at: int) -> State | None:
    """The position where this seat had a choice after so many moves; None where it had none."""
    states = positions(record)
    if not 0 <= at < len(states) - 1 or states[-1].past_seats[at] != seat or len(states[at].moves(seat)) < 2:
        return None
    return states[at]


def begin_at(state: State, seat: int, dice: Dice) -> str:
    """A record that begins here, in a world that this seat can't tell from the real one."""
    start = state.imagine(seat, dice).dump() | {"moves": [], "seed": None, "origin": None}
    return state.game.load(start).record


def study(
    record: str, seat: int, at: int, simulations: int, seed: int, instead: str | None = None
) -> Finding:
    """Think a place over: a decision of this seat, or how everybody stands where another one decides.

    `instead` is a move that might have been made in place of the one that was."""
    state = positions(record)[at]
    end = positions(record)[-1]
    dice = seeded(seed * 10**14 + at * 10**8 + simulations)
    world = bots.imagined(state, seat, dice)
    if end.past_seats[at] != seat:
        return Finding(at, simulations, outlook(world, seat, dice, simulations))
    played = end.past_moves[at] if instead is None else end.game.move(instead)
    return compare(world, seat, played, dice, simulations, at)


def outlook(world: Imagined, seat: int, dice: Dice, simulations: int) -> list[float]:
    """How well everybody stands, as this seat sees it."""
    search = Search(bots.strategy(world.game.id))
    tally = Tally([0.0] * world.players)
    base: State = world
    for number in range(simulations):
        if number % WORLDS == 0:
            base = likely(world, seat, search.strategy, dice)
        leaf = base.clone()
        search.simulate(leaf, seat, dice)
        tally.add(chances(search.strategy, leaf), seat)
    return tally.means()


def compare(world: Imagined, seat: int, played: Move, dice: Dice, simulations: int, at: int) -> Finding:
    """Half of the simulations find moves that are worth comparing, the others compare them."""
    strategy = bots.strategy(world.game.id)
    thoughts = Search(strategy).think(world, seat, dice, LONG, simulations // 2)
    others = [thought.move for thought in thoughts if thought.move is not played][:RIVALS]
    moves = [played, *others]
    tallies = duel(world, seat, moves, dice, simulations // (2 * len(moves)))
    best = max(range(len(moves)), key=lambda place: sum(tallies[place].own))
    rival = 0 if best else max(range(1, len(moves)), key=lambda place: sum(tallies[place].own))
    better, doubt = difference(tallies[best], tallies[rival])
    return Finding(
        at,
        simulations,
        tallies[best].means(),
        moves[best].text,
        better if best else 0.0,
        doubt,
        0.0 if best else max(0.0, better - doubt),
        why(world, seat, moves[best].text, moves[rival].text, dice),
    )


def why(world: Imagined, seat: int, best: str, rival: str, dice: Dice) -> list[Reason]:
    """What sets the one move apart from the other, in every world that the seat can't tell apart."""
    judges = Judges(world, seat, dice, bots.strategy(world.game.id))
    return judges.own(best, rival) or judges.at_once(best, rival)


def duel(world: Imagined, seat: int, moves: list[Move], dice: Dice, rounds: int) -> list[Tally]:
    """Every move in the same worlds, with the same chance: then only the move makes the difference."""
    strategy = bots.strategy(world.game.id)
    searches = [Search(strategy) for _ in moves]
    tallies = [Tally([0.0] * world.players) for _ in moves]
    base: State = world
    for number in range(max(WORLDS, rounds)):
        if number % WORLDS == 0:
            base = likely(world, seat, strategy, dice)
        luck = dice.fork()
        for search, tally, move in zip(searches, tallies, moves, strict=True):
            tried = base.clone()
            tried.advance(seat, move)
            search.simulate(tried, seat, luck.copy())
            tally.add(chances(strategy, tried), seat)
    return tallies


def likely(world: Imagined, seat: int, strategy: Strategy[Any], dice: Dice) -> State:
    """A world as the search imagines it."""
    base = world.imagine(seat, dice)
    strategy.suppose(base, seat, dice)
    for other in range(base.players):
        if other != seat:
            base.reopen(other)
    return base


def difference(better: Tally, other: Tally) -> tuple[float, float]:
    """How much better, and how far that may be wrong; both saw the same worlds, so the differences are compared."""
    found = [one - two for one, two in zip(better.own, other.own, strict=True)]
    mean = sum(found) / len(found)
    spread = sum((one - mean) ** 2 for one in found) / max(1, len(found) - 1)
    return mean, SURE * sqrt(spread / len(found))


def chances(strategy: Strategy[Any], leaf: State) -> list[float]:
    """Everybody's chance to win here, as people are told it."""
    return strategy.prospect(leaf).chances
