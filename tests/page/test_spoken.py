"""The spoken story: whoever hears the table is told all that the chronicle tells, in its order, and nothing twice."""

import json

from playwright.sync_api import Page, WebSocketRoute

from tests.page.conftest import Seat, Visit
from tests.page.playing import load_table, touch_first, wait_for_turn

LINE = ".chronicle-line"
HEAR = """
    window.heard = [];
    new MutationObserver((found) => {
        for (const { addedNodes } of found)
            for (const node of addedNodes)
                if (node.parentElement?.closest("[role=log]")) heard.push(node.textContent);
    }).observe(document, { childList: true, subtree: true });
"""


def told(page: Page) -> list[str]:
    """The chronicle, oldest line first."""
    return [line.strip() for line in reversed(page.locator(LINE).all_text_contents())]


def test_all_that_happens_is_read_out_once(visit: Visit, seat: Seat) -> None:
    """Also where bots move at once, and many rows come together. What is taken back is said to be, not told again."""
    page = visit(seat("blackmore", 4, 0.3), quick=True, script=HEAR)
    assert wait_for_turn(page)
    before = told(page)
    for _ in range(4):
        count = page.locator(LINE).count()
        touch_first(page)
        page.wait_for_function(
            "([line, count]) => document.querySelectorAll(line).length > count", arg=[LINE, count]
        )
        assert wait_for_turn(page)
    new = told(page)[len(before) :]
    assert len(new) > 8
    page.wait_for_function("end => heard.join(' ').endsWith(end)", arg=new[-1])
    assert page.evaluate("heard.join(' ')") == " ".join(new)
    page.evaluate("heard.length = 0")
    page.keyboard.press("u")
    take_back = page.get_by_role("dialog").get_by_role("button", name="Take it back")
    # It asks where somebody else has moved since.
    page.wait_for_function(
        "() => heard.length > 0 || document.querySelector('dialog.is-modal[open] .is-act')"
    )
    if take_back.count():
        take_back.click()
    page.wait_for_function("() => heard.length > 0")
    assert page.evaluate("heard.join(' ')") == "You take something back."


def test_what_comes_twice_is_told_once(visit: Visit, seat: Seat) -> None:
    """A tail may begin with rows that are known: after a line was lost, two answers can overlap."""
    page = visit()
    last: dict[int | None, list[object]] = {}

    def repeat(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def hand_on(message: str | bytes) -> None:
            frame = json.loads(message)
            if frame["type"] == "events":
                for side in frame["sides"]:
                    new = side["rows"]
                    side["rows"] = last.get(side["seat"], []) + new
                    last[side["seat"]] = new or last.get(side["seat"], [])
            line.send(json.dumps(frame))

        server.on_message(hand_on)

    page.route_web_socket("**/ws", repeat)
    load_table(page, seat("blackmore", 4, 0.3))
    assert wait_for_turn(page)
    for _ in range(3):
        touch_first(page)
        assert wait_for_turn(page)
    lines = told(page)
    assert len(last) == 1 and len(lines) > 8
    page.reload()
    assert wait_for_turn(page)
    assert told(page) == lines


# What the story makes of a move: of its game, and of what happened by it.
TELL = """async ([id, events]) => {
    const { loadGame } = await import("/web/shell/games.js");
    const { heardSince } = await import("/web/shell/story.js");
    const listener = { game: await loadGame(id), me: 0, nameOf: () => "Ada", names: "Ada" };
    const row = { seq: 1, kind: "move", seat: 0, forced: true, events };
    return heardSince(listener, [row], 0).map((line) => line.text);
}"""


def test_what_is_alike_is_one_sentence_and_reasons_come_once(visit: Visit, seat: Seat) -> None:
    page = visit(seat("grimoria", 3, 0.5))
    assert wait_for_turn(page)
    # Nobody sees the face-down card, but whoever has a Seer.
    displays = [line for line in told(page) if line.startswith("New in the display: ") and "face" in line]
    assert len(displays) > 3 and all(" and " in line for line in displays)
    # First comes what happened, then what is asked.
    assert page.locator("[role=log] ~ main .status").count() == 1
    drawn = [{"kind": "got", "seat": 0, "card": card} for card in ("granny_weatherwax", "nanny_ogg")]
    assert page.evaluate(TELL, ["witches", [{"kind": "ended", "seat": 0}, *drawn]]) == [
        "You draw “Granny Weatherwax” and “Nanny Ogg”."
    ]
    passed = [{"kind": "passed", "seat": 0, "role": "valley_druid"}]
    assert page.evaluate(TELL, ["broom_service", passed]) == ["You pass: no Valley Druid."]
