"""The page as an app, for a house on the internet: what a browser needs to install it, and the files of one version.

Everywhere else a changed file shows on reload, and nothing is kept (pages.py).
"""

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.di import NamedDependency

import hexenkessel as hx
from hexenkessel import shelf
from hexenkessel.table.errors import TableError
from hexenkessel.table.house import House
from hexenkessel.table.pages import APP, FIGURES, KINDS, SPOKEN, TABLE, WEB, packed
from hexenkessel.words import SHELL

TheHouse = NamedDependency[House]
AnyRequest = Request[Any, Any, Any]

# The page looks at these itself: they are how it gets a new version.
NOT_KEPT: Final = ("worker.js", "gallery.html", "gallery.js", "gallery.css")
NO_CACHE: Final = {"cache-control": "no-cache"}
MANIFEST: Final = {
    "id": "/",
    "name": "Hexenkessel",
    "short_name": "Hexenkessel",
    "start_url": "/",
    "scope": "/",
    "display": "standalone",
    "background_color": "#2b1c50",
    "theme_color": "#2b1c50",
    "icons": [
        {"src": "/web/icon-192.png", "sizes": "192x192", "type": "image/png"},
        {"src": "/web/icon-512.png", "sizes": "512x512", "type": "image/png"},
        {"src": "/web/icon-mask-512.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
        {"src": "/web/icon.svg", "sizes": "any", "type": "image/svg+xml"},
    ],
}


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


@cache
def worker() -> bytes:
    """Worked out once: a server that runs serves one version, whatever is copied over its files meanwhile."""
    found = places()
    own = (WEB / "worker.js").read_bytes()
    sum_of_all = hashlib.sha256(hx.__version__.encode() + APP.encode() + own)
    for address, file in sorted(found.items()):
        sum_of_all.update(address.encode() + hashlib.sha256(file.read_bytes()).digest())
    for game in shelf.games():
        sum_of_all.update(shelf.game(game).content.hash.encode())
    figures = [f"/games/{game}{FIGURES}" for game in shelf.games()]
    told = {
        "version": sum_of_all.hexdigest()[:20],
        "files": ["/", *sorted(found), *figures, "/words/languages.json"],
    }
    return f"self.hexenkessel = {json.dumps(told)};\n".encode() + own


def check(house: House) -> None:
    if house.public is None:
        raise TableError(404, "table-error-no-file")


@get("/worker.js", include_in_schema=False, sync_to_thread=True)
def show_worker(request: AnyRequest, house: TheHouse) -> Response[Any]:
    check(house)
    return packed(request, (worker(), worker()), KINDS[".js"], NO_CACHE)


@get("/manifest.webmanifest", include_in_schema=False, sync_to_thread=False)
def show_manifest(house: TheHouse) -> Response[Any]:
    check(house)
    return Response(MANIFEST, media_type="application/manifest+json", headers=NO_CACHE)


CALLS = [show_worker, show_manifest]
