"""`hexenkessel arena --ladder`: every level of a game on one scale.

Neighbours on the ladder meet, and those two rungs apart, with paired deals as everywhere in the arena. Ratings are the
most likely ones by Plackett and Luce: who comes first is drawn among all in proportion to strength, then who comes second
among those who are left, and so on. That reads whole rankings, so tables of two and of six are one theory. Intervals come
from drawing the deals anew.
"""

import json
import math
import random
import statistics
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table

import hexenkessel as hx
from hexenkessel import bots
from hexenkessel.bots.ratings import TENFOLD
from hexenkessel.lab import arena
from hexenkessel.lab.spread import Where

# The rule of thumb has this rating in every game.
ANCHOR: Final = "thumb"
ANCHORED: Final = 1500.0
DRAWS: Final = 200
ROUNDS: Final = 500
CLOSE: Final = 1e-4

# Who came first, second, …; those who share a place stand together.
Ranking = tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Rung:
    """A level, its rating with the half-width of a 95 % interval, and how often it beat the level below, heads up or not."""

    level: str
    rating: float
    interval: float
    games: int
    odds_below: float | None


def strengths(found: Mapping[Ranking, float]) -> dict[str, float]:
    """The most likely strengths, by Hunter's iteration; everybody also drew once against somebody of strength 1.

    That one game keeps a player finite who won all of hers, and ties the scale down where two groups never met."""
    names = sorted({name for ranking in found for place in ranking for name in place})
    strength = dict.fromkeys(names, 1.0)
    won = dict.fromkeys(names, 1.0)
    for ranking, times in found.items():
        for place in ranking[: len(ranking) - (len(ranking[-1]) == 1)]:
            for name in place:
                won[name] += times
    for _ in range(ROUNDS):
        faced = {name: 2.0 / (strength[name] + 1.0) for name in names}
        for ranking, times in found.items():
            left = [name for place in ranking for name in place]
            for place in ranking:
                if len(left) == 1:
                    break
                share = times * len(place) / sum(strength[name] for name in left)
                for name in left:
                    faced[name] += share
                left = left[len(place) :]
        new = {name: won[name] / faced[name] for name in names}
        change = max(abs(math.log(new[name] / strength[name])) for name in names)
        strength = new
        if change < CLOSE:
            break
    return strength


def ratings(found: Mapping[Ranking, float]) -> dict[str, float]:
    strength = strengths(found)
    anchor = strength.get(ANCHOR) or math.exp(statistics.fmean(map(math.log, strength.values())))
    return {name: ANCHORED + TENFOLD * math.log10(each / anchor) for name, each in strength.items()}


def ranking(seats: Iterable[str], places: Iterable[int]) -> Ranking:
    by_place: dict[int, list[str]] = {}
    for name, place in zip(seats, places, strict=True):
        by_place.setdefault(place, []).append(name)
    return tuple(tuple(sorted(by_place[place])) for place in sorted(by_place))


def lineups(levels: list[str], players: int) -> list[tuple[str, ...]]:
    """Heads up each with the next two; at larger tables, those who stand next to each other."""
    if players == 2:
        return [(upper, lower) for at, lower in enumerate(levels) for upper in levels[at + 1 : at + 3]]
    if players >= len(levels):
        return [tuple((levels * players)[:players])]
    return [tuple(levels[at : at + players]) for at in range(len(levels) - players + 1)]


def climb(rankings: dict[int, list[Ranking]], levels: list[str], seed: int) -> list[Rung]:
    """The rungs, from what was played in every deal."""
    deals = sorted(rankings)
    best = ratings(Counter(each for deal in deals for each in rankings[deal]))
    rng = random.Random(seed)
    drawn: dict[str, list[float]] = {level: [] for level in levels}
    for _ in range(DRAWS):
        again = Counter(each for deal in rng.choices(deals, k=len(deals)) for each in rankings[deal])
        for level, rating in ratings(again).items():
            drawn[level].append(rating)
    games = Counter(name for deal in deals for each in rankings[deal] for place in each for name in place)
    rungs: list[Rung] = []
    for level in levels:
        spread = sorted(drawn[level])
        half = (spread[int(0.975 * len(spread))] - spread[int(0.025 * len(spread))]) / 2
        below = rungs[-1].rating if rungs else None
        odds = None if below is None else 10 ** ((best[level] - below) / TENFOLD)
        rungs.append(Rung(level, best[level], half, games[level], odds))
    return rungs


def main(
    game: str,
    levels: list[str],
    players: int,
    games: int,
    seconds: float | None,
    iterations: int | None,
    options: dict[str, str],
    seed: int,
    where: Where,
    file: Path | None,
) -> int:
    """`games` for every line-up. A budget binds the grandmaster alone; with one of iterations the same seed gives the same
    ladder."""
    hx.game(game).check_players(players)
    wanted = levels or list(bots.LEVELS)
    rankings: dict[int, list[Ranking]] = {}
    for number, seats in enumerate(lineups(wanted, players)):
        match = arena.Match(game, seats, seconds, iterations, tuple(options.items()), own_effort=True)
        arena.check(match)
        # Each line-up has deals of its own.
        first = seed + number * 1_000_000
        for result in arena.run(match, games, first, where):
            rankings.setdefault(result.deal, []).append(ranking(seats, result.places))
    rungs = climb(rankings, wanted, seed)
    console = Console()
    console.print(f"{game}, {players} players: {sum(map(len, rankings.values()))} games")
    table = Table("level", "rating", "95 %", "against the one below", "games", box=None, header_style="bold")
    for column in range(1, 5):
        table.columns[column].justify = "right"
    for rung in reversed(rungs):
        odds = "" if rung.odds_below is None else f"{rung.odds_below:.2f} : 1"
        table.add_row(rung.level, f"{rung.rating:.0f}", f"± {rung.interval:.0f}", odds, f"{rung.games}")
    console.print(table)
    if file is not None:
        save(file, game, players, rungs)
        console.print(f"→ {file}")
    return 0


def save(file: Path, game: str, players: int, rungs: list[Rung]) -> None:
    rows: list[dict[str, Any]] = [
        {name: getattr(rung, name) for name in rung.__dataclass_fields__} for rung in rungs
    ]
    file.write_text(
        json.dumps({"game": game, "players": players, "rungs": rows}, indent=1) + "\n", encoding="utf-8"
    )
