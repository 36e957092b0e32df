"""The rulebook says every rule, once, in both languages, and its numbers are those of the content file."""

import re
import tomllib
from collections import Counter
from typing import Any

from tests.games.rulebook import DESIGN, LINK, RULING, Rulebook, both_languages

BOOK = Rulebook("broom_service")
CONTENT: dict[str, Any] = tomllib.loads((BOOK.folder / "content.toml").read_text(encoding="utf-8"))
EVENTS: dict[str, Any] = {event["id"]: event.get("points") for event in CONTENT["event"]}

# Where the printed rules are silent or unclear and we decided: R1 to R33, in this order.
RULINGS = [
    *("BS-2.3", "BS-2.4", "BS-3.3", "BS-3.5", "BS-6.8", "BS-6.15", "BS-7.2", "BS-7.4", "BS-8.3", "BS-8.3"),
    *("BS-9.1", *(f"BS-9.{number}" for number in range(5, 12)), "BS-10.1", "BS-11.2", "BS-11.7", "BS-12.5"),
    *("BS-12.6", "BS-13.6", "BS-14.4", "BS-14.5", "BS-15.7", "BS-18.1", "BS-8.7", "BS-10.4", "BS-11.1"),
    *("BS-12.8", "BS-13.8"),
]
# Where the original is unknown and what stands there is ours, wholly or in part.
DESIGNED = {
    *("BS-2.2", "BS-3.5", "BS-8.3", "BS-9.1", *(f"BS-9.{number}" for number in range(5, 11))),
    *("BS-10.1", "BS-11.2", "BS-14.2"),
}


def numbers(text: str) -> list[int]:
    """All figures, except those of rules."""
    return [
        int(number) for number in re.findall(r"\d+", re.sub(r"\*\*[\d.]+\*\*|\[[^]]*\]\([^)]*\)", "", text))
    ]


# -- the rules ----------------------------------------------------------------------------------------------------


def test_both_languages_have_the_same_figures() -> None:
    german, english = BOOK.said("de"), BOOK.said("en")
    for number in BOOK.rules:
        assert sorted(numbers(german[number])) == sorted(numbers(english[number])), number


@both_languages
def test_our_rulings_are_marked(lang: str) -> None:
    assert Counter(BOOK.marked(lang, RULING[lang])) == Counter(RULINGS)


@both_languages
def test_the_list_of_rulings(lang: str) -> None:
    (rows,) = BOOK.tables(lang, 19)
    assert [row[0] for row in rows] == [f"R{number}" for number in range(1, 34)]
    assert [LINK.findall(row[2])[0][1] for row in rows] == RULINGS


@both_languages
def test_our_designs_are_marked(lang: str) -> None:
    assert set(BOOK.marked(lang, DESIGN[lang])) == DESIGNED


# -- numbers out of the content file ------------------------------------------------------------------------------


@both_languages
def test_the_table_of_heavy_clouds(lang: str) -> None:
    rows = BOOK.tables(lang, 3)[1]
    assert [[int(cell) for cell in row] for row in rows] == [
        [cloud["cost"], cloud["bolts"], cloud["copies"]] for cloud in CONTENT["heavy_cloud"]
    ]


@both_languages
def test_the_table_of_storm_clouds(lang: str) -> None:
    (rows,) = BOOK.tables(lang, 11)
    for cloud, row in zip(CONTENT["storm_cloud"], rows, strict=True):
        assert [int(cell) for cell in row[1:4]] == [cloud["copies"], cloud["cost"], cloud["bolts"]]
        assert numbers(row[4]) == [cloud[key] for key in ("points", "potions") if key in cloud]


@both_languages
def test_the_tables_of_tiles(lang: str) -> None:
    (mountains,), (forests,), (hills,) = BOOK.tables(lang, 12), BOOK.tables(lang, 13), BOOK.tables(lang, 14)
    assert len(mountains) == len(CONTENT["mountain_tile"])
    assert [int(row[1]) for row in forests] == [tile["copies"] for tile in CONTENT["forest_tile"]]
    assert numbers(forests[-1][2]) == [CONTENT["forest_tile"][-1]["points"]]
    circles = [re.findall(r"\b[A-D]\b", row[0]) for row in hills[:-1]]
    assert circles == [tile["circles"] for tile in CONTENT["turbo_tile"]]
    assert numbers(hills[-1][2]) == [CONTENT["hill_tower"]["points"]]


@both_languages
def test_the_numbers_of_events(lang: str) -> None:
    (rows,) = BOOK.tables(lang, 9)
    short = {event: numbers(row[2]) for event, row in zip(EVENTS, rows, strict=True)}
    cards, points = CONTENT["event"][0]["cards"], EVENTS["more_or_less"]
    assert short["more_or_less"] == [*cards, points[0], -points[2]]
    assert points[1] == 0
    for event in ("full_hands", "empty_hands"):
        assert short[event] == EVENTS[event]
    for event in ("black_market", "one_of_everything", "like_minded"):
        assert short[event] == [EVENTS[event]]

    found = {number: numbers(text) for number, text in BOOK.said(lang).items()}
    assert found["BS-9.1"][:5] == [cards[0], points[0], cards[1], cards[2], -points[2]]
    assert found["BS-9.2"] == [EVENTS["black_market"]]
    dangers = EVENTS["dangerous_regions"]
    assert found["BS-9.5"][:5] == [*dangers, dangers[0] + dangers[1]]
    assert found["BS-9.6"] == EVENTS["pleasing_regions"]
    first, second = EVENTS["full_hands"]
    assert found["BS-9.7"] == [first, second, 0, 3, 3, 1, 0, first, second]
    assert found["BS-9.8"] == EVENTS["empty_hands"]
    assert found["BS-9.9"] == [EVENTS["one_of_everything"], CONTENT["scoring"]["set_of_four"]]
    assert found["BS-9.10"] == [EVENTS["like_minded"]]


def bolt_points(bolts: int) -> int:
    table: list[int] = CONTENT["scoring"]["bolts"]
    beyond = max(0, bolts + 1 - len(table))
    return table[bolts - beyond] + beyond * int(CONTENT["scoring"]["further_bolt"])


@both_languages
def test_the_table_of_bolts_and_the_example_of_scoring(lang: str) -> None:
    bolts, example = BOOK.tables(lang, 10)
    heading = re.search(r"(?m)^\| \w+ \| 0 \|.*$", BOOK.chapter(lang, 10))
    assert heading
    assert [int(cell) for cell in bolts[0][1:]] == [bolt_points(number) for number in numbers(heading[0])]
    scoring = CONTENT["scoring"]
    found = numbers(BOOK.said(lang)["BS-10.1"])
    assert found[:5] == [scoring["set_of_four"], scoring["set_of_three"], *scoring["amulets"][1:]]
    assert scoring["further_bolt"] in found[-2:]
    figures = [int(row[1].strip("*")) for row in example]
    assert figures[1:4] == [bolt_points(2 + 2 + 1), scoring["set_of_four"], scoring["amulets"][2]]
    assert figures[-1] == sum(figures[:-1])
