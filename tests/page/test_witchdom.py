"""Witchdom as people play it: four at a table with animals, and alone against Ostara on every level."""

import json
import re

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLong

from tests.page.conftest import Visit
from tests.page.playing import PATIENCE, RESULT, cover, points
from tests.page.test_games import PHONE, steer_to
from tests.page.test_reading import check

CAN = "[data-touch].can-act"
ROUNDS_ALONE = 15
MOST_STEPS = 900
# Counts how often Ostara's turn was told line by line, and notes what she did.
WATCH_TALES = """
    window.tales = 0;
    new MutationObserver(() => {
        const lines = document.querySelectorAll(".wd-tale-line").length;
        if (lines > 0 && !window.told) window.tales += 1;
        window.told = lines > 0;
    }).observe(document, { subtree: true, childList: true });
"""
GLOWING = """() => JSON.stringify([
    document.querySelector(".bar-progress")?.textContent,
    [...document.querySelectorAll("[data-touch].can-act, .chosen")].map((thing) => thing.className + thing.dataset.spot),
    document.querySelector(".wd-belongings")?.textContent,
    document.querySelector(".status")?.textContent,
])"""
# What a sensible beginner touches: the second half of a choice, a brew, a witch for the turn, a card for the clan.
WISH = """things => {
    const kinds = ["side:", "cauldron", "clan", "stock:", "pay:", "animal:", "hand:w", "hand:", "witch:"];
    const needs = [...document.querySelectorAll(".wd-line-need.is-missing use")];
    const missing = needs.map((use) => use.getAttribute("href").split("#")[1]);
    const all = [...document.querySelectorAll("[data-touch].can-act")];
    const rank = (thing) => {
        const kind = thing.querySelector("[data-fly]")?.dataset.fly.split(":")[2];
        if (thing.matches(".wd-slot") && missing.includes(kind)) return 7.5;
        const found = kinds.findIndex((start) => thing.dataset.touch.startsWith(start));
        return found < 0 ? kinds.length : found;
    };
    return all.sort((one, other) => rank(one) - rank(other))[0]?.dataset.spot ?? null;
}"""


def settle(page: Page) -> None:
    """From now on moves are played with their last touch."""
    kept = json.dumps(json.dumps({"quick": True}))
    page.add_init_script(f"localStorage.setItem('hexenkessel-settings', {kept}); {WATCH_TALES}")
    page.reload()
    page.wait_for_selector(".cover, .lobby")


def act(page: Page, how: str) -> None:
    """One touch of something that glows, by mouse, finger or keyboard."""
    before = page.evaluate(GLOWING)
    for _ in range(3):
        spot = page.evaluate(WISH)
        if spot is None:
            return
        touch(page, spot, how)
        try:
            page.wait_for_function(f"before => ({GLOWING})() !== before", arg=before, timeout=PATIENCE)
        except TooLong:
            continue  # the touch fell into a redraw of a busy page; a person touches once more
        return
    raise AssertionError(f"nothing came of touching {spot}")


def touch(page: Page, spot: str, how: str) -> None:
    place = f'[data-spot="{spot}"]'
    if how == "keyboard":
        find(page, place)
        page.keyboard.press("Enter")
        return
    if page.locator(".tip").count():
        page.keyboard.press("Escape")  # on a busy machine a tap lasts long enough to ask for an explanation
    if page.locator(".wd-go-on").count():
        getattr(page.locator(".wd-go-on"), how)()
    if how == "click":
        page.mouse.move(2, 2)  # a card under the pointer lies on top of the next one; so come from elsewhere
    # The left edge of a card stays in sight in a full hand.
    try:
        getattr(page.locator(place), how)(position={"x": 9, "y": 18}, timeout=PATIENCE)
    except TooLong:
        # An explanation or Ostara's tale came up in between: that goes first, and then a person touches once more.
        later = page.locator(".tip, .wd-go-on").count() or page.locator(place).count() == 0
        assert later, f"{spot} is there, but cannot be touched"


def find(page: Page, place: str) -> None:
    """Arrows lead there; where the straight way goes round in circles, a person takes another one."""
    for around in ("ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight"):
        try:
            return steer_to(page, place)
        except AssertionError:
            for _ in range(4):
                page.keyboard.press(around)
    return steer_to(page, place)


def asked(page: Page) -> bool:
    return page.locator(CAN).count() > 0


def agree(page: Page, label: str, value: str) -> None:
    group = page.locator(".choose").filter(has=page.get_by_text(label, exact=True))
    group.get_by_text(value, exact=True).click()


def test_four_seats_with_animals(visit: Visit) -> None:
    keys = visit(locale="de")
    settle(keys)
    own = cover(keys, "witchdom")
    own.locator("select").nth(0).select_option("4")
    own.get_by_role("button", name="Tisch eröffnen").click()
    keys.get_by_role("button", name="Hier sitzen").first.click()
    agree(keys, "Tiere", "mit")
    finger = visit(keys.url, locale="en", color_scheme="light", **PHONE)
    settle(finger)
    finger.get_by_role("button", name="Sit here").first.tap()
    keys.get_by_role("button", name="Mit Bots auffüllen").click()
    for level in keys.locator(".seat-row select").all():
        level.select_option("thumb")
    keys.get_by_role("button", name="Los geht’s").click()
    people = {keys: "keyboard", finger: "tap"}
    for page in people:
        page.wait_for_selector(".wd-land")
        check(page, "setup")
        expect(page.locator(".wd-row")).to_have_count(3)
        expect(page.locator(".wd-goal")).to_have_count(8)

    looked = set()
    steps = 0
    while not keys.locator(RESULT).count():
        for page, how in people.items():
            asks = page.locator(".wd-desk").get_attribute("data-asks")
            if asked(page):
                if asks not in looked and asks in ("gather", "brew", "pay"):
                    looked.add(asks)
                    check(page, asks)
                act(page, how)
        steps += 1
        assert steps < MOST_STEPS, "the game does not end"
        keys.wait_for_timeout(10)
    assert "gather" in looked
    for page in people:
        page.wait_for_selector(RESULT)
        page.keyboard.press("Escape")
        expect(page.locator(".wd-scores tfoot td.is-winner")).not_to_have_count(0)
    check(finger, "scores, phone")
    sums = [int(text) for text in keys.locator(".wd-scores tfoot td").all_inner_texts()]
    assert sums == [int(text) for text in finger.locator(".wd-scores tfoot td").all_inner_texts()]
    keys.get_by_role("button", name="Ergebnis").first.click()
    assert sorted(sums, reverse=True) == points(keys)


@pytest.mark.parametrize(
    ("level", "lang", "how", "settings"),
    [
        ("New apprentice", "en", "keyboard", {}),
        ("Erfahrene Hexe", "de", "tap", PHONE),
        ("Grandmaster of the clan", "en", "click", {"color_scheme": "light"}),
    ],
    ids=["apprentice", "experienced", "grandmaster"],
)
def test_alone_against_ostara(
    visit: Visit, level: str, lang: str, how: str, settings: dict[str, object]
) -> None:
    page = visit(locale=lang, **settings)
    settle(page)
    german = lang == "de"
    own = cover(page, "witchdom")
    own.locator("select").nth(0).select_option("1")
    own.get_by_role("button", name="Tisch eröffnen" if german else "Open a table").click()
    page.get_by_role("button", name="Hier sitzen" if german else "Sit here").first.click()
    agree(page, "Stufe gegen Ostara" if german else "Level against Ostara", level)
    page.get_by_role("button", name="Los geht’s" if german else "Let’s begin").click()
    page.wait_for_selector(".wd-tale-line")
    expect(page.locator(".wd-ostara-words")).to_contain_text(level)
    expect(page.locator(".wd-tile")).to_be_visible()
    page.keyboard.press("Shift")  # any key ends the telling
    told = page.locator(".wd-tale-line").count()
    if how != "tap":
        assert told >= 1
        check(page, "Ostara's turn")

    steps = 0
    while not page.locator(RESULT).count():
        if asked(page):
            act(page, how)
        else:
            page.wait_for_timeout(10)
        steps += 1
        assert steps < MOST_STEPS, "the game does not end"
    assert page.evaluate("window.tales") >= (ROUNDS_ALONE - 1 if how == "tap" else ROUNDS_ALONE // 3)
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
    host = visit(forced_colors="active")
    settle(host)
    own = cover(host, "witchdom")
    own.locator("select").nth(0).select_option("5")
    own.get_by_role("button", name="Open a table").click()
    host.get_by_role("button", name="Sit here").first.click()
    agree(host, "Novices", "chosen")
    host.get_by_role("button", name="Fill up with bots").click()
    for level in host.locator(".seat-row select").all():
        level.select_option("random")
    watcher = visit(host.url)
    host.get_by_role("button", name="Let’s begin").click()
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
    expect(watcher.locator(".wd-view-title")).to_contain_text("Clan of")
    # Hands are open, and drawn face up for whoever asks (WD-14.5).
    hand = watcher.locator(".wd-group").filter(has=watcher.get_by_role("heading", name="In hand"))
    expect(hand.locator(".wd-seen")).to_have_count(0)
    hand.get_by_role("button", name="Look at the hand").click()
    expect(hand.locator(".wd-seen").first).to_be_visible()
    watcher.reload()
    watcher.locator(".wd-strip").first.click()
    expect(hand.locator(".wd-seen").first).to_be_visible()
    check(watcher, "watching a clan")
