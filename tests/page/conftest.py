"""A real browser and a real server for the page. Without a browser these tests are skipped loudly, in CI they fail."""

import os
import shutil
import subprocess
import sys
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NoReturn, Protocol

import pytest

import hexenkessel

if not os.environ.get("CI"):
    pytest.importorskip("playwright.sync_api")
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
WAIT = 30_000


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "page: needs a browser; -m page runs these alone")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker("page")


def without_browser() -> NoReturn:
    why = f"none of {', '.join(BROWSERS)} is here: the page was not tested in a browser"
    if os.environ.get("CI"):
        pytest.fail(why, pytrace=False)
    warnings.warn(why, stacklevel=2)
    pytest.skip(why)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        without_browser()
    with sync_playwright() as started:
        opened = started.chromium.launch(executable_path=found, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def invitation(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[], str]]:
    """Starts the server; each call gives an address that lets one browser in."""
    roots = [str(Path(hexenkessel.__file__).parent.parent), *filter(None, [os.environ.get("PYTHONPATH")])]
    process = subprocess.Popen(
        [sys.executable, str(Path(__file__).with_name("server.py")), str(tmp_path_factory.mktemp("page"))],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(roots)},
    )
    assert process.stdin is not None and process.stdout is not None
    asked, answers = process.stdin, process.stdout

    def invite() -> str:
        asked.write("\n")
        asked.flush()
        return answers.readline().strip()

    yield invite
    process.terminate()
    process.wait(10)


class Visit(Protocol):
    def __call__(self, address: Any = None, **settings: Any) -> Page: ...


@pytest.fixture
def visit(browser: Browser, invitation: Callable[[], str]) -> Iterator[Visit]:
    """Opens the page as a new person would. Whatever the browser complains about fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def hear(said: ConsoleMessage) -> None:
        # A call that the server refuses is told to the person in words; the browser's own line about it is no news.
        if "/api/" not in said.location["url"]:
            complaints.append(f"{said.type}: {said.text}")

    def open_page(address: str | None = None, **settings: Any) -> Page:
        settings = {
            "viewport": {"width": 1280, "height": 800},
            "locale": "en",
            "color_scheme": "dark",
        } | settings
        context = browser.new_context(**settings)
        context.set_default_timeout(WAIT)
        contexts.append(context)
        page = context.new_page()
        page.on("console", hear)
        page.on("pageerror", lambda error: complaints.append(f"error: {error}"))
        page.goto(address or invitation())
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []
