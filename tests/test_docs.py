"""The documents say what is so: excerpts are in their files, examples run, links lead somewhere, pages are fresh."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from hexenkessel import shelf
from hexenkessel.bots import LEVELS
from hexenkessel.kernel.shape import Bag, Fields, Flag, Maybe, Number, OneOf, PerSeat, Row, Seat
from hexenkessel.lab import pages, views

HOUSE: Final = Path(__file__).parent.parent
DOCUMENTS: Final = sorted([*HOUSE.glob("*.md"), *(HOUSE / "docs").rglob("*.md")])
EXCERPT: Final = re.compile(r"^```\w+ (\S+\.\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
EXAMPLE: Final = re.compile(
    r"^```python run\n(.*?)^```$(?:\n\n^```text\n(.*?)^```$)?", re.MULTILINE | re.DOTALL
)
LINK: Final = re.compile(r"(?<!\\)\]\(([^)\s]+)\)")
KERNEL: Final = "".join(
    file.read_text(encoding="utf-8") for file in sorted((HOUSE / "src/hexenkessel/kernel").glob("*.py"))
)
OMISSION: Final = re.compile(r"^…\n", re.MULTILINE)


def blocks(kind: re.Pattern[str]) -> Iterator[Any]:
    for document in DOCUMENTS:
        for number, found in enumerate(kind.finditer(document.read_text(encoding="utf-8")), 1):
            yield pytest.param(*found.groups(), id=f"{document.name}-{number}")


EXCERPTS: Final = list(blocks(EXCERPT))
EXAMPLES: Final = list(blocks(EXAMPLE))


@pytest.mark.parametrize(("file", "text"), EXCERPTS)
def test_an_excerpt_is_in_its_file(file: str, text: str) -> None:
    source = (HOUSE / file).read_text(encoding="utf-8")
    for part in OMISSION.split(text):
        assert part in source, f"not in {file}:\n{part}"


@pytest.mark.parametrize(("text", "output"), EXAMPLES)
def test_an_example_runs_and_prints_what_it_says(
    text: str, output: str | None, capsys: pytest.CaptureFixture[str]
) -> None:
    exec(compile(text, "example", "exec"), {})
    printed = capsys.readouterr().out
    if output is not None:
        wanted = ".*".join(re.escape(part) for part in output.strip().split("…"))
        assert re.fullmatch(wanted, printed.strip()), printed


def test_there_is_something_to_check() -> None:
    assert len(EXCERPTS) > 20 and len(EXAMPLES) > 5


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.relative_to(HOUSE).as_posix())
def test_a_link_leads_somewhere(document: Path) -> None:
    for target in LINK.findall(document.read_text(encoding="utf-8")):
        file, _, anchor = target.partition("#")
        if "://" in file:
            continue
        place = (document.parent / file) if file else document
        assert place.exists(), target
        if anchor:
            assert anchor in anchors(place), target


def anchors(document: Path) -> set[str]:
    """What a link into this document can name: its anchors, and its headings as they are turned into such."""
    text = document.read_text(encoding="utf-8")
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {
        *re.findall(r'<a id="([^"]+)">', text),
        *(re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings),
    }


# -- the generated pages ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", pages.our_games())
def test_the_page_of_a_game_is_fresh(id: str) -> None:
    folder = HOUSE / "docs" / "games"
    written = (folder / f"{id}.md").read_text(encoding="utf-8")
    assert written == pages.page(id, pages.rulebook_link(id, folder))


@pytest.mark.parametrize("id", pages.our_games())
def test_the_page_knows_what_a_view_holds(id: str) -> None:
    written = (shelf.folder(id) / views.FILE).read_text(encoding="utf-8")
    assert written == views.declared(id), "run hexenkessel types"


def test_types_are_read_off_shapes() -> None:
    tile = Fields({"name": OneOf(["a"], nothing=False), "seen": Flag()})
    shapes = {
        "string | null": OneOf(["a"]),
        "(number | null)[]": Row(Seat(), 3),
        "number[] | null": Maybe(PerSeat(Number(3))),
        "Record<string, string[]>": Fields({"a": Bag(["x"]), "b": Bag(["y"]), "c": Bag(["z"])}),
        "{\n  name: string;\n  seen: boolean;\n} | null": Maybe(tile),
    }
    assert [views.written(shape.schema(2), "") for shape in shapes.values()] == list(shapes)


def test_a_stale_page_is_found_and_mended(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # What stands in them is the business of the test above; here they would be written five times.
    monkeypatch.setattr(pages, "page", "# {}\n{}\n".format)
    out = tmp_path / "games"
    assert pages.main(True, out, []) == 1
    assert pages.main(False, out, []) == 0 and pages.main(True, out, []) == 0
    page = min(out.glob("*.md"))
    page.write_text(page.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    (out / "chess.md").write_text("# Chess\n", encoding="utf-8")
    capsys.readouterr()
    assert pages.main(True, out, []) == 1
    assert [line.split(" is not")[0] for line in capsys.readouterr().out.splitlines()] == [
        str(page),
        str(out / "chess.md"),
    ]


def test_a_page_finds_out_who_knows_what() -> None:
    """The toy hides hands, the stack and sealed choices (KK-6.1); everything else lies open."""
    game = shelf.game("toy_cauldron")
    replaced = pages.probe(game)
    known = {name: pages.knowers(shape, replaced[name]) for name, shape in game.position_shapes.items()}
    assert known.pop("hands") == "each seat its own; all know how many"
    assert known.pop("stack") == "nobody; all know how many"
    assert set(known.values()) == {"everyone"}


def test_a_page_has_rows_for_everything() -> None:
    page = pages.page("toy_cauldron", pages.rulebook_link("toy_cauldron", HOUSE / "docs" / "games"))
    rows = {line.split(" | ")[0].removeprefix("| "): line for line in page.splitlines()}
    assert rows["`hand`"].endswith("; or nothing | each seat its own; spectators nothing |")
    assert rows["`hand_sizes`"] == "| `hand_sizes` | for every seat: 0 to 4 | everyone |"
    assert rows["`scores`"] == "| `scores` | for every seat: -3 to 3; or nothing | everyone, after the end |"
    assert rows["`sealed`"].endswith(" | each seat its own; spectators nothing |")
    assert rows["`steal`"] == "| `steal` | 4 | 7–10 | `steal C` | Steal a toad from seat C | `seat:C` |"
    assert rows["ingredient"] == "| ingredient | 0 | 0 | 6 |"
    for option in shelf.game("toy_cauldron").options:
        assert f"| `{option.id}` | " in page
    assert "[KK-4.2](../../tests/toy/toy_cauldron/rulebook.en.md#KK-4.2)" in page


# -- the two pages of reference ------------------------------------------------------------------------------------


def named_in(page: str, section: str) -> set[str]:
    """Every name that stands as code in the section of a page."""
    text = (HOUSE / "docs" / page).read_text(encoding="utf-8").split(f"\n## {section}\n")[1].split("\n## ")[0]
    text = re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)
    return {name for code in re.findall(r"`([^`]+)`", text) for name in re.findall(r"[\w.-]+", code)}


def in_class(file: str, name: str) -> dict[str, ast.FunctionDef]:
    """The functions of a class of the kernel, out of its source: compiled ones don't tell their parameters."""
    tree = ast.parse((HOUSE / "src" / "hexenkessel" / "kernel" / file).read_text(encoding="utf-8"))
    (found,) = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name]
    return {node.name: node for node in found.body if isinstance(node, ast.FunctionDef)}


def methods(file: str, name: str) -> set[str]:
    return {function for function in in_class(file, name) if not function.startswith("_")}


def parameters(file: str, name: str, function: str = "__init__") -> set[str]:
    return {argument.arg for argument in in_class(file, name)[function].args.args} - {"self"}


def attributes(file: str, name: str) -> set[str]:
    made = ast.walk(in_class(file, name)["__init__"])
    return {node.attr for node in made if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)}


SHAPES: Final = set(re.findall(r"^class (\w+)\((?:Shape|Pile)\)", KERNEL, re.MULTILINE))
STEPS: Final = {"Step", "Choice", "Sealed", "NOBODY", "ONE_SEAT", "fields", "ask", "rule"}


@pytest.mark.parametrize(
    ("section", "wanted"),
    [
        ("Shapes", SHAPES),
        ("Strategy", methods("strategy.py", "Strategy") | {"Thought", "STRATEGY"} | set(LEVELS)),
        ("Dice", methods("dice.py", "Dice")),
        ("Content", methods("content.py", "Entry") | {"source", "spread"}),
        ("Game", parameters("game.py", "Game")),
        ("Game", parameters("game.py", "Option")),
        ("Moves", parameters("moves.py", "Move")),
        ("State", methods("state.py", "State") | attributes("state.py", "State")),
        ("Steps", STEPS | methods("agenda.py", "Step") | methods("agenda.py", "Sealed")),
        ("Events", parameters("state.py", "State", "tell_secretly")),
        ("Events", set(re.findall(r'tell(?:_secretly)?\("(\w+)"', KERNEL))),
    ],
)
def test_the_kernel_name_by_name(section: str, wanted: set[str]) -> None:
    assert wanted and sorted(wanted - named_in("kernel.md", section)) == []


def test_the_page_name_by_name() -> None:
    web = HOUSE / "src" / "hexenkessel" / "web"
    types = (web / "shell" / "types.js").read_text(encoding="utf-8")
    for name in ("GameBoard", "Sitter", "Board"):
        (told,) = re.findall(rf"@typedef {{object}} {name}\n(.*?)\*/", types, re.DOTALL)
        properties = set(re.findall(r"^ \* @property {.*} \[?(\w+)", told, re.MULTILINE))
        assert properties and sorted(properties - named_in("page.md", "What the files export")) == []
    icons = set(re.findall(r'<symbol id="([\w-]+)"', (web / "icons.svg").read_text(encoding="utf-8")))
    kit = named_in("page.md", "The kit")
    assert icons and sorted(icons - kit) == []
    assert sorted({file.name for file in (web / "kit").glob("*.js")} - kit) == []
    touch = (web / "touch.js").read_text(encoding="utf-8")
    told = (
        (HOUSE / "docs" / "page.md")
        .read_text(encoding="utf-8")
        .split("## Things to touch")[1]
        .split("## ")[0]
    )
    (typed,) = re.findall(r"@typedef {object} TouchableProps\n(.*?)\*/", touch, re.DOTALL)
    for name in (
        *re.findall(r"^ \* @property {.*} \[?(\w+)", typed, re.MULTILINE),
        "can-act",
        "chosen",
        "hinted",
    ):
        assert name in ("as", "children") or f"{name}=" in told or f"`{name}`" in told, name
    motion = (web / "motion.js").read_text(encoding="utf-8")
    travel = named_in("page.md", "Things that travel")
    assert sorted(set(re.findall(r"data-(?:fly|from|place|leave)", motion)) - travel) == []
    keys = set(
        re.findall(
            r'event\.key === "(\w|\?)"', (web / "shell" / "play.js").read_text(encoding="utf-8") + touch
        )
    )
    assert keys and sorted(keys - {*named_in("page.md", "Keys"), "?"}) == []
    sheet = (web / "table.css").read_text(encoding="utf-8")
    areas = set(re.findall(r"grid-area: ([a-z]+);", sheet))
    assert areas and sorted(areas - named_in("page.md", "Where things lie")) == []


def uncommented(files: Iterable[Path]) -> str:
    return "".join(
        re.sub(r"/\*.*?\*/", "", file.read_text(encoding="utf-8"), flags=re.DOTALL) for file in files
    )


WEB: Final = HOUSE / "src" / "hexenkessel" / "web"
GAMES: Final = HOUSE / "src" / "hexenkessel" / "games"
BOARDS: Final = uncommented(sorted(GAMES.glob("*/*.js")))


def test_the_page_names_what_boards_take_from_it() -> None:
    taken = re.findall(r'import \{([^}]*)\} from "[./]*/web/((?:shell/)?\w+\.js)"', BOARDS)
    told = named_in("page.md", "From the shell") | named_in("page.md", "Things to touch")
    wanted = {name for names, _ in taken for name in re.findall(r"\w+", names)}
    wanted |= {file for _, file in taken if file.startswith("shell/")}
    told |= {f"shell/{name}" for name in told}
    assert wanted and sorted(wanted - told) == []


def test_the_page_names_every_word_of_room() -> None:
    (table,) = re.findall(
        r"^const WORDS = \{(.*?)^\};", uncommented([WEB / "shell" / "room.js"]), re.MULTILINE | re.DOTALL
    )
    words = set(re.findall(r"^  (\w+):", table, re.MULTILINE))
    assert words and sorted(words - named_in("page.md", "Style")) == []


def test_the_page_names_the_classes_that_boards_put_beside_their_own() -> None:
    """Without those that say how a thing stands, `is-…`: most of them are a board's own."""
    sheets = uncommented(file for file in WEB.glob("*.css") if file.name != "gallery.css")
    ours = set(re.findall(r"\.([a-z][\w-]*)", sheets))
    named = re.findall(r'\bclass="([^"$]*)"|\bclass=\$\{`([^`$]*)', BOARDS)
    used = {name for whole, begun in named for name in (whole + begun).split() if not name.startswith("is-")}
    parts = ("What the files export", "Where things lie", "The kit", "Style")
    told = {name for part in parts for name in named_in("page.md", part)}
    # Areas of the table are told with their dot.
    told |= {name.removeprefix(".") for name in told}
    assert used & ours and sorted((used & ours) - told) == []


def test_the_page_names_every_property_that_games_set() -> None:
    """Those that the page reads, too: what a game says to itself is its own business."""
    ours = uncommented(file for file in WEB.glob("*.css") if file.name != "gallery.css")
    theirs = uncommented(sorted(GAMES.glob("*/*.css"))) + BOARDS
    read = set(re.findall(r"var\(\s*(--[a-z][\w-]*)", ours))
    said = set(re.findall(r"(?<![\w(-])(--[a-z][\w-]*)\s*:", theirs))
    assert read & said and sorted((read & said) - named_in("page.md", "Properties")) == []


def test_the_page_names_the_tokens() -> None:
    sheets = "".join(
        file.read_text(encoding="utf-8") for file in (HOUSE / "src/hexenkessel/web").glob("*.css")
    )
    for name in re.findall(r"`(--[\w-]+)`", (HOUSE / "docs" / "page.md").read_text(encoding="utf-8")):
        assert re.search(rf"{name}\b", sheets), name
