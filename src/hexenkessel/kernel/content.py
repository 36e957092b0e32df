"""Content files: cards, tiles, boards and tables as TOML, each entry with its provenance.

Mistakes are told with file and line, because the owner of a box edits these files by hand.
"""

import json
import re
import tomllib
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, NoReturn

from hexenkessel.kernel.errors import BrokenContent

SOURCES: Final = ("rulebook", "public", "designed")


class Content:
    """A parsed content file. `hash` changes with what it says, not with its comments or its layout."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.text = text
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            found = re.search(r"line (\d+)", str(error))
            line = int(found.group(1)) if found else text.count("\n") + 1
            raise BrokenContent(file, line, f"this is not TOML: {error}") from None
        canonical = json.dumps(self.data, sort_keys=True, separators=(",", ":"), default=str)
        self.hash = blake2b(canonical.encode(), digest_size=8).hexdigest()

    def entry(self, table: str) -> "Entry":
        """The single table `[table]`."""
        data = self.data.get(table)
        if not isinstance(data, dict):
            raise BrokenContent(self.file, 1, f"the table [{table}] is missing")
        return Entry(self, table, 0, data)

    def entries(self, table: str, count: int = 0) -> list["Entry"]:
        """Every `[[table]]`, in the order of the file; `count` is how many there must be."""
        data = self.data.get(table)
        if not isinstance(data, list) or not data or not all(isinstance(item, dict) for item in data):
            raise BrokenContent(self.file, 1, f"there is no [[{table}]]")
        found = [Entry(self, table, index, item) for index, item in enumerate(data)]
        if count and len(found) != count:
            found[-1].fail("", f"there are {len(found)} [[{table}]], but there must be {count}")
        return found

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

    def fail(self, key: str, problem: str) -> NoReturn:
        content = self.content
        raise BrokenContent(content.file, content.line(self.table, self.index, key), problem)

    def get(self, key: str) -> Any:
        if key not in self.data:
            self.fail(key, f"[{self.table}] needs the key {key!r}")
        return self.data[key]

    def text(self, key: str) -> str:
        value = self.get(key)
        if not isinstance(value, str) or not value:
            self.fail(key, f"{key} = {value!r}: a text is wanted")
        return value

    def one_of(self, key: str, allowed: tuple[str, ...]) -> str:
        value = self.text(key)
        if value not in allowed:
            self.fail(key, f"{key} = {value!r}: one of {', '.join(allowed)} is wanted")
        return value

    def number(self, key: str, least: int, most: int) -> int:
        value = self.get(key)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            self.fail(key, f"{key} = {value!r}: a number from {least} to {most} is wanted")
        return value

    def numbers(self, key: str) -> list[int]:
        value = self.get(key)
        if not isinstance(value, list) or not all(type(item) is int for item in value):
            self.fail(key, f"{key} = {value!r}: a list of numbers is wanted")
        return list(value)


def read_content(path: Path) -> Content:
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BrokenContent(str(path), 1, f"the file can't be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise BrokenContent(str(path), 1, f"the file is not UTF-8: {error.reason}") from None
    return Content(path.name, text)
