"""`hexenkessel learn`: the same lessons as on the page, in plain lines."""

import io
import os
from pathlib import Path

import pytest

from hexenkessel import cli
from hexenkessel.terminal import commands
from hexenkessel.terminal.sitting import Sitting
from tests.terminal.test_plain import Person


def typed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lines: list[str]) -> None:
    file = tmp_path / "typed.txt"
    file.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    reading = os.open(file, os.O_RDONLY)
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.FileIO(reading)))
    monkeypatch.setenv("HEXENKESSEL_DATA", str(tmp_path))


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_lesson_with_a_wrong_move_and_on_from_its_end(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # On, look, a wrong move that Enter takes back, the right ones, the tip, and then leave the game that goes on.
    lines = ["", "", "brew newt", "", "brew owl_feather", "take", "brew newt", "", "q"]
    typed(monkeypatch, tmp_path, lines)
    assert cli.main(["learn", "toy_cauldron", "--lang", lang]) == 0
    said = capsys.readouterr().out
    order = {
        "de": [
            "Willkommen am Kessel",
            "Nimm es zurück",
            "Gewonnen!",
            "Gleiche Gebräue",
            "Ein Tipp",
            "gegen Novizinnen",
        ],
        "en": [
            "Welcome to the cauldron",
            "Take it back",
            "You won!",
            "Equal brews",
            "A tip",
            "against novices",
        ],
    }[lang]
    places = [said.index(words) for words in order]
    assert places == sorted(places)


def test_a_lesson_that_was_left_goes_on_as_a_lesson(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, tmp_path, ["", "q"])
    assert cli.main(["learn", "toy_cauldron", "--lang", "en"]) == 0
    assert "Have a look at the pond" in capsys.readouterr().out
    typed(monkeypatch, tmp_path, ["", "q"])
    assert cli.main(["play", "--resume", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert said.index("Have a look at the pond") < said.index("Take the owl feather")


def test_what_is_wanted_is_shown_and_the_lesson_may_end_early(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, tmp_path, ["", "", "n", "f", "q"])
    assert cli.main(["learn", "toy_cauldron", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert said.index("Take the owl feather") < said.index("You won!") < said.index("against novices")
    assert "A tip" not in said


@pytest.mark.parametrize(("answers", "begun"), [(["what", "l"], ["lesson"]), ([""], ["game"]), (["q"], [])])
def test_a_newcomer_is_offered_the_lesson_first(
    answers: list[str], begun: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HEXENKESSEL_DATA", str(tmp_path))
    monkeypatch.setattr("sys.stdin", Person())
    asked: list[str] = []
    typing = iter(answers)
    seen: list[str] = []

    def answer(prompt: str) -> str:
        asked.append(prompt)
        return next(typing)

    def play(sitting: Sitting, lang: str, plain: bool) -> int:
        seen.append("lesson" if sitting.room.lesson else "game")
        sitting.close()
        return 0

    monkeypatch.setattr("builtins.input", answer)
    monkeypatch.setattr(commands, "play", play)
    wanted = commands.want("toy_cauldron", 2, 7, [], "random", "1", "", "en")
    assert commands.begin(wanted, "en", plain=True, ask=True) == 0
    assert seen == begun and len(asked) == len(answers) and "l learns" in asked[0]
    # Whoever has been here is not asked again.
    if begun:
        typing = iter([""])
        assert commands.begin(wanted, "en", plain=True, ask=True) == 0
        assert not any("l learns" in prompt for prompt in asked[len(answers) :])


def test_an_unknown_lesson(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["learn", "toy_cauldron", "last", "--lang", "en"]) == 2
    assert "There is no lesson “last” here. There are: first." in capsys.readouterr().err
