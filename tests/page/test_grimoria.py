"""Grimoria as people play it: five at a table, by mouse, by finger and by keyboard, with the books opening before all."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.moments import LONG
from tests.page.conftest import Seat, Table, Visit
from tests.page.lobby import begin, fill_up, join, open_table
from tests.page.playing import (
    CAN,
    PHONE,
    RESULT,
    SHORT,
    act,
    check,
    load_table,
    play_both_ends,
    play_out,
    points,
)

ROUNDS = 12
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


# Whether the reveal is over two frames after the key that is pressed next; by itself it lasts longer.
ENDED_BY_KEY = """() => addEventListener("keydown", () => requestAnimationFrame(() => requestAnimationFrame(() => {
    window.ended = document.querySelector(".gr-round[data-act]") ? "later" : "at once";
})))"""
# Of the spells the highest: late in the game every kind of them is cast.
HIGHEST = [f"spell:{level}" for level in range(15, 0, -1)]


def test_five_seats_three_people_two_bots(visit: Visit) -> None:
    mouse = visit(locale="de", quick=True, script=WATCH_REVEALS)
    address = open_table(mouse, "grimoria", 5)
    finger = visit(address, quick=True, script=WATCH_REVEALS, **PHONE)
    join(finger, mouse, "tap")
    keys = visit(address, color_scheme="light", quick=True, script=WATCH_REVEALS)
    join(keys, mouse)
    fill_up(keys, 2, "thumb")
    begin(keys)
    people = {mouse: "click", finger: "tap", keys: "keyboard"}
    for page in people:
        page.wait_for_selector(".gr-spellbook")

    check(mouse, "choosing, wide")
    check(finger, "choosing, phone")
    expect(mouse.locator(".gr-spell.is-locked")).to_have_count(9)
    # One after the other: a closed book is all that the others see of a choice (GR-4.2).
    act(mouse, "click", HIGHEST)
    expect(finger.locator(".gr-badge.is-sealed")).not_to_have_count(0)
    assert finger.locator(".gr-badge.is-open").count() == 0
    act(finger, "tap", HIGHEST)
    expect(finger.locator(".gr-round-book.is-sealed")).not_to_have_count(0)
    act(keys, "keyboard", HIGHEST)
    for page in people:
        page.wait_for_selector(OPEN_BOOKS)
        expect(page.locator(OPEN_BOOKS)).to_have_count(5)
        assert page.evaluate("window.reveals") == 1


def check_scores(pages: list[Page]) -> None:
    for page in pages:
        page.wait_for_selector(RESULT)
        assert page.evaluate("window.spoilers") == [], "no words tell what the books are about to show"
        page.keyboard.press("Escape")
        expect(page.locator(".gr-scores tfoot td.is-winner")).not_to_have_count(0)
    sums = [page.locator(".gr-scores tfoot td").all_inner_texts() for page in pages]
    assert all([text.strip() for text in one] == [text.strip() for text in sums[0]] for one in sums), sums
    pages[0].get_by_role("button", name="Ergebnis").first.click()
    assert sorted(map(int, sums[0]), reverse=True) == points(pages[0])


def test_a_whole_game_by_mouse(visit: Visit, seat: Seat) -> None:
    """What is sampled: the first and the last rounds; the whole game in a long run."""

    def table(part: float) -> Table:
        return seat("grimoria", 2, part)

    page = visit(table(0), locale="de", quick=True, script=WATCH_REVEALS)
    play_both_ends(page, "click", table, HIGHEST, first=8, last=0.8)
    reveals = ROUNDS // 2 if LONG else 3
    assert page.evaluate("window.reveals") >= reveals, "the books open before everybody's eyes"
    check_scores([page])


def test_the_last_rounds_of_three_people(visit: Visit, seat: Seat) -> None:
    table = seat("grimoria", 5, 0.85, people=(0, 1, 2), bots="thumb")
    mouse = visit(table, at=0, locale="de", quick=True, script=WATCH_REVEALS)
    finger = visit(table, at=1, quick=True, script=WATCH_REVEALS, **PHONE)
    keys = visit(table, at=2, color_scheme="light", quick=True, script=WATCH_REVEALS)
    for page in (finger, keys):
        page.wait_for_selector(".grimoria")
        expect(page.locator(REVEAL)).to_have_count(0)
        check(page, "late in the game")
    play_out({mouse: "click", finger: "tap", keys: "keyboard"}, HIGHEST)
    for page in (mouse, finger, keys):
        assert page.evaluate("window.reveals") >= 1, "the books open before everybody's eyes"
    check_scores([mouse, finger, keys])
    check(finger, "scores, phone")


def test_a_reconnect_shows_the_same_round_without_its_reveal(visit: Visit, seat: Seat) -> None:
    page = visit(seat("grimoria", 5), quick=True, script=WATCH_REVEALS)
    page.wait_for_selector(".gr-spell.can-act")
    act(page, "click", HIGHEST)
    page.wait_for_function("() => window.reveals === 1")
    expect(page.locator(REVEAL)).to_have_count(0)
    before = page.locator(".gr-round-button").evaluate_all("books => books.map(book => book.ariaLabel)")
    page.reload()
    expect(page.locator(OPEN_BOOKS)).to_have_count(5)
    assert (
        page.locator(".gr-round-button").evaluate_all("books => books.map(book => book.ariaLabel)") == before
    )
    assert page.evaluate("window.reveals") == 0


def test_any_key_ends_the_reveal_and_still_eyes_see_none(visit: Visit, seat: Seat) -> None:
    page = visit(seat("grimoria", 5), quick=True, script=WATCH_REVEALS)
    page.wait_for_selector(".gr-spell.can-act")
    page.evaluate(ENDED_BY_KEY)
    act(page, "click", HIGHEST)
    page.wait_for_function("() => window.reveals === 1")
    # At once, and not when it would have been over by itself.
    page.evaluate("window.ended = null")
    page.keyboard.press("Shift")
    page.wait_for_function("() => window.ended")
    assert page.evaluate("window.ended") == "at once"

    still = visit(seat("grimoria", 5), quick=True, script=WATCH_REVEALS, reduced_motion="reduce")
    still.wait_for_selector(".gr-spell.can-act")
    act(still, "click", HIGHEST)
    expect(still.locator(".gr-badge.is-open")).to_have_count(5)
    assert still.evaluate("window.reveals") == 0


def test_what_is_locked_says_why_and_plates_open(visit: Visit, seat: Seat) -> None:
    page = visit(seat("grimoria", 5), script=WATCH_REVEALS, **SHORT)
    page.wait_for_selector(".gr-spell.can-act")
    page.locator('[data-touch="spell:12"]').tap()
    expect(page.locator(".tip.is-refusal")).to_contain_text("magic level is 6")
    page.locator(".gr-plate").nth(2).tap()
    expect(page.locator(".tip")).to_have_count(0)
    expect(page.locator(".desk-title")).to_contain_text("Collection of")
    check(page, "collection on a short phone")
    page.locator('[data-spot="discard-pile"]').tap()
    expect(page.locator(".desk-title")).to_have_text("Discard pile")
    page.locator(".desk-head button").tap()
    page.locator('[data-touch="spell:5"]').tap()
    expect(page.locator(".gr-round")).to_be_visible()


@pytest.mark.parametrize("players", [2, 5])
def test_who_watches_sees_only_what_lies_open(visit: Visit, seat: Seat, players: int) -> None:
    table = seat("grimoria", players)
    host, watcher = visit(table, locale="de", quick=True), visit(table, at=None)
    watcher.wait_for_selector(".gr-round")
    host.wait_for_selector(".gr-spell.can-act")
    assert watcher.locator(".gr-badge.is-open").count() == 0
    act(host, "click", HIGHEST)
    expect(watcher.locator(".gr-badge.is-open")).to_have_count(players)
    assert watcher.locator(CAN).count() == 0
    expect(watcher.locator(REVEAL)).to_have_count(0)
    check(watcher, "watching")


def test_forced_colours(visit: Visit, seat: Seat) -> None:
    page = visit(seat("grimoria", 5), quick=True, forced_colors="active")
    spell = page.locator(".gr-spell.can-act").first
    assert spell.evaluate("e => getComputedStyle(e).outlineStyle") == "solid", "what can be done is marked"
    act(page, "click", HIGHEST)
    page.wait_for_selector(OPEN_BOOKS)


def test_spells_say_what_the_content_says(visit: Visit, seat: Seat) -> None:
    """The figures of the content in use lie beside the words; with others the page says others."""
    page = visit()
    own = page.evaluate("fetch('/games/grimoria/figures.json').then((answer) => answer.json())")
    changed = json.dumps(own | {"spell_3_talers": 1, "spell_6_talers": 17})
    page.route("**/games/grimoria/figures.json", lambda route: route.fulfill(body=changed))
    load_table(page, seat("grimoria", 4))
    page.wait_for_selector(".gr-spell.can-act")
    expect(page.locator('[data-touch="spell:3"]')).to_contain_text("1 taler")
    expect(page.locator('[data-touch="spell:3"]')).not_to_contain_text("talers")
    expect(page.locator('[data-touch="spell:6"]')).to_contain_text("17 talers")
