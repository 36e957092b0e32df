"""What the table explains: why something can't be done, what things are, what happened, and what was played before."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.page.conftest import Seat, Visit
from tests.page.playing import PHONE, RESULT, load_table, next_to_act, touch_first, wait_for_turn


def at_a_table(visit: Visit, seat: Seat, **settings: object) -> Page:
    page = visit(seat("blackmore", 4), **settings)
    assert wait_for_turn(page)
    return page


def test_what_cannot_be_done_says_why_with_the_rule(visit: Visit, seat: Seat) -> None:
    table = seat("blackmore", 2, people=(0, 1))
    # The refusal goes by itself, but not before a busy machine has shown the rule.
    host, guest = visit(table, at=0, script=LATER), visit(table, at=1, script=LATER)
    for page in (host, guest):
        page.wait_for_selector(".hand [data-touch]")
    waiting = guest if next_to_act(host, guest) is host else host
    waiting.locator(".hand [data-touch]").first.click()
    note = waiting.locator(".tip.is-refusal")
    expect(note).to_contain_text("not your turn")
    note.locator(".rule-link").click()
    rule = waiting.locator(".rulebook .is-sought")
    expect(rule).to_be_in_viewport()
    expect(rule).to_be_focused()
    waiting.keyboard.press("Escape")
    expect(waiting.locator("dialog[open]")).to_have_count(0)
    expect(note.locator(".rule-link")).to_be_focused()
    waiting.get_by_role("button", name="Hint").press("Enter")
    expect(waiting.locator(".note-corner")).to_contain_text("There are hints when it is your turn")


def test_hovering_explains_and_links_to_the_rule(visit: Visit, seat: Seat) -> None:
    page = at_a_table(visit, seat)
    page.locator(".stack").hover()
    expect(page.locator(".tip")).to_contain_text("end phase begins")
    page.mouse.move(5, 790)
    expect(page.locator(".tip")).to_have_count(0)
    page.locator(".wheel").focus()
    page.keyboard.press("i")
    expect(page.locator(".tip .rule-link")).to_have_text("BM-5.4")
    page.keyboard.press("Escape")
    expect(page.locator(".tip")).to_have_count(0)


# What the page puts off for some seconds waits until the test says so.
LATER = """{
    const wait = window.setTimeout;
    window.later = [];
    window.setTimeout = (deed, ms, ...more) => (ms > 10_000 ? later.push(deed) : wait(deed, ms, ...more));
}"""


def test_an_explanation_goes_by_itself_when_it_was_there_for_long(visit: Visit, seat: Seat) -> None:
    page = at_a_table(visit, seat, script=LATER)
    page.locator(".wheel").focus()
    page.keyboard.press("i")
    expect(page.locator(".tip")).to_have_count(1)
    page.evaluate("later.forEach((deed) => deed())")
    expect(page.locator(".tip")).to_have_count(0)


def test_a_long_press_explains_and_does_not_play(visit: Visit, seat: Seat) -> None:
    page = at_a_table(visit, seat, **PHONE)
    box = page.locator(".hand .can-act").first.bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    points = [{"x": box["x"] + 15, "y": box["y"] + 30}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
    expect(page.locator(".tip")).to_contain_text("Worth")
    # What a finger does when it is lifted comes in order: the click first, if there is one.
    page.evaluate("addEventListener('pointerup', () => setTimeout(() => (window.lifted = true)))")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_function("() => window.lifted")
    expect(page.locator(".chosen")).to_have_count(0)


def test_a_hint_can_be_taken(visit: Visit, seat: Seat) -> None:
    page = at_a_table(visit, seat)
    page.keyboard.press("h")
    thought = page.locator(".thought").first
    expect(thought).to_contain_text("%")
    expect(page.locator(".hinted").first).to_be_visible()
    thought.click()
    expect(page.locator(".chosen")).to_have_count(1)


def chronicle(page: Page) -> list[str]:
    """Oldest line first."""
    return [line.strip() for line in reversed(page.locator(".chronicle-line").all_text_contents())]


def test_the_past_can_be_looked_at(visit: Visit, seat: Seat) -> None:
    page = at_a_table(visit, seat)
    news = page.get_by_role("heading", name="Since your last turn")
    for _ in range(8):
        before = chronicle(page)
        touch_first(page)
        assert wait_for_turn(page)
        if news.count():
            break  # whoever wins a trick as the last to play is asked again at once, and nothing happened since
    expect(news).to_be_visible()
    # All that the others did is there, from the first of them on, however many they are.
    told = page.locator(".news-list li").all_text_contents()
    new = chronicle(page)[len(before) :]
    own, others = new[: -len(told)], new[-len(told) :]
    assert others == [line.strip() for line in told]
    assert own[0].startswith("You ") and not any(" leads " in line or " adds " in line for line in own)
    page.get_by_role("slider", name="History").focus()
    page.keyboard.press("Home")
    expect(page.locator(".past")).to_be_visible()
    expect(page.locator(".hand .card-button")).to_have_count(6)
    expect(page.locator(".slot .card-button")).to_have_count(0)
    expect(page.locator(".can-act"), "the past can't be played").to_have_count(0)
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".past")).to_have_count(0)
    page.locator(".chronicle-line").nth(1).click()
    expect(page.locator(".past")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".past")).to_have_count(0)
    assert wait_for_turn(page)


def test_an_explanation_keeps_nobody_in_the_past(visit: Visit, seat: Seat) -> None:
    page = visit(seat("blackmore", 4, 0.3))
    assert wait_for_turn(page)
    page.get_by_role("slider", name="History").focus()
    page.keyboard.press("Home")
    expect(page.locator(".past")).to_be_visible()
    page.locator(".hand .card-button").first.hover()
    expect(page.locator(".tip")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".past, .tip")).to_have_count(0)


def test_what_the_mouse_rests_on_keeps_no_key(visit: Visit, seat: Seat) -> None:
    """An explanation is open nearly always where a mouse is; a card that was chosen is put back with the first Escape."""
    table = seat("blackmore", 2, people=(0, 1))
    page = next_to_act(visit(table, at=0), visit(table, at=1))
    page.locator(".hand .can-act").first.click()
    expect(page.locator(".hand .chosen")).to_have_count(1)
    page.locator(".stack").hover()
    expect(page.locator(".tip")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".hand .chosen")).to_have_count(0)
    expect(page.locator(".tip")).to_have_count(0)


@pytest.mark.parametrize("rested", [False, True])
def test_what_is_moved_in_the_hand_explains_itself_no_more(visit: Visit, seat: Seat, rested: bool) -> None:
    """The hand is sorted anew with every trump. A browser tells no card that was moved that the mouse has left it."""
    page = at_a_table(visit, seat, script=LATER.replace("10_000", "400"))
    card = page.locator(".hand .card-button").nth(2)
    card.hover()
    page.wait_for_function("later.length > 0")
    if rested:
        page.evaluate("later.splice(0).forEach((deed) => deed())")
        expect(page.locator(".tip")).to_be_visible()
    card.evaluate("card => { const slot = card.closest('.hand-slot'); slot.parentNode.append(slot); }")
    page.mouse.move(5, 790)
    # What the mouse is on now is told in the next frame.
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    page.evaluate("later.splice(0).forEach((deed) => deed())")
    expect(page.locator(".tip")).to_have_count(0)


@pytest.mark.parametrize("rested", [False, True])
def test_what_is_taken_away_explains_itself_no_more(visit: Visit, seat: Seat, rested: bool) -> None:
    page = at_a_table(visit, seat)
    card = page.locator(".slot .card-button").first
    for _ in range(24):
        touch_first(page)
        assert wait_for_turn(page)
        if card.count():
            break  # whoever won the trick leads the next one, and no card lies there
    # The hand's cards move up under the mouse: a timer of before can't be stopped by a clock that comes after.
    page.mouse.move(5, 790)
    page.clock.install()
    page.clock.pause_at(page.evaluate("() => Date.now() + 10_000"))
    card.hover()
    if rested:
        page.clock.run_for(2_000)
        expect(page.locator(".tip")).to_be_visible()
    page.get_by_role("slider", name="History").focus()
    page.keyboard.press("Home")
    expect(page.locator(".past")).to_be_visible()
    expect(card).to_have_count(0)
    # What lies below may explain itself now, and rightly; nothing does where the mouse is on nothing.
    page.mouse.move(5, 790)
    page.clock.run_for(2_000)
    expect(page.locator(".tip")).to_have_count(0)
    page.keyboard.press("Escape")  # the first thing that it closes
    expect(page.locator(".past")).to_have_count(0)


def test_a_record_is_saved_opened_and_played_again(visit: Visit, seat: Seat, tmp_path: Path) -> None:
    page = visit(seat("blackmore", 6, 1.0))
    page.wait_for_selector(RESULT)
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save the record").click()
    file = tmp_path / "record.txt"
    waiting.value.save_as(file)
    page.goto("/".join(page.url.split("/")[:3]))
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".status")).to_contain_text("A new game for six")
    page.get_by_role("button", name="One move on").click()
    expect(page.locator(".slot .card-button")).to_have_count(1)
    history = page.get_by_role("slider", name="History")
    history.focus()
    page.keyboard.press("End")
    expect(page.locator(".ranking")).to_be_visible()
    assert page.url.endswith(f"#record/{history.get_attribute('max')}"), (
        "the address is that of what is shown"
    )
    page.reload()
    expect(page.locator(".ranking")).to_be_visible()

    file.write_text("nothing of the kind", encoding="utf-8")
    page.goto("/".join(page.url.split("/")[:3]))
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".note")).to_contain_text("cannot be replayed")


def test_a_lost_line_comes_back(visit: Visit, seat: Seat) -> None:
    page = visit()
    lines: list[WebSocketRoute] = []

    def pass_through(route: WebSocketRoute) -> None:
        route.connect_to_server()
        lines.append(route)

    page.route_web_socket("**/ws", pass_through)
    load_table(page, seat("blackmore", 4))
    assert wait_for_turn(page)
    lines[-1].close(code=1012)
    expect(page.locator(".reconnecting")).to_be_visible()
    assert wait_for_turn(page)
    expect(page.locator(".reconnecting")).to_have_count(0)
    touch_first(page)
    assert wait_for_turn(page)
    assert len(lines) == 2
    # Whoever has lost the cookie knocks for another one; the seat is still theirs.
    page.context.clear_cookies()
    lines[-1].close(code=4403)
    expect(page.locator(".reconnecting")).to_be_visible()
    assert wait_for_turn(page)
    touch_first(page)
    assert wait_for_turn(page)
    assert len(lines) == 3
