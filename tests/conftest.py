"""What holds for every test: the toy game stands on the shelf, and nobody's own content files are in use."""

import os
import shutil
import sys
import tempfile
from pathlib import Path

import pytest
from hypothesis import settings

# Before anything asks the shelf for its games: it remembers what it found.
sys.path.insert(0, str(Path(__file__).parent / "toy"))
DATA = tempfile.mkdtemp(prefix="hexenkessel-tests-")
os.environ["HEXENKESSEL_DATA"] = DATA

# How many tests want a cluster that nobody asked for.
LEFT_OUT = pytest.StashKey[int]()
# The same examples every time; HYPOTHESIS_PROFILE=long looks for new ones, and tries all where others try some.
for name, examples in {"quick": 6, "usual": 40}.items():
    settings.register_profile(name, max_examples=examples, deadline=None, derandomize=True, database=None)
settings.register_profile("long", max_examples=500, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "usual"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--ray", action="store_true", help="also test the lab on a Ray cluster of two nodes")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*numbers): the numbered rules that this test covers")
    config.addinivalue_line("markers", "ray: starts a Ray cluster; only with --ray")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """A cluster takes half a minute and gives up where a machine is busy, as it is while all tests run."""
    if config.getoption("--ray"):
        return
    left_out = [item for item in items if item.get_closest_marker("ray")]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]
        config.stash[LEFT_OUT] = len(left_out)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if LEFT_OUT in config.stash:
        terminalreporter.write_line(
            "The lab on a Ray cluster was not tested: ./dev test --ray tests/lab/test_ray.py does it.",
            bold=True,
        )


def pytest_unconfigure(config: pytest.Config) -> None:
    shutil.rmtree(DATA, ignore_errors=True)
