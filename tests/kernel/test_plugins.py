"""A broken game of another package is named in one sentence and left out; all others are played without it."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

import hexenkessel as hx
from hexenkessel import cli, shelf
from hexenkessel.kernel.errors import BrokenGame, UnknownGame
from hexenkessel.words import LANGUAGES, Catalogue
from hexenkessel.words.errors import error_sentence
from tests.plugins import announce, change, place, write
from tests.table.test_serve import command
from tests.waiting import PATIENCE


def bad_import(folder: Path) -> None:
    change(folder / "__init__.py", "from typing import Any", "from typing import Any\nimport no_such_thing")


def no_function(folder: Path) -> None:
    change(folder / "__init__.py", "def game(", "def play(")


def wrong_type(folder: Path) -> None:
    change(folder / "__init__.py", "return CauldronGame(content)", "return 7  # type: ignore")


def other_id(folder: Path) -> None:
    change(folder / "__init__.py", 'id="lame"', 'id="other"')


def no_content(folder: Path) -> None:
    (folder / "content.toml").unlink()


def bad_content(folder: Path) -> None:
    change(folder / "content.toml", "hand_size = 4", "hand_size = 40")


def no_words(folder: Path) -> None:
    for file in folder.glob("words.*"):
        file.unlink()


def bad_words(folder: Path) -> None:
    change(folder / "words.de.ftl", "lame-title =", "lame title")


def bad_strategy(folder: Path) -> None:
    change(folder / "strategy.py", "STRATEGY: Final = CauldronStrategy()", "STRATEGY: Final = None")


def leaves(folder: Path) -> None:
    (folder / "__init__.py").write_text("import sys\nsys.exit(3)\n", encoding="utf-8")


__all__ = ["place"]

FAULTS: dict[Callable[[Path], None], str] = {
    bad_import: "No module named 'no_such_thing'",
    no_function: "lacks the function game(content)",
    wrong_type: "makes no Game but int",
    other_id: "calls itself “other”",
    no_content: "There is no such file",
    bad_content: "A whole number from 1 to 6 is needed for hand_size, not 40",
    no_words: "It has no words",
    bad_words: "cannot be read: 'lame title",
    bad_strategy: "STRATEGY is no Strategy",
    leaves: "SystemExit: 3",
}


def test_a_sound_one_stands_on_the_shelf(place: Path) -> None:
    write(place, "sound")
    assert "sound" in hx.games() and shelf.broken() == []
    assert hx.game("sound").start(seed=1).deciding


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_broken_one_is_named_and_left_out(
    place: Path, fault: Callable[[Path], None], capsys: pytest.CaptureFixture[str]
) -> None:
    write(place, "sound")
    fault(write(place))
    assert {"sound", "toy_cauldron", "blackmore"} <= set(hx.games()) and "lame" not in hx.games()
    (error,) = shelf.broken()
    assert error.facts["game"] == "lame" and error.facts["package"] == "lame"
    with pytest.raises(BrokenGame):
        hx.game("lame")
    for lang in LANGUAGES:
        sentence = error_sentence(Catalogue(lang), error)
        assert "lame" in sentence and "\n" not in sentence
        assert lang != "en" or FAULTS[fault] in sentence
    assert cli.main(["games"]) == 0
    said = capsys.readouterr()
    assert "(sound)" in said.out and "(lame)" not in said.out
    assert said.err.count("\n") == 1 and FAULTS[fault] in said.err
    assert cli.main(["play", "lame"]) == 2
    assert FAULTS[fault] in capsys.readouterr().err


def test_an_id_that_is_taken(place: Path) -> None:
    announce(place, "blackmore", "black_box")
    announce(place, "Wrong-Name", "white_box")
    assert sorted(error.problem for error in shelf.broken()) == [
        "shell-problem-game-name",
        "shell-problem-game-twice",
    ]
    assert shelf.folder("blackmore").parent.name == "games"
    with pytest.raises(UnknownGame):
        hx.game("white_box")


def test_the_table_is_served_without_it(place: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    no_function(write(place))
    monkeypatch.setenv("PYTHONPATH", str(place), prepend=":")
    serving = command("127.0.0.1", 0, tmp_path / "data")
    with subprocess.Popen(serving, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None and server.stderr is not None
            assert "The table is set" in server.stdout.readline()
            server.terminate()
            assert "lacks the function game(content)" in server.stderr.readline()
            assert "Traceback" not in server.stderr.read()
            server.wait(PATIENCE)
        finally:
            server.kill()
