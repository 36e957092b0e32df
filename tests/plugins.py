"""Games of other packages, for tests: copies of the toy under other names, in a folder that Python looks into."""

import importlib
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hexenkessel import shelf
from hexenkessel.lab import laws, moments
from hexenkessel.learning import coach, lessons

TOY = Path(__file__).parent / "toy" / "toy_cauldron"


def announce(place: Path, id: str, package: str) -> None:
    info = place / f"{package}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[hexenkessel.games]\n{id} = {package}\n")


def write(place: Path, id: str = "lame") -> Path:
    """A copy of the toy under another name, as a package that is installed."""
    folder = place / id
    shutil.copytree(TOY, folder, ignore=shutil.ignore_patterns("__pycache__"))
    for file in (file for file in folder.rglob("*") if file.is_file()):
        file.write_text(file.read_text(encoding="utf-8").replace("toy_cauldron", id), encoding="utf-8")
    announce(place, id, id)
    return folder


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def change_source(folder: Path, old: str, new: str) -> None:
    """The same in whichever file of its code it stands."""
    (file,) = [file for file in folder.glob("*.py") if old in file.read_text(encoding="utf-8")]
    change(file, old, new)


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder that Python looks into; the shelf is filled anew."""
    folder = tmp_path / "packages"
    folder.mkdir()
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setenv("HEXENKESSEL_LANG", "en")
    forget()
    yield folder
    forget()
    for name in [name for name in sys.modules if name.partition(".")[0] in ("lame", "sound")]:
        del sys.modules[name]


def forget() -> None:
    """Whatever was remembered of the games on the shelf, and of where Python finds them."""
    importlib.invalidate_caches()
    for known in (
        *(shelf.stock, shelf.game, shelf.strategy),
        *(laws.catalogues, laws.rule_numbers, moments.tables),
        *(coach.marks, lessons.lesson, lessons.own_hash),
    ):
        known.cache_clear()
