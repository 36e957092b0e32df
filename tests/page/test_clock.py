"""Slow games: a clock in the lobby, at the faces and at home; being told of one's turn; vacation."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.page.conftest import Server, Table, Visit
from tests.page.lobby import begin, is_picked, join, open_table, pick
from tests.page.playing import check, load_table, next_to_act, touch_first
from tests.page.test_screens import GAMES, MEASURE, Screen, look_at

# The page's own clock, put forward by so many seconds.
AHEAD = """{
    const steady = performance.now.bind(performance);
    window.ahead = 0;
    performance.now = () => steady() + 1000 * window.ahead;
}"""

# Whose time it is that goes by.
RUNNING = """async (table) => {
    const { clock } = await (await fetch(`/api/tables/${table}`)).json();
    return clock.seats.flatMap((time, seat) => (time.running ? [seat] : []));
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


@pytest.mark.parametrize("game", GAMES)
def test_everybodys_time_is_seen_on_a_phone_and_covers_nothing(
    visit: Visit, server: Server, chance: int, game: str
) -> None:
    page = visit(locale="de", has_touch=True, reduced_motion="reduce", script=MEASURE + AHEAD)
    page.wait_for_selector(".cover")
    wanted = {
        "game": game,
        "players": 4,
        "seed": chance,
        "options": {},
        "people": [0, 1, 2, 3],
        "played_by": "thumb",
        "bots": "random",
        "part": 0.3,
        "asks": [],
        "fullest": {},
        "games": 1,
        "clock": {"per": "game", "seconds": 600, "bonus": 10, "then": "wait"},
    }
    found = json.loads(server.ask(json.dumps(wanted)))
    load_table(page, Table(game, found["address"], {0: found["tokens"]["0"]}))
    page.wait_for_selector(".own-time")
    # Whoever waits would be asked whether they want to be told.
    page.evaluate("async () => { (await import('/web/shell/settings.js')).alerts.value = false; }")
    running = page.evaluate(RUNNING, page.url.rpartition("/")[2])
    for screen in (Screen(390, 844), Screen(667, 375)):
        page.evaluate("window.ahead = 0")
        expect(page.locator(".time-left[data-short]")).to_have_count(0)
        for ahead in (0, 10_000):
            page.evaluate(f"window.ahead = {ahead}")
            late = page.locator(".time-left:visible").filter(has_text="Zeit um")
            expect(late).not_to_have_count(0) if ahead else expect(late).to_have_count(0)
            assert look_at(page, screen) == []
            for seat in range(1, 4):
                time = page.locator(f'[data-seat="{seat + 1}"] .time-left:visible').first
                expect(time, str(screen)).to_be_visible()
                # Only the time of whoever is asked goes by.
                told = expect(time)
                up = ahead and seat in running
                told.to_contain_text("Zeit um") if up else told.not_to_contain_text("Zeit um")


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
