"""Coming in and coming back: one's own seat without the browser's storage, another device, home, a closed door."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Response, expect

from tests.page.conftest import Visit
from tests.page.lobby import begin, is_picked, join, open_table, pick
from tests.page.playing import (
    PHONE,
    check,
    cover,
    next_to_act,
    start_against_bots,
    touch_first,
    wait_for_turn,
)

# How much of what was there already moved while more came, as browsers measure it, and which letters were still to come
# when the first words stood there.
SHIFTS = """
    window.shifts = 0;
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
    new MutationObserver((list, observer) => {
        if (!document.querySelector("#page > *")) return;
        window.late = [...document.fonts].filter((font) => font.status !== "loaded").map((font) => font.family);
        observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
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
    page.get_by_role("textbox", name="Your name").fill("Tiffany")
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
    # What was theirs can be deleted, table by table or all at once.
    phone.goto(home_of(phone))
    phone.get_by_role("button", name="The Witches of Blackmore: delete this table").click()
    phone.get_by_role("button", name="Delete the table").click()
    expect(phone.locator(".own-table")).to_have_count(0)
    phone.locator(".me-button").click()
    phone.get_by_role("button", name="Delete everything").click()
    phone.get_by_role("button", name="Yes, delete everything").click()
    expect(phone.get_by_role("heading", name="The door is closed")).to_be_visible()


@pytest.mark.parametrize("lang", ["de", "en"])
def test_home_offers_to_play_without_scrolling_and_stands_still(visit: Visit, lang: str) -> None:
    page = visit(locale=lang, script=SHIFTS, fresh=True)
    open_table(page, "blackmore", 2)
    page.goto(home_of(page))
    for game in ("blackmore", "broom_service", "grimoria"):
        box = cover(page, game).locator(".cover-play").bounding_box()
        assert box is not None and box["y"] + box["height"] <= 800, game
    assert page.evaluate("window.shifts") < 0.02 and page.evaluate("window.late") == []
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


# A browser that lets notices through, and a person who looks elsewhere.
ELSEWHERE = """
    window.notices = [];
    window.Notification = class { constructor(title, more) { window.notices.push(more.body); } close() {} };
    window.Notification.permission = "granted";
    window.looks = false;
    Object.defineProperty(document, "hidden", { get: () => !window.looks });
"""


def test_what_one_has_set_follows_to_another_device(visit: Visit) -> None:
    def tells(value: str) -> Callable[[Response], bool]:
        return lambda heard: "/api/guest/settings" in heard.url and value in (heard.request.post_data or "")

    desk = visit()
    desk.get_by_role("button", name="Settings").click()
    pick(desk, "Sound", "on")
    with desk.expect_response(tells("light")):
        pick(desk, "Look", "Day")
    told = desk.evaluate("fetch('/api/guest/code', { method: 'POST' }).then(answer => answer.json())")
    phone = visit(**PHONE)
    expect(phone.locator("html")).not_to_have_attribute("data-theme", re.compile("."))
    phone.goto(f"{home_of(desk)}/#device={told['code']}")
    phone.reload()  # only behind the hash was something new
    phone.get_by_role("button", name="Yes").click()
    expect(phone.locator("html")).to_have_attribute("data-theme", "light")
    phone.get_by_role("button", name="Settings").click()
    is_picked(phone, "Sound", "off")
    with phone.expect_response(tells('"de"')):
        pick(phone, "Language", "Deutsch")
    desk.reload()
    expect(desk.locator("html")).to_have_attribute("lang", "de")
    expect(desk.locator("html")).to_have_attribute("data-theme", "light")


# The house hears of the first change only when it is told to.
HELD = """{
    const fetched = window.fetch;
    const held = new Promise((done) => { window.hear = done; });
    window.told = [];
    window.fetch = async (path, how) => {
        if (path !== "/api/guest/settings") return fetched(path, how);
        told.push("asked");
        await held;
        const answer = await fetched(path, how);
        told.push("answered");
        return answer;
    };
}"""


def test_of_two_settings_the_first_is_told_first(visit: Visit) -> None:
    page = visit(script=HELD)
    page.get_by_role("button", name="Settings").click()
    pick(page, "Look", "Day")
    pick(page, "Language", "Deutsch")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.evaluate("hear()")
    page.wait_for_function("() => told.filter((one) => one === 'answered').length > 1")
    told = page.evaluate("told")
    # There may be more, and the last is perhaps on its way; but never two at once.
    assert told == (["asked", "answered"] * len(told))[: len(told)]


def test_whoever_waits_is_asked_once_and_told_of_their_turn(visit: Visit) -> None:
    host = visit(script=ELSEWHERE)
    guest = visit(open_table(host, "blackmore", 2), script=ELSEWHERE)
    join(guest, host)
    begin(host)
    for page in (host, guest):
        page.wait_for_selector(".hand [data-touch]")
    first = next_to_act(host, guest)
    second = guest if first is host else host
    expect(first).to_have_title(re.compile("^● Your turn"))
    expect(second).not_to_have_title(re.compile("Your turn"))
    question = second.locator(".alert-question")
    expect(question).to_contain_text("Shall I tell you")
    check(second, "being asked about alerts")
    question.get_by_role("button", name="Yes").click()
    expect(question).to_have_count(0)
    touch_first(first)
    expect(second).to_have_title(re.compile("^● Your turn"))
    expect(second.locator("link[rel=icon]")).to_have_attribute("href", "/web/icon-turn.svg")
    second.wait_for_function("() => window.notices.length > 0")
    assert second.evaluate("window.notices") == ["Your turn: The Witches of Blackmore"]
    assert first.evaluate("window.notices") == [], "nobody is told who was not asked"
    # Whoever looks at the table sees it there.
    second.evaluate("window.looks = true")
    touch_first(second)
    while next_to_act(host, guest) is second:
        touch_first(second)
    expect(second).not_to_have_title(re.compile("Your turn"))
    while next_to_act(host, guest) is first:
        touch_first(first)
    expect(second).to_have_title(re.compile("^● Your turn"))
    second.evaluate("navigator.serviceWorker?.getRegistration?.()")
    assert second.evaluate("window.notices.length") == 1
    second.get_by_role("button", name="Stop telling me").click()
    touch_first(second)
    expect(second.locator(".alert-question")).to_have_count(0)


# What was ever shown of what people say: it goes by itself, and who looks later sees nothing.
SAID = """
    window.said = [];
    new MutationObserver(() => {
        for (const one of document.querySelectorAll(".saying")) if (!said.includes(one)) said.push(one);
    }).observe(document, { childList: true, subtree: true });
"""


def test_everybody_reads_a_phrase_in_their_own_language(visit: Visit) -> None:
    host = visit(script=SAID)
    guest = visit(open_table(host, "blackmore", 2), locale="de", script=SAID, **PHONE)
    join(guest, host, "tap")
    begin(host)
    guest.wait_for_selector(".hand [data-touch]")

    def speak(phrase: str) -> None:
        host.get_by_role("button", name="Say something").click()
        host.locator("dialog[open]").get_by_role("button", name=phrase).click()

    speak("Nice move!")
    expect(guest.locator(".saying")).to_contain_text("Schöner Zug!")
    # It lies over the table and lets touches through.
    expect(guest.locator(".sayings")).to_have_css("pointer-events", "none")
    check(guest, "something was said")
    expect(host.locator(".chronicle")).to_contain_text("You: 👍 Nice move!")
    assert host.evaluate("said.length") == 0, "one knows what one has said"
    guest.get_by_role("button", name="Etwas sagen").tap()
    check(guest, "what can be said")
    guest.get_by_role("button", name="stumm").tap()
    guest.locator("dialog[open] .dialog-head button").tap()
    expect(guest.locator(".saying")).to_have_count(0)
    speak("Bravo!")
    expect(host.locator(".chronicle")).to_contain_text("Bravo!")
    touch_first(next_to_act(host, guest))  # the guest's page has had news since, and shows no word of it
    guest.get_by_role("button", name="Chronik").tap()
    expect(guest.locator(".chronicle")).to_be_visible()
    expect(guest.locator(".chronicle")).not_to_contain_text("Schöner Zug!")
    assert guest.evaluate("said.length") == 1
