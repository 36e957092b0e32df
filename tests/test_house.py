"""The house itself: who may import whom, what may stand where, and that every room is complete.

CONTRIBUTING.md draws the same map for people.
"""

import ast
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import suppress
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from hexenkessel import shelf
from hexenkessel.kernel.content import read_content
from hexenkessel.words import LANGUAGES
from hexenkessel.words.lint import lint

HOUSE: Final = Path(__file__).parent.parent
PACKAGE: Final = HOUSE / "src" / "hexenkessel"
GAMES: Final = sorted(path for path in (PACKAGE / "games").iterdir() if (path / "__init__.py").exists())
PROJECT: Final = tomllib.loads((HOUSE / "pyproject.toml").read_text(encoding="utf-8"))
LONGEST: Final = 600

# What a room may import of this package beside itself. `hexenkessel` is the public contract, which README shows.
ROOMS: Final = {
    "kernel": set[str](),
    "words": {"kernel.errors"},
    "games": {"kernel"},
    "shelf": {"kernel", "words"},
    "bots": {"kernel", "shelf"},
    "adapters": {"hexenkessel", "kernel", "shelf"},
    "learning": {"kernel", "shelf", "bots", "words"},
    "lab": {"hexenkessel", "kernel", "shelf", "bots", "learning", "words"},
    "table": {"hexenkessel", "kernel", "shelf", "bots", "learning", "words"},
    # A terminal sits at a table as its client: at somebody's server, or in a house of its own.
    "terminal": {
        *("hexenkessel", "kernel", "shelf", "bots", "learning", "words"),
        *("table.client", "table.home", "table.laying", "table.protocol"),
    },
    "web": set[str](),
}
# A game draws itself for the terminal with the terminal's kit and with words, and rules never see that file.
DRAWING: Final = {"terminal.kit", "words"}
# A game that has its folder has all of this, and CONTRIBUTING.md says what stands where.
GAME_FILES: Final = [
    "board.css",
    "board.js",
    "content.toml",
    "cover.css",
    "cover.js",
    "table.css",
    "view.d.ts",
    *(f"rulebook.{lang}.md" for lang in LANGUAGES),
    *(f"words.{lang}.ftl" for lang in LANGUAGES),
]
# The Python of a game, the same in every folder, and what everybody may look for there.
LAYOUT: Final = {
    "__init__": ["game"],
    "box": ["Box"],
    "moves": ["Moves"],
    "state": ["position_shapes"],
    "setup": ["deal"],
    "rules": ["STEPS"],
    "refusals": [],
    "view": ["look", "view_shapes"],
    "check": ["check"],
    "scoring": ["sheet"],
    "strategy": ["STRATEGY"],
    "survey": ["measures", "traits"],
    "terminal": [],
}
TOY: Final = HOUSE / "tests" / "toy" / "toy_cauldron"
# What `hexenkessel new` begins with.
TEMPLATE: Final = PACKAGE / "lab" / "template" / "my_game"
# A game can be without these: the plain terminal shows it, and a survey counts what all games have.
LEFT_OUT: Final = {TOY: {"terminal"}, TEMPLATE: {"terminal", "survey"}}


def tracked() -> list[Path]:
    """Every file of the repository: those that git knows and those it would take."""
    if (HOUSE / ".git").exists() and shutil.which("git"):
        command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        names = subprocess.run(command, cwd=HOUSE, capture_output=True, check=True).stdout.decode()
        found = [HOUSE / name for name in names.split("\0") if name]
    else:  # an unpacked archive
        hidden = re.compile(
            r"^hexenkessel-|(^|/)(build|node_modules|__pycache__|\.(?!ci/|gitignore)[^/]*)(/|$)"
        )
        found = [path for path in HOUSE.rglob("*") if not hidden.search(path.relative_to(HOUSE).as_posix())]
    return sorted(path for path in found if path.is_file())


@cache
def texts() -> dict[str, str]:
    """The name and the text of every file that is one."""
    found = {}
    for path in tracked():
        with suppress(UnicodeDecodeError):
            found[path.relative_to(HOUSE).as_posix()] = path.read_text(encoding="utf-8")
    return found


def sources(room: str) -> list[Path]:
    place = PACKAGE / room
    return sorted(place.rglob("*.py")) if place.is_dir() else [place.with_suffix(".py")]


def imports(source: str) -> set[str]:
    """Every module that this source imports, anywhere in it; names taken out of `hexenkessel` itself as modules."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0 and node.module is not None, "imports name the whole path"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


# -- one way through the house ---------------------------------------------------------------------------------


def inner(module: str) -> str:
    """`kernel.state` of `hexenkessel.kernel.state`; whatever is no room is the contract, `hexenkessel`."""
    path = module.partition(".")[2]
    return path if path.partition(".")[0] in {*ROOMS, "cli"} else "hexenkessel"


def strangers(source: str, own: set[str], allowed: set[str]) -> list[str]:
    """What this source imports of the package although it may not."""
    wanted = [inner(module) for module in imports(source) if module.split(".")[0] == "hexenkessel"]
    open_doors = own | allowed
    return sorted(
        path for path in wanted if not any(path == door or path.startswith(f"{door}.") for door in open_doors)
    )


@pytest.mark.parametrize("room", [room for room in ROOMS if room not in ("games", "web")])
def test_no_room_imports_an_outer_one(room: str) -> None:
    wrong = [
        f"{file.relative_to(HOUSE)}: {path}"
        for file in sources(room)
        for path in strangers(file.read_text(encoding="utf-8"), {room}, ROOMS[room])
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_knows_the_kernel_and_itself(game: Path) -> None:
    for file in sorted(game.rglob("*.py")):
        allowed = DRAWING if file.name.startswith("terminal") else ROOMS["games"]
        assert strangers(file.read_text(encoding="utf-8"), {f"games.{game.name}"}, allowed) == []


@pytest.mark.parametrize("room", ["kernel", "games"])
def test_what_is_compiled_imports_only_the_standard_library(room: str) -> None:
    for file in sources(room):
        if not file.name.startswith("terminal"):
            outside = {module.split(".")[0] for module in imports(file.read_text(encoding="utf-8"))}
            assert outside - sys.stdlib_module_names <= {"hexenkessel", "mypy_extensions"}, file


def test_the_map_shows_every_room() -> None:
    rooms = {path.name for path in PACKAGE.iterdir() if path.is_dir() and path.name != "__pycache__"}
    doors = {path.stem for path in PACKAGE.glob("*.py")}
    assert rooms | doors == set(ROOMS) | {"__init__", "__main__", "cli"}
    drawn = (HOUSE / "CONTRIBUTING.md").read_text(encoding="utf-8")
    for room in ROOMS:
        assert f"  {room}" in drawn, f"CONTRIBUTING.md does not show {room}"


@pytest.mark.parametrize(
    ("line", "path"),
    [
        ("from hexenkessel.table import web", "table.web"),
        ("import hexenkessel.lab.arena", "lab.arena"),
        ("from hexenkessel import bots", "bots"),
        ("import hexenkessel as hx", "hexenkessel"),
        ("from hexenkessel import State", "hexenkessel"),
        ("def f():\n    from hexenkessel.terminal.kit import Scene", "terminal.kit.Scene"),
    ],
)
def test_a_wrong_import_is_found(line: str, path: str) -> None:
    assert strangers(line, {"kernel"}, set()) == [path]
    assert strangers(line, {"kernel"}, {path.partition(".")[0]}) == []


# -- one folder a game -----------------------------------------------------------------------------------------


def names_of_games() -> re.Pattern[str]:
    return re.compile(rf"(?<![a-z])({'|'.join(game.name for game in GAMES)})(?![a-z])", re.IGNORECASE)


def spoken(source: str) -> Iterator[tuple[int, str]]:
    """Every name and every text in a Python source but its docstrings, which may give examples."""
    tree = ast.parse(source)
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield node.lineno, node.value
        elif isinstance(node, ast.Name):
            yield node.lineno, node.id
        elif isinstance(node, ast.Attribute):
            yield node.lineno, node.attr
        elif isinstance(node, ast.alias):
            yield 0, node.name


@pytest.mark.parametrize("room", [room for room in ROOMS if room != "games"])
def test_no_game_is_named_outside_its_folder(room: str) -> None:
    game = names_of_games()
    wrong = [
        f"{file.relative_to(HOUSE)}:{line}: {text.strip()[:80]}"
        for file in sources(room)
        if file.exists()
        for line, text in spoken(file.read_text(encoding="utf-8"))
        if game.search(text)
    ]
    for file in sorted((PACKAGE / room).rglob("*")):
        if file.suffix in (".js", ".css", ".html", ".svg"):
            for line, text in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
                if game.search(text):
                    wrong.append(f"{file.relative_to(HOUSE)}:{line}: {text.strip()[:80]}")
    assert not wrong, "\n".join(wrong)


def test_a_name_of_a_game_is_found() -> None:
    source = '"""Like blackmore."""\nUSUAL = "blackmore"\ndef f() -> None:\n    "blackmore-title"\n    blackmore()\n'
    assert [line for line, text in spoken(source) if names_of_games().search(text)] == [2, 5]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_is_complete(game: Path) -> None:
    missing = [name for name in GAME_FILES if not (game / name).exists()]
    assert not missing, f"{game.name} has no {', '.join(missing)}"
    assert (HOUSE / "docs" / "games" / f"{game.name}.md").exists()


@pytest.mark.parametrize("game", [*GAMES, TOY, TEMPLATE], ids=lambda game: game.name)
def test_whoever_knows_one_game_finds_everything_in_the_others(game: Path) -> None:
    drawn = (HOUSE / "CONTRIBUTING.md").read_text(encoding="utf-8")
    for file, names in LAYOUT.items():
        assert f"{file}.py" in drawn, f"CONTRIBUTING.md does not show {file}.py"
        if file in LEFT_OUT.get(game, set()):
            continue
        tree = ast.parse((game / f"{file}.py").read_text(encoding="utf-8"))
        assert set(names) <= top_names(tree), f"{game.name}/{file}.py lacks one of {', '.join(names)}"


def top_names(tree: ast.Module) -> set[str]:
    """What a module makes itself, at its top."""
    found: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
    return found


@pytest.mark.parametrize("game", [*GAMES, TOY, TEMPLATE], ids=lambda game: game.name)
def test_a_move_is_read_by_its_parts_and_never_by_its_number(game: Path) -> None:
    """The number is for learners and records: whoever reckons with it has to know how the table is numbered."""
    for file in sorted(game.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            wrong = isinstance(node, ast.Attribute) and node.attr == "code"
            assert not wrong, (
                f"{game.name}/{file.name}:{getattr(node, 'lineno', 0)} reads the number of a move"
            )


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_content_says_where_it_is_known_from(game: Path) -> None:
    content = read_content(game / "content.toml")
    assert content.data.get("game") == game.name
    built = shelf.build(game.name, content)
    assert built.content.hash == content.hash
    for table, data in content.data.items():
        for index, entry in enumerate(data if isinstance(data, list) else [data]):
            if isinstance(entry, dict):
                finder = content.entries(table)[index] if isinstance(data, list) else content.entry(table)
                assert finder.source in ("rulebook", "public", "designed")


def test_words_are_clean_wherever_they_lie() -> None:
    folders = sorted({file.parent for file in PACKAGE.rglob("*.ftl")})
    assert {"words", *(game.name for game in GAMES)} <= {folder.name for folder in folders}
    assert lint(folders) == []


# -- style sheets ----------------------------------------------------------------------------------------------

# What a board shares with the page: the states of things that can be touched, and icons, which lie in a game's own elements.
SHARED: Final = re.compile(r"\.(can-act|chosen|hinted|faded|icon|is-[a-z]+)$")
# A person's wishes and their system's colours. How large the screen is, web/shell/room.js tells in words.
WISHES: Final = re.compile(r"@media \((forced-colors: active|prefers-reduced-motion: reduce)\)")


def blocks(sheet: str) -> list[tuple[str, str]]:
    """What stands before every brace of a style sheet, with what stands before the brace around it."""
    found: list[tuple[str, str]] = []
    around = [""]
    plain = re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL)
    for text, end in re.findall(r"([^{};]*)([{};])", plain):
        if end == "{":
            found.append((" ".join(text.split()), around[-1]))
            around.append(found[-1][0])
        elif end == "}":
            around.pop()
    return found


def classes(sheet: str) -> set[str]:
    return {name for selector, _ in blocks(sheet) for name in re.findall(r"\.[a-z][\w-]*", selector)}


def faults_of_sheet(game: str, sheet: str, shell: set[str]) -> list[str]:
    """A game's sheet says nothing outside its own scope and names no class of the shell: for that there are properties."""
    outside = [
        selector
        for selector, around in blocks(sheet)
        if not around and selector != f'[data-game="{game}"]' and not selector.startswith("@keyframes ")
    ]
    reached = [name for name in sorted(classes(sheet) & shell) if not SHARED.fullmatch(name)]
    return outside + reached


def shell_classes() -> set[str]:
    sheets = [file for file in (PACKAGE / "web").glob("*.css") if file.name != "gallery.css"]
    return {name for file in sheets for name in classes(file.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_styles_only_what_is_its_own(game: Path) -> None:
    # A cover's sheets come before or after those of its board: only the layers decide.
    doors = {"board.css": "game", "cover.css": "cover"}
    for file in sorted(game.glob("*.css")):
        sheet = file.read_text(encoding="utf-8")
        if file.name in doors:
            named = re.findall(rf'@import url\("([a-z]+\.css)"\) layer\({doors[file.name]}\);', sheet)
            assert len(named) == sheet.count(";"), (
                f"{file} names the sheets of its layer, and does nothing else"
            )
            assert f'sheets = ["{file.name}"]' in file.with_suffix(".js").read_text(encoding="utf-8")
            assert all((game / name).exists() for name in named)
        else:
            assert f'url("{file.name}")' in (game / "board.css").read_text(encoding="utf-8"), (
                f"{file} is never loaded"
            )
            assert faults_of_sheet(game.name, sheet, shell_classes()) == [], file


def test_every_sheet_of_the_page_has_its_layer() -> None:
    style = (PACKAGE / "web" / "style.css").read_text(encoding="utf-8")
    layers = re.findall(r"@layer ([a-z, ]+);", style)[0].split(", ")
    named = dict(re.findall(r'@import url\("([a-z-]+\.css)"\) layer\((\w+)\);', style))
    assert layers[-2:] == ["cover", "game"] and set(named.values()) == set(layers[:-2])
    sheets = {file.name for file in (PACKAGE / "web").glob("*.css")}
    assert sheets == {*named, "fonts.css", "gallery.css", "style.css"}


def test_only_one_file_knows_how_large_screens_are() -> None:
    for file in sorted(PACKAGE.rglob("*.css")):
        asked = [block for block, _ in blocks(file.read_text(encoding="utf-8")) if block.startswith("@media")]
        assert all(WISHES.fullmatch(one) for one in asked), f"{file}: {asked}"
    for file in sorted(PACKAGE.rglob("*.js")):
        if "matchMedia" in (code := file.read_text(encoding="utf-8")) and "vendor" not in file.parts:
            assert file.name == "room.js" or not re.search("-(width|height)", code), file


def test_no_sheet_asks_the_whole_page_what_is_in_it() -> None:
    """Whatever is asked so is styled anew, with all that is in it, whenever anything comes or goes there."""
    whole = re.compile(r"(\.table-page|\[data-room[^\]]*\]\)?|(?<![.-])\b(?:body|html)|:root):has\((?!> )")
    for file in sorted((PACKAGE / "web").glob("*.css")):
        assert whole.findall(file.read_text(encoding="utf-8")) == [], file


def test_a_table_that_is_only_looked_at_comes_to_rest() -> None:
    """What moves without end is drawn without end, and a phone gets warm by it. A lesson waits for whoever it points to."""
    for file in sorted(PACKAGE.rglob("*.css")):
        moving = re.findall(r"animation[\w-]*:[^;]*\binfinite\b", file.read_text(encoding="utf-8"))
        assert len(moving) == (file.name == "lesson.css"), f"{file}: {moving}"


@pytest.mark.parametrize(
    ("sheet", "fault"),
    [
        (".gr-plate { color: red }", ".gr-plate"),
        ('[data-game="other"] { .gr-plate { color: red } }', '[data-game="other"]'),
        ("@media (max-width: 47rem) { .gr-plate { color: red } }", "@media (max-width: 47rem)"),
        ('[data-game="grimoria"] { .gr-plate .medallion-face { width: 2rem } }', ".medallion-face"),
    ],
)
def test_a_fault_of_a_sheet_is_found(sheet: str, fault: str) -> None:
    assert faults_of_sheet("grimoria", sheet, shell_classes()) == [fault]
    good = (
        '[data-game="grimoria"] { --face: 2rem; .gr-plate:not(.can-act) { color: red } } @keyframes gr-x { }'
    )
    assert faults_of_sheet("grimoria", good, shell_classes()) == []


# -- what stands in the files ----------------------------------------------------------------------------------


def test_a_file_has_one_subject() -> None:
    for name, text in texts().items():
        if (name.endswith((".py", ".js", ".css", ".html")) or name == "dev") and "/vendor/" not in name:
            lines = text.count("\n")
            assert lines <= LONGEST, f"{name} has {lines} lines"


# Numbers of rules, facts or cases, `BM-7.6`; paths of drawings, which look the same, stand in other kinds of files.
NUMBER: Final = re.compile(r"(?<![\w-])[A-Z]{1,2}-\d+(?:\.\d+)*(?![\w-])")
# A case of a paper in the name of a function or of a file: `test_c47_the_deal`, `gc22`, `replay_c47.py`.
CASE: Final = re.compile(r"\bdef ((?:test_)?[a-z]{1,2}_?\d+(?:_\w+)?)\(|([\w-]*[_-][a-z]{1,2}\d+\.[a-z]+)$")


@cache
def rules() -> set[str]:
    """The number of every rule in every rulebook, and those of the chapters around it."""
    books = "".join(text for name, text in texts().items() if re.search(r"/rulebook\.\w+\.md$", name))
    whole = [number.split(".") for number in re.findall(r'<a id="([A-Z]+-[\d.]+)">', books)]
    return {".".join(parts[:depth]) for parts in whole for depth in range(1, len(parts) + 1)}


def papers(name: str, text: str) -> list[str]:
    """What this file cites and nobody finds here: pages, numbers that no rulebook has, cases by their numbers."""
    found: list[str] = []
    if not name.endswith(".md"):
        here = {Path(other).name for other in texts()}
        found += [paper for paper in re.findall(r"[\w.-]+\.md\b", text) if paper not in here]
    if not name.endswith((".js", ".css", ".svg", ".html")):
        # XX stands for any game.
        found += [cited for cited in NUMBER.findall(text) if cited not in rules() and cited[:3] != "XX-"]
    if name.startswith("tests/games/"):
        found += [case.group(1) or case.group(2) for case in (*CASE.finditer(text), *CASE.finditer(name))]
    return found


def test_no_paper_is_cited_that_is_not_here() -> None:
    """Comments and texts may send the reader to a page of this repository only, and to rules of its rulebooks."""
    found = [
        f"{name}: {paper}"
        for name, text in texts().items()
        if name.startswith(("src/", "docs/", "tests/games/")) and "/vendor/" not in name
        for paper in papers(name, text)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("name", "text", "paper"),
    [
        ("src/hexenkessel/games/blackmore/rules.py", "# see cases.md", "cases.md"),
        ("src/hexenkessel/games/blackmore/content.toml", "hand_size = 6 # BM-3.2, F-16", "F-16"),
        ("tests/games/grimoria/test_spells.py", '"""White spells (GR-6; cases GC-22)."""', "GC-22"),
        ("tests/games/blackmore/test_refill.py", "# Nothing beats it (BM-5.4, BM-13).", "BM-13"),
        ("tests/games/blackmore/test_games.py", "def test_c47_the_deal() -> None:", "test_c47_the_deal"),
        ("tests/games/broom_service/test_roles.py", "def test_rb_1_a_witch(", "test_rb_1_a_witch"),
        ("tests/games/grimoria/test_spells.py", "def gc22() -> Table:", "gc22"),
        ("tests/games/blackmore/replay_c47.py", "", "replay_c47.py"),
    ],
)
def test_a_paper_that_is_not_here_is_found(name: str, text: str, paper: str) -> None:
    assert papers(name, text) == [paper]


def test_a_rule_of_a_rulebook_may_be_cited() -> None:
    assert (
        papers("tests/games/blackmore/test_setup.py", "# BM-1 to BM-3, BM-7.6, like XX-1.1 (README.md)") == []
    )


# Put together here, so that this file does not find itself.
REGISTRIES: Final = [".".join(host) for host in (("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"))]
PLACES: Final = [f"{place}/" for place in (HOUSE.parent, Path.home()) if place != Path("/")]


@pytest.mark.parametrize("forbidden", [*REGISTRIES, *PLACES])
def test_nothing_of_one_machine_or_one_registry_stands_in_a_file(forbidden: str) -> None:
    found = [
        f"{name}:{number}: {line.strip()[:100]}"
        for name, text in texts().items()
        for number, line in enumerate(text.splitlines(), 1)
        if forbidden in line
    ]
    assert not found, "\n".join(found)


# -- packaging -------------------------------------------------------------------------------------------------


def pinned(file: str) -> dict[str, str]:
    """The packages of a lock file and their versions."""
    text = (HOUSE / "requirements" / file).read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z0-9-]+)==([^ ;]+)", text, re.MULTILINE))


def plain_name(requirement: str) -> str:
    found = re.match(r"[\w.-]+", requirement)
    assert found is not None
    return re.sub(r"[-_.]+", "-", found.group()).lower()


def test_the_lock_files_hold_what_the_project_wants() -> None:
    run, dev = pinned("run.txt"), pinned("dev.txt")
    assert run.items() <= dev.items(), "whoever has the larger set must have the smaller one"
    extras = PROJECT["project"]["optional-dependencies"]
    for wanted in (*PROJECT["project"]["dependencies"], *extras["tui"], *extras["build"]):
        assert plain_name(wanted) in run, wanted
    for wanted in (name for extra in extras.values() for name in extra):
        assert plain_name(wanted) in dev, wanted


def test_the_build_takes_the_same_compiler_as_the_lock() -> None:
    wanted = {name for name in PROJECT["build-system"]["requires"] if name.startswith("mypy")}
    assert wanted == {f"mypy[mypyc]=={pinned('run.txt')['mypy']}"}


def test_everything_in_the_package_is_packed() -> None:
    patterns = PROJECT["tool"]["setuptools"]["package-data"]["*"]
    for path in tracked():
        if path.is_relative_to(PACKAGE) and path.suffix != ".py":
            assert any(fnmatch(path.name, pattern) for pattern in patterns), f"{path} would be left behind"


def test_the_version_is_told_once() -> None:
    from hexenkessel import __version__

    assert __version__ == PROJECT["project"]["version"]
    assert f"## {__version__}" in (HOUSE / "CHANGELOG.md").read_text(encoding="utf-8")
