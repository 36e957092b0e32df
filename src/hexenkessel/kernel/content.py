"""Content files: cards, tiles, boards and tables as TOML, each entry with its provenance.

The owner of a box edits these files by hand, so mistakes are told with file and line, and all at once: a mistake is noted
and reading goes on with a value that does no harm. `Content.check` tells what was noted; no game is made of it.
"""

import json
import re
import tomllib
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from hexenkessel.kernel.errors import BrokenContent, Fact, shown

SOURCES: Final = ("rulebook", "public", "designed")
# The index of an entry that the file does not have.
MISSING: Final = -1


class Content:
    """A parsed content file. `hash` changes with what it says, not with its comments or its layout."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.text = text
        # What is wrong, in the order in which it was found; and where: table, number of the entry, key.
        self.problems: list[BrokenContent] = []
        self.wrong: set[tuple[str, int, str]] = set()
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise no_toml(file, text, str(error)) from None
        canonical = json.dumps(self.data, sort_keys=True, separators=(",", ":"), default=str)
        self.hash = blake2b(canonical.encode(), digest_size=8).hexdigest()

    def check(self) -> None:
        """Raise the first mistake in the file, if there is any, with all the others."""
        if self.problems:
            problems = sorted(self.problems, key=lambda problem: problem.line)
            problems[0].problems = problems
            raise problems[0]

    def entry(self, table: str) -> "Entry":
        """The single table `[table]`."""
        data = self.data.get(table)
        if not isinstance(data, dict):
            return self.no_entry(table, "shell-problem-no-table")
        return Entry(self, table, 0, data)

    def entries(self, table: str, count: int = 0) -> list["Entry"]:
        """Every `[[table]]`, in the order of the file; `count` is how many there must be."""
        data = self.data.get(table)
        if not isinstance(data, list) or not data or not all(isinstance(item, dict) for item in data):
            return [self.no_entry(table, "shell-problem-no-entries")] * max(count, 1)
        found = [Entry(self, table, index, item) for index, item in enumerate(data)]
        if count and len(found) != count:
            found[-1].fail("", "shell-problem-count", count=len(found), wanted=count)
        return found

    def no_entry(self, table: str, problem: str) -> "Entry":
        """Stands for one that is missing."""
        self.note(1, (table, MISSING, ""), problem, {"table": table})
        return Entry(self, table, MISSING, {})

    def note(self, line: int, place: tuple[str, int, str], problem: str, facts: dict[str, Fact]) -> None:
        """Only the first mistake at a place counts: the others would be about the value that stands in for it."""
        if place not in self.wrong:
            self.wrong.add(place)
            self.problems.append(BrokenContent(self.file, line, problem, **facts))

    def line(self, table: str, index: int, key: str) -> int:
        """The line, counted from 1, where this key of the index-th such table stands; else its heading."""
        heading = re.compile(rf"\s*\[\[?\s*{re.escape(table)}\s*\]\]?")
        any_heading = re.compile(r"\s*\[")
        wanted = re.compile(rf"\s*{re.escape(key)}\s*=") if key else None
        seen = -1
        top = 1
        for number, line in enumerate(self.text.splitlines(), 1):
            if heading.match(line):
                seen += 1
                if seen == index:
                    top = number
            elif seen == index and any_heading.match(line):
                break
            elif seen == index and wanted is not None and wanted.match(line):
                return number
        return top


class Entry:
    """One table of a content file, read with checks."""

    def __init__(self, content: Content, table: str, index: int, data: dict[str, Any]) -> None:
        self.content = content
        self.table = table
        self.index = index
        self.data = data
        self.source = self.one_of("source", SOURCES)

    def fail(self, key: str, problem: str, **facts: Fact) -> None:
        """Note what is wrong with this key. The words of the problem may use $table, $key, $found and these facts."""
        if self.index == MISSING:
            return  # told already, once for all its keys
        told: dict[str, Fact] = {"table": self.table, "key": key}
        if key in self.data:
            told["found"] = shown(self.data[key])
        told.update(facts)
        line = self.content.line(self.table, self.index, key)
        self.content.note(line, (self.table, self.index, key), problem, told)

    def get(self, key: str) -> Any:
        """Whatever stands there; None where nothing does."""
        if key not in self.data:
            self.fail(key, "shell-problem-no-key")
        return self.data.get(key)

    def text(self, key: str) -> str:
        value = self.get(key)
        if isinstance(value, str) and value:
            return value
        self.fail(key, "shell-problem-text")
        return "?"

    def one_of(self, key: str, allowed: tuple[str, ...]) -> str:
        value = self.text(key)
        if value in allowed:
            return value
        self.fail(key, "shell-problem-one-of", allowed=", ".join(allowed))
        return allowed[0]

    def number(self, key: str, least: int, most: int) -> int:
        value = self.get(key)
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        self.fail(key, "shell-problem-number", least=least, most=most)
        return least

    def numbers(self, key: str, count: int = 0) -> list[int]:
        """A list of whole numbers; `count` is how many there must be."""
        value = self.get(key)
        if not isinstance(value, list) or not all(type(item) is int for item in value):
            self.fail(key, "shell-problem-numbers")
        elif count and len(value) != count:
            self.fail(key, "shell-problem-number-count", wanted=count)
        else:
            return list(value)
        return [0] * count

    def flag(self, key: str) -> bool:
        value = self.get(key)
        if isinstance(value, bool):
            return value
        self.fail(key, "shell-problem-flag")
        return False

    def expect(self, key: str, wanted: Fact) -> bool:
        """Whether this stands there, as it has to: words and moves go by such ids, in their order."""
        value = self.get(key)
        if type(value) is type(wanted) and value == wanted:
            return True
        self.fail(key, "shell-problem-expected", wanted=wanted)
        return False

    def only_keys(self, keys: tuple[str, ...]) -> None:
        """A key that nothing reads is a slip of the pen, or wants something that the rules do not know."""
        for key in self.data:
            if key not in keys and key not in ("source", "note"):
                self.fail(key, "shell-problem-key", known=", ".join(keys))


def spread(copies: list[int], first: int, end: int) -> list[int]:
    """As many pieces of every kind as there are copies of it, in the order of kinds, from `first` to before `end`."""
    pieces: list[int] = []
    for kind in range(first, end):
        for _ in range(copies[kind]):
            pieces.append(kind)
    return pieces


def read_content(path: Path) -> Content:
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BrokenContent(str(path), 1, "shell-problem-no-file") from None
    except OSError as error:
        raise BrokenContent(str(path), 1, "shell-problem-unreadable", detail=str(error)) from None
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise BrokenContent(str(path), line, "shell-problem-no-text") from None
    return Content(path.name, text)


def no_toml(file: str, text: str, detail: str) -> BrokenContent:
    """A slip of the pen. Python tells it in English (`detail`); people see the line itself."""
    place = re.search(r"line (\d+)", detail)
    if place is None:
        return BrokenContent(file, text.count("\n") + 1, "shell-problem-toml-end", detail=detail)
    line = int(place.group(1))
    found = text.splitlines()[line - 1].strip()
    if re.search(r"twice|overwrite|[Dd]uplicate|redefine|mutate", detail):
        return BrokenContent(file, line, "shell-problem-toml-twice", found=found, detail=detail)
    return BrokenContent(file, line, "shell-problem-toml", found=found, detail=detail)
