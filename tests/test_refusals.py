"""Every reason is true: what a refusal says holds of the table, the seat and the move, in every game.

A game states in `tests/games/<id>/truths.py` for each of its reasons what must hold (`TRUTHS`), in the words of its rulebook
and not in those of its rules' code. `SCENES` are positions for reasons that random play hardly ever gives.
"""

import os
import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from itertools import chain

import pytest

import hexenkessel as hx
from hexenkessel import Move, State, seeded, shelf
from hexenkessel.kernel.errors import Refusal
from tests.moments import Table, some_move, tables, walk

Truth = Callable[[State, int, Move, Refusal], bool]

LONG = os.environ.get("HYPOTHESIS_PROFILE") == "long"
# Of every number of players so many games, and of every game so many moments; the long form looks at all of them.
GAMES_EACH = 12 if LONG else 4
MOMENTS = 10_000 if LONG else 15

# What the kernel itself says.
OF_ALL_GAMES: dict[str, Truth] = {
    "game-over": lambda state, seat, move, refusal: state.over,
    "not-your-turn": lambda state, seat, move, refusal: seat not in state.deciding,
    # Nothing of the kind is being decided.
    "no-choice-now": lambda state, seat, move, refusal: (
        move.verb not in {offered.verb for offered in state.moves(seat)}
    ),
}


@cache
def truths(id: str) -> dict[str, Truth]:
    found: dict[str, Truth] = import_module(f"tests.games.{id}.truths").TRUTHS
    return OF_ALL_GAMES | found


def scenes(id: str) -> list[Callable[[], State]]:
    found: list[Callable[[], State]] = import_module(f"tests.games.{id}.truths").SCENES
    return found


def some_moments(id: str) -> Iterator[State]:
    """Moments of random games with all numbers of players and changing options, each game's end included."""
    for players in hx.game(id).players:
        choices = tables(id, players)
        for number in range(GAMES_EACH):
            table: Table = choices[(7 * number + players) * 31 % len(choices)]
            length = sum(1 for _ in walk(table.start(number), seeded(number)))
            state, dice = table.start(number), seeded(number)
            step = max(1, length // MOMENTS)
            for moment in range(length):
                if moment % step == (number + players) % step or state.over:
                    yield state
                if not state.over:
                    state.play(*some_move(state, dice))


def refusals(state: State) -> Iterator[tuple[int, Move, Refusal]]:
    """Every move that is not offered, of every seat, with its reason."""
    for seat in range(state.players):
        offered = set(state.moves(seat))
        for move in state.game.table.moves:
            if move not in offered:
                refusal = state.explain(seat, move)
                assert refusal is not None
                yield seat, move, refusal


@pytest.mark.parametrize("id", hx.games())
def test_every_reason_is_true_and_comes(id: str) -> None:
    true = truths(id)
    heard: Counter[str] = Counter()
    for state in chain(some_moments(id), (scene() for scene in scenes(id))):
        for seat, move, refusal in refusals(state):
            heard[refusal.key] += 1
            assert refusal.key in true, f"{refusal.key}: {move} by seat {seat}\n{state.record}"
            assert true[refusal.key](state, seat, move, refusal), (
                f"{refusal.key} ({refusal.rule}) is not true of {move} by seat {seat} at\n{state.record}"
            )
    assert set(true) - set(heard) <= {"no-choice-now"}, "reasons that are never given"


@pytest.mark.parametrize("id", hx.games())
def test_every_reason_has_words_and_none_has_words_in_vain(id: str) -> None:
    source = (shelf.folder(id) / "words.en.ftl").read_text(encoding="utf-8")
    said = set(re.findall(rf"^{id}-refuse-([\w-]+) *=", source, re.MULTILINE))
    of_the_kernel = {*OF_ALL_GAMES, "no-such-seat", "no-such-move"}
    assert said - of_the_kernel == set(truths(id)) - of_the_kernel
    assert said <= set(truths(id)) | of_the_kernel
