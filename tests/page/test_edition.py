"""A second visit asks for no file again, and however a module is named, there is one of it."""

from playwright.sync_api import Page, expect

from tests.page.conftest import Browsers, Seat, Visit

# The addresses of what came over the line, and of all that was loaded.
LOADED = """() => performance.getEntriesByType("resource").map((one) => [one.name, one.transferSize > 0])"""

DRAWN = """() => {
    const file = (name) => new URL(name, location).pathname;
    const loaded = performance.getEntriesByType("resource").map((one) => file(one.name));
    return [...document.querySelectorAll("use")].every((one) => loaded.includes(file(one.getAttribute("href"))));
}"""

SAME = """async () => {
    const shell = document.querySelector("script[src]").src.replace("app.js", "shell/words.js");
    return (await import("/web/shell/words.js")) === (await import(shell));
}"""


def files(page: Page) -> list[tuple[str, bool]]:
    found: list[tuple[str, bool]] = page.evaluate(LOADED)
    return [(name, sent) for name, sent in found if "/api/" not in name and not name.endswith("figures.json")]


def test_a_second_visit_asks_for_no_file(visit: Visit) -> None:
    page = visit(fresh=True)
    expect(page.locator(".cover-art")).to_have_count(5)
    # Pictures come later than what is drawn with them.
    page.wait_for_function(DRAWN)
    first = files(page)
    assert len(first) > 80 and all(
        "/e/" in name for name, _ in first if name.endswith((".js", ".css", ".ftl"))
    )
    page.reload()
    expect(page.locator(".cover-art")).to_have_count(5)
    again = files(page)
    assert len(again) > 80
    assert [name for name, sent in again if sent and "/icon" not in name] == []
    # A plug-in imports from /web/: it must get the very module that the shell uses.
    assert page.evaluate(SAME)


def test_nobody_finds_what_somebody_else_has_left(visit: Visit, browsers: Browsers) -> None:
    """The tests' own browsers, which several persons have one after the other."""
    kept = "[...Object.keys(localStorage), document.title, window.left].join()"
    page = visit(script="window.left = true;")
    expect(page.locator(".cover-art")).to_have_count(5)
    context, before = page.context, page.evaluate(kept)
    page.evaluate("localStorage.setItem('left', 'by somebody')")
    assert "left" in page.evaluate(kept)
    cookies = context.cookies()
    browsers.close()
    other = visit()
    expect(other.locator(".cover-art")).to_have_count(5)
    assert other.context == context, "this is about one browser"
    assert other.evaluate(kept) == before.removesuffix("true")
    assert [one["name"] for one in other.context.cookies()] == [one["name"] for one in cookies]
    assert other.context.cookies() != cookies


def test_nobody_finds_what_is_written_while_somebody_leaves(
    visit: Visit, browsers: Browsers, seat: Seat
) -> None:
    """A page that is busy when it is told to close still writes after the browser was emptied. Here one that stays does."""
    context = visit().context
    browsers.close()
    context.pages[0].evaluate("() => { localStorage['hexenkessel-tables'] = 'of somebody'; }")
    table = seat("blackmore", 2)
    page = visit(table)
    assert page.context == context, "this is about one browser"
    tokens = "JSON.parse(localStorage['hexenkessel-tables']).map((own) => own.token)"
    assert page.evaluate(tokens) == [table.tokens[0]]
