"""`hexenkessel new`: a package with a small game that plays, to be made into another one.

The files are those of `template/`, a game like any other, with its names replaced.
"""

import re
import shutil
from pathlib import Path
from typing import Final

from hexenkessel import shelf
from hexenkessel.kernel.errors import HexenkesselError
from hexenkessel.words import Catalogue

TEMPLATE: Final = Path(__file__).parent / "template"


def main(id: str, title: str, folder: Path, lang: str) -> int:
    """Make the package in a folder with the name of the game, and say what comes next."""
    if shelf.GOOD_ID.fullmatch(id) is None:
        raise HexenkesselError("terminal-error-new-name", f"{id!r} is no id of a game", {"game": id})
    place = folder / id
    if place.exists() or id in shelf.games():
        raise HexenkesselError("terminal-error-new-there", f"{place} is there already", {"place": str(place)})
    make(id, title or id.replace("_", " ").title(), place)
    print(Catalogue(lang).text("terminal-new-made", game=id, place=str(place)))
    return 0


def make(id: str, title: str, place: Path) -> None:
    names = {
        "my_game": id,
        "my-game": id.replace("_", "-"),
        "MyGame": id.title().replace("_", ""),
        "My Game": title,
        "MG-": f"{prefix(id)}-",
    }
    for file in sorted(TEMPLATE.rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts:
            copy = place / replaced(file.relative_to(TEMPLATE).as_posix(), names)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(replaced(file.read_text(encoding="utf-8"), names), encoding="utf-8")
            shutil.copymode(file, copy)


def replaced(text: str, names: dict[str, str]) -> str:
    return re.sub("|".join(map(re.escape, names)), lambda found: names[found.group()], text)


def prefix(id: str) -> str:
    """Two letters before the number of every rule: of two words, or the first two of one."""
    words = [word for word in id.split("_") if word]
    return (words[0][0] + words[1][0] if len(words) > 1 else id[:2]).upper()
