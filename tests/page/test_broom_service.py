"""Broom Service as people play it: whole games on both sides of the board, by keyboard, finger and mouse, over a map."""

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLong

from tests.page.conftest import Visit
from tests.page.playing import PATIENCE, cover, points
from tests.page.test_games import PHONE, tab_to
from tests.page.test_reading import check

ROUNDS = 7
ALL = {"storm_clouds": True, "heavy_clouds": 12, "mountain_tiles": "with"}
TABLET = {"viewport": {"width": 768, "height": 1024}, "has_touch": True, "is_mobile": True}
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")

# What glows now, where the game stands, and what of it is on the map.
MOMENT = """() => ({
    can: [...document.querySelectorAll("[data-touch].can-act")].map((thing) => thing.dataset.spot),
    chosen: [...document.querySelectorAll("[data-touch].chosen")].map((thing) => thing.dataset.spot),
    picked: document.querySelectorAll(".is-picked").length,
    progress: document.querySelector(".bar-progress")?.textContent,
    asks: document.querySelector(".broom")?.dataset.asks,
    over: Boolean(document.querySelector("dialog.is-modal[open] .ranking")),
})"""

# A point of the screen where a finger hits a thing and nothing that lies over it; null if there is none. A finger is broad,
# and browsers give its tap to whatever small thing lies within its breadth: it aims at a spot that is free all around.
HIT = """spot => {
    const thing = document.querySelector(`[data-spot="${spot}"]`);
    if (!thing) return null;
    const box = thing.getBoundingClientRect();
    const hits = (x, y) => document.elementFromPoint(x, y)?.closest("[data-spot]") === thing;
    const parts = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];
    const points = parts.flatMap((down) => parts.map((part) => [box.x + box.width * part, box.y + box.height * down]));
    for (const breadth of [16, 11, 6, 0]) {
        const around = [-breadth, 0, breadth];
        const free = points.find(([x, y]) => around.every((dx) => around.every((dy) => hits(x + dx, y + dy))));
        if (free) return free;
    }
    return null;
}"""

# Which arrow leads nearer to a thing that glows; where the focus is on it, none.
STEER = """spot => {
    const here = document.activeElement;
    if (here?.dataset?.spot === spot) return { there: true };
    if (!here?.dataset?.spot) return { outside: true };
    const middle = (element) => {
        const box = element.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const [goal, from] = [document.querySelector(`[data-spot="${spot}"]`), here].map((one) => one && middle(one));
    return goal ? { dx: goal[0] - from[0], dy: goal[1] - from[1] } : { gone: true };
}"""

# Opens a table with options, sits down at its first seat and fills the others with bots.
OPEN = """async ([players, options]) => {
    const api = await import("/web/shell/api.js");
    const route = await import("/web/shell/route.js");
    const { table } = await api.openTable("broom_service", players, options);
    await api.sit(table, "broom_service", 0, "Esme");
    const token = api.tokenOf(table);
    for (let seat = 1; seat < players; seat++)
        await api.call("PUT", `/api/tables/${table}/seats/${seat}/bot`, { body: { level: "thumb" }, token });
    await api.call("POST", `/api/tables/${table}/start`, { token });
    route.go(`/t/${table}`);
}"""


def settle(page: Page, quick: bool = True) -> None:
    """From now on moves are played with their last touch."""
    kept = json.dumps(json.dumps({"quick": quick}))
    page.add_init_script(f"localStorage.setItem('hexenkessel-settings', {kept});")
    page.reload()
    page.wait_for_selector(".cover, .table-page, .seat-row")


def start(page: Page, players: int, **options: Any) -> None:
    page.wait_for_selector(".cover")
    page.evaluate(OPEN, [players, options])
    page.wait_for_selector(".broom")


def liked(can: list[str], dice: random.Random) -> list[str]:
    """What glows, the things to prefer first: whatever changes the map makes for a fuller game."""
    fond = ("tower:", "cloud:", "circle:", "region:", "pawn:", "stance:brave")
    return sorted(can, key=lambda spot: (not spot.startswith(fond) and dice.random() < 0.8, dice.random()))


def reach(page: Page, spot: str) -> tuple[float, float] | None:
    """Where a finger hits this; things that are on their way come to rest first."""
    for _ in range(4):
        found = page.evaluate(HIT, spot)
        if found:
            return found[0], found[1]
        page.wait_for_timeout(250)
    return None


def steer(page: Page, spot: str) -> bool:
    """Arrows until the thing has the focus; now and then another one, so that nothing in between holds it for ever."""
    for attempt in range(60):
        way = page.evaluate(STEER, spot)
        if way.get("there") or way.get("gone"):
            return "there" in way
        if way.get("outside"):
            tab_to(page, "Boolean(here.dataset.spot)")
            continue
        across = abs(way["dx"]) > abs(way["dy"])
        if attempt % 4 == 3:
            across = not across
        if attempt % 13 == 12:
            page.keyboard.press(ARROWS[attempt % 4])
        elif across:
            page.keyboard.press("ArrowRight" if way["dx"] > 0 else "ArrowLeft")
        else:
            page.keyboard.press("ArrowDown" if way["dy"] > 0 else "ArrowUp")
    raise AssertionError(f"no arrow led to {spot}")


def act(page: Page, how: str, dice: random.Random, before: dict[str, Any]) -> None:
    """One touch of something that glows."""
    for spot in 3 * liked(before["can"], dice):
        if how == "keyboard":
            if steer(page, spot):
                page.keyboard.press("Enter")
        elif place := reach(page, spot):
            (page.touchscreen.tap if how == "tap" else page.mouse.click)(*place)
        else:
            assert page.evaluate(MOMENT)["can"] != before["can"], f"{spot} glows, but cannot be hit"
            return
        try:
            page.wait_for_function(
                f"before => JSON.stringify(({MOMENT})()) !== before", arg=compact(before), timeout=PATIENCE
            )
        except TooLong:
            continue  # the touch fell into a redraw of a busy page; a person touches once more
        return
    raise AssertionError(f"nothing came of touching {before['can']}")


def compact(moment: dict[str, Any]) -> str:
    return json.dumps(moment, separators=(",", ":"), ensure_ascii=False)


def play_out(people: dict[Page, str], looks: dict[str, str]) -> dict[str, int]:
    """Plays to the end, looking closely when a question of `looks` comes up first; how often was asked what."""
    dice = random.Random(5)
    asked: dict[str, int] = {}
    waits = 0
    while True:
        moments = {page: page.evaluate(MOMENT) for page in people}
        if all(moment["over"] for moment in moments.values()):
            return asked
        waits += 1
        for page, how in people.items():
            moment = moments[page]
            if not moment["can"] or moment["over"]:
                continue
            waits = 0
            asked[moment["asks"]] = asked.get(moment["asks"], 0) + 1
            if moment["asks"] in looks:
                told = looks.pop(moment["asks"])
                for one in people:
                    check(one, told)
                moment = page.evaluate(MOMENT)
            act(page, how, dice, moment)
        assert waits < PATIENCE // 10, "somebody is asked, but nothing on the board can be touched"
        next(iter(people)).wait_for_timeout(15)


def check_scores(page: Page) -> None:
    """The table of scores adds up to what the ranking says."""
    ranked = points(page)
    page.keyboard.press("Escape")
    expect(page.locator(".bs-scores tfoot td.is-winner")).not_to_have_count(0)
    rows = page.locator(".bs-scores tr:has(td):has(th[scope=row])").all()
    columns = [[int(text) for text in row.locator("td").all_inner_texts()] for row in rows]
    *parts, total = columns
    assert [sum(part) for part in zip(*parts, strict=True)] == total
    assert sorted(total, reverse=True) == ranked
    check(page, "scores")


# -- whole games ------------------------------------------------------------------------------------------------


def test_the_front_by_keyboard_and_by_finger(visit: Visit) -> None:
    keys = visit(locale="de")
    settle(keys)
    own = cover(keys, "broom_service")
    own.locator("select").nth(0).select_option("4")
    own.get_by_role("button", name="Tisch eröffnen").click()
    keys.get_by_role("button", name="Hier sitzen").first.click()
    finger = visit(keys.url, locale="en", color_scheme="light", **PHONE)
    settle(finger)
    finger.get_by_role("button", name="Sit here").first.tap()
    expect(keys.locator(".seat-row.is-open")).to_have_count(2)
    finger.get_by_role("button", name="Fill up with bots").tap()
    expect(finger.locator(".seat-row select")).to_have_count(2)
    for level in finger.locator(".seat-row select").all():
        level.select_option("random")
    finger.get_by_role("button", name="Let’s begin").tap()
    for page in (keys, finger):
        page.wait_for_selector(".bs-fan .can-act, .bs-plaque.can-act")
        expect(page.locator(".bs-fan .bs-role")).to_have_count(10)
    assert keys.locator(".is-picked").count() == 0
    looks = {"choose-roles": "choosing", "lead": "leading", "answer": "answering", "fly": "flying"}
    asked = play_out({keys: "keyboard", finger: "tap"}, looks)
    assert looks == {} and asked["choose-roles"] >= 2 * 3 * ROUNDS
    for page in (keys, finger):
        check_scores(page)


def test_the_front_with_every_variant(visit: Visit) -> None:
    page = visit(color_scheme="light")
    settle(page)
    start(page, 4, side="front", **ALL)
    expect(page.locator('.bs-tile[data-tile="mountain"]')).to_have_count(3)
    expect(page.locator(".bs-cloud.is-storm")).not_to_have_count(0)
    looks = {"gather": "gathering", "druid": "delivering"}
    asked = play_out({page: "click"}, looks)
    assert {"lead", "answer", "fly"} <= set(asked)
    assert page.locator(".bs-tower.is-filled").count() > 0, "towers fill"
    assert page.locator(".bs-cloud").count() < 18, "clouds go"
    check_scores(page)


def test_the_back_on_a_tablet(visit: Visit) -> None:
    page = visit(locale="de", **TABLET)
    settle(page)
    start(page, 5, side="back", **ALL)
    expect(page.locator(".bs-menhir")).to_have_count(4 * 8)
    expect(page.locator('.bs-tile[data-tile="forest"]')).to_have_count(4)
    looks = {"lead": "leading on the back", "fly": "flying on the back"}
    asked = play_out({page: "tap"}, looks)
    assert looks == {} and {"lead", "answer", "fly"} <= set(asked)
    check_scores(page)


def test_a_chosen_pawn_lets_the_finger_through(visit: Visit) -> None:
    """Browsers give a tap to a small thing within the breadth of the finger; here the region beside it is meant."""
    page = visit(locale="de", **TABLET)
    settle(page)
    start(page, 2)
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
        page.wait_for_function("kind => window.hit?.startsWith(kind)", arg=kind, timeout=PATIENCE)


# -- the map ----------------------------------------------------------------------------------------------------


def sight(page: Page) -> list[float]:
    text = page.locator(".plane-drawing").get_attribute("viewBox") or ""
    return [float(number) for number in text.split()]


def middle_of_map(page: Page) -> tuple[float, float]:
    box = page.locator(".plane-drawing").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_map_pans_and_zooms(visit: Visit) -> None:
    page = visit()
    settle(page, quick=False)
    start(page, 4)
    page.wait_for_selector(".bs-role.can-act, .bs-plaque.can-act")
    whole = sight(page)
    x, y = middle_of_map(page)
    page.mouse.move(x, y)
    page.mouse.wheel(0, -400)
    page.wait_for_function(f"document.querySelector('.plane-drawing').viewBox.baseVal.width < {whole[2] - 1}")
    near = sight(page)
    assert near[2] / near[3] == pytest.approx(whole[2] / whole[3])
    page.mouse.down()
    page.mouse.move(x - 90, y - 40, steps=4)
    page.mouse.up()
    page.wait_for_function(f"document.querySelector('.plane-drawing').viewBox.baseVal.x > {near[0] + 1}")
    expect(page.locator(".note")).to_have_count(0)
    expect(page.locator(".chosen")).to_have_count(0)
    page.get_by_role("button", name="The whole map").click()
    page.wait_for_function(f"document.querySelector('.plane-drawing').viewBox.baseVal.width > {whole[2] - 1}")
    # A tap that is no drag touches what lies there: it says why nothing can be done.
    page.locator('[data-touch="region:cat_hill"]').dispatch_event("click")
    expect(page.locator(".note")).to_have_count(1)


def test_two_fingers_come_closer(visit: Visit) -> None:
    page = visit(**PHONE)
    settle(page, quick=False)
    start(page, 2)
    page.wait_for_selector(".bs-role.can-act, .bs-plaque.can-act")
    before = sight(page)
    x, y = middle_of_map(page)
    wire = page.context.new_cdp_session(page)
    for kind, gap in (("touchStart", 20), ("touchMove", 50), ("touchMove", 80)):
        fingers = [{"x": x - gap, "y": y, "id": 1}, {"x": x + gap, "y": y, "id": 2}]
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_function(
        f"document.querySelector('.plane-drawing').viewBox.baseVal.width < {before[2] * 0.7}"
    )
    expect(page.locator(".chosen")).to_have_count(0)


def test_arrows_walk_from_region_to_region(visit: Visit) -> None:
    page = visit()
    settle(page, quick=False)
    start(page, 4)
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


def test_who_watches_sees_no_hand(visit: Visit) -> None:
    host = visit()
    settle(host)
    start(host, 2)
    host.wait_for_selector(".bs-role.can-act, .bs-plaque.can-act")
    watcher = visit(host.url, locale="de")
    watcher.wait_for_selector(".broom")
    assert watcher.locator(".bs-role, .can-act").count() == 0
    check(watcher, "watching")


def test_forced_colours_and_still_eyes(visit: Visit) -> None:
    page = visit(forced_colors="active", reduced_motion="reduce")
    settle(page)
    start(page, 2)
    page.wait_for_selector(".bs-role.can-act, .bs-plaque.can-act")
    marked = page.locator(".bs-role.can-act .bs-role-face, .bs-plaque.can-act").first
    assert marked.evaluate("thing => getComputedStyle(thing).outlineStyle") == "solid"
    still = page.locator(".bs-pawn-place").first.evaluate(
        "pawn => [pawn.classList.contains('is-still'), getComputedStyle(pawn).transitionDuration]"
    )
    assert still[0] or still[1] == "0s"
