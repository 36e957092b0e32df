"""A real browser and a real server for the page. Without a browser these tests are skipped loudly, in CI they fail."""

import json
import os
import random
import shutil
import subprocess
import sys
import warnings
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple, NoReturn, Protocol

import pytest

import hexenkessel
from hexenkessel.kernel.errors import Fact

if not os.environ.get("CI"):
    pytest.importorskip("playwright.sync_api")
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
]
# Only whoever has failed waits so long: what is looked at comes at once, also on a machine that has much else to do.
WAIT = 60_000
# What a browser keeps of a person, there before the page looks for it; what the page itself keeps later, stays.
KEEP = """(kept => {
    if (location.protocol !== "http:") return;
    for (const [key, value] of Object.entries(kept))
        if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));
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

    def ask(self, line: str) -> str:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().strip()

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(10)


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


class Visit(Protocol):
    def __call__(self, where: Any = None, **settings: Any) -> Page:
        """At a table one sits `at` a seat, or watches; with `quick`, moves are played with their last touch; a `script`
        runs before the page does. Everything else is the browser's."""


@pytest.fixture
def visit(browser: Browser, server: Server, chance: int) -> Iterator[Visit]:
    """Opens the page as a new person would. Whatever the browser complains about fails the test."""
    contexts: list[BrowserContext] = []
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
        **settings: Any,
    ) -> Page:
        """`speed`: robots read fast, and see bots move as they do."""
        settings = {
            "viewport": {"width": 1280, "height": 800},
            "locale": "en",
            "color_scheme": "dark",
        } | settings
        context = browser.new_context(**settings)
        context.set_default_timeout(WAIT)
        contexts.append(context)
        # What is told the first time comes every time to a new person, and only those who look at it want that.
        kept: dict[str, Any] = {"hexenkessel-settings": {"coaching": coach}}
        if quick is not None:
            kept["hexenkessel-settings"]["quick"] = quick
        if isinstance(where, Table) and at is not None:
            own = {
                "table": where.id,
                "game": where.game,
                "token": where.tokens[at],
                "at": 0,
            }
            kept["hexenkessel-tables"] = [own]
        pace = f'localStorage.getItem("hexenkessel-speed") ?? localStorage.setItem("hexenkessel-speed", "{speed}")'
        context.add_init_script(f"{KEEP}({json.dumps(kept)}); {pace}; {HAND} {script}")
        page = context.new_page()
        page.on("console", hear)
        page.on("pageerror", lambda error: complaints.append(f"error: {error}"))
        page.goto((where.address if isinstance(where, Table) else where) or server.ask(""))
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []
