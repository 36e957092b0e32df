"""`hexenkessel review`: the same as on the page, in plain lines."""

import re
from pathlib import Path

import pytest

import hexenkessel as hx
from hexenkessel import bots, seeded
from hexenkessel.cli import main as command
from hexenkessel.terminal.review import main


def played() -> str:
    state = hx.game("blackmore").start(players=3, seed=6)
    dice = seeded(6)
    while not state.over:
        level = "random" if state.deciding[0] == 1 else "thumb"
        state.play(state.deciding[0], bots.ask(bots.make(level), state, state.deciding[0], dice))
    return state.record


def test_a_record_is_reviewed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.txt"
    file.write_text(played(), encoding="utf-8")
    assert main(file, 1, "de", 4000) == 0
    told = capsys.readouterr().out
    parts = [
        int(value.replace("−", "-")) for value in re.findall(r"^  \S.*?([+−-]?\d+) %", told, re.MULTILINE)[:6]
    ]
    assert sum(parts[:-1]) == parts[-1]
    assert "Genauigkeit" in told and "grober Fehler" in told and "Am besten ist „" in told


def test_what_cannot_be_reviewed_is_told_with_its_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(re.sub(r'\[content "\w+"\]', '[content "0123456789abcdef"]', played()), encoding="utf-8")
    assert command(["--lang", "en", "review", str(file)]) == 2
    told = capsys.readouterr().err
    assert "game.txt" in told and "0123456789abcdef" in told
    file.write_text(
        "\n".join(re.sub(r"\[result.*\n", "", played()).splitlines()[:-1]) + "\n", encoding="utf-8"
    )
    assert command(["--lang", "en", "review", str(file)]) == 2
    assert "Only a game that is over can be reviewed." in capsys.readouterr().err
