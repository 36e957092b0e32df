"""Grimoria as people play it: five at a table, by mouse, by finger and by keyboard, with the books opening before all."""

import json

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLong

from tests.page.conftest import Visit
from tests.page.playing import PATIENCE, RESULT, cover, points
from tests.page.test_games import PHONE, steer_to
from tests.page.test_reading import check

ROUNDS = 12
CAN = "[data-touch].can-act"
REVEAL = ".gr-round[data-act]"
OPEN_BOOKS = ".gr-round-book.is-open"
# Remembers that the reveal was staged: it is over long before a test could look a second time. And what could be read then.
WATCH_REVEALS = """
    window.reveals = 0;
    window.spoilers = [];
    new MutationObserver(() => {
        const staged = Boolean(document.querySelector(".gr-round[data-act='open']"));
        if (staged && !window.staged) {
            window.reveals += 1;
            for (const words of document.querySelectorAll(".status-happened, .news-list, .chronicle"))
                if (getComputedStyle(words).opacity !== "0") window.spoilers.push(words.className);
        }
        window.staged = staged;
    }).observe(document, { subtree: true, childList: true, attributes: true });
"""


def settle(page: Page, quick: bool = True) -> None:
    """From now on moves are played with their last touch, and reveals are counted."""
    kept = json.dumps(json.dumps({"quick": quick}))
    page.add_init_script(f"localStorage.setItem('hexenkessel-settings', {kept}); {WATCH_REVEALS}")
    page.reload()


def start(page: Page, players: int = 5) -> None:
    own = cover(page, "grimoria")
    own.locator("select").nth(0).select_option(str(players))
    own.locator("select").nth(1).select_option("random")
    own.locator(".is-act").click()
    page.wait_for_selector(".grimoria")


def asked(page: Page) -> bool:
    return page.locator(CAN).count() > 0


GLOWING = """selector => JSON.stringify([
    document.querySelector(".bar-progress")?.textContent,
    [...document.querySelectorAll(`${selector}, .chosen`)].map((thing) => thing.className + thing.dataset.spot),
])"""


def act(page: Page, how: str) -> None:
    """One touch of something that glows, by mouse, finger or keyboard."""
    # Of the spells the highest: late in the game every kind of them is cast.
    thing = page.locator(CAN).last if page.locator(".gr-spell.can-act").count() else page.locator(CAN).first
    before = page.evaluate(GLOWING, CAN)
    spot = thing.get_attribute("data-spot")
    for _ in range(3):
        if how == "keyboard":
            steer_to(page, f'[data-spot="{spot}"]')
            page.keyboard.press("Enter")
        else:
            getattr(page.locator(f'[data-spot="{spot}"]'), how)()
        try:
            page.wait_for_function(f"before => ({GLOWING})('{CAN}') !== before", arg=before, timeout=PATIENCE)
        except TooLong:
            continue  # the touch fell into a redraw of a busy page; a person touches once more
        return
    raise AssertionError(f"nothing came of touching {spot}")


def test_five_seats_three_people_two_bots(visit: Visit) -> None:
    mouse = visit(locale="de")
    settle(mouse)
    own = cover(mouse, "grimoria")
    own.locator("select").nth(0).select_option("5")
    own.get_by_role("button", name="Tisch eröffnen").click()
    mouse.get_by_role("button", name="Hier sitzen").first.click()
    finger = visit(mouse.url, locale="en", **PHONE)
    settle(finger)
    finger.get_by_role("button", name="Sit here").first.tap()
    keys = visit(mouse.url, locale="en", color_scheme="light")
    settle(keys)
    keys.get_by_role("button", name="Sit here").first.click()
    keys.get_by_role("button", name="Fill up with bots").click()
    for level in keys.locator(".seat-row select").all():
        level.select_option("thumb")
    keys.get_by_role("button", name="Let’s begin").click()
    people = {mouse: "click", finger: "tap", keys: "keyboard"}
    for page in people:
        page.wait_for_selector(".gr-spellbook")

    check(mouse, "choosing, wide")
    check(finger, "choosing, phone")
    expect(mouse.locator(".gr-spell.is-locked")).to_have_count(9)
    # One after the other: a closed book is all that the others see of a choice (GR-4.2).
    act(mouse, "click")
    expect(finger.locator(".gr-badge.is-sealed")).not_to_have_count(0)
    assert finger.locator(".gr-badge.is-open").count() == 0
    act(finger, "tap")
    expect(finger.locator(".gr-round-book.is-sealed")).not_to_have_count(0)
    act(keys, "keyboard")
    for page in people:
        page.wait_for_selector(OPEN_BOOKS)
        expect(page.locator(OPEN_BOOKS)).to_have_count(5)
        assert page.evaluate("window.reveals") == 1

    looked = False
    waits = 0
    while not mouse.locator(RESULT).count():
        waits += 1
        for page, how in people.items():
            if asked(page):
                act(page, how)
                waits = 0
        assert waits < PATIENCE // 10, "somebody is asked, but nothing on the board can be touched"
        if not looked and mouse.locator(".bar-progress", has_text="Runde 5").count():
            looked = True
            for page in (finger, keys):
                expect(page.locator(REVEAL)).to_have_count(0)
                check(page, "fifth round")
        mouse.wait_for_timeout(20)
    assert looked
    for page in people:
        page.wait_for_selector(RESULT)
        assert page.evaluate("window.reveals") >= ROUNDS // 2, "the books open before everybody's eyes"
        assert page.evaluate("window.spoilers") == [], "no words tell what the books are about to show"
        page.keyboard.press("Escape")
        expect(page.locator(".gr-scores tfoot td.is-winner")).not_to_have_count(0)
    check(finger, "scores, phone")
    sums = mouse.locator(".gr-scores tfoot td").all_inner_texts()
    assert [int(text) for text in sums] == [
        int(text) for text in finger.locator(".gr-scores tfoot td").all_inner_texts()
    ]
    mouse.get_by_role("button", name="Ergebnis").first.click()
    assert sorted(map(int, sums), reverse=True) == points(mouse)


def test_a_reconnect_shows_the_same_round_without_its_reveal(visit: Visit) -> None:
    page = visit()
    settle(page)
    start(page)
    page.wait_for_selector(".gr-spell.can-act")
    act(page, "click")
    page.wait_for_selector(REVEAL)
    expect(page.locator(REVEAL)).to_have_count(0)
    before = page.locator(".gr-round-button").evaluate_all("books => books.map(book => book.ariaLabel)")
    page.reload()
    expect(page.locator(OPEN_BOOKS)).to_have_count(5)
    assert (
        page.locator(".gr-round-button").evaluate_all("books => books.map(book => book.ariaLabel)") == before
    )
    assert page.evaluate("window.reveals") == 0


def test_any_key_ends_the_reveal_and_still_eyes_see_none(visit: Visit) -> None:
    page = visit()
    settle(page)
    start(page)
    page.wait_for_selector(".gr-spell.can-act")
    act(page, "click")
    page.wait_for_selector(REVEAL)
    page.keyboard.press("Shift")
    expect(page.locator(REVEAL)).to_have_count(0, timeout=800)

    still = visit(reduced_motion="reduce")
    settle(still)
    start(still)
    still.wait_for_selector(".gr-spell.can-act")
    act(still, "click")
    expect(still.locator(".gr-badge.is-open")).to_have_count(5)
    assert still.evaluate("window.reveals") == 0


def test_what_is_locked_says_why_and_plates_open(visit: Visit) -> None:
    page = visit(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    settle(page, quick=False)
    start(page)
    page.wait_for_selector(".gr-spell.can-act")
    page.locator('[data-touch="spell:12"]').tap()
    expect(page.locator(".note")).to_contain_text("magic level is 6")
    page.locator(".note button").tap()
    page.locator(".gr-plate").nth(2).tap()
    expect(page.locator(".gr-desk-title")).to_contain_text("Collection of")
    check(page, "collection on a short phone")
    page.locator('[data-spot="discard-pile"]').tap()
    expect(page.locator(".gr-desk-title")).to_have_text("Discard pile")
    page.locator(".gr-desk-head button").tap()
    page.locator('[data-touch="spell:5"]').tap()
    expect(page.locator(".acts .is-act")).to_contain_text("Dowsing Rod")
    page.locator(".acts .is-act").tap()
    expect(page.locator(".gr-round")).to_be_visible()


@pytest.mark.parametrize("players", [2, 5])
def test_who_watches_sees_only_what_lies_open(visit: Visit, players: int) -> None:
    host = visit()
    settle(host)
    own = cover(host, "grimoria")
    own.locator("select").nth(0).select_option(str(players))
    own.get_by_role("button", name="Open a table").click()
    host.get_by_role("button", name="Sit here").first.click()
    host.get_by_role("button", name="Fill up with bots").click()
    for level in host.locator(".seat-row select").all():
        level.select_option("random")
    watcher = visit(host.url)
    host.get_by_role("button", name="Let’s begin").click()
    watcher.wait_for_selector(".gr-round")
    host.wait_for_selector(".gr-spell.can-act")
    assert watcher.locator(".gr-badge.is-open").count() == 0
    act(host, "click")
    expect(watcher.locator(".gr-badge.is-open")).to_have_count(players)
    assert watcher.locator(CAN).count() == 0
    expect(watcher.locator(REVEAL)).to_have_count(0)
    check(watcher, "watching")


def test_forced_colours(visit: Visit) -> None:
    page = visit(forced_colors="active")
    settle(page)
    start(page)
    spell = page.locator(".gr-spell.can-act").first
    assert spell.evaluate("e => getComputedStyle(e).outlineStyle") == "solid", "what can be done is marked"
    act(page, "click")
    page.wait_for_selector(OPEN_BOOKS)


def test_spells_say_what_the_content_says(visit: Visit) -> None:
    """The figures of the content in use lie beside the words; with others the page says others."""
    page = visit()
    own = page.evaluate("fetch('/games/grimoria/figures.json').then((answer) => answer.json())")
    changed = json.dumps(own | {"spell_3_talers": 1, "spell_6_talers": 17})
    page.route("**/games/grimoria/figures.json", lambda route: route.fulfill(body=changed))
    settle(page, quick=False)
    start(page, 4)
    page.wait_for_selector(".gr-spell.can-act")
    expect(page.locator('[data-touch="spell:3"]')).to_contain_text("1 taler")
    expect(page.locator('[data-touch="spell:3"]')).not_to_contain_text("talers")
    expect(page.locator('[data-touch="spell:6"]')).to_contain_text("17 talers")
