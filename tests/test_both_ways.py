"""The engine is the same compiled and interpreted: the same games, word for word.

The interpreted run of `./dev test` tries few examples of every law; this is why that is enough. One game for every
number of players, on tables that go through the options, is told by this process and by one that has only the
sources. HYPOTHESIS_PROFILE=long tells one for every table.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import hexenkessel as hx
from hexenkessel import bots, seeded
from hexenkessel.kernel import state as kernel
from tests.moments import LONG, Table, enough, play_on, some_move, tables

HOUSE = Path(__file__).parent.parent
TELL = "import sys; from tests.test_both_ways import tell; tell(sys.argv[1])"
REFUSALS = 20
# After so many moves everybody looks, imagines and thinks.
BETWEEN_LOOKS = 12


def some_tables(id: str) -> list[Table]:
    found = [enough(tables(id, players)) for players in hx.game(id).players]
    return (
        [table for group in found for table in group]
        if LONG
        else [group[number % len(group)] for number, group in enumerate(found)]
    )


def story(table: Table) -> Iterator[Any]:
    """Everything that a game tells when it is asked: moves, refusals, events, views, worlds, thoughts."""
    state = table.start(seed=len(str(table)))
    dice = seeded(8)
    events = state.listen()
    while not state.over:
        number = len(state.past_moves)
        yield [[move.text for move in state.moves(seat)] for seat in range(state.players)]
        for _ in range(REFUSALS):
            move = state.game.table.moves[dice.below(state.game.action_count)]
            refusal = state.explain(state.deciding[0], move)
            yield refusal and (refusal.rule, refusal.key, sorted(refusal.facts.items()))
        if number % BETWEEN_LOOKS == 0:
            yield from looks(state, number)
        state.play(*some_move(state, dice))
        yield [[event.kind, event.facts, event.confidants, event.secret] for event in events]
        events.clear()
    yield from looks(state, 0)
    yield [state.record, state.scores(), state.ranking(), state.winners()]


def looks(state: hx.State, number: int) -> Iterator[Any]:
    state.game.check(state)
    yield state.dump()
    yield [state.view(seat) for seat in (None, *range(state.players))]
    yield state.game.load(state.dump()).dump()
    seat = number % state.players
    world = state.imagine(seat, seeded(number))
    yield world.dump()
    play_on(world, seeded(number), BETWEEN_LOOKS)
    yield world.dump()
    if state.deciding:
        for level in ("thumb", "grandmaster"):
            thoughts = bots.consider(
                bots.make(level, iterations=10), state, state.deciding[0], seeded(number)
            )
            yield [(thought.move.text, thought.chance, thought.share) for thought in thoughts]


def digests(id: str) -> dict[str, list[str]]:
    """What is told, in parts: the first that differs shows where to look."""
    return {
        str(table): [sha256(json.dumps(part).encode()).hexdigest()[:12] for part in story(table)]
        for table in some_tables(id)
    }


def tell(id: str) -> None:
    assert str(kernel.__file__).endswith(".py"), "this engine is compiled"
    print(json.dumps(digests(id)))


@pytest.mark.parametrize("id", hx.games())
def test_compiled_and_interpreted_games_are_the_same(id: str) -> None:
    places = [HOUSE / "src", HOUSE / "tests" / "toy", HOUSE]
    paths = os.pathsep.join(str(place) for place in places)
    told = subprocess.run(
        [sys.executable, "-c", TELL, id],
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    there = json.loads(told.stdout)
    here = digests(id)
    assert list(here) == list(there) != []
    for table, parts in here.items():
        assert len(parts) == len(there[table])
        assert parts == there[table], table
