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

# The same examples every time; HYPOTHESIS_PROFILE=long looks for new ones, and tries all where others try some.
for name, examples in {"quick": 6, "usual": 40}.items():
    settings.register_profile(name, max_examples=examples, deadline=None, derandomize=True, database=None)
settings.register_profile("long", max_examples=500, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "usual"))


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*numbers): the numbered rules that this test covers")


def pytest_unconfigure(config: pytest.Config) -> None:
    shutil.rmtree(DATA, ignore_errors=True)
