"""Moments of random games, for tests that hold in every game: a table, a seed, some moves."""

import os
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import sha256
from itertools import combinations, product
from typing import NamedTuple

from hypothesis import note
from hypothesis import strategies as st

import hexenkessel as hx
from hexenkessel import Dice, Game, Move, State, seeded
from hexenkessel.kernel.errors import Fact

# Everything is tried where a shorter run tries some.
LONG = os.environ.get("HYPOTHESIS_PROFILE") == "long"
# Little is tried: before a commit, and again without the compiler.
QUICK = os.environ.get("HYPOTHESIS_PROFILE") == "quick"
# No game of this house comes near; a game that goes on longer does not end.
MOST_MOVES = 5_000
MANY_TABLES = 4 if QUICK else 40


class Table(NamedTuple):
    """A game with everything that is agreed on before the first card."""

    id: str
    players: int
    options: tuple[tuple[str, Fact], ...]

    @property
    def game(self) -> Game:
        return hx.game(self.id)

    def start(self, seed: int | bytes) -> State:
        return self.game.start(self.players, seed, **dict(self.options))

    def __str__(self) -> str:
        return "-".join([self.id, str(self.players), *(f"{name}={value}" for name, value in self.options)])


def sizes() -> list[tuple[str, int]]:
    """Every game with every number of players."""
    return [(id, players) for id in hx.games() for players in hx.game(id).players]


@cache
def tables(id: str, players: int) -> list[Table]:
    """Every combination of options that goes together and in which each has its effect."""
    game = hx.game(id)
    choices = [[(option.id, value) for value in option.allowed(players)] for option in game.options]
    return [
        Table(id, players, options)
        for options in product(*choices)
        if not game.passed_over(players, dict(options)) and not game.clashes(players, dict(options))
    ]


def every_table() -> list[Table]:
    return [table for size in sizes() for table in enough(tables(*size))]


def enough(found: list[Table]) -> list[Table]:
    """All of a few tables; of many so many that every two values of options that go together meet at one of them,
    or in a quick run that every value is at one of them."""
    if len(found) <= MANY_TABLES:
        return found
    chosen: list[Table] = []
    met: set[tuple[tuple[str, Fact], ...]] = set()
    # In an order that mixes the options, so that a table meets much that is new.
    for table in sorted(found, key=lambda table: sha256(str(table).encode()).digest()):
        fresh = set(combinations(table.options, 1 if QUICK else 2))
        if not fresh <= met:
            chosen.append(table)
            met |= fresh
    return chosen


def some_move(state: State, dice: Dice) -> tuple[int, Move]:
    """A random legal move of a random seat that may make one."""
    seat = state.deciding[dice.below(len(state.deciding))]
    moves = state.moves(seat)
    return seat, moves[dice.below(len(moves))]


def play_on(state: State, dice: Dice, moves: int = MOST_MOVES) -> None:
    for _ in range(moves):
        if state.over:
            return
        state.play(*some_move(state, dice))


def onlookers(number: int, players: int) -> Iterable[int]:
    """One seat after another, as the number grows; all of them in a long run."""
    return range(players) if LONG else (number % players,)


def walk(state: State, dice: Dice) -> Iterator[State]:
    """The same state again and again, from now to the end of the game; some random move lies between."""
    yield state
    while not state.over:
        state.play(*some_move(state, dice))
        yield state


@st.composite
def moments(draw: st.DrawFn, id: str, players: int, over: bool = True) -> State:
    """A state of this game at any time, with any options; `over`: also after the end."""
    table = draw(st.sampled_from(tables(id, players)))
    state = table.start(draw(st.integers(0, 2**32)))
    dice = seeded(draw(st.integers(0, 2**32)))
    # Games differ in length: play one to its end, then go back into it.
    end = state.clone()
    play_on(end, dice)
    moves = list(zip(end.past_seats, end.past_moves, strict=True))
    for seat, move in moves[: draw(st.integers(0, len(moves) - (0 if over else 1)))]:
        state.play(seat, move)
    note(state.record)
    return state
