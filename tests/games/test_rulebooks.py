"""Every rulebook says every rule, once, in both languages, and leads from rule to rule. Tables: each game's own tests."""

import re

import pytest

from hexenkessel.shelf import ANCHOR
from hexenkessel.words import LANGUAGES
from tests.games.rulebook import LINK, REASON, RULING, Rulebook, both_languages

# How many numbered rules there are.
COUNTS = {"blackmore": 64, "broom_service": 114, "grimoria": 109, "witchdom": 132, "witches": 154}

every_game = pytest.mark.parametrize("book", [Rulebook(game) for game in COUNTS], ids=list(COUNTS))


def test_rule_numbers_stand_once() -> None:
    for game, count in COUNTS.items():
        assert len(Rulebook(game).rules) == len(set(Rulebook(game).rules)) == count, game


@every_game
@both_languages
def test_every_rule_has_exactly_one_anchor(book: Rulebook, lang: str) -> None:
    assert ANCHOR.findall(book.text(lang)) == book.rules


@every_game
@both_languages
def test_every_anchor_begins_a_paragraph_that_says_something(book: Rulebook, lang: str) -> None:
    assert list(book.said(lang)) == book.rules
    for number, text in book.said(lang).items():
        start = f"**{number.removeprefix(f'{book.prefix}-')}** " if "." in number else ""
        assert text.startswith(start), number
        assert len(text.removeprefix(start).split()) >= 5, number


@every_game
@both_languages
def test_chapters_are_numbered_like_their_rules(book: Rulebook, lang: str) -> None:
    chapters = re.findall(r"(?ms)^## (\d+) (.*?)(?=^## |\Z)", book.text(lang))
    for number, text in chapters:
        assert all(re.fullmatch(rf"{book.prefix}-{number}(\..+)?", anchor) for anchor in ANCHOR.findall(text))
    assert sum(len(ANCHOR.findall(text)) for _, text in chapters) == len(book.rules)


@every_game
@both_languages
def test_links_lead_to_their_rule(book: Rulebook, lang: str) -> None:
    links = LINK.findall(" ".join(book.text(lang).split()))
    assert links
    for label, target in links:
        assert target in book.rules
        if label[0].isdigit():
            assert target == f"{book.prefix}-{label}"
        elif chapter := re.search(r" (\d+)$", label):
            assert re.fullmatch(rf"{book.prefix}-{chapter[1]}(\..+)?", target), label


@every_game
def test_both_languages_point_to_the_same_rules(book: Rulebook) -> None:
    german, english = (book.said(lang) for lang in ("de", "en"))
    for number in book.rules:
        targets = [[target for _, target in LINK.findall(text[number])] for text in (german, english)]
        assert targets[0] == targets[1], number


@every_game
def test_both_languages_have_tables_of_the_same_shape(book: Rulebook) -> None:
    shape = re.compile(r"(?m)^\|.*\|$")
    cells = [[row.count("|") for row in shape.findall(book.text(lang))] for lang in LANGUAGES]
    assert cells[0] == cells[1] != []


@every_game
@both_languages
def test_every_ruling_gives_its_reason(book: Rulebook, lang: str) -> None:
    assert book.marked(lang, RULING[lang]) == book.marked(lang, REASON[lang]) != []
