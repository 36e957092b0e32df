"""docs/hosting.md on this machine: its own Caddyfile in a real Caddy, two servers by the command, one PostgreSQL."""

import asyncio
import os
import re
import shutil
import signal
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from hexenkessel.table.client import Refused, Visitor
from hexenkessel.table.faults import free_port
from tests.table.postgres import Cluster
from tests.table.tables import close, make_move
from tests.waiting import PATIENCE

DOCUMENT = Path(__file__).parent.parent.parent / "docs" / "hosting.md"
# A name that only this machine has, and an authority of Caddy's own.
GLOBAL = """{
	admin off
	auto_https disable_redirects
	skip_install_trust
	storage file_system STORE
}
"""


def caddyfile(port: int, ports: list[int], store: Path) -> str:
    """The one in the document, with our name and our ports."""
    found = re.search(r"Caddyfile`:\n\n```\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    text = found[1].replace("witches.example {", f"localhost:{port} {{\n\ttls internal")
    for named, ours in zip(("8713", "8714"), ports, strict=True):
        assert named in text
        text = text.replace(named, str(ours))
    return GLOBAL.replace("STORE", str(store)) + text


@contextmanager
def started(command: list[str], **environment: str) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, **environment},
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def test_from_the_document_to_friends_playing(postgres: Cluster, tmp_path: Path) -> None:
    if shutil.which("caddy") is None:
        pytest.skip("there is no Caddy here (Debian: apt install caddy)")
    port, ports = free_port(), [free_port(), free_port()]
    address = f"https://localhost:{port}"
    (tmp_path / "Caddyfile").write_text(caddyfile(port, ports, tmp_path / "store"))
    environment = {
        "HEXENKESSEL_DATABASE": postgres.new_database(),
        "HEXENKESSEL_DATA": str(tmp_path / "data"),
    }
    command = [sys.executable, "-m", "hexenkessel"]
    with ExitStack() as stack:
        servers = [
            stack.enter_context(
                started(
                    [
                        *command,
                        "serve",
                        "--port",
                        str(one),
                        "--no-browser",
                        "--public",
                        address,
                        "--json-logs",
                    ],
                    **environment,
                )
            )
            for one in ports
        ]
        links = [
            re.search(r"https://\S+", str(server.stdout and server.stdout.readline())) for server in servers
        ]
        assert links[0] is not None
        caddy = ["caddy", "run", "--config", str(tmp_path / "Caddyfile"), "--adapter", "caddyfile"]
        stack.enter_context(started(caddy, HOME=str(tmp_path), XDG_DATA_HOME=str(tmp_path)))
        trust = authority(tmp_path / "store" / "pki" / "authorities" / "local" / "root.crt")

        def visitor(table: str = "") -> Visitor:
            made = Visitor(address, table)
            made.trust = trust
            return made

        asyncio.run(evening(visitor, links[0].group().removeprefix(address), servers[1]))
        done = subprocess.run(
            [*command, "landlord", "invite", "--port", str(ports[0])],
            env={**os.environ, **environment},
            capture_output=True,
            text=True,
            check=True,
        )
        assert done.stdout.startswith(f"{address}/?invitation=")
        guest = visitor()
        guest.call_now("GET", done.stdout.strip().removeprefix(address))
        assert guest.cookie.startswith("__Host-hexenkessel=")


def authority(file: Path) -> ssl.SSLContext:
    until = time.monotonic() + PATIENCE
    while not file.exists():
        assert time.monotonic() < until
        time.sleep(0.05)
    return ssl.create_default_context(cafile=str(file))


async def evening(visitor: Callable[..., Visitor], launch: str, dying: subprocess.Popen[str]) -> None:
    host = visitor()
    async with asyncio.timeout(PATIENCE):
        while not host.cookie:  # Caddy needs a moment for its certificate
            try:
                await host.call("GET", launch)
            except (OSError, Refused):
                await asyncio.sleep(0.1)
    await host.create("blackmore", 2)
    friend = visitor(host.table)
    await friend.enter()
    people = [host, friend]
    for seat, person in enumerate(people):
        await person.sit(("Ada", "Bea")[seat], seat)
    await host.start()
    for person in people:
        await person.connect()
    for _ in range(4):
        await make_move(people)
    # One server less: whoever sat there comes back through the other, and the game goes on.
    dying.send_signal(signal.SIGKILL)
    for _ in range(4):
        await make_move(people)
    assert await host.call("GET", "/healthz") == "ok\n"
    for hidden in ("/metrics", "/api/landlord"):
        with pytest.raises(Refused) as error:
            await host.call("GET", hidden)
        assert error.value.status == 404
    await close(*people)
