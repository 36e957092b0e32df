"""Games of other packages on the page: the toy with its own board, and a game that brings neither board nor cover."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Seat, Server, Visit
from tests.page.playing import PHONE, check, cover, play_out, points, start_against_bots
from tests.plugins import TOY, write


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With both games on its shelf."""
    place = tmp_path_factory.mktemp("packages")
    bare = write(place, "bare")
    for file in {*bare.glob("board.*"), *bare.glob("cover.js"), *bare.glob("*.css")}:
        file.unlink()
    running = Server(tmp_path_factory.mktemp("page"), [str(TOY.parent), str(place)])
    yield running
    running.close()


@pytest.mark.parametrize("game", ["toy_cauldron", "bare"])
def test_a_whole_game_from_the_shelf_by_mouse(visit: Visit, game: str) -> None:
    page = visit(quick=True)
    page.wait_for_selector(".cover")
    expect(cover(page, game).locator(".cover-title")).to_have_text("Toads & Cauldrons")
    expect(cover(page, game).locator(".cover-art")).to_be_visible()
    start_against_bots(page, 3, game=game)
    asked = play_out({page: "click"}, looks={"brew": f"{game}: everybody brews"})
    assert asked["brew"] >= 1
    assert sum(points(page)) <= 3


@pytest.mark.parametrize("how", ["tap", "keyboard"])
@pytest.mark.parametrize("game", ["toy_cauldron", "bare"])
def test_two_people_with_phone_and_keys(visit: Visit, seat: Seat, game: str, how: str) -> None:
    """One of the two has the other way of playing; both see the same end."""
    table = seat(game, 2, people=(0, 1))
    settings = PHONE if how == "tap" else {}
    one, other = visit(table, at=0, quick=True, locale="de", **settings), visit(table, at=1, quick=True)
    asked = play_out({one: how, other: "click"}, looks={"reward": f"{game}: where does the toad come from"})
    assert asked["brew"] >= 2
    assert points(one) == points(other)


def test_a_plain_board_shows_the_view_and_explains(visit: Visit, seat: Seat) -> None:
    page = visit(seat("bare", 3, asks=("brew",)))
    things = page.locator(".plain-thing.is-touchable.can-act")
    expect(things.first).to_be_visible()
    # A thing that is a whole move by itself is called what it does; the pond has words of its own.
    expect(things.first).to_contain_text("Brew with")
    pond = page.locator('[data-touch="pond"]')
    expect(pond).to_have_text("Pond")
    pond.click()
    expect(page.get_by_text("Toads are for the winner of a round")).to_be_visible()
    expect(page.locator(".plain-seat")).to_have_count(3)
    expect(page.locator(".plain-seat").first).to_contain_text("toads: 0")
    check(page, "a plain board")


def test_who_watches_a_plain_board_sees_no_hand(visit: Visit, seat: Seat) -> None:
    page = visit(seat("bare", 3), at=None)
    expect(page.locator(".plain-seat")).to_have_count(3)
    expect(page.locator("[data-touch^='hand:']")).to_have_count(0)
