"""Reading the page: both languages, every width, every kind of eyes, and no complaint of axe on any screen."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Route, expect

from tests.page.conftest import Visit
from tests.page.playing import cover, play_to_the_end, start_against_bots, touch_first, wait_for_turn

NARROW = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
WIDE = {"viewport": {"width": 1280, "height": 800}}

COUNT_TRAVELS = """
    window.travels = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...all) { window.travels += 1; return animate.apply(this, all); };
"""


def check(page: Page, screen: str) -> None:
    """No violation that axe knows, and nothing that sticks out to the side."""
    page.wait_for_timeout(350)  # motion that is under way would be measured half-way
    found = Axe().run(page).response["violations"]
    told = [f"{screen}: {rule['id']}: {[node['html'][:160] for node in rule['nodes'][:3]]}" for rule in found]
    assert told == []
    width = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width[0] <= width[1], f"{screen} is {width[0]} px wide on a screen of {width[1]} px"


@pytest.mark.parametrize(
    ("size", "theme", "lang"),
    [(NARROW, "dark", "de"), (NARROW, "light", "en"), (WIDE, "dark", "en"), (WIDE, "light", "de")],
    ids=["360-dark-de", "360-light-en", "1280-dark-en", "1280-light-de"],
)
def test_every_screen_is_sound(visit: Visit, size: dict[str, object], theme: str, lang: str) -> None:
    page = visit(color_scheme=theme, locale=lang, **size)
    page.wait_for_selector(".cover")
    check(page, "home")
    cover(page).locator(".cover-actions .button").nth(1).click()
    page.locator(".seat-row.is-open .button").first.click()
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
    play_to_the_end(page, touch_first)
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
        page.wait_for_timeout(400)
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
    check(page, "settings")
    page.get_by_role("button", name="Keys").click()
    check(page, "keys")


def test_german_and_english_switch_at_once(visit: Visit) -> None:
    page = visit(locale="de")
    page.wait_for_selector(".cover")
    expect(cover(page).get_by_role("button", name="Sofort spielen")).to_be_visible()
    start_against_bots(page)
    assert wait_for_turn(page)
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
def test_no_word_is_missing(visit: Visit, lang: str) -> None:
    """A key that has no words shows itself."""
    page = visit(locale=lang)
    page.wait_for_selector(".cover")
    start_against_bots(page, players=6)
    seen = [page.locator("body").inner_text()]

    def turn(table: Page) -> None:
        labels = table.evaluate(
            "[...document.querySelectorAll('[aria-label]')].map(e => e.ariaLabel).join(' ')"
        )
        seen.extend([labels, table.locator("body").inner_text()])
        touch_first(table)

    play_to_the_end(page, turn)
    seen.append(page.locator("body").inner_text())
    for text in seen:
        for prefix in ("page-", "blackmore-", "shell-", "table-"):
            assert prefix not in text, text


@pytest.mark.parametrize(("motion", "still"), [("reduce", True), ("no-preference", False)])
def test_things_travel_unless_motion_is_unwanted(visit: Visit, motion: str, still: bool) -> None:
    page = visit(reduced_motion=motion)
    page.add_init_script(COUNT_TRAVELS)
    page.reload()
    page.wait_for_selector(".cover")
    start_against_bots(page)
    for _ in range(2):
        assert wait_for_turn(page)
        touch_first(page)
    assert wait_for_turn(page)
    assert (page.evaluate("window.travels") == 0) is still
    turning = page.evaluate("getComputedStyle(document.querySelector('.wheel-turning')).transitionDuration")
    assert (turning == "0s") is still


def test_forced_colours(visit: Visit) -> None:
    page = visit(forced_colors="active")
    page.wait_for_selector(".cover")
    start_against_bots(page)
    assert wait_for_turn(page)
    card = page.locator(".hand .can-act").first
    assert card.evaluate("e => getComputedStyle(e).outlineStyle") == "solid", "what can be done is marked"
    drawn = "e => getComputedStyle(e.querySelector('.card')).forcedColorAdjust"
    assert card.evaluate(drawn) == "none", "cards keep their colours"
    touch_first(page)
    assert wait_for_turn(page)
