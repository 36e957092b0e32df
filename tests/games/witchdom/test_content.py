"""The content file: what every faithful content has to meet, each mistake with its line."""

from functools import cache

import pytest

import hexenkessel as hx
from hexenkessel import seeded, shelf
from hexenkessel.kernel.content import Content
from hexenkessel.kernel.errors import BrokenContent
from hexenkessel.words import LANGUAGES, Catalogue
from hexenkessel.words.errors import error_sentence
from tests.moments import play_on
from tests.rules import rule

FILE = (shelf.folder("witchdom") / "content.toml").read_text(encoding="utf-8")
GAME = hx.game("witchdom")


@cache
def catalogue(lang: str) -> Catalogue:
    return Catalogue(lang, [shelf.folder("witchdom")], shelf.figures)


def complaints(text: str) -> list[tuple[int, str]]:
    """Line and problem of everything that is wrong, each of it with words in both languages."""
    with pytest.raises(BrokenContent) as error:
        shelf.build("witchdom", Content("mine.toml", text))
    for lang in LANGUAGES:
        for problem in error.value.problems:
            assert "mine.toml" in error_sentence(catalogue(lang), problem)
    return [
        (problem.line, problem.problem.removeprefix("witchdom-problem-")) for problem in error.value.problems
    ]


def changed(id: str, right: str, wrong: str) -> tuple[str, int]:
    """The file with one line of the entry with this id changed, and the number of that line."""
    start = FILE.index(f'id = "{id}"') if id else 0
    place = FILE.index(right, start)
    assert (
        not id or place < (FILE.find("\n\n", start) + len(FILE)) % len(FILE) or FILE.find("\n\n", start) < 0
    )
    return FILE[:place] + wrong + FILE[place + len(right) :], FILE.count("\n", 0, place) + 1


MISTAKES = [
    # tables
    ("", "players = 3", "players = 4", "shell-problem-expected"),
    ("", "stages = 3", "stages = 4", "stages"),
    ("", "stages = 3", "stages = 1", "stages"),
    ("", "tools = [0, 1, 3, 6, 10, 15]", "tools = [0, 1, 3, 6, 10, 16]", "scale"),
    ("", "tools = [0, 1, 3, 6, 10, 15]", "tools = [0, 3, 1, 6, 10, 15]", "scale"),
    ("", "animals = [0, 1, 4, 9, 16, 25]", "animals = [0, 1, 4, 9, 25]", "scale"),
    ("root", "tokens = 13", "tokens = 14", "tokens"),
    ("owl", 'ingredient = "leaf"', 'ingredient = "herbs"', "price-twice"),
    ("leaf", 'id = "leaf"', 'id = "leaves"', "shell-problem-expected"),
    # witches and novices
    ("w01", 'main = "red"', 'main = "pink"', "shell-problem-one-of"),
    ("w02", 'secondary = ["blue"]', 'secondary = ["red"]', "banner-twice"),
    ("w02", 'secondary = ["blue"]', 'secondary = "blue"', "names"),
    ("w03", "actions = [0, 0, 2]", "actions = [0, 0, 0]", "actions"),
    ("w03", "actions = [0, 0, 2]", "actions = [0, 0]", "actions"),
    ("w03", "renewal = true", 'renewal = "yes"', "shell-problem-flag"),
    ("w03", "points = 7", "points = -1", "shell-problem-number"),
    ("w03", 'animal = "cat"', 'animal = "dog"', "shell-problem-one-of"),
    ("w07", 'id = "w07"', 'id = "w77"', "shell-problem-expected"),
    ("star-a", 'pair = "star"', 'pair = "moon"', "shell-problem-expected"),
    ("star-a", "actions = [0, 2, 0]", "actions = [0, 0, 0]", "actions"),
    # potions
    ("p01", 'colour = "red"', 'colour = "violet"', "shell-problem-one-of"),
    ("p01", 'ingredients = ["herbs", "leaf", "mushroom"]', "ingredients = []", "no-ingredients"),
    ("p01", "tools = []", 'tools = ["spoon"]', "names"),
    ("p45", "points = 3", "points = 5", "wild-points"),
    ("s2", "points = 2", "points = 99", "shell-problem-number"),
    # goals
    ("g1", "dark_points = 7", "dark_points = 4", "dark-points"),
    ("g1", "dark_count = 3", "dark_count = 2", "dark-count"),
    ("g9", "light_count = 2", "light_count = 1", "shell-problem-number"),
    ("g12", "dark_count = 4", "dark_count = 5", "shell-problem-number"),
    ("g5", 'light_condition = "potions"', 'light_condition = "cats"', "shell-problem-one-of"),
    # tiles
    ("o1", 'gains = ["witch-or-potion", "ingredient", "ingredient"]', 'gains = ["witch"]', "gains"),
    ("o3", 'gains = ["witch", "potion", ', 'gains = ["witch", "potion", "witch-or-potion", ', "gains"),
    ("o3", 'gains = ["witch", "potion", ', 'gains = ["witch", "potion", "ingredient", ', "gains"),
    ("o7", 'gains = ["ingredient", "ingredient"]', "gains = []", "gains"),
    ("o2", 'criteria = ["banner", "points"]', 'criteria = ["banner", "banner"]', "criteria-twice"),
    ("o8", "else = 2", "else = 3", "shell-problem-number"),
]


@rule("WD-1.2", "WD-1.3", "WD-1.4", "WD-1.5", "WD-11.7", "WD-17.6")
@pytest.mark.parametrize(("id", "right", "wrong", "problem"), MISTAKES, ids=lambda value: str(value)[:40])
def test_mistakes_are_told_with_their_line(id: str, right: str, wrong: str, problem: str) -> None:
    text, line = changed(id, right, wrong)
    assert (line, problem) in complaints(text)


@rule("WD-12.2")
def test_the_snake_is_tamed_with_herbs() -> None:
    text = FILE.replace('ingredient = "leaf"', 'ingredient = "?"').replace(
        'ingredient = "herbs"', 'ingredient = "leaf"'
    )
    assert "snake" in [problem for _, problem in complaints(text.replace('"?"', '"herbs"'))]


@rule("WD-13.1")
def test_two_tiles_show_animals() -> None:
    text, _ = changed("o8", 'gains = ["animal"]\nelse = 2', 'gains = ["ingredient"]')
    assert "animal-tiles" in [problem for _, problem in complaints(text)]


@rule("WD-2.2")
def test_start_potions_bring_less_than_coloured_ones() -> None:
    """They need no colour and no tool: fewer points than any coloured potion of as many ingredients or one more."""
    coloured = [potion for potion in GAME.content.data["potion"] if potion["colour"] != "wild"]
    for start in GAME.content.data["start"]:
        size = len(start["ingredients"])
        others = [potion for potion in coloured if len(potion["ingredients"]) in (size, size + 1)]
        assert others and start["points"] < min(potion["points"] for potion in others)


@rule("WD-13.6")
def test_every_tile_of_ostara_gives_something_else() -> None:
    gains = [tuple(tile["gains"]) for tile in GAME.content.data["tile"]]
    assert len(set(gains)) == len(gains)


SECONDARY = ('"red"', '"blue"', '"green"', '"yellow"', '"blue", "green"', '"red", "yellow"')


@pytest.mark.parametrize(
    ("problem", "changes"),
    [
        ("witches-renewal", [("renewal = true", "renewal = false")]),
        ("witches-secondary", [(f"secondary = [{colours}]", "secondary = []") for colours in SECONDARY]),
        ("witches-gatherer", [("actions = [0, 2, 1]", "actions = [0, 1, 2]")]),
        (
            "witches-red",
            [("actions = [2, 1, 0]", "actions = [1, 2, 0]"), ("actions = [2, 2, 0]", "actions = [1, 3, 0]")],
        ),
        ("witches-green", [("points = 8", "points = 9")]),
        ("witches-colours", [('main = "yellow"', 'main = "red"'), ('secondary = ["red"]', "secondary = []")]),
        ("potions-colours", [('colour = "wild"', 'colour = "red"')]),
        ("potions-any", [('tools = ["any"]', "tools = []")]),
        ("potions-crystal", [('tools = ["crystal", "ring"]', 'tools = ["ring", "flask"]')]),
        (
            "potions-berries",
            [
                (
                    'ingredients = ["herbs", "leaf", "berries", "root"]',
                    'ingredients = ["herbs", "leaf", "root", "root"]',
                ),
                ('ingredients = ["leaf", "leaf", "berries"]', 'ingredients = ["leaf", "leaf", "leaf"]'),
            ],
        ),
        ("potions-flask", [('tool = "flask"', 'tool = "ring"')]),
        (
            "goals-animals",
            [
                ('_condition = "animals"', '_condition = "tools"'),
                ('"snake", "owl"', '"flask", "ring"'),
                ('"cat", "bat", "toad"', '"candle", "mortar", "ring"'),
            ],
        ),
        (
            "goals-witches",
            [
                (
                    f'{side}_condition = "witches"\n{side}_colour = "yellow"',
                    f'{side}_condition = "potions"\n{side}_colour = "red"',
                )
                for side in ("light", "dark")
            ],
        ),
        (
            "goals-free",
            [
                ('_condition = "witch_colours"', '_condition = "animals"\n@_kinds = []'),
                ('_condition = "tools"', '_condition = "animals"'),
                ('"flask", "ring"', '"snake", "owl"'),
                ('"crystal", "mortar"', '"snake", "owl"'),
            ],
        ),
        ("few-goals", [("dark = 3\nlight = 2\nboxed", "dark = 1\nlight = 0\nboxed")]),
    ],
)
def test_what_the_rulebook_shows(problem: str, changes: list[tuple[str, str]]) -> None:
    text = FILE
    for right, wrong in changes:
        assert right in text
        text = text.replace(right, wrong)
    text = text.replace('light_condition = "animals"\n@', 'light_condition = "animals"\nlight').replace(
        'dark_condition = "animals"\n@', 'dark_condition = "animals"\ndark'
    )
    assert problem in [found for _, found in complaints(text)]


def test_tools_are_asked_for_by_some_potions() -> None:
    text = "\n".join(
        "tools = []" if line.startswith("tools = [") and "0," not in line else line
        for line in FILE.split("\n")
    )
    assert "potions-tools" in [found for _, found in complaints(text)]


def test_nothing_says_more_than_the_rules_know() -> None:
    for id, after in (
        ("w01", "points = 8"),
        ("p01", "points = 5"),
        ("g1", "dark_points = 7"),
        ("o7", "criteria = []"),
    ):
        text, line = changed(id, after, f"{after}\nmagic = 1")
        assert (line + 1, "shell-problem-key") in complaints(text)
    text, line = changed("o7", "criteria = []", "criteria = []\nelse = 2")
    assert (line + 1, "shell-problem-key") in complaints(text)


def test_all_mistakes_are_told_at_once() -> None:
    text = FILE.replace('main = "red"', 'main = "pink"', 1).replace("renewal = true", "renewal = 1", 1)
    assert len(complaints(text)) == 2


def test_other_cards_can_be_played() -> None:
    """An owner's box: other points, other tokens, three points for every tool."""
    text = FILE.replace("tools = [0, 1, 3, 6, 10, 15]", "tools = [0, 3, 6, 9, 12, 15]")
    text = text.replace("tokens = 13", "tokens = 12", 1).replace("tokens = 13", "tokens = 14", 1)
    game = shelf.build("witchdom", Content("mine.toml", text))
    assert game.content.hash != GAME.content.hash
    for players in range(1, 6):
        state = game.start(players, 1, animals=True)
        play_on(state, seeded(1))
        assert state.over


def test_every_card_has_its_name() -> None:
    tables = {
        "witch": "witch",
        "novice": "witch",
        "potion": "potion",
        "start": "potion",
        "goal": "goal",
        "tile": "tile",
    }
    for lang in LANGUAGES:
        words = catalogue(lang)
        names = [
            words.text(f"witchdom-{prefix}-{entry['id']}")
            for table, prefix in tables.items()
            for entry in GAME.content.data[table]
        ]
        assert len(set(names)) == len(names) == 50 + 10 + 50 + 5 + 15 + 9
        for entry in GAME.content.data["witch"]:
            assert words.text("witchdom-card", card=entry["id"]) == words.text(
                f"witchdom-witch-{entry['id']}"
            )
        for entry in GAME.content.data["potion"]:
            assert words.text("witchdom-potion", potion=entry["id"]) == words.text(
                f"witchdom-potion-{entry['id']}"
            )
