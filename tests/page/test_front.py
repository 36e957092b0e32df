"""Coming in and coming back: one's own seat without the browser's storage, another device, home, a closed door."""

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Visit
from tests.page.lobby import open_table
from tests.page.playing import PHONE, check, cover, start_against_bots, wait_for_turn

# How much of what was there already moved while more came, as browsers measure it.
SHIFTS = """
    window.shifts = 0;
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
"""


def home_of(page: Page) -> str:
    return "/".join(page.url.split("/")[:3])


def test_a_seat_is_found_again_and_follows_to_a_phone(visit: Visit) -> None:
    page = visit()
    start_against_bots(page, players=2)
    assert wait_for_turn(page)
    table = page.url
    page.evaluate("localStorage.clear()")
    page.reload()
    assert wait_for_turn(page), "the cookie is enough"
    page.goto(home_of(page))
    own = page.locator(".continue .own-table[data-yours]")
    expect(own).to_contain_text("Your turn")
    check(page, "home with a game to go on with")
    page.locator(".me-button").click()
    page.locator("dialog[open] input").fill("Tiffany")
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".me-button")).to_contain_text("Tiffany")
    page.locator(".me-button").click()
    page.get_by_role("button", name="Show a code").click()
    code = page.locator(".share-code").inner_text()
    check(page, "oneself")
    # A device without any cookie stands before the door, which says how to get in.
    phone = visit(f"{home_of(page)}/#used", **PHONE)
    expect(phone.get_by_role("heading", name="This link was used before")).to_be_visible()
    check(phone, "the closed door")
    phone.get_by_label("Code from your other device").fill(code.upper())
    phone.get_by_role("button", name="Go in").click()
    expect(phone.locator(".me-button")).to_contain_text("Tiffany")
    phone.locator(".continue .own-table").click()
    assert wait_for_turn(phone) and phone.url == table


@pytest.mark.parametrize("lang", ["de", "en"])
def test_home_offers_to_play_without_scrolling_and_stands_still(visit: Visit, lang: str) -> None:
    page = visit(locale=lang, script=SHIFTS)
    open_table(page, "blackmore", 2)
    page.goto(home_of(page))
    for game in ("blackmore", "broom_service", "grimoria"):
        box = cover(page, game).locator(".cover-play").bounding_box()
        assert box is not None and box["y"] + box["height"] <= 800, game
    assert page.evaluate("window.shifts") < 0.02
    # The strength of bots where bots play; the main options where they matter.
    witchdom = cover(page, "witchdom").locator("select")
    level = witchdom.nth(1).input_value()
    witchdom.nth(0).select_option("1")
    expect(witchdom).to_have_count(3)  # how many, animals, and Ostara's level
    assert level == "witch" and witchdom.nth(2).input_value() == "1"
    witchdom.nth(2).select_option("3")
    with page.expect_request("**/api/tables") as made:
        cover(page, "witchdom").locator(".cover-play").click()
    assert '"solo_level":3' in (made.value.post_data or "")
