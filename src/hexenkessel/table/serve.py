"""Starting the table: data folder, port, browser, and one clear sentence when something is in the way."""

import asyncio
import contextlib
import errno
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import uvicorn

from hexenkessel import shelf
from hexenkessel.kernel.errors import HexenkesselError
from hexenkessel.table import landlord, logs
from hexenkessel.table.claim import claim
from hexenkessel.table.door import Door, protocols, quieten
from hexenkessel.table.doors import Doors
from hexenkessel.table.errors import TableError
from hexenkessel.table.house import House
from hexenkessel.table.limits import FRAME_BYTES, Limits
from hexenkessel.table.mail import Mail
from hexenkessel.table.push import Push
from hexenkessel.table.sqlite_store import SqliteStore
from hexenkessel.table.store import Store
from hexenkessel.table.tokens import digest
from hexenkessel.table.web import application
from hexenkessel.words import Catalogue
from hexenkessel.words.errors import error_sentence

KNOCKS: Final = 1024
BACKLOG: Final = 16
FILES: Final = 8192
DATABASE: Final = "tables.sqlite"
EVERYWHERE: Final = ("0.0.0.0", "::")
# No packet is sent: the system only says which of its own addresses it would take to get out.
SOMEWHERE_ELSE: Final = ("192.0.2.1", 9)


def main(
    host: str,
    port: int,
    browser: bool,
    data: Path | None,
    lang: str,
    database: str | None = None,
    public: str | None = None,
    doors: Doors = "link",
    keep_days: int = 0,
    json_logs: bool = False,
    mail: str | None = None,
) -> int:
    """Serve until Ctrl-C; the exit status."""
    words = Catalogue(lang, [Path(__file__).parent, *shelf.word_folders()], shelf.figures)
    for left_out in shelf.broken():
        print(error_sentence(words, left_out), file=sys.stderr)
    try:
        listening = listen(host, port)
        with listening:
            folder = data or shelf.data_folder()
            house = open_house(listening, host, folder, Limits(), database, public, doors, keep_days)
            tell_turns(house, folder, mail)
            if house.passkeys.site is not None and not house.passkeys.offered:
                print(words.text("table-no-passkeys"), file=sys.stderr)
            with contextlib.suppress(KeyboardInterrupt):
                asyncio.run(run(house, listening, browser, words, json_logs))
    except HexenkesselError as error:
        print(error_sentence(words, error), file=sys.stderr)
        return 1
    return 0


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol by name: only then does asyncio switch off the waiting for fuller packets (40 ms a frame).
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if sys.platform != "win32":  # there it would let two servers share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(KNOCKS)
    except (OSError, OverflowError) as error:
        listening.close()
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            raise TableError(500, "shell-error-busy-port", port=port) from None
        raise TableError(500, "table-error-address", host=host, port=port) from None
    return listening


def open_house(
    listening: socket.socket,
    host: str,
    data: Path,
    limits: Limits,
    database: str | None = None,
    public: str | None = None,
    doors: Doors = "link",
    keep_days: int = 0,
) -> House:
    """On the file in this folder, or on a PostgreSQL database that other servers may share."""
    port = listening.getsockname()[1]
    public = None if public is None else check_public(public)
    found = addresses(host, port) if public is None else [public]
    cookie = f"hexenkessel-{port}"
    if public is not None and public.startswith("https:"):
        # Browsers take a cookie of this name only from just this host, and only encrypted.
        cookie = "__Host-hexenkessel"
    key = "" if public is None else digest(landlord.key(data))
    on_the_internet = (public, doors, keep_days, key)
    if database is not None:
        # A guest of one server is a guest of all.
        cookie = cookie if public is not None else "hexenkessel-house"
        return House(shared_store(database), limits, found, cookie, None, None, *on_the_internet)
    claimed = claim(data)
    try:
        store = SqliteStore(data / DATABASE)
    except TableError:
        claimed.close()
        raise
    return House(store, limits, found, cookie, claimed, None, *on_the_internet)


def tell_turns(house: House, data: Path, mail: str | None = None) -> None:
    """How people far away hear that it is their turn. Browsers take notices only from a house with a certificate."""
    if house.public is None or not house.public.startswith("https:"):
        if mail is not None:
            raise TableError(500, "table-error-mail-needs-public")
        return
    house.notices.mail = None if mail is None else Mail(mail)
    with contextlib.suppress(ImportError):
        house.notices.push = Push(data, house.public, house.limits.push_services)


def check_public(address: str) -> str:
    """Scheme and name alone, as a browser says them in `Origin`."""
    parts = urlsplit(address.strip().rstrip("/").lower())
    good = parts.scheme in ("http", "https") and parts.hostname and not parts.username
    if not good or parts.path or parts.query or parts.fragment:
        raise TableError(500, "table-error-public-address", address=address)
    return f"{parts.scheme}://{parts.netloc}"


def shared_store(database: str) -> Store:
    if database.partition("://")[0] not in ("postgres", "postgresql"):
        raise TableError(500, "table-error-database-address", address=database.partition("://")[0])
    try:
        from hexenkessel.table.postgres_store import PostgresStore
    except ImportError:
        raise TableError(500, "table-error-no-asyncpg") from None
    return PostgresStore(database)


def addresses(host: str, port: int) -> list[str]:
    """Where phones on the same network find this server; nowhere, if it listens to this machine alone."""
    if host not in EVERYWHERE:
        found = [] if host.startswith("127.") or host in ("::1", "localhost") else [host]
    else:
        found = []
        with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(SOMEWHERE_ELSE)
            found.append(probe.getsockname()[0])
        with contextlib.suppress(OSError):
            for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
                found.append(str(info[4][0]))
    usable = [address for address in dict.fromkeys(found) if not address.startswith("127.")]
    return [f"http://{f'[{address}]' if ':' in address else address}:{port}" for address in usable]


class Server(uvicorn.Server):
    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """So many may knock at once (KNOCKS); but only BACKLOG are let in before those inside have their turn."""
        await super().startup(sockets)
        for listening in sockets or []:
            listening.listen(KNOCKS)


def make_server(house: House, listening: socket.socket) -> uvicorn.Server:
    quieten()
    many_files()
    call, conversation = protocols(Door(house.limits, proxied=house.public is not None))
    config = uvicorn.Config(
        application(house, listening.getsockname()[1]),
        lifespan="on",
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        http=call,
        ws=conversation,
        backlog=BACKLOG,
        ws_max_size=FRAME_BYTES,
        # Secrets and what others send would share one compressed stream; and it costs time.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )
    return Server(config)


def many_files() -> None:
    """Every connection is an open file, and many systems allow a program rather few of these at first."""
    if sys.platform != "win32":
        import resource

        most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = FILES if most[1] == resource.RLIM_INFINITY else min(FILES, most[1])
        if most[0] != resource.RLIM_INFINITY and most[0] < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most[1]))


async def run(
    house: House, listening: socket.socket, browser: bool, words: Catalogue, json_logs: bool = False
) -> None:
    await house.store.open()
    server = make_server(house, listening)
    if json_logs:
        logs.begin()
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    if server.started:
        await announce(house, listening.getsockname()[1], browser, words, json_logs)
    await serving


async def announce(
    house: House, port: int, browser: bool, words: Catalogue, to_journal: bool = False
) -> None:
    if house.public is not None and to_journal:
        # A journal is kept, and others read it: no link that lets anybody in. The landlord gets one elsewhere.
        print(words.text("table-ready-public", address=house.public, port=port), flush=True)
        return
    address = f"{house.public or f'http://127.0.0.1:{port}'}/?launch={await house.invite()}"
    print(words.text("table-ready", address=address))
    for reachable in house.addresses[:1] if house.public is None else []:
        print(words.text("table-ready-network", address=reachable))
    print(words.text("table-ready-stop"), flush=True)
    if browser:
        # Some browsers keep the caller waiting.
        asyncio.get_running_loop().run_in_executor(None, webbrowser.open, address)
