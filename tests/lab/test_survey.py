"""The survey: endings, seats, owners and choices, counted right."""

import json
import math
import statistics
from pathlib import Path

import pytest

import hexenkessel as hx
from hexenkessel.lab import arena, survey
from hexenkessel.lab.spread import Where
from hexenkessel.lab.survey import Tally

MOVES = hx.game("blackmore").table.moves


def tally(deal: int, ending: str, wins: list[float], traits: list[list[str]]) -> Tally:
    return Tally(deal, ending=ending, moves=10, wins=wins, points=[1] * len(wins), traits=traits)


GAMES = [
    tally(1, "night", [1.0, 0.0], [["cat"], ["owl", "owl"]]),
    tally(2, "night", [1.0, 0.0], [["cat", "owl"], []]),
    tally(3, "dawn", [0.0, 0.0], [["cat"], []]),
    tally(4, "night", [0.5, 0.5], [[], ["cat"]]),
]


def test_endings_seats_and_owners() -> None:
    assert [(row.name, row.share) for row in survey.endings(GAMES)] == [("dawn", 0.25), ("night", 0.75)]
    # Two seats: a win is twice the fair share, a shared one exactly that.
    assert [row.share for row in survey.seats(GAMES)] == [1.25, 0.25]
    # Whoever has two owls is one owner of owls.
    assert [(row.name, row.count, row.share) for row in survey.owners(GAMES)] == [
        ("cat", 4, 1.25),
        ("owl", 2, 1.0),
    ]


def test_games_of_one_deal_tell_less_than_games_of_many() -> None:
    values = [1.0, 0.0, 1.0, 1.0]
    alone = survey.share("", list(enumerate(values)))
    assert alone.interval == pytest.approx(1.96 * statistics.stdev(values) / 2)
    # Every game twice: as many deals as before, and no bit more is known.
    twice = survey.share("", [(deal, value) for deal, value in enumerate(values) for _ in range(2)])
    assert (twice.count, twice.share) == (8, alone.share) and twice.interval == pytest.approx(alone.interval)
    assert math.isnan(survey.share("", [(1, 1.0), (1, 0.0)]).interval)


def test_a_choice_counts_only_where_there_was_one() -> None:
    first, second, third = MOVES[:3]
    game = Tally(1)
    game.note([first], first)
    game.note([first, second], second)
    game.note([first, second, third], first)
    assert game.moves == 3
    found = {row.name: (row.count, row.share) for row in survey.choices([game])}
    assert found == {first.text: (2, 0.5), second.text: (2, 0.5), third.text: (1, 0.0)}


def test_a_verb_with_many_moves_is_one_line() -> None:
    rows = [survey.Share(f"play {number}", 2, 0.5, 0.1) for number in range(survey.MOST_CHOICES + 1)]
    [line] = survey.by_verb(rows)["play"]
    assert (line.name, line.count) == ("play …", 2 * len(rows)) and line.share == pytest.approx(0.5)


def test_a_survey_of_real_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "survey.json"
    assert arena.main("blackmore", ["thumb", "random"], games=4, where=Where(1), survey=True, json=file) == 0
    told = capsys.readouterr().out
    assert "wins : fair share" in told and "chosen when offered" in told
    data = json.loads(file.read_text(encoding="utf-8"))
    assert sum(row[2] for row in data["survey"]["endings"]) == pytest.approx(1)
    assert sum(row[2] for row in data["survey"]["seats"]) == pytest.approx(2)
    assert "tally" not in data["games"][0]


def test_without_a_survey_nothing_is_counted() -> None:
    match = arena.Match("blackmore", ("thumb", "random"), None, None, ())
    assert all(result.tally is None for result in arena.run(match, 2, 1, Where(1)))
