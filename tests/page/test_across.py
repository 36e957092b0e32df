"""A phone held across: every game is decided without moving the page, on a large phone and on a small one."""

import json

import pytest
from playwright.sync_api import Page, ViewportSize
from playwright.sync_api import TimeoutError as TooLong

from tests.page.conftest import Visit
from tests.page.playing import PATIENCE, RESULT, cover

GAMES = ("blackmore", "broom_service", "grimoria", "witchdom", "witches")
LARGE: ViewportSize = {"width": 844, "height": 390}
SMALL: ViewportSize = {"width": 667, "height": 375}
ENOUGH_QUESTIONS = 4
CAN = "[data-touch].can-act"
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
ASKED = f"""() => JSON.stringify([
    document.querySelector(".status")?.textContent,
    [...document.querySelectorAll("{CAN}")].map((thing) => thing.dataset.touch),
])"""


def begin(visit: Visit, game: str) -> Page:
    page = visit(viewport=LARGE, has_touch=True, is_mobile=True, reduced_motion="reduce", locale="de")
    kept = json.dumps(json.dumps({"quick": True}))
    page.add_init_script(f"localStorage.setItem('hexenkessel-settings', {kept})")
    page.reload()
    page.wait_for_selector(".cover")
    cover(page, game).locator("select").nth(1).select_option("random")
    cover(page, game).locator(".is-act").click()
    page.wait_for_selector(".stage")
    return page


def look(page: Page) -> None:
    """What was just dealt or shown may still be on its way; then nothing may be wrong."""
    try:
        page.wait_for_function(f"least => ({FAULTS})(least).length === 0", arg=LEAST_TOUCH, timeout=PATIENCE)
    except TooLong:
        assert page.evaluate(FAULTS, LEAST_TOUCH) == [], page.viewport_size


def go_on(page: Page) -> None:
    """Touches something that glows. Whether a finger hits it is the business of other tests."""
    before = page.evaluate(ASKED)
    page.locator(CAN).last.dispatch_event("click")
    try:
        page.wait_for_function(f"before => ({ASKED})() !== before", arg=before, timeout=PATIENCE)
    except TooLong:
        return  # the touch fell into a redraw; the next one is as good


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_decided_out_of_sight(visit: Visit, game: str) -> None:
    page = begin(visit, game)
    for _ in range(ENOUGH_QUESTIONS):
        page.wait_for_selector(f"{CAN}, {RESULT}")
        assert page.locator(RESULT).count() == 0, "the game is over before enough was seen"
        for size in (LARGE, SMALL):
            page.set_viewport_size(size)
            look(page)
        go_on(page)
