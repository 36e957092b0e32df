"""docs/hosting.md on this machine: its own Caddyfile in a real Caddy, two servers by its own unit, one PostgreSQL."""

import asyncio
import configparser
import os
import shlex
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
from tests.table.tables import close, make_move, side
from tests.waiting import PATIENCE

HOSTING = Path(__file__).parent.parent.parent / "docs" / "hosting"
PROGRAM = "/opt/hexenkessel/bin/hexenkessel"
# A name that only this machine has, and an authority of Caddy's own.
GLOBAL = """{
	admin off
	auto_https disable_redirects
	skip_install_trust
	storage file_system STORE
}
"""


def caddyfile(port: int, ports: list[int], store: Path) -> str:
    """The one that we ship, with our name and our ports."""
    text = (HOSTING / "Caddyfile").read_text(encoding="utf-8")
    text = text.replace("witches.example {", f"localhost:{port} {{\n\ttls internal")
    for named, ours in zip(("8713", "8714"), ports, strict=True):
        assert named in text
        text = text.replace(named, str(ours))
    return GLOBAL.replace("STORE", str(store)) + text


def commands(unit: str, environment: dict[str, str], instance: str = "") -> list[list[str]]:
    """What a unit runs, as systemd reads it, with the program that is tested here."""
    lines = (HOSTING / unit).read_text(encoding="utf-8").splitlines()
    assert "EnvironmentFile=/etc/hexenkessel.env" in lines and "User=hexenkessel" in lines
    found = []
    for line in lines:
        if line.startswith("ExecStart="):
            text = line.removeprefix("ExecStart=").replace("%i", instance).replace("%%", "%")
            for name, value in environment.items():
                text = text.replace(f"${{{name}}}", value)
            text = text.replace("$$", "$").replace(PROGRAM, f"{sys.executable} -m hexenkessel")
            found.append(shlex.split(text))
    return found


def environment_file() -> dict[str, str]:
    lines = (HOSTING / "hexenkessel.env").read_text(encoding="utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))


def test_the_units_can_be_read(tmp_path: Path) -> None:
    """By anybody; and by systemd, where it is."""
    for file in [*HOSTING.glob("*.service"), *HOSTING.glob("*.timer")]:
        unit = configparser.RawConfigParser(strict=False, interpolation=None)
        unit.read(file, encoding="utf-8")
        assert set(unit.sections()) <= {"Unit", "Service", "Timer", "Install"} and unit["Unit"]["Description"]
        text = file.read_text(encoding="utf-8").replace(PROGRAM, "/bin/true")
        (tmp_path / file.name.replace("@", "@8713")).write_text(text)
    units = sorted(map(str, tmp_path.iterdir()))
    assert len(units) == 3
    if shutil.which("systemd-analyze") is not None:
        verify = ["systemd-analyze", "verify", "--man=no", *units]
        done = subprocess.run(verify, check=False, capture_output=True, text=True)
        assert (done.returncode, done.stderr) == (0, "")


@contextmanager
def started(command: list[str], said: Path, **environment: str) -> Iterator[subprocess.Popen[str]]:
    with said.open("w", encoding="utf-8") as errors:
        process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=errors,
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
        "HEXENKESSEL_PUBLIC": address,
        "HEXENKESSEL_DATABASE": postgres.new_database(),
        "HEXENKESSEL_DATA": str(tmp_path / "data"),
    }
    assert environment.keys() == environment_file().keys()
    command = [sys.executable, "-m", "hexenkessel"]
    with ExitStack() as stack:
        servers = [
            stack.enter_context(started(command, tmp_path / f"{one}.log", **environment))
            for one in ports
            for command in commands("hexenkessel@.service", environment, str(one))
        ]
        first_lines = [str(server.stdout and server.stdout.readline()) for server in servers]
        # The journal holds nothing that lets anybody in.
        assert all(address in line and "?" not in line for line in first_lines)
        invitation = subprocess.run(
            [*command, "landlord", "invite", "--port", str(ports[0])],
            env={**os.environ, **environment},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        assert invitation.startswith(f"{address}/?invitation=")
        caddy = ["caddy", "run", "--config", str(tmp_path / "Caddyfile"), "--adapter", "caddyfile"]
        said = tmp_path / "caddy.log"
        proxy = stack.enter_context(started(caddy, said, HOME=str(tmp_path), XDG_DATA_HOME=str(tmp_path)))
        trust = authority(tmp_path / "store" / "pki" / "authorities" / "local" / "root.crt")

        def stands() -> None:
            assert proxy.poll() is None, said.read_text(encoding="utf-8")

        def visitor(table: str = "") -> Visitor:
            made = Visitor(address, table)
            made.trust = trust
            return made

        asyncio.run(evening(visitor, stands, invitation.removeprefix(address), servers[1]))
        (tmp_path / "data" / "backups").mkdir()
        for one in commands("hexenkessel-backup.service", environment):
            subprocess.run(one, env={**os.environ, **environment}, check=True, capture_output=True)
        (copy,) = (tmp_path / "data" / "backups").iterdir()
        assert copy.suffix == ".sqlite" and copy.stat().st_mode & 0o077 == 0


def authority(file: Path) -> ssl.SSLContext:
    until = time.monotonic() + PATIENCE
    while not file.exists() or "END CERTIFICATE" not in file.read_text(encoding="ascii"):
        assert time.monotonic() < until
        time.sleep(0.05)
    return ssl.create_default_context(cafile=str(file))


async def same_news(people: list[Visitor]) -> None:
    """They sit at different servers: one may hear of the start, or of what the table did, a moment later."""
    async with asyncio.timeout(PATIENCE):
        for person in people:
            while side(person).view is None or person.seq < max(other.seq for other in people):
                await person.next()


async def evening(
    visitor: Callable[..., Visitor], stands: Callable[[], None], launch: str, dying: subprocess.Popen[str]
) -> None:
    host = visitor()
    async with asyncio.timeout(PATIENCE):
        while not host.cookie:  # Caddy needs a moment for its certificate
            try:
                await host.call("GET", launch)
            except (OSError, Refused):
                stands()
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
        await same_news(people)
        await make_move(people)
    # One server less: whoever sat there comes back through the other, and the game goes on.
    dying.send_signal(signal.SIGKILL)
    for _ in range(4):
        await same_news(people)
        await make_move(people)
    assert await host.call("GET", "/healthz") == "ok\n"
    for hidden in ("/metrics", "/api/landlord"):
        with pytest.raises(Refused) as error:
            await host.call("GET", hidden)
        assert error.value.status == 404
    await close(*people)
