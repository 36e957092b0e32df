"""What the tests of the page do again and again: start a game, take turns with a mouse, a finger or keys, wait, look."""

import re
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page

from tests.moments import LONG
from tests.page.conftest import Table

PLAYABLE = ".hand .can-act, .choice .can-act"
CAN = "[data-touch].can-act"
RESULT = "dialog.is-modal[open] .ranking"
# One's own turn, or the end.
TURN = f"{CAN}, {RESULT}"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SHORT = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
TABLET = {"viewport": {"width": 768, "height": 1024}, "has_touch": True, "is_mobile": True}
MOST_TOUCHES = 900
AXE = Axe().axe_script


def cover(page: Page, game: str = "blackmore") -> Locator:
    """A game on the shelf."""
    return page.locator(f'.cover[data-game="{game}"]')


def start_against_bots(page: Page, players: int = 4, level: str = "child", game: str = "blackmore") -> None:
    cover(page, game).locator("select").nth(0).select_option(str(players))
    if players > 1:
        cover(page, game).locator("select").nth(1).select_option(level)
    cover(page, game).locator(".cover-play").click()
    page.wait_for_selector(".stage")


def sit_down(page: Page, table: Table, seat: int = 0) -> None:
    """Goes to a table that is played already, within the page: to load all of it again takes ten times as long."""
    page.evaluate("where => hand.visit(where)", [table.id, table.game, table.tokens[seat]])


def load_table(page: Page, table: Table, seat: int = 0) -> None:
    """The same for whoever looks at what is loaded."""
    remember = (
        "async ([table, game, token]) => (await import('/web/shell/api.js')).remember(table, game, token)"
    )
    page.evaluate(remember, [table.id, table.game, table.tokens[seat]])
    page.goto(table.address)


def check(page: Page, screen: str) -> None:
    """No violation that axe knows, and nothing that sticks out to the side."""
    if not page.evaluate("Boolean(window.axe)"):
        page.evaluate(AXE)
    found = page.evaluate("hand.sound()")
    assert found == [], f"{screen}: {found}"


# -- taking turns ----------------------------------------------------------------------------------------------------


def wait_for_turn(page: Page) -> bool:
    """Waits until it is one's turn; False when the game is over instead."""
    page.wait_for_selector(TURN)
    return page.locator(RESULT).count() == 0


def next_to_act(*pages: Page) -> Page:
    """Whoever has something to touch, or has seen the end."""
    while True:
        for page in pages:
            page.evaluate("hand.turn()")
            if page.locator(f"{PLAYABLE}, {RESULT}").count():
                return page


def touch_first(page: Page, how: str = "click") -> str:
    """Touches a thing that glows, and again where the first touch only chose it: it is played. Gives the thing's id."""
    thing = page.locator(PLAYABLE).last
    touched, spot = thing.get_attribute("data-touch") or "", thing.get_attribute("data-spot") or ""
    touch(page, how, spot)
    if page.locator(f'[data-spot="{spot}"].chosen').count():
        touch(page, how, spot)
    return touched


def touch(page: Page, how: str, spot: str) -> None:
    """One touch of a thing on the board, and what comes of it."""
    ready = page.evaluate("([spot, byKeys]) => hand.ready(spot, byKeys)", [spot, how == "keyboard"])
    while True:
        if how == "keyboard":
            steer_to(page, f'[data-spot="{spot}"]')
            page.keyboard.press("Enter")
        else:
            assert ready["place"], f"{spot} glows, but cannot be hit: {page.evaluate('hand.faults()')}"
            (page.touchscreen.tap if how == "tap" else page.mouse.click)(*ready["place"])
        # On a machine with much else to do a tap may take so long that it is a long press: that explains, and a person
        # taps again. Whatever else goes by without effect is a fault.
        if page.evaluate("before => hand.outcome(before)", ready["before"]) != "explained":
            return
        page.keyboard.press("Escape")
        if how != "keyboard":
            ready["place"] = page.evaluate("spot => hand.aim(spot)", spot)


def act(page: Page, how: str, prefer: Sequence[str] = (), seed: int = 1) -> None:
    """One touch of something that glows; of that rather what `prefer` names first."""
    spot = page.evaluate("([prefer, seed]) => hand.choose(prefer, seed)", [list(prefer), seed])
    if spot is not None:
        touch(page, how, spot)


def play_out(
    people: dict[Page, str],
    prefer: Sequence[str] = (),
    looks: dict[str, str] | None = None,
    each: Callable[[Page], object] = lambda _: None,
    seed: int = 1,
    most: int = MOST_TOUCHES,
) -> dict[str, int]:
    """Everybody takes every turn until all have seen the result, or for so many touches. Axe looks when a question of
    `looks` first comes up; how often was asked what."""
    asked: dict[str, int] = {}
    touches = 0
    done: set[Page] = set()
    while len(done) < len(people) and touches < most:
        for page, how in people.items():
            if page in done:
                continue
            wish = [list(prefer), seed + touches]
            moment = page.evaluate("([prefer, seed]) => hand.next(prefer, seed)", wish)
            if moment["over"]:
                done.add(page)
            if moment["over"] or moment["spot"] is None:
                continue
            asked[moment["asks"]] = asked.get(moment["asks"], 0) + 1
            if looks and moment["asks"] in looks:
                told = looks.pop(moment["asks"])
                for one in people:
                    check(one, told)
            each(page)
            touch(page, how, moment["spot"])
            touches += 1
            assert touches < MOST_TOUCHES, "the game does not end"
    return asked


def play_both_ends(
    page: Page,
    how: str,
    table: Callable[[float], Table],
    prefer: Sequence[str] = (),
    each: Callable[[Page], object] = lambda _: None,
    first: int = 20,
    last: float = 0.85,
) -> dict[str, int]:
    """The first touches of a game, and then its last rounds at a `table` that was played so far; how often was asked what.
    HYPOTHESIS_PROFILE=long plays the whole game."""
    if LONG:
        return play_out({page: how}, prefer, each=each)
    asked = Counter(play_out({page: how}, prefer, each=each, most=first))
    assert sum(asked.values()) == first, "the game was over before it had begun"
    sit_down(page, table(last))
    return asked + Counter(play_out({page: how}, prefer, each=each))


def play_to_the_end(page: Page, turn: Callable[[Page], object]) -> int:
    """Takes every turn until the result is shown; how many there were."""
    turns = 0
    while wait_for_turn(page):
        turn(page)
        turns += 1
        assert turns < 100, "the game does not end"
    return turns


def walk(page: Page, seed: int = 1, prefer: Sequence[str] = (), most: int = MOST_TOUCHES) -> dict[str, Any]:
    """Plays on inside the page, to the end or for so many touches; before every one all that glows can be hit."""
    told: dict[str, Any] = page.evaluate(
        "wish => hand.walk(wish)", {"seed": seed, "prefer": list(prefer), "most": most}
    )
    assert told["faults"] == [], told["faults"]
    return told


def points(page: Page) -> list[int]:
    found = page.locator(".ranked-points").all_text_contents()
    return [int(re.sub(r"[^-\d]", "", text.replace("−", "-"))) for text in found]


def adds_up(page: Page, sheet: str) -> list[int]:
    """The sums of a score sheet, which are those of its rows; what only breaks a tie does not count."""
    number = "cell => parseInt(cell.textContent.replace('−', '-').replace(/[^-\\d]/g, '')) || 0"
    read = f"rows => rows.map(row => [...row.querySelectorAll('td')].map({number}))"
    parts = page.locator(f"{sheet} tbody tr:not(.is-tie)").evaluate_all(read)
    (sums,) = page.locator(f"{sheet} tfoot tr").evaluate_all(read)
    # A sheet names no origin that gave nobody anything.
    assert [sum(column) for column in zip(*(parts or [[0] * len(sums)]), strict=True)] == sums
    return list(sums)


# -- keys ------------------------------------------------------------------------------------------------------------

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
AROUND = ("ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight")


def tab_to(page: Page, test: str) -> None:
    """Presses Tab until the focused element passes the test."""
    for _ in range(60):
        if page.evaluate(f"() => {{ const here = document.activeElement; return {test}; }}"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reached {test}")


def steer_to(page: Page, selector: str) -> None:
    """Presses arrows until something that fits has the focus, or nothing fits any more. Where the straight way goes round in
    circles, a person takes another one."""
    for around in AROUND:
        if steer_straight(page, selector):
            return
        for _ in range(4):
            page.keyboard.press(around)
    raise AssertionError(f"no arrow led to {selector}")


def steer_straight(page: Page, selector: str) -> bool:
    for attempt in range(40):
        focus = page.evaluate(WHERE_IS_FOCUS, selector)
        if focus["there"] or focus.get("gone"):
            return True
        if focus.get("outside"):
            # Step by step: what is steered to may go meanwhile, and with it the board under the result.
            page.keyboard.press("Tab")
            continue
        across = abs(focus["dx"]) > abs(focus["dy"])
        # Now and then the other way, so that nothing in between keeps the focus for ever.
        if attempt % 5 == 4:
            across = not across
        if across:
            page.keyboard.press("ArrowRight" if focus["dx"] > 0 else "ArrowLeft")
        else:
            page.keyboard.press("ArrowDown" if focus["dy"] > 0 else "ArrowUp")
    return False
