"""Whole games: recorded ones, and random ones beside a plain reading of the rules."""

from itertools import chain

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hexenkessel as hx
from hexenkessel import seeded
from tests.games.grimoria.golden import GOLDEN
from tests.games.grimoria.reference import Reference
from tests.games.grimoria.table import COPIES, SEATS
from tests.rules import rule

GAME = hx.game("grimoria")


@rule("GR-11.2", "GR-16")
@GOLDEN.every_record
def test_a_recorded_game_replays_the_same(name: str) -> None:
    """The same cards and points as on the day it was recorded."""
    assert GOLDEN.replays(name).ending == "last-round-played"


@rule("GR-7.5", "GR-8.5", "GR-10.5", "GR-13.1")
@GOLDEN.every_way
def test_in_a_recorded_game_happens_what_it_is_for(name: str) -> None:
    assert GOLDEN.happens(name)


# -- beside a plain reading of the rules -------------------------------------------------------------------------


@rule("GR-16", "GR-15", "GR-3.1", "GR-5.1", "GR-5.3", "GR-6.0.2", "GR-10.5", "GR-7.5")
@pytest.mark.parametrize("players", range(2, 6))
@given(seed=st.integers(0, 2**32), other=st.integers(0, 2**32))
@settings(max_examples=30)
def test_the_engine_does_what_the_rules_say(players: int, seed: int, other: int) -> None:
    """Random games: after every move the same cards lie in the same places, and the same is asked of the same."""
    state = GAME.start(players, seed)
    events = state.listen()
    plain = Reference(players, seed)
    asking = plain.play()
    question = next(asking, None)
    dice = seeded(other)
    while True:
        assert laid_out(state) == laid_out_plainly(plain)
        if question is None:
            break
        assert {seat: {move.text for move in state.moves(seat)} for seat in state.deciding} == question
        seat = state.deciding[dice.below(len(state.deciding))]
        move = state.moves(seat)[dice.below(len(state.moves(seat)))]
        events.clear()
        state.play(seat, move)
        plain.raided = [event.facts["card"] for event in events if event.kind == "raided"]
        try:
            question = asking.send((seat, move.text))
        except StopIteration:
            question = None
    assert state.over and plain.over


def laid_out(state: hx.State) -> dict[str, object]:
    position = state.dump()["position"]
    tableaus = [position[name] for name in ("companions", "places", "treasures")]
    return {
        "level": position["level"],
        "order": position["order"],
        "spells": position["spells"],
        "talers": position["talers"],
        "display": position["display"],
        "draw": position["draw_pile"],
        "discard": position["discard_pile"],
        "treasures": position["treasure_pile"],
        "old": position["treasure_discards"],
        "cards": [sorted(chain(*(part[seat] for part in tableaus))) for seat in range(state.players)],
    }


def laid_out_plainly(plain: Reference) -> dict[str, object]:
    return {
        "level": plain.level,
        "order": plain.order,
        "spells": plain.spells,
        "talers": plain.talers,
        "display": plain.display,
        "draw": plain.draw,
        "discard": plain.discard,
        "treasures": plain.treasures,
        "old": plain.old_treasures,
        "cards": [sorted(cards) for cards in plain.cards],
    }


@rule("GR-1.1")
def test_the_notation_knows_the_box() -> None:
    printed = {
        entry["id"]: entry["copies"]
        for name in ("companion", "place", "treasure")
        for entry in GAME.content.data[name]
    }
    assert printed == COPIES and len(SEATS) == max(GAME.players)
