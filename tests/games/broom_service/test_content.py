"""The content file: mistakes are told with file and line; another box plays like ours."""

import re
from functools import cache

import pytest

from hexenkessel import shelf
from hexenkessel.kernel.content import Content
from hexenkessel.kernel.errors import BrokenContent
from hexenkessel.words import LANGUAGES, Catalogue
from tests.games.broom_service.table import CARDS, ROLES, SHIPPED, SMALL_BOARDS, build
from tests.moments import play_on
from tests.rules import rule

SMALL_FILE = CARDS + SMALL_BOARDS


@cache
def catalogues() -> list[Catalogue]:
    return [Catalogue(lang, [shelf.folder("broom_service")], shelf.figures) for lang in LANGUAGES]


def complaints(text: str) -> list[tuple[int, str]]:
    """Every mistake that is told about this file: its line and its problem; each can be said in both languages."""
    with pytest.raises(BrokenContent) as error:
        shelf.build("broom_service", Content("mine.toml", text))
    for words in catalogues():
        for problem in error.value.problems:
            assert words.text(problem.problem, **problem.facts)
    return [
        (problem.line, problem.problem.removeprefix("broom_service-problem-"))
        for problem in error.value.problems
    ]


def entry(table: str, id: str) -> str:
    """The whole entry with this id, heading included."""
    found = re.search(rf'\[\[{table}\]\]\nid = "{id}"\n(.+\n)*', SMALL_FILE)
    assert found is not None
    return found.group()


def line_of(entry_text: str, line: str) -> int:
    return SMALL_FILE.count("\n", 0, SMALL_FILE.index(entry_text) + entry_text.index(line)) + 1


MISTAKES = [
    ("event", "black_market", 'id = "black_market"', 'id = "white_market"', "shell-problem-expected"),
    ("event", "more_or_less", "cards = [3, 4, 5]", "cards = [3, 5, 6]", "card-numbers"),
    (
        "event",
        "dangerous_regions",
        "points = [1, 3, 2, 0]",
        "points = [1, 3, 2]",
        "shell-problem-number-count",
    ),
    ("event", "dangerous_regions", 'reading = "per_pawn"', 'reading = "odd"', "shell-problem-one-of"),
    ("heavy_cloud", "heavy_1_1", "cost = 1", "cost = 10", "shell-problem-number"),
    ("storm_cloud", "storm_plus", 'effect = "plus"', 'effect = "none"', "shell-problem-one-of"),
    ("mountain_tile", "wands", 'id = "wands"', 'id = "wand"', "shell-problem-expected"),
    ("forest_tile", "points", "points = 5", 'points = "five"', "shell-problem-number"),
    ("turbo_tile", "turbo_ab", 'circles = ["A", "B"]', 'circles = ["A", "A"]', "two-circles"),
    ("turbo_tile", "turbo_ab", 'circles = ["A", "B"]', 'circles = ["A", "X"]', "no-such-circle"),
    ("region", "R5", 'id = "R5"', 'id = "R4"', "name-twice"),
    ("region", "R5", 'terrain = "hill"', 'terrain = "swamp"', "shell-problem-one-of"),
    ("region", "R8", 'neighbours = ["R7"]', 'neighbours = ["R7", "R6"]', "neighbours"),
    ("region", "R8", 'neighbours = ["R7"]', 'neighbours = ["R7", "Q1"]', "neighbours"),
    ("region", "R8", 'neighbours = ["R7"]', 'neighbours = ["R7", "R8"]', "neighbours"),
    ("region", "R8", 'neighbours = ["R7"]', 'neighbours = ["R7", "R7"]', "names"),
    ("tower", "T12", 'base = ["R8"]', 'base = ["R8", "R1"]', "base"),
    ("tower", "T12", 'base = ["R8"]', 'base = ["X8"]', "no-such-name"),
    ("tower", "T1", "wands = 0", "wands = 1", "square-wands"),
    ("tower", "T13", 'id = "T13"', 'id = "T12"', "name-twice"),
    ("cloud_spot", "K4", 'region = "R8"', 'region = "C1"', "castle-spot"),
    ("tile_spot", "MT2", 'region = "R6"', 'region = "R5"', "tile-region"),
    ("tile_spot", "f2", 'region = "F2"', 'region = "R1"', "front-tile"),
    ("tile_spot", "MT1", 'covers = ["T9"]', 'covers = ["T7"]', "cover"),
    ("circle", "D", 'region = "D"', 'region = "R8"', "circle"),
]


@rule("BS-2.2")
@pytest.mark.parametrize(("table", "id", "right", "wrong", "problem"), MISTAKES)
def test_a_mistake_is_told_with_its_line(table: str, id: str, right: str, wrong: str, problem: str) -> None:
    old = entry(table, id)
    assert old.count(right) == 1 and SMALL_FILE.count(old) == 1
    found = complaints(SMALL_FILE.replace(old, old.replace(right, wrong)))
    assert (line_of(old, right), problem) in found, found


@rule("BS-10.1", "BS-8.3")
@pytest.mark.parametrize(
    ("right", "wrong", "problem"),
    [
        ("bolts = [0, 1, 3, 5, 8, 11, 15, 19]", "bolts = [0, 1, 3, 4, 8, 11, 15, 19]", "bolts"),
        ("bolts = [0, 1, 3, 5, 8, 11, 15, 19]", "bolts = [1, 3, 5]", "bolts"),
        ("further_bolt = 4", "further_bolt = 2", "bolts"),
        ("amulets = [0, 4, 9, 15]", "amulets = [0, 9, 4, 15]", "amulets"),
        ("amulets = [0, 4, 9, 15]", "amulets = [0, 4, 9]", "amulets"),
        ('fruit = "violet"', 'fruit = "green"', "gatherer-colours"),
        ("copies = 11", "copies = 0", "shell-problem-number"),
        ("castle = true\n", "castle = false\n", "castles"),
    ],
)
def test_tables_are_checked(right: str, wrong: str, problem: str) -> None:
    assert problem in [found for _, found in complaints(SMALL_FILE.replace(right, wrong, 1))]


@rule("BS-3.5", "BS-12.1")
def test_no_board_has_more_spots_than_pieces() -> None:
    many = "".join(
        f'[[cloud_spot]]\nid = "x{number}"\nregion = "R7"\nsource = "designed"\n\n' for number in range(30)
    )
    assert "too-many-spots" in [problem for _, problem in complaints(SMALL_FILE + many)]


@rule("BS-2.3")
@pytest.mark.parametrize(
    ("pattern", "wrong", "problem"),
    [
        (r"outline = \[1, ", "outline = [1, 1, ", "outline"),
        (r"outline = \[\d+, ", "outline = [", "outline"),
        (r"borders = \[\n  \[\d+, ", "borders = [\n  [", "border"),
    ],
)
def test_drawings_are_checked(pattern: str, wrong: str, problem: str) -> None:
    text, count = re.subn(pattern, wrong, SHIPPED, count=1)
    assert count == 1 and problem in [found for _, found in complaints(text)]


@rule("BS-2.3")
def test_a_drawn_neighbour_that_is_not_listed_is_told() -> None:
    """Both regions forget each other: then the lists agree, but not with the drawing."""
    first = re.search(r'id = "(\w+)"\nside = "front"\n(?:.+\n)*?neighbours = \["(\w+)"', SHIPPED)
    assert first is not None
    here, there = first.groups()
    text = SHIPPED
    for region, other in ((here, there), (there, here)):
        found = re.search(rf'id = "{region}"\nside = "front"\n(?:.+\n)*?neighbours = (\[.+\])\n', text)
        assert found is not None
        names = [name for name in re.findall(r"\w+", found.group(1)) if name != other]
        told = "[" + ", ".join(f'"{name}"' for name in names) + "]"
        text = text[: found.start(1)] + told + text[found.end(1) :]
    assert "drawn-neighbours" in [problem for _, problem in complaints(text)]


@rule("BS-2.2", "BS-20")
def test_the_small_boards_load_and_play_like_any_board() -> None:
    game = build()
    for players in (2, 5):
        for options in ({"mountain_tiles": "with", "storm_clouds": True}, {"side": "back"}):
            state = game.start(players, 3, **options)
            play_on(state, state.dice)
            assert state.over


@rule("BS-8.1")
def test_every_role_has_its_words() -> None:
    for words in catalogues():
        for role in ROLES:
            assert words.has(f"broom_service-role-{role}.help")
        for region in Content("content.toml", SHIPPED).data["region"]:
            assert words.text("broom_service-region", region=region["id"]) != region["id"]
