"""Notices: to whom, when, and what is in them. The push service and the mail server stand on this machine."""

import asyncio
import base64
import http.client
import json
import socketserver
import stat
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from hexenkessel.table import notices, serve, timekeeper, vacation
from hexenkessel.table.client import Refused, Visitor
from hexenkessel.table.clock import DAY, Terms
from hexenkessel.table.errors import TableError
from hexenkessel.table.mail import PASSWORD, Mail
from hexenkessel.table.notices import Quiet
from hexenkessel.table.push import KEY, Subscription, check
from hexenkessel.table.rows import Expired, Rested
from tests.table.tables import Server, close, deciding, running, side, until
from tests.table.test_clock import at, goes_by, rows_of, times
from tests.waiting import until_so

PUBLIC = "https://witches.example"
SERVICE = "https://updates.push.services.mozilla.com/wpush/v2/abc"


class Browser:
    """What a browser makes when it subscribes."""

    def __init__(self, endpoint: str = SERVICE) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen bytes!!!"

    def told(self) -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "p256dh": encode(point), "auth": encode(self.auth), "lang": "de"}

    def open(self, body: bytes) -> Any:
        return json.loads(
            http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        )


def encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Service:
    """A push service: what it was sent, and what it answers."""

    def __init__(self) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.hosts: list[str] = []
        self.answers: list[int] = []
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.got.append((self.path, dict(self.headers), body))
                self.send_response(service.answers.pop(0) if service.answers else 201)
                self.send_header("Location", "http://127.0.0.1:1/elsewhere")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Quiet."""

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def connect(self, host: str) -> http.client.HTTPConnection:
        self.hosts.append(host)
        return http.client.HTTPConnection("127.0.0.1", self.server.server_port, timeout=10)


class Post:
    """A mail server that keeps every letter."""

    def __init__(self) -> None:
        self.letters: list[tuple[str, Any]] = []
        self.refuses = 0
        post = self

        class Handler(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                self.say("220 here")
                to = ""
                while line := self.rfile.readline().decode().strip():
                    word = line.upper()
                    if word.startswith("EHLO"):
                        self.say("250 here")
                    elif word.startswith("RCPT") and post.refuses:
                        post.refuses -= 1
                        self.say("451 later")
                    elif word.startswith("RCPT"):
                        to = line.partition("<")[2].partition(">")[0]
                        self.say("250 fine")
                    elif word == "DATA":
                        self.say("354 go on")
                        lines: list[bytes] = []
                        while (part := self.rfile.readline()) != b".\r\n":
                            lines.append(part.removeprefix(b"."))
                        post.letters.append((to, message_from_bytes(b"".join(lines))))
                        self.say("250 taken")
                    elif word == "QUIT":
                        self.say("221 bye")
                        return
                    else:
                        self.say("250 fine")

            def say(self, text: str) -> None:
                self.wfile.write(f"{text}\r\n".encode())

        self.server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def address(self) -> str:
        return f"smtp://127.0.0.1:{self.server.server_address[1]}?from=house@witches.example"


class House:
    """A house on the internet with both, and what it has sent. Its time is what the test says."""

    def __init__(self, server: Server, service: Service, post: Post) -> None:
        self.server = server
        self.service = service
        self.post = post

    async def round(self) -> None:
        """The keeper goes round once, when everything has been noted."""
        house = self.server.house
        await until_so(lambda: not house.notices.noting)
        await at(self.server, house.timekeeper.go_round())

    async def notices(self) -> list[Any]:
        return list(await at(self.server, self.server.house.store.rows("SELECT due, tries FROM notices")))


@contextmanager
def open_house(folder: Path, database: str | None = None) -> Iterator[House]:
    service, post = Service(), Post()
    with running(folder, database=database, public=PUBLIC, doors="open") as server:
        serve.tell_turns(server.house, folder, post.address)
        assert server.house.notices.push is not None
        server.house.notices.push.connect = service.connect  # type: ignore[method-assign]
        yield House(server, service, post)
    service.server.shutdown()
    post.server.shutdown()


class Clock:
    """The clock on the wall."""

    def __init__(self) -> None:
        self.ahead = 0

    def time(self) -> float:
        return time.time() + self.ahead


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    for room in (notices, vacation):
        monkeypatch.setattr(room, "time", clock)
    monkeypatch.setattr(timekeeper, "BEAT_SECONDS", 1_000_000.0)
    monkeypatch.setattr(timekeeper, "LONGEST", 0.0)
    return clock


@pytest.fixture(params=["sqlite", "postgres"])
def house(request: pytest.FixtureRequest, tmp_path: Path, wall: Clock) -> Iterator[House]:
    database = request.getfixturevalue("postgres").new_database() if request.param == "postgres" else None
    with open_house(tmp_path, database) as opened:
        yield opened


async def away(house: House, subscribe: bool = True) -> tuple[list[Visitor], int, Browser]:
    """Two at a table; whoever is not asked wants to be told, and closes the page."""
    people = await house.server.party(people=2)
    other = 1 - deciding(people[0])[0]
    browser = Browser()
    if subscribe:
        await people[other].call("POST", "/api/guest/push", browser.told())
    await people[other].close()
    await until_so(lambda: other not in house.server.live(people[0].table).present())
    return people, other, browser


async def until_asked(house: House, people: list[Visitor], seat: int) -> None:
    """Whoever is here moves until this seat has a choice; where there is none, the table moves by itself."""
    live = house.server.live(people[0].table)
    while True:
        await until_so(lambda: not (live.thinking or live.performing))
        (asked,) = live.room.asked()
        if asked == seat:
            return
        await until(people[asked], live.room.seq)
        await people[asked].move(asked, side(people[asked], asked).moves[0])


# -- push ---------------------------------------------------------------------------------------------------------------


def test_who_is_away_is_told_once_and_nothing_but_that(house: House, wall: Clock, tmp_path: Path) -> None:
    async def scenario() -> None:
        people, other, browser = await away(house)
        await until_asked(house, people, other)
        await house.round()
        assert not house.service.got, "whoever comes by at once has seen it"
        wall.ahead += 30
        await house.round()
        await house.round()
        [(path, headers, body)] = house.service.got
        assert house.service.hosts == ["updates.push.services.mozilla.com"]
        assert path == "/wpush/v2/abc" and headers["Content-Encoding"] == "aes128gcm"
        table = people[0].table
        assert browser.open(body) == {"table": table, "text": "Du bist dran: Die Hexen von Blackmore"}
        assert table.encode() not in body and table not in str(headers)
        push = house.server.house.notices.push
        assert push is not None and headers["Authorization"].startswith("vapid t=")
        assert f"k={push.key}" in headers["Authorization"] and Vapid02.verify(headers["Authorization"])
        wall.ahead += 3 * DAY
        await house.round()
        assert len(house.service.got) == 1, "one for a turn"
        await close(*people)

    asyncio.run(scenario())
    assert stat.S_IMODE((tmp_path / KEY).stat().st_mode) == 0o600


def test_who_is_back_at_the_table_is_not_told(house: House, wall: Clock) -> None:
    async def scenario() -> None:
        people, other, _ = await away(house)
        await until_asked(house, people, other)
        back = Visitor(house.server.address, people[other].table, people[other].token)
        back.cookie = people[other].cookie
        await back.connect()
        wall.ahead += 30
        await house.round()
        assert not house.service.got
        await close(*people, back)

    asyncio.run(scenario())


def test_a_service_that_is_tired_is_asked_again_and_a_browser_that_is_gone_is_forgotten(
    house: House, wall: Clock
) -> None:
    async def scenario() -> None:
        people, other, _ = await away(house)
        await until_asked(house, people, other)
        house.service.answers = [503, 429, 301]
        for ahead, times_sent in ((30, 1), (10, 1), (60, 2), (60, 2), (240, 3), (10_000, 3)):
            wall.ahead += ahead
            await house.round()
            assert len(house.service.got) == times_sent, ahead
        told = await people[other].call("GET", "/api/guest/notices")
        assert told["devices"] == 0, "it was led elsewhere, did not follow, and asks no more"
        await close(*people)

    asyncio.run(scenario())


def test_a_browser_that_wants_no_more_is_forgotten_at_once(house: House, wall: Clock) -> None:
    async def scenario() -> None:
        people, other, browser = await away(house)
        await until_asked(house, people, other)
        house.service.answers = [410]
        wall.ahead += 30
        await house.round()
        assert (await people[other].call("GET", "/api/guest/notices"))["devices"] == 0
        await people[other].call("POST", "/api/guest/push", browser.told())
        assert (await people[other].call("GET", "/api/guest/notices"))["devices"] == 1
        await people[other].call("POST", "/api/guest/push/off", {"endpoint": SERVICE})
        assert (await people[other].call("GET", "/api/guest/notices"))["devices"] == 0
        await close(*people)

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/x",
        "https://127.0.0.1/x",
        "https://10.0.0.1:8080/x",
        "https://localhost/x",
        "https://evilfcm.googleapis.com.example.org/x",
        "https://notfcm.googleapis.com/x",
        "https://fcm.googleapis.com:22/x",
        "https://fcm.googleapis.com:99999/x",
        "https://fcm.googleapis.com@127.0.0.1/x",
        "https://user:pass@fcm.googleapis.com/x",
        "https://[::1]/x",
        "https://fcm.googleapis.com/x\r\nHost: evil",
        "file:///etc/passwd",
        "",
    ],
)
def test_nobody_is_sent_to_an_address_of_a_guests_choice(endpoint: str) -> None:
    told = Browser(endpoint).told()
    with pytest.raises(TableError) as error:
        check(Subscription(endpoint, told["p256dh"], told["auth"]))
    assert error.value.key == "table-error-push-service"
    check(Subscription(SERVICE, told["p256dh"], told["auth"]))
    with pytest.raises(TableError):
        check(Subscription(SERVICE, "short", told["auth"]))


# -- quiet hours --------------------------------------------------------------------------------------------------------


def test_quiet_hours_are_those_of_the_person() -> None:
    night = Quiet(22, 8, "Europe/Berlin")
    at_22_30 = 1_794_778_200  # 15 November 2026, 21:30 in Greenwich
    assert night.over(at_22_30) == at_22_30 + int(9.5 * 3600)
    assert night.over(at_22_30 + 10 * 3600) == at_22_30 + 10 * 3600
    assert Quiet(22, 8, "America/New_York").over(at_22_30) == at_22_30
    assert Quiet(12, 14, "UTC").over(at_22_30) == at_22_30
    assert Quiet(21, 23, "UTC").over(at_22_30) == at_22_30 + int(1.5 * 3600)
    # The night in which clocks are put back is an hour longer.
    assert Quiet(22, 8, "Europe/Berlin").over(1_792_872_000) == 1_792_872_000 + 11 * 3600


def test_what_comes_up_at_night_is_told_in_the_morning_if_it_is_still_true(house: House, wall: Clock) -> None:
    async def scenario() -> None:
        people, other, _ = await away(house)
        now = int(wall.time())
        hour = (now // 3600) % 24
        quiet = {"starts": hour, "ends": (hour + 6) % 24, "zone": "UTC"}
        with pytest.raises(Refused) as refused:
            await people[other].call("PUT", "/api/guest/quiet", {"quiet": {**quiet, "zone": "../etc/x"}})
        assert refused.value.key == "table-error-zone"
        await people[other].call("PUT", "/api/guest/quiet", {"quiet": quiet})
        await until_asked(house, people, other)
        wall.ahead += 30
        await house.round()
        wall.ahead += 3600
        await house.round()
        assert not house.service.got
        wall.ahead += 6 * 3600
        await house.round()
        assert len(house.service.got) == 1
        await close(*people)

    asyncio.run(scenario())


# -- letters ------------------------------------------------------------------------------------------------------------


def link_in(letter: Any, part: str) -> str:
    text = letter.get_payload(decode=True).decode()
    return str(next(word for word in text.split() if f"{PUBLIC}{part}" in word)).removeprefix(PUBLIC)


def test_a_letter_goes_only_to_a_confirmed_address_and_one_touch_ends_it(house: House, wall: Clock) -> None:
    async def scenario() -> None:
        people, other, _ = await away(house, subscribe=False)
        person = people[other]
        with pytest.raises(Refused) as refused:
            await person.call("PUT", "/api/guest/mail", {"address": "a@b.de\r\nBcc: c@d.de"})
        assert refused.value.key == "table-error-mail-address"
        await person.call("PUT", "/api/guest/mail", {"address": "bea@example.org", "lang": "de"})
        [(to, asked)] = house.post.letters
        assert to == "bea@example.org" and "List-Unsubscribe" not in asked
        await until_asked(house, people, other)
        wall.ahead += 30
        await house.round()
        assert len(house.post.letters) == 1, "nobody has said yet that it is theirs"
        stranger = Visitor(house.server.address)
        confirm = link_in(asked, "/mail/")
        assert "<form" in await stranger.call("GET", confirm), "opening a link changes nothing"
        assert not (await person.call("GET", "/api/guest/notices"))["mail"]["confirmed"]
        await stranger.call("POST", confirm)
        assert (await person.call("GET", "/api/guest/notices"))["mail"]["confirmed"]
        with pytest.raises(Refused):
            await stranger.call("POST", confirm)
        # The next turn.
        back = Visitor(house.server.address, person.table, person.token)
        back.cookie = person.cookie
        await back.connect()
        people[other] = back
        await until_asked(house, people, 1 - other)
        await back.close()
        await until_so(lambda: other not in house.server.live(person.table).present())
        await until_asked(house, people, other)
        house.post.refuses = 1
        wall.ahead += 30
        await house.round()
        assert len(house.post.letters) == 1
        wall.ahead += 60
        await house.round()
        (to, letter) = house.post.letters[-1]
        assert len(house.post.letters) == 2 and to == "bea@example.org"
        assert letter.get_content_type() == "text/plain" and link_in(letter, "/t/") == f"/t/{person.table}"
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        off = letter["List-Unsubscribe"].strip("<>").removeprefix(PUBLIC)
        assert link_in(letter, "/mail/off/") == off
        # A mail program: no cookie, no Origin, a form.
        line = http.client.HTTPConnection("127.0.0.1", house.server.port)
        form = {"Content-Type": "application/x-www-form-urlencoded", "Host": "witches.example"}
        line.request("POST", off, "List-Unsubscribe=One-Click", form)
        assert line.getresponse().status == 200
        assert (await person.call("GET", "/api/guest/notices"))["mail"] is None
        await close(*people)

    asyncio.run(scenario())


def test_letters_to_strangers_are_few(house: House) -> None:
    async def scenario() -> None:
        host = await house.server.owner()
        for number in range(3):
            await host.call("PUT", "/api/guest/mail", {"address": f"a{number}@example.org"})
        with pytest.raises(Refused) as refused:
            await host.call("PUT", "/api/guest/mail", {"address": "b@example.org"})
        assert refused.value.status == 429 and len(house.post.letters) == 3

    asyncio.run(scenario())


def test_a_password_has_no_place_in_an_address() -> None:
    for wrong in ("smtp://u:secret@example.org?from=a@b.de", "http://example.org", "smtp://", "smtp://host"):
        with pytest.raises(TableError) as error:
            Mail(wrong)
        assert error.value.facts == {"variable": PASSWORD} and "secret" not in str(error.value)


# -- vacation -----------------------------------------------------------------------------------------------------------


def test_on_vacation_the_clock_stands_and_the_others_see_it(house: House, wall: Clock) -> None:
    server = house.server

    async def scenario() -> None:
        people = await server.party(people=2, clock=Terms("turn", DAY))
        quick = await server.party(people=2, clock=Terms("turn", 60))
        asked = deciding(people[0])[0]
        person = people[asked]
        await goes_by(server, 3600)
        until = int(wall.time()) + 7 * DAY
        told = await person.call("PUT", "/api/guest/vacation", {"until": until})
        assert told == {"until": until, "days": 14}
        shown = times(server, people[0])[asked]
        assert shown is not None and (shown.running, shown.left, shown.resting) == (False, DAY - 3600, until)
        await goes_by(server, 3 * DAY)
        assert not rows_of(server, person.table, Expired)
        with pytest.raises(Refused) as refused:
            await person.call("PUT", "/api/guest/vacation", {"until": int(wall.time()) + 30 * DAY})
        assert refused.value.key == "table-error-vacation"
        await person.call("PUT", "/api/guest/vacation", {"until": until})
        wall.ahead += 8 * DAY
        await house.round()
        shown = times(server, people[0])[asked]
        assert shown is not None and (shown.running, shown.left, shown.resting) == (True, DAY - 3600, None)
        assert (await person.call("GET", "/api/guest/notices"))["vacation"] == {"until": None, "days": 14}
        assert not rows_of(server, quick[0].table, Rested), "a game of minutes knows no vacation"
        await close(*people, *quick)

    asyncio.run(scenario())


def test_what_is_kept_of_a_person_goes_with_them(house: House) -> None:
    async def scenario() -> None:
        host = await house.server.owner()
        await host.call("POST", "/api/guest/push", Browser().told())
        await host.call("PUT", "/api/guest/quiet", {"quiet": {"starts": 1, "ends": 2, "zone": "UTC"}})
        await host.call("PUT", "/api/guest/mail", {"address": "a@example.org"})
        await host.call("PUT", "/api/guest/vacation", {"until": int(time.time()) + DAY})
        code = (await host.call("POST", "/api/guest/code"))["code"]
        phone = await house.server.owner()
        await phone.call("PUT", "/api/guest/quiet", {"quiet": {"starts": 5, "ends": 6, "zone": "UTC"}})
        await phone.call("POST", "/api/device", {"code": code})
        told = await phone.call("GET", "/api/guest/notices")
        assert told["devices"] == 1 and told["quiet"]["starts"] == 1, "one person, with what they had said"
        await host.call("DELETE", "/api/guest")
        for table in ("subscriptions", "quiet", "mails", "vacations"):
            assert not await at(house.server, house.server.house.store.rows(f"SELECT * FROM {table}")), table

    asyncio.run(scenario())
