"""The log of a house on the internet lets nobody in: after a whole evening none of its secrets stands there."""

import asyncio
import json
import os
import re
import subprocess
import sys
from http.client import HTTPConnection
from pathlib import Path

import pytest

from hexenkessel.table.client import Refused, Visitor
from hexenkessel.table.faults import free_port
from tests.table.tables import close, make_move


def test_nothing_in_the_log_opens_anything(tmp_path: Path) -> None:
    port = free_port()
    address = f"http://localhost:{port}"
    command = [sys.executable, "-m", "hexenkessel"]
    environment = {**os.environ, "HEXENKESSEL_DATA": str(tmp_path)}
    serve = ["serve", "--port", str(port), "--no-browser", "--public", address, "--json-logs"]
    with (tmp_path / "log").open("w") as out:
        server = subprocess.Popen([*command, *serve], stdout=out, stderr=out, env=environment)
        try:
            # Until it has said that it is open.
            while address not in (tmp_path / "log").read_text(encoding="utf-8"):
                assert server.poll() is None
            invite = [*command, "landlord", "invite", "--port", str(port)]
            told = subprocess.run(invite, env=environment, check=True, capture_output=True, text=True)
            secrets = asyncio.run(evening(address, told.stdout.strip()))
        finally:
            server.kill()
            server.wait()
    secrets.add((tmp_path / "landlord.key").read_text(encoding="utf-8"))
    log = (tmp_path / "log").read_text(encoding="utf-8")
    assert len(secrets) >= 12 and all(len(secret) >= 8 for secret in secrets)
    assert [secret for secret in secrets if secret.lower() in log.lower()] == []
    lines = [json.loads(line) for line in log.splitlines()[1:]]
    # It was not simply silent: every kind of call has its line, and a failure its trace.
    paths = {line["message"] for line in lines if line["from"] == "hexenkessel.door"}
    assert {"/", "/api/tables", "/api/device", "/api/passkey/challenge", "/api/guest/code"} <= paths
    assert any(re.fullmatch(r"/api/tables/\w{3}…/seats/0", path) for path in paths)


async def evening(address: str, invitation: str) -> set[str]:
    """Everything that is secret about it."""
    secrets = {invitation.partition("=")[2]}
    host = Visitor(address)
    await host.call("GET", invitation.removeprefix(address))
    await host.create("blackmore", 2)
    friend = Visitor(address, host.table)
    await friend.enter()
    people = [host, friend]
    for seat, person in enumerate(people):
        await person.sit(("Ada", "Bea")[seat], seat)
        await person.call("PUT", "/api/guest", {"name": ("Ada", "Bea")[seat]})
    await host.start()
    for person in people:
        await person.connect()
    for _ in range(3):
        await make_move(people)
    code = (await host.call("POST", "/api/guest/code"))["code"]
    phone = Visitor(address, host.table)
    await phone.call("POST", "/api/device", {"code": code})
    for wrong in ("bcdfghjk", code):
        with pytest.raises(Refused):
            await Visitor(address).call("POST", "/api/device", {"code": wrong})
    # Secrets where they do not belong: in addresses, in what is broken, in what nobody understands.
    token = str(host.token)
    for path in (f"/?launch={token}", f"/t/{host.table}?token={token}", f"/api/tables/{token}", f"/{token}"):
        ask(address, "GET", path)
    ask(address, "POST", f"/api/tables/{host.table}/seats/0", f'{{"token": "{token}"', host.cookie)
    ask(address, "GET", "/api/guest", "", f"{host.cookie}x")
    asked = Visitor(address)
    challenge = (await asked.call("POST", "/api/passkey/challenge"))["options"]["challenge"]
    await close(*people)
    secrets |= {code, "bcdfghjk", challenge, host.table}
    secrets |= {one.cookie.partition("=")[2] for one in (host, friend, phone, asked)}
    return secrets | {str(person.token) for person in people}


def ask(address: str, method: str, path: str, body: str = "", cookie: str = "") -> None:
    name = address.partition("://")[2]
    connection = HTTPConnection(name, timeout=30)
    headers = {"Origin": address, "Cookie": cookie, "Content-Type": "application/json"}
    connection.request(method, path, body or None, headers)
    connection.getresponse().read()
    connection.close()
