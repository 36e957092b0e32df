"""Whole games: recorded ones, and what their ends are called."""

from pathlib import Path

import pytest

import hexenkessel as hx
from hexenkessel import seeded, shelf
from hexenkessel.kernel.records import parse_record
from tests.games.witchdom import golden
from tests.moments import play_on
from tests.rules import rule

GAME = hx.game("witchdom")
RECORDS = sorted(golden.FOLDER.glob("*.rec"))


def test_there_is_a_record_of_every_way() -> None:
    assert {file.stem for file in RECORDS} == {*golden.WAYS, "four-secret"}


@rule("WD-17.6", "WD-10.3", "WD-13.5")
@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_recorded_game_replays_the_same(file: Path) -> None:
    """The same cards and points as on the day it was recorded."""
    text = file.read_text(encoding="utf-8")
    state = hx.replay(text)
    assert state.over and state.record == "\n".join(
        line for line in text.split("\n") if not line.startswith("#")
    )


@rule("WD-10.1", "WD-10.2", "WD-10.6", "WD-10.7", "WD-10.8", "WD-11.10", "WD-13.3", "WD-13.26", "WD-15")
@pytest.mark.parametrize("name", list(golden.WAYS))
def test_in_a_recorded_game_happens_what_it_is_for(name: str) -> None:
    record = parse_record((golden.FOLDER / f"{name}.rec").read_text(encoding="utf-8"))
    state = shelf.first_state(GAME, record)
    events = state.listen()
    for _, seat, move in record.moves:
        state.play(seat, move)
    players, options, happens = golden.WAYS[name]
    assert state.players == players and options.items() <= state.options.items() and happens(state, events)


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
