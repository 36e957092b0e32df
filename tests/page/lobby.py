"""The lobby as people use it, in their language: open a table, sit down, agree on something, fill up with bots, begin."""

from playwright.sync_api import Locator, Page, expect

from tests.page.playing import cover

BUTTONS = {
    "open": {"de": "Tisch eröffnen", "en": "Open a table"},
    "sit": {"de": "Hier sitzen", "en": "Sit here"},
    "fill up": {"de": "Mit Bots auffüllen", "en": "Fill up with bots"},
    "begin": {"de": "Los geht’s", "en": "Let’s begin"},
}


def button(page: Page, what: str) -> Locator:
    lang = page.evaluate("document.documentElement.lang")
    return page.get_by_role("button", name=BUTTONS[what][lang])


def open_table(page: Page, game: str, players: int) -> str:
    """A table at which one sits alone; its address."""
    own = cover(page, game)
    own.locator("select").nth(0).select_option(str(players))
    own.get_by_role("button", name=BUTTONS["open"][page.evaluate("document.documentElement.lang")]).click()
    expect(page.locator(".seat-row.is-open")).to_have_count(players - 1)
    return page.url


def join(page: Page, host: Page, how: str = "click") -> None:
    """Sits down at somebody's table, who sees it."""
    page.wait_for_selector(".seat-row.is-open")
    free = host.locator(".seat-row.is-open").count()
    press(button(page, "sit").first, how)
    expect(host.locator(".seat-row.is-open")).to_have_count(free - 1)


def fill_up(page: Page, count: int, level: str, how: str = "click") -> None:
    """So many bots sit down; they play at this level, and the page knows it."""
    press(button(page, "fill up"), how)
    seats = page.locator(".seat-row select")
    expect(seats).to_have_count(count)
    for place in range(count):
        with page.expect_response("**/bot"):
            seats.nth(place).select_option(level)


def begin(page: Page, how: str = "click") -> None:
    press(button(page, "begin"), how)


def press(thing: Locator, how: str) -> None:
    (thing.tap if how == "tap" else thing.click)()


# -- what a table agrees on ------------------------------------------------------------------------------------------


def option(page: Page, label: str, value: str) -> Locator:
    group = page.locator(".choose").filter(has=page.get_by_text(label, exact=True))
    return group.get_by_role("button", name=value, exact=True)


def pick(page: Page, label: str, value: str) -> None:
    option(page, label, value).click()


def is_picked(page: Page, label: str, value: str) -> None:
    expect(option(page, label, value)).to_have_attribute("aria-pressed", "true")
