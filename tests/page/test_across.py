"""A phone held across: every game is decided without moving the page, on a large phone and on a small one."""

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.page.conftest import Seat, Visit
from tests.page.playing import CAN, sit_down, wait_for_turn

GAMES = ("blackmore", "broom_service", "grimoria", "witchdom", "witches")
LARGE: ViewportSize = {"width": 844, "height": 390}
SMALL: ViewportSize = {"width": 667, "height": 375}
# Four questions from the deal on, and in most games moments of later quarters.
FIRST_QUESTIONS = 4
LATER = {
    "blackmore": (0.3, 0.6, 0.9),
    "grimoria": (0.3, 0.6, 0.9),
    "witchdom": (0.3, 0.6, 0.9),
    "witches": (0.3, 0.6, 0.9),
}
LEAST_TOUCH = 40
# What would make somebody scroll, search or miss. A thing is in sight where its middle can be touched.
FAULTS = """least => {
    const page = document.documentElement;
    const faults = [];
    if (page.scrollWidth > innerWidth) faults.push(`${page.scrollWidth - innerWidth} px too wide`);
    if (page.scrollHeight > innerHeight) faults.push(`${page.scrollHeight - innerHeight} px too high`);
    const inSight = (thing) => {
        const { left, top, right, bottom } = thing.getBoundingClientRect();
        const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
        return inside && thing.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    };
    const need = [".status", ".acts", ".acts-row .button", ".bar .button"];
    for (const selector of need) {
        const things = [...document.querySelectorAll(`.table-page ${selector}`)].filter((one) => one.offsetWidth);
        if (things.length === 0 || !things.every(inSight)) faults.push(`${selector} out of sight`);
    }
    for (const { offsetWidth: wide, offsetHeight: high } of document.querySelectorAll(".table-page .acts-row .button"))
        if (Math.min(wide, high) < least) faults.push(`a button of ${wide} x ${high}`);
    if (![...document.querySelectorAll("[data-touch].can-act")].some(inSight)) faults.push("nothing glows in sight");
    const [board, beside] = [".stage", ".status"].map((one) => document.querySelector(one).getBoundingClientRect());
    if (board.right > beside.left) faults.push("the board is not beside the question");
    return faults;
}"""


def look(page: Page) -> None:
    """What was just dealt or shown may still be on its way; then nothing may be wrong."""
    page.evaluate("hand.rest()")
    assert page.evaluate(FAULTS, LEAST_TOUCH) == [], page.viewport_size


def go_on(page: Page) -> None:
    """Touches something that glows. Whether a finger hits it is the business of other tests."""
    before = page.evaluate("hand.moment()")
    page.locator(CAN).last.dispatch_event("click")
    page.evaluate("before => hand.outcome(before)", before)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_decided_out_of_sight(visit: Visit, seat: Seat, game: str) -> None:
    """What is sampled: the first questions of a game, and a moment of its later quarters."""
    players = 4 if game == "blackmore" else 3
    phone = {
        "viewport": LARGE,
        "has_touch": True,
        "is_mobile": True,
        "reduced_motion": "reduce",
        "locale": "de",
    }
    page = visit(quick=True, **phone)
    for part in (0.0, *LATER.get(game, ())):
        sit_down(page, seat(game, players, part))
        for _ in range(1 if part else FIRST_QUESTIONS):
            assert wait_for_turn(page)
            for size in (LARGE, SMALL):
                page.set_viewport_size(size)
                look(page)
            go_on(page)
