"""Notices: to whom, when, and what is in them. The push service and the mail server stand on this machine."""

import asyncio
import http.client
import stat
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from cryptography.exceptions import InvalidTag

from hexenkessel.table.client import Refused, Visitor
from hexenkessel.table.clock import DAY, Terms
from hexenkessel.table.errors import TableError
from hexenkessel.table.limits import Limits
from hexenkessel.table.mail import PASSWORD, Mail
from hexenkessel.table.notices import Quiet
from hexenkessel.table.push import KEY, Subscription, check
from hexenkessel.table.rows import Expired, Rested
from tests.table.authenticator import Authenticator
from tests.table.conftest import Clock
from tests.table.far_away import PUBLIC, Browser, House, add_passkey, enter_by
from tests.table.tables import close, deciding, side, until
from tests.table.test_clock import goes_by, rows_of, times
from tests.waiting import until_so

SERVICES = Limits().push_services
SERVICE = "https://updates.push.services.mozilla.com/wpush/v2/abc"


async def away(house: House, subscribe: bool = True) -> tuple[list[Visitor], int, Browser]:
    """Two at a table; whoever is not asked wants to be told, and closes the page."""
    people = await house.server.party(people=2)
    other = 1 - deciding(people[0])[0]
    browser = house.service.browser()
    if subscribe:
        await house.service.subscribe(people[other], browser)
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
        assert path == "/wpush/v2/abc" and not house.service.wrong
        table = people[0].table
        assert browser.open(body) == {"table": table, "text": "Du bist dran: Die Hexen von Blackmore"}
        assert table.encode() not in body and table not in str(headers)
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
        house.service.answers = [503, 429, (429, {"Retry-After": "5000"}), 301]
        for ahead, times_sent in (
            *((30, 1), (10, 1), (60, 2), (60, 2), (240, 3)),
            *((4000, 3), (1000, 4), (100_000, 4)),
        ):
            wall.ahead += ahead
            await house.round()
            assert len(house.service.got) == times_sent, ahead
        told = await people[other].call("GET", "/api/guest/notices")
        assert told["devices"] == 0, "it was led elsewhere, did not follow, and asks no more"
        await close(*people)

    asyncio.run(scenario())


@pytest.mark.parametrize("gone", [404, 410])
def test_a_browser_that_wants_no_more_is_forgotten_at_once(house: House, wall: Clock, gone: int) -> None:
    async def scenario() -> None:
        people, other, browser = await away(house)
        await until_asked(house, people, other)
        house.service.answers = [gone]
        wall.ahead += 30
        await house.round()
        assert (await people[other].call("GET", "/api/guest/notices"))["devices"] == 0
        await house.service.subscribe(people[other], browser)
        assert (await people[other].call("GET", "/api/guest/notices"))["devices"] == 1
        await people[other].call("POST", "/api/guest/push/off", {"endpoint": browser.endpoint})
        assert (await people[other].call("GET", "/api/guest/notices"))["devices"] == 0
        await close(*people)

    asyncio.run(scenario())


def test_only_who_was_tired_is_asked_again(house: House, wall: Clock) -> None:
    """A phone has heard of it and so has the letter box: they need not hear it six times because a desk is off."""

    async def scenario() -> None:
        people, other, desk = await away(house)
        person = people[other]
        code = (await person.call("POST", "/api/guest/code"))["code"]
        hers = Visitor(house.server.address)
        await hers.call("POST", "/api/device", {"code": code})
        phone = await house.service.subscribe(hers, house.service.browser("/phone"))
        await person.call("PUT", "/api/guest/mail", {"address": "bea@example.org", "lang": "de"})
        await Visitor(house.server.address).call("POST", link_in(house.post.letters[0][1], "/mail/"))
        await until_asked(house, people, other)
        house.service.answers = [503]
        for ahead in (30, 60, 240):
            wall.ahead += ahead
            await house.round()
        times_told = Counter(path for path, _, _ in house.service.got)
        assert sorted(times_told.values()) == [1, 2] and len(house.post.letters) == 2
        browsers = {"/phone": phone, "/wpush/v2/abc": desk}
        for path, _, body in house.service.got:
            assert browsers[path].open(body)["table"] == person.table
        with pytest.raises(InvalidTag):
            desk.open(next(body for path, _, body in house.service.got if path == "/phone"))
        await close(*people)

    asyncio.run(scenario())


def test_a_device_that_changes_hands_tells_the_former_person_nothing(house: House, wall: Clock) -> None:
    async def scenario() -> None:
        people, other, browser = await away(house)
        former = people[other]
        new = await house.server.owner()
        # Both have a way back of their own, so they stay two (house.py).
        passkeys = [Authenticator(PUBLIC), Authenticator(PUBLIC)]
        for person, passkey in zip((former, new), passkeys, strict=True):
            await add_passkey(person, passkey)
        await until_asked(house, people, other)
        device = await enter_by(passkeys[1], former)
        assert (await device.call("GET", "/api/guest/notices"))["devices"] == 0
        wall.ahead += 30
        await house.round()
        assert not house.service.got, "it is no longer their device"
        # Whoever says so last is told there.
        await house.service.subscribe(device, browser)
        third = await house.server.owner()
        await house.service.subscribe(third, browser)
        told = [await person.call("GET", "/api/guest/notices") for person in (new, third)]
        assert [one["devices"] for one in told] == [0, 1]
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
        check(Subscription(endpoint, told["p256dh"], told["auth"]), SERVICES)
    assert error.value.key == "table-error-push-service"
    check(Subscription(SERVICE, told["p256dh"], told["auth"]), SERVICES)
    with pytest.raises(TableError):
        check(Subscription(SERVICE, "short", told["auth"]), SERVICES)


def test_a_service_with_a_port_of_its_own_is_known_by_it() -> None:
    told = Browser("https://push.example:8443/x").told()
    subscription = Subscription(told["endpoint"], told["p256dh"], told["auth"])
    check(subscription, ("push.example:8443",))
    for others in (("push.example",), ("push.example:443",), ("h.example:8443",), ()):
        with pytest.raises(TableError):
            check(subscription, others)


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
        # What was to come and is not taken yet can be made longer, as far as what is left reaches.
        await person.call("PUT", "/api/guest/vacation", {"until": int(wall.time()) + 17 * DAY})
        await person.call("PUT", "/api/guest/vacation", {"until": until})
        wall.ahead += 8 * DAY
        await house.round()
        shown = times(server, people[0])[asked]
        assert shown is not None and (shown.running, shown.left, shown.resting) == (True, DAY - 3600, None)
        assert (await person.call("GET", "/api/guest/notices"))["vacation"] == {"until": None, "days": 14}
        assert not rows_of(server, quick[0].table, Rested), "a game of minutes knows no vacation"
        await close(*people, *quick)

    asyncio.run(scenario())
