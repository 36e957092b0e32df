"""Whole games as people play them: with the keyboard alone, with a finger, and several together."""

import re

from playwright.sync_api import Page, expect

from tests.page.conftest import Visit
from tests.page.playing import (
    PLAYABLE,
    cover,
    play_to_the_end,
    points,
    start_against_bots,
    touch_first,
    wait_for_turn,
)

TRICKS_OF_FOUR = 14
ALL_POINTS = 270
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

WHERE_IS_FOCUS = """selector => {
    const here = document.activeElement;
    const box = (element) => { const r = element.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; };
    const goals = [...document.querySelectorAll(selector)];
    if (goals.length === 0) return { there: false, gone: true };
    if (goals.includes(here)) return { there: true };
    if (!here.dataset.spot) return { there: false, outside: true };
    const [x, y] = box(here);
    const [gx, gy] = goals.map(box).sort((a, b) => Math.hypot(a[0] - x, a[1] - y) - Math.hypot(b[0] - x, b[1] - y))[0];
    return { there: false, dx: gx - x, dy: gy - y };
}"""


def tab_to(page: Page, test: str) -> None:
    """Presses Tab until the focused element passes the test."""
    for _ in range(60):
        if page.evaluate(f"() => {{ const here = document.activeElement; return {test}; }}"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reached {test}")


def steer_to(page: Page, selector: str) -> None:
    """Presses arrows until something that fits has the focus."""
    for attempt in range(40):
        focus = page.evaluate(WHERE_IS_FOCUS, selector)
        if focus["there"] or focus.get("gone"):
            return
        if focus.get("outside"):
            tab_to(page, "Boolean(here.dataset.spot)")
            continue
        across = abs(focus["dx"]) > abs(focus["dy"])
        # Now and then the other way, so that nothing in between keeps the focus for ever.
        if attempt % 5 == 4:
            across = not across
        if across:
            page.keyboard.press("ArrowRight" if focus["dx"] > 0 else "ArrowLeft")
        else:
            page.keyboard.press("ArrowDown" if focus["dy"] > 0 else "ArrowUp")
    raise AssertionError(f"no arrow led to {selector}")


def turn_by_keyboard(page: Page) -> None:
    steer_to(page, PLAYABLE)
    page.keyboard.press("Enter")
    expect(page.locator(".chosen:focus")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".chosen")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.locator(".acts .is-act")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".chosen")).to_have_count(0)


def test_a_full_game_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    page.wait_for_selector(".cover")
    tab_to(page, "here.localName === 'select' && here.value === 'witch'")
    page.keyboard.type("Rule of")
    tab_to(page, "here.textContent === 'Play now'")
    page.keyboard.press("Enter")
    page.wait_for_selector(".stage")
    tab_to(page, "Boolean(here.dataset.spot)")
    page.keyboard.press("Tab")
    assert not page.evaluate("Boolean(document.activeElement.dataset.spot)"), "the board is one tab stop"
    page.keyboard.press("Shift+Tab")
    assert wait_for_turn(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    turns = play_to_the_end(page, turn_by_keyboard)
    assert turns >= TRICKS_OF_FOUR - 1  # with an empty trump pile one may sit out the last trick (BM-8.5)
    assert 0 < sum(points(page)) <= ALL_POINTS
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_full_game_by_touch_on_a_phone(visit: Visit) -> None:
    page = visit(locale="de", **PHONE)
    page.wait_for_selector(".cover")
    start_against_bots(page)
    assert wait_for_turn(page)
    for always_there in (".wheel", ".trump-card", ".hand", ".status"):
        box = page.locator(always_there).first.bounding_box()
        assert box is not None and box["y"] >= 0 and box["y"] + box["height"] <= 844 + 12, always_there
    turns = play_to_the_end(page, lambda table: touch_first(table, "tap"))
    assert turns >= TRICKS_OF_FOUR - 1
    assert 0 < sum(points(page)) <= ALL_POINTS


def sit_and_open(host: Page, players: int) -> str:
    host.wait_for_selector(".cover")
    cover(host).locator("select").nth(0).select_option(str(players))
    cover(host).get_by_role("button", name="Open a table").click()
    host.get_by_role("button", name="Sit here").first.click()
    expect(host.get_by_text(f"1 of {players} seats taken")).to_be_visible()
    return host.url


def test_two_people_and_a_spectator(visit: Visit) -> None:
    host = visit()
    address = sit_and_open(host, 6)
    guest = visit(address, locale="de", **PHONE)
    guest.get_by_role("button", name="Hier sitzen").first.tap()
    expect(host.get_by_text("2 of 6 seats taken")).to_be_visible()
    expect(host.get_by_role("button", name="Let’s begin")).to_have_attribute("aria-disabled", "true")
    host.get_by_role("button", name="Fill up with bots").click()
    for level in host.locator(".seat-row select").all():
        level.select_option("thumb")
    watcher = visit(address)
    guest.get_by_role("button", name="Los geht’s").tap()
    watcher.wait_for_selector(".stage")
    expect(watcher.locator(".hand")).to_have_count(0)
    expect(watcher.get_by_text("You are watching.")).to_be_visible()

    while wait_for_turn(page := next_to_act(host, guest)):
        touch_first(page, "tap" if page is guest else "click")
        assert watcher.locator("[data-touch^='hand:']").count() == 0, "who watches sees no hand"
    for page in (host, guest, watcher):
        page.wait_for_selector("dialog.is-modal[open] .ranking")
    assert points(host) == points(guest) == points(watcher)
    assert host.locator(".chronicle-line", has_text="from the stack").count() > 0
    assert watcher.locator(".chronicle-line", has_text="from the stack").count() == 0, "BM-11.4"
    assert re.search("gewinn", guest.locator("dialog.is-modal[open] h2").inner_text())
    assert re.search("win", watcher.locator("dialog.is-modal[open] h2").inner_text())

    host.get_by_role("button", name="Rematch").click()
    guest.keyboard.press("Escape")
    guest.get_by_role("button", name="Zur Revanche").tap()
    for page in (host, guest):
        page.wait_for_function("old => location.href !== old", arg=address)
    assert host.url == guest.url


def next_to_act(host: Page, guest: Page) -> Page:
    """Whoever has something to touch, or has seen the end."""
    while True:
        for page in (host, guest):
            if page.locator(f"{PLAYABLE}, dialog.is-modal[open] .ranking").count():
                return page
        host.wait_for_timeout(30)
