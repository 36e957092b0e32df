"""Broom Service as people play it: whole games on both sides of the board, by keyboard, finger and mouse, over a map."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Seat, Table, Visit
from tests.page.lobby import begin, fill_up, join, open_table
from tests.page.playing import (
    PHONE,
    TABLET,
    adds_up,
    check,
    play_both_ends,
    play_out,
    points,
    sit_down,
    wait_for_turn,
    walk,
)

ALL: dict[str, Any] = {"storm_clouds": True, "heavy_clouds": 12, "mountain_tiles": "with"}
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
# Whatever changes the map makes for a fuller game.
FOND = ("tower:", "cloud:", "circle:", "region:", "pawn:", "stance:brave")
QUESTIONS = ("choose-roles", "lead", "answer", "fly", "gather", "druid")

# Towers that lie over a region that glows and can't be used themselves, and their middles.
IN_GLOWING_REGIONS = """() => {
  const towers = document.querySelectorAll(".bs-thing:not(.can-act, .is-soon):has(.bs-tower)");
  return [...towers].flatMap(tower => {
    const box = tower.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const pile = document.elementsFromPoint(x, y).map(one => one.closest("[data-spot]"));
    const glows = pile.some(one => one?.matches(".bs-region.can-act, .bs-region.is-soon"));
    return glows && pile.includes(tower) ? [[tower.dataset.spot, x, y]] : [];
  });
}"""


def check_scores(page: Page) -> None:
    """The table of scores adds up to what the ranking says."""
    ranked = points(page)
    page.keyboard.press("Escape")
    expect(page.locator(".bs-scores tfoot td.is-winner")).not_to_have_count(0)
    assert sorted(adds_up(page, ".bs-scores"), reverse=True) == ranked
    check(page, "scores")


# -- games ------------------------------------------------------------------------------------------------------


def test_a_game_by_mouse_with_every_variant(visit: Visit, seat: Seat) -> None:
    """What is sampled: its first and its last rounds."""

    def table(part: float) -> Table:
        return seat("broom_service", 2, part, side="front", **ALL)

    page = visit(table(0), quick=True, color_scheme="light")
    expect(page.locator('.bs-tile[data-tile="mountain"]')).to_have_count(3)
    expect(page.locator(".bs-cloud.is-storm")).not_to_have_count(0)
    asked = play_both_ends(page, "click", table, FOND, first=14, last=0.92)
    assert {"choose-roles", "lead", "answer", "fly"} <= set(asked)
    assert page.locator(".bs-tower.is-filled").count() > 0, "towers fill"
    assert page.locator(".bs-cloud").count() < 18, "clouds go"
    check_scores(page)


def test_two_people_sit_down(visit: Visit) -> None:
    keys = visit(locale="de", quick=True)
    finger = visit(open_table(keys, "broom_service", 4), color_scheme="light", quick=True, **PHONE)
    join(finger, keys, "tap")
    fill_up(finger, 2, "child", "tap")
    begin(finger, "tap")
    for page in (keys, finger):
        page.wait_for_selector(".bs-fan .can-act, .bs-plaque.can-act")
        expect(page.locator(".bs-fan .bs-role")).to_have_count(10)
        check(page, "choosing")
    assert keys.locator(".is-picked").count() == 0


def test_the_last_rounds_by_keyboard_and_by_finger(visit: Visit, seat: Seat) -> None:
    table = seat("broom_service", 4, 0.93, people=(0, 1))
    keys = visit(table, at=0, locale="de", quick=True)
    finger = visit(table, at=1, locale="en", color_scheme="light", quick=True, **PHONE)
    asked = play_out({keys: "keyboard", finger: "tap"}, FOND)
    assert {"lead", "answer"} & set(asked)
    for page in (keys, finger):
        check_scores(page)


def test_the_back_on_a_tablet(visit: Visit, seat: Seat) -> None:
    page = visit(seat("broom_service", 5, side="back", **ALL), locale="de", quick=True, **TABLET)
    expect(page.locator(".bs-menhir")).to_have_count(4 * 8)
    expect(page.locator('.bs-tile[data-tile="forest"]')).to_have_count(4)
    sit_down(page, seat("broom_service", 5, 0.94, side="back", **ALL))
    play_out({page: "tap"}, FOND)
    check_scores(page)


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_question_is_sound(visit: Visit, seat: Seat, question: str) -> None:
    """On a phone and wide, on both sides of the board by turns; everything that glows can be hit."""
    back = QUESTIONS.index(question) % 2 == 1
    table = seat("broom_service", 4, 0.3, asks=(question,), side="back" if back else "front", **ALL)
    settings = {"locale": "de", "color_scheme": "light", **PHONE} if back else {}
    page = visit(table, quick=True, reduced_motion="reduce", **settings)
    assert wait_for_turn(page)
    check(page, question)
    assert walk(page, prefer=FOND, most=3)["asked"][question] > 0


def test_a_chosen_pawn_lets_the_finger_through(visit: Visit, seat: Seat) -> None:
    """Browsers give a tap to a small thing within the breadth of the finger; here the region beside it is meant."""
    page = visit(seat("broom_service", 2), locale="de", quick=True, **TABLET)
    page.wait_for_selector(".bs-role.can-act, .bs-plaque.can-act")
    page.evaluate(
        "addEventListener('click', event => window.hit = event.target.closest('[data-spot]')?.dataset.spot, true)"
    )
    pawn = page.locator('[data-spot="pawn:2"]')
    for chosen, kind in ((False, "pawn"), (True, "region")):
        pawn.evaluate("(one, chosen) => one.classList.toggle('chosen', chosen)", chosen)
        place = pawn.locator(".bs-halo").bounding_box()
        assert place is not None
        page.touchscreen.tap(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
        page.wait_for_function("kind => window.hit?.startsWith(kind)", arg=kind)


def test_a_tower_in_a_region_that_glows_is_the_tower(visit: Visit, seat: Seat) -> None:
    """A finger on a tower asks for the tower, and hears why not; it never flies to the region around it."""
    page = visit(seat("broom_service", 4, 0.3, asks=("fly",)), quick=True, reduced_motion="reduce", **PHONE)
    assert wait_for_turn(page)
    page.locator(".plane-whole").click()
    page.evaluate(
        "addEventListener('click', event => window.hit = event.target.closest('[data-spot]')?.dataset.spot, true)"
    )
    towers = page.evaluate(IN_GLOWING_REGIONS)
    assert len(towers) > 0
    for tower, x, y in towers:
        page.touchscreen.tap(x, y)
        page.wait_for_function("tower => window.hit === tower", arg=tower)
        expect(page.locator(".tip.is-refusal")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(".tip")).to_have_count(0)
    assert page.evaluate("document.querySelector('[data-asks]').dataset.asks") == "fly"


# -- the map ----------------------------------------------------------------------------------------------------


def sight(page: Page) -> list[float]:
    text = page.locator(".plane-drawing").get_attribute("viewBox") or ""
    return [float(number) for number in text.split()]


def middle_of_map(page: Page) -> tuple[float, float]:
    box = page.locator(".plane-drawing").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_map_pans_and_zooms(visit: Visit, seat: Seat) -> None:
    page = visit(seat("broom_service", 4))
    page.wait_for_selector(".bs-role.can-act, .bs-plaque.can-act")
    whole = sight(page)
    x, y = middle_of_map(page)
    page.mouse.move(x, y)
    page.mouse.wheel(0, -400)
    page.wait_for_function(
        f"() => document.querySelector('.plane-drawing').viewBox.baseVal.width < {whole[2] - 1}"
    )
    near = sight(page)
    assert near[2] / near[3] == pytest.approx(whole[2] / whole[3])
    page.mouse.down()
    page.mouse.move(x - 90, y - 40, steps=4)
    page.mouse.up()
    page.wait_for_function(
        f"() => document.querySelector('.plane-drawing').viewBox.baseVal.x > {near[0] + 1}"
    )
    # What the pointer rests on may explain itself meanwhile; a touch would have been refused.
    expect(page.locator(".tip.is-refusal")).to_have_count(0)
    expect(page.locator(".chosen")).to_have_count(0)
    page.get_by_role("button", name="The whole map").click()
    page.wait_for_function(
        f"() => document.querySelector('.plane-drawing').viewBox.baseVal.width > {whole[2] - 1}"
    )
    # A tap that is no drag touches what lies there: it says why nothing can be done.
    page.locator('[data-touch="region:cat_hill"]').dispatch_event("click")
    expect(page.locator(".tip.is-refusal")).to_have_count(1)


def test_the_map_speaks_the_language_of_the_page(visit: Visit, seat: Seat) -> None:
    page = visit(seat("broom_service", 2), locale="de")
    expect(page.locator(".plane-drawing")).to_have_attribute("aria-label", "Die Landkarte")
    page.get_by_role("button", name="English").click()
    expect(page.locator(".plane-drawing")).to_have_attribute("aria-label", "The map")
    expect(page.get_by_role("button", name="Closer")).to_be_visible()


def test_two_fingers_come_closer(visit: Visit, seat: Seat) -> None:
    page = visit(seat("broom_service", 2), **PHONE)
    page.wait_for_selector(".bs-role.can-act, .bs-plaque.can-act")
    before = sight(page)
    x, y = middle_of_map(page)
    wire = page.context.new_cdp_session(page)
    for kind, gap in (("touchStart", 20), ("touchMove", 50), ("touchMove", 80)):
        fingers = [{"x": x - gap, "y": y, "id": 1}, {"x": x + gap, "y": y, "id": 2}]
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_function(
        f"() => document.querySelector('.plane-drawing').viewBox.baseVal.width < {before[2] * 0.7}"
    )
    expect(page.locator(".chosen")).to_have_count(0)


def test_arrows_walk_from_region_to_region(visit: Visit, seat: Seat) -> None:
    page = visit(seat("broom_service", 4))
    page.wait_for_selector(".bs-role.can-act, .bs-plaque.can-act")
    regions = page.evaluate(
        "async () => (await (await fetch('/api/games/broom_service')).json()).content.region"
    )
    beside = {region["id"]: region["neighbours"] for region in regions}
    here = "cat_hill"
    page.locator(f'[data-touch="region:{here}"]').focus()
    walked = {here}
    for turn in range(24):
        page.keyboard.press(ARROWS[(turn // 2) % 4])
        focused = page.evaluate("document.activeElement.dataset.touch") or ""
        if not focused.startswith("region:"):
            page.locator(f'[data-touch="region:{here}"]').focus()
            continue
        there = focused.removeprefix("region:")
        assert there == here or there in beside[here], f"{there} is not next to {here}"
        here = there
        walked.add(here)
    assert len(walked) >= 4
    # What has the focus comes into sight, however close one looks.
    for _ in range(4):
        page.keyboard.press("+")
    page.locator('[data-touch="region:molehills"]').focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    box = page.locator('[data-touch="region:molehills"]').bounding_box()
    frame = page.locator(".bs-frame").bounding_box()
    assert box is not None and frame is not None
    assert frame["x"] <= box["x"] + box["width"] / 2 <= frame["x"] + frame["width"]


# -- what one may know ----------------------------------------------------------------------------------------------


def test_who_watches_sees_no_hand(visit: Visit, seat: Seat) -> None:
    watcher = visit(seat("broom_service", 2), at=None, locale="de")
    watcher.wait_for_selector(".broom")
    assert watcher.locator(".bs-role, .can-act").count() == 0
    check(watcher, "watching")


def test_forced_colours_and_still_eyes(visit: Visit, seat: Seat) -> None:
    page = visit(seat("broom_service", 2), forced_colors="active", reduced_motion="reduce")
    page.wait_for_selector(".bs-role.can-act, .bs-plaque.can-act")
    marked = page.locator(".bs-role.can-act .bs-role-face, .bs-plaque.can-act").first
    assert marked.evaluate("thing => getComputedStyle(thing).outlineStyle") == "solid"
    still = page.locator(".bs-pawn-place").first.evaluate(
        "pawn => [pawn.classList.contains('is-still'), getComputedStyle(pawn).transitionDuration]"
    )
    assert still[0] or still[1] == "0s"
    # Nothing of the page takes time.
    times = "name => getComputedStyle(document.documentElement).getPropertyValue(name).trim()"
    assert {page.evaluate(times, name) for name in ("--quick", "--calm", "--slow")} == {"0ms"}
