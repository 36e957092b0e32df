"""Many moves in plain lines: told by kinds, and none of them lost."""

import re

import pytest

import hexenkessel as hx
from hexenkessel import seeded
from hexenkessel.kernel.moves import Move
from hexenkessel.terminal.plain import MANY, PlainTable, kinds
from hexenkessel.terminal.speech import Speech
from tests.moments import walk

NAMES = ["Ada", "Bea", "Cora"]


def many_moves(id: str) -> list[Move]:
    """The longest list of moves in a random game."""
    found: list[Move] = []
    for state in walk(hx.game(id).start(3, 5), seeded(5)):
        if not state.over:
            found = max(found, state.moves(state.deciding[0]), key=len)
    return found


def test_many_moves_are_told_by_kinds(capsys: pytest.CaptureFixture[str]) -> None:
    moves = many_moves("witches")
    assert len(moves) > MANY
    assert [number for numbers in kinds(moves) for number in numbers] == list(range(len(moves)))
    table = object.__new__(PlainTable)
    table.speech = Speech("en", hx.game("witches"), NAMES, 0)
    table.words = table.speech.words
    table.offer(moves)
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) <= MANY
    told = {int(number) for line in lines for number in re.findall(r"^(\d+) ", line)}
    for first, last in re.findall(r"\(numbers (\d+) to (\d+)\)", "\n".join(lines)):
        told |= set(range(int(first), int(last) + 1))
    assert told == set(range(1, len(moves) + 1))


def test_whoever_asks_for_a_kind_hears_all_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    moves = many_moves("witches")
    table = object.__new__(PlainTable)
    table.speech = Speech("en", hx.game("witches"), NAMES, 0)
    table.words = table.speech.words
    number = max(range(len(kinds(moves))), key=lambda kind: len(kinds(moves)[kind]))
    table.list_moves(moves, kinds(moves)[number])
    assert capsys.readouterr().out.count("\n") == len(kinds(moves)[number])
