"""Whole games: recorded ones, and what their ends are called."""

import pytest

import hexenkessel as hx
from hexenkessel import seeded
from tests.games.witchdom.golden import GOLDEN
from tests.moments import play_on
from tests.rules import rule

GAME = hx.game("witchdom")


@rule("WD-17.6", "WD-10.3", "WD-13.5")
@GOLDEN.every_record
def test_a_recorded_game_replays_the_same(name: str) -> None:
    """The same cards and points as on the day it was recorded."""
    GOLDEN.replays(name)


@rule("WD-10.1", "WD-10.2", "WD-10.6", "WD-10.7", "WD-10.8", "WD-11.10", "WD-13.3", "WD-13.26", "WD-15")
@GOLDEN.every_way
def test_in_a_recorded_game_happens_what_it_is_for(name: str) -> None:
    assert GOLDEN.happens(name)


@rule("WD-17.7", "WD-3.1")
@pytest.mark.parametrize("players", range(1, 6))
def test_everybody_has_the_same_number_of_turns(players: int) -> None:
    for seed in range(4):
        state = GAME.start(players, seed)
        play_on(state, seeded(seed))
        turns = [0] * players
        for seat, move in zip(state.past_seats, state.past_moves, strict=True):
            turns[seat] += move.verb in ("play", "rest")
        assert turns == [state.view(None)["round"]] * players
        assert players > 1 or turns == [15]


@rule("WD-11.10", "WD-11.4")
def test_what_a_survey_counts() -> None:
    for players in (1, 4):
        state = GAME.start(players, 5, animals=True)
        play_on(state, seeded(5))
        figures = GAME.measures(state)
        assert figures["rounds"] == state.view(None)["round"]
        rows = [sum(owner["sheet"][:6]) for owner in state.view(None)["owners"][:players]]
        assert sum(value for name, value in figures.items() if name.startswith("points_")) == pytest.approx(
            sum(rows) / players
        )
        assert ("ostara_points" in figures) == (players == 1)
        traits = [GAME.traits(state, seat) for seat in range(players)]
        assert sorted(trait for each in traits for trait in each if trait.startswith("order")) == [
            f"order:{number}" for number in range(1, players + 1)
        ]
