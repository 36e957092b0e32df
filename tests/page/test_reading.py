"""Reading the page: both languages, every width, every kind of eyes, and no complaint of axe on any screen."""

import pytest
from playwright.sync_api import Route, expect

from tests.moments import LONG
from tests.page.conftest import Seat, Visit
from tests.page.playing import (
    MOST_TOUCHES,
    RESULT,
    check,
    cover,
    next_to_act,
    sit_down,
    start_against_bots,
    touch_first,
    wait_for_turn,
    walk,
)

NARROW = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
WIDE = {"viewport": {"width": 1280, "height": 800}}
# A key that has no words shows itself.
KEYS = """() => {
    window.hand.look = () => {
        const labels = [...document.querySelectorAll("[aria-label]")].map((thing) => thing.ariaLabel);
        const text = [document.body.innerText, ...labels].join(" ");
        const rooms = "page|shell|table|terminal|blackmore|broom_service|grimoria|witchdom|witches";
        return text.match(new RegExp(`\\\\b(${rooms})-[a-z]\\\\S*`, "g")) ?? [];
    };
}"""

COUNT_TRAVELS = """
    window.travels = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...all) { window.travels += 1; return animate.apply(this, all); };
"""


@pytest.mark.parametrize(
    ("size", "theme", "lang"),
    [(NARROW, "dark", "de"), (NARROW, "light", "en"), (WIDE, "dark", "en"), (WIDE, "light", "de")],
    ids=["360-dark-de", "360-light-en", "1280-dark-en", "1280-light-de"],
)
def test_every_screen_is_sound(
    visit: Visit, seat: Seat, size: dict[str, object], theme: str, lang: str
) -> None:
    page = visit(quick=True, color_scheme=theme, locale=lang, **size)
    page.wait_for_selector(".cover")
    check(page, "home")
    cover(page).locator(".cover-open").click()
    page.wait_for_selector(".seat-row:not(.is-open) input")
    page.locator(".seat-row.is-open .button.is-plain").first.click()
    page.wait_for_selector(".seat-row select")
    check(page, "lobby")
    page.goto("/".join(page.url.split("/")[:3]))
    page.wait_for_selector(".own-table")
    check(page, "home with tables")
    start_against_bots(page, players=6)
    assert wait_for_turn(page)
    check(page, "table")
    page.locator(".bar-actions .button").first.click()
    page.wait_for_selector(".rulebook .is-sought")
    check(page, "rulebook")
    page.locator("dialog.is-sheet[open] .dialog-head button").click()
    sit_down(page, seat("blackmore", 6, 0.95))
    walk(page)
    page.locator(".proof summary").click()
    page.locator(".proof .button").click()
    page.wait_for_selector(".proof-good")
    check(page, "end")


def test_the_shelf_stands_still(visit: Visit) -> None:
    """The games come together: one that moved up late would push others under the finger. No board is loaded yet."""
    page = visit()
    expect(page.locator(".cover")).to_have_count(5)
    seen: list[int] = []
    boards: list[str] = []

    def delay(route: Route) -> None:
        # All others are here by now.
        page.wait_for_load_state("load")
        seen.append(page.locator(".cover").count())
        route.continue_()

    page.route("**/games/blackmore/cover.js", delay)
    page.on("request", lambda request: boards.append(request.url) if "/board.js" in request.url else None)
    page.reload()
    expect(page.locator(".cover")).to_have_count(5)
    assert seen == [0] and boards == []


def test_settings_and_keys_are_sound(visit: Visit) -> None:
    page = visit()
    page.wait_for_selector(".cover")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    check(page, "settings")
    # What is told meanwhile lies above the dialog, not behind it.
    page.evaluate("""async () => {
        (await import("/web/shell/notes.js")).tell("info", "Something happened.");
        await hand.until(() => document.querySelector(".note-corner:popover-open .note"), "a note above the dialog");
    }""")
    page.get_by_role("button", name="Keys").click()
    expect(page.get_by_role("heading", name="Keys")).to_be_visible()
    check(page, "keys")


def test_german_and_english_switch_at_once(visit: Visit, seat: Seat) -> None:
    page = visit(locale="de")
    page.wait_for_selector(".cover")
    expect(cover(page).get_by_role("button", name="Sofort spielen")).to_be_visible()
    # Among people a card that is chosen waits for a second touch.
    table = seat("blackmore", 4, people=(0, 1))
    pages = [visit(table, at=at, locale="de") for at in (0, 1)]
    page = next_to_act(*pages)
    expect(page.locator(".hand")).to_have_attribute("aria-label", "Deine Hand, 6 Karten")
    chosen = page.locator(".hand .can-act").first
    chosen.click()
    page.get_by_role("button", name="English").click()
    expect(page.locator(".hand")).to_have_attribute("aria-label", "Your hand, 6 cards")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator(".acts .is-act")).to_contain_text("Play ")
    expect(page.get_by_text("Chronik", exact=True)).to_have_count(0)
    page.reload()
    expect(page.locator(".hand")).to_have_attribute("aria-label", "Your hand, 6 cards")


@pytest.mark.parametrize("lang", ["de", "en"])
def test_no_word_is_missing(visit: Visit, seat: Seat, lang: str) -> None:
    """What is sampled: the deal, the middle and the end of every game; all of each in a long run."""
    page = visit(quick=True, locale=lang, reduced_motion="reduce")
    page.wait_for_selector(".cover")
    page.evaluate(KEYS)
    assert page.evaluate("hand.look()") == []
    for game in ("blackmore", "broom_service", "grimoria", "witchdom", "witches"):
        for part, most in ((0.0, MOST_TOUCHES if LONG else 2), (0.5, 3), (0.97, MOST_TOUCHES)):
            sit_down(page, seat(game, 3, part))
            walk(page, most=most)
        page.wait_for_selector(RESULT)
        assert page.evaluate("hand.look()") == []


@pytest.mark.parametrize(("motion", "still"), [("reduce", True), ("no-preference", False)])
def test_things_travel_unless_motion_is_unwanted(visit: Visit, seat: Seat, motion: str, still: bool) -> None:
    page = visit(seat("blackmore", 4), reduced_motion=motion, script=COUNT_TRAVELS)
    for _ in range(2):
        assert wait_for_turn(page)
        touch_first(page)
    assert wait_for_turn(page)
    assert (page.evaluate("window.travels") == 0) is still
    turning = page.evaluate("getComputedStyle(document.querySelector('.wheel-turning')).transitionDuration")
    assert (turning == "0s") is still


def test_forced_colours(visit: Visit, seat: Seat) -> None:
    page = visit(seat("blackmore", 4), forced_colors="active")
    assert wait_for_turn(page)
    card = page.locator(".hand .can-act").first
    assert card.evaluate("e => getComputedStyle(e).outlineStyle") == "solid", "what can be done is marked"
    drawn = "e => getComputedStyle(e.querySelector('.card')).forcedColorAdjust"
    assert card.evaluate(drawn) == "none", "cards keep their colours"
    touch_first(page)
    assert wait_for_turn(page)
