"""The table as host: one touch a decision, several things as one choice, a speed, and taking back that asks first."""

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Seat, Visit
from tests.page.playing import CAN, PHONE, check, next_to_act, touch_first, wait_for_turn


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desktop", "phone"])
def test_roles_are_picked_put_back_and_confirmed_once(
    visit: Visit, seat: Seat, size: dict[str, object]
) -> None:
    page = visit(seat("broom_service", 4, asks=("choose-roles",)), reduced_motion="reduce", **size)
    assert wait_for_turn(page)
    roles = page.locator(".bs-role")
    # Whoever listens is told all of them once, and then only what changes.
    voice = page.locator(".touch-board + [role=status]")
    expect(voice).to_contain_text("You can choose: ")
    for place in (0, 1, 2, 3):
        roles.nth(place).click()
        expect(voice).to_have_text(f"{place + 1} of 4 chosen.")
    expect(page.locator(".bs-role.chosen")).to_have_count(4)
    confirm = page.get_by_role("button", name="Take these")
    expect(confirm).to_have_text("Take these 4")
    check(page, "four roles")
    # To take back means the last one picked, as long as nothing is confirmed.
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator(".bs-role.chosen")).to_have_count(3)
    roles.nth(3).click()
    expect(voice).to_have_text("4 of 4 chosen.")
    roles.nth(0).click()
    expect(page.locator(".bs-role.chosen")).to_have_count(3)
    expect(voice).to_have_text("3 of 4 chosen.")
    expect(confirm).to_have_count(0)
    roles.nth(9).click()
    # There are four now: a fifth is refused, beside it, and changes nothing.
    roles.nth(5).click()
    expect(page.locator(".tip.is-refusal")).to_contain_text("4 are chosen already")
    expect(page.locator(".bs-role.chosen")).to_have_count(4)
    confirm.click()
    expect(page.locator(".bs-trick")).to_be_visible()
    # As one choice it is taken back; now that nobody else has anything to do meanwhile.
    assert wait_for_turn(page)
    page.keyboard.press("u")
    yes = page.locator("dialog.is-modal[open] .is-act")
    page.locator("dialog.is-modal[open] .is-act, .bs-role.can-act").first.wait_for()
    if yes.count():  # somebody else has led meanwhile
        yes.click()
    expect(page.locator(".bs-role.can-act")).to_have_count(10)
    expect(page.locator(".is-picked")).to_have_count(0)
    expect(voice).to_contain_text("You can choose: ")


# While `stands` is true, whatever the page puts off for longer than a blink is put off for an hour.
CLOCK = """
    const wait = window.setTimeout;
    window.setTimeout = (deed, ms, ...more) => wait(deed, window.stands && ms > 100 ? 3_600_000 : ms, ...more);
"""


def test_bots_are_shown_as_slowly_as_one_likes_and_a_touch_skips(visit: Visit, seat: Seat) -> None:
    """The touch that skips plays nothing, whatever it hits. The speed is kept on this device."""
    page = visit(seat("blackmore", 4, asks=("lead", "follow")), speed="slow", script=CLOCK)
    assert wait_for_turn(page)
    held = page.locator(".hand [data-touch]").count()
    page.evaluate("window.stands = true")
    touch_first(page)
    expect(page.locator(".acts-advice")).to_have_text("Touch the table to skip ahead.")
    assert page.locator(CAN).count() == 0
    page.evaluate("window.stands = false")
    page.locator(".hand [data-touch]").first.click()
    expect(page.locator(".acts-advice")).not_to_have_text("Touch the table to skip ahead.")
    assert wait_for_turn(page)
    expect(page.locator(".chosen")).to_have_count(0)
    assert page.locator(".hand [data-touch]").count() in (held - 1, held)  # whoever won may have drawn
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="until asked").click()
    page.keyboard.press("Escape")
    page.reload()
    assert wait_for_turn(page)
    touch_first(page)
    assert wait_for_turn(page)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("button", name="until asked")).to_have_attribute("aria-pressed", "true")


def test_a_long_turn_of_somebody_else_is_told_in_a_few_seconds(visit: Visit) -> None:
    page = visit()
    held = page.evaluate(
        """async () => {
            const { holdOf } = await import("/web/shell/pace.js");
            const row = Array.from({ length: 30 }, (_, at) => (at === 29 ? [{ kind: "end" }] : []));
            return row.map((_, at) => holdOf({ ends: new Set(["end"]) }, row.slice(0, at + 1), "normal"));
        }"""
    )
    assert held[0] == 800, "one move alone is held as ever"
    assert sum(held) <= 5000
    assert held[:29] == sorted(held[:29], reverse=True)
    assert held[29] > held[28], "the end is still held longer"


def test_what_ones_own_move_began_goes_without_a_question(visit: Visit, seat: Seat) -> None:
    """A trick begins with the card that is led, and nobody has added to it yet."""
    table = seat("blackmore", 2, people=(0, 1), asks=("lead",))
    pages = [visit(table, at=place) for place in (0, 1)]
    first = next_to_act(*pages)
    card = touch_first(first)
    for page in pages:
        wait_for_turn(page) if page is not first else expect(page.locator(CAN)).to_have_count(0)
    first.keyboard.press("u")
    expect(first.locator(f".hand [data-touch='{card}']")).to_have_count(1)


def test_what_goes_beyond_ones_turn_is_told_before_it_goes_and_can_come_back(
    visit: Visit, seat: Seat
) -> None:
    page = visit(seat("blackmore", 4))
    assert wait_for_turn(page)
    expect(page.get_by_role("button", name="Redo")).to_have_count(0)
    card = touch_first(page)
    assert wait_for_turn(page)
    while not page.locator(".news").count():  # the winner of a trick is asked again at once
        card = touch_first(page)
        assert wait_for_turn(page)
    page.keyboard.press("u")
    dialog = page.get_by_role("dialog", name="Take all this back?")
    expect(dialog.locator(".undo-list li")).not_to_have_count(0)
    check(page, "what would go")
    dialog.get_by_role("button", name="Leave it").click()
    expect(page.locator(f".hand [data-touch='{card}']")).to_have_count(0)
    page.keyboard.press("u")
    dialog.get_by_role("button", name="Take it back").click()
    expect(page.locator(f".hand [data-touch='{card}']")).to_have_count(1)
    page.get_by_role("button", name="Redo").click()
    expect(page.locator(f".hand [data-touch='{card}']")).to_have_count(0)
    expect(page.get_by_role("button", name="Redo")).to_have_count(0)
    expect(page.locator(".chronicle")).to_contain_text("after all")


@pytest.mark.parametrize("way", ["key", "button"])
def test_whoever_looks_at_the_past_skips_nothing(visit: Visit, seat: Seat, way: str) -> None:
    """What the others do is told meanwhile, and nobody sees it there: a touch or a key means the past."""
    page = visit(seat("blackmore", 4, asks=("lead",)), speed="slow", script=CLOCK)
    assert wait_for_turn(page)
    page.evaluate("window.stands = true")
    touch_first(page)
    # One's own card is shown, and what the others add waits for the clock.
    expect(page.locator(".acts-advice")).to_have_text("Touch the table to skip ahead.")
    expect(page.locator(".slot .card-button")).to_have_count(1)
    page.get_by_role("slider", name="History").focus()
    page.keyboard.press("Home")
    expect(page.locator(".past")).to_be_visible()
    if way == "key":
        page.keyboard.press("Escape")
    else:
        page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".past")).to_have_count(0)
    expect(page.locator(".slot .card-button")).to_have_count(1)
