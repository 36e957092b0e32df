"""The end of a game and the game played again: what is told, what is not told yet, and the ways on."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.moments import LONG
from tests.page.conftest import Seat, Visit
from tests.page.playing import CAN, PHONE, RESULT, adds_up, check, points, sit_down, start_against_bots, walk

MOVE = re.compile(r"#replay/\d+$")


def replay(page: Page, table: str, move: int) -> None:
    page.goto(f"{'/'.join(page.url.split('/')[:3])}/t/{table}#replay/{move}")
    page.wait_for_selector(".replay-acts")


def shown(page: Page) -> str:
    return page.locator(".replay-slider").input_value()


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [("blackmore", 6, {}), ("witchdom", 1, {}), ("witches", 3, {"mode": "together"}), ("grimoria", 5, {})],
)
def test_the_end_on_a_phone(
    visit: Visit, seat: Seat, game: str, players: int, options: dict[str, Any]
) -> None:
    """Every sum is there and in sight, who is ranked is ranked rightly, and the way on is one touch."""
    page = visit(seat(game, players, 1.0, **options), locale="de", **PHONE)
    page.wait_for_selector(RESULT)
    page.wait_for_selector("dialog .race")
    sums = adds_up(page, ".end-sheet")
    cells = page.locator(".end-sheet tfoot td")
    for cell in cells.all():
        cell.scroll_into_view_if_needed()
        box = cell.bounding_box()
        assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= 390
    if options:
        assert page.locator(".ranked-place").all_inner_texts() == [""] * players
    else:
        assert points(page) == sorted(sums, reverse=True)
    if game == "witchdom":
        expect(page.locator(".ranked")).to_contain_text([re.compile("Ostara|Hexe 1")] * 2)
    expect(page.locator(".proof .button")).to_be_hidden()
    check(page, "end")
    page.get_by_role("button", name="Revanche").click()
    page.wait_for_url(re.compile(r"/t/(?!.*#)"))
    page.wait_for_selector(".stage")
    expect(page.locator(RESULT)).to_have_count(0)


def test_who_sits_by_the_cookie_alone_may_play_again(visit: Visit, seat: Seat) -> None:
    """As on another device of theirs: only the house knows the seat there, and the browser keeps no token of it."""
    table = seat("witchdom", 2, 1.0)
    page = visit(table)
    page.wait_for_selector(RESULT)
    page.evaluate("localStorage['hexenkessel-tables'] = '[]'")
    page.reload()
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(re.compile(rf"/t/(?!{table.id})[^#]*$"))
    page.wait_for_selector(".stage")
    page.wait_for_selector(CAN)


def test_what_decided_it_is_told_by_winning_chance_once_that_is_known(visit: Visit, seat: Seat) -> None:
    """By points at first, while it is thought over; then there is another list in its place, and it leads to the move."""
    decision = {
        "at": 4,
        "played": "play B4",
        "best": "play B4",
        "chance": 0.5,
        "given": 0.0,
        "doubt": 0.02,
        "gap": 0.31,
    }
    decisions = [decision | {"grade": "best", "reasons": []}]
    told = {"done": 1, "planned": 4, "whole": False, "decisions": [], "moments": []}
    whole = told | {"whole": True, "decisions": decisions, "moments": [4]}
    known: list[bool] = []

    def answer(route: Route) -> None:
        state, review = ("whole", whole) if known else ("running", told)
        route.fulfill(json={"id": "abc", "state": state, "review": review, "problem": None})

    page = visit()
    page.route("**/api/reviews**", answer)
    page.route("**/api/reviews/*", answer)
    sit_down(page, seat("blackmore", 3, 1.0))
    expect(page.locator(".deeds")).to_contain_text("thought over (25%)")
    by_points = page.locator(".deed").all_inner_texts()
    known.append(True)
    expect(page.locator(".deed")).to_have_count(1)
    expect(page.locator(".deed")).to_contain_text("The next best would have given away 31%")
    expect(page.locator(".deeds")).not_to_contain_text("thought over")
    expect(page.locator(".race-deed")).to_have_count(1)
    assert page.locator(".deed").inner_text() not in by_points
    page.locator(".deed").click()
    page.wait_for_url(re.compile("#replay/5$"))


def test_a_moment_is_shared_and_survives_a_reload(visit: Visit, seat: Seat) -> None:
    """And nothing on the way tells what is still to come."""
    table = seat("broom_service", 3, 1.0)
    page = visit(table)
    page.wait_for_selector(RESULT)
    page.locator(".deed").first.click()
    page.wait_for_url(MOVE)
    page.wait_for_selector(".replay-acts")
    deed = shown(page)
    assert page.url.endswith(f"#replay/{deed}") and deed != "0"
    friend = visit(page.url, viewport={"width": 844, "height": 390}, has_touch=True)
    friend.wait_for_selector(".replay-acts")
    assert shown(friend) == deed
    check(friend, "replay, across")

    replay(page, table.id, 0)
    expect(page.locator(".ranking")).to_have_count(0)
    expect(page.locator(".chronicle-heading").first).to_have_text(re.compile("ROUND 1", re.IGNORECASE))
    told = page.locator(".chronicle-line").count()
    page.keyboard.press("PageDown")
    expect(page.locator(".chronicle-heading").first).to_have_text(re.compile("ROUND 2", re.IGNORECASE))
    expect(page.locator(".bar-progress")).to_contain_text("2")
    assert page.locator(".chronicle-line").count() > told
    before = shown(page)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".replay-slider")).not_to_have_value(before)
    here = shown(page)
    page.wait_for_url(re.compile(f"#replay/{here}$"))
    page.reload()
    page.wait_for_selector(".replay-acts")
    assert shown(page) == here
    page.keyboard.press("End")
    expect(page.locator(".ranking")).to_be_visible()
    check(page, "replay, end")


def test_all_hands_are_open_or_one_looks_as_somebody_saw_it(visit: Visit, seat: Seat) -> None:
    table = seat("blackmore", 3, 1.0)
    page = visit(table, at=None)
    replay(page, table.id, 0)
    expect(page.locator(".open-hands-list dd")).to_have_count(3)
    hands = page.locator(".open-hands-list dd").all_inner_texts()
    assert all(hands) and len({card for hand in hands for card in hand.split(", ")}) == 18
    page.locator(".seeing").get_by_role("button").nth(2).click()
    expect(page.locator(".open-hands")).to_have_count(0)
    expect(page.locator(".hand .card-button")).to_have_count(6)
    names = page.locator(".hand .card-button").evaluate_all("cards => cards.map(card => card.ariaLabel)")
    assert all(any(card in name for name in names) for card in hands[1].split(", "))


def test_it_plays_by_itself_to_its_end(visit: Visit, seat: Seat) -> None:
    """What is sampled: the last quarter; from the first move on in a long run."""
    table = seat("blackmore", 6, 1.0)
    page = visit(table, at=None, speed="normal")
    replay(page, table.id, 0)
    if not LONG:
        last = int(page.locator(".replay-slider").get_attribute("max") or 0)
        replay(page, table.id, last * 3 // 4)
        expect(page.locator(".replay-slider")).to_have_value(str(last * 3 // 4))
    for _ in range(2):
        page.locator(".replay-speed").click()
    expect(page.locator(".replay-speed")).to_contain_text("until asked")
    page.locator(".replay-play").click()
    expect(page.locator(".ranking")).to_be_visible()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_running_game_is_not_shown_to_anybody(visit: Visit, seat: Seat) -> None:
    table = seat("blackmore", 3, 0.5)
    page = visit(table)
    page.wait_for_selector(".stage")
    page.goto(f"{page.url}#replay/3")
    page.reload()
    expect(page.locator("main")).to_contain_text("can’t be watched")
    expect(page.locator(".stage")).to_have_count(0)


def test_own_statistics(visit: Visit, seat: Seat) -> None:
    """A game that one plays to its end is counted, can be watched from there, and is deleted after a second thought."""
    page = visit(quick=True)
    start_against_bots(page, players=2)
    walk(page)
    page.wait_for_selector(RESULT)
    won = page.locator(".ranked[data-place='1']").inner_text()
    own = page.locator(".ranked", has_text="(you)")
    place, reached = own.get_attribute("data-place"), own.locator(".ranked-points").inner_text().split()[0]
    page.goto("/".join(page.url.split("/")[:3]))
    told = f"{reached} point" if place == "1" else f"2nd place, {reached} point"
    expect(page.locator(".own-reached")).to_contain_text(told)
    page.goto(f"{'/'.join(page.url.split('/')[:3])}/#statistics")
    page.reload()
    expect(page.locator(".statistics-figures dd").first).to_have_text("1")
    expect(page.locator(".statistics-figures dd").nth(1)).to_have_text("1" if "(you)" in won else "0")
    circle = page.locator(".statistics circle")
    expect(circle).to_have_count(1)
    # The first is at the top of the picture, the last at its foot.
    below = page.evaluate(
        "circle => circle.cy.baseVal.value / circle.ownerSVGElement.viewBox.baseVal.height",
        circle.element_handle(),
    )
    assert (below < 0.5) == (place == "1"), (below, place)
    check(page, "statistics")
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Save as CSV").click()
    assert "blackmore,2,0," in waiting.value.path().read_text(encoding="utf-8")
    page.locator(".statistics-latest .deed").click()
    page.wait_for_selector(".replay-acts")
    page.go_back()
    page.get_by_role("button", name="Delete the statistics").click()
    page.get_by_role("button", name="Yes, delete everything").click()
    expect(page.locator("main")).to_contain_text("nothing here yet")
