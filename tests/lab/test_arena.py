"""The arena: paired deals, intervals over deals, and mistakes told before the first game."""

import json
import math
from pathlib import Path

import pytest

from hexenkessel import bots
from hexenkessel.kernel.errors import UnknownGame, WrongOption, WrongPlayers
from hexenkessel.lab import arena
from hexenkessel.lab.spread import Where

THUMB = arena.Match("blackmore", ("thumb", "random"), None, None, ())


def test_every_deal_is_played_in_every_rotation() -> None:
    match = arena.Match("blackmore", ("thumb", "random", "random"), None, None, ())
    results = arena.run(match, 7, 5, Where(1))
    assert [result.deal for result in results] == [5, 5, 5, 6, 6, 6, 7, 7, 7]
    assert all(sum(result.wins) == pytest.approx(1) for result in results)


def test_among_equals_every_game_is_a_deal_of_its_own() -> None:
    match = arena.Match("blackmore", ("random", "random", "random"), None, None, ())
    assert [result.deal for result in arena.run(match, 4, 5, Where(1))] == [5, 6, 7, 8]


def test_results_belong_to_entrants_and_not_to_seats() -> None:
    """A rule-of-thumb player beats random ones wherever it sits."""
    match = arena.Match("blackmore", ("random", "thumb", "random"), None, None, ())
    results = arena.run(match, 30, 1, Where(1))
    assert sum(result.wins[1] for result in results) > 24
    for result in results:
        assert result.places[1] == 1 + sum(points > result.points[1] for points in result.points)


def test_the_same_seed_gives_the_same_games_on_any_number_of_cores() -> None:
    match = arena.Match("blackmore", ("witch", "thumb"), None, 20, (("side", "ascending"),))
    assert arena.run(match, 4, 9, Where(1)) == arena.run(match, 4, 9, Where(2))


def test_the_interval_is_taken_over_deals() -> None:
    results = [
        arena.Result(deal, wins, [0, 0], [1, 1])
        for deal, wins in [(1, [1.0, 0.0]), (1, [0.0, 1.0]), (2, [1.0, 0.0]), (2, [1.0, 0.0])]
    ]
    first = arena.summarise(THUMB, results)[0]
    # Two deals with 0.5 and 1.0: mean 0.75, standard deviation 0.3536, over the root of two deals.
    assert first.wins == 0.75
    assert first.interval == pytest.approx(1.96 * 0.353553 / math.sqrt(2), rel=1e-5)
    assert first.games == 4


def test_equal_levels_are_one_row() -> None:
    match = arena.Match("blackmore", ("thumb", "random", "random"), None, None, ())
    rows = arena.summarise(match, arena.run(match, 3, 1, Where(1)))
    assert [row.name for row in rows] == ["thumb", "random × 2"]
    assert rows[0].wins + 2 * rows[1].wins == pytest.approx(1)


@pytest.mark.parametrize(
    ("game", "seats", "options", "error"),
    [
        ("blackmoor", ["thumb", "thumb"], {}, UnknownGame),
        ("blackmore", ["thumb"], {}, WrongPlayers),
        ("blackmore", ["thumb", "archwitch"], {}, WrongOption),
        ("blackmore", ["thumb", "thumb"], {"side": "sideways"}, WrongOption),
    ],
)
def test_mistakes_are_told_before_the_first_game(
    game: str, seats: list[str], options: dict[str, str], error: type[Exception]
) -> None:
    with pytest.raises(error):
        arena.main(game, seats, 2, options=options)


def test_what_it_prints_plots_and_saves(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plot = tmp_path / "wins.svg"
    data = tmp_path / "wins.json"
    assert arena.main("blackmore", ["thumb", "random"], 20, where=Where(1), plot=plot, json=data) == 0
    printed = capsys.readouterr().out
    assert "20 games, 10 deals × 2 rotations" in printed
    assert "thumb : random = " in printed or "thumb" in printed
    assert plot.read_text(encoding="utf-8").startswith("<svg")
    assert len(json.loads(data.read_text(encoding="utf-8"))["games"]) == 20


def test_whoever_takes_every_hint_sits_in_the_arena_alone() -> None:
    """Hints are the grandmaster's own search: equal simulations give games of equals. No table has such a bot."""
    match = arena.Match("blackmore", ("hint-taker", "grandmaster"), None, 12, ())
    arena.check(match)
    results = arena.run(match, 4, 3, Where(1))
    assert len(results) == 4 and all(sum(result.wins) == pytest.approx(1) for result in results)
    assert arena.HINT_TAKER not in bots.LEVELS
