"""The words of the house: one Fluent catalogue per language for command line, server and page.

Rules and server hand out keys and arguments (integers or ids); only here do they become sentences.
A key is a message (`blackmore-title`) or one of its attributes (`blackmore-ask-lead.you`).
Every sentence of a game may also use the figures of that game: what its content says, so that words follow the box.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Resource

__all__ = ["FALLBACK", "LANGUAGES", "SHELL", "Catalogue", "WordsError", "figure"]

SHELL = Path(__file__).parent  # holds the words that belong to no game: shell.de.ftl, terminal.de.ftl, …
# What is not said in a person's language is said in this one.
FALLBACK = "en"
# The order in which languages are offered; any other comes behind them.
FIRST = ("de", FALLBACK)


def find_languages(folder: Path) -> tuple[str, ...]:
    """A language is there where the words of the shell are."""
    found = {file.name.split(".")[1] for file in folder.glob("shell.*.ftl")}
    return (*(lang for lang in FIRST if lang in found), *sorted(found.difference(FIRST)))


LANGUAGES = find_languages(SHELL)


def next_language(lang: str) -> str:
    """The one that a switch comes to next."""
    return LANGUAGES[(LANGUAGES.index(lang) + 1) % len(LANGUAGES)]


def in_language(folder: Path, name: str, lang: str, kind: str = "ftl") -> Path | None:
    """`words.de.ftl` in this folder, or what is there in its place; None where there is nothing of the name."""
    wanted = [folder / f"{name}.{each}.{kind}" for each in (lang, FALLBACK)]
    return next((file for file in [*wanted, *sorted(folder.glob(f"{name}.*.{kind}"))] if file.exists()), None)


# What the content of a game says (`Game.figures`), by the id of the game; `shelf.figures` for the content in use.
Figures = Callable[[str], Mapping[str, str | int]]


def no_figures(game: str) -> Mapping[str, str | int]:
    return {}


class WordsError(Exception):
    """A key, an argument or a whole language is missing, or a word file is broken."""


@cache
def parse(text: str) -> Resource:
    """Parsing takes longer than anything else here, and every table and every seat may want a catalogue."""
    return FluentParser(with_spans=False).parse(text)


def read_words(text: str, file: Path) -> Resource:
    """Fluent drops what it cannot parse without a word; here it raises, and the linter says more about the place."""
    resource = parse(text)
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise WordsError(f"{file}: cannot be read: {(entry.content or '').splitlines()[0]!r}")
    return resource


# An entry begins at the edge, and what belongs to it is indented. Its name comes first, those of others where it uses them.
EDGE = re.compile(r"^(?=[a-zA-Z#-])", re.MULTILINE)
NAME = re.compile(r"-?[a-zA-Z][\w-]*")


@cache
def entries(text: str) -> Mapping[str, str]:
    """What a file says under each name, not parsed yet: a command says a few of the thousands of sentences there are."""
    named = ((NAME.match(entry), entry) for entry in reversed(EDGE.split(text)))
    return {name[0]: entry for name, entry in named if name}


def figure(value: int | str) -> str:
    """A number as it is written: less than nothing has a minus sign, which is as wide as a plus, and not a hyphen."""
    return str(value).replace("-", "−")


def figured(text: str, args: Mapping[str, str | int]) -> str:
    """A sentence with its numbers as they are written; what somebody else wrote stays as it is."""
    for value in {value for value in args.values() if isinstance(value, int) and value < 0}:
        text = re.sub(rf"(?<!\w){value}(?!\d)", figure(value), text)
    return text


class Catalogue:
    """All words of one language: the shell's and, folder by folder, those of the games. Where a folder does not speak it,
    it is understood in another one."""

    def __init__(self, lang: str, folders: Iterable[Path] = (), figures: Figures = no_figures) -> None:
        if lang not in LANGUAGES:
            raise WordsError(f"no words in {lang!r}; there are {', '.join(LANGUAGES)}")
        self.lang = lang
        self.figures = figures
        # Isolation marks are meant for right-to-left text; in a terminal they show up as rubbish.
        self._bundle = FluentBundle([lang], use_isolating=False)
        # What nobody has asked for yet, and where it stands.
        self._unread: dict[str, tuple[str, Path]] = {}
        for name in sorted({file.name.split(".")[0] for file in SHELL.glob("*.ftl")}):
            self._load(SHELL, name)
        for folder in folders:
            for name in ("words", "lessons"):
                self._load(folder, name)

    def has(self, key: str) -> bool:
        message, _, attribute = key.partition(".")
        self._read(message)
        if not self._bundle.has_message(message):
            return False
        found = self._bundle.get_message(message)
        return attribute in found.attributes if attribute else found.value is not None

    def text(self, key: str, /, **args: str | int) -> str:
        """The sentence for a key. A missing key or argument raises: half a sentence helps nobody."""
        if not self.has(key):
            raise WordsError(f"no {self.lang} words for {key!r}")
        message, _, attribute = key.partition(".")
        found = self._bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            # Asked for only where something is missing: a mistake in the content must be told without them.
            args = {**self.figures(key.partition("-")[0]), **args}
            text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise WordsError(f"{key!r} in {self.lang}: {errors[0]}")
        return figured(str(text), args)

    def _load(self, folder: Path, name: str) -> None:
        file = in_language(folder, name, self.lang)
        if file is not None:
            for key, entry in entries(file.read_text(encoding="utf-8")).items():
                self._unread.setdefault(key, (entry, file))

    def _read(self, key: str) -> None:
        """This entry and all that it refers to. Threads that meet here do the same twice, and no harm."""
        wanted, done = [key], set[str]()
        while wanted:
            key = wanted.pop()
            if key in done or key not in self._unread:
                continue
            done.add(key)
            entry, file = self._unread[key]
            self._bundle.add_resource(read_words(entry, file))
            wanted += NAME.findall(entry)
        for key in done:
            self._unread.pop(key, None)
