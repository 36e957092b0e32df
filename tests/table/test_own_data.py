"""What a house keeps of a person is theirs to see, comes along to their devices, and goes with them; in both databases."""

import asyncio
import time
from typing import Any

import pytest

from hexenkessel.table.client import Refused, Visitor
from hexenkessel.table.clock import DAY, Terms
from hexenkessel.table.limits import DEVICES
from hexenkessel.table.postgres_store import PostgresStore
from hexenkessel.table.results import INSERT
from hexenkessel.table.sqlite_store import SqliteStore, shapes
from hexenkessel.table.store import Store
from hexenkessel.table.tokens import digest
from tests.table.authenticator import Authenticator
from tests.table.far_away import PUBLIC, House, add_passkey
from tests.table.tables import close, deciding
from tests.table.test_clock import at
from tests.waiting import PATIENCE

# Tables of the schema in which nobody is named: games and their logs, the time, invitations of the landlord's, and what
# servers tell each other. Every other one must hold something of the person before they go, and nothing after.
ABOUT_NOBODY = {
    *("events", "snapshots", "reviews", "noted", "listed", "clocks", "house_time", "entries", "shut_out"),
    *("house", "keys", "company"),
}


async def schema(store: Store) -> list[str]:
    if isinstance(store, SqliteStore):
        return [name for name, _ in await store.do(shapes)]
    assert isinstance(store, PostgresStore)
    query = "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()"
    return [str(row[0]) for row in await store.rows(query)]


async def traces(house: House, marks: set[str]) -> set[str]:
    """The tables where one of these stands anywhere in a row, also within other text or bytes."""
    found = set()
    store = house.server.house.store
    for name in await at(house.server, schema(store)):
        for row in await house.rows(f"SELECT * FROM {name}"):
            text = " ".join(bytes(one).decode() if isinstance(one, bytes) else str(one) for one in row)
            if any(mark in text for mark in marks):
                found.add(name)
    return found


async def somebody(house: House) -> tuple[list[Visitor], set[str]]:
    """A person with something of every kind, at a table with somebody else; and what only they have to do with."""
    server = house.server
    people = await server.party(people=2, clock=Terms("turn", DAY))
    ada, bea = people
    store = server.house.store
    browser = await house.service.subscribe(ada)
    passkey = Authenticator(PUBLIC)
    await add_passkey(ada, passkey)
    await ada.call("POST", "/api/guest/passkeys/challenge")
    await ada.call("PUT", "/api/guest", {"name": "Ada"})
    await bea.call("PUT", "/api/guest", {"name": "Bea"})
    await ada.call("PUT", "/api/guest/settings", {"theme": "dark", "speed": "fast"})
    await ada.call("PUT", "/api/guest/quiet", {"quiet": {"starts": 22, "ends": 8, "zone": "Europe/Berlin"}})
    await ada.call("PUT", "/api/guest/mail", {"address": "ada@example.org"})
    await ada.call("PUT", "/api/guest/vacation", {"until": int(time.time()) + DAY})
    # Both invite each other.
    for host, guest in ((ada, bea), (bea, ada)):
        table = await server.owner()
        table.cookie = host.cookie
        await table.create("blackmore", 2)
        await table.sit("Somebody", 0)
        (friend,) = await host.call("GET", "/api/guest/friends")
        await table.call("POST", f"/api/tables/{table.table}/invitations", {"friend": friend["friend"]})
        assert [one["by"] for one in (await guest.call("GET", "/api/guest/data"))["invited"]]
    # Another device, and the code for one more.
    code = (await ada.call("POST", "/api/guest/code"))["code"]
    phone = Visitor(server.address)
    await phone.call("POST", "/api/device", {"code": code})
    await ada.call("POST", "/api/guest/code")
    hashes = [digest(one.cookie.partition("=")[2]) for one in (ada, phone)]
    await at(server, server.house.entrance.invited(hashes[0]))
    await at(server, store.write((INSERT, (hashes[0], ada.table, 5, "blackmore", 2, 0, 1, 1, 30))))
    # And they are still to be told of their turn.
    turn = server.live(ada.table).moment(0)
    token = server.live(ada.table).room.seats[0].token
    assert token is not None
    await at(server, server.house.notices.note(ada.table, turn, token))
    return [ada, phone, bea], {*hashes, browser.endpoint, "ada@example.org", *passkeys_of(passkey)}


def passkeys_of(passkey: Authenticator) -> set[str]:
    from tests.table.authenticator import encode

    return {encode(passkey.id), encode(passkey.handle)}


def test_a_file_holds_everything_and_nothing_is_left_behind(house: House) -> None:
    async def scenario() -> None:
        (ada, phone, bea), marks = await somebody(house)
        server = house.server
        everything = set(await at(server, schema(server.house.store)))
        assert everything - await traces(house, marks) == everything & ABOUT_NOBODY, (
            "a table that this person leaves nothing in: fill it in `somebody`, or say that it is about nobody"
        )
        kept = await phone.call("GET", "/api/guest/data")
        assert kept["profile"]["name"] == "Ada" and kept["settings"] == {"theme": "dark", "speed": "fast"}
        assert len(kept["devices"]) == 2 and kept["maker"] and len(kept["results"]) == 1
        assert [one["name"] for one in kept["passkeys"]] == ["Phone"]
        assert [one["name"] for one in kept["met"]] == ["Bea"] and len(kept["invited"]) == 1
        (shared,) = [one for one in kept["tables"] if one["table"] == ada.table]
        assert shared["game"] == "blackmore" and shared["seats"] == {"0": "Person 0"}
        assert shared["clock"]["seconds"] == DAY and 0 < shared["left"]["0"] <= DAY
        told = kept["notices"]
        assert [(one["service"], one["lang"]) for one in told["browsers"]] == [(house.service.name, "de")]
        assert told["mail"] == {"address": "ada@example.org", "confirmed": False}
        assert told["quiet"] == {"starts": 22, "ends": 8, "zone": "Europe/Berlin"}
        assert len(told["vacations"]) == 1 and told["waiting"] == [ada.table]
        # What opens something is not in it.
        (browser,) = await house.rows("SELECT endpoint, p256dh, auth FROM subscriptions")
        tokens = [row[0] for row in await house.rows("SELECT token FROM sittings")]
        for secret in (*browser, *tokens, *marks - {"ada@example.org"}):
            assert secret not in str(kept)
        await ada.call("DELETE", "/api/guest")
        assert await traces(house, marks) == set()
        for device in (ada, phone):
            with pytest.raises(Refused) as refused:
                await device.call("GET", "/api/guest")
            assert refused.value.key == "table-error-no-guest"
        # The game is Bea's as well.
        assert deciding(bea) and (await bea.call("GET", f"/api/tables/{bea.table}"))["phase"] == "playing"
        assert (await bea.call("GET", "/api/guest/data"))["profile"]["name"] == "Bea"
        await close(ada, phone, bea)

    asyncio.run(scenario())


def test_who_brings_one_more_device_gives_up_the_one_not_used_for_longest(house: House) -> None:
    async def scenario() -> None:
        server = house.server
        desk = await server.owner()
        old = await add_device(desk)
        await house.service.subscribe(old, house.service.browser("/old"))
        devices = [await add_device(desk) for _ in range(DEVICES - 2)]
        hashes = {one: digest(one.cookie.partition("=")[2]) for one in (desk, old, *devices)}
        for ago, one in enumerate((old, *devices), 2):
            used = int(time.time()) - (1000 if one is old else 1000 - ago)
            await at(server, server.house.store.write((SET_USED, (hashes[one], used))))
        assert (await desk.call("GET", "/api/guest"))["devices"] == DEVICES
        await house.service.subscribe(devices[0], house.service.browser("/told"))
        newest = await add_device(desk)
        assert (await newest.call("GET", "/api/guest"))["devices"] == DEVICES
        with pytest.raises(Refused) as refused:
            await old.call("GET", "/api/guest")
        assert refused.value.key == "table-error-no-guest"
        for one in (desk, *devices):
            await one.call("GET", "/api/guest")
        assert [row[0][-5:] for row in await house.rows("SELECT endpoint FROM subscriptions")] == ["/told"]
        # Two who have many devices each and turn out to be one are one with few.
        other = await server.owner()
        others = [await add_device(other) for _ in range(3)]
        # All at the same moment: whoever comes in stays in.
        later = int(time.time()) + 60
        await at(server, server.house.store.write(("UPDATE guests SET used = $1, made = $1", (later,))))
        code = (await desk.call("POST", "/api/guest/code"))["code"]
        await others[0].call("POST", "/api/device", {"code": code})
        assert (await others[0].call("GET", "/api/guest"))["devices"] == DEVICES

    asyncio.run(scenario())


SET_USED = "UPDATE guests SET used = $2 WHERE hash = $1"


async def add_device(person: Visitor) -> Visitor:
    code = (await person.call("POST", "/api/guest/code"))["code"]
    device = Visitor(person.origin)
    await device.call("POST", "/api/device", {"code": code})
    return device


def test_a_device_in_use_is_known_to_be(house: House) -> None:
    async def scenario() -> None:
        desk = await house.server.owner()
        hash = digest(desk.cookie.partition("=")[2])
        await at(house.server, house.server.house.store.write((SET_USED, (hash, 5))))
        house.server.house.seen = (0, set())  # as after midnight
        await desk.call("GET", "/api/guest")
        used = 5
        async with asyncio.timeout(PATIENCE):
            while used == 5:  # it is noted beside the call
                ((used,),) = await house.rows("SELECT used FROM guests WHERE hash = $1", hash)
        assert abs(used - time.time()) < 60

    asyncio.run(scenario())


def test_settings_are_few_and_known(house: House) -> None:
    wrong: list[Any] = [
        {"theme": "pink"},
        {"lang": "xx"},
        {"speed": 3},
        {"motion": "yes"},
        {"sound": True},
        {"anything": "x" * 5000},
        [],
        "dark",
    ]

    async def scenario() -> None:
        desk = await house.server.owner()
        for settings in wrong:
            with pytest.raises(Refused) as refused:
                await desk.call("PUT", "/api/guest/settings", settings)
            assert refused.value.status == 400, settings
        assert (await desk.call("GET", "/api/guest"))["settings"] == {}

    asyncio.run(scenario())


def test_settings_come_along(house: House) -> None:
    async def scenario() -> None:
        desk = await house.server.owner()
        phone = await house.server.owner()
        await phone.call("PUT", "/api/guest/settings", {"lang": "en"})
        code = (await desk.call("POST", "/api/guest/code"))["code"]
        await phone.call("POST", "/api/device", {"code": code})
        both = [await one.call("GET", "/api/guest") for one in (desk, phone)]
        assert [one["settings"] for one in both] == [{"lang": "en"}] * 2, "the desk had said nothing"
        await desk.call("PUT", "/api/guest/settings", {"quick": False})
        await phone.call("PUT", "/api/guest/settings", {"lang": "de"})
        assert (await phone.call("GET", "/api/guest"))["settings"] == {"lang": "de", "quick": False}
        # Who has set something keeps it, whatever the new device said before.
        tablet = await house.server.owner()
        await tablet.call("PUT", "/api/guest/settings", {"theme": "light"})
        code = (await desk.call("POST", "/api/guest/code"))["code"]
        await tablet.call("POST", "/api/device", {"code": code})
        assert (await tablet.call("GET", "/api/guest"))["settings"] == {"lang": "de", "quick": False}
        # What another version wrote, and this one does not know, is as if it had never been set.
        await at(
            house.server, house.server.house.store.write(("UPDATE people SET settings = '{\"x\":1}'", ()))
        )
        assert (await phone.call("GET", "/api/guest"))["settings"] == {}

    asyncio.run(scenario())
