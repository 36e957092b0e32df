"""The edition of the page: a digest of all files that a browser may ask for.

Everything lies below `/e/<edition>/` as well, and whatever was asked for there need never be asked for again: changed files
are another edition. The page (pages.py) looks there for everything it imports, so on a second visit it asks for what is new
at the tables, and for no file. In a checkout a changed file shows on reload as ever.
"""

import hashlib
import os
import re
import time
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from hexenkessel import shelf
from hexenkessel.words import FALLBACK, LANGUAGES, SHELL

TABLE: Final = Path(__file__).parent
WEB: Final = TABLE.parent / "web"
# What a page may have; everything else in a folder (the rules' own code) stays inside.
KINDS: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".ftl": "text/plain; charset=utf-8",
    ".md": "text/markdown; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
}
# What is there in several languages.
SPOKEN: Final = re.compile(r"/(\w+)\.(?P<lang>\w+)\.(ftl|md)")
# The page looks at these itself: they are how it gets a new version.
NOT_KEPT: Final = ("worker.js", "gallery.html", "gallery.js", "gallery.css")

PREFIX: Final = "/e/"
# What has an edition; calls and sockets have none.
ROOMS: Final = ("web", "games", "words")
FOREVER: Final = "public, max-age=31536000, immutable"
ANEW: Final = "no-cache"
# In the scope of a request: how long its answer may be kept.
KEEPING: Final = "hexenkessel.keeping"
# Looking at all files takes 5 ms; so often is it done at most.
LOOK_SECONDS: Final = 0.3
IMPORTS: Final = re.compile(r'^(?:import|export)\s(?:[^"\';]*?\sfrom\s)?"(\.{1,2}/[^"]+)"', re.MULTILINE)


def places() -> dict[str, Path]:
    """The address of every file that a page may ask for, and where it lies."""
    found = {f"/web/{name}": file for name, file in files(WEB).items() if name not in NOT_KEPT}
    for game in shelf.games():
        found |= {f"/games/{game}/{name}": file for name, file in files(shelf.folder(game)).items()}
    for folder, called in ((SHELL, None), (TABLE, "table")):
        for file in sorted(folder.glob("*.ftl")):
            spoken = SPOKEN.fullmatch(f"/{file.name}")
            if spoken is not None:
                found[f"/words/{called or spoken[1]}.{spoken['lang']}.ftl"] = file
    return found


def files(folder: Path) -> dict[str, Path]:
    return {
        file.relative_to(folder).as_posix(): file
        for file in sorted(folder.rglob("*"))
        if file.suffix in KINDS and file.is_file()
    }


@lru_cache(maxsize=4096)
def digest_of(file: Path, changed: int, size: int) -> bytes:
    """Of what is in it: so all machines of a house have the same edition."""
    return hashlib.sha256(file.read_bytes()).digest()


def edition_now() -> str:
    sum_of_all = hashlib.sha256(f"{LANGUAGES} {FALLBACK}".encode())
    for address, file in sorted(places().items()):
        seen = file.stat()
        sum_of_all.update(address.encode() + digest_of(file, seen.st_mtime_ns, seen.st_size))
    return sum_of_all.hexdigest()[:16]


class Edition:
    """Of one house. On the internet (`once`) it is that of its start, whatever is copied over the files meanwhile."""

    def __init__(self, once: bool) -> None:
        self.once = once
        self.looked = 0.0
        self.found = ""

    def now(self) -> str:
        moment = time.monotonic()
        if not self.found or (not self.once and moment > self.looked + LOOK_SECONDS):
            self.found = edition_now()
            self.looked = time.monotonic()
        return self.found

    def enter(self, scope: dict[str, Any]) -> dict[str, Any]:
        """A request below `/e/` is one for the file itself. Of another edition it gets today's, not to be kept."""
        if not scope["path"].startswith(PREFIX):
            return scope
        edition, _, path = scope["path"].removeprefix(PREFIX).partition("/")
        if path.partition("/")[0] not in ROOMS:
            return scope
        keeping = FOREVER if edition == self.now() else ANEW
        return {**scope, "path": f"/{path}", KEEPING: keeping}


def graph(file: Path) -> list[Path]:
    """This module and all that it imports, as they will be asked for."""
    found = [file]
    for module in found:
        for name in IMPORTS.findall(module.read_text(encoding="utf-8")):
            wanted = Path(os.path.normpath(module.parent / name))
            if wanted not in found and wanted.is_file():
                found.append(wanted)
    return found
