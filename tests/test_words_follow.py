"""Words follow data: what a game says about its cards comes from its content, so that whoever plays with their own box
reads what is printed there.

Amounts of the content reach the words as `Game.figures` (or as facts of a move, an event, a refusal), never as text:

- No number stands in a sentence as digits or as a word, unless `FIXED` in tests/games/<id>/fixed.py names it: a number of
  the rules that no content gives (the game is for two, everybody has both pawns). Numbers of rules (GR-6.1), a number that
  its own variant asks for (`[2] for two`) and that of an option's value (`…-option-brew-2 = two`) are none of them. An
  article (“a taler”, “ein Taler”) is not seen here: where the content says 1, use the figure as well.
- Every number of the content is changed, one at a time; then no sentence with a figure still says the old one, and every
  figure has changed with one of them. `DRAWN` in fixed.py names tables and keys that are only drawn.

To follow: put the numbers of the content into `self.figures` of the game (names as a sentence would use them:
`knight_points`, `storm_plus`) and use them in both languages: `{ $knight_points }`, with `{ $n -> [one] … *[other] … }`
where the noun changes.
"""

import copy
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any, Final

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from hexenkessel import shelf
from hexenkessel.kernel.content import Content, read_content
from hexenkessel.kernel.errors import HexenkesselError
from hexenkessel.kernel.game import Game
from hexenkessel.words import LANGUAGES
from hexenkessel.words.lint import WordFile, _read, _variables
from tests.moments import LONG

GAMES: Final = shelf.games()
# From two on, separated by blanks.
WORDS: Final = {
    "en": "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen",
    "de": "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn",
}
TWO: Final = {  # “ein paar” are some
    "en": re.compile(r"\b(?i:twice|pairs?|both)\b"),
    "de": re.compile(r"\b((?i:zweimal|beide[nrs]?)|Paare?)\b"),
}
RULE: Final = re.compile(r"\b[A-Z]{2}-\d+(\.\d+)*")
UNKNOWN: Final = re.compile(r"\{\$?[\w-]+\}")  # how Fluent shows an argument that it was not given
PLURALS: Final = {"zero": "0", "one": "1", "two": "2"}
STEPS: Final = (1, -1, 2, -2, 3, -3, 5)
MOST_TWINS: Final = 2
MOST_REFUSED: Final = 3

Path = tuple[str | int, ...]


def fixed(id: str, name: str) -> Any:
    """A list of this game in its fixed.py."""
    return getattr(import_module(f"tests.games.{id}.fixed"), name, {})


# -- numbers in sentences ---------------------------------------------------------------------------------------------


def numbers_in(text: str, lang: str) -> set[str]:
    """All numbers in a text, as digits; those of rules are none."""
    found = set(re.findall(r"\d+", UNKNOWN.sub("", RULE.sub("", text))))
    for value, word in enumerate(WORDS[lang].split(), 2):
        # In German an “Elf” is somebody, unless he is written small.
        if re.search(rf"\b{word}(en)?\b", text, re.NOFLAG if word == "elf" else re.IGNORECASE):
            found.add(str(value))
    if TWO[lang].search(text):
        found.add("2")
    return found


def written(pattern: ast.Pattern, lang: str) -> Iterator[str]:
    """The numbers that stand in a pattern as text, without those that their own variant asks for."""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield from numbers_in(element.value, lang)
            continue
        inner = element.expression
        while isinstance(inner, ast.Placeable):
            inner = inner.expression
        if isinstance(inner, ast.StringLiteral):
            yield from numbers_in(inner.parse()["value"], lang)
        elif isinstance(inner, ast.NumberLiteral):
            yield from numbers_in(inner.value, lang)
        elif isinstance(inner, ast.SelectExpression):
            for variant in inner.variants:
                key = variant.key
                asked = key.value if isinstance(key, ast.NumberLiteral) else PLURALS.get(key.name, "")
                yield from (number for number in written(variant.value, lang) if number != asked)


def word_files(id: str, lang: str) -> list[Any]:
    return [shelf.folder(id) / f"{name}.{lang}.ftl" for name in ("words", "board", "lessons")]


def literals(id: str, lang: str) -> dict[str, set[str]]:
    """Every key of a game with numbers in its text. What is said about a broken file knows bounds, and no content; a lesson
    is given with the content alone that it was written for, but coach marks come in every game."""
    found: dict[str, set[str]] = {}
    for file in word_files(id, lang):
        for item in FluentParser().parse(file.read_text(encoding="utf-8")).body if file.exists() else ():
            if not isinstance(item, ast.Message | ast.Term) or item.id.name.startswith(
                (f"{id}-problem-", f"{id}-lesson-")
            ):
                continue
            name = f"-{item.id.name}" if isinstance(item, ast.Term) else item.id.name
            patterns = [(name, item.value)] if item.value is not None else []
            patterns += [(f"{name}.{attribute.id.name}", attribute.value) for attribute in item.attributes]
            for key, pattern in patterns:
                own = re.fullmatch(rf"{id}-option-[\w-]+-(\d+)", key)
                numbers = {number for number in written(pattern, lang) if own is None or number != own[1]}
                if numbers:
                    found[key] = numbers
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_no_amount_stands_in_a_sentence_as_text(id: str, lang: str) -> None:
    said = literals(id, lang)
    known = fixed(id, "FIXED")
    hidden = {key: numbers - set(known.get(key, "").split()) for key, numbers in said.items()}
    assert {key: numbers for key, numbers in hidden.items() if numbers} == {}


@pytest.mark.parametrize("id", GAMES)
def test_the_lists_name_only_what_is_there(id: str) -> None:
    """Else they would grow old, and hide the next amount."""
    said: dict[str, set[str]] = {}
    for lang in LANGUAGES:
        for key, numbers in literals(id, lang).items():
            said[key] = said.get(key, set()) | numbers
    known = {key: set(numbers.split()) for key, numbers in fixed(id, "FIXED").items()}
    assert {
        key: numbers - said.get(key, set())
        for key, numbers in known.items()
        if numbers - said.get(key, set())
    } == {}


# -- other contents ---------------------------------------------------------------------------------------------------


def numbers_of(data: Any, path: Path = ()) -> Iterator[tuple[Path, int]]:
    """Every number of a content, and where it stands."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from numbers_of(value, (*path, key))
    elif isinstance(data, list):
        for place, value in enumerate(data):
            yield from numbers_of(value, (*path, place))
    elif type(data) is int:
        yield path, data


def put(data: Any, path: Path, value: int) -> None:
    for step in path[:-1]:
        data = data[step]
    data[path[-1]] = value


def build(id: str, data: dict[str, Any]) -> Game | None:
    """The game with this content, None where it is refused."""
    content = Content("mine.toml", "")
    content.data = data
    try:
        return shelf.build(id, content)
    except HexenkesselError:
        return None


def changed(id: str, data: dict[str, Any], path: Path, old: int) -> Game | None:
    """The game with another number at this place.

    Where numbers must keep their sum, a like one makes up for it; where they must rise, all that follow rise as well;
    where they must keep their distance, the whole row moves.
    """
    like = [(other, value) for other, value in numbers_of(data) if keys_of(other) == keys_of(path)]
    after = like[like.index((path, old)) :]
    row = [twin for twin in like if twin[0][:-1] == path[:-1]]
    twins = [twin for twin in like if twin[0] != path]
    tries = [[(path, old + step)] for step in STEPS]
    tries += [
        [(path, old + step), (twin, value - step)] for twin, value in twins[:MOST_TWINS] for step in (1, -1)
    ]
    tries += [[(twin, value + step) for twin, value in after] for step in (1, 2)]
    tries += [[(twin, value + step) for twin, value in row] for step in (1, -1)]
    was = dict(like)
    for wanted in tries:
        for place, value in wanted:
            put(data, place, value)
        game = build(id, data)
        for place, _ in wanted:
            put(data, place, was[place])
        if game is not None:
            return game
    return None


def keys_of(path: Path) -> list[str]:
    """A place without the numbers of entries."""
    return [step for step in path if isinstance(step, str)]


def shipped(id: str) -> Content:
    return read_content(shelf.folder(id) / "content.toml")


def other_contents(id: str) -> list[tuple[Path, int, dict[str, str | int]]]:
    """For every number that can be changed: where it stands, what it was, and the figures after the change.

    What is sampled: where three of a name after each other can't be changed, those that follow are taken for the same (the
    numbers of the spells); HYPOTHESIS_PROFILE=long tries them all.
    """
    data = copy.deepcopy(shipped(id).data)
    drawn = set(fixed(id, "DRAWN"))
    refused: dict[str, int] = {}
    found = []
    for path, old in [*numbers_of(data)]:
        name = ".".join(keys_of(path))
        if drawn.intersection(path) or (refused.get(name) == MOST_REFUSED and not LONG):
            continue
        made = changed(id, data, path, old)
        refused[name] = 0 if made is not None else refused.get(name, 0) + 1
        if made is not None:
            found.append((path, old, dict(made.figures)))
    assert data == shipped(id).data
    return found


@cache
def entries(id: str, lang: str) -> dict[str, set[str]]:
    """Every key of a game and what its sentence asks for."""
    files: list[WordFile] = [_read(file, lang) for file in word_files(id, lang) if file.exists()]
    every = {key: entry for file in files for key, entry in file.entries.items()}
    return {key: _variables(key, every) for key in every if not key.startswith("-")}


@cache
def bundle(id: str, lang: str) -> FluentBundle:
    made = FluentBundle([lang], use_isolating=False)
    for file in word_files(id, lang):
        if file.exists():
            made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


def sentence(id: str, lang: str, key: str, figures: dict[str, str | int]) -> str:
    """What is said with these figures; other arguments stay open."""
    message, _, attribute = key.partition(".")
    found = bundle(id, lang).get_message(message)
    pattern = found.attributes[attribute] if attribute else found.value
    assert pattern is not None
    return str(bundle(id, lang).format_pattern(pattern, figures)[0])


@pytest.mark.parametrize("id", GAMES)
def test_every_sentence_follows_the_content(id: str) -> None:
    before = shelf.build(id, shipped(id)).figures
    contents = other_contents(id)
    faults: list[str] = []
    for path, old, figures in contents:
        moved = {name for name in before if figures.get(name) != before[name]}
        for lang in LANGUAGES:
            for key, asked in entries(id, lang).items():
                if not asked & moved:
                    continue
                right = {str(figures[name]) for name in asked & figures.keys()}
                right |= set(fixed(id, "FIXED").get(key, "").split())
                wrong = {str(before[name]) for name in asked & moved} - right
                said = sentence(id, lang, key, figures)
                if numbers_in(said, lang) & wrong:
                    faults.append(f"{path}, no longer {old}: {key} says {said!r}")
    assert faults == []
    # And every figure comes from the content and is said. Here, because to try other contents takes a while.
    ever_moved = {name for *_, figures in contents for name in before if figures[name] != before[name]}
    ever_said = {name for lang in LANGUAGES for asked in entries(id, lang).values() for name in asked}
    assert sorted(before.keys() - ever_moved) == []
    assert sorted(before.keys() - ever_said) == []
