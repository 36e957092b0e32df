"""Puzzles on the page: the list, a wrong answer, the right one with its reason, and what the device remembers."""

import re

import pytest
from playwright.sync_api import Page, expect

from hexenkessel.learning import puzzles
from tests.page.conftest import Visit
from tests.page.playing import check
from tests.page.test_reading import NARROW, WIDE

GAME = "blackmore"


def answer(page: Page, move: str) -> None:
    """Touch what the move touches, then the button that makes it."""
    found = page.evaluate(
        f"""async () => (await (await fetch("/api/games/{GAME}")).json()).moves.find((one) => one.text === {move!r})"""
    )
    for touch in found["touches"]:
        page.locator(f'.can-act[data-touch="{touch}"]').first.press("Enter")
    page.locator(".acts-move .button.is-act").first.click()


@pytest.mark.parametrize(
    ("size", "theme", "lang"), [(NARROW, "light", "de"), (WIDE, "dark", "en")], ids=["phone", "desktop"]
)
def test_a_puzzle_is_solved(visit: Visit, size: dict[str, object], theme: str, lang: str) -> None:
    page = visit(quick=False, color_scheme=theme, locale=lang, **size)
    page.locator(f'.cover[data-game="{GAME}"]').get_by_role(
        "button", name=re.compile("^(Puzzles|Rätsel)$")
    ).click()
    expect(page.locator(".puzzle-list li")).to_have_count(len(puzzles.puzzles(GAME)))
    check(page, "puzzles")
    page.locator(".review-acts .button").click()
    page.wait_for_selector(".review-place")
    check(page, "a puzzle")
    puzzle = puzzles.puzzle(GAME, int(page.url.rpartition("/")[2]))
    answer(page, puzzle.tempting)
    expect(page.locator(".status")).to_contain_text(re.compile("comes to mind first|fällt einem zuerst ein"))
    answer(page, puzzle.solution)
    expect(page.locator(".status")).to_contain_text(re.compile("Right!|Richtig!"))
    expect(page.locator(".review-solution li")).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".puzzle-list .grade .icon")).to_have_count(1)
    expect(page.locator(".panel .dim").first).to_contain_text(
        re.compile("streak has begun|Serie hat begonnen")
    )


def test_what_was_solved_by_number_is_known_by_its_id(visit: Visit) -> None:
    """Browsers from before puzzles had ids have kept places in the list."""
    page = visit(**WIDE)
    page.evaluate(
        """(solved) => localStorage.setItem("hexenkessel-puzzles", JSON.stringify({ solved, days: [1] }))""",
        {GAME: [2, 9999], "grimoria": [1]},
    )
    page.goto(f"{page.url.partition('#')[0]}#puzzles/{GAME}")
    expect(page.locator(".puzzle-list li .grade .icon")).to_have_count(1)
    expect(page.locator(".puzzle-list li").nth(1).locator(".grade .icon")).to_have_count(1)
    kept = page.evaluate("""() => JSON.parse(localStorage.getItem("hexenkessel-puzzles"))""")
    assert kept == {"solved": {GAME: [puzzles.puzzle(GAME, 2).id, 9999], "grimoria": [1]}, "days": [1]}
