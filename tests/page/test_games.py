"""Whole games as people play them: with the keyboard alone, with a finger, and several together."""

import re

from playwright.sync_api import Page, expect

from tests.page.conftest import Seat, Visit
from tests.page.lobby import begin, button, fill_up, join, open_table
from tests.page.playing import (
    PHONE,
    PLAYABLE,
    RESULT,
    next_to_act,
    play_to_the_end,
    points,
    start_against_bots,
    steer_to,
    tab_to,
    touch_first,
    wait_for_turn,
)

TRICKS_OF_FOUR = 14
ALL_POINTS = 270


def turn_by_keyboard(page: Page) -> None:
    """Against bots everything can be taken back: one key plays."""
    steer_to(page, PLAYABLE)
    before = page.evaluate("hand.moment()")
    if page.locator(PLAYABLE).count() == 0:
        return  # there was no choice, and the table has made the move
    page.keyboard.press("Enter")
    assert page.evaluate("before => hand.outcome(before)", before) == "done"
    expect(page.locator(".chosen")).to_have_count(0)


def test_a_full_game_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    page.wait_for_selector(".cover")
    tab_to(page, "here.localName === 'select' && here.value === 'witch'")
    page.keyboard.type("Rule of")
    tab_to(page, "here.textContent === 'Play now'")
    page.keyboard.press("Enter")
    page.wait_for_selector(".stage")
    page.wait_for_selector("[data-spot]")
    tab_to(page, "Boolean(here.dataset.spot)")
    page.keyboard.press("Tab")
    assert not page.evaluate("Boolean(document.activeElement.dataset.spot)"), "the board is one tab stop"
    page.keyboard.press("Shift+Tab")
    assert wait_for_turn(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    turns = play_to_the_end(page, turn_by_keyboard)
    # The last card plays itself, and with an empty trump pile one may sit out the last trick (BM-8.5).
    assert turns >= TRICKS_OF_FOUR - 2
    assert 0 < sum(points(page)) <= ALL_POINTS
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def colour_of(page: Page, whose: str) -> str:
    field = page.locator(f"{whose} .medallion-field").first
    return str(field.evaluate("field => getComputedStyle(field).fill"))


def test_a_game_by_touch_on_a_phone(visit: Visit, seat: Seat) -> None:
    page = visit(locale="de", **PHONE)
    page.wait_for_selector(".cover")
    at_home = colour_of(page, ".me-button")
    start_against_bots(page)
    assert wait_for_turn(page)
    assert colour_of(page, '[data-seat="1"]') == at_home
    for always_there in (".wheel", ".trump-card", ".hand", ".status"):
        box = page.locator(always_there).first.bounding_box()
        assert box is not None and box["y"] >= 0 and box["y"] + box["height"] <= 844 + 12, always_there
    touch_first(page, "tap")
    page = visit(seat("blackmore", 4, 0.7), locale="de", **PHONE)
    assert play_to_the_end(page, lambda table: touch_first(table, "tap")) >= 3
    assert 0 < sum(points(page)) <= ALL_POINTS


def test_two_people_sit_down_and_somebody_watches(visit: Visit) -> None:
    host = visit()
    address = open_table(host, "blackmore", 6)
    expect(host.get_by_text("1 of 6 seats taken")).to_be_visible()
    guest = visit(address, locale="de", **PHONE)
    join(guest, host, "tap")
    expect(host.get_by_text("2 of 6 seats taken")).to_be_visible()
    expect(button(host, "begin")).to_have_attribute("aria-disabled", "true")
    fill_up(host, 4, "thumb")
    watcher = visit(address)
    begin(guest, "tap")
    watcher.wait_for_selector(".stage")
    expect(watcher.locator(".hand")).to_have_count(0)
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    for _ in range(2):
        page = next_to_act(host, guest)
        touch_first(page, "tap" if page is guest else "click")
        assert watcher.locator("[data-touch^='hand:']").count() == 0, "who watches sees no hand"


def test_the_end_is_the_same_for_all_and_then_they_play_again(visit: Visit, seat: Seat) -> None:
    table = seat("blackmore", 6, 0.8, people=(0, 1), bots="thumb")
    host, guest = visit(table, at=0), visit(table, at=1, locale="de", **PHONE)
    watcher = visit(table, at=None)
    while wait_for_turn(page := next_to_act(host, guest)):
        touch_first(page, "tap" if page is guest else "click")
        assert watcher.locator("[data-touch^='hand:']").count() == 0, "who watches sees no hand"
    for page in (host, guest, watcher):
        page.wait_for_selector(RESULT)
    assert points(host) == points(guest) == points(watcher)
    assert host.locator(".chronicle-line", has_text="from the stack").count() > 0
    assert watcher.locator(".chronicle-line", has_text="from the stack").count() == 0, "BM-11.4"
    assert re.search("gewinn", guest.locator("dialog.is-modal[open] h2").first.inner_text())
    assert re.search("win", watcher.locator("dialog.is-modal[open] h2").first.inner_text())

    host.get_by_role("button", name="Rematch").click()
    guest.keyboard.press("Escape")
    guest.get_by_role("button", name="Zur Revanche").tap()
    for page in (host, guest):
        page.wait_for_function("old => location.href !== old", arg=table.address)
    assert host.url == guest.url
