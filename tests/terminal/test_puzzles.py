"""`hexenkessel puzzles`: set, tried, solved, explained."""

from collections.abc import Iterator

import pytest

import hexenkessel as hx
from hexenkessel.cli import main
from hexenkessel.learning import puzzles

GAME = "blackmore"


def test_a_puzzle_is_tried_and_solved(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = puzzles.puzzle(GAME, 3)
    state = puzzle.start(hx.game(GAME))
    moves = [move.text for move in state.moves(puzzle.seat)]
    answers: Iterator[str] = iter(
        ["zero", str(moves.index(puzzle.tempting) + 1), str(moves.index(puzzle.solution) + 1)]
    )
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    assert main(["--lang", "en", "puzzles", GAME, "--puzzle", "3"]) == 0
    told = capsys.readouterr().out
    assert "Take a number" in told and "comes to mind first" in told and "Right!" in told
    assert "The best move is “" in told and "confirmed by two searches" in told


def test_the_one_of_the_day_and_one_that_is_not_there(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt: "")
    assert main(["--lang", "de", "puzzles", GAME]) == 0
    assert "Rätsel des Tages" in capsys.readouterr().out
    assert main(["--lang", "en", "puzzles", GAME, "--puzzle", "9999"]) == 2
    assert "There is no such puzzle" in capsys.readouterr().err
