"""Every numbered rule of every game has a test."""

import re
from pathlib import Path

import pytest

import hexenkessel as hx
from hexenkessel import shelf
from tests.rules import GAMES, problems, rules_named, rules_of

ANCHOR = re.compile(r'<a id="([^"]*)"></a>')


@pytest.mark.parametrize("id", hx.games())
def test_every_rule_has_a_test(id: str) -> None:
    found = problems(GAMES / id)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("id", hx.games())
def test_the_rulebook_has_these_rules_and_no_others(id: str, lang: str) -> None:
    text = (shelf.folder(id) / f"rulebook.{lang}.md").read_text(encoding="utf-8")
    assert ANCHOR.findall(text) == rules_of(GAMES / id)


# -- the check itself ------------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "rules.txt").write_text("XX-1.1\nXX-1.2\n", encoding="utf-8")
    return tmp_path


def write(folder: Path, name: str, source: str) -> None:
    (folder / name).write_text(source, encoding="utf-8")


def test_a_rule_without_a_test_is_found(folder: Path) -> None:
    write(folder, "test_a.py", '@rule("XX-1.1")\ndef test_one() -> None: ...\n')
    assert problems(folder) == ["XX-1.2 has no test"]


def test_an_unknown_rule_is_found(folder: Path) -> None:
    write(folder, "test_a.py", '@rule("XX-1.1", "XX-1.2", "XX-9.9")\ndef test_one() -> None: ...\n')
    assert problems(folder) == ["test_a.py:test_one names XX-9.9, which is no rule"]


@pytest.mark.parametrize(
    "hindrance", ["@pytest.mark.skip", "@pytest.mark.xfail(strict=True)", "@skipif(True)"]
)
def test_a_test_that_does_not_run_covers_nothing(folder: Path, hindrance: str) -> None:
    write(folder, "test_a.py", f'{hindrance}\n@rule("XX-1.1", "XX-1.2")\ndef test_one() -> None: ...\n')
    assert problems(folder) == ["XX-1.1 has no test", "XX-1.2 has no test"]


def test_only_what_pytest_collects_counts(folder: Path) -> None:
    write(folder, "helper.py", '@rule("XX-1.1")\ndef test_one() -> None: ...\n')
    write(folder, "test_a.py", '@rule("XX-1.2")\ndef one() -> None: ...\n')
    assert list(rules_named(folder)) == []
