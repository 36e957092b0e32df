"""Errors as sentences: every problem that any code can name has its words, in both languages."""

import ast
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import hexenkessel as hx
from hexenkessel import shelf
from hexenkessel.kernel.content import Content
from hexenkessel.kernel.errors import (
    BrokenContent,
    BrokenPosition,
    BrokenRecord,
    HexenkesselError,
    WrongOption,
)
from hexenkessel.words import LANGUAGES, SHELL, Catalogue
from hexenkessel.words.errors import error_sentence, problem_sentence
from hexenkessel.words.lint import Entry, _all_entries, _pairs, _variables

SOURCES = [SHELL.parent, shelf.folder("toy_cauldron")]
TEMPLATE = SHELL.parent / "lab" / "template" / "my_game"  # a game like any other, only not on the shelf
FOLDERS = [SHELL, TEMPLATE, *map(shelf.folder, hx.games())]
WORDS = {lang: Catalogue(lang, [TEMPLATE, *shelf.word_folders()], shelf.figures) for lang in LANGUAGES}
# What every problem of its kind has beside its own facts.
ALWAYS = {
    "BrokenRecord": {"line"},
    "BrokenPosition": {"where"},
    "BrokenContent": {"file", "line"},
    "BrokenGame": {"game", "package"},
    "fail": {"file", "line", "table", "key", "found"},
    "no_entry": {"file", "line", "table"},
}
WHERE_THE_KEY_IS = {"BrokenRecord": 1, "BrokenPosition": 1, "BrokenContent": 2, "BrokenGame": 2, "fail": 1}


class Named(NamedTuple):
    """A problem that some code names, with the facts that it gives."""

    place: str
    key: str
    facts: set[str]


def python_files() -> list[Path]:
    return [file for folder in SOURCES for file in sorted(folder.rglob("*.py"))]


def calls(source: str) -> list[ast.Call]:
    return [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]


def name_of(call: ast.Call) -> str:
    return ast.unparse(call.func).rpartition(".")[2]


def named() -> list[Named]:
    found = []
    for file in python_files():
        for call in calls(file.read_text(encoding="utf-8")):
            facts = {keyword.arg for keyword in call.keywords if keyword.arg is not None}
            for argument in call.args:
                if isinstance(argument, ast.Constant) and "-problem-" in str(argument.value):
                    place = f"{file.name}:{call.lineno}"
                    found.append(Named(place, str(argument.value), facts | ALWAYS[name_of(call)]))
    return found


@cache
def entries(lang: str) -> dict[str, Entry]:
    """All words of a language."""
    return _all_entries([file for pair in _pairs(FOLDERS) for file in pair.values()], lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_problem_has_its_words(lang: str) -> None:
    """And the words ask for nothing that the code does not give."""
    found = named()
    assert len(found) > 50
    for name in found:
        assert WORDS[lang].has(name.key), f"{name.place}: no {lang} words for {name.key}"
        assert _variables(name.key, entries(lang)) <= name.facts, f"{name.place}: {name.key}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_words_for_problems_that_nobody_has(lang: str) -> None:
    spoken = {key for key in entries(lang) if re.match(r"\w+-problem-", key)}
    assert spoken == {name.key for name in named()}


def test_no_sentence_in_the_place_of_a_key() -> None:
    """And no key that comes out of a variable, which the tests above would miss; but in the kernel it is handed on."""
    for file in python_files():
        for call in calls(file.read_text(encoding="utf-8")):
            if name_of(call) in WHERE_THE_KEY_IS and file.name not in ("errors.py", "content.py"):
                key = call.args[WHERE_THE_KEY_IS[name_of(call)]]
                if isinstance(key, ast.Name) and key.id == "error":
                    continue  # a cause
                literal = isinstance(key, ast.Constant) and "-problem-" in str(key.value)
                assert literal, f"{file}:{call.lineno}: {ast.unparse(call)}"


# -- sentences in sentences -------------------------------------------------------------------------------------


def test_an_error_with_a_problem() -> None:
    error = BrokenPosition("position.pond", "shell-problem-position-number", found="7", least=0, most=3)
    assert error_sentence(WORDS["en"], error) == (
        "This is no position of this game. position.pond: A whole number from 0 to 3 is needed here, not 7."
    )
    assert problem_sentence(WORDS["de"], error) == "Hier wird eine ganze Zahl von 0 bis 3 gebraucht, nicht 7."


def test_an_error_in_an_error_in_an_error() -> None:
    position = BrokenPosition("position.turn", "blackmore-problem-no-turn")
    error = HexenkesselError("terminal-error-in-file", "", {"file": "g.txt"}, BrokenRecord(5, position))
    assert error_sentence(WORDS["de"], error) == (
        "g.txt: Zeile 5 der Aufzeichnung lässt sich nicht nachspielen: Das ist keine Stellung dieses Spiels. "
        "position.turn: Irgendwer ist immer am Zug. "
        "Berichtige sie oder nimm eine unbeschädigte Kopie; verändert wurde nichts."
    )
    assert (error.problem, error.cause and error.cause.problem) == (
        "shell-error-broken-record",
        "shell-error-broken-position",
    )


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("play W9", "“play W9” cannot be done: This card is not in your hand. (Rule BM-4.1)"),
        ("dance", "“dance” cannot be done: There is no such move in this game. (Rule BM-4.4)"),
    ],
)
def test_a_refusal_in_the_words_of_the_game_or_of_all_games(move: str, sentence: str) -> None:
    state = hx.game("blackmore").start(3, seed=1, start=1)
    assert "play W9" not in [str(other) for other in state.moves(0)]
    with pytest.raises(hx.IllegalMove) as error:
        state.play(0, move)
    assert error_sentence(WORDS["en"], error.value) == sentence


def test_what_has_no_words_speaks_for_itself() -> None:
    """Somebody else's game may have no words, or not in this language."""
    problem = BrokenContent("box.toml", 3, "chess-problem-queen", found="9")
    assert error_sentence(WORDS["en"], problem) == (
        "box.toml, line 3: chess-problem-queen (found='9', file='box.toml', line=3) "
        "Correct the file and try again; nothing was changed."
    )
    bored = HexenkesselError("chess-error-bored", "bored of chess")
    assert error_sentence(WORDS["de"], bored) == "bored of chess"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wrong_option_in_a_record(lang: str) -> None:
    error = BrokenRecord(6, WrongOption("side", "up", "descending, ascending"))
    said = error_sentence(WORDS[lang], error)
    assert ("Zeile 6" if lang == "de" else "Line 6") in said and "descending, ascending" in said
    assert str(error) not in said


def test_every_mistake_of_a_broken_file_can_be_said() -> None:
    content = Content("box.toml", 'game = "toy_cauldron"\n[setup]\nhand_size = 9\n')
    with pytest.raises(BrokenContent) as error:
        shelf.build("toy_cauldron", content)
    assert [(one.line, problem_sentence(WORDS["en"], one)) for one in error.value.problems] == [
        (1, "There is no entry [[ingredient]]."),
        (2, "[setup] lacks source."),
        (2, "[setup] lacks copies."),
        (2, "[setup] lacks toads."),
        (3, "A whole number from 1 to 6 is needed for hand_size, not 9."),
    ]
