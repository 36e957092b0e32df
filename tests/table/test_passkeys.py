"""A passkey brings a person back on another device; nothing else does, and a refusal tells nothing about anybody."""

import http.client
import json
import time
from collections.abc import Iterator
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import pytest

from hexenkessel.table import passkeys
from hexenkessel.table.limits import Limits
from hexenkessel.table.passkeys import MOST, Site, site_of
from tests.table.authenticator import Authenticator, encode
from tests.table.postgres import Cluster
from tests.table.tables import MANY, Server, running

NAME = "witches.example"
PUBLIC = f"https://{NAME}"
ROOMY = Limits(burst=MANY, address_burst=MANY, cookies=MANY, code_tries=MANY)
REFUSED = (403, {"key": "table-error-passkey", "facts": {}})


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Behind a proxy, as friends see it, on either kind of database."""
    database = None
    if request.param == "postgres":
        cluster: Cluster = request.getfixturevalue("postgres")
        database = cluster.new_database()
    with running(tmp_path_factory.mktemp("passkeys"), ROOMY, database, public=PUBLIC) as started:
        yield started


class Browser:
    """A jar of cookies."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.cookies: dict[str, str] = {}

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, Any]:
        jar = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        sent = {"Host": NAME, "Origin": PUBLIC, "Cookie": jar, "Content-Type": "application/json", **headers}
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=30)
        connection.request(method, path, None if body is None else json.dumps(body), sent)
        answer = connection.getresponse()
        data = answer.read()
        for line in answer.headers.get_all("Set-Cookie") or []:
            for name, morsel in SimpleCookie(line).items():
                assert morsel["secure"] and morsel["httponly"] and morsel["path"] == "/"
                self.cookies[name] = morsel.value
                if morsel["max-age"] == "0":
                    del self.cookies[name]
        connection.close()
        return answer.status, json.loads(data) if data.startswith((b"{", b"[")) else None

    def call(self, method: str, path: str, body: Any = None) -> Any:
        status, told = self.ask(method, path, body)
        assert status < 400, told
        return told

    def begin(self, path: str) -> dict[str, Any]:
        options: dict[str, Any] = self.call("POST", f"{path}/challenge")["options"]
        return options

    def add(self, phone: Authenticator, name: str = "Phone") -> list[dict[str, Any]]:
        made = phone.create(self.begin("/api/guest/passkeys"))
        found: list[dict[str, Any]] = self.call(
            "POST", "/api/guest/passkeys", {"passkey": made, "name": name}
        )
        return found

    def enter(self, phone: Authenticator) -> tuple[int, Any]:
        return self.ask("POST", "/api/passkey", phone.get(self.begin("/api/passkey")))


def person(server: Server, name: str) -> Browser:
    browser = Browser(server)
    browser.ask("GET", f"/?launch={server.house.launch()}")
    browser.call("PUT", "/api/guest", {"name": name, "animal": "owl", "colour": 2})
    return browser


def tables(browser: Browser) -> set[str]:
    return {one["room"]["table"] for one in browser.call("GET", "/api/guest/tables")["running"]}


def make_table(browser: Browser) -> str:
    made: str = browser.call("POST", "/api/tables", {"game": "blackmore", "players": 2})["table"]
    return made


def test_a_passkey_brings_a_person_back(server: Server) -> None:
    ada, phone = person(server, "Ada"), Authenticator(PUBLIC)
    table = make_table(ada)
    options = ada.begin("/api/guest/passkeys")
    assert options["rp"]["id"] == NAME and options["user"]["name"] == "Ada"
    assert options["authenticatorSelection"]["residentKey"] == "required"
    assert options["authenticatorSelection"]["userVerification"] == "preferred"
    (told,) = ada.add(phone)
    assert told["name"] == "Phone" and abs(told["made"] - time.time()) < 60
    assert phone.handle not in (b"", ada.cookies["__Host-hexenkessel"].encode())
    fresh = Browser(server)
    assert fresh.ask("GET", "/api/guest")[0] == 401
    asked = fresh.begin("/api/passkey")
    assert asked["rpId"] == NAME and not asked.get("allowCredentials")
    assert asked["userVerification"] == "preferred"
    assert fresh.enter(phone) == (204, None)
    assert list(fresh.cookies) == ["__Host-hexenkessel"], "what was only for the asking is gone"
    me = fresh.call("GET", "/api/guest")
    assert (me["name"], me["devices"], [one["name"] for one in me["passkeys"]]) == ("Ada", 2, ["Phone"])
    assert tables(fresh) == {table}
    # Who is invited to make tables is so on every device.
    make_table(fresh)
    assert [one["name"] for one in fresh.call("GET", "/api/guest/data")["passkeys"]] == ["Phone"]


def test_a_device_comes_along_unless_its_person_has_another_way_back(server: Server) -> None:
    ada, phone = person(server, "Ada"), Authenticator(PUBLIC)
    ada.add(phone)
    newcomer = person(server, "")
    table = make_table(newcomer)
    assert newcomer.enter(phone)[0] == 204
    assert tables(newcomer) == tables(ada) == {table}
    bea, hers = person(server, "Bea"), Authenticator(PUBLIC)
    bea.add(hers)
    own = make_table(bea)
    # Two people at one browser do not become one.
    assert bea.enter(phone)[0] == 204
    assert bea.call("GET", "/api/guest")["name"] == "Ada" and own not in tables(bea)
    assert bea.enter(hers)[0] == 204
    assert bea.call("GET", "/api/guest")["name"] == "Bea" and tables(bea) == {own}


def test_persons_who_become_one_keep_their_passkeys(server: Server) -> None:
    ada, bea, first, second = (
        person(server, "Ada"),
        person(server, "Bea"),
        Authenticator(PUBLIC),
        Authenticator(PUBLIC),
    )
    ada.add(first)
    bea.add(second, "Old phone")
    code = ada.call("POST", "/api/guest/code")["code"]
    bea.call("POST", "/api/device", {"code": code})
    fresh = Browser(server)
    assert fresh.enter(second)[0] == 204
    assert {one["name"] for one in fresh.call("GET", "/api/guest")["passkeys"]} == {"Phone", "Old phone"}


@pytest.mark.parametrize("origin", ["https://evil.example", f"https://{NAME}.evil.example", f"http://{NAME}"])
def test_a_passkey_used_at_another_origin_is_refused(server: Server, origin: str) -> None:
    ada, phone = person(server, "Ada"), Authenticator(PUBLIC)
    options = ada.begin("/api/guest/passkeys")
    phone.origin = origin
    assert ada.ask("POST", "/api/guest/passkeys", {"passkey": phone.create(options), "name": "x"}) == REFUSED
    phone.origin = PUBLIC
    ada.add(phone)
    phone.origin = origin
    fresh = Browser(server)
    assert fresh.enter(phone) == REFUSED
    assert "__Host-hexenkessel" not in fresh.cookies


def test_a_challenge_is_good_once_in_its_session_and_for_a_while(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, phone = person(server, "Ada"), Authenticator(PUBLIC)
    ada.add(phone)
    fresh, thief = Browser(server), Browser(server)
    signed = phone.get(fresh.begin("/api/passkey"))
    jar = dict(fresh.cookies)
    # Overheard: without the cookie of the asking, or with that of another asking, it is worth nothing.
    assert thief.ask("POST", "/api/passkey", signed) == REFUSED
    thief.begin("/api/passkey")
    assert thief.ask("POST", "/api/passkey", signed) == REFUSED
    assert fresh.ask("POST", "/api/passkey", signed)[0] == 204
    thief.cookies = jar
    assert thief.ask("POST", "/api/passkey", signed) == REFUSED, "it was used up"
    # A refused try uses it up as well.
    broken = phone.get(thief.begin("/api/passkey"))
    good = dict(broken["response"])
    broken["response"]["signature"] = encode(b"x" * 70)
    assert thief.ask("POST", "/api/passkey", broken) == REFUSED
    assert thief.ask("POST", "/api/passkey", {**broken, "response": good}) == REFUSED
    late = Browser(server)
    signed = phone.get(late.begin("/api/passkey"))
    now = time.time()
    monkeypatch.setattr("hexenkessel.table.passkeys.time.time", lambda: now + passkeys.CHALLENGE_SECONDS + 1)
    assert late.ask("POST", "/api/passkey", signed) == REFUSED


def test_unknown_passkeys_and_those_of_others_get_the_same_answer(server: Server) -> None:
    ada, bea = person(server, "Ada"), person(server, "Bea")
    phone, hers, unknown = (Authenticator(PUBLIC) for _ in range(3))
    ada.add(phone)
    bea.add(hers)
    unknown.handle = phone.handle
    fresh = Browser(server)
    assert fresh.enter(unknown) == REFUSED
    # Bea's passkey says that it is Ada's, or signs under the name of Ada's.
    handle, hers.handle = hers.handle, phone.handle
    assert fresh.enter(hers) == REFUSED
    hers.handle = handle
    id, hers.id = hers.id, phone.id
    assert fresh.enter(hers) == REFUSED
    hers.handle = phone.handle
    assert fresh.enter(hers) == REFUSED
    # Nor can she have Ada's as her own, or take it away.
    options = bea.begin("/api/guest/passkeys")
    assert bea.ask("POST", "/api/guest/passkeys", {"passkey": hers.create(options), "name": "x"}) == REFUSED
    (adas,) = ada.call("GET", "/api/guest")["passkeys"]
    assert bea.ask("DELETE", f"/api/guest/passkeys/{adas['passkey']}")[0] == 404
    hers.id = id
    assert fresh.enter(phone)[0] == 204


def test_a_copy_is_noticed_by_its_counter(server: Server) -> None:
    ada, phone = person(server, "Ada"), Authenticator(PUBLIC)
    ada.add(phone)
    phone.counter = 10
    assert Browser(server).enter(phone)[0] == 204
    phone.counter = 10  # signs with 11 once more
    assert Browser(server).enter(phone) == REFUSED
    assert Browser(server).enter(phone)[0] == 204


def test_passkeys_are_removed_and_forgotten(server: Server) -> None:
    ada, phone, spare = person(server, "Ada"), Authenticator(PUBLIC), Authenticator(PUBLIC)
    ada.add(phone)
    found = {one["name"]: one["passkey"] for one in ada.add(spare, "Spare")}
    assert [one["name"] for one in ada.call("DELETE", f"/api/guest/passkeys/{found['Phone']}")] == ["Spare"]
    assert Browser(server).enter(phone) == REFUSED
    ada.call("DELETE", "/api/guest")
    assert Browser(server).enter(spare) == REFUSED


def test_nobody_has_a_bunch_without_end(server: Server) -> None:
    ada = person(server, "Ada")
    for _ in range(MOST):
        ada.add(Authenticator(PUBLIC))
    status, told = ada.ask("POST", "/api/guest/passkeys/challenge")
    assert (status, told["key"]) == (429, "table-error-too-many-passkeys")


def test_rubbish_is_refused(server: Server) -> None:
    ada, phone, fresh = person(server, "Ada"), Authenticator(PUBLIC), Browser(server)
    ada.add(phone)
    for part in ("clientDataJSON", "authenticatorData", "signature", "userHandle"):
        for rubbish in ("!", "AAAA", "§", "A" * 15_000):
            signed = phone.get(fresh.begin("/api/passkey"))
            signed["response"][part] = rubbish
            status, _ = fresh.ask("POST", "/api/passkey", signed)
            assert status == (400 if part == "userHandle" and len(rubbish) > 1400 else 403), part
    for part in ("clientDataJSON", "attestationObject"):
        for rubbish in ("!", "AAAA", "§", "n" * 15_000):
            made = Authenticator(PUBLIC).create(ada.begin("/api/guest/passkeys"))
            made["response"][part] = rubbish
            assert ada.ask("POST", "/api/guest/passkeys", {"passkey": made, "name": "x"}) == REFUSED
    assert fresh.ask("POST", "/api/passkey", {"id": "a"})[0] == 400
    assert "__Host-hexenkessel" not in fresh.cookies


def test_the_way_in_cannot_be_tried_for_ever(tmp_path: Path) -> None:
    with running(tmp_path, Limits(code_tries=2), public=PUBLIC) as server:
        fresh = Browser(server)
        assert [fresh.ask("POST", "/api/passkey/challenge")[0] for _ in range(3)] == [200, 200, 429]


def test_only_a_house_with_a_name_and_without_eavesdroppers_has_passkeys(tmp_path: Path) -> None:
    assert site_of(None) is site_of("http://witches.example") is site_of("https://192.0.2.1") is None
    assert site_of("https://witches.example:8443") == Site(NAME, "https://witches.example:8443")
    assert site_of("http://localhost:8713") == Site("localhost", "http://localhost:8713")
    with running(tmp_path, ROOMY) as server:
        browser = Browser(server)
        here = {"Host": f"127.0.0.1:{server.port}", "Origin": server.address}
        assert browser.ask("GET", "/api/passkey", **here) == (200, {"passkeys": False})
        assert browser.ask("POST", "/api/passkey/challenge", **here)[0] == 404
