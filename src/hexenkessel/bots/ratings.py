"""Where the levels of bots stand in a game, as `lab/ladder.py` measured it: `ladder.toml` in the game's folder.

The rule of thumb has 1500. docs/lab.md holds the same figures, and how they came about.
"""

from dataclasses import dataclass
from functools import cache
from math import log10
from typing import Final

from hexenkessel import shelf
from hexenkessel.bots import OFFERED
from hexenkessel.kernel.content import Content, read_content
from hexenkessel.kernel.errors import BrokenContent, Fact, shown

FILE: Final = "ladder.toml"
# Ten times as strong, in points; as in chess. So many of them are odds of 2 : 1.
TENFOLD: Final = 400.0
DOUBLE: Final = round(TENFOLD * log10(2))


@dataclass(frozen=True)
class Rating:
    """`within` is how far `rating` may be wrong to either side, with 95 %."""

    level: str
    rating: int
    within: int


@cache
def ratings(game: str) -> list[Rating]:
    """From the weakest level to the strongest; none where a game was not measured."""
    return read(game)


def mistakes(game: str) -> list[BrokenContent]:
    """What is wrong with its file."""
    try:
        read(game)
    except BrokenContent as broken:
        return broken.problems
    return []


def read(game: str) -> list[Rating]:
    path = shelf.folder(game) / FILE
    return read_ratings(read_content(path)) if path.exists() else []


def read_ratings(content: Content) -> list[Rating]:
    """BrokenContent names file, line and reason of every mistake."""
    found: list[Rating] = []

    def fail(level: str, problem: str, **facts: Fact) -> None:
        told: dict[str, Fact] = {"table": "levels", "key": level, **facts}
        content.note(content.line("levels", 0, level), ("levels", 0, level), problem, told)

    written = content.data.get("levels")
    if not isinstance(written, dict):
        fail("", "shell-problem-no-table")
        written = {}
    for level, figures in written.items():
        if level not in OFFERED:
            fail(level, "shell-problem-key", known=", ".join(OFFERED))
        elif not isinstance(figures, list) or [type(figure) for figure in figures] != [int, int]:
            fail(level, "shell-problem-number-count", wanted=2, found=shown(figures))
        else:
            found.append(Rating(level, *figures))
    content.check()
    return sorted(found, key=lambda rating: OFFERED.index(rating.level))
