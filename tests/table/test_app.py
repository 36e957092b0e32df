"""What a browser needs to install the page of a house on the internet, and the files of one version."""

import json
import re
from pathlib import Path

import pytest

from hexenkessel.table import app
from tests.table.tables import Server, running
from tests.table.test_guard import ask
from tests.table.test_public import NAME, PUBLIC


def told(server: Server) -> dict[str, list[str]]:
    answer = ask(server, "GET", "/worker.js", {"Host": NAME})
    assert answer.status == 200 and answer.getheader("Cache-Control") == "no-cache"
    found = re.match(r"self\.hexenkessel = (.*);\n", answer.text)
    assert found is not None
    facts: dict[str, list[str]] = json.loads(found[1])
    return facts


def test_every_file_of_the_version_is_there(tmp_path: Path) -> None:
    with running(tmp_path, public=PUBLIC) as server:
        page = ask(server, "GET", "/", {"Host": NAME}).text
        assert 'rel="manifest"' in page and "/web/installed.js" in page
        manifest = json.loads(ask(server, "GET", "/manifest.webmanifest", {"Host": NAME}).text)
        files = told(server)["files"]
        assert (
            "/web/app.js" in files and "/words/page.de.ftl" in files and "/games/blackmore/board.js" in files
        )
        assert not any(file.endswith((".py", ".toml")) for file in files)
        for address in (*files, *(icon["src"] for icon in manifest["icons"])):
            assert ask(server, "GET", address, {"Host": NAME}).status == 200, address


def test_at_home_nothing_is_kept(server: Server) -> None:
    """There, a changed file shows on reload."""
    here = {"Host": f"127.0.0.1:{server.port}"}
    for address in ("/worker.js", "/manifest.webmanifest"):
        assert ask(server, "GET", address, here).status == 404
    assert "manifest" not in ask(server, "GET", "/", here).text


def test_a_changed_file_is_another_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "board.js"
    file.write_text("1")
    monkeypatch.setattr(app, "places", lambda: {"/web/board.js": file})
    before = app.worker.__wrapped__()
    assert app.worker.__wrapped__() == before
    file.write_text("2")
    assert app.worker.__wrapped__() != before
