"""The review of a finished game on the page: seen, stopped, looked into, tried, and played on from."""

import re

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Seat, Server, Visit
from tests.page.playing import check
from tests.page.server import THOROUGH
from tests.page.test_reading import NARROW, WIDE


@pytest.mark.parametrize(
    ("size", "theme", "lang"), [(NARROW, "light", "de"), (WIDE, "dark", "en")], ids=["phone", "desktop"]
)
def test_a_game_is_reviewed(
    visit: Visit, seat: Seat, server: Server, size: dict[str, object], theme: str, lang: str
) -> None:
    server.ask(THOROUGH)
    page = visit(seat("blackmore", 2, 1.0, played_by="random"), color_scheme=theme, locale=lang, **size)
    page.locator(".end-actions .button", has_text=re.compile("Review the game|Partie besprechen")).click()
    # It is shown while it is still thought over, and can be stopped.
    expect(page.locator(".review-moment")).not_to_have_count(0)
    page.locator(".review-progress .button").click()
    page.wait_for_selector('[data-review="stopped"]')
    expect(page.locator(".curve-line.is-own")).to_be_visible()
    parts = [
        int(re.sub(r"[^\d-]", "", text.replace("−", "-")))
        for text in page.locator(".review-value").all_inner_texts()
    ]
    assert sum(parts[:-1]) == parts[-1]
    check(page, "review")
    # It has an address of its own.
    page.reload()
    page.wait_for_selector(".review-moment")
    # What is tried below is thought over by the same process.
    page.locator(".review-progress .button").click()
    page.wait_for_selector('[data-review="stopped"]')

    # Somebody who looks for a better move is told how good theirs is, and then which one is best.
    page.locator(".review-moment .button.is-act").first.click()
    page.wait_for_selector(".review-place")
    check(page, "a decision")
    page.locator(".can-act").last.press("Enter")
    page.locator(".acts-move .button.is-act").first.click()
    expect(page.locator(".status")).to_contain_text(
        re.compile("winning chance|nothing better|as good|Gewinnchance|nichts Besseres|Genauso gut")
    )
    show = page.get_by_role("button", name=re.compile("Show the best move|Zeig den besten Zug"))
    if show.count():
        show.click()
    expect(page.locator(".review-solution")).to_be_visible()
    expect(page.locator(".hinted")).not_to_have_count(0)

    # Back by a key, and on from there at a table of one's own.
    page.keyboard.press("Escape")
    page.wait_for_selector(".review-moment")
    page.locator(".review-moment").first.get_by_role("button").nth(1).click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".status.is-yours")).to_be_visible()
