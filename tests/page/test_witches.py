"""The Witches as people play it: a map to walk in, by finger and by keyboard, as rivals, together and alone."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

import hexenkessel as hx
from tests.page.conftest import Seat, Visit
from tests.page.lobby import begin, fill_up, join, open_table, pick
from tests.page.playing import (
    CAN,
    PHONE,
    RESULT,
    SHORT,
    TABLET,
    TURN,
    adds_up,
    check,
    play_out,
    sit_down,
    steer_to,
    wait_for_turn,
    walk,
)

# Rather dice and problems than anything else.
DARING = ("roll", "die:", "attempt", "tea:", "end", "go-on", "stay", "space:")
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


def hear(page: Page) -> Callable[[], tuple[list[list[str]], dict[str, Any]]]:
    """Listens to the table: the touches of all moves that are offered just now, and what lies on the map."""
    last: dict[str, Any] = {"moves": [], "board": {}}

    def listen(said: str | bytes) -> None:
        for side in (json.loads(said).get("sides") or [])[:1]:
            last["moves"] = [list(hx.game("witches").move(code).touches) for code in side["moves"]]
            last["board"] = side["view"]["board"] if side["view"] else {}

    page.on("websocket", lambda line: line.on("framereceived", listen))
    return lambda: (last["moves"], last["board"])


def check_moves(page: Page, offered: list[list[str]]) -> None:
    """Whatever can be done begins with something that lies on the table; what follows is there once it is touched."""
    firsts = sorted({touches[0] for touches in offered})
    there = "ids => ids.every(id => document.querySelector(`[data-touch='${id}'].can-act, [data-touch='${id}'].chosen`))"
    page.wait_for_function(there, arg=firsts)


# Of every space of the map: what lies there, by these classes; null where nothing does.
MAP = """() => Object.fromEntries([...document.querySelectorAll(".tw-space")].map((space) => {
    const tile = space.querySelector(".tw-tile");
    const marks = ["is-hard", "is-down", "is-seen"].filter((mark) => tile?.classList.contains(mark));
    return [space.dataset.touch.slice(6), tile && marks];
}))"""


def check_map(page: Page, board: dict[str, Any]) -> None:
    """Every tile lies where it belongs, and what this seat alone has seen is marked."""
    wanted = {}
    for space, lying in sorted(board.items()):
        down = lying is not None and not lying["face_up"]
        marks = {
            "is-hard": lying and lying["hard"],
            "is-down": down,
            "is-seen": down and lying["tile"] is not None,
        }
        wanted[space] = None if lying is None else [mark for mark, on in marks.items() if on]
    same = f"wanted => JSON.stringify(Object.entries(({MAP})()).sort()) === JSON.stringify(Object.entries(wanted).sort())"
    try:
        page.wait_for_function(same, arg=wanted)
    except PlaywrightTimeout:
        assert page.evaluate(MAP) == wanted


def check_result(page: Page) -> None:
    page.wait_for_selector(RESULT)
    check(page, "result")
    page.keyboard.press("Escape")
    expect(page.locator(".tw-scores .tw-ending")).not_to_be_empty()
    adds_up(page, ".tw-scores")
    won = page.locator(".tw-scores tfoot td.is-winner").count()
    lost = page.locator(".tw-ending.is-lost").count()
    assert (won > 0) != (lost > 0), "somebody wins, or all have lost"
    check(page, "scores")


def test_four_rivals_sit_down(visit: Visit) -> None:
    keys = visit(locale="de", quick=True)
    finger = visit(open_table(keys, "witches", 4), color_scheme="light", quick=True, **PHONE)
    join(finger, keys, "tap")
    fill_up(finger, 2, "child", "tap")
    begin(finger, "tap")
    for page in (keys, finger):
        page.wait_for_selector(".witches")
        check(page, "setting up")


def test_the_last_turns_of_two_rivals(visit: Visit, seat: Seat) -> None:
    table = seat("witches", 4, 0.6, people=(0, 1))
    keys = visit(table, at=0, locale="de", quick=True, script=WATCH, speed="fast")
    finger = visit(table, at=1, color_scheme="light", quick=True, script=WATCH, speed="fast", **PHONE)
    play_out({keys: "keyboard", finger: "tap"}, DARING)
    for page in (keys, finger):
        seen = page.evaluate("window.seen")
        assert {".tw-die-cube", ".tw-scene", ".tw-chance", ".tw-stamp"} <= set(seen), seen
        assert page.evaluate("window.rolls") > 0, "dice roll before everybody's eyes"
        check_result(page)


def test_together(visit: Visit, seat: Seat) -> None:
    page = visit(locale="de", quick=True, **TABLET)
    open_table(page, "witches", 2)
    pick(page, "Spielweise", "gemeinsam")
    fill_up(page, 1, "child")
    begin(page)
    page.wait_for_selector(".witches")
    expect(page.locator('[data-touch="look:goal"]')).to_contain_text("→ 3")
    sit_down(page, seat("witches", 2, 0.7, mode="together"))
    assert wait_for_turn(page)
    check(page, "together")
    play_out({page: "tap"}, DARING)
    check_result(page)


def test_a_whole_game_alone(visit: Visit, seat: Seat) -> None:
    page = visit(seat("witches", 1), quick=True, script=WATCH, **SHORT)
    expect(page.locator('[data-touch="look:goal"]')).to_have_attribute("aria-label", "Points, 0/30")
    check(page, "setting up")
    play_out({page: "tap"}, DARING)
    check_result(page)


@pytest.mark.parametrize("question", range(4))
def test_every_moment_is_sound(visit: Visit, seat: Seat, question: int) -> None:
    """What is sampled: moments of every quarter of a game, on a phone and wide by turns."""
    settings = {"locale": "de", "color_scheme": "light", **PHONE} if question % 2 else {}
    table = seat("witches", 3, question / 4)
    page = visit(table, quick=True, reduced_motion="reduce", **settings)
    assert wait_for_turn(page)
    walk(page, prefer=DARING, most=4)
    check(page, f"quarter {question + 1}")


def test_every_move_lies_on_the_table(visit: Visit, seat: Seat) -> None:
    """Wherever a move is offered, its things lie there. What is sampled: the beginning of a game, and ten touches from each
    of three moments on, two of which ask what chance may leave out."""
    page = visit(color_scheme="light", quick=True)
    heard = hear(page)
    verbs: set[str] = set()
    for part, asks in ((0.0, ()), (0.3, ("end",)), (0.6, ("run-or-stay",)), (0.9, ())):
        sit_down(page, seat("witches", 4, part, asks=asks))
        for turn in range(14 if part == 0 else 10):
            page.wait_for_selector(f"{CAN}, {RESULT}")
            if page.locator(RESULT).count():
                break
            now, board = heard()
            if now and page.locator(".chosen").count() == 0:
                check_moves(page, now)
                check_map(page, board)
                verbs |= {touches[0].split(":")[0] for touches in now}
            page.evaluate("seed => hand.step([], seed)", turn)
    assert {"personality", "space", "card", "stay", "end"} <= verbs


def test_the_map_moves_and_a_drag_is_no_touch(visit: Visit, seat: Seat) -> None:
    page = visit(seat("witches", 2))
    page.wait_for_selector(".tw-plaque.is-choose.can-act")
    page.locator(".tw-plaque.is-choose").first.click()
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
    page.get_by_role("button", name="The whole map").click()
    assert page.evaluate(view) == whole
    # The keyboard brings what it reaches into sight.
    page.get_by_role("button", name="Closer").click()
    page.get_by_role("button", name="Closer").click()
    steer_to(page, '[data-spot="space:standing_stone"]')
    expect(page.locator('[data-spot="space:standing_stone"]')).to_be_in_viewport()
    frame = page.locator(".tw-frame").bounding_box()
    spot = page.locator('[data-spot="space:standing_stone"]').bounding_box()
    assert frame and spot and spot["x"] >= frame["x"] - 1 and spot["y"] >= frame["y"] - 1


def test_a_plate_tells_about_its_player(visit: Visit, seat: Seat) -> None:
    page = visit(seat("witches", 4), **SHORT)
    page.wait_for_selector(".tw-plaque.is-choose.can-act")
    page.locator(".tw-plate").nth(2).tap()
    expect(page.locator(".tip")).to_contain_text("cackle marker")
    page.keyboard.press("Escape")
    page.locator('[data-touch="look:crisis"]').tap()
    expect(page.locator(".tip")).to_contain_text("everybody has lost")


def test_two_fingers_zoom(visit: Visit, seat: Seat) -> None:
    page = visit(seat("witches", 2), **PHONE)
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
    page.wait_for_function(f"most => {view} < most", arg=before * 0.6)
    assert page.locator(".chosen").count() == 0


def test_still_eyes_see_no_rolling(visit: Visit, seat: Seat) -> None:
    page = visit(
        seat("witches", 2, 0.4), quick=True, script=WATCH, reduced_motion="reduce", color_scheme="light"
    )
    page.wait_for_selector(TURN)
    while not page.evaluate("Boolean(window.seen['.tw-die-cube'])"):
        assert not walk(page, prefer=DARING, most=3)["over"], "not one attempt in half a game"
    assert page.evaluate("window.rolls") == 0


def test_forced_colours(visit: Visit, seat: Seat) -> None:
    page = visit(seat("witches", 2), quick=True, forced_colors="active")
    plaque = page.locator(".tw-plaque.can-act").first
    assert plaque.evaluate("e => getComputedStyle(e).outlineStyle") == "solid", "what can be done is marked"
    plaque.click()
    page.wait_for_selector(".tw-space.can-act")
    marked = page.locator(".tw-space.can-act .tw-ring").first
    assert marked.evaluate("e => getComputedStyle(e).stroke") != "none"


def test_a_roll_that_is_taken_back_was_no_escape(visit: Visit, seat: Seat) -> None:
    """The picture of how an attempt ended tells of what happened, not of what was taken back."""
    page = visit(
        seat("witches", 1, asks=("run-or-stay",)), locale="en", viewport={"width": 1280, "height": 800}
    )
    page.locator(".tw-scene").wait_for()
    page.get_by_role("button", name="Undo", exact=True).click()
    page.get_by_role("button", name="Redo").wait_for()
    assert page.locator(".tw-stamp").count() == 0


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("de", "Geh unsichtbar an einem Problem oder einer Hexe vorbei"),
        ("en", "go past a problem or a witch, invisible"),
    ],
)
def test_the_first_choice_says_what_invisibility_does(visit: Visit, seat: Seat, lang: str, told: str) -> None:
    """Nobody has read of Invisibility when they choose; alone one chooses among all four."""
    page = visit(seat("witches", 1, asks=("personality",)), locale=lang, **PHONE)
    expect(page.locator(".tw-plaque")).to_have_count(4)
    tiffany = page.locator(".tw-plaque", has_text="Tiffany")
    expect(tiffany).to_contain_text(told)
    assert tiffany.evaluate("e => e.scrollHeight <= e.clientHeight && e.scrollWidth <= e.clientWidth")


@pytest.mark.parametrize("viewport", [(390, 844), (844, 390), (768, 1024)], ids=["phone", "across", "tablet"])
def test_how_it_ended_leaves_the_map_free(visit: Visit, seat: Seat, viewport: tuple[int, int]) -> None:
    """The picture of how an attempt ended stays for a moment while somebody is asked where to go."""
    width, height = viewport
    # It stays until somebody has looked, however long a busy machine takes.
    stay = "const wait = setTimeout; window.setTimeout = (act, ms, ...more) => wait(act, ms > 1000 ? 1e6 : ms, ...more);"
    page = visit(
        seat("witches", 1, 0.3, asks=("after-roll", "run-or-stay")),
        quick=True,
        script=stay,
        reduced_motion="reduce",
        **{**PHONE, "viewport": {"width": width, "height": height}},
    )
    page.wait_for_selector(TURN)
    while not page.locator(".tw-scene.is-brief").count():
        assert not walk(page, prefer=DARING, most=1)["over"], "no attempt was over while somebody was asked"
    assert page.locator(".tw-stamp").is_visible()
    boxes = page.evaluate(
        "() => ['.tw-scene', '.tw-frame'].map((one) => document.querySelector(one).getBoundingClientRect().toJSON())"
    )
    scene, frame = boxes
    assert scene["bottom"] <= frame["top"] and scene["top"] >= 0, boxes
