"""The fullest moments of games that drew much: everything that can be touched can be hit, and nothing sticks out."""

import pytest
from playwright.sync_api import ViewportSize

from tests.page.conftest import Seat, Visit

WIDE: ViewportSize = {"width": 1280, "height": 800}
SMALLER: ViewportSize = {"width": 1024, "height": 768}
TABLET: ViewportSize = {"width": 768, "height": 1024}
PHONE: ViewportSize = {"width": 390, "height": 844}
SHORT: ViewportSize = {"width": 360, "height": 640}
EVERY = (WIDE, SMALLER, TABLET, PHONE, SHORT)
HAND = {"owners.0.hand": 1}
POTIONS = {"owners.0.potions": 1}
DANGER = {"crisis_supply": -1, "cackle_supply": -1, "aliss_supply": -1, "elves": 3}


@pytest.mark.parametrize(
    ("players", "fullest", "asks"),
    [
        (1, HAND | POTIONS, ("brew",)),
        (1, POTIONS, ("brew",)),
        (2, HAND | POTIONS, ()),
        (2, HAND, ("act", "rest")),
    ],
    ids=["alone", "alone-potions", "two", "two-hand"],
)
def test_many_cards_in_witchdom(
    visit: Visit, seat: Seat, players: int, fullest: dict[str, int], asks: tuple[str, ...]
) -> None:
    table = seat("witchdom", players, played_by="random", fullest=fullest, asks=asks, games=12)
    page = visit(table, viewport=WIDE, reduced_motion="reduce")
    page.wait_for_selector(".can-act")
    for size in EVERY:
        page.set_viewport_size(size)
        page.evaluate("hand.rest()")
        assert page.evaluate("hand.faults()") == [], size


@pytest.mark.parametrize("mode", ["together", "rivals"])
def test_every_danger_in_the_witches(visit: Visit, seat: Seat, mode: str) -> None:
    table = seat("witches", 2, played_by="random", fullest=DANGER, games=8, mode=mode)
    page = visit(table, viewport=TABLET, reduced_motion="reduce", locale="de")
    page.wait_for_selector(".can-act")
    assert page.locator(".tw-chip.is-danger").count() >= 2, "not dangerous enough to show anything"
    for size in (TABLET, SMALLER, WIDE, PHONE, SHORT):
        page.set_viewport_size(size)
        page.evaluate("hand.rest()")
        assert page.evaluate("hand.faults()") == [], size
