"""The Witches in the terminal: Lancre as a map of signs, and what a seat may know of it."""

import re
from pathlib import Path

import pytest

import hexenkessel as hx
from hexenkessel import seeded, shelf
from hexenkessel.games.witches import terminal
from hexenkessel.terminal.kinds import by_kinds
from hexenkessel.terminal.kit import Canvas
from hexenkessel.terminal.table import Table
from hexenkessel.terminal.widgets import Board, Moves
from tests.moments import walk
from tests.terminal.conftest import Begin, kept
from tests.terminal.screen import LARGE, SMALL, at_table, drawn, play, scene_of, settled, until


def test_a_face_down_problem_is_told_to_whoever_has_seen_it() -> None:
    state = hx.game("witches").start(3, seed=5)
    shown = 0
    for moment in walk(state, seeded(8)):
        for space, lying in moment.view(None)["board"].items():
            if lying is None or lying["face_up"]:
                continue
            for seat in range(3):
                scene = scene_of(moment, seat)
                line = terminal.tile_sentence(scene, space)
                sign, _ = terminal.sign_of(scene.view["board"][space], space)
                assert ("Face-down" in line) is (not lying["peeked"][seat])
                assert (sign[0] == "(") is lying["peeked"][seat]
                shown += lying["peeked"][seat]
    assert shown > 0


def test_the_attempt_is_told_with_its_chance() -> None:
    state = hx.game("witches").start(2, seed=4)
    for moment in walk(state, seeded(4)):
        attempt = moment.view(None)["attempt"]
        if attempt is not None and len(attempt["dice"]) == 2:
            words = terminal.attempt_words(scene_of(moment, None))
            assert f"{attempt['total']}/{attempt['needed']}" in words
            assert f"{round(attempt['chance'] / 10)}%" in words
            assert words in "\n".join(drawn(terminal.paint(scene_of(moment, None, width=120, height=30))))
            return
    raise AssertionError("not one attempt in a whole game")


def test_what_is_too_much_comes_from_the_view() -> None:
    """How many elves are too many, and how many problems may be left, neither terminal nor page know themselves."""
    state = hx.game("witches").start(2, seed=4, mode="together")
    scene = scene_of(state, None)
    assert f"{scene.view['elves']}/3" in terminal.headline(scene)
    assert f"{scene.view['hard_left']} → 3" in terminal.headline(scene)
    scene.view.update(too_many_elves=5, most_hard_left=7)
    assert f"{scene.view['elves']}/5" in terminal.headline(scene)
    assert f"{scene.view['hard_left']} → 7" in terminal.headline(scene)
    page = (shelf.folder("witches") / "seats.js").read_text(encoding="utf-8")
    assert re.findall(r'of="[^"]*"', page) == []


def test_another_map_gets_sentences() -> None:
    state = hx.game("witches").start(2, seed=3)
    elsewhere = scene_of(state, 0, width=80, height=24)
    elsewhere.view["board"]["ankh_morpork"] = None
    assert terminal.paint(elsewhere) is None


def test_the_map_is_as_large_as_its_place(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the first drawing on; and the list of moves, which is higher than the tray before it, covers none of it."""
    show = Board.show
    pictures: list[Canvas | None] = []

    def look(board: Board, canvas: Canvas | None, sentences: list[str]) -> None:
        pictures.append(canvas)
        show(board, canvas, sentences)

    monkeypatch.setattr(Board, "show", look)

    def fits(table: Table) -> bool:
        board = table.query_one(Board)
        return board.canvas is not None and (board.canvas.width, board.canvas.height) == board.size

    async def test() -> None:
        sitting = begin("witches", 2, 5, [], "random", "1", "")
        async with at_table(sitting, "de", SMALL) as (pilot, table):
            for _ in range(4):
                assert table.query_one(Moves).display
                await until(pilot, lambda: fits(table))
                await pilot.press("enter", "enter")
                await settled(pilot, table)
            assert None not in pictures
            await pilot.resize_terminal(*LARGE)
            await until(pilot, lambda: fits(table) and table.query_one(Board).size.width > 54)

    play(test())


@pytest.mark.usefixtures("breathe")
def test_a_whole_game_by_keyboard(begin: Begin, data: Path) -> None:
    async def test() -> None:
        sitting = begin("witches", 2, 5, [], "random", "1", "")
        async with at_table(sitting, "de", SMALL) as (pilot, table):
            turn = kinds = 0
            opened: range | None = None
            while not sitting.over:
                turn += 1
                assert table.query_one(Board).canvas is not None
                # Many moves are offered by kinds, and then those of the kind that was opened.
                moves = sitting.moves
                offered = by_kinds(moves) if opened is None else [moves[number] for number in opened]
                assert table.choices == offered
                # Twice the same digit is another number where there are so many.
                digit = ("2", "2" if len(offered) < 22 else "enter")
                first, then = (("up", "enter"), ("down", "enter"), digit)[turn % 3]
                await pilot.press(first)
                chosen = table.choices[table.chosen]
                opened = chosen if isinstance(chosen, range) else None
                kinds += opened is not None
                await pilot.press(then)
                await settled(pilot, table)
                assert turn < 900
            await pilot.press("q")
        assert table.return_value == 0 and kinds > 0

    play(test())
    assert hx.replay(kept(data).read_text(encoding="utf-8")).over


def test_a_place_that_is_too_far_says_so(begin: Begin) -> None:
    """A place is touched by many kinds of moves; the one that is being decided answers."""
    sitting = begin("witches", 1, 7, [], "random", "1", "")
    while "stay" not in [move.verb for move in sitting.moves]:
        sitting.play(sitting.moves[0]).result()
    reached = {touch for move in sitting.moves for touch in move.touches}
    reached.add(f"space:{sitting.view['witches'][0]}")
    far = next(space for space in sitting.view["board"] if f"space:{space}" not in reached)
    refusal = sitting.explain_touch(f"space:{far}").result()
    assert refusal is not None and refusal.key == "too-far"
