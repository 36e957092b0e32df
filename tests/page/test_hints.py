"""Hints on the page: why, beside the board and never on it, until the position is another one."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Seat, Visit
from tests.page.playing import wait_for_turn

DESK: Final = {"width": 1280, "height": 800}
PHONE: Final = {"width": 390, "height": 844}
PLACES: Final = """() => [...document.querySelectorAll(".stage, .hand, .acts, [data-spot]")].map((thing) => {
    const box = thing.getBoundingClientRect();
    return [thing.dataset.spot ?? thing.className, box.x, box.y, box.width, box.height].map(String).join(" ");
})"""


def still(page: Page) -> list[str]:
    """Where everything lies, once nothing travels any more."""
    before: list[str] = []
    while before != (found := page.evaluate(PLACES)):
        before = found
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return before


@pytest.mark.parametrize("game", ["blackmore", "broom_service", "witches"])
def test_a_hint_moves_nothing_on_the_board(visit: Visit, seat: Seat, game: str) -> None:
    table = seat(game, 3, 0.4)
    desk, phone = (visit(table, viewport=size, reduced_motion="reduce") for size in (DESK, PHONE))
    for page in (desk, phone):
        assert wait_for_turn(page)
        before = still(page)
        page.keyboard.press("h")
        expect(page.locator(".thought-why, .hint-why").first).not_to_be_empty()
        expect(page.locator(".hinted").first).to_be_visible()
        assert [place.replace(" hinted", "") for place in still(page)] == before
    phone.locator(".hint-open").click()
    expect(phone.locator("dialog[open] .thought").first).to_be_visible()
    chances = desk.locator(".thought-chance").all_inner_texts()
    assert "%" in chances[0]
    figures = [int(text.split("%")[0]) for text in chances if "%" in text]
    assert figures == sorted(figures, reverse=True)


def test_pointing_at_a_thought_outlines_its_things(visit: Visit, seat: Seat) -> None:
    page = visit(seat("blackmore", 3, 0.4))
    assert wait_for_turn(page)
    page.keyboard.press("h")
    expect(page.locator(".thought")).not_to_have_count(0)
    for thought in page.locator(".thought").all():
        thought.hover()
        card = (thought.locator("b").inner_text()).removeprefix("Play ")
        expect(page.locator(".hinted")).to_have_attribute("aria-label", f"{card}, can be chosen")
    page.get_by_role("button", name="Close").click()
    expect(page.locator(".hinted")).to_have_count(0)


def test_a_hint_stays_while_others_still_choose(visit: Visit, seat: Seat) -> None:
    """What somebody else puts down in secret changes nothing for who has asked; one's own choice does."""
    table = seat("grimoria", 2, people=(0, 1))
    host, guest = visit(table, at=0), visit(table, at=1)
    for page in (host, guest):
        assert wait_for_turn(page)
    host.keyboard.press("h")
    expect(host.locator(".thought").first).to_be_visible()
    shown = host.locator(".thoughts").inner_text()
    guest.locator(".can-act").first.click()
    guest.locator(".acts .is-act").first.click()
    expect(guest.locator(".can-act")).to_have_count(0)
    expect(host.locator(".gr-badge.is-sealed")).to_have_count(1)
    assert host.locator(".thoughts").inner_text() == shown
    expect(host.locator(".hinted").first).to_be_visible()
    host.locator(".thought").first.click()
    host.locator(".acts .is-act").first.click()
    expect(host.locator(".thought")).to_have_count(0)
