"""Lessons on the page: each is played through by keyboard, and what is pointed at is there, in sight and not covered."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hexenkessel import shelf
from hexenkessel.learning import lessons
from tests.page.conftest import Seat, Visit
from tests.page.playing import next_to_act

ALL = [(game, name) for game in shelf.games() if game != "toy_cauldron" for name in lessons.names(game)]
PHONE = {"viewport": {"width": 390, "height": 844}, "locale": "de", "has_touch": True}
DESKTOP = {"viewport": {"width": 1280, "height": 800}, "locale": "en"}

# What the bubble says and points at, and whether the focus is where Enter does what is asked.
SEEN = """() => {
    const bubble = document.querySelector(".lesson-bubble");
    if (!bubble || bubble.style.opacity === "0") return null;
    const box = bubble.getBoundingClientRect();
    const rings = [...document.querySelectorAll(".lesson-pointer rect")].map((ring) => ring.getBoundingClientRect());
    const covered = (ring) => Math.min(ring.right, box.right) - Math.max(ring.left, box.left) > 12
        && Math.min(ring.bottom, box.bottom) - Math.max(ring.top, box.top) > 12;
    const here = document.activeElement.getBoundingClientRect();
    const around = (ring) => ring.left <= here.left && ring.right >= here.right
        && ring.top <= here.top && ring.bottom >= here.bottom;
    const outside = (ring) => Math.min(ring.left, ring.top) < -12
        || ring.right > innerWidth + 12 || ring.bottom > innerHeight + 12;
    return {
        step: [...bubble.querySelectorAll(".lesson-dots i")].findIndex((dot) => dot.dataset.here === "true"),
        waits: bubble.dataset.waits,
        rings: rings.length,
        covered: rings.filter(covered).length,
        outside: rings.filter(outside).length,
        focus: document.activeElement.closest(
            // Nothing can be done while a move is under way, though the lesson still speaks of it.
            bubble.dataset.waits === "move"
                ? ".board .can-act, .board .chosen, .acts-move button"
                : ".lesson-on, .board [data-touch]",
        ) !== null && (bubble.dataset.waits !== "move" || rings.some(around)),
    };
}"""


def begin(page: Page, game: str, lesson: str) -> None:
    """As "Learn" on a cover does, whichever lesson it is."""
    page.wait_for_selector(".cover")
    page.evaluate(
        """async ([game, lesson]) => {
            const { beginLesson } = await import("/web/shell/api.js");
            const { go } = await import("/web/shell/route.js");
            go(`/t/${await beginLesson(game, lesson, "Ada")}`);
        }""",
        [game, lesson],
    )
    page.wait_for_selector(".lesson-bubble")


# The same, when the lesson waits for something, nothing moves and two looks in a row see the same; null when it is over.
# Where something is pointed at, the ring comes when the board has drawn it.
SETTLED = f"""async ([after, points]) => {{
    let before = "";
    for (const late = performance.now() + 60_000; performance.now() < late; ) {{
        await hand.still();
        const seen = ({SEEN})();
        if (!seen && !document.querySelector(".table-page[data-lesson]")) return null;
        const ready = seen?.waits && seen.step >= after && seen.focus;
        const ringed = seen?.rings > 0 || !(["look", "move"].includes(seen?.waits) || points[seen?.step]);
        if (ready && ringed && JSON.stringify(seen) === before) return seen;
        before = JSON.stringify(seen);
    }}
    throw new Error(`the lesson does not come to rest after step ${{after}}: ${{before}}`);
}}"""


def settled(page: Page, game: str, name: str, after: int) -> dict[str, Any] | None:
    points = [bool(step.point) for step in lessons.lesson(game, name).steps]
    seen: dict[str, Any] | None = page.evaluate(SETTLED, [after, points])
    return seen


# Where the lesson is, what it waits for, what glows or is chosen, and where the keys are.
WHERE = """() => [
    document.querySelector(".lesson-bubble")?.textContent,
    hand.moment(),
    document.activeElement.dataset.spot,
    document.activeElement.className,
].join()"""


def press_enter(page: Page) -> None:
    """And sees what comes of it: a second Enter before that would be one for the next step."""
    page.evaluate(f"window.before = ({WHERE})()")
    page.keyboard.press("Enter")
    page.evaluate(f"hand.until(() => ({WHERE})() !== window.before, 'anything that came of Enter')")


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_lesson_by_keyboard(visit: Visit, game: str, name: str) -> None:
    page = visit(**(PHONE if name == "first" else DESKTOP), reduced_motion="reduce")
    begin(page, game, name)
    steps = len(lessons.lesson(game, name).steps)
    step, touches = 0, 0
    while (seen := settled(page, game, name, step)) is not None:
        where = f"{game} {name}, step {seen['step']}: {seen}"
        assert not seen["covered"], f"the bubble covers what it speaks of: {where}"
        assert not seen["outside"], f"what is spoken of is not in sight: {where}"
        touches = touches + 1 if seen["step"] == step else 0
        assert touches < 12, f"Enter does not lead on: {where}"
        step = seen["step"]
        press_enter(page)
    assert step == steps - 1
    expect(page.locator(".lesson-bubble")).to_have_count(0)


def test_whoever_chose_something_else_is_shown_how_to_let_go(visit: Visit) -> None:
    """A card in the hand leads on to what it may be used for, and what the lesson asks for is out of sight meanwhile."""
    page = visit(**PHONE, reduced_motion="reduce")
    begin(page, "witches", "first")
    wanted, step = 9, 0
    while step < wanted:
        seen = settled(page, "witches", "first", step)
        assert seen is not None
        step = seen["step"]
        if step < wanted:
            press_enter(page)
    turn = page.locator(".is-turn-up")
    expect(turn).to_be_focused()
    page.locator(".board .card-button.can-act[data-touch^='card:']").first.tap()
    expect(turn).to_have_count(0)
    expect(page.locator(".lesson-bubble")).to_have_attribute("data-waits", "move")
    expect(page.locator(".lesson-on")).to_be_focused()
    page.locator(".lesson-on").tap()
    expect(turn).to_be_focused()
    expect(page.locator(".lesson-on")).to_have_count(0)
    expect(page.locator(".lesson-pointer rect")).to_have_count(1)


def test_learn_stands_first_on_a_cover_and_a_wrong_move_is_taken_back(visit: Visit) -> None:
    page = visit(**DESKTOP, quick=True)
    cover = page.locator('.cover[data-game="blackmore"]')
    # For somebody who is new here it is the one golden button.
    expect(cover.locator(".cover-actions .is-act")).to_have_text("Learn")
    cover.get_by_role("button", name="Learn").click()
    sentence = page.locator(".lesson-sentence")
    on = page.get_by_role("button", name="Go on")
    on.click()
    expect(sentence).to_contain_text("touch it")
    page.locator('.board [data-touch="trump"]').first.click()
    on.click()
    expect(sentence).to_contain_text("You lead")
    page.locator('.board [data-touch="hand:R8"]').click()
    expect(sentence).to_contain_text("You may lead that, too.")
    # It is all kept at the table: somebody who comes back finds it so.
    page.reload()
    expect(sentence).to_contain_text("You may lead that, too.")
    page.get_by_role("button", name="Take it back").click()
    expect(sentence).to_contain_text("You lead")
    page.locator('.board [data-touch="hand:Y3"]').click()
    expect(sentence).to_contain_text("Your 3 beats the yellow 9!")
    page.get_by_role("button", name="Back", exact=True).click()
    expect(sentence).to_contain_text("You lead")
    page.get_by_role("button", name="End the lesson").click()
    page.get_by_role("button", name="Play on from here").click()
    expect(page.locator(".lesson-bubble")).to_have_count(0)
    page.locator('.board [data-touch="hand:Y3"]').click()
    expect(page.locator('.board [data-touch="hand:Y3"]')).to_have_count(0)


def pointing_lesson(visit: Visit) -> Page:
    """Two steps into a lesson, where it points at something."""
    page = visit(**DESKTOP, reduced_motion="reduce")
    begin(page, "grimoria", "first")
    sentence = page.locator(".lesson-sentence")
    for _ in range(2):
        told = sentence.inner_text()
        page.get_by_role("button", name="Go on").click()
        expect(sentence).not_to_have_text(told)
    return page


def test_the_bubble_goes_with_the_window(visit: Visit) -> None:
    """A window made small, a phone that is turned: what is spoken of is in sight again, and nothing lies on it."""
    page = pointing_lesson(visit)
    page.locator(".lesson-bubble[data-waits=move]").wait_for()
    for width, height in ((390, 844), (844, 390), (360, 640), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(
            f"""() => {{
                const seen = ({SEEN})();
                const box = document.querySelector(".lesson-bubble").getBoundingClientRect();
                return innerWidth === {width} && seen?.rings > 0 && !seen.covered && !seen.outside
                    && box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
            }}"""
        )


# Five times in a row as long as the guide waits between two looks, nothing on the page is measured.
QUIET = """async () => {
    const measure = Element.prototype.getBoundingClientRect;
    let looks = 0;
    Element.prototype.getBoundingClientRect = function () {
        looks += 1;
        return measure.call(this);
    };
    for (let turns = 0, quiet = 0; quiet < 5; turns += 1) {
        if (turns > 200) throw new Error("the page is measured over and over");
        const before = looks;
        await new Promise((next) => setTimeout(next, 120));
        quiet = looks === before ? quiet + 1 : 0;
    }
}"""


def test_the_guide_looks_again_only_when_something_moved(visit: Visit) -> None:
    page = pointing_lesson(visit)
    page.locator(".lesson-pointer rect").first.wait_for(state="attached")
    page.evaluate(QUIET)
    page.evaluate(
        """() => {
            const left = () => Number(document.querySelector(".lesson-pointer rect").getAttribute("x"));
            window.before = left();
            window.followed = () => left() === window.before + 24;
            document.querySelector(".table-page .board").style.translate = "24px";
        }"""
    )
    page.wait_for_function("() => window.followed()")


def test_what_is_pressed_does_not_run_away(visit: Visit) -> None:
    """The bubble follows the board, but not below a finger: that cost the press now and then."""
    page = pointing_lesson(visit)
    page.locator(".lesson-pointer rect").first.wait_for(state="attached")
    drawn = """() => document.querySelector(".lesson-pointer rect").outerHTML"""
    bubble, ring = page.locator(".lesson-bubble"), page.evaluate(drawn)
    page.get_by_role("button", name="End the lesson").hover()
    page.mouse.down()
    before = bubble.bounding_box()
    assert before is not None
    page.set_viewport_size({"width": 700, "height": 700})
    page.wait_for_function(f"before => ({drawn})() !== before", arg=ring)
    assert bubble.bounding_box() == before
    page.mouse.up()
    expect(page.get_by_role("button", name="Play on from here")).to_be_visible()
    page.wait_for_function(
        """([x, y]) => {
            const now = document.querySelector(".lesson-bubble").getBoundingClientRect();
            return now.x !== x || now.y !== y;
        }""",
        arg=[before["x"], before["y"]],
    )


def test_a_small_phone_held_across_shows_what_is_spoken_of(visit: Visit) -> None:
    """A card in the middle of the screen has room for a narrow bubble only."""
    page = visit(viewport={"width": 667, "height": 375}, locale="de", has_touch=True, reduced_motion="reduce")
    begin(page, "witchdom", "second")
    page.get_by_role("button", name="Weiter").click()
    page.locator(".lesson-bubble[data-waits=move]").wait_for()
    page.get_by_role("button", name="Zeig’s mir").click()
    seen = settled(page, "witchdom", "second", 2)
    assert seen is not None and seen["waits"] == "move" and seen["covered"] == 0, seen


def test_what_is_told_of_a_space_does_not_lie_on_it(visit: Visit) -> None:
    """The Witches tell what one points at in a corner of the map, unless that is where one points at."""
    page = visit(viewport={"width": 390, "height": 844}, locale="de", reduced_motion="reduce")
    begin(page, "witches", "second")
    page.get_by_role("button", name="Weiter").click()
    page.locator(".lesson-bubble[data-waits=move]").wait_for()
    page.get_by_role("button", name="Zeig’s mir").click()
    page.locator(".tw-frame [data-touch='space:mad_wolf'].can-act").hover()
    page.locator(".tw-preview", has_text="Toller Wolf").wait_for()
    page.wait_for_function(
        """() => {
            const [told, ring] = [".tw-preview", ".lesson-pointer rect"].map((what) =>
                document.querySelector(what)?.getBoundingClientRect());
            return told && ring && (told.bottom < ring.top || told.top > ring.bottom);
        }"""
    )


def test_an_arrow_lies_on_nothing_else(visit: Visit) -> None:
    """It is shorter where words stand in its way, comes from another side where they stand before the thing, and is left out
    where there is no place for it."""
    page = visit(**DESKTOP)
    lengths = page.evaluate(
        """async () => {
            const { arrow } = await import("/web/shell/pointing.js");
            const room = { x: 0, y: 0, width: 800, height: 600 };
            const bubble = { x: 300, y: 20, width: 200, height: 80 };
            const thing = { x: 380, y: 300, width: 40, height: 40 };
            const line = (y) => ({ x: 320, y, width: 160, height: 12 });
            const seen = (taken) => {
                const found = arrow(bubble, thing, taken, room);
                return found && [found.end.x - found.start.x, found.end.y - found.start.y].map(Math.round);
            };
            const beside = [{ x: 340, y: 310, width: 30, height: 20 }, { x: 430, y: 310, width: 30, height: 20 }];
            return [seen([]), seen([line(240)]), seen([line(280)]), seen([line(280), line(350), ...beside])];
        }"""
    )
    assert lengths == [[0, 60], [0, 26], [0, -26], None]


def test_what_matters_for_the_first_time_is_told_once(visit: Visit, seat: Seat) -> None:
    table = seat("blackmore", 3, asks=("trump",))
    page = visit(table, coach=True, **DESKTOP)
    note = page.locator(".coach-note")
    expect(note).to_contain_text("The trick is yours")
    note.get_by_role("button", name="Got it").click()
    expect(note).to_have_count(0)
    page.reload()
    expect(page.locator(".board .can-act").first).to_be_visible()
    expect(note).to_have_count(0)


def test_coach_marks_go_with_one_touch(visit: Visit, seat: Seat) -> None:
    page = visit(seat("witches", 2, asks=("run-or-stay",)), coach=True, **PHONE)
    page.get_by_role("button", name="Ohne Merkzettel").click()
    expect(page.locator(".coach-note")).to_have_count(0)
    page.reload()
    expect(page.locator(".board .can-act").first).to_be_visible()
    expect(page.locator(".coach-note")).to_have_count(0)


def test_coach_marks_wait_for_ones_own_turn(visit: Visit, seat: Seat) -> None:
    """What happens is told to whoever is asked next, and to nobody who watches somebody else move."""
    table = seat("witches", 2, asks=("run-or-stay",), people=(0, 1))
    pages = [visit(table, at=at, coach=True, **PHONE) for at in table.tokens]
    asked = next_to_act(*pages)
    expect(asked.locator(".coach-note")).to_be_visible()
    [other] = [page for page in pages if page is not asked]
    expect(other.locator(".status")).to_be_visible()
    other.evaluate("hand.rest()")
    expect(other.locator(".coach-note")).to_have_count(0)


def test_a_coach_mark_goes_with_its_moment(visit: Visit, seat: Seat) -> None:
    """Whoever goes on without having put it away is not told of what is over."""
    page = visit(seat("blackmore", 3, asks=("trump",)), coach=True, **DESKTOP)
    told = page.locator(".coach-note", has_text="The trick is yours")
    expect(told).to_be_visible()
    page.locator('.board [data-touch="trump"].can-act').last.dispatch_event("click")
    page.locator('.board [data-touch^="hand:"].can-act').first.wait_for()
    expect(told).to_have_count(0)
