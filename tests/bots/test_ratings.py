"""The ladder of every game: what its file says is what the document says."""

from pathlib import Path

import pytest

import hexenkessel as hx
from hexenkessel.bots import OFFERED
from hexenkessel.bots.ratings import FILE, Rating, ratings, read_ratings
from hexenkessel.kernel.content import Content
from hexenkessel.kernel.errors import BrokenContent
from hexenkessel.lab import pages

DOCUMENT = Path(__file__).parents[2] / "docs" / "lab.md"
COLUMNS = {
    "Blackmore": "blackmore",
    "Broom Service": "broom_service",
    "Grimoria": "grimoria",
    "Witchdom": "witchdom",
    "The Witches": "witches",
}


def told() -> dict[str, list[Rating]]:
    """By game, out of the table in the document."""
    table = DOCUMENT.read_text(encoding="utf-8").split("\n| rating |")[1].split("\n\n")[0]
    head, _, *rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()]
    found: dict[str, list[Rating]] = {COLUMNS[title]: [] for title in head}
    for level, *cells in reversed(rows):
        for game, cell in zip(found.values(), cells, strict=True):
            rating, _, within = cell.partition(" ± ")
            game.append(Rating(level, int(rating), int(within or 0)))
    return {game: [one for one in levels if one.level != "random"] for game, levels in found.items()}


def test_the_document_and_the_files_say_the_same() -> None:
    found = {game: ratings(game) for game in pages.our_games()}
    assert found == told()
    for ladder in found.values():
        assert [one.level for one in ladder] == list(OFFERED)
        assert sorted(ladder, key=lambda one: one.rating) == ladder


def test_a_game_need_not_have_a_ladder() -> None:
    assert "toy_cauldron" in hx.games() and ratings("toy_cauldron") == []


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("", 1, "shell-problem-no-table"),
        ("[levels]\nwitch = [1700, 40]\nwarlock = [1900, 40]", 3, "shell-problem-key"),
        ("[levels]\nwitch = [1700]", 2, "shell-problem-number-count"),
        ("[levels]\nwitch = 1700", 2, "shell-problem-number-count"),
    ],
)
def test_a_slip_of_the_pen_is_told_with_its_line(text: str, line: int, problem: str) -> None:
    with pytest.raises(BrokenContent) as broken:
        read_ratings(Content(FILE, text))
    assert (broken.value.line, broken.value.problem) == (line, problem)
