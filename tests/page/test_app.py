"""The page of a house on the internet as an app: without network, and when the server has another version."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from hexenkessel.table import app
from hexenkessel.table.faults import free_port
from tests.page.conftest import WAIT
from tests.table.tables import Server, running

CONTROLLED = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"


def settled(page: Page) -> None:
    """Until this page gets its files from the app."""
    page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_function(CONTROLLED)


def version(page: Page) -> str:
    """The one place that the files of this page come from."""
    names: list[str] = page.evaluate("caches.keys()")
    return next(name for name in names if name != "hexenkessel-known")


def enter(context: BrowserContext, server: Server) -> Page:
    page = context.new_page()
    page.goto(f"{server.address}/?launch={server.house.launch()}")
    expect(page.locator("h1").first).to_be_visible()
    return page


def test_without_network_and_with_a_new_version(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    port = free_port()
    with running(tmp_path, public=f"http://127.0.0.1:{port}", port=port) as server:
        context = browser.new_context(locale="de-DE")
        context.set_default_timeout(WAIT)
        page = enter(context, server)
        settled(page)
        expect(page.locator("main")).to_contain_text("Blackmore")

        context.set_offline(True)
        page.reload()
        expect(page.get_by_text("Kein Netz")).to_be_visible()
        expect(page.locator("main")).to_contain_text("Blackmore")
        assert page.get_by_text("Der Server antwortet nicht").count() == 0
        context.set_offline(False)

        # A new version: it is fetched, and waits while two pages are open.
        before = version(page)
        other = enter(context, server)
        newer = app.worker().replace(before.removeprefix("hexenkessel-").encode(), b"0123456789abcdef0123")
        monkeypatch.setattr(app, "worker", lambda: newer)
        page.evaluate("navigator.serviceWorker.ready.then((all) => all.update())")
        page.wait_for_function("() => navigator.serviceWorker.ready.then((all) => all.waiting !== null)")
        page.reload()
        page.wait_for_function(CONTROLLED)
        names: list[str] = page.evaluate("caches.keys()")
        assert before in names
        # The last page is opened anew: now.
        other.close()
        page.reload()
        page.wait_for_function(f"() => caches.keys().then((names) => !names.includes('{before}'))")
        expect(page.locator("main")).to_contain_text("Blackmore")
        context.close()
