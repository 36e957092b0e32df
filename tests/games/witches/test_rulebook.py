"""The rulebook says every rule, once, in both languages, and its tables and examples are right."""

import re
import tomllib
from collections import Counter
from typing import Any, Final

from tests.games.rulebook import DESIGN, RULING, Rulebook, both_languages
from tests.rules import rule

BOOK: Final = Rulebook("witches")
CONTENT: Final[dict[str, Any]] = tomllib.loads((BOOK.folder / "content.toml").read_text(encoding="utf-8"))

# Where the printed rules are silent or unclear and we decided, as often as we did.
RULINGS: Final = Counter(
    [
        *("TW-2.8", "TW-3.2", "TW-3.3", "TW-4.3", "TW-5.4", "TW-5.5", "TW-5.6", "TW-5.8", "TW-5.9", "TW-6.3"),
        *("TW-7.4", "TW-7.4", "TW-7.4", "TW-7.7", "TW-7.8", "TW-7.9", "TW-8.4", "TW-8.5", "TW-9.4", "TW-9.5"),
        *("TW-10.1", "TW-10.5", "TW-10.8", "TW-12.1", "TW-12.2", "TW-12.3", "TW-12.3", "TW-14.5", "TW-14.6"),
        *("TW-14.8", "TW-16.2", "TW-18.4", "TW-19.3", "TW-20.1", "TW-20.2", "TW-20.3", "TW-20.5", "TW-20.7"),
        *(
            "TW-20.10",
            "TW-20.12.3",
            "TW-20.12.4",
            "TW-20.12.5",
            "TW-20.12.6",
            "TW-20.13",
            "TW-21.2",
            "TW-21.7",
        ),
        *("TW-22.2", "TW-23.2", "TW-23.4", "TW-24.3", "TW-25.1", "TW-25.3", "TW-26.2"),
    ]
)
# Where the original is unknown and what stands there is ours, wholly or in part: rules, and chapters without rules.
DESIGNED: Final = {"TW-0.4", "TW-2.1", "TW-2.3", "TW-5.1", "TW-10.2", "TW-19.1", "TW-20.1"}
DESIGNED_CHAPTERS: Final = (29, 30, 31)
SQUARES: Final = {
    "de": {"grün": "green", "violett": "purple", "–": "none"},
    "en": {"green": "green", "purple": "purple", "–": "none"},
}
SYMBOLS: Final = {
    "de": {"Kopfologie": "headology", "Magie": "magic", "Hexenbesen": "broomstick"},
    "en": {"headology": "headology", "magic": "magic", "broomstick": "broomstick"},
}


def places(lang: str) -> dict[str, str]:
    """The id of every place by the name in the table of the map."""
    rows = BOOK.tables(lang, 29)[0]
    return {row[0]: place["id"] for row, place in zip(rows, CONTENT["place"], strict=True)}


def neighbours(place: str) -> set[str]:
    ends = [set(road["ends"]) for road in CONTENT["road"]]
    return {other for pair in ends if place in pair for other in pair - {place}}


def points(lang: str) -> dict[str, int]:
    return {row[0]: int(row[2]) for table in BOOK.tables(lang, 30) for row in table}


# -- the rules ----------------------------------------------------------------------------------------------------


@rule("TW-0.1")
@both_languages
def test_our_rulings_are_marked(lang: str) -> None:
    assert Counter(BOOK.marked(lang, RULING[lang])) == RULINGS


@rule("TW-0.1")
@both_languages
def test_our_designs_are_marked(lang: str) -> None:
    assert set(BOOK.marked(lang, DESIGN[lang])) == DESIGNED
    for number in DESIGNED_CHAPTERS:
        before_each_table = re.split(r"\n\n(?=\|)", BOOK.chapter(lang, number))[:-1]
        assert all(DESIGN[lang] in text.split("\n\n")[-1] for text in before_each_table), number


@rule("TW-0.2")
@both_languages
def test_every_word_is_explained_once(lang: str) -> None:
    explained = [row[0] for row in BOOK.tables(lang, 0)[0]]
    assert len(explained) == len(set(explained)) == 21
    text = BOOK.text(lang).split("## 1 ")[1]
    assert [word for word in ", ".join(explained).split(", ") if word.lower() not in text.lower()] == []


# -- tables -------------------------------------------------------------------------------------------------------


@both_languages
def test_the_tables_of_tiles_and_supplies(lang: str) -> None:
    """TW-2.2, TW-25: as the content file has them."""
    for table, row in zip(CONTENT["table"], BOOK.tables(lang, 2)[0], strict=True):
        turns = sum(table["hard"]) + sum(table["easy"])
        boxes = [", ".join(map(str, table[kind])) for kind in ("hard", "easy")]
        assert row == [str(table["players"]), *boxes, str(turns), str(turns // table["players"])]
    for supply, row in zip(CONTENT["together"], BOOK.tables(lang, 25)[0], strict=True):
        assert row == [str(supply[key]) for key in ("players", "cackle", "black_aliss", "crisis")]


@both_languages
def test_the_map(lang: str) -> None:
    names = places(lang)
    assert len(names) == len(CONTENT["place"])
    for place, row in zip(CONTENT["place"], BOOK.tables(lang, 29)[0], strict=True):
        assert (int(row[1]), SQUARES[lang][row[2]]) == (place["spaces"], place.get("square", "none"))
        assert sorted(names[name] for name in row[3].split(", ")) == sorted(neighbours(place["id"]))
        squared = {"green": "TW-2.3", "purple": "TW-2.1"}.get(SQUARES[lang][row[2]])
        assert {number for number in ("TW-2.1", "TW-2.3") if row[0] in BOOK.said(lang)[number]} == {
            squared
        } - {None}


@both_languages
def test_the_problems(lang: str) -> None:
    for kind, table in zip(("easy", "hard"), BOOK.tables(lang, 30), strict=True):
        for problem, row in zip(CONTENT[kind], table, strict=True):
            assert row[1:4] == [str(problem[key]) for key in ("difficulty", "points", "copies")]
    groups = {
        (problem["group"], row[4])
        for problem, row in zip(CONTENT["hard"], BOOK.tables(lang, 30)[1], strict=True)
    }
    assert len(groups) == len(dict(groups)) == 4


@both_languages
def test_the_cards(lang: str) -> None:
    names = places(lang)
    cards = list(CONTENT["card"])
    advantages: dict[str, tuple[str, ...]] = {}
    for _name, symbol, advantage, three, where in BOOK.tables(lang, 31)[0]:
        alike, cards = cards[: len(where.split(", "))], cards[len(where.split(", ")) :]
        assert len({card["name"] for card in alike}) == 1
        assert [card["place"] for card in alike] == [names[place] for place in where.split(", ")]
        for card in alike:
            assert (card["symbol"], "persona" in card) == (SYMBOLS[lang][symbol], three != "–")
            kind = tuple(str(card.get(key)) for key in ("advantage", "bonus", "against", "cackle"))
            assert advantages.setdefault(advantage, kind) == kind
            assert card["advantage"] != "bonus" or f"+{card['bonus']}" in advantage
    assert cards == []
    assert len(set(advantages.values())) == len(advantages)
    told = " ".join(BOOK.said(lang)[f"TW-20.{number}"] for number in range(1, 15))
    assert all(f"**{re.split(r',| [+]', advantage)[0]}**" in told for advantage in advantages)


# -- examples -----------------------------------------------------------------------------------------------------


@both_languages
def test_the_example_of_walking(lang: str) -> None:
    """TW-8.2: two steps from Nanny Ogg's House, with problems at the Dancers and at the farm."""
    names = places(lang)
    blocked, near, far, beyond = (
        [names[name] for name in row[0].split(", ")] for row in BOOK.tables(lang, 8)[0]
    )
    start = neighbours("nanny_oggs_house")
    assert start == {*blocked, *near}
    assert neighbours(near[0]) - {"nanny_oggs_house"} == set(far)
    behind = set.union(*(neighbours(place) for place in blocked)) - {"nanny_oggs_house"} - set(far)
    assert behind == set(beyond)


@both_languages
def test_the_example_of_an_attempt(lang: str) -> None:
    """TW-10.8: every line adds what it says, and the end is enough."""
    rows = BOOK.tables(lang, 10)[1]
    duke = next(problem for problem in CONTENT["hard"] if problem["id"] == "duke_felmet")
    crisis = 2
    needed = re.search(r"(\d+), .*?\*\*(\d+)\*\*", BOOK.chapter(lang, 10).split("### ")[1], re.DOTALL)
    assert needed
    assert [int(number) for number in needed.groups()] == [duke["difficulty"], duke["difficulty"] + crisis]
    gains = [4, 6, 1, 2, 1, 5, 2, 0]
    assert [int(row[2]) for row in rows] == [sum(gains[: line + 1]) for line in range(len(rows))]
    assert all(str(gain) in re.findall(r"\d+", row[1]) for gain, row in zip(gains, rows, strict=True) if gain)
    assert int(rows[-1][2]) >= duke["difficulty"] + crisis > int(rows[-3][2])


@both_languages
def test_the_example_of_cackling(lang: str) -> None:
    """TW-14.3, TW-14.4: Tiffany takes three markers, one after the other, from an empty supply."""
    scene = BOOK.chapter(lang, 14).split("### ")[1]
    counts = {
        name: int(re.findall(rf"{name}\s+ha[ts]\s+(\d)", scene)[0])
        for name in ("Annagramma", "Petulia", "Tiffany")
    }
    for row, victim in zip(BOOK.tables(lang, 14)[0], ("Annagramma", "Petulia", "Tiffany"), strict=True):
        assert counts[victim] == max(counts.values())
        assert (victim == "Tiffany") == (counts["Tiffany"] == max(counts.values()))
        counts[victim] -= 1
        counts["Tiffany"] += 1
        assert row[3] == ", ".join(str(counts[name]) for name in ("Tiffany", "Annagramma", "Petulia"))


@both_languages
def test_the_example_of_scoring(lang: str) -> None:
    rows = BOOK.tables(lang, 19)[0]
    worth = points(lang)
    for row in rows[:2]:
        named = [item.rsplit(" ", 1) for item in row[0].split(", ")]
        assert [int(number) for _, number in named] == [worth[name] for name, _ in named]
        assert int(row[1]) == sum(int(number) for _, number in named)
    figures = [int(row[1].strip("*").replace("−", "-")) for row in rows]
    assert sum(figures[:-1]) == figures[-1]
