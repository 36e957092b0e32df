"""What `./dev wheel` packs, in an environment that has nothing else: no checkout, no compiler, no package too many."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import tarfile
import urllib.request
import venv
import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import pytest
from packaging.requirements import Requirement

import hexenkessel as hx
from hexenkessel import shelf

HERE = Path(__file__).resolve().parent.parent
SOURCE = HERE / "src"
LANGUAGES = ("de", "en")
COMPILER = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
ASKED_FOR = {
    "html": [r'(?:href|src)="([^"]+)"'],
    "javascript": [
        r'^\s*(?:import|export)\b[^"\n;]*?\bfrom "([^"]+)"',
        r'^import "([^"]+)"',
        r'new URL\("([^"]+)", import\.meta\.url\)',
    ],
    "css": [r'url\("?([^")]+)"?\)', r'@import "([^"]+)"'],
}

pytestmark = pytest.mark.skipif(
    shutil.which(COMPILER) is None or not Path(sysconfig.get_path("include"), "Python.h").exists(),
    reason="there is no C compiler, or no headers of Python",
)


class Place:
    """An environment with the wheel and what it says that it needs."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bin = folder / "env" / "bin"
        venv.create(folder / "env", symlinks=True)
        (self.packages,) = (folder / "env").glob("lib/python*/site-packages")
        # Not this checkout, and no compiler either.
        self.environment = {
            "PATH": str(self.bin),
            "HOME": str(folder),
            "HEXENKESSEL_DATA": str(folder / "data"),
        }

    def link(self, *names: str) -> None:
        """Put packages of this environment there, with all that they need themselves."""
        for name in names:
            found = distribution(name)
            for top in {Path(file).parts[0] for file in found.files or []} - {"..", "__pycache__"}:
                if not (self.packages / top).exists():
                    (self.packages / top).symlink_to(str(found.locate_file(top)))
            self.link(*(need for need in needed(found.requires) if not self.has(need)))

    def has(self, name: str) -> bool:
        info = distribution(name)
        return (self.packages / f"{info.name.replace('-', '_')}-{info.version}.dist-info").exists()

    def run(self, *command: str) -> str:
        done = subprocess.run(
            [self.bin / command[0], *command[1:]],
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


def needed(requirements: list[str] | None) -> list[str]:
    """The names among them that are wanted here."""
    wanted = [Requirement(text) for text in requirements or []]
    return [one.name for one in wanted if one.marker is None or one.marker.evaluate({"extra": ""})]


@pytest.fixture(scope="module")
def wheel() -> Path:
    """With the libraries that are there; whoever has none waits for the compiler."""
    kept = {
        key: value
        for key, value in os.environ.items()
        if key not in ("PYTHONPATH", "HEXENKESSEL_INTERPRETED")
    }
    done = subprocess.run(
        [sys.executable, HERE / "dev", "wheel", "--quick"],
        env=kept,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    (made,) = (HERE / "dist").glob("hexenkessel-*.whl")
    (sources,) = (HERE / "dist").glob("hexenkessel-*.tar.gz")
    assert {made.name, sources.name} == {line.strip()[5:] for line in done.stderr.splitlines()[-2:]}
    return made


@pytest.fixture(scope="module")
def place(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Place:
    made = Place(tmp_path_factory.mktemp("elsewhere"))
    with zipfile.ZipFile(wheel) as packed:
        (metadata,) = (name for name in packed.namelist() if name.endswith(".dist-info/METADATA"))
        lines = packed.read(metadata).decode().splitlines()
    made.link(*needed([line.partition(": ")[2] for line in lines if line.startswith("Requires-Dist: ")]))
    python = sys.executable if find_spec("pip") is not None else str(Path(sys.base_prefix, "bin", "python3"))
    pip = [python, "-m", "pip", "--python", str(made.bin / "python"), "--disable-pip-version-check"]
    # With what it needs: pip looks whether all of it is there, and nothing can be fetched.
    install = subprocess.run(
        [*pip, "install", "--quiet", "--no-index", str(wheel)], capture_output=True, text=True, check=False
    )
    assert install.returncode == 0, install.stderr
    for folder in (HERE / "tests" / "toy").iterdir():
        shutil.copytree(folder, made.packages / folder.name)
    return made


def test_all_that_lies_in_the_sources_is_packed(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = {name for name in packed.namelist() if name.startswith("hexenkessel/")}
    libraries = {name for name in names if name.endswith(".so")}
    here = {str(path.relative_to(SOURCE)) for path in (SOURCE / "hexenkessel").rglob("*") if path.is_file()}
    assert names - libraries == {name for name in here if "__pycache__" not in name}
    # One library for the kernel and one for each game of ours, and a door to it for every module.
    shared = {name.partition(".")[0] for name in libraries if "compiled__mypyc" in name}
    ours = {path.parent.name for path in SOURCE.glob("hexenkessel/games/*/rules.py")}
    assert shared == {
        "hexenkessel/kernel/compiled__mypyc",
        *(f"hexenkessel/games/{id}/compiled__mypyc" for id in ours),
    }
    assert any("bots/search" in name for name in libraries)


def test_the_sources_are_all_that_is_needed_to_compile(wheel: Path) -> None:
    (sources,) = wheel.parent.glob("hexenkessel-*.tar.gz")
    with tarfile.open(sources) as packed:
        names = {file.name.partition("/")[2] for file in packed if file.isfile()}
    here = {str(path.relative_to(HERE)) for path in (SOURCE / "hexenkessel").rglob("*") if path.is_file()}
    assert {name for name in here if "__pycache__" not in name} <= names
    assert {"setup.py", "pyproject.toml", "README.md", "LICENSE", "CREDITS.md"} <= names
    # And nothing that the compiler has left here.
    assert not [name for name in names if name.startswith("build/")]


def test_the_command(place: Place) -> None:
    assert place.run("hexenkessel", "--version").strip() == hx.__version__
    told = place.run("hexenkessel", "games")
    for id in hx.games():
        assert f"({id})" in told


CHECK = """
import json, shutil
import hexenkessel as hx
from hexenkessel import bots, shelf
from hexenkessel.bots import shipped
from hexenkessel.lab import bench

played = {}
for id in hx.games():
    state = hx.game(id).start(players=2, seed=1)
    dice = hx.seeded(1)
    while not state.over:
        seat = state.deciding[0]
        state.play(seat, bots.ask(bots.make("thumb"), state, seat, dice))
    # The best of them has a net in some games.
    first = hx.game(id).start(players=2, seed=2)
    bots.ask(bots.make("grandmaster"), first, first.deciding[0], dice)
    played[id] = str(shelf.folder(id))
    assert hx.replay(state.record) == state
nets = [id for id in hx.games() if shipped.known(hx.game(id), 2, hx.game(id).defaults) is not None]
print(json.dumps({"compiled": bench.compiled(), "nets": nets, "where": hx.__file__, "played": played,
                  "compiler": shutil.which("cc") or shutil.which("gcc")}))
"""


def test_bots_play_every_game_compiled(place: Place) -> None:
    told = json.loads(place.run("python", "-c", CHECK))
    assert told["compiled"] and told["compiler"] is None
    assert told["nets"] == [id for id in hx.games() if (shelf.folder(id) / "net.npz").is_file()] != []
    assert Path(told["where"]).is_relative_to(place.packages)
    # The plug-in among them: it is found by its entry point.
    assert set(told["played"]) == {*hx.games(), "toy_cauldron"}
    assert all(Path(folder).is_relative_to(place.packages) for folder in told["played"].values())


@pytest.fixture(scope="module")
def server(place: Place) -> Iterator[str]:
    running = subprocess.Popen(
        [place.bin / "hexenkessel", "serve", "--port", "0", "--no-browser", "--lang", "en"],
        cwd=place.folder,
        env=place.environment,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert running.stdout is not None
        address = re.search(r"http://127\.0\.0\.1:\d+/", running.stdout.readline())
        assert address is not None
        yield address.group()
        running.send_signal(signal.SIGINT)
        running.wait(30)
    finally:
        running.kill()
        running.wait()


def test_the_page_and_every_file_it_asks_for(server: str) -> None:
    ours = [path.parent.name for path in SOURCE.glob("hexenkessel/games/*/board.js")]
    waiting = [server]
    for lang in LANGUAGES:
        waiting += [urljoin(server, f"words/{name}.{lang}.ftl") for name in ("shell", "page", "table")]
        for id in ours:
            names = [f"words.{lang}.ftl", f"board.{lang}.ftl", f"rulebook.{lang}.md"]
            waiting += [urljoin(server, f"games/{id}/{name}") for name in names]
    for id in ours:
        waiting += [
            urljoin(server, f"games/{id}/{name}") for name in ("board.js", "cover.js", "figures.json")
        ]
    seen: set[str] = set()
    while waiting:
        address = waiting.pop()
        if address in seen or urlsplit(address).scheme != "http":
            continue
        seen.add(address)
        with urllib.request.urlopen(address, timeout=60) as answer:
            assert answer.status == 200
            kind = answer.headers.get_content_type()
            text = answer.read().decode() if kind.startswith("text/") else ""
        for pattern in ASKED_FOR.get(kind.rpartition("/")[2], []):
            for asked in re.findall(pattern, text, re.MULTILINE):
                # A folder is where files lie, and none itself.
                if not asked.startswith(("data:", "#")) and not asked.endswith("/"):
                    waiting.append(urljoin(address, asked).partition("#")[0])
        if address.endswith(("board.js", "cover.js")):
            sheets = re.search(r"export const sheets = \[(.*?)\]", text, re.DOTALL)
            assert sheets is not None
            waiting += [urljoin(address, name) for name in re.findall(r'"([^"]+)"', sheets.group(1))]
    kinds = {Path(urlsplit(address).path).suffix for address in seen}
    assert {".js", ".css", ".svg", ".woff2", ".ftl", ".md"} <= kinds
    assert len(seen) > 150
