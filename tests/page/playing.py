"""What the tests of the page do again and again: start a game, take turns, wait."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLong

PLAYABLE = ".hand .can-act, .choice .can-act"
RESULT = "dialog.is-modal[open] .ranking"
PATIENCE = 4_000
# One's own turn, or the end.
TURN = f"{PLAYABLE}, {RESULT}"


def cover(page: Page, game: str = "blackmore") -> Locator:
    """A game on the shelf."""
    return page.locator(f'.cover[data-game="{game}"]')


def start_against_bots(page: Page, players: int = 4, level: str = "random") -> None:
    cover(page).locator("select").nth(0).select_option(str(players))
    cover(page).locator("select").nth(1).select_option(level)
    cover(page).locator(".is-act").click()
    page.wait_for_selector(".stage")


def wait_for_turn(page: Page) -> bool:
    """Waits until it is one's turn; False when the game is over instead."""
    page.wait_for_selector(TURN)
    return page.locator(RESULT).count() == 0


def touch_first(page: Page, how: str = "click") -> str:
    """Touches a thing that glows and touches it again: the move is played. Gives the thing's id."""
    thing = page.locator(PLAYABLE).last
    touched = thing.get_attribute("data-touch") or ""
    spot = thing.get_attribute("data-spot")
    place = page.locator(f'[data-spot="{spot}"]')
    done = "touched => !document.querySelector(`[data-touch='${touched}'].chosen`)"
    for _ in range(2):
        getattr(place, how)()
    try:
        page.wait_for_function(done, arg=touched, timeout=PATIENCE)
    except TooLong:
        # One of the two touches fell into a redraw of a busy page. A person touches once more; so does this one.
        getattr(place, how)()
        page.wait_for_function(done, arg=touched)
    return touched


def play_to_the_end(page: Page, turn: Callable[[Page], object]) -> int:
    """Takes every turn until the result is shown; how many there were."""
    turns = 0
    while wait_for_turn(page):
        turn(page)
        turns += 1
        assert turns < 100, "the game does not end"
    return turns


def points(page: Page) -> list[int]:
    found = page.locator(".ranked-points").all_text_contents()
    return [int(re.sub(r"\D", "", text)) for text in found]
