"""What a browser loads: the page, its files, the files of the games, the words. And the cookie at the door."""

import asyncio
import base64
import gzip
import hashlib
import json
import re
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from hexenkessel import shelf
from hexenkessel.kernel.errors import HexenkesselError
from hexenkessel.table.edition import ANEW, KEEPING, KINDS, PREFIX, ROOMS, SPOKEN, TABLE, WEB, graph
from hexenkessel.table.errors import NotStored, TableError
from hexenkessel.table.guard import CSP, ONLY_LOOKS, address_of, directly
from hexenkessel.table.house import House
from hexenkessel.words import FALLBACK, LANGUAGES, SHELL, in_language

YEAR: Final = 31_536_000
HEALTH_SECONDS: Final = 2.0
# The key of the sentence that says why a page came with a refusal.
WHY: Final = "x-refused"
OPTIONAL_WORDS: Final = ("board", "lessons")
# Not a file: what the content in use says, for the words that lie beside it.
FIGURES: Final = "/figures.json"

# A sheet that lies beside the one that imports it: docs/page.md asks for that, tests/test_house.py sees to it.
IMPORT: Final = re.compile(r'^@import url\("([\w-]+\.css)"\)(?: layer\((\w+)\))?;$', re.MULTILINE)

# What makes an app of the page.
APP: Final = """
    <link rel="manifest" href="/manifest.webmanifest" />
    <link rel="apple-touch-icon" href="/web/icon-192.png" />
    <meta name="theme-color" content="#2b1c50" />
    <script type="module" src="/web/installed.js"></script>
  """

AnyRequest = Request[Any, Any, Any]
TheHouse = NamedDependency[House]


@get("/", include_in_schema=False)
async def home(
    request: AnyRequest,
    house: TheHouse,
    launch: FromQuery[str | None] = None,
    invitation: FromQuery[str | None] = None,
) -> Response[Any]:
    """The opened browser carries a one-time token; it becomes a cookie and leaves the address."""
    if ONLY_LOOKS in request.scope:
        # Whoever watches over this house is no guest, and what is good for once is not used up by looking.
        return start_page(request, house)
    if invitation is not None:
        return await come_invited(request, house, invitation)
    if launch is None:
        page = start_page(request, house)
        await greet(request, house, page, house.public is not None and house.entrance.doors == "open")
        return page
    if not await house.redeem(launch):
        # Used already: whoever has the cookie needs no other, whoever has none gets none and hears why.
        return Redirect("/#used")
    return Redirect(
        "/", cookies=[make_cookie(house, await house.admit(address_of(request.scope), invited=True))]
    )


def start_page(request: AnyRequest, house: House) -> Response[Any]:
    """In a house on the internet it can be installed as an app (app.py)."""
    page, policy = written_page(house.edition.now(), house.public is not None)
    headers = {"cache-control": ANEW, "content-security-policy": policy}
    return packed(request, page, KINDS[".html"], headers)


@lru_cache(maxsize=4)
def written_page(edition: str, installable: bool) -> tuple[tuple[bytes, bytes], str]:
    """The page of this edition, and its policy: it may run the scripts of this house, and the one that says where they lie.

    All modules of the shell are asked for at once, not each when another one has come that imports it.
    """
    start = [WEB / "app.js", *([WEB / "installed.js"] if installable else [])]
    modules = sorted({module for file in start for module in graph(file)})
    rooms = {f"/{room}/": f"{PREFIX}{edition}/{room}/" for room in ROOMS}
    where = json.dumps({"imports": rooms})
    early = "".join(
        f'    <link rel="modulepreload" href="/web/{module.relative_to(WEB).as_posix()}" />\n'
        for module in modules
    )
    page = (WEB / "index.html").read_text(encoding="utf-8")
    assert "    <link" in page and "    <script" in page and "</head>" in page
    page = page.replace("    <script", f"{early}    <script", 1)
    page = page.replace("</head>", f"{APP}</head>") if installable else page
    page = page.replace('"/web/', f'"{PREFIX}{edition}/web/')
    # Before everything that it is about.
    page = page.replace("    <link", f'    <script type="importmap">{where}</script>\n    <link', 1)
    allowed = base64.b64encode(hashlib.sha256(where.encode()).digest()).decode()
    return both_ways(page.encode()), CSP.replace("script-src 'self'", f"script-src 'self' 'sha256-{allowed}'")


async def come_invited(request: AnyRequest, house: House, code: str) -> Response[Any]:
    """With an invitation of the landlord's; it leaves the address as well."""
    address = address_of(request.scope)
    try:
        token = await house.welcome(
            code, await house.guest(request.cookies.get(house.cookie), address), address
        )
    except TableError:
        return Redirect("/#used")
    return Redirect("/", cookies=[] if token is None else [make_cookie(house, token)])


async def greet(request: AnyRequest, house: House, page: Response[Any], let_in: bool) -> None:
    """A guest has their cookie for one more year: who comes now and then stays who they are. A stranger may become one."""
    address = address_of(request.scope)
    cookie = request.cookies.get(house.cookie)
    try:
        known = await house.guest(cookie, address)
    except NotStored:
        return  # the page comes all the same, and says what it could not be told
    if cookie is not None and known is not None:
        page.cookies.append(make_cookie(house, cookie))
    elif let_in:
        try:
            page.cookies.append(make_cookie(house, await house.admit(address)))
        except TableError as error:
            # The page comes all the same: it can say in words why the door is shut. A terminal reads no pages.
            page.status_code = error.status
            page.headers[WHY] = error.key


@get("/t/{table:str}", include_in_schema=False)
async def table_page(request: AnyRequest, house: TheHouse, table: FromPath[str]) -> Response[Any]:
    """The link of a table is an invitation: whoever has it is a guest."""
    page = start_page(request, house)
    if ONLY_LOOKS not in request.scope:
        await greet(request, house, page, house.entrance.doors != "code" and await is_table(house, table))
    return page


async def is_table(house: House, table: str) -> bool:
    try:
        await house.table(table)
    except TableError as error:
        return error.status != 404
    except HexenkesselError:
        return True  # it is there, but made with other cards; the page will hear it
    return True


def make_cookie(house: House, token: str) -> Cookie:
    encrypted = house.public is not None and house.public.startswith("https:")
    return Cookie(
        house.cookie, value=token, path="/", max_age=YEAR, httponly=True, samesite="lax", secure=encrypted
    )


@get("/healthz", include_in_schema=False, media_type="text/plain")
async def health(house: TheHouse) -> Response[str]:
    """Whether this server can do its work: it answers, and so does its store."""
    try:
        async with asyncio.timeout(HEALTH_SECONDS):
            await house.store.knows("")
    except (NotStored, TimeoutError):
        return Response("the store does not answer\n", status_code=503)
    return Response("ok\n")


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4")
async def metrics(request: AnyRequest, house: TheHouse) -> str:
    """For instruments on this machine; for everybody else there is nothing here."""
    if not directly(request.scope):
        raise TableError(404, "table-error-no-file")
    return house.metrics()


@get("/web/{path:path}", include_in_schema=False, sync_to_thread=False)
def web_file(request: AnyRequest, path: FromPath[str]) -> Response[Any]:
    return send_file(request, WEB, path)


@get("/games/{game:str}/{path:path}", include_in_schema=False, sync_to_thread=False)
def game_file(request: AnyRequest, game: FromPath[str], path: FromPath[str]) -> Response[Any]:
    if game not in shelf.games():
        raise TableError(404, "table-error-no-file")
    if path == FIGURES:
        # Of the content that this server has in use: no file, so of no edition.
        return Response(shelf.game(game).figures, headers={"cache-control": ANEW})
    spoken = SPOKEN.fullmatch(path)
    if spoken is not None and spoken["lang"] in LANGUAGES:
        return send_spoken(request, shelf.folder(game), *spoken.groups())
    return send_file(request, shelf.folder(game), path)


@get("/words/{name:str}", include_in_schema=False, sync_to_thread=False)
def words(request: AnyRequest, name: FromPath[str]) -> Response[Any]:
    """`shell.de.ftl` and its neighbours, and our own as `table.de.ftl`; `languages.json` says which languages there are."""
    if name == "languages.json":
        spoken_here = {"languages": LANGUAGES, "fallback": FALLBACK}
        return Response(spoken_here, headers={"cache-control": keeping(request)})
    spoken = SPOKEN.fullmatch(f"/{name}")
    if spoken is None or spoken["lang"] not in LANGUAGES:
        raise TableError(404, "table-error-no-file")
    room, lang, kind = spoken.groups()
    if room == "table":
        return send_spoken(request, TABLE, "words", lang, kind)
    return send_spoken(request, SHELL, room, lang, kind)


def send_spoken(request: AnyRequest, folder: Path, name: str, lang: str, kind: str) -> Response[Any]:
    """Words or a rulebook in this language, or what there is of it in another."""
    file = in_language(folder, name, lang, kind)
    if file is None and name in OPTIONAL_WORDS:
        # A plain board has none, nor has a game without lessons.
        return Response("", media_type=KINDS[".ftl"], headers={"cache-control": keeping(request)})
    return send_file(request, folder, file.name if file is not None else f"{name}.{lang}.{kind}")


def send_file(request: AnyRequest, folder: Path, path: str) -> Response[Any]:
    """A file of this folder. The browser asks each time whether it is still the same, or never where it asked by edition."""
    file = (folder / path.replace("\0", "").lstrip("/")).resolve()
    if file.suffix not in KINDS or not file.is_relative_to(folder.resolve()) or not file.is_file():
        raise TableError(404, "table-error-no-file")
    tag = f'"{"-".join(f"{seen.st_mtime_ns:x}-{seen.st_size:x}" for seen in map(Path.stat, parts_of(file)))}"'
    headers = {"etag": tag, "cache-control": keeping(request)}
    if request.headers.get("if-none-match") == tag:
        return Response(None, status_code=304, headers=headers)
    return packed(request, file_bytes(file, tag), KINDS[file.suffix], headers)


def keeping(request: AnyRequest) -> str:
    """How long a browser may keep this answer (edition.py)."""
    return str(request.scope.get(KEEPING, ANEW))


@lru_cache(maxsize=512)
def file_bytes(file: Path, tag: str) -> tuple[bytes, bytes]:
    """A file as it is, or a whole style sheet, and smaller. `tag` is new when the file or a part of it is."""
    return both_ways(joined(file).encode() if file.suffix == ".css" else file.read_bytes())


def parts_of(file: Path) -> list[Path]:
    """A file, and all style sheets that it imports from beside it."""
    found = [file]
    for sheet in found if file.suffix == ".css" else []:
        names = [name for name, _ in IMPORT.findall(sheet.read_text(encoding="utf-8"))]
        found += [part for name in names if (part := sheet.with_name(name)) not in found]
    return found


def joined(sheet: Path) -> str:
    """A style sheet with the ones that it imports in their places.

    A browser would hear of them when it has read this one, and then ask for each: one more wait on a long line.
    """

    def inside(found: re.Match[str]) -> str:
        text, layer = joined(sheet.with_name(found[1])), found[2]
        return f"@layer {layer} {{\n{text}}}" if layer else text

    return IMPORT.sub(inside, sheet.read_text(encoding="utf-8"))


def both_ways(data: bytes) -> tuple[bytes, bytes]:
    return data, gzip.compress(data, 6, mtime=0)


def packed(
    request: AnyRequest, data: tuple[bytes, bytes], kind: str, headers: dict[str, str]
) -> Response[bytes]:
    """What everybody may have, the smaller way where the browser likes it.

    It was made small once, not for everyone who asks. Answers of a table are never sent this way: what a person writes and
    a token could share one compressed stream there.
    """
    plain, small = data
    headers = {**headers, "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", "") and len(small) < len(plain):
        return Response(small, media_type=kind, headers={**headers, "content-encoding": "gzip"})
    return Response(plain, media_type=kind, headers=headers)
