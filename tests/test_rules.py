"""Every numbered rule of every game has a test."""

from pathlib import Path

import pytest

import hexenkessel as hx
from hexenkessel import shelf
from hexenkessel.words import LANGUAGES
from tests.rules import GAMES, problems, rules_named

RULES = ["XX-1.1", "XX-1.2"]


@pytest.mark.parametrize("id", hx.games())
def test_every_rule_has_a_test(id: str) -> None:
    found = problems(GAMES / id, shelf.rule_numbers(id, "en"))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("id", hx.games())
def test_all_rulebooks_have_the_same_rules(id: str) -> None:
    numbers = shelf.rule_numbers(id, "en")
    assert numbers and len(set(numbers)) == len(numbers)
    for lang in LANGUAGES:
        assert shelf.rule_numbers(id, lang) == numbers


# -- the check itself ------------------------------------------------------------------------------------------


def write(folder: Path, name: str, source: str) -> None:
    (folder / name).write_text(source, encoding="utf-8")


def test_a_rule_without_a_test_is_found(tmp_path: Path) -> None:
    write(tmp_path, "test_a.py", '@rule("XX-1.1")\ndef test_one() -> None: ...\n')
    assert problems(tmp_path, RULES) == ["XX-1.2 has no test"]


def test_an_unknown_rule_is_found(tmp_path: Path) -> None:
    write(tmp_path, "test_a.py", '@rule("XX-1.1", "XX-1.2", "XX-9.9")\ndef test_one() -> None: ...\n')
    assert problems(tmp_path, RULES) == ["test_a.py:test_one names XX-9.9, which is no rule"]


@pytest.mark.parametrize(
    "hindrance", ["@pytest.mark.skip", "@pytest.mark.xfail(strict=True)", "@skipif(True)"]
)
def test_a_test_that_does_not_run_covers_nothing(tmp_path: Path, hindrance: str) -> None:
    write(tmp_path, "test_a.py", f'{hindrance}\n@rule("XX-1.1", "XX-1.2")\ndef test_one() -> None: ...\n')
    assert problems(tmp_path, RULES) == ["XX-1.1 has no test", "XX-1.2 has no test"]


def test_only_what_pytest_collects_counts(tmp_path: Path) -> None:
    write(tmp_path, "helper.py", '@rule("XX-1.1")\ndef test_one() -> None: ...\n')
    write(tmp_path, "test_a.py", '@rule("XX-1.2")\ndef one() -> None: ...\n')
    assert list(rules_named(tmp_path)) == []
