"""Haste and busy machines: nothing that somebody touches or picks is lost, however late the page hears of the rest."""

from playwright.sync_api import Route, expect

from tests.page.conftest import Seat, Visit
from tests.page.lobby import begin, button, is_picked, open_table, pick

# At every frame that is shown: whoever is told to choose sees something glow, and nobody else does.
WATCH_FRAMES = """
    window.frames_seen = 0;
    window.contradictions = [];
    const look = () => {
        const status = document.querySelector(".status");
        const glows = Boolean(document.querySelector(".can-act, .chosen"));
        if (status) window.frames_seen += 1;
        if (status && status.matches(".is-yours") !== glows) window.contradictions.push([status.textContent, glows]);
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
"""

# Presses a key as soon as something is there, before the browser has drawn it.
FIRST_SIGHT = """
    new MutationObserver((_, watch) => {
        if (!document.querySelector("%s")) return;
        watch.disconnect();
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "%s", bubbles: true }));
    }).observe(document, { subtree: true, childList: true });
"""


def test_a_key_at_first_sight_is_heard(visit: Visit, seat: Seat) -> None:
    page = visit(seat("blackmore", 3), script=FIRST_SIGHT % (".stage", "?"), fresh=True)
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    table = seat("blackmore", 2, 1.0)
    page = visit(f"{table.address}#replay/0", script=FIRST_SIGHT % (".replay-acts", "End"), fresh=True)
    expect(page.locator(".ranking")).to_be_visible()


def test_what_glows_belongs_to_the_board_that_is_shown(visit: Visit, seat: Seat) -> None:
    """A board that is shown before its moves are offered takes touches of the new one for the old one."""
    page = visit(seat("blackmore", 4), quick=True, reduced_motion="reduce", script=WATCH_FRAMES)
    told = page.evaluate("hand.walk({ seed: 1, most: 5 })")
    assert told["faults"] == [] and told["touches"] == 5
    page.wait_for_function("() => window.frames_seen > 10")
    assert page.evaluate("window.contradictions") == []


def test_two_options_picked_quickly_are_both_kept(visit: Visit) -> None:
    """The second is picked before the page has heard of the first."""
    page = visit()
    open_table(page, "witchdom", 3)
    held: list[Route] = []
    page.route("**/options", lambda route: held.append(route) if not held else route.continue_())
    with page.expect_request("**/options"):
        pick(page, "Animals", "with")
    pick(page, "Novices", "chosen")
    with page.expect_response("**/options"):
        held[0].continue_()
    is_picked(page, "Animals", "with")
    is_picked(page, "Novices", "chosen")
    pick(page, "Seats", "4")
    expect(page.get_by_text("1 of 4 seats taken")).to_be_visible()
    is_picked(page, "Animals", "with")
    expect(page.locator(".note-text")).to_have_count(0)


def test_who_starts_while_the_bots_sit_down_starts(visit: Visit) -> None:
    page = visit()
    open_table(page, "blackmore", 4)
    held: list[Route] = []
    page.route("**/seats/*/bot", lambda route: held.append(route) if not held else route.continue_())
    with page.expect_request("**/seats/*/bot"):
        button(page, "fill up").click()
    begin(page)
    held[0].continue_()
    expect(page.locator(".stage")).to_be_visible()
    expect(page.locator(".note-text")).to_have_count(0)


def test_a_finger_that_is_lifted_elsewhere_is_gone(visit: Visit, seat: Seat) -> None:
    """What a touch sets off may take the touched thing away and lie over the map before the finger is lifted."""
    table = seat("broom_service", 2, asks=("choose-roles",))
    page = visit(table, viewport={"width": 768, "height": 1024}, has_touch=True, is_mobile=True)
    page.wait_for_selector(".can-act")
    view = "document.querySelector('.plane-drawing').getAttribute('viewBox')"
    before = page.evaluate(view)
    finger = page.context.new_cdp_session(page)

    def send(kind: str, place: list[float], slip: float = 0) -> None:
        points = [] if kind == "touchEnd" else [{"x": place[0] + slip, "y": place[1] + slip}]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    first, second = (page.evaluate(f"hand.aim('region:{name}')") for name in ("cat_hill", "molehills"))
    page.evaluate(
        """([x, y]) => {
            const drawing = document.querySelector(".plane-drawing");
            const place = new DOMPoint(x, y).matrixTransform(drawing.getScreenCTM().inverse());
            const mark = document.createElementNS("http://www.w3.org/2000/svg", "circle");
            for (const [name, value] of Object.entries({ id: "brief", cx: place.x, cy: place.y, r: 30 }))
                mark.setAttribute(name, value);
            drawing.append(mark);
        }""",
        first,
    )
    send("touchStart", first)
    page.evaluate(
        """() => {
            document.getElementById("brief").remove();
            const veil = document.createElement("div");
            veil.id = "veil";
            veil.style.cssText = "position: fixed; inset: 0; z-index: 99";
            document.body.append(veil);
        }"""
    )
    send("touchEnd", first)
    page.evaluate("document.getElementById('veil').remove()")
    for _ in range(10):
        for kind, slip in (("touchStart", 0), ("touchMove", 3), ("touchEnd", 0)):
            send(kind, second, slip)
        page.wait_for_selector(".tip")
        if page.locator(".tip.is-refusal").count():
            break
        # It took so long on the way here that it was a long press: that explains.
        page.keyboard.press("Escape")
        expect(page.locator(".tip")).to_have_count(0)
    # The touch counts: it says why nothing can be done there. And the map stays where it is.
    expect(page.locator(".tip.is-refusal")).to_have_count(1)
    assert page.evaluate(view) == before
