"""Moments of random games, as Hypothesis draws them, for tests that hold in every game."""

import os
from collections import Counter
from collections.abc import Iterable
from hashlib import sha256
from typing import NamedTuple

import msgspec
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
    "Question",
    "Table",
    "enough",
    "every_table",
    "moments",
    "onlookers",
    "play_on",
    "questions",
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


class Question(NamedTuple):
    """A moment at which a seat is asked something, and the moves that led there; after the end it is asked "over"."""

    table: Table
    seed: int
    seat: int
    asks: str
    past: tuple[tuple[int, str], ...]
    # How much there is to see and to choose.
    fullness: int
    # What most moves touch first, above all those that need another touch: after it the page asks on, or asks to confirm.
    first_touch: str = ""

    def __str__(self) -> str:
        return f"{self.table}-{self.asks} of {self.seed} after {len(self.past)} moves"


def questions(id: str, games: int = 4) -> list[Question]:
    """Every kind of question of a game with every number of players, each at its fullest in so many random games a table.
    What has one answer is none: the table gives that by itself."""
    fullest: dict[tuple[int, str], Question] = {}
    for players in hx.game(id).players:
        for table in lab.enough(tables(id, players), 4, 1):
            for seed in range(games):
                for question in asked(table, seed):
                    key = players, question.asks
                    if key not in fullest or fullest[key].fullness < question.fullness:
                        fullest[key] = question
    return list(fullest.values())


def asked(table: Table, seed: int) -> Iterable[Question]:
    state = table.start(sha256(f"{seed}".encode()).digest())
    dice = seeded(seed)
    past: list[tuple[int, str]] = []
    while not state.over:
        seat = state.deciding[0]
        moves = state.moves(seat)
        if len(moves) > 1:
            view = state.view(seat)
            full = len(msgspec.json.encode(view)) + 10 * len(moves)
            longer = [move for move in moves if len(move.touches) > 1] or moves
            [(first_touch, _)] = Counter(move.touches[0] for move in longer).most_common(1)
            yield Question(table, seed, seat, str(view["asks"]), tuple(past), full, first_touch)
        move = moves[dice.below(len(moves))]
        past.append((seat, move.text))
        state.play(seat, move)
    yield Question(table, seed, 0, "over", tuple(past), len(past))
