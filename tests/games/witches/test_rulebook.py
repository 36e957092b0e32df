"""The rulebook says every rule, once, in both languages, and its tables and examples are right."""

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any, Final

import pytest

from hexenkessel.words import LANGUAGES, SHELL
from tests.rules import rule

WITCHES: Final = SHELL.parent / "games" / "witches"
CONTENT: Final[dict[str, Any]] = tomllib.loads((WITCHES / "content.toml").read_text(encoding="utf-8"))
RULES: Final = (Path(__file__).parent / "rules.txt").read_text(encoding="utf-8").split()

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
RULING: Final = {"de": "**Unsere Regelung", "en": "**Our ruling"}
REASON: Final = {"de": "*Grund: ", "en": "*Reason: "}
DESIGN: Final = {"de": "*(Entwurf)*", "en": "*(our design)*"}
SQUARES: Final = {
    "de": {"grün": "green", "violett": "purple", "–": "none"},
    "en": {"green": "green", "purple": "purple", "–": "none"},
}
SYMBOLS: Final = {
    "de": {"Kopfologie": "headology", "Magie": "magic", "Hexenbesen": "broomstick"},
    "en": {"headology": "headology", "magic": "magic", "broomstick": "broomstick"},
}
ANCHOR: Final = re.compile(r'<a id="([^"]*)"></a>')

both_languages = pytest.mark.parametrize("lang", LANGUAGES)


def rulebook(lang: str) -> str:
    return (WITCHES / f"rulebook.{lang}.md").read_text(encoding="utf-8")


def said(lang: str) -> dict[str, str]:
    """What stands under each rule: all up to the next rule or heading."""
    parts = re.split(r"(?m)^(?=<a id=|#)", rulebook(lang))
    found = (re.match(ANCHOR.pattern + "(.*)", part, re.DOTALL) for part in parts)
    return {match[1]: " ".join(match[2].split()) for match in found if match}


def chapter(lang: str, number: int) -> str:
    (text,) = re.findall(rf"(?ms)^## {number} .*?(?=^## |\Z)", rulebook(lang))
    return str(text)


def tables(lang: str, number: int) -> list[list[list[str]]]:
    """The tables of a chapter, each as rows of cells without the heading."""
    blocks = [block for block in chapter(lang, number).split("\n\n") if block.startswith("|")]
    return [
        [[cell.strip() for cell in row.strip("|").split("|")] for row in block.splitlines()[2:]]
        for block in blocks
    ]


def places(lang: str) -> dict[str, str]:
    """The id of every place by the name in the table of the map."""
    rows = tables(lang, 29)[0]
    return {row[0]: place["id"] for row, place in zip(rows, CONTENT["place"], strict=True)}


def neighbours(place: str) -> set[str]:
    ends = [set(road["ends"]) for road in CONTENT["road"]]
    return {other for pair in ends if place in pair for other in pair - {place}}


def points(lang: str) -> dict[str, int]:
    return {row[0]: int(row[2]) for table in tables(lang, 30) for row in table}


# -- the rules ----------------------------------------------------------------------------------------------------


def test_rule_numbers_stand_once() -> None:
    assert len(RULES) == len(set(RULES)) == 154


@both_languages
def test_every_rule_has_exactly_one_anchor(lang: str) -> None:
    assert ANCHOR.findall(rulebook(lang)) == RULES


@both_languages
def test_every_anchor_begins_a_paragraph_that_says_something(lang: str) -> None:
    assert list(said(lang)) == RULES
    for number, text in said(lang).items():
        start = f"**{number.removeprefix('TW-')}** " if "." in number else ""
        assert text.startswith(start), number
        assert len(text.removeprefix(start).split()) >= 5, number


@both_languages
def test_links_lead_to_their_rule(lang: str) -> None:
    links = re.findall(r"\[([^]]+)\]\(#([^)]+)\)", rulebook(lang))
    assert links
    for label, target in links:
        assert target in RULES
        if label[0].isdigit():
            assert f"TW-{label}" == target
        else:
            assert target.startswith(f"TW-{label.split()[-1]}.")


def test_both_languages_point_to_the_same_rules() -> None:
    link = re.compile(r"\(#([^)]+)\)")
    assert link.findall(rulebook("de")) == link.findall(rulebook("en"))


def test_both_languages_have_tables_of_the_same_shape() -> None:
    shapes = {
        lang: [[len(row) for table in tables(lang, number) for row in table] for number in range(33)]
        for lang in LANGUAGES
    }
    assert shapes["de"] == shapes["en"]


@rule("TW-0.1")
@both_languages
def test_rulings_are_marked_and_give_their_reason(lang: str) -> None:
    for mark in (RULING[lang], REASON[lang]):
        assert Counter({number: text.count(mark) for number, text in said(lang).items()}) == RULINGS


@rule("TW-0.1")
@both_languages
def test_our_designs_are_marked(lang: str) -> None:
    assert {number for number, text in said(lang).items() if DESIGN[lang] in text} == DESIGNED
    for number in DESIGNED_CHAPTERS:
        before_each_table = re.split(r"\n\n(?=\|)", chapter(lang, number))[:-1]
        assert all(DESIGN[lang] in text.split("\n\n")[-1] for text in before_each_table), number


@rule("TW-0.2")
@both_languages
def test_every_word_is_explained_once(lang: str) -> None:
    explained = [row[0] for row in tables(lang, 0)[0]]
    assert len(explained) == len(set(explained)) == 21
    text = rulebook(lang).split("## 1 ")[1]
    assert [word for word in ", ".join(explained).split(", ") if word.lower() not in text.lower()] == []


# -- tables -------------------------------------------------------------------------------------------------------


@both_languages
def test_the_tables_of_tiles_and_supplies(lang: str) -> None:
    """TW-2.2, TW-25: as the content file has them."""
    for table, row in zip(CONTENT["table"], tables(lang, 2)[0], strict=True):
        turns = sum(table["hard"]) + sum(table["easy"])
        boxes = [", ".join(map(str, table[kind])) for kind in ("hard", "easy")]
        assert row == [str(table["players"]), *boxes, str(turns), str(turns // table["players"])]
    for supply, row in zip(CONTENT["together"], tables(lang, 25)[0], strict=True):
        assert row == [str(supply[key]) for key in ("players", "cackle", "black_aliss", "crisis")]


@both_languages
def test_the_map(lang: str) -> None:
    names = places(lang)
    assert len(names) == len(CONTENT["place"])
    for place, row in zip(CONTENT["place"], tables(lang, 29)[0], strict=True):
        assert (int(row[1]), SQUARES[lang][row[2]]) == (place["spaces"], place.get("square", "none"))
        assert sorted(names[name] for name in row[3].split(", ")) == sorted(neighbours(place["id"]))
        squared = {"green": "TW-2.3", "purple": "TW-2.1"}.get(SQUARES[lang][row[2]])
        assert {number for number in ("TW-2.1", "TW-2.3") if row[0] in said(lang)[number]} == {squared} - {
            None
        }


@both_languages
def test_the_problems(lang: str) -> None:
    for kind, table in zip(("easy", "hard"), tables(lang, 30), strict=True):
        for problem, row in zip(CONTENT[kind], table, strict=True):
            assert row[1:4] == [str(problem[key]) for key in ("difficulty", "points", "copies")]
    groups = {
        (problem["group"], row[4]) for problem, row in zip(CONTENT["hard"], tables(lang, 30)[1], strict=True)
    }
    assert len(groups) == len(dict(groups)) == 4


@both_languages
def test_the_cards(lang: str) -> None:
    names = places(lang)
    cards = list(CONTENT["card"])
    advantages: dict[str, tuple[str, ...]] = {}
    for _name, symbol, advantage, three, where in tables(lang, 31)[0]:
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
    told = " ".join(said(lang)[f"TW-20.{number}"] for number in range(1, 15))
    assert all(f"**{re.split(r',| [+]', advantage)[0]}**" in told for advantage in advantages)


# -- examples -----------------------------------------------------------------------------------------------------


@both_languages
def test_the_example_of_walking(lang: str) -> None:
    """TW-8.2: two steps from Nanny Ogg's House, with problems at the Dancers and at the farm."""
    names = places(lang)
    blocked, near, far, beyond = ([names[name] for name in row[0].split(", ")] for row in tables(lang, 8)[0])
    start = neighbours("nanny_oggs_house")
    assert start == {*blocked, *near}
    assert neighbours(near[0]) - {"nanny_oggs_house"} == set(far)
    behind = set.union(*(neighbours(place) for place in blocked)) - {"nanny_oggs_house"} - set(far)
    assert behind == set(beyond)


@both_languages
def test_the_example_of_an_attempt(lang: str) -> None:
    """TW-10.8: every line adds what it says, and the end is enough."""
    rows = tables(lang, 10)[1]
    duke = next(problem for problem in CONTENT["hard"] if problem["id"] == "duke_felmet")
    crisis = 2
    needed = re.search(r"(\d+), .*?\*\*(\d+)\*\*", chapter(lang, 10).split("### ")[1], re.DOTALL)
    assert needed
    assert [int(number) for number in needed.groups()] == [duke["difficulty"], duke["difficulty"] + crisis]
    gains = [4, 6, 1, 2, 1, 5, 2, 0]
    assert [int(row[2]) for row in rows] == [sum(gains[: line + 1]) for line in range(len(rows))]
    assert all(str(gain) in re.findall(r"\d+", row[1]) for gain, row in zip(gains, rows, strict=True) if gain)
    assert int(rows[-1][2]) >= duke["difficulty"] + crisis > int(rows[-3][2])


@both_languages
def test_the_example_of_cackling(lang: str) -> None:
    """TW-14.3, TW-14.4: Tiffany takes three markers, one after the other, from an empty supply."""
    scene = chapter(lang, 14).split("### ")[1]
    counts = {
        name: int(re.findall(rf"{name}\s+ha[ts]\s+(\d)", scene)[0])
        for name in ("Annagramma", "Petulia", "Tiffany")
    }
    for row, victim in zip(tables(lang, 14)[0], ("Annagramma", "Petulia", "Tiffany"), strict=True):
        assert counts[victim] == max(counts.values())
        assert (victim == "Tiffany") == (counts["Tiffany"] == max(counts.values()))
        counts[victim] -= 1
        counts["Tiffany"] += 1
        assert row[3] == ", ".join(str(counts[name]) for name in ("Tiffany", "Annagramma", "Petulia"))


@both_languages
def test_the_example_of_scoring(lang: str) -> None:
    rows = tables(lang, 19)[0]
    worth = points(lang)
    for row in rows[:2]:
        named = [item.rsplit(" ", 1) for item in row[0].split(", ")]
        assert [int(number) for _, number in named] == [worth[name] for name, _ in named]
        assert int(row[1]) == sum(int(number) for _, number in named)
    figures = [int(row[1].strip("*").replace("−", "-")) for row in rows]
    assert sum(figures[:-1]) == figures[-1]
