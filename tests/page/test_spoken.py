"""The spoken story: whoever hears the table is told all that the chronicle tells, in its order, and nothing twice."""

from playwright.sync_api import Page

from tests.page.conftest import Seat, Visit
from tests.page.playing import touch_first, wait_for_turn

LINE = ".chronicle-line"
HEAR = """
    window.heard = [];
    new MutationObserver((found) => {
        for (const { addedNodes } of found)
            for (const node of addedNodes)
                if (node.parentElement?.closest("[role=log]")) heard.push(node.textContent);
    }).observe(document, { childList: true, subtree: true });
"""


def told(page: Page) -> list[str]:
    """The chronicle, oldest line first."""
    return [line.strip() for line in reversed(page.locator(LINE).all_text_contents())]


def test_all_that_happens_is_read_out_once(visit: Visit, seat: Seat) -> None:
    """Also where bots move at once, and many rows come together. What is taken back is said to be, not told again."""
    page = visit(seat("blackmore", 4, 0.3), quick=True, script=HEAR)
    assert wait_for_turn(page)
    before = told(page)
    for _ in range(4):
        count = page.locator(LINE).count()
        touch_first(page)
        page.wait_for_function(
            "([line, count]) => document.querySelectorAll(line).length > count", arg=[LINE, count]
        )
        assert wait_for_turn(page)
    new = told(page)[len(before) :]
    assert len(new) > 8
    page.wait_for_function("end => heard.join(' ').endsWith(end)", arg=new[-1])
    assert page.evaluate("heard.join(' ')") == " ".join(new)
    page.evaluate("heard.length = 0")
    page.keyboard.press("u")
    take_back = page.get_by_role("dialog").get_by_role("button", name="Take it back")
    if take_back.count():
        take_back.click()
    page.wait_for_function("() => heard.length > 0")
    assert page.evaluate("heard.join(' ')") == "You take something back."
