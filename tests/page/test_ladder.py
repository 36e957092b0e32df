"""The ladder beside the level of a bot: six rungs on one scale, to look at and to pick from."""

from playwright.sync_api import Locator, Page, Route, expect

from hexenkessel.bots import shipped
from tests.page.conftest import Visit
from tests.page.lobby import fill_up, open_table
from tests.page.playing import SHORT, check, cover

NAMES = ["Großmeisterin", "Hexe", "Adeptin", "Faustregel", "Novizin", "Hexenkind"]
HIGHER = """dots => dots.map(dot => dot.getBoundingClientRect().x)
    .every((x, at, all) => at === 0 || x < all[at - 1])"""


def opened(page: Page, heading: str) -> Locator:
    ladder = page.get_by_role("dialog", name=heading)
    expect(ladder).to_be_visible()
    return ladder


def test_how_strong_bots_are_on_a_short_phone(visit: Visit) -> None:
    page = visit(locale="de", **SHORT)
    own = cover(page, "grimoria")
    button = own.get_by_role("button", name="Leiter")
    button.tap()
    ladder = opened(page, "Wie stark die Bots sind")
    rungs = ladder.get_by_role("listitem")
    expect(ladder.locator(".rung-name")).to_have_text(NAMES)
    expect(rungs.nth(0)).to_contain_text("2058 ± 125")
    expect(rungs.nth(0)).to_contain_text("Gewinnt etwa 4 von 5 Partien gegen die Stufe darunter.")
    expect(rungs.nth(2)).to_contain_text("Gewinnt etwa 2 von 3 Partien")
    expect(rungs.nth(5)).to_contain_text("Die unterste Sprosse")
    expect(ladder).to_contain_text("Wer 120 Punkte mehr hat, gewinnt zwei von drei.")
    expect(rungs.nth(1).get_by_role("button")).to_have_attribute("aria-pressed", "true")
    told = expect(ladder).to_contain_text if shipped.COMPILED else expect(ladder).not_to_contain_text
    told("dazugelernt")
    assert ladder.locator(".rung-dot").evaluate_all(HIGHER), "who is stronger stands farther to the right"
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        check(page, f"the ladder, {scheme}")
    rungs.nth(5).get_by_role("button").tap()
    expect(ladder).to_be_hidden()
    expect(own.locator("select").nth(1)).to_have_value("child")
    expect(button).to_be_focused()


def test_a_rung_is_picked_in_the_lobby_with_keys(visit: Visit) -> None:
    page = visit()
    open_table(page, "witches", 2)
    fill_up(page, 1, "witch")
    level = page.locator(".seat-row select")
    page.get_by_role("button", name="Ladder").focus()
    page.keyboard.press("Enter")
    ladder = opened(page, "How strong the bots are")
    expect(ladder.locator('[data-level="witch"]')).to_contain_text("about as well as the level below")
    expect(ladder).not_to_contain_text("has learned more")
    check(page, "the ladder in the lobby")
    ladder.locator('[data-level="novice"]').focus()
    page.keyboard.press("Enter")
    expect(ladder).to_be_hidden()
    expect(level).to_have_value("novice")


def test_who_one_played_against_is_offered_again(visit: Visit) -> None:
    """At home, and to whoever brings bots to a table."""
    page = visit(**SHORT, locale="en")
    own = cover(page, "grimoria")
    own.locator("select").nth(0).select_option("3")
    own.locator("select").nth(1).select_option("child")
    page.reload()
    expect(own.locator("select").nth(0)).to_have_value("3")
    expect(own.locator("select").nth(1)).to_have_value("child")
    expect(cover(page, "witchdom").locator("select").nth(1)).not_to_have_value("child")
    open_table(page, "grimoria", 3)
    page.get_by_role("button", name="Add a bot").first.click()
    expect(page.locator(".seat-row select")).to_have_value("child")
    page.get_by_role("button", name="Fill up with bots").click()
    expect(page.locator(".seat-row select").nth(1)).to_have_value("child")


def test_a_bot_comes_as_last_time_also_before_the_house_has_told_which_there_are(visit: Visit) -> None:
    page = visit(locale="en")
    cover(page, "grimoria").locator("select").nth(1).select_option("child")
    asked: list[Route] = []
    heard: list[bool] = []
    page.route("**/api/house", lambda route: route.continue_() if heard else asked.append(route))
    open_table(page, "grimoria", 3)
    page.get_by_role("button", name="Add a bot").first.click()
    expect(page.locator(".seat-row.is-open")).to_have_count(1)
    heard.append(True)
    for route in asked:
        route.continue_()
    expect(page.locator(".seat-row select")).to_have_value("child")
