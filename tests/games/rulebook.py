"""A game's rulebook as its tests read it: rules by their numbers, chapters, tables."""

import re
from typing import Final

import pytest

from hexenkessel import shelf
from hexenkessel.shelf import ANCHOR
from hexenkessel.words import LANGUAGES

LINK: Final = re.compile(r"\[([^]]+)\]\(#([^)]+)\)")
RULING: Final = {"de": "**Unsere Regelung", "en": "**Our ruling"}
REASON: Final = {"de": "*Grund: ", "en": "*Reason: "}
DESIGN: Final = {"de": "*(Entwurf", "en": "*(our design"}

both_languages = pytest.mark.parametrize("lang", LANGUAGES)

# Rows of cells, without the heading.
Table = list[list[str]]


class Rulebook:
    def __init__(self, game: str) -> None:
        self.folder = shelf.folder(game)
        self.rules = shelf.rule_numbers(game, "en")
        self.prefix = self.rules[0].partition("-")[0]

    def text(self, lang: str) -> str:
        return (self.folder / f"rulebook.{lang}.md").read_text(encoding="utf-8")

    def said(self, lang: str) -> dict[str, str]:
        """What stands under each rule that begins a paragraph: all up to the next rule or heading."""
        parts = re.split(r"(?m)^(?=<a id=|#)", self.text(lang))
        found = (re.match(ANCHOR.pattern + "(.*)", part, re.DOTALL) for part in parts)
        return {match[1]: " ".join(match[2].split()) for match in found if match}

    def marked(self, lang: str, mark: str) -> list[str]:
        """The rules that bear this mark, as often as they do."""
        return [number for number, text in self.said(lang).items() for _ in range(text.count(mark))]

    def chapter(self, lang: str, number: int) -> str:
        (text,) = re.findall(rf"(?ms)^## {number} .*?(?=^## |\Z)", self.text(lang))
        return str(text)

    def tables(self, lang: str, chapter: int) -> list[Table]:
        return tables_in(self.chapter(lang, chapter))

    def tables_after(self, lang: str, rule: str) -> list[Table]:
        """Those between this rule and the next chapter."""
        return tables_in(self.text(lang).split(f'<a id="{rule}"></a>')[1].split("\n## ")[0])


def tables_in(text: str) -> list[Table]:
    blocks = [block.strip() for block in text.split("\n\n") if block.startswith("|")]
    return [
        [[cell.strip() for cell in row[1:-1].split("|")] for row in block.splitlines()[2:]]
        for block in blocks
    ]
