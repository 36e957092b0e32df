"""A real browser and a real server for the page. Without a browser these tests are skipped loudly, in CI they fail."""

import json
import os
import random
import shutil
import subprocess
import sys
import warnings
import zlib
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple, NoReturn, Protocol
from urllib.parse import urlsplit
from uuid import uuid4

import pytest

import hexenkessel
from hexenkessel.kernel.errors import Fact

if not os.environ.get("CI"):
    pytest.importorskip("playwright.sync_api")
from playwright._impl._sync_base import SyncContextManager
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # One process less that every file of the page travels through.
    "--enable-features=NetworkServiceInProcess2",
    # What one person opens is one process, which knows the files that it has read before.
    "--process-per-site",
    # Every test opens pages of its own, and none lives so long that compiling it twice for speed would pay.
    "--js-flags=--no-turbofan,--no-maglev,--min-semi-space-size=32,--max-semi-space-size=64",
]
# Only whoever has failed waits so long: what is looked at comes at once, also on a machine that has much else to do.
WAIT = 60_000
# What a browser keeps of a person, there before the page looks for it; what the page itself keeps later, stays. A page of
# somebody before may have written once more while it was being closed: whoever is new finds nothing of that.
KEEP = """((person, kept) => {
    if (location.protocol !== "http:") return;
    if (localStorage.getItem("person") !== person) localStorage.clear();
    localStorage.setItem("person", person);
    for (const [key, value] of Object.entries(kept))
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
})"""

HAND = Path(__file__).with_name("hand.js").read_text(encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "page: needs a browser; -m page runs these alone")


def is_of_page(item: pytest.Item) -> bool:
    return Path(__file__).parent in item.path.parents


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The tests of the page come last: the browser leaves an event loop running, and others want one of their own."""
    for item in filter(is_of_page, items):
        item.add_marker("page")
    items.sort(key=is_of_page)


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
        expect.set_options(timeout=WAIT)
        opened = started.chromium.launch(executable_path=found, args=FLAGS)
        yield opened
        opened.close()


# -- the server ------------------------------------------------------------------------------------------------------


class Table(NamedTuple):
    """A table that is played up to a certain moment, and the tokens of the people who sit there."""

    game: str
    address: str
    tokens: dict[int, str]

    @property
    def id(self) -> str:
        return self.address.rpartition("/")[2]


class Server:
    """See server.py for what it is asked."""

    def __init__(self, folder: Path, packages: Sequence[str] = ()) -> None:
        ours = str(Path(hexenkessel.__file__).parent.parent)
        roots = [ours, *packages, *filter(None, [os.environ.get("PYTHONPATH")])]
        self.process = subprocess.Popen(
            [sys.executable, str(Path(__file__).with_name("server.py")), str(folder)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(roots)},
        )

        self.origin = self.ask("").partition("/?")[0]

    def ask(self, line: str) -> str:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().strip()

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(WAIT / 1000)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("page"))
    yield running
    running.close()


@pytest.fixture
def chance(request: pytest.FixtureRequest, server: Server) -> int:
    """A number that belongs to the test: the same cards come every time. The long form plays with new ones."""
    seed = zlib.crc32(request.node.nodeid.encode())
    if os.environ.get("HYPOTHESIS_PROFILE") == "long":
        seed = random.randrange(2**32)
        print("chance:", seed)
    server.ask(str(seed))
    return seed


class Seat(Protocol):
    def __call__(
        self,
        game: str,
        players: int,
        part: float = 0.0,
        *,
        asks: tuple[str, ...] = (),
        people: tuple[int, ...] = (0,),
        played_by: str = "thumb",
        bots: str = "random",
        fullest: dict[str, int] | None = None,
        games: int = 1,
        **options: Fact,
    ) -> Table: ...


@pytest.fixture
def seat(server: Server, chance: int) -> Seat:
    """A table in the middle of a game; its log is as if everybody had sat there from the beginning."""

    def prepare(
        game: str,
        players: int,
        part: float = 0.0,
        *,
        asks: tuple[str, ...] = (),
        people: tuple[int, ...] = (0,),
        played_by: str = "thumb",
        bots: str = "random",
        fullest: dict[str, int] | None = None,
        games: int = 1,
        **options: Fact,
    ) -> Table:
        wanted = {
            "game": game,
            "players": players,
            "seed": chance,
            "options": options,
            "people": people,
            "played_by": played_by,
            "bots": bots,
            "part": part,
            "asks": asks,
            "fullest": fullest or {},
            "games": games,
        }
        found = json.loads(server.ask(json.dumps(wanted)))
        assert "error" not in found, found["error"]
        return Table(game, found["address"], {int(seat): token for seat, token in found["tokens"].items()})

    return prepare


# -- the browser -----------------------------------------------------------------------------------------------------


class Browsers:
    """Browsers as people have them. One person after the other has each, and finds nothing in it but the files of the page:
    to fetch all of them and to read them anew is a third of the work of a visit. Who wants to see just that, has a `fresh`
    one."""

    # What a single page is told. All else belongs to the browser, and whoever wants one of its kind may have it.
    MEDIA = ("color_scheme", "forced_colors", "reduced_motion")
    # Everything that a page may keep of a person, beside cookies.
    KEPT = "local_storage,indexeddb,cache_storage,service_workers,file_systems"

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: dict[str, list[BrowserContext]] = defaultdict(list)
        # Those of the test that runs: each with its kind, none where nobody may have it afterwards, and its script.
        self.lent: list[tuple[BrowserContext, str | None, SyncContextManager]] = []

    def open_page(self, origin: str, script: str, fresh: bool, viewport: Any, **settings: Any) -> Page:
        media = {name: settings.pop(name) for name in self.MEDIA if name in settings}
        kind = json.dumps([origin, settings], sort_keys=True)
        context = self.free[kind].pop() if self.free[kind] and not fresh else self.make(origin, settings)
        self.lent.append((context, None if fresh else kind, context.add_init_script(script)))
        page = context.new_page()
        page.set_viewport_size(viewport)
        page.emulate_media(**media)
        return page

    def make(self, origin: str, settings: dict[str, Any]) -> BrowserContext:
        context = self.browser.new_context(**settings)
        context.set_default_timeout(WAIT)
        # As long as a page is open, its process lives, and with it what that has read. This one shows nothing.
        context.new_page().goto(f"{origin}/healthz")
        return context

    def close(self) -> None:
        """The test is over: its pages are closed, and nothing is left of its persons."""
        for context, kind, script in self.lent:
            if kind is None or not context.pages:
                context.close()  # a second time, where the test has closed it
                continue
            still, *pages = context.pages
            if still.evaluate("'__pwClock' in window"):
                context.close()  # its time is a test's own, and nothing makes it go on
                continue
            origins = {
                urlsplit(page.url)._replace(path="", query="", fragment="").geturl()
                for page in [still, *pages]
            }
            for page in pages:
                page.close()
            script.close()
            context.clear_cookies()
            line = context.new_cdp_session(still)
            for origin in origins:
                line.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": self.KEPT})
            line.detach()
            self.free[kind].append(context)
        self.lent.clear()


@pytest.fixture(scope="session")
def browsers(browser: Browser) -> Browsers:
    return Browsers(browser)


class Visit(Protocol):
    def __call__(self, where: Any = None, **settings: Any) -> Page:
        """At a table one sits `at` a seat, or watches; with `quick`, moves are played with their last touch; a `script`
        runs before the page does; a `fresh` browser has not loaded anything yet. Everything else is the browser's."""


@pytest.fixture
def visit(browsers: Browsers, server: Server, chance: int) -> Iterator[Visit]:
    """Opens the page as a new person would. Whatever the browser complains about fails the test."""
    complaints: list[str] = []

    def hear(said: ConsoleMessage) -> None:
        # A call that the server refuses is told to the person in words; the browser's own line about it is no news.
        if "/api/" not in said.location["url"]:
            complaints.append(f"{said.type}: {said.text}")

    def open_page(
        where: str | Table | None = None,
        *,
        at: int | None = 0,
        quick: bool | None = None,
        coach: bool = False,
        speed: str = "asked",
        script: str = "",
        fresh: bool = False,
        **settings: Any,
    ) -> Page:
        """`speed`: robots read fast, and see bots move as they do."""
        settings = {
            "viewport": {"width": 1280, "height": 800},
            "locale": "en",
            "color_scheme": "dark",
        } | settings
        # What is told the first time comes every time to a new person, and only those who look at it want that.
        how: dict[str, Any] = {"coaching": coach} if quick is None else {"coaching": coach, "quick": quick}
        kept = {"hexenkessel-speed": speed, "hexenkessel-settings": json.dumps(how)}
        if isinstance(where, Table) and at is not None:
            own = {
                "table": where.id,
                "game": where.game,
                "token": where.tokens[at],
                "at": 0,
            }
            kept["hexenkessel-tables"] = json.dumps([own])
        first = f'{KEEP}("{uuid4()}", {json.dumps(kept)}); {HAND} {script}'
        page = browsers.open_page(server.origin, first, fresh, **settings)
        page.on("console", hear)
        page.on("pageerror", lambda error: complaints.append(f"error: {error}"))
        page.goto((where.address if isinstance(where, Table) else where) or server.ask(""))
        return page

    yield open_page
    browsers.close()
    assert complaints == []
