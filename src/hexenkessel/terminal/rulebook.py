"""The rulebook of a game, paragraph by paragraph: `rulebook.<lang>.md` with an anchor per rule number."""

import re
from pathlib import Path

from hexenkessel.shelf import ANCHOR
from hexenkessel.words import in_language

LINK = re.compile(r"\[([^\]]*)\]\(#[^)]*\)")


class Rulebook:
    """`folder` holds the rulebook of each language; a game without one has no paragraphs."""

    def __init__(self, folder: Path, lang: str) -> None:
        file = in_language(folder, "rulebook", lang, "md")
        self.text = file.read_text(encoding="utf-8") if file is not None else ""

    def paragraph(self, rule: str) -> str:
        """What stands under this rule number, as Markdown; empty if the book does not have it."""
        found = self.text.find(f'<a id="{rule}"></a>')
        if found < 0:
            return ""
        rest = self.text[found + len(f'<a id="{rule}"></a>') :]
        end = re.search(r"<a id=|^#", rest, re.MULTILINE)
        return readable(rest[: end.start()] if end else rest)

    def chapter(self, rule: str) -> str:
        """The whole chapter in which this rule stands, as Markdown; the whole book without a rule."""
        found = self.text.find(f'<a id="{rule}"></a>')
        if found < 0:
            return readable(self.text)
        top = self.text.rfind("\n## ", 0, found) + 1
        end = self.text.find("\n## ", found)
        return readable(self.text[top : end if end >= 0 else len(self.text)])


def readable(markdown: str) -> str:
    """Markdown without anchors and without links into the page."""
    return LINK.sub(r"\1", ANCHOR.sub("", markdown)).strip()


def plain(markdown: str) -> str:
    """Markdown as plain text, one paragraph to a line; tables keep their bars."""
    text = re.sub(r"(\*\*|\*|`)", "", markdown)
    text = re.sub(r"^#+ ", "", text, flags=re.MULTILINE)
    text = re.sub(r"^\|(?:-+\|)+\n", "", text, flags=re.MULTILINE)
    return re.sub(r"(?<=[^\n|])\n(?=[^\n|\-])", " ", text)
