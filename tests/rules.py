"""Which numbered rules the tests cover.

`@rule("BM-7.6")` stands on a test. The scan below reads the source of the tests, so it finds the same in every
process of a parallel run and in a run of some tests only.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

GAMES = Path(__file__).parent / "games"
NOT_RUN = {"skip", "skipif", "xfail"}


def rule(*numbers: str) -> pytest.MarkDecorator:
    """Marks a test with the rules that it would see broken."""
    return pytest.mark.rule(*numbers)


def problems(folder: Path, rules: list[str]) -> list[str]:
    """Of these rules those that no test in the folder covers, and its tests that name a rule which does not exist."""
    named = list(rules_named(folder))
    unknown = [f"{test} names {number}, which is no rule" for test, number in named if number not in rules]
    covered = {number for _, number in named}
    return unknown + [f"{number} has no test" for number in rules if number not in covered]


def rules_named(folder: Path) -> Iterator[tuple[str, str]]:
    """Every test of this folder with every rule that it names; not those that are skipped or may fail."""
    for file in sorted(folder.rglob("test_*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                calls = [item for item in node.decorator_list if isinstance(item, ast.Call)]
                names = {last_name(item) for item in node.decorator_list}
                if names.isdisjoint(NOT_RUN):
                    for call in calls:
                        if last_name(call) == "rule":
                            yield from ((f"{file.name}:{node.name}", number) for number in literals(call))


def last_name(node: ast.expr) -> str:
    """`rule` of `rule("BM-1.1")`, `skip` of `pytest.mark.skip`."""
    target = node.func if isinstance(node, ast.Call) else node
    return target.attr if isinstance(target, ast.Attribute) else getattr(target, "id", "")


def literals(call: ast.Call) -> list[str]:
    return [str(ast.literal_eval(argument)) for argument in call.args]
