"""`hexenkessel baselines`: what a new bot has to beat, in a table for every game that anybody can make again.

Each baseline meets the rule of thumb with paired deals, heads up where the game can be played by two. None is bound by
time, so the same seed gives the same figures on any machine.
"""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

import hexenkessel as hx
from hexenkessel import shelf
from hexenkessel.lab import arena
from hexenkessel.lab.spread import HERE, Where

YARDSTICK: Final = "thumb"
BASELINES: Final = ("random", "child", "novice", "adept", "search:10", "search:30")


@dataclass(frozen=True, slots=True)
class Figure:
    """How much of its games a baseline won against the yardstick, with the half-width of the 95 % interval."""

    game: str
    players: int
    baseline: str
    games: int
    wins: float
    interval: float


def main(
    games: list[str],
    each: int,
    seed: int = 1,
    where: Where = HERE,
    file: Path | None = None,
    bots: Sequence[str] | None = None,
) -> int:
    wanted = [hx.game(game).id for game in games] or shelf.games()
    figures = [
        measure(game, baseline, each, seed, where) for game in wanted for baseline in bots or BASELINES
    ]
    print(table(figures))
    if file is not None:
        file.write_text(json.dumps([asdict(found) for found in figures], indent=1) + "\n", encoding="utf-8")
        print(f"→ {file}")
    return 0


def measure(game: str, baseline: str, each: int, seed: int, where: Where = HERE) -> Figure:
    players = next(count for count in hx.game(game).players if count > 1)
    match = arena.Match(game, (baseline, *[YARDSTICK] * (players - 1)), None, None, (), own_effort=True)
    arena.check(match)
    results = arena.run(match, each, seed, where)
    row = arena.summarise(match, results)[0]
    return Figure(game, players, baseline, len(results), row.wins, row.interval)


def table(figures: list[Figure]) -> str:
    """In Markdown, as it stands in docs/lab.md."""
    names = list(dict.fromkeys(found.baseline for found in figures))
    by_game: dict[str, list[Figure]] = {}
    for found in figures:
        by_game.setdefault(found.game, []).append(found)
    lines = [f"| wins against {YARDSTICK} | {' | '.join(names)} |", f"|---|{'--:|' * len(names)}"]
    for game, row in by_game.items():
        about = f"{game}, {row[0].players} players, {row[0].games} games"
        shares = [f"{100 * found.wins:.1f} ± {100 * found.interval:.1f} %" for found in row]
        lines.append(f"| {about} | {' | '.join(shares)} |")
    return "\n".join(lines)
