"""Whole games: recorded ones, and what holds in all of them."""

from pathlib import Path

import pytest

import hexenkessel as hx
from hexenkessel import shelf
from hexenkessel.games.witches.state import ENDINGS
from hexenkessel.kernel.records import parse_record
from tests.games.witches import golden
from tests.games.witches.golden import GAME
from tests.rules import rule

RECORDS = sorted(golden.FOLDER.glob("*.rec"))


def test_there_is_a_record_of_every_way() -> None:
    assert {file.stem for file in RECORDS} == {*golden.WAYS, "four-secret"}


@rule("TW-18.3")
@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_recorded_game_replays_the_same(file: Path) -> None:
    """The same cards, dice and points as on the day it was recorded."""
    text = file.read_text(encoding="utf-8")
    state = hx.replay(text)
    assert state.over and state.ending in ENDINGS
    assert state.record == "\n".join(line for line in text.split("\n") if not line.startswith("#"))


@rule("TW-18.1", "TW-18.2", "TW-24.4", "TW-24.5", "TW-25.1", "TW-25.2")
@pytest.mark.parametrize("name", list(golden.WAYS))
def test_in_a_recorded_game_happens_what_it_is_for(name: str) -> None:
    record = parse_record((golden.FOLDER / f"{name}.rec").read_text(encoding="utf-8"))
    state = shelf.first_state(GAME, record)
    events = state.listen()
    for _, seat, move in record.moves:
        state.play(seat, move)
    players, options, _, happens = golden.WAYS[name]
    assert state.players == players and options.items() <= state.options.items() and happens(state, events)


def test_the_survey_is_told_what_it_counts() -> None:
    state = hx.replay((golden.FOLDER / "four-scored.rec").read_text(encoding="utf-8"))
    assert sorted(trait for seat in range(4) for trait in GAME.traits(state, seat)) == [
        "personality:annagramma",
        "personality:dimity",
        "personality:petulia",
        "personality:tiffany",
    ]
    measures = GAME.measures(state)
    assert measures["turns"] == 28 and measures["won"] == 1.0 and measures["lost by elves"] == 0.0
    assert measures["points of the best"] == max(state.scores())
