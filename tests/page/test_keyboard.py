"""By keyboard alone: Tab comes to what can be chosen, leaves again from everywhere, and every thing says what it is."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.moments import LONG
from tests.page.conftest import Seat, Visit
from tests.page.playing import RESULT, play_out, wait_for_turn

# Blackmore is played by keyboard from the shelf to the result in test_games.py.
# From here on the others are: The Witches makes many of its last moves by itself.
LAST = {"broom_service": 0.95, "grimoria": 0.95, "witchdom": 0.95, "witches": 0.8}
ON_BOARD = "Boolean(document.activeElement.closest('[data-spot]'))"


def leave_and_return(page: Page) -> None:
    """From whatever has the focus on the board: no redraw takes it back, and the way back leads to the board again."""
    if not page.evaluate(ON_BOARD):
        return
    page.keyboard.press("Tab")
    assert not page.evaluate(ON_BOARD), "Tab does not leave the board"
    page.keyboard.press("Shift+Tab")
    assert page.evaluate(ON_BOARD)


@pytest.mark.parametrize("game", LAST)
def test_a_game_by_keyboard_alone(visit: Visit, seat: Seat, game: str) -> None:
    """What is sampled: the end of a game; all of it in a long run."""
    page = visit(seat(game, 2, 0.0 if LONG else LAST[game]), quick=True, reduced_motion="reduce")
    assert wait_for_turn(page)
    page.keyboard.press("Tab")
    chosen = page.locator("[data-spot]:focus")
    expect(chosen, "the first Tab comes to what can be chosen").to_have_class(re.compile(r"\bcan-act\b"))
    name = chosen.get_attribute("data-name") or ""
    assert name and name in (chosen.get_attribute("aria-label") or "")
    told = page.locator(".board-frame > .unseen[role=status]").text_content() or ""
    assert name in told or "more" in told, "what can be chosen is told by name"
    play_out({page: "keyboard"}, each=leave_and_return)
    page.wait_for_selector(RESULT)
