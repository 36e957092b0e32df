"""The rulebook says every rule, once, in both languages, and its tables and examples are right."""

import re
import tomllib
from itertools import groupby
from typing import Any

from tests.games.rulebook import DESIGN, RULING, Rulebook, both_languages

BOOK = Rulebook("witchdom")
CONTENT: dict[str, Any] = tomllib.loads((BOOK.folder / "content.toml").read_text(encoding="utf-8"))

# Where the printed rules are silent or unclear and we decided.
RULINGS = {
    *("WD-1.5", "WD-2.1", "WD-2.3", "WD-2.6", "WD-2.7", "WD-2.8", "WD-3.1", "WD-3.2", "WD-4.3", "WD-4.5"),
    *("WD-4.6", "WD-4.10", "WD-4.11", "WD-4.12", "WD-5.3", "WD-5.7", "WD-6.4", "WD-6.5", "WD-7.3", "WD-7.5"),
    *("WD-7.6", "WD-7.7", "WD-7.8", "WD-8.1", "WD-8.4", "WD-8.5", "WD-9.2", "WD-9.3", "WD-9.4", "WD-9.5"),
    *("WD-10.4", "WD-10.5", "WD-10.6", "WD-10.7", "WD-11.7", "WD-11.8", "WD-11.10", "WD-12.3", "WD-12.4"),
    *("WD-12.5", "WD-12.6", "WD-12.7", "WD-12.8", "WD-13.2", "WD-13.3", "WD-13.4", "WD-13.5", "WD-13.9"),
    *("WD-13.11", "WD-13.13", "WD-13.15", "WD-13.16", "WD-13.18", "WD-13.19", "WD-13.22", "WD-13.23"),
    *("WD-13.24", "WD-13.25", "WD-13.26", "WD-14.1", "WD-14.3", "WD-14.5", "WD-14.6"),
}
# Where what is printed on cards and tiles is unknown and what stands there is ours, wholly or in part.
DESIGNED = {
    *("WD-1.3", "WD-1.4", "WD-1.5", "WD-2.2", "WD-2.3", "WD-4.12", "WD-9.1", "WD-12.2"),
    *("WD-13.6", "WD-13.11"),
}
# What the rulebook calls the symbols of Ostara's tiles and the signs of the novices.
SYMBOLS = ("witch", "potion", "animal", "witch-or-potion", "potion-or-witch", "goal", "banner", "points")
TILES = {
    "de": "Hexe; Trank; Tier, sonst 2 Zutaten; Hexe oder Trank; Trank oder Hexe; Ziel; Banner; Punkte",
    "en": "witch; potion; animal, else 2 ingredients; witch or potion; potion or witch; goal; banner; points",
}
BOTH = {"de": " und ", "en": " and "}
INGREDIENTS = {"de": ["", "1 Zutat", "2 Zutaten"], "en": ["", "1 ingredient", "2 ingredients"]}
SIGNS = {
    "de": {"moon": "Mond", "star": "Stern", "sun": "Sonne", "feather": "Feder", "key": "Schlüssel"},
    "en": {"moon": "moon", "star": "star", "sun": "sun", "feather": "feather", "key": "key"},
}


def table(lang: str, rule: str) -> list[list[str]]:
    return BOOK.tables_after(lang, rule)[0]


def kinds(lang: str) -> dict[str, str]:
    """What the rulebook calls each ingredient, tool and animal: its first table of them is in our order."""
    names = [name for column in zip(*table(lang, "WD-1.5"), strict=True) for name in column]
    ids = [entry["id"] for group in ("ingredient", "tool", "animal") for entry in CONTENT[group]]
    return dict(zip(ids, names, strict=True))


# -- the rules ----------------------------------------------------------------------------------------------------


def test_both_languages_say_the_same_in_the_same_order() -> None:
    """As far as it can be counted: headings, lists, tables, links, figures."""
    german, english = BOOK.said("de"), BOOK.said("en")
    for number in BOOK.rules:
        assert re.findall(r"\d+", german[number]) == re.findall(r"\d+", english[number]), number
        assert german[number].count("**") == english[number].count("**"), number
    shape = re.compile(r"(?m)^(#+|\||- |\d+\.)")
    assert shape.findall(BOOK.text("de")) == shape.findall(BOOK.text("en"))


@both_languages
def test_our_rulings_are_marked(lang: str) -> None:
    assert set(BOOK.marked(lang, RULING[lang])) == RULINGS


@both_languages
def test_our_designs_are_marked(lang: str) -> None:
    assert set(BOOK.marked(lang, DESIGN[lang])) == DESIGNED


# -- what is printed ----------------------------------------------------------------------------------------------


@both_languages
def test_the_points_of_potions(lang: str) -> None:
    """WD-1.3: the table gives the points of every potion."""
    points = [int(row[1].replace("−", "-")) for row in table(lang, "WD-1.3")]
    for potion in CONTENT["potion"]:
        any_tools = potion["tools"].count("any")
        worth = points[len(potion["ingredients"]) - 2] + points[3] * any_tools
        worth += points[4] * (len(potion["tools"]) - any_tools) + points[5] * (potion["colour"] == "wild")
        assert worth == potion["points"], potion["id"]
    colours = [potion["colour"] for potion in CONTENT["potion"]]
    counts = [colours.count("red"), colours.count("wild")]
    assert all(colours.count(colour) == counts[0] for colour in ("blue", "green", "yellow"))
    sentence = BOOK.said(lang)["WD-1.3"].split(DESIGN[lang])[1].split("|")[0]
    assert [int(number) for number in re.findall(r"\d+", sentence)] == counts


@both_languages
def test_the_points_of_witches(lang: str) -> None:
    """WD-1.4: the table gives the points of every witch."""
    points = [int(row[1].replace("−", "-")) for row in table(lang, "WD-1.4")]
    for witch in CONTENT["witch"]:
        worth = points[sum(witch["actions"]) - 2]
        worth += points[3] * len(witch["secondary"]) + points[4] * witch["renewal"]
        assert worth == witch["points"], witch["id"]


@both_languages
def test_start_potions_and_novices(lang: str) -> None:
    name = kinds(lang)
    assert table(lang, "WD-2.2") == [
        [str(number), ", ".join(name[kind] for kind in start["ingredients"]), str(start["points"])]
        for number, start in enumerate(CONTENT["start"], 1)
    ]
    pairs: dict[str, list[str]] = {}
    for novice in CONTENT["novice"]:
        pairs.setdefault(SIGNS[lang][novice["pair"]], []).append("/".join(map(str, novice["actions"])))
    assert table(lang, "WD-2.3") == [[sign, *cards] for sign, cards in pairs.items()]


@both_languages
def test_numbers_of_goals(lang: str) -> None:
    """WD-2.7, WD-13.3."""
    rows = [[int(cell) for cell in row] for row in table(lang, "WD-2.7")]
    assert rows == [
        [entry["players"], entry["dark"] + entry["light"], entry["dark"], entry["light"]]
        for entry in CONTENT["setup"]
    ]
    for row, level in zip(table(lang, "WD-13.3"), CONTENT["level"], strict=True):
        figures = [int(number) for number in re.findall(r"\d+", " ".join(row))]
        assert figures == [level["id"], level["dark"], *([level["light"]] if level["light"] else [])]


@both_languages
def test_the_goals(lang: str) -> None:
    """WD-9.1: the goals of one colour share a row."""
    goals = {
        (goal["light_condition"], *(goal.get("light_kinds") or [])): [
            str(goal[f"{side}_{fact}"]) for side in ("light", "dark") for fact in ("count", "points")
        ]
        for goal in CONTENT["goal"]
    }
    rows = table(lang, "WD-9.1")
    last_figures = [[re.findall(r"\d+", cell)[-1] for cell in row[1:]] for row in rows]
    assert last_figures == list(goals.values())
    coloured = [goal for goal in CONTENT["goal"] if "light_colour" in goal]
    assert len(coloured) == 8 and len(CONTENT["goal"]) == len(rows) + 6
    name = kinds(lang)
    for kind in (kind for goal in CONTENT["goal"] for kind in goal.get("dark_kinds", [])):
        assert any(name[kind] in cell for row in rows for cell in row), kind


@both_languages
def test_scales_and_animals(lang: str) -> None:
    """WD-11.3, WD-11.6, WD-12.2."""
    assert table(lang, "WD-11.3")[0][1:] == [str(points) for points in CONTENT["scales"]["tools"]]
    assert table(lang, "WD-11.6")[0][1:] == [str(points) for points in CONTENT["scales"]["animals"]]
    name = kinds(lang)
    costs = [[name[animal["id"]], name[animal["ingredient"]]] for animal in CONTENT["animal"]]
    assert table(lang, "WD-12.2") == costs


@both_languages
def test_the_tiles_of_ostara(lang: str) -> None:
    """WD-13.6."""
    words = dict(zip(SYMBOLS, TILES[lang].split("; "), strict=True))
    expected = []
    for number, tile in enumerate(CONTENT["tile"], 1):
        parts = []
        for token, gains in groupby(tile["gains"], key=lambda gain: gain == "ingredient"):
            run = list(gains)
            parts.append(
                INGREDIENTS[lang][len(run)] if token else BOTH[lang].join(words[gain] for gain in run)
            )
        wishes = ", ".join(words[wish] for wish in tile["criteria"])
        expected.append([str(number), "; ".join(parts), wishes or "–"])
        assert tile.get("else", 2) == 2
    assert table(lang, "WD-13.6") == expected


@both_languages
def test_the_example_of_scoring(lang: str) -> None:
    """WD-11.1 to 11.6: every line is the sum it says, and the last line is the sum of all."""
    rows = BOOK.tables_after(lang, "WD-11.10")[0]
    points = [int(row[1].strip("*")) for row in rows]
    for row in (0, 1, 3):
        assert points[row] == sum(int(number) for number in re.findall(r"\d+", rows[row][0]))
    name = kinds(lang)
    for row, group in ((2, "tool"), (5, "animal")):
        held = sum(name[entry["id"]] in rows[row][0] for entry in CONTENT[group])
        assert points[row] == CONTENT["scales"][f"{group}s"][held]
    assert points[4] == sum(name[entry["id"]] in rows[4][0] for entry in CONTENT["ingredient"])
    assert points[-1] == sum(points[:-1])
