"""`hexenkessel new`: the package that it makes plays, passes its own tests, and nothing is missing in it."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import hexenkessel as hx
from hexenkessel import bots, cli, seeded, shelf
from hexenkessel.lab import new
from tests.plugins import announce, forget, place
from tests.waiting import PATIENCE

__all__ = ["place"]


@pytest.fixture
def sound(place: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """A new game on the shelf, as if it were installed."""
    assert cli.main(["new", "sound", "--title", "Sound & Fury", "--folder", str(place / "made")]) == 0
    assert "hexenkessel check sound" in capsys.readouterr().out
    made = place / "made" / "sound"
    (place / "sound").symlink_to(made / "sound")
    announce(place, "sound", "sound")
    forget()
    return made


def test_it_stands_on_the_shelf_and_bots_play_it(sound: Path) -> None:
    assert shelf.broken() == [] and "sound" in hx.games()
    assert hx.game("sound").title == "Sound & Fury"
    for players in hx.game("sound").players:
        state = hx.game("sound").start(players, seed=players)
        dice = seeded(players)
        while not state.over:
            seat = state.deciding[0]
            state.play(seat, bots.ask(bots.make("witch", iterations=20), state, seat, dice))
        assert state.winners() and hx.replay(state.record) == state


@pytest.mark.parametrize("lang", ["de", "en"])
def test_nothing_is_missing_in_it(sound: Path, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["check", "sound", "--games", "3", "--lang", lang]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith("Sound & Fury") and "7" in line


def test_its_own_tests_pass(sound: Path, place: Path) -> None:
    source = str(Path(hx.__file__).parent.parent)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([source, str(place)])}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"],
        cwd=sound,
        env=environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0 and "6 passed" in done.stdout, done.stdout + done.stderr


def test_no_name_of_the_template_is_left(sound: Path) -> None:
    files = [file for file in sound.rglob("*") if file.is_file() and "__pycache__" not in file.parts]
    template = [
        file for file in new.TEMPLATE.rglob("*") if file.is_file() and "__pycache__" not in file.parts
    ]
    assert len(files) == len(template)
    for file in files:
        text = file.relative_to(sound).as_posix() + file.read_text(encoding="utf-8")
        assert not re.search(r"my[_ -]?game|MG-", text, re.IGNORECASE), file


def test_what_it_is_made_for_is_packed(sound: Path) -> None:
    """Every kind of file in the package is named in its pyproject.toml."""
    project = (sound / "pyproject.toml").read_text(encoding="utf-8")
    kinds = {file.suffix for file in (sound / "sound").iterdir() if file.is_file()}
    for kind in kinds - {".py", ".pyc"}:
        assert f'"*{kind}"' in project
    assert '[project.entry-points."hexenkessel.games"]\nsound = "sound"' in project


@pytest.mark.parametrize(
    ("id", "letters"), [("liars_dice", "LD"), ("go", "GO"), ("ravens", "RA"), ("a_b_c", "AB")]
)
def test_rules_begin_with_two_letters(id: str, letters: str) -> None:
    assert new.prefix(id) == letters


@pytest.mark.parametrize("id", ["Ravens", "3cards", "a-b", "", "blackmore"])
def test_a_name_that_does_not_go(id: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["new", id, "--folder", str(tmp_path), "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert "Traceback" not in said and said.count("\n") == 1
    assert list(tmp_path.iterdir()) == []
