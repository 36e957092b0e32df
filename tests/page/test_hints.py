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


# Of the reason: whether all of it is in sight, and what of the things that the hint names lies below it.
READ: Final = """() => {
    const line = document.querySelector(".hint-line"), why = document.querySelector(".hint-why");
    const [box, own] = [line.getBoundingClientRect(), why.getBoundingClientRect()];
    const cut = why.scrollWidth > why.clientWidth || getComputedStyle(why).whiteSpace === "nowrap";
    const inside = own.top >= box.top && own.bottom <= box.bottom && box.top >= 0 && box.bottom <= innerHeight;
    const named = [...document.querySelectorAll(".hinted")].map((thing) => thing.getBoundingClientRect());
    const below = named.filter((thing) => thing.bottom > box.top && thing.top < box.bottom
        && thing.right > box.left && thing.left < box.right);
    return { cut, inside, covered: below.length, height: own.height };
}"""


# Whatever the reason is, it is as long as reasons get.
LENGTHEN: Final = """() => {
    const sheet = new CSSStyleSheet();
    const long = "That brings you a lot. ".repeat(6);
    sheet.replaceSync(`.hint-why { font-size: 0 } .hint-why::after { font-size: 15px; content: "${long}" }`);
    document.adoptedStyleSheets.push(sheet);
}"""


@pytest.mark.parametrize("viewport", [PHONE, {"width": 844, "height": 390}], ids=["upright", "across"])
@pytest.mark.parametrize("game", ["blackmore", "witchdom"])
def test_a_reason_is_read_whole_on_a_phone(
    visit: Visit, seat: Seat, game: str, viewport: dict[str, int]
) -> None:
    """It grows over what lies beside it, never over what it is about; with the next touch it is a line again."""
    page = visit(
        seat(game, 3, 0.4), viewport=viewport, has_touch=True, is_mobile=True, reduced_motion="reduce"
    )
    assert wait_for_turn(page)
    before = still(page)
    page.evaluate(LENGTHEN)
    page.keyboard.press("h")
    expect(page.locator(".hinted").first).to_be_visible()
    read = page.evaluate(READ)
    assert not read["cut"] and read["inside"] and read["covered"] == 0 and read["height"] > 36, read
    page.locator(".acts-advice").tap()
    expect(page.locator(".hint-line:not(.is-whole)")).to_have_count(1)
    assert page.evaluate(READ)["cut"]
    assert [place.replace(" hinted", "") for place in still(page)] == before


def test_the_sheet_of_a_hint_goes_by_itself(visit: Visit, seat: Seat) -> None:
    """With Escape wherever the keyboard is, with a touch beside it, and with a move that is chosen there."""
    page = visit(seat("blackmore", 3, 0.4), viewport=PHONE, has_touch=True, is_mobile=True)
    assert wait_for_turn(page)
    page.keyboard.press("h")
    sheet = page.locator("dialog[open]")

    def open_sheet() -> None:
        page.locator(".hint-open").tap()
        expect(sheet.locator(".thought").first).to_be_visible()

    open_sheet()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    # The next Escape is for what is open then, here the rules.
    page.locator(".wheel").focus()
    page.keyboard.press("i")
    page.locator(".tip .rule-link").tap()
    expect(page.locator(".rulebook .is-sought")).to_be_focused()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    open_sheet()
    sheet.get_by_role("heading").tap()
    expect(sheet).to_have_count(1)
    page.locator(".bar-progress").tap()
    expect(sheet).to_have_count(0)
    open_sheet()
    sheet.locator(".thought").first.tap()
    expect(sheet).to_have_count(0)
