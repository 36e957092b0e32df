"""Witchdom as people play it: four at a table with animals, and alone against Ostara on every level."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.moments import LONG
from tests.page.conftest import Seat, Table, Visit
from tests.page.lobby import begin, fill_up, join, open_table, pick
from tests.page.playing import CAN, PHONE, RESULT, act, check, play_both_ends, play_out, points, sit_down

ROUNDS_ALONE = 15
# Counts how often Ostara's turn was told line by line, and notes what she did.
WATCH_TALES = """
    window.tales = 0;
    new MutationObserver(() => {
        const lines = document.querySelectorAll(".wd-tale-line").length;
        if (lines > 0 && !window.told) window.tales += 1;
        window.told = lines > 0;
    }).observe(document, { subtree: true, childList: true });
"""
# What a sensible beginner touches: the second half of a choice, a brew, a witch for the turn, a card for the clan.
SENSIBLE = ("side:", "cauldron", "clan", "stock:", "pay:", "animal:", "hand:w", "hand:", "witch:")
LEVELS = pytest.mark.parametrize(
    ("level", "lang", "how", "settings"),
    [
        (1, "en", "keyboard", {}),
        (2, "de", "tap", PHONE),
        (3, "en", "click", {"color_scheme": "light"}),
    ],
    ids=["apprentice", "experienced", "grandmaster"],
)
NAMES = {1: "New apprentice", 2: "Erfahrene Hexe", 3: "Grandmaster of the clan"}


def read_on(page: Page) -> None:
    """On a phone Ostara's tale lies over the table until it is read."""
    if page.locator(".wd-go-on").count():
        page.locator(".wd-go-on").tap()


def test_four_seats_with_animals(visit: Visit) -> None:
    keys = visit(locale="de", quick=True)
    finger = visit(open_table(keys, "witchdom", 4), color_scheme="light", quick=True, **PHONE)
    pick(keys, "Tiere", "mit")
    join(finger, keys, "tap")
    fill_up(keys, 2, "thumb")
    begin(keys)
    for page in (keys, finger):
        page.wait_for_selector(".wd-land")
        check(page, "setup")
        expect(page.locator(".wd-row")).to_have_count(3)
        expect(page.locator(".wd-goal")).to_have_count(8)


def test_the_last_rounds_of_two_people_with_animals(visit: Visit, seat: Seat) -> None:
    table = seat("witchdom", 4, 0.93, people=(0, 1), bots="thumb", animals=True)
    keys = visit(table, at=0, locale="de", quick=True)
    finger = visit(table, at=1, color_scheme="light", quick=True, **PHONE)
    looks = {"gather": "gathering", "brew": "brewing", "pay": "paying"}
    asked = play_out({keys: "keyboard", finger: "tap"}, SENSIBLE, looks)
    assert "gather" in asked
    for page in (keys, finger):
        page.wait_for_selector(RESULT)
        page.keyboard.press("Escape")
        expect(page.locator(".wd-scores tfoot td.is-winner")).not_to_have_count(0)
    check(finger, "scores, phone")
    sums = [int(text) for text in keys.locator(".wd-scores tfoot td").all_inner_texts()]
    assert sums == [int(text) for text in finger.locator(".wd-scores tfoot td").all_inner_texts()]
    keys.get_by_role("button", name="Ergebnis").first.click()
    assert sorted(sums, reverse=True) == points(keys)


@LEVELS
def test_ostara_begins(visit: Visit, level: int, lang: str, how: str, settings: dict[str, object]) -> None:
    page = visit(locale=lang, quick=True, **settings)
    german = lang == "de"
    open_table(page, "witchdom", 1)
    pick(page, "Stufe gegen Ostara" if german else "Level against Ostara", NAMES[level])
    begin(page)
    page.wait_for_selector(".wd-tale-line")
    expect(page.locator(".wd-ostara-words")).to_contain_text(NAMES[level])
    expect(page.locator(".wd-tile")).to_be_visible()
    page.keyboard.press("Shift")  # any key ends the telling
    if how == "tap":
        expect(page.locator(".wd-tale-sheet")).to_have_count(0)
    else:
        assert page.locator(".wd-tale-line").count() >= 1
    check(page, "Ostara's turn")


@LEVELS
def test_alone_against_ostara(
    visit: Visit, seat: Seat, level: int, lang: str, how: str, settings: dict[str, object]
) -> None:
    """What is sampled: the first and the last rounds by finger, the last ones by mouse and by keyboard."""

    def table(part: float) -> Table:
        return seat("witchdom", 1, part, solo_level=level)

    page = visit(table(0 if how == "tap" else 0.87), locale=lang, quick=True, script=WATCH_TALES, **settings)
    german = lang == "de"
    if how == "tap":
        play_both_ends(page, how, table, SENSIBLE, read_on, first=12, last=0.87)
    else:
        play_out({page: how}, SENSIBLE, each=read_on)
    assert page.evaluate("window.tales") >= (ROUNDS_ALONE - 1 if how == "tap" and LONG else 2)
    headline = page.get_by_role("dialog").get_by_role("heading").first.inner_text()
    page.keyboard.press("Escape")
    if how == "tap":
        # The last turn can still be read.
        page.locator(".wd-reopen").tap()
        expect(page.locator(".wd-tale-line").first).to_be_visible()
    sums = [int(re.sub(r"\D", "", text)) for text in page.locator(".wd-scores tfoot td").all_inner_texts()]
    mine, hers = sums
    lost = "Ostara gewinnt." if german else "Ostara wins."
    assert headline == (lost if hers > mine else "Du gewinnst!" if german else "You win!")
    check(page, "the end alone")


def test_who_watches_and_forced_colours(visit: Visit) -> None:
    host = visit(forced_colors="active", quick=True)
    open_table(host, "witchdom", 5)
    pick(host, "Novices", "chosen")
    fill_up(host, 4, "child")
    watcher = visit(host.url)
    watcher.wait_for_selector(".seat-row")
    begin(host)
    host.wait_for_selector(".wd-decision.can-act")
    act(host, "click")
    card = host.locator(".wd-hand .can-act").first
    assert card.evaluate("e => getComputedStyle(e).outlineStyle") == "solid", "what can be done is marked"
    drawn = "e => getComputedStyle(e.querySelector('.card')).forcedColorAdjust"
    assert card.evaluate(drawn) == "none", "cards keep their colours"
    expect(watcher.locator(".wd-strip")).to_have_count(5)
    assert watcher.locator(CAN).count() == 0
    assert watcher.locator(".wd-hand, .wd-belongings").count() == 0
    watcher.locator(".wd-strip").first.click()
    expect(watcher.locator(".desk-title")).to_contain_text("Clan of")
    # Hands are open, and drawn face up for whoever asks (WD-14.5).
    hand = watcher.locator(".group").filter(has=watcher.get_by_role("heading", name="In hand"))
    expect(hand.locator(".wd-seen")).to_have_count(0)
    hand.get_by_role("button", name="Look at the hand").click()
    expect(hand.locator(".wd-seen").first).to_be_visible()
    watcher.reload()
    watcher.locator(".wd-strip").first.click()
    expect(hand.locator(".wd-seen").first).to_be_visible()
    check(watcher, "watching a clan")


@pytest.mark.parametrize("viewport", [(390, 844), (360, 640), (844, 390)], ids=["phone", "short", "across"])
def test_three_cards_lie_whole_beside_the_pile(visit: Visit, seat: Seat, viewport: tuple[int, int]) -> None:
    """What a witch gathers in which place stands in three columns at her foot: none of them is hidden on a phone."""
    width, height = viewport
    page = visit(seat("witchdom", 3), **{**PHONE, "viewport": {"width": width, "height": height}})
    cards = page.locator(".wd-hand .wd-fan-card > *")
    for part in range(1, 12):
        sit_down(page, seat("witchdom", 3, part / 20, asks=("act",)))
        page.wait_for_selector(".wd-hand .can-act")
        if cards.count() == 4:
            break
    assert cards.count() == 4, "nobody had three cards in hand"
    boxes = page.locator(".wd-hand .wd-fan-card > *").evaluate_all(
        "all => all.map((one) => [one.getBoundingClientRect().left, one.getBoundingClientRect().right])"
    )
    edges = [edge for box in boxes for edge in box]
    assert edges == sorted(edges) and edges[-1] <= width, boxes


@pytest.mark.parametrize("lang", ["de", "en"])
def test_nobody_is_asked_to_rest_without_a_pile(visit: Visit, seat: Seat, lang: str) -> None:
    page = visit(seat("witchdom", 3), locale=lang, quick=True)
    fresh = page.locator(".status.is-yours b")
    expect(page.locator(".wd-pile.is-empty")).to_be_visible()
    expect(fresh).to_have_text("Spiel eine Karte aus." if lang == "de" else "Play a card.")
    sit_down(page, seat("witchdom", 3, 0.1, asks=("act",)))
    expect(page.locator(".wd-pile.can-act")).to_be_visible()
    expect(fresh).to_have_text(
        "Spiel eine Karte aus, oder raste." if lang == "de" else "Play a card, or rest."
    )
