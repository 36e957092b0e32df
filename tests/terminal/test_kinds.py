"""Many moves in plain lines and on the screen: told by kinds, and none of them lost."""

import re
from types import SimpleNamespace
from typing import Any, cast

import pytest

import hexenkessel as hx
from hexenkessel import seeded
from hexenkessel.kernel.moves import Move
from hexenkessel.terminal.kinds import MANY, by_kinds, kinds
from hexenkessel.terminal.plain import PlainTable
from hexenkessel.terminal.speech import Speech
from tests.moments import walk
from tests.terminal.conftest import Begin
from tests.terminal.screen import LARGE, at_table, play, settled, until

NAMES = ["Ada", "Bea", "Cora"]


def test_from_how_many_on_moves_are_told_by_kinds() -> None:
    moves = [move for move in many_moves("witches") if move.verb][: MANY + 1]
    assert len(kinds(moves)) > 1
    assert by_kinds(moves[:MANY]) == moves[:MANY]
    assert by_kinds(moves) != moves


def many_moves(id: str) -> list[Move]:
    """The longest list of moves in a random game."""
    found: list[Move] = []
    for state in walk(hx.game(id).start(3, 5), seeded(5)):
        if not state.over:
            found = max(found, state.moves(state.deciding[0]), key=len)
    return found


def plain_table() -> PlainTable:
    table = object.__new__(PlainTable)
    table.speech = Speech("en", hx.game("witches"), NAMES, 0)
    table.words = table.speech.words
    table.sitting = cast("Any", SimpleNamespace(view={}))
    return table


def test_many_moves_are_told_by_kinds(capsys: pytest.CaptureFixture[str]) -> None:
    moves = many_moves("witches")
    assert len(moves) > MANY
    assert [number for numbers in kinds(moves) for number in numbers] == list(range(len(moves)))
    table = plain_table()
    table.offer(moves)
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) <= MANY
    told = {int(number) for line in lines for number in re.findall(r"^(\d+) ", line)}
    for first, last in re.findall(r"\(numbers (\d+) to (\d+)\)", "\n".join(lines)):
        told |= set(range(int(first), int(last) + 1))
    assert told == set(range(1, len(moves) + 1))


def test_whoever_asks_for_a_kind_hears_all_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    moves = many_moves("witches")
    table = plain_table()
    number = max(range(len(kinds(moves))), key=lambda kind: len(kinds(moves)[kind]))
    table.list_moves(moves, kinds(moves)[number])
    assert capsys.readouterr().out.count("\n") == len(kinds(moves)[number])


def test_on_the_screen_a_kind_is_opened_and_left(begin: Begin) -> None:
    async def test() -> None:
        sitting = begin("witches", 2, 5, [], "thumb", "1", "")
        async with at_table(sitting, "en", LARGE) as (pilot, table):
            while not any(isinstance(choice, range) for choice in table.choices):
                assert not sitting.over
                await pilot.press("enter")
                await settled(pilot, table)
            kind = next(choice for choice in table.choices if isinstance(choice, range))
            place = table.choices.index(kind)
            all_kinds = list(table.choices)
            assert len(all_kinds) <= MANY < len(sitting.moves)
            await table.choose(place)
            await pilot.press("enter")
            await until(pilot, lambda: table.choices == [sitting.moves[number] for number in kind])
            await pilot.press("escape")
            await until(pilot, lambda: table.choices == all_kinds)
            before = sitting.seq
            await table.choose(place)
            await pilot.press("enter")
            await pilot.press("enter")
            await settled(pilot, table)
            assert sitting.seq > before

    play(test())
