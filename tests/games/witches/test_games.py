"""Whole games: recorded ones, and what holds in all of them."""

from hexenkessel.games.witches.state import ENDINGS
from tests.games.witches.golden import GOLDEN
from tests.rules import rule


@rule("TW-18.3")
@GOLDEN.every_record
def test_a_recorded_game_replays_the_same(name: str) -> None:
    """The same cards, dice and points as on the day it was recorded."""
    assert GOLDEN.replays(name).ending in ENDINGS


@rule("TW-18.1", "TW-18.2", "TW-24.4", "TW-24.5", "TW-25.1", "TW-25.2")
@GOLDEN.every_way
def test_in_a_recorded_game_happens_what_it_is_for(name: str) -> None:
    assert GOLDEN.happens(name)


def test_the_survey_is_told_what_it_counts() -> None:
    state = GOLDEN.replays("four-scored")
    assert sorted(trait for seat in range(4) for trait in GOLDEN.game.traits(state, seat)) == [
        "personality:annagramma",
        "personality:dimity",
        "personality:petulia",
        "personality:tiffany",
    ]
    measures = GOLDEN.game.measures(state)
    assert measures["turns"] == 28 and measures["won"] == 1.0 and measures["lost by elves"] == 0.0
    assert measures["points of the best"] == max(state.scores())
