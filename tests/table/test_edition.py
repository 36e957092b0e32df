"""Files under a path that changes with them: kept for ever, never out of date, and never two copies of one module."""

import base64
import hashlib
import json
import re
from pathlib import Path
from typing import Any

import pytest

from hexenkessel.table import edition, pages
from hexenkessel.table.guard import CSP
from tests.table.tables import Server
from tests.table.test_guard import ask


def get(server: Server, path: str) -> Any:
    return ask(server, "GET", path, {"Host": f"127.0.0.1:{server.port}"})


def named(page: str) -> list[str]:
    return re.findall(r'(?:src|href)="([^"]+)"', page)


def test_all_that_the_page_names_is_kept_for_ever(server: Server) -> None:
    page = get(server, "/")
    assert page.getheader("Cache-Control") == "no-cache"
    current = server.house.edition.now()
    addresses = named(page.text)
    assert f"/e/{current}/web/app.js" in addresses and f"/e/{current}/web/style.css" in addresses
    for address in [*addresses, f"/e/{current}/words/shell.de.ftl", f"/e/{current}/games/blackmore/board.js"]:
        answer = get(server, address)
        assert (answer.status, answer.getheader("Cache-Control")) == (200, edition.FOREVER), address
        # The same file, as plug-ins name it, is asked for each time.
        bare = get(server, address.removeprefix(f"/e/{current}"))
        assert (bare.getheader("Cache-Control"), bare.text) == ("no-cache", answer.text), address


def test_every_module_of_the_shell_is_asked_for_at_once(server: Server) -> None:
    """Else it would be found when the one that imports it has come, and so on, each as late as the line is long."""
    addresses = {address.partition("/web/")[2] for address in named(get(server, "/").text)}
    for name in [name for name in addresses if name.endswith(".js")]:
        text = (edition.WEB / name).read_text(encoding="utf-8")
        for imported in re.findall(r'^(?:import|export|\}) .*"(\..+\.js)";$', text, re.MULTILINE):
            wanted = (edition.WEB / name).parent / imported
            assert wanted.resolve().relative_to(edition.WEB.resolve()).as_posix() in addresses, (
                name,
                imported,
            )
    assert len(addresses) > 50


@pytest.mark.parametrize("sheet", ["web/style.css", "games/witchdom/board.css", "games/witches/cover.css"])
def test_a_style_sheet_comes_with_all_that_it_imports(server: Server, sheet: str) -> None:
    """In the same order and in the same layers, so that a browser asks for one."""
    told = get(server, f"/{sheet}").text
    assert "@import" not in told
    own = edition.WEB.parent / sheet
    place = 0
    for name, layer in re.findall(r'@import url\("(.+)"\)(?: layer\((.+)\))?;', own.read_text("utf-8")):
        text = own.with_name(name).read_text("utf-8")
        found = told.index(f"@layer {layer} {{\n{text}}}" if layer else text)
        assert found >= place, name
        place = found


def test_a_changed_part_is_a_changed_style_sheet(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "WEB", tmp_path)
    for name, text in (
        ("a", '@import url("b.css");\n'),
        ("b", '@import url("c.css") layer(x);\n'),
        ("c", "p {}\n"),
    ):
        (tmp_path / f"{name}.css").write_text(text, encoding="utf-8")
    before = get(server, "/web/a.css")
    assert before.text == "@layer x {\np {}\n}\n\n"
    (tmp_path / "c.css").write_text("p { color: red }\n", encoding="utf-8")
    after = get(server, "/web/a.css")
    assert "red" in after.text and after.getheader("ETag") != before.getheader("ETag")


def test_the_page_may_say_where_its_modules_lie_and_nothing_else(server: Server) -> None:
    page = get(server, "/")
    (inline,) = re.findall('<script type="importmap">(.*?)</script>', page.text)
    current = server.house.edition.now()
    assert json.loads(inline)["imports"]["/web/"] == f"/e/{current}/web/"
    digest = base64.b64encode(hashlib.sha256(inline.encode()).digest()).decode()
    policy = page.getheader("Content-Security-Policy")
    assert policy == CSP.replace("script-src 'self'", f"script-src 'self' 'sha256-{digest}'") != CSP


@pytest.mark.parametrize("path", ["/e/0123456789abcdef/web/app.js", "/e/0123456789abcdef/words/shell.de.ftl"])
def test_another_edition_gets_what_is_there_and_does_not_keep_it(server: Server, path: str) -> None:
    answer = get(server, path)
    assert (answer.status, answer.getheader("Cache-Control")) == (200, "no-cache")


def test_what_is_no_file_has_no_edition(server: Server) -> None:
    current = server.house.edition.now()
    for path in (
        "api/house",
        "",
        "healthz",
        "t/222222222222",
        "web/../table/guard.py",
        "games/blackmore/rules.py",
    ):
        assert get(server, f"/e/{current}/{path}").status == 404, path
    figures = get(server, f"/e/{current}/games/toy_cauldron/figures.json")
    assert (figures.status, figures.getheader("Cache-Control")) == (200, "no-cache")


def test_a_changed_file_is_another_edition(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At home at once; on the internet with the next start, so that one house is of one edition."""
    file = tmp_path / "board.js"
    file.write_text("1")
    monkeypatch.setattr(edition, "places", lambda: {"/web/board.js": file})
    monkeypatch.setattr(edition, "LOOK_SECONDS", -1.0)
    home, public = edition.Edition(once=False), edition.Edition(once=True)
    before = home.now()
    assert home.now() == public.now() == before
    file.write_text("two")
    assert home.now() != before and public.now() == before
