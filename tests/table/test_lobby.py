"""Before the game: opening a table, sitting down, bots, options, and every way to get it wrong."""

import asyncio
import time
from collections.abc import Awaitable
from functools import cache
from typing import Any

import pytest

from hexenkessel import bots, shelf
from hexenkessel.bots import shipped
from hexenkessel.table import api
from hexenkessel.table.client import Refused, Visitor
from hexenkessel.table.pages import both_ways
from hexenkessel.table.protocol import Events, RoomChanged
from hexenkessel.table.rows import Options
from hexenkessel.table.tokens import clean_name, digest, distinct
from tests.table.tables import Server, close, next_of, side
from tests.waiting import PATIENCE


async def refusal(call: Awaitable[Any]) -> tuple[int, str]:
    with pytest.raises(Refused) as refused:
        await call
    return refused.value.status, refused.value.key


def test_a_table_is_opened_filled_and_started(server: Server) -> None:
    async def scenario() -> None:
        host = await server.owner()
        await host.create("blackmore", 3, side="ascending")
        room = await host.call("GET", f"/api/tables/{host.table}")
        assert room["phase"] == "lobby" and room["options"]["side"] == "ascending"
        assert [seat["kind"] for seat in room["seats"]] == ["open"] * 3
        await host.sit("Ada", 1)
        await host.connect()
        friend = await server.friend(host.table)
        assert await friend.sit("  Bea ") == 0
        await next_of(host, Events)
        await host.add_bot(2, "thumb")
        await next_of(host, Events)
        assert host.room is not None
        assert [(seat.kind, seat.name) for seat in host.room.seats] == [
            ("person", "Bea"),
            ("person", "Ada"),
            ("bot", None),
        ]
        await friend.start()
        await next_of(host, Events)
        assert host.room.phase == "playing" and side(host).view is not None
        assert host.room.commitment is not None and host.room.secret is None
        await close(host)

    asyncio.run(scenario())


def test_everyone_hears_who_comes_and_goes(server: Server) -> None:
    async def scenario() -> None:
        host = await server.owner()
        await host.create("blackmore", 2)
        await host.sit("Ada", 0)
        await host.connect()
        watcher = await server.spectator(host.table)
        frame = await next_of(host, RoomChanged)
        assert isinstance(frame, RoomChanged) and frame.room.watching == 1
        await watcher.close()
        frame = await next_of(host, RoomChanged)
        assert isinstance(frame, RoomChanged) and frame.room.watching == 0
        await close(host)

    asyncio.run(scenario())


def test_a_second_seat_gets_a_new_token_for_both_and_the_old_one_ends(server: Server) -> None:
    async def scenario() -> None:
        host = await server.owner()
        await host.create("blackmore", 2)
        made = host.token
        await host.sit("Ada", 0)
        first = host.token
        tab = Visitor(server.address, host.table, first)
        tab.cookie = host.cookie
        await tab.connect()
        await host.sit("Bea", 1)
        assert len({made, first, host.token}) == 3
        room = server.live(host.table).room
        assert room.held_by(digest(host.token or "")) == (0, 1) and room.host == digest(host.token or "")
        while not tab.closed:
            await tab.next()
        assert tab.closed == 4401
        assert await refusal(host_call(host, first, "start")) == (403, "table-error-not-seated")
        await host.start()

    asyncio.run(scenario())


async def host_call(host: Visitor, token: str | None, what: str) -> Any:
    other = Visitor(host.origin, host.table, token)
    other.cookie = host.cookie
    return await other.call("POST", f"/api/tables/{host.table}/{what}")


def test_hashes_alone_are_stored(server: Server) -> None:
    async def scenario() -> None:
        host = await server.owner()
        await host.create("blackmore", 2)
        await host.sit("Ada", 0)
        rows = await asyncio.wrap_future(
            asyncio.run_coroutine_threadsafe(server.house.store.read(host.table), server_loop(server))
        )
        stored = repr(rows)
        assert digest(host.token or "") in stored and (host.token or "-") not in stored

    asyncio.run(scenario())


def server_loop(server: Server) -> asyncio.AbstractEventLoop:
    assert server.house.sweeper is not None
    return server.house.sweeper.get_loop()


def test_seats_are_left_freed_and_taken_again(server: Server) -> None:
    async def scenario() -> None:
        host = await server.owner()
        await host.create("blackmore", 2)
        await host.sit("Ada", 0)
        friend = await server.friend(host.table)
        await friend.sit("Bea", 1)
        await friend.connect()
        # A guest can't unseat the host; the host can free a seat, and that token ends.
        assert await refusal(friend.call("DELETE", f"/api/tables/{host.table}/seats/0")) == (
            403,
            "table-error-not-your-seat",
        )
        await host.call("DELETE", f"/api/tables/{host.table}/seats/1")
        while not friend.closed:
            await friend.next()
        assert friend.closed == 4401
        await host.add_bot(1, "random")
        await host.add_bot(1, "novice", " Nanny ")
        seat = (await host.call("GET", f"/api/tables/{host.table}"))["seats"][1]
        assert (seat["kind"], seat["level"], seat["name"]) == ("bot", "novice", "Nanny")
        await host.call("DELETE", f"/api/tables/{host.table}/seats/1")
        assert await refusal(host.call("DELETE", f"/api/tables/{host.table}/seats/1")) == (
            409,
            "table-error-seat-open",
        )
        again = await server.friend(host.table)
        await again.sit("Cora", 1)
        await again.call("PUT", f"/api/tables/{host.table}/seats/1/name", {"name": "Cleo"})
        assert (await host.call("GET", f"/api/tables/{host.table}"))["seats"][1]["name"] == "Cleo"

    asyncio.run(scenario())


def test_options_change_as_long_as_everyone_fits(server: Server) -> None:
    async def scenario() -> None:
        host = await server.owner()
        await host.create("blackmore", 4)
        await host.sit("Ada", 2)
        path = f"/api/tables/{host.table}/options"
        assert await refusal(host.call("PUT", path, {"players": 2})) == (409, "table-error-seats-taken")
        await host.call("PUT", path, {"players": 3, "options": {"start": 3, "open_scores": True}})
        room = await host.call("GET", f"/api/tables/{host.table}")
        assert room["players"] == 3 and room["options"]["start"] == 3
        # A bot whose seat goes simply goes with it.
        await host.call("PUT", path, {"players": 4})
        await host.add_bot(3, "random")
        await host.call("PUT", path, {"players": 3})
        assert len((await host.call("GET", f"/api/tables/{host.table}"))["seats"]) == 3
        friend = await server.friend(host.table)
        await friend.sit("Bea", 0)
        assert await refusal(friend.call("PUT", path, {"players": 3})) == (403, "table-error-not-host")
        await host.add_bot(1, "random")
        await host.start()
        assert await refusal(host.call("PUT", path, {"players": 3})) == (409, "table-error-started")

    asyncio.run(scenario())


def test_the_number_of_seats_repairs_what_no_longer_fits(server: Server) -> None:
    """And all are told: the host, who comes later, and the log."""

    async def scenario() -> None:
        host = await server.owner()
        await host.create("blackmore", 4, start=4)
        path = f"/api/tables/{host.table}"
        agreed = {"side": "ascending", "start": 4, "open_scores": False}
        await host.call("PUT", f"{path}/options", {"players": 4, "options": agreed})
        assert (await host.call("GET", path))["passed_over"] == []
        await host.call("PUT", f"{path}/options", {"players": 2, "options": agreed})
        room = await host.call("GET", path)
        assert room["players"] == 2 and room["options"] == {**agreed, "start": "random"}
        assert room["passed_over"] == ["start"]
        [*_, row] = (await server.house.table(host.table)).room.rows
        assert isinstance(row, Options) and row.passed_over == ["start"]
        # Somebody who now wishes for the fourth seat is told that there is none.
        body = {"players": 2, "options": agreed}
        assert await refusal(host.call("PUT", f"{path}/options", body)) == (400, "shell-error-wrong-option")
        await host.call("PUT", f"{path}/options", {"players": 2, "options": room["options"]})
        assert (await host.call("GET", path))["passed_over"] == []

    asyncio.run(scenario())


def test_what_has_no_effect_at_a_table_is_passed_over(server: Server) -> None:
    async def scenario() -> None:
        host = await server.owner()
        await host.create("witchdom", 1, solo_level=3, start_player=1)
        path = f"/api/tables/{host.table}"
        room = await host.call("GET", path)
        assert room["passed_over"] == ["start_player"] and room["options"]["solo_level"] == 3
        await host.call("PUT", f"{path}/options", {"players": 3, "options": room["options"]})
        room = await host.call("GET", path)
        assert room["passed_over"] == ["solo_level"] and room["options"]["solo_level"] == 1
        wished = {**room["options"], "animals_when": "first_round"}
        await host.call("PUT", f"{path}/options", {"players": 3, "options": wished})
        assert (await host.call("GET", path))["passed_over"] == ["animals_when"]
        shown = {
            option["id"]: option for option in (await host.call("GET", "/api/games/witchdom"))["options"]
        }
        assert shown["solo_level"]["only"] == [1] and shown["start_player"]["only"] == [2, 3, 4, 5]
        assert shown["animals_when"]["needs"] == {"option": "animals", "value": True}
        assert shown["animals"]["only"] is None and shown["animals"]["needs"] is None

    asyncio.run(scenario())


def test_the_catalogue_tells_how_strong_bots_are(server: Server) -> None:
    async def scenario() -> None:
        host = await server.owner()
        games = {game["id"]: game for game in await host.call("GET", "/api/games")}
        assert games["blackmore"]["ladder"][0] == {"level": "child", "rating": 1299, "within": 41}
        assert [rung["level"] for rung in games["blackmore"]["ladder"]] == list(bots.OFFERED)
        assert games["blackmore"]["double"] == 120
        assert games["grimoria"]["net"] == shipped.COMPILED
        assert (await host.call("GET", "/api/games/grimoria"))["ladder"] == games["grimoria"]["ladder"]

    asyncio.run(scenario())


def test_the_catalogue_tells_what_is_too_small_for_a_line(server: Server) -> None:
    async def scenario() -> None:
        host = await server.owner()
        game, bare = [await host.call("GET", f"/api/games/{id}") for id in ("broom_service", "toy_cauldron")]
        assert (game["minor"], bare["minor"]) == (["picked", "sealed", "sealing"], [])

    asyncio.run(scenario())


def test_the_catalogue_is_made_once_however_many_ask_for_it(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes a while, and what is reckoned in threads keeps the table from its own work."""
    begun: list[str] = []

    @cache
    def slowly(id: str) -> tuple[bytes, bytes]:
        begun.append(id)
        time.sleep(0.05)
        return both_ways(b"{}")

    monkeypatch.setattr(api, "whole_game", slowly)

    async def scenario() -> None:
        host = await server.owner()
        await asyncio.gather(*[host.call("GET", "/api/games/grimoria") for _ in range(8)])

    asyncio.run(scenario())
    assert begun == ["grimoria"]


def test_the_catalogue_tells_of_a_net_where_one_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file alone says nothing: where its sums take too long, or it was learned for another content, nobody asks it."""
    monkeypatch.setattr(shipped, "COMPILED", True)
    assert api.outside(shelf.game("grimoria")).net
    monkeypatch.setattr(shipped, "cards", lambda game, content: ())
    assert not api.outside(shelf.game("grimoria")).net
    monkeypatch.undo()
    monkeypatch.setattr(shipped, "COMPILED", False)
    assert not api.outside(shelf.game("grimoria")).net


def test_an_option_that_is_not_named_stays_as_it_was_agreed(server: Server) -> None:
    async def scenario() -> None:
        host = await server.owner()
        await host.create("blackmore", 4, side="ascending")
        path = f"/api/tables/{host.table}/options"

        async def agreed() -> tuple[int, object, object, object]:
            room = await host.call("GET", f"/api/tables/{host.table}")
            return room["players"], *(room["options"][name] for name in ("side", "start", "open_scores"))

        await host.call("PUT", path, {"options": {"start": 4}})
        await host.call("PUT", path, {"options": {"open_scores": True}})
        assert await agreed() == (4, "ascending", 4, True)
        # The fourth seat can't begin where there are three.
        await host.call("PUT", path, {"players": 3})
        assert await agreed() == (3, "ascending", "random", True)
        wrong = host.call("PUT", path, {"options": {"start": 4}})
        assert await refusal(wrong) == (400, "shell-error-wrong-option")
        await host.call("PUT", path, {})
        assert await agreed() == (3, "ascending", "random", True)

    asyncio.run(scenario())


# They look like nothing, break the line, or end in a sign that only joins: a filler of Korean syllables, Braille without
# dots, a note without a head, the place of an object, the two separators, blanks of all kinds.
UNNAMED = (
    "\u3164",
    "Ada\u3164",
    "\u2800",
    "\uffa0\u115f",
    "\U0001d159",
    "\ufffc",
    "\ufe0f",
    "a\u2028b",
    "a\u2029b",
    "\u00a0\u2003",
    "a\u200d",
    "\u0301",
)


@pytest.mark.parametrize(
    "name",
    ["👩\u200d👧\u200d👦", "🏳️\u200d🌈 Ada", "علی\u200cرضا", "Zoë", "李", "Ada Lovelace", "🧙🏽\u200d♀️"],
)
def test_names_of_all_kinds_are_good(server: Server, name: str) -> None:
    async def scenario() -> None:
        host = await server.owner()
        await host.create("blackmore", 2)
        await host.sit(name, 0)
        room = await host.call("GET", f"/api/tables/{host.table}")
        assert room["seats"][0]["name"] == name

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "name", ["Ada\ufe0f", "Ada\u034f", "A\u180bda", "Ada\U000e0100", "A\u17b4da", "\u200dAda\ufe00"]
)
def test_what_is_not_seen_makes_no_other_name(name: str) -> None:
    assert distinct(name, ["Ada"]) == f"{name} 2" and distinct("Ada", [name]) == "Ada 2"
    assert distinct("a\u034f\u0308", ["ä"]) == "a\u034f\u0308 2", "also where it only keeps a mark apart"
    assert distinct("🏴", ["🏳️\u200d🌈"]) == "🏴"


def test_nobody_is_mistaken_for_somebody_else(server: Server) -> None:
    """The second of a name, or of one that looks the same, gets a number."""

    async def scenario() -> None:
        host = await server.owner()
        await host.create("blackmore", 4)
        await host.sit("Ada", 0)
        for seat, name in enumerate(("ada", "A\u200dda", "Ａｄａ"), 1):
            await (await server.friend(host.table)).sit(name, seat)
        room = await host.call("GET", f"/api/tables/{host.table}")
        assert [seat["name"] for seat in room["seats"]] == ["Ada", "ada 2", "A\u200dda 3", "Ａｄａ 4"]
        await host.call("PUT", f"/api/tables/{host.table}/seats/0/name", {"name": "Ada"})
        long = "x" * 24
        await host.call("PUT", f"/api/tables/{host.table}/seats/0/name", {"name": long})
        room = await host.call("GET", f"/api/tables/{host.table}")
        assert room["seats"][0]["name"] == long

    asyncio.run(scenario())


def test_a_table_and_a_guest_are_forgotten(server: Server) -> None:
    async def scenario() -> None:
        people = await server.party(people=2)
        host, friend = people
        path = f"/api/tables/{host.table}"
        assert await refusal(friend.call("DELETE", path)) == (403, "table-error-not-host")
        # Not a game that others are still in.
        assert await refusal(host.call("DELETE", path)) == (409, "table-error-not-over")
        await friend.call("DELETE", f"{path}/seats/1")
        watcher = await server.spectator(host.table)
        await host.call("DELETE", path)
        async with asyncio.timeout(PATIENCE):
            while not watcher.closed:
                await watcher.next()
        assert watcher.closed == 4404
        assert await refusal(host.call("GET", path)) == (404, "shell-error-unknown-table")
        await host.call("DELETE", "/api/guest")
        assert await refusal(host.call("GET", "/api/house")) == (401, "table-error-no-guest")
        await close(host, friend)

    asyncio.run(scenario())


def test_bad_input_gets_one_clear_key_and_changes_nothing(server: Server) -> None:
    async def scenario() -> None:
        host = await server.owner()
        wrong_game = {"game": "monopoly", "players": 2}
        assert await refusal(host.call("POST", "/api/tables", wrong_game)) == (
            400,
            "shell-error-unknown-game",
        )
        for options in ({"side": "sideways"}, {"wheel": 1}, {"start": 5}, {"start": 10**30}):
            body = {"game": "blackmore", "players": 4, "options": options}
            key = "shell-error-unknown-option" if "wheel" in options else "shell-error-wrong-option"
            assert await refusal(host.call("POST", "/api/tables", body)) == (400, key)
        for players in (0, 7, -1, 10**30):
            body = {"game": "blackmore", "players": players}
            assert await refusal(host.call("POST", "/api/tables", body)) == (400, "shell-error-wrong-players")
        await host.create("blackmore", 2)
        path = f"/api/tables/{host.table}"
        for name in (*UNNAMED, "x" * 10_000, "", "   ", "a\nb", "\u202eabc", "x" * 25):
            assert await refusal(host.sit(name, 0)) == (400, "table-error-name")
        assert await refusal(host.sit("Ada", 5)) == (404, "table-error-no-seat")
        assert await refusal(host.start()) == (409, "table-error-seats-open")
        assert await refusal(host.add_bot(0, "goddess")) == (400, "table-error-level")
        await host.sit("Ada", 0)
        friend = await server.friend(host.table)
        assert await refusal(friend.sit("Bea", 0)) == (409, "table-error-seat-taken")
        assert await refusal(friend.add_bot(1, "random")) == (401, "table-error-no-token")
        await host.add_bot(1, "random")
        assert await refusal(friend.sit("Bea")) == (409, "shell-error-full-table")
        assert await refusal(host.call("GET", f"{path}/record")) == (409, "table-error-not-over")
        assert await refusal(host.call("GET", f"{path}/proof")) == (409, "table-error-not-over")
        assert await refusal(host.call("POST", f"{path}/rematch")) == (409, "table-error-not-over")
        for table in ("222222222222", "nope", "x" * 60, "../../etc", "%00"):
            status, key = await refusal(host.call("GET", f"/api/tables/{table}"))
            assert status == 404 and key in ("shell-error-unknown-table", "table-error-no-file")
        assert await refusal(host.call("POST", "/api/tables", "x" * 2_000_000)) == (
            413,
            "table-error-too-large",
        )
        room = await host.call("GET", path)
        assert [seat["kind"] for seat in room["seats"]] == ["person", "bot"]

    asyncio.run(scenario())


@pytest.mark.parametrize("name", ["Ada", "Zoë", "Großmutter Wetterwachs", "魔女", "x" * 24])
def test_good_names(name: str) -> None:
    assert clean_name(f" {name} ") == name


def test_tables_of_one_guest_are_counted(server: Server) -> None:
    limits, server.house.limits = server.house.limits, type(server.house.limits)(tables_per_guest=2)

    async def scenario() -> None:
        host = await server.owner()
        await host.create("blackmore", 2)
        await host.create("blackmore", 2)
        assert await refusal(host.create("blackmore", 2)) == (429, "table-error-too-many-tables")

    try:
        asyncio.run(scenario())
    finally:
        server.house.limits = limits
