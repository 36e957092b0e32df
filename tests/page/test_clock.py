"""Slow games: a clock in the lobby, at the faces and at home; being told of one's turn; vacation."""

import re
from typing import Any

from playwright.sync_api import Page, Route, expect

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
    expect(host.locator(".own-time")).to_contain_text("left")
    host.evaluate("window.ahead = 270")
    expect(face).to_have_attribute("data-short", "true")
    expect(face.locator("[aria-hidden]")).to_have_text(re.compile(r"^\d+ s$"))
    check(host, "a short time")
    host.evaluate("window.ahead = 400")
    expect(face).to_contain_text("time is up")
    host.locator(".bar-home").click()
    expect(host.locator(".own-turn").first).to_contain_text("left")


# A browser that can be told something while the page is closed, as far as the page sees.
SUBSCRIBES = """{
    let made = null;
    const pushManager = {
        subscribe: async ({ applicationServerKey }) => made = {
            endpoint: "https://push.example/x",
            toJSON: () => ({ endpoint: made.endpoint, keys: { p256dh: String(applicationServerKey.length), auth: "a" } }),
            unsubscribe: async () => (made = null) === null,
        },
        getSubscription: async () => made,
    };
    const worker = { getRegistration: async () => ({ pushManager, showNotification: async () => {} }) };
    Object.defineProperty(navigator, "serviceWorker", { value: worker });
    window.Notification = class { static permission = "granted"; };
}"""
KEY = "BI1OIBX4DN5xC5jNhSayRWu_L9vgjfgIPLPZr7SQm6aSr7IWbO8BzwJzxwwY7nARlT4jaPWY09pzMbMax6_TZVY"


def test_whoever_waits_is_asked_and_subscribes_and_one_touch_ends_it(visit: Visit) -> None:
    pages = [visit(script=SUBSCRIBES)]
    pages.append(visit(open_table(pages[0], "blackmore", 2), script=SUBSCRIBES))
    told = {"push": KEY, "devices": 0, "mails": False, "mail": None, "quiet": None}
    told["vacation"] = {"until": None, "days": 21}
    sent: list[tuple[str, Any]] = []

    def hear(route: Route) -> None:
        sent.append((route.request.url.rpartition("/api/")[2], route.request.post_data_json))
        route.fulfill(status=204)

    for page in pages:
        page.route("**/api/guest/notices", lambda route: route.fulfill(json=told))
        page.route(re.compile("/api/guest/push"), hear)
    join(pages[1], pages[0])
    begin(pages[0])
    acting = next_to_act(*pages)
    waiting = pages[1] if acting is pages[0] else pages[0]
    waiting.locator(".alert-question").get_by_role("button", name="Yes").click()
    expect(waiting.get_by_role("button", name="Stop telling me")).to_be_visible()
    waiting.wait_for_function(
        "() => navigator.serviceWorker.getRegistration().then(one => one.pushManager.getSubscription())"
    )
    with waiting.expect_response("**/push/off"):
        waiting.get_by_role("button", name="Stop telling me").click()
    endpoint = "https://push.example/x"
    assert sent == [
        ("guest/push", {"endpoint": endpoint, "p256dh": "65", "auth": "a", "lang": "en"}),
        ("guest/push/off", {"endpoint": endpoint}),
    ]


def test_a_vacation_is_taken_and_ended(visit: Visit) -> None:
    page = visit()
    page.locator(".me-button").click()
    page.get_by_role("button", name="Go on vacation").click()
    slow = page.locator(".slow-games")
    expect(slow).to_contain_text("You are on vacation until")
    check(page, "on vacation")
    slow.get_by_role("button", name="I am back").click()
    expect(page.get_by_role("button", name="Go on vacation")).to_be_visible()
