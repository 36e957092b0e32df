"""A clock: agreed on in the lobby, shown at the faces and at home."""

import re

from playwright.sync_api import Page, expect

from tests.page.conftest import Visit
from tests.page.lobby import begin, is_picked, join, open_table, pick
from tests.page.playing import check, next_to_act, touch_first

# The page's own clock, put forward by so many seconds.
AHEAD = """{
    const steady = performance.now.bind(performance);
    window.ahead = 0;
    performance.now = () => steady() + 1000 * window.ahead;
}"""


def agree(visit: Visit) -> tuple[Page, Page]:
    host = visit(script=AHEAD)
    guest = visit(open_table(host, "blackmore", 2))
    join(guest, host)
    pick(host, "How much time does everybody have?", "For each turn")
    is_picked(host, "Time", "1 day")
    pick(host, "Time", "5 minutes")
    pick(host, "When the time is up …", "the game waits")
    told = guest.locator(".panel").filter(has_text="Time to think")
    expect(told).to_contain_text("5 minutes for each turn.")
    expect(told).to_contain_text("the game waits.")
    check(host, "a clock to agree on")
    return host, guest


def test_a_clock_is_agreed_on_shown_and_counted(visit: Visit) -> None:
    host, guest = agree(visit)
    begin(host)
    for page in (host, guest):
        page.wait_for_selector(".hand [data-touch]")
        # Only whoever is asked uses time, and everybody sees how much.
        expect(page.locator(".medallion-time")).to_have_count(1)
    if next_to_act(host, guest) is guest:
        touch_first(guest)
    face = host.locator(".medallion-time")
    expect(face).to_contain_text("left")
    host.evaluate("window.ahead = 270")
    expect(face).to_have_attribute("data-short", "true")
    expect(face.locator("[aria-hidden]")).to_have_text(re.compile(r"^\d+ s$"))
    check(host, "a short time")
    host.evaluate("window.ahead = 400")
    expect(face).to_contain_text("time is up")
    host.locator(".bar-home").click()
    expect(host.locator(".own-turn").first).to_contain_text("left")
