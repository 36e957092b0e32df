"""The lock files: every package in one version, known by its digest, and the same in both.

Whether a version has known holes can't be told without a network: `./dev audit` asks.
"""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

HERE = Path(__file__).parent.parent
KINDS = ("run", "dev")
# What requirements/run.txt is made of; the other has everything (CONTRIBUTING.md).
RUN = ("tui", "build")


def pins(kind: str) -> dict[str, tuple[str, int]]:
    """Every package with its version, and how many digests stand for it."""
    text = (HERE / "requirements" / f"{kind}.txt").read_text(encoding="utf-8")
    found: dict[str, tuple[str, int]] = {}
    for entry in re.split(r"\n(?=\S)", text.replace("\\\n", "").strip()):
        wanted = Requirement(entry.partition("--hash")[0].strip())
        (only,) = wanted.specifier
        assert only.operator == "==" and wanted.url is None, entry[:80]
        name = canonicalize_name(wanted.name)
        assert name not in found or wanted.marker is not None, name
        found[name] = (only.version, len(re.findall(r"--hash=sha256:[0-9a-f]{64}\b", entry)))
    return found


def asked_for(kind: str) -> list[Requirement]:
    with (HERE / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    extras = project["optional-dependencies"]
    chosen = RUN if kind == "run" else tuple(extras)
    return [
        Requirement(one)
        for one in [*project["dependencies"], *(one for name in chosen for one in extras[name])]
    ]


@pytest.mark.parametrize("kind", KINDS)
def test_every_package_is_pinned_and_known_by_its_digest(kind: str) -> None:
    assert [name for name, (_, digests) in pins(kind).items() if digests == 0] == []


@pytest.mark.parametrize("kind", KINDS)
def test_the_lock_has_what_the_project_asks_for(kind: str) -> None:
    there = pins(kind)
    for wanted in asked_for(kind):
        version, _ = there[canonicalize_name(wanted.name)]
        assert wanted.specifier.contains(version), wanted


def test_both_locks_mean_the_same_versions() -> None:
    run, dev = pins("run"), pins("dev")
    assert {name: version for name, (version, _) in run.items()} == {name: dev[name][0] for name in run}


# What the build asks the compiler, without asking it.
ASKED = """
import json, runpy, sys
import mypyc.build, setuptools

def mypycify(arguments, **_):
    json.dump(arguments, sys.stdout)
    return []

mypyc.build.mypycify = mypycify
setuptools.setup = lambda **_: None
runpy.run_path("setup.py")
"""


def test_the_engine_compiles_with_the_packages_to_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever only plays has no NumPy. What the build asks the compiler must not need it, nor anything else of `dev`."""
    monkeypatch.chdir(HERE)
    monkeypatch.delenv("HEXENKESSEL_INTERPRETED", raising=False)
    asked = subprocess.run([sys.executable, "-c", ASKED], capture_output=True, text=True, check=True).stdout
    if not asked:
        pytest.skip("there is no C compiler, so the build asks nothing")
    cache, *rest = json.loads(asked)
    assert cache == "--cache-dir=build/mypy"
    # All that the compiled files import of others comes with mypy itself.
    judged = subprocess.run(
        [sys.executable, "-m", "mypy", f"--cache-dir={tmp_path}", "--no-site-packages", *rest],
        capture_output=True,
        text=True,
        check=False,
    )
    assert judged.returncode == 0, judged.stdout[-2_000:]
