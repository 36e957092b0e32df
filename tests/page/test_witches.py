"""The Witches as people play it: a map to walk in, by finger and by keyboard, as rivals, together and alone."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLong

from tests.page.conftest import Visit
from tests.page.playing import PATIENCE, RESULT, cover
from tests.page.test_games import PHONE, steer_to
from tests.page.test_reading import check

CAN = "[data-touch].can-act"
SHORT = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
# Everything that the next touch may be lies on the table: nothing can be done that cannot be seen.
GLOWING = """selector => JSON.stringify([
    document.querySelector(".bar-progress")?.textContent, document.querySelector(".status")?.textContent,
    [...document.querySelectorAll(`${selector}, .chosen, .tw-die`)]
        .map((thing) => thing.getAttribute("class") + thing.dataset.spot),
])"""
# Remembers what is over long before a test could look: dice that rolled, scenes, verdicts.
WATCH = """
    window.seen = {};
    new MutationObserver(() => {
        for (const what of [".tw-die-cube", ".tw-scene", ".tw-stamp", ".tw-chance", ".tw-preview", ".is-part"])
            if (document.querySelector(what)) window.seen[what] = true;
    }).observe(document, { subtree: true, childList: true });
    window.rolls = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...all) {
        if (this.classList.contains("tw-die-cube")) window.rolls += 1;
        return animate.apply(this, all);
    };
"""


CHOOSE = """turn => {
    const things = [...document.querySelectorAll("[data-touch].can-act")].filter((thing) => thing.checkVisibility());
    const plaques = things.filter((thing) => thing.matches(".tw-plaque"));
    if (turn % 4 > 0 && plaques.length > 0) return plaques[turn % plaques.length].dataset.spot;
    // Near what was touched last, as people do: a place, a card.
    const here = document.activeElement.getBoundingClientRect();
    const far = (thing) => Math.hypot(thing.getBoundingClientRect().x - here.x, thing.getBoundingClientRect().y - here.y);
    const near = things.toSorted((one, other) => far(one) - far(other)).slice(0, 4);
    return near[turn % near.length]?.dataset.spot ?? "";
}"""


def settle(page: Page, quick: bool = True) -> None:
    """From now on moves are played with their last touch."""
    kept = json.dumps(json.dumps({"quick": quick}))
    page.add_init_script(f"localStorage.setItem('hexenkessel-settings', {kept}); {WATCH}")
    page.reload()


def start(page: Page, players: int) -> None:
    own = cover(page, "witches")
    own.locator("select").nth(0).select_option(str(players))
    if players > 1:
        own.locator("select").nth(1).select_option("random")
    own.locator(".is-act").click()
    page.wait_for_selector(".witches")


def hear(page: Page) -> Callable[[], tuple[list[list[str]], dict[str, Any]]]:
    """Listens to the table: the touches of all moves that are offered just now, and what lies on the map."""
    last: dict[str, Any] = {"moves": [], "board": {}}

    def listen(said: str | bytes) -> None:
        for side in (json.loads(said).get("sides") or [])[:1]:
            last["moves"] = [move["touches"] for move in side["moves"]]
            last["board"] = side["view"]["board"] if side["view"] else {}

    page.on("websocket", lambda line: line.on("framereceived", listen))
    return lambda: (last["moves"], last["board"])


def check_moves(page: Page, offered: list[list[str]]) -> None:
    """Whatever can be done begins with something that lies on the table; what follows is there once it is touched."""
    firsts = sorted({touches[0] for touches in offered})
    there = "ids => ids.every(id => document.querySelector(`[data-touch='${id}'].can-act, [data-touch='${id}'].chosen`))"
    page.wait_for_function(there, arg=firsts, timeout=PATIENCE)


def check_map(page: Page, board: dict[str, Any]) -> int:
    """Every tile lies where it belongs, and what this seat alone has seen is marked; how many those are."""
    shown = page.locator(".tw-space").evaluate_all(
        "spaces => spaces.map(space => [space.dataset.touch.slice(6), space.querySelector('.tw-tile')?.classList.value])"
    )
    looks = dict(shown)
    assert set(looks) == set(board)
    for space, lying in board.items():
        assert (looks[space] is None) is (lying is None), space
        if lying is not None:
            assert ("is-hard" in looks[space], "is-down" in looks[space]) == (
                lying["hard"],
                not lying["face_up"],
            )
            assert ("is-seen" in looks[space]) is (not lying["face_up"] and lying["tile"] is not None), space
    return sum("is-seen" in (look or "") for look in looks.values())


def asked(page: Page) -> bool:
    return page.locator(CAN).count() > 0


def choose(page: Page, turn: int) -> str:
    """Where a person would touch: rather dice and problems than anything else, and now and then a card."""
    return str(page.evaluate(CHOOSE, turn))


def bring_into_sight(page: Page, spot: str) -> None:
    """A place beyond the edge of the map: look at all of Lancre."""
    box = page.locator(f'[data-spot="{spot}"]').bounding_box(timeout=PATIENCE)
    frame = page.locator(".tw-frame").bounding_box()
    whole = page.locator(".plane-tools button").nth(2)
    if not box or not frame or not whole.count() or not spot.startswith("space:"):
        return
    x, y = box["x"] + box["width"] / 2 - frame["x"], box["y"] + box["height"] / 2 - frame["y"]
    if not (0 < x < frame["width"] - 60 and 0 < y < frame["height"]):
        whole.tap()


def touch_once(page: Page, how: str, spot: str) -> None:
    thing = page.locator(f'[data-spot="{spot}"]')
    if how == "keyboard":
        steer_to(page, f'[data-spot="{spot}"]')
        page.keyboard.press("Enter")
    elif how == "tap":
        bring_into_sight(page, spot)
        thing.tap(force=True, timeout=PATIENCE)
    else:
        thing.click(force=True, timeout=PATIENCE)


def touch(page: Page, how: str, turn: int) -> None:
    """One touch of something that glows, by finger, mouse or keyboard."""
    before = page.evaluate(GLOWING, CAN)
    for _ in range(3):
        if not asked(page):
            return
        spot = choose(page, turn)
        try:
            touch_once(page, how, spot)
            page.wait_for_function(f"before => ({GLOWING})('{CAN}') !== before", arg=before, timeout=PATIENCE)
        except TooLong:
            continue  # the touch fell into a redraw of a busy page; a person touches once more
        return
    raise AssertionError(f"nothing came of touching {spot}")


def play_out(people: dict[Page, str], looks: dict[int, str]) -> None:
    """Everybody takes every turn until the result is shown; axe looks at the moments that are named."""
    turn = 0
    while not any(page.locator(RESULT).count() for page in people):
        for page, how in people.items():
            if asked(page):
                touch(page, how, turn)
                turn += 1
                if turn in looks:
                    check(page, looks[turn])
        next(iter(people)).wait_for_timeout(20)
        assert turn < 600, "the game does not end"


def check_result(page: Page) -> None:
    page.wait_for_selector(RESULT)
    check(page, "result")
    page.keyboard.press("Escape")
    expect(page.locator(".tw-scores .tw-ending")).not_to_be_empty()
    sums = [int(text) for text in page.locator(".tw-scores tfoot td").all_inner_texts()]
    won = page.locator(".tw-scores tfoot td.is-winner").count()
    lost = page.locator(".tw-ending.is-lost").count()
    assert (won > 0) != (lost > 0), "somebody wins, or all have lost"
    parts = page.locator(".tw-scores tbody tr").evaluate_all(
        "rows => rows.slice(0, 3).map(row => [...row.querySelectorAll('td')].map(cell => parseInt(cell.textContent) || 0))"
    )
    counted = [sum(column) for column in zip(*parts, strict=True)]
    assert sums == (counted if any(sums) else [0] * len(counted))
    check(page, "scores")


def test_four_rivals_two_people_two_bots(visit: Visit) -> None:
    keys = visit(locale="de")
    settle(keys)
    own = cover(keys, "witches")
    own.locator("select").nth(0).select_option("4")
    own.get_by_role("button", name="Tisch eröffnen").click()
    keys.get_by_role("button", name="Hier sitzen").first.click()
    finger = visit(keys.url, locale="en", color_scheme="light", **PHONE)
    settle(finger)
    finger.get_by_role("button", name="Sit here").first.tap()
    finger.get_by_role("button", name="Fill up with bots").tap()
    for level in finger.locator(".seat-row select").all():
        level.select_option("random")
    finger.get_by_role("button", name="Let’s begin").tap()
    for page in (keys, finger):
        page.wait_for_selector(".witches")
    check(keys, "setting up, wide")
    play_out({keys: "keyboard", finger: "tap"}, {3: "placing", 12: "early", 25: "later", 40: "late"})
    for page in (keys, finger):
        seen = page.evaluate("window.seen")
        assert {".tw-die-cube", ".tw-scene", ".tw-chance", ".tw-stamp"} <= set(seen), seen
        assert page.evaluate("window.rolls") > 0, "dice roll before everybody's eyes"
        check_result(page)


def test_together(visit: Visit) -> None:
    page = visit(locale="de", viewport={"width": 768, "height": 1024}, has_touch=True)
    settle(page)
    own = cover(page, "witches")
    own.locator("select").nth(0).select_option("2")
    own.get_by_role("button", name="Tisch eröffnen").click()
    page.get_by_role("button", name="Hier sitzen").first.click()
    page.get_by_role("group", name="Spielweise").get_by_role("button", name="gemeinsam").click()
    page.get_by_role("button", name="Mit Bots auffüllen").click()
    page.locator(".seat-row select").first.select_option("random")
    page.get_by_role("button", name="Los geht’s").click()
    page.wait_for_selector(".witches")
    expect(page.locator('[data-touch="look:goal"]')).to_contain_text("→ 3")
    play_out({page: "tap"}, {4: "setting up", 16: "together"})
    check_result(page)


def test_alone(visit: Visit) -> None:
    page = visit(**SHORT)
    settle(page)
    start(page, 1)
    expect(page.locator('[data-touch="look:goal"]')).to_have_attribute("aria-label", "Points, 0/30")
    play_out({page: "tap"}, {4: "setting up", 16: "alone"})
    check_result(page)


def verbs_of_a_game(page: Page) -> set[str]:
    """Plays a whole game; wherever a move is offered, its things lie on the table. Which kinds of things there were."""
    heard = hear(page)
    settle(page)
    start(page, 4)
    turn = 0
    verbs = set()
    while page.wait_for_selector(f"{CAN}, {RESULT}") and not page.locator(RESULT).count():
        now, board = heard()
        if now and page.locator(".chosen").count() == 0:
            check_moves(page, now)
            check_map(page, board)
            verbs |= {touches[0].split(":")[0] for touches in now}
        touch(page, "click", turn)
        turn += 1
    return verbs


def test_every_move_lies_on_the_table(visit: Visit) -> None:
    wanted = {"personality", "space", "card", "stay", "end"}
    met: set[str] = set()
    # Not every deal brings every kind of move: one plays again until each of them came up.
    for _ in range(6):
        met |= verbs_of_a_game(visit(color_scheme="light"))
        if wanted <= met:
            return
    raise AssertionError(f"never met: {wanted - met}")


def test_the_map_moves_and_a_drag_is_no_touch(visit: Visit) -> None:
    page = visit()
    settle(page, quick=False)
    start(page, 2)
    page.wait_for_selector(".tw-plaque.is-choose.can-act")
    page.locator(".tw-plaque.is-choose").first.click()
    page.locator(".acts .is-act").click()
    page.wait_for_selector(".tw-space.can-act")
    view = "document.querySelector('.plane-drawing').getAttribute('viewBox')"
    whole = page.evaluate(view)
    page.get_by_role("button", name="Closer").click()
    near = page.evaluate(view)
    assert float(near.split()[2]) < float(whole.split()[2])
    box = page.locator(".tw-frame").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 90, y - 60, steps=4)
    page.mouse.up()
    dragged = page.evaluate(view)
    assert dragged != near and page.locator(".chosen").count() == 0
    page.mouse.wheel(0, -300)
    page.wait_for_function(f"before => {view} !== before", arg=dragged)
    page.get_by_role("button", name="All of Lancre").click()
    assert page.evaluate(view) == whole
    # The keyboard brings what it reaches into sight.
    page.get_by_role("button", name="Closer").click()
    page.get_by_role("button", name="Closer").click()
    steer_to(page, '[data-spot="space:standing_stone"]')
    expect(page.locator('[data-spot="space:standing_stone"]')).to_be_in_viewport()
    frame = page.locator(".tw-frame").bounding_box()
    spot = page.locator('[data-spot="space:standing_stone"]').bounding_box()
    assert frame and spot and spot["x"] >= frame["x"] - 1 and spot["y"] >= frame["y"] - 1


def test_a_plate_tells_about_its_player(visit: Visit) -> None:
    page = visit(**SHORT)
    settle(page, quick=False)
    start(page, 4)
    page.wait_for_selector(".tw-plaque.is-choose.can-act")
    page.locator(".tw-plate").nth(2).tap()
    expect(page.locator(".tip")).to_contain_text("cackle marker")
    page.keyboard.press("Escape")
    page.locator('[data-touch="look:crisis"]').tap()
    expect(page.locator(".tip")).to_contain_text("everybody has lost")


def test_two_fingers_zoom(visit: Visit) -> None:
    page = visit(**PHONE)
    settle(page)
    start(page, 2)
    page.wait_for_selector(".tw-map")
    view = "Number(document.querySelector('.plane-drawing').getAttribute('viewBox').split(' ')[2])"
    before = page.evaluate(view)
    line = page.context.new_cdp_session(page)
    box = page.locator(".tw-frame").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def fingers(kind: str, apart: float) -> None:
        points = (
            []
            if kind == "touchEnd"
            else [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        )
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    fingers("touchStart", 20)
    for apart in (30, 45, 60):
        fingers("touchMove", apart)
    fingers("touchEnd", 0)
    assert page.evaluate(view) < before * 0.6
    assert page.locator(".chosen").count() == 0


def test_still_eyes_see_no_rolling(visit: Visit) -> None:
    page = visit(reduced_motion="reduce", color_scheme="light")
    settle(page)
    start(page, 2)
    turn = 0
    while not page.evaluate("Boolean(window.seen['.tw-die-cube'])"):
        page.wait_for_selector(f"{CAN}, {RESULT}")
        assert page.locator(RESULT).count() == 0, "not one attempt in a whole game"
        touch(page, "click", turn)
        turn += 1
    assert page.evaluate("window.rolls") == 0


def test_forced_colours(visit: Visit) -> None:
    page = visit(forced_colors="active")
    settle(page)
    start(page, 2)
    plaque = page.locator(".tw-plaque.can-act").first
    assert plaque.evaluate("e => getComputedStyle(e).outlineStyle") == "solid", "what can be done is marked"
    plaque.click()
    page.wait_for_selector(".tw-space.can-act")
    marked = page.locator(".tw-space.can-act .tw-ring").first
    assert marked.evaluate("e => getComputedStyle(e).stroke") != "none"
