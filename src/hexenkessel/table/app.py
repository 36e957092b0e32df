"""The page as an app, for a house on the internet: what a browser needs to install it, and the files of one version.

Everywhere else a changed file shows on reload, and nothing is kept (pages.py).
"""

import hashlib
import json
from functools import cache
from typing import Any, Final

from litestar import Request, Response, get
from litestar.di import NamedDependency

import hexenkessel as hx
from hexenkessel import shelf
from hexenkessel.table.edition import KINDS, WEB, places
from hexenkessel.table.errors import TableError
from hexenkessel.table.house import House
from hexenkessel.table.pages import APP, FIGURES, packed

TheHouse = NamedDependency[House]
AnyRequest = Request[Any, Any, Any]

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
