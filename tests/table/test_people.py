"""A guest is somebody: a seat is theirs on every device, they have a name, and they can go without a trace."""

import asyncio
from pathlib import Path

import pytest

from hexenkessel.table.client import Refused, Visitor
from hexenkessel.table.limits import Limits
from tests.table.tables import QUICK, Server, close, deciding, make_move, running, side, until


def again(person: Visitor) -> Visitor:
    """The same browser, after its storage was cleared: the cookie, and nothing else."""
    tab = Visitor(person.origin, person.table)
    tab.cookie = person.cookie
    return tab


def seats(tab: Visitor) -> tuple[int, ...]:
    return tuple(seat for seat in tab.sides if seat is not None)


async def refusal(visitor: Visitor, method: str, path: str, body: object = None) -> str:
    with pytest.raises(Refused) as error:
        await visitor.call(method, path, body)
    return str(error.value.key)


def test_a_seat_is_the_guests_not_the_storages(server: Server) -> None:
    async def scenario() -> None:
        ada, bea = await server.party(people=2)
        tabs = [again(ada), again(bea)]
        for tab, seat in zip(tabs, (0, 1), strict=True):
            await tab.connect()
            assert seats(tab) == (seat,)
        await make_move(tabs)
        # What is called for over HTTP is theirs as well; and a stranger with the link only watches.
        await tabs[1].call("PUT", f"/api/tables/{ada.table}/seats/1/name", {"name": "Berta"})
        watcher = await server.spectator(ada.table)
        assert seats(watcher) == ()
        assert (
            await refusal(watcher, "PUT", f"/api/tables/{ada.table}/seats/1/name", {"name": "Eva"})
            == "table-error-no-token"
        )
        await close(ada, bea, watcher, *tabs)

    asyncio.run(scenario())


def test_a_code_brings_another_device_once(server: Server) -> None:
    async def scenario() -> None:
        ada, bea = await server.party(people=2)
        told = await ada.call("POST", "/api/guest/code")
        assert told["link"] is None and told["qr"] is None  # no phone reaches a server on this machine alone
        phone = Visitor(server.address, ada.table)
        await phone.call("POST", "/api/device", {"code": f" {told['code'][:4].upper()}-{told['code'][4:]} "})
        await phone.connect()
        assert seats(phone) == (0,)
        await until(phone, ada.seq)
        assert side(phone).view == side(ada).view and deciding(phone) == deciding(ada)
        tables = await phone.call("GET", "/api/guest/tables")
        assert [one["room"]["table"] for one in tables["running"]] == [ada.table]
        assert (await ada.call("GET", "/api/guest"))["devices"] == 2
        thief = Visitor(server.address)
        for code in (told["code"], "bcdfghjk", ""):
            assert await refusal(thief, "POST", "/api/device", {"code": code}) == "table-error-no-code"
        assert await refusal(thief, "GET", "/api/guest") == "table-error-no-guest"
        await close(ada, bea, phone)

    asyncio.run(scenario())


def test_what_a_device_had_before_comes_along(server: Server) -> None:
    async def scenario() -> None:
        ada = await server.owner()
        await ada.create("blackmore", 2)
        await ada.sit("Ada", 0)
        phone = await server.owner()
        await phone.create("blackmore", 3)
        await phone.sit("Ada on the phone", 1)
        code = (await ada.call("POST", "/api/guest/code"))["code"]
        await phone.call("POST", "/api/device", {"code": code})
        for device in (again(ada), again(phone)):
            told = await device.call("GET", "/api/guest/tables")
            seats = {one["room"]["table"]: one["seats"] for one in told["running"]}
            assert seats == {ada.table: [0], phone.table: [1]}

    asyncio.run(scenario())


def test_codes_cannot_be_tried_for_ever(tmp_path: Path) -> None:
    async def scenario() -> None:
        thief = Visitor(server.address)
        keys = [await refusal(thief, "POST", "/api/device", {"code": f"bcdfghj{sign}"}) for sign in "kmn"]
        assert keys == ["table-error-no-code", "table-error-no-code", "table-error-too-fast"]

    with running(tmp_path, Limits(code_tries=2)) as server:
        asyncio.run(scenario())


def test_own_tables_say_whose_turn_it_is(server: Server) -> None:
    async def scenario() -> None:
        people = await server.party(people=2)
        asked = deciding(people[0])
        for seat, person in enumerate(people):
            told = await again(person).call("GET", "/api/guest/tables")
            (found,) = told["running"]
            assert found["seats"] == [seat] and found["deciding"] == asked and found["host"] == (seat == 0)
            assert 0 <= told["now"] - found["at"] < 600 and told["over"] == []
        # Whoever does not want to see it there any more keeps the seat until they stand up.
        await people[1].call("DELETE", f"/api/guest/tables/{people[1].table}")
        assert (await people[1].call("GET", "/api/guest/tables"))["running"] == []
        await close(*people)

    asyncio.run(scenario())


def test_name_animal_and_colour(server: Server) -> None:
    async def scenario() -> None:
        ada = await server.owner()
        told = await ada.call("PUT", "/api/guest", {"name": " Ada ", "animal": "owl", "colour": 5})
        assert (told["name"], told["animal"], told["colour"]) == ("Ada", "owl", 5)
        assert await ada.call("GET", "/api/guest") == told
        for bad in ({"animal": "dragon"}, {"colour": 7}, {"name": "x" * 25}):
            with pytest.raises(Refused):
                await ada.call("PUT", "/api/guest", bad)
        await ada.create("blackmore", 3)
        table = f"/api/tables/{ada.table}"
        seat = await ada.call("POST", f"{table}/seats/0", {"name": "Ada", "animal": "owl", "colour": 2})
        ada.token = seat["token"]
        bea = await server.friend(ada.table)
        # A colour that is gone is not insisted on; one that nobody chose moves out of the way.
        await bea.call("POST", f"{table}/seats/1", {"name": "Bea", "animal": "cat", "colour": 2})
        room = await ada.call("GET", table)
        assert [one["colour"] for one in room["seats"]] == [2, 1, 3]
        assert [one["animal"] for one in room["seats"]] == ["owl", "cat", None]
        assert (
            await refusal(bea, "PUT", f"{table}/seats/1/name", {"name": "Bea", "colour": 2})
            == "table-error-colour-taken"
        )
        await bea.call("PUT", f"{table}/seats/1/name", {"name": "Bea", "colour": 3})
        await ada.call("PUT", f"{table}/seats/0/name", {"name": "Ada"})
        room = await ada.call("GET", table)
        assert [one["colour"] for one in room["seats"]] == [2, 3, 1]
        assert room["seats"][0]["animal"] == "owl"

    asyncio.run(scenario())


def test_data_is_shown_and_forgotten(server: Server) -> None:
    async def scenario() -> None:
        ada, bea = await server.party(people=2)
        await ada.call("PUT", "/api/guest", {"name": "Ada"})
        shared = ada.table
        alone = again(ada)
        await alone.create("blackmore", 2)
        await alone.sit("Ada", 0)
        told = await ada.call("GET", "/api/guest/data")
        assert told["profile"]["name"] == "Ada" and len(told["devices"]) == 1
        assert {one["table"] for one in told["tables"]} == {shared, alone.table}
        await ada.call("DELETE", "/api/guest")
        for path in ("/api/guest", "/api/guest/tables", f"/api/tables/{shared}"):
            assert await refusal(again(ada), "GET", path) == "table-error-no-guest"
        # Nobody else was there: it is gone. The game with Bea is hers as well, and stays.
        assert await refusal(bea, "GET", f"/api/tables/{alone.table}") == "shell-error-unknown-table"
        assert (await bea.call("GET", f"/api/tables/{shared}"))["seats"][0]["name"] == "Person 0"
        assert (await bea.call("GET", "/api/guest/data"))["met"] == []
        await close(ada, bea)

    asyncio.run(scenario())


def test_a_rematch_is_everybodys_and_begins_at_once_with_bots(server: Server) -> None:
    async def scenario() -> None:
        for bots in ((), ("random",)):
            people = await server.party(people=2 - len(bots), bots=bots)
            while side(people[0]).ending == "":
                asked = deciding(people[0])[0]
                if asked < len(people) and side(people[asked], asked).moves:
                    await make_move(people)
                    continue
                # A bot moves, or the table makes the only move there is.
                seen = people[0].seq
                for person in people:
                    await until(person, seen + 1)
            following = await people[0].rematch()
            for person in people:
                tab = again(person)
                tab.table = following.table
                await tab.connect()
                assert seats(tab) == (people.index(person),)
                assert tab.room is not None and tab.room.phase == ("playing" if bots else "lobby")
                await close(tab)
            await close(*people)

    asyncio.run(scenario())


def test_a_full_house_still_shows_its_page(tmp_path: Path) -> None:
    """Whoever comes too late reads a page that can say so, not the bare answer of a call."""

    async def scenario() -> None:
        host = await server.owner()
        await host.create("blackmore", 2)
        late = Visitor(server.address, host.table)
        with pytest.raises(Refused) as error:
            await late.enter()
        assert error.value.status == 429 and not late.cookie
        used = await Visitor(server.address).call("GET", "/?launch=used")
        assert "shell-error" not in str(used)

    with running(tmp_path, Limits(cookies=1, burst=QUICK.burst)) as server:
        asyncio.run(scenario())


def test_nobody_waits_until_it_is_noted_that_they_are_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A store that can't be written to just now can be read. Before the house closes it, everything is noted."""
    noted: list[str] = []
    noted_in_time: list[str] = []
    with running(tmp_path) as server:
        house = server.house
        closing = asyncio.Event()
        close_reviews, close_store = house.reviews.close, house.store.close

        async def be_here(guest: str) -> None:
            await closing.wait()
            noted.append(guest)

        async def begin_to_close() -> None:
            await close_reviews()
            closing.set()

        async def close_at_last() -> None:
            noted_in_time.extend(noted)
            await close_store()

        monkeypatch.setattr(house.people, "be_here", be_here)
        monkeypatch.setattr(house.reviews, "close", begin_to_close)
        monkeypatch.setattr(house.store, "close", close_at_last)

        async def scenario() -> None:
            visitor = await server.owner()
            await visitor.call("GET", "/api/guest")
            assert not noted

        asyncio.run(scenario())
    assert len(noted_in_time) == 1


def test_friends_are_invited_again(server: Server) -> None:
    async def scenario() -> None:
        ada, bea = await server.party(people=2)
        await ada.call("PUT", "/api/guest", {"name": "Ada"})
        await bea.call("PUT", "/api/guest", {"name": "Bea", "animal": "cat"})
        (friend,) = await ada.call("GET", "/api/guest/friends")
        assert (friend["name"], friend["animal"], friend["games"]) == ("Bea", "cat", 1)
        table = again(ada)
        await table.create("blackmore", 3)
        invitations = f"/api/tables/{table.table}/invitations"
        await table.call("POST", invitations, {"friend": friend["friend"]})
        told = await bea.call("GET", "/api/guest/tables")
        assert [(one["room"]["table"], one["by"]) for one in told["invited"]] == [(table.table, "Ada")]
        # Nobody invites strangers, by somebody else's name for them, or to a table that is not theirs.
        stranger = await server.friend(ada.table)
        assert (await stranger.call("GET", "/api/guest/tables"))["invited"] == []
        assert await refusal(table, "POST", invitations, {"friend": "0" * 16}) == "table-error-no-friend"
        assert (
            await refusal(bea, "POST", invitations, {"friend": friend["friend"]}) == "table-error-not-seated"
        )
        assert (
            await refusal(stranger, "POST", invitations, {"friend": friend["friend"]})
            == "table-error-no-token"
        )
        # Whoever has sat down is no longer invited: it is a table of their own.
        guest = again(bea)
        guest.table = table.table
        await guest.sit("Bea", 1)
        told = await guest.call("GET", "/api/guest/tables")
        assert told["invited"] == [] and table.table in [one["room"]["table"] for one in told["running"]]
        await close(ada, bea)

    asyncio.run(scenario())


def test_an_open_table_is_found_by_everybody_of_the_house(server: Server) -> None:
    async def scenario() -> None:
        host = await server.owner()
        await host.create("blackmore", 2)
        await host.sit("Ada", 0)
        stranger = await server.owner()

        async def found() -> list[str]:
            told = await stranger.call("GET", "/api/guest/tables")
            return [room["table"] for room in told["open"] if room["table"] == host.table]

        path = f"/api/tables/{host.table}/open"
        assert await found() == []
        assert await refusal(stranger, "PUT", path, {"open": True}) == "table-error-no-token"
        for open, wanted in ((True, [host.table]), (False, []), (True, [host.table])):
            await host.call("PUT", path, {"open": open})
            assert await found() == wanted
        await host.add_bot(1, "random")
        assert await found() == [], "there is no seat left"
        await host.start()
        assert await refusal(host, "PUT", path, {"open": False}) == "table-error-started"

    asyncio.run(scenario())
