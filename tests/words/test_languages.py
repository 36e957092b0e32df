"""A third language is one file a folder: put there, it is everywhere. A folder that lacks it is understood in another."""

import os
import re
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Transformer

import hexenkessel
from hexenkessel.words import LANGUAGES, find_languages, in_language
from tests.table.test_serve import command
from tests.waiting import PATIENCE

THIRD = "eo"
PACKAGE = Path(hexenkessel.__file__).parent


class Pseudo(Transformer):
    """English with marks on it: whoever reads it knows where it is from."""

    def visit_TextElement(self, node: TextElement) -> TextElement:
        node.value = node.value.translate(str.maketrans("aeou", "âêôû"))
        return node


def translate(folder: Path) -> None:
    """All words of a folder in the third language."""
    for file in folder.glob("*.en.ftl"):
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        Pseudo().visit(resource)
        third = file.with_name(file.name.replace(".en.", f".{THIRD}."))
        third.write_text(FluentSerializer().serialize(resource), encoding="utf-8")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole package with a third language, in all rooms and one game; the other games don't speak it."""
    place = tmp_path_factory.mktemp("third")
    shutil.copytree(PACKAGE, place / "hexenkessel", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    for room in ("words", "table", "games/blackmore"):
        translate(place / "hexenkessel" / room)
    return place


def run(copy: Path, *arguments: str, typed: str = "") -> str:
    environment = {**os.environ, "PYTHONPATH": str(copy), "HEXENKESSEL_DATA": str(copy / "data")}
    done = subprocess.run(
        [sys.executable, "-m", "hexenkessel", *arguments],
        input=typed,
        env=environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        cwd=copy,
    )
    assert "Traceback" not in done.stderr, done.stderr
    return done.stdout + done.stderr


def test_languages_are_found_by_their_files(tmp_path: Path) -> None:
    for lang in ("fr", "en", "de", "cs"):
        (tmp_path / f"shell.{lang}.ftl").write_text("", encoding="utf-8")
    assert find_languages(tmp_path) == ("de", "en", "cs", "fr")
    assert find_languages(PACKAGE / "words") == LANGUAGES == ("de", "en")


def test_what_a_folder_lacks_is_there_in_another_language(tmp_path: Path) -> None:
    assert in_language(tmp_path, "words", "de") is None
    for lang in ("cs", "en", "de"):
        (tmp_path / f"words.{lang}.ftl").write_text("", encoding="utf-8")
        found = in_language(tmp_path, "words", "de")
        assert found is not None and found.name == f"words.{lang}.ftl"


def test_the_command_line_speaks_it(copy: Path) -> None:
    assert "lângûâgê: de, en, eo" in run(copy, "--help", "--lang", THIRD)
    told = run(copy, "games", "--lang", THIRD)
    assert "Blâckmôrê" in told and "Broom Service" in told
    assert "We don’t speak “fr”. Possible: de, en, eo." in run(copy, "games", "--lang", "fr")


def test_a_table_in_the_terminal_goes_round_all_languages(copy: Path) -> None:
    told = run(copy, "play", "blackmore", "--plain", "--players", "2", "--lang", "de", typed="l\nl\nl\nq\n")
    spoken = re.findall("Trumpf ist|Trump is|Trûmp is", told)
    assert spoken == ["Trumpf ist", "Trump is", "Trûmp is", "Trumpf ist"]


@pytest.fixture(scope="module")
def house(copy: Path) -> Iterator[str]:
    """The address of a server that speaks it, with an invitation."""
    with subprocess.Popen(
        command("127.0.0.1", 0, copy / "tables", THIRD),
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(copy)},
        cwd=copy,
    ) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+/\?launch=\S+", line)
        assert found is not None and "Thê tâblê is sêt" in line
        yield found.group()
        server.terminate()


def test_the_server_hands_it_out(house: str) -> None:
    root = house.partition("?")[0]

    def get(path: str) -> str:
        return str(urllib.request.urlopen(root + path, timeout=PATIENCE).read().decode())

    assert '"languages":["de","en","eo"]' in get("words/languages.json")
    assert "sêttings" in get("words/page.eo.ftl").lower()
    assert "Blâckmôrê" in get("games/blackmore/words.eo.ftl")
    assert get("games/grimoria/words.eo.ftl") == get("games/grimoria/words.en.ftl")
    assert get("games/blackmore/rulebook.eo.md") == get("games/blackmore/rulebook.en.md")
