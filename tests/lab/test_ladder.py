"""The ladder: strengths that explain what was played, and one scale for tables of every size."""

import itertools
import json
import random
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from hexenkessel import bots, shelf
from hexenkessel.lab import arena, ladder
from hexenkessel.lab.ladder import Ranking
from hexenkessel.lab.spread import Where


def played(strength: dict[str, float], tables: int, seats: int, seed: int) -> Counter[Ranking]:
    """Rankings drawn as the theory says."""
    rng = random.Random(seed)
    found: Counter[Ranking] = Counter()
    for _ in range(tables):
        left = rng.sample(sorted(strength), seats)
        places: list[tuple[str, ...]] = []
        while left:
            [first] = rng.choices(left, [strength[name] for name in left])
            left.remove(first)
            places.append((first,))
        found[tuple(places)] += 1
    return found


@pytest.mark.parametrize("seats", [2, 4])
def test_strengths_are_found_again(seats: int) -> None:
    """Odds of 2 : 1 from rung to rung, in heads-up games as at tables of four."""
    wanted = {"child": 0.5, "novice": 1.0, "thumb": 2.0, "adept": 4.0, "witch": 8.0}
    found = ladder.ratings(played(wanted, 4000, seats, 5))
    rungs = [found[name] for name in wanted]
    assert found["thumb"] == 1500
    for lower, upper in itertools.pairwise(rungs):
        assert upper - lower == pytest.approx(120.4, abs=20)


def test_a_shared_place_is_half_a_win() -> None:
    drawn: dict[Ranking, float] = {(("thumb", "witch"),): 30}
    assert ladder.ratings(drawn)["witch"] == pytest.approx(1500, abs=1)
    more = {(("thumb", "witch"),): 30.0, (("witch",), ("thumb",)): 10.0}
    assert 1510 < ladder.ratings(more)["witch"] < 1600


def test_who_wins_all_has_a_rating_and_what_is_known_less_has_a_wider_interval() -> None:
    few: list[Ranking] = [(("witch",), ("thumb",))] * 5
    rungs = ladder.climb(dict(enumerate([[each] for each in few])), ["thumb", "witch"], 1)
    assert 1600 < rungs[1].rating < 2500

    def interval(deals: int) -> float:
        rng = random.Random(3)
        sure: Ranking = (("witch",), ("thumb",))
        other: Ranking = (("thumb",), ("witch",))
        rankings = {deal: [rng.choices([sure, other], [2, 1])[0]] for deal in range(deals)}
        return ladder.climb(rankings, ["thumb", "witch"], 1)[1].interval

    # The interval shrinks with the root of the deals.
    assert interval(50) / interval(800) == pytest.approx(4, rel=0.35)


def test_neighbours_meet() -> None:
    assert ladder.lineups(["a", "b", "c"], 2) == [("b", "a"), ("c", "a"), ("c", "b")]
    assert ladder.lineups(["a", "b", "c", "d"], 3) == [("a", "b", "c"), ("b", "c", "d")]
    assert ladder.lineups(["a", "b"], 3) == [("a", "b", "a")]


def test_the_ladder_of_a_game(tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    levels = ["random", "glance:0.5", "thumb"]
    assert ladder.main("blackmore", levels, 2, 20, None, None, {}, 1, Where(1), file) == 0
    first = file.read_text(encoding="utf-8")
    rungs = json.loads(first)["rungs"]
    assert [rung["level"] for rung in rungs] == levels
    assert rungs[0]["rating"] + rungs[0]["interval"] < rungs[2]["rating"] == 1500
    ladder.main("blackmore", levels, 2, 20, None, None, {}, 1, Where(2), file)
    assert file.read_text(encoding="utf-8") == first, "the same seed, the same ladder, on any number of cores"


def test_a_budget_binds_the_grandmaster_alone() -> None:
    """One budget for all would make adept, witch and grandmaster one player, and a ladder without rungs."""

    def simulations(level: str, match: arena.Match) -> int | None:
        bot = arena.entrant_bot(match, level)
        assert isinstance(bot, bots.SearchBot) and bot.level == level and bot.seconds >= 3600
        return bot.simulations

    seats = ("adept", "witch", "grandmaster")
    rungs = arena.Match("blackmore", seats, None, 900, (), own_effort=True)
    # None: as many as the game says.
    assert [simulations(level, rungs) for level in seats] == [None, None, 900]
    assert len({shelf.strategy("blackmore").effort(level) for level in seats}) == 3
    assert [simulations(level, replace(rungs, own_effort=False)) for level in seats] == [900, 900, 900]


@pytest.mark.parametrize("game", shelf.games())
def test_a_higher_level_tries_harder(game: str) -> None:
    effort = shelf.strategy(game).effort
    assert 0 < effort("child") < effort("novice") < effort("adept") < effort("witch")


def test_the_ladder_is_played_so(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[arena.Match] = []

    def note(match: arena.Match, games: int, seed: int, where: Where) -> list[arena.Result]:
        played.append(match)
        return [arena.Result(seed, [1.0, 0.0], [1, 0], [1, 2])]

    monkeypatch.setattr(arena, "run", note)
    ladder.main("blackmore", ["adept", "witch", "grandmaster"], 2, 2, None, 50, {}, 1, Where(1), None)
    assert [match.own_effort for match in played] == [True] * 3
