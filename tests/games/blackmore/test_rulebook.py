"""The rulebook says every rule, once, in both languages, and its tables and names are right."""

import re
import tomllib
from pathlib import Path

import pytest

from hexenkessel.words import LANGUAGES, SHELL, Catalogue

BLACKMORE = SHELL.parent / "games" / "blackmore"
RULES = (Path(__file__).parent / "rules.txt").read_text(encoding="utf-8").split()

# Where the printed rules are silent or unclear and we decided. BM-11's table holds two more, without numbers.
RULINGS = {
    *("BM-3.2", "BM-3.4", "BM-3.6", "BM-4.4", "BM-5.5", "BM-6.4", "BM-6.5", "BM-6.8", "BM-6.10", "BM-6.11"),
    *("BM-7.5", "BM-7.6", "BM-7.7", "BM-8.4", "BM-8.5", "BM-9.6", "BM-9.7", "BM-11.1", "BM-11.3", "BM-11.4"),
}
RULING = {"de": "**Unsere Regelung", "en": "**Our ruling"}
REASON = {"de": "*Grund: ", "en": "*Reason: "}

ANCHOR = re.compile(r'<a id="([^"]*)"></a>')

both_languages = pytest.mark.parametrize("lang", LANGUAGES)


def rulebook(lang: str) -> str:
    return (BLACKMORE / f"rulebook.{lang}.md").read_text(encoding="utf-8")


def paragraphs(lang: str) -> dict[str, str]:
    """The paragraph behind each anchor that stands at the beginning of one."""
    found = (re.match(ANCHOR.pattern + "(.*)", block, re.DOTALL) for block in rulebook(lang).split("\n\n"))
    return {match[1]: match[2] for match in found if match}


def table(lang: str, rule: str) -> list[list[str]]:
    """The rows, without the heading, of the first table after this rule's anchor."""
    rest = rulebook(lang).split(f'<a id="{rule}"></a>')[1]
    block = next(block for block in rest.split("\n\n") if block.startswith("|"))
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in block.splitlines()[2:]]


def test_rule_numbers_stand_once() -> None:
    assert len(RULES) == len(set(RULES)) == 64


@both_languages
def test_every_rule_has_exactly_one_anchor(lang: str) -> None:
    assert ANCHOR.findall(rulebook(lang)) == RULES


@both_languages
def test_every_anchor_begins_a_paragraph_that_says_something(lang: str) -> None:
    assert list(paragraphs(lang)) == RULES
    for rule, text in paragraphs(lang).items():
        chapter_only = "." not in rule
        number = "" if chapter_only else f"**{rule.removeprefix('BM-')}** "
        assert text.startswith(number), rule
        assert len(text.removeprefix(number).split()) >= 5, rule
        assert "<a" not in text, rule


@both_languages
def test_links_lead_to_their_rule(lang: str) -> None:
    links = re.findall(r"\[([^]]+)\]\(#([^)]+)\)", rulebook(lang))
    assert links
    for label, target in links:
        assert target in RULES
        assert not label[0].isdigit() or f"BM-{label}" == target


@both_languages
def test_rulings_are_marked_and_give_their_reason(lang: str) -> None:
    found = paragraphs(lang)
    assert {rule for rule in found if RULING[lang] in found[rule]} == RULINGS
    assert {rule for rule in found if REASON[lang] in found[rule]} == RULINGS


@both_languages
def test_the_table_of_the_wheel(lang: str) -> None:
    """BM-5.4: the trump value first, then downwards or upwards, round the corner."""
    rows = table(lang, "BM-5.4")
    assert [row[0] for row in rows] == [str(v) for v in range(1, 10)]
    for row in rows:
        v = int(row[0])
        assert row[1] == "-".join(str((v - 1 - step) % 9 + 1) for step in range(9))
        assert row[2] == "-".join(str((v - 1 + step) % 9 + 1) for step in range(9))


@both_languages
def test_the_table_of_counts(lang: str) -> None:
    """BM-3.7: 54 cards, six for each player, one turned up; the rest follows."""
    rows = table(lang, "BM-3.7")
    assert len(rows) == 5
    for n, row in zip(range(2, 7), rows, strict=True):
        stack = 53 - 6 * n
        refills = -(-stack // n)
        left = stack - n * (refills - 1)
        assert row == [
            str(n),
            str(6 * n),
            str(stack),
            f"{left} / {n - left}",
            str(refills),
            "6",
            str(refills + 6),
        ]


@both_languages
def test_colours_and_witches_have_the_names_of_the_catalogue(lang: str) -> None:
    words = Catalogue(lang, [BLACKMORE])
    content = tomllib.loads((BLACKMORE / "content.toml").read_text(encoding="utf-8"))
    text = rulebook(lang)
    for colour in content["colour"]:
        key = f"blackmore-colour-{colour['id']}"
        assert f"| {words.text(key)} | {words.text(key + '.sign')} | {colour['code']} |" in text
        assert words.text("blackmore-sign", colour=colour["code"]) == words.text(key + ".sign")
    names = [words.text("blackmore-witch", value=witch["value"]) for witch in content["witch"]]
    assert f"| {' | '.join(names)} |" in text
