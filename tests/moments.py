"""Moments of random games, as Hypothesis draws them, for tests that hold in every game."""

import os
from collections.abc import Iterable

from hypothesis import note
from hypothesis import strategies as st

import hexenkessel as hx
from hexenkessel import State, seeded
from hexenkessel.lab import moments as lab
from hexenkessel.lab.moments import MOST_MOVES, Table, play_on, some_move, tables, walk

__all__ = [
    "LONG",
    "MOST_MOVES",
    "QUICK",
    "Table",
    "enough",
    "every_table",
    "moments",
    "onlookers",
    "play_on",
    "sizes",
    "some_move",
    "tables",
    "walk",
]

# Everything is tried where a shorter run tries some.
LONG = os.environ.get("HYPOTHESIS_PROFILE") == "long"
# Little is tried: before a commit, and again without the compiler.
QUICK = os.environ.get("HYPOTHESIS_PROFILE") == "quick"


def sizes() -> list[tuple[str, int]]:
    """Every game with every number of players."""
    return [(id, players) for id in hx.games() for players in hx.game(id).players]


def every_table() -> list[Table]:
    return [table for size in sizes() for table in enough(tables(*size))]


def enough(found: list[Table]) -> list[Table]:
    return lab.enough(found, 4, 1) if QUICK else lab.enough(found, 40, 2)


def onlookers(number: int, players: int) -> Iterable[int]:
    """One seat after another, as the number grows; all of them in a long run."""
    return range(players) if LONG else (number % players,)


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
