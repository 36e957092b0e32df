"""Reviews on the server: for finished tables and for records, piece by piece, and kept with the table."""

import asyncio
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import hexenkessel as hx
from hexenkessel import bots, seeded
from hexenkessel.bots.workers import Workers
from hexenkessel.learning import studies
from hexenkessel.learning.review import Review
from hexenkessel.table.client import Refused, Visitor
from hexenkessel.table.limits import REVIEWS_PER_GUEST
from hexenkessel.table.protocol import encode
from tests.table.tables import QUICK, Server, close, deciding, make_move, running, side
from tests.waiting import PATIENCE


def played(seed: int = 3, players: int = 2) -> str:
    state = hx.game("blackmore").start(players=players, seed=seed)
    dice = seeded(seed)
    while not state.over:
        state.play(state.deciding[0], bots.ask(bots.make("thumb"), state, state.deciding[0], dice))
    return state.record


@pytest.fixture
def server(tmp_path: Path) -> Any:
    with running(tmp_path, QUICK) as found:
        found.house.reviews.simulations = 3000
        yield found


async def whole(visitor: Visitor, told: dict[str, Any]) -> dict[str, Any]:
    async with asyncio.timeout(PATIENCE):
        while told["state"] == "running":
            await asyncio.sleep(0.02)
            told = await visitor.call("GET", f"/api/reviews/{told['id']}")
    return told


def test_a_record_is_reviewed_and_looked_into(server: Server) -> None:
    async def scenario() -> None:
        visitor = await server.owner()
        record = played()
        begun = await visitor.call("POST", "/api/reviews", {"record": record, "seat": 1})
        told = await whole(visitor, begun)
        review = told["review"]
        assert told["state"] == "whole" and review["whole"] and told["problem"] is None
        assert review["decisions"] and review["accuracy"] <= 100 and len(review["curve"][0]["chances"]) == 2
        parts = review["parts"]
        assert sum(parts.values()) == 2 * parts["result"]
        # Asked for again it is there at once.
        again = await visitor.call("POST", "/api/reviews", {"record": record, "seat": 1})
        assert again == told
        # A decision as its seat saw it: with its own hand, and nobody else's.
        place = review["decisions"][4]
        there = f"/api/reviews/{told['id']}/places/{place['at']}"
        seen = await visitor.call("GET", there)
        assert place["played"] in [move["text"] for move in seen["moves"]]
        states = studies.positions(record)
        assert seen["view"] == states[place["at"]].view(1)
        # Another move is tried.
        tried = await visitor.call("POST", f"{there}/tries", {"move": seen["moves"][0]["text"]})
        assert tried["move"] == seen["moves"][0]["text"] and tried["given"] >= 0
        with pytest.raises(Refused) as refused:
            await visitor.call("POST", f"{there}/tries", {"move": "play nothing"})
        assert (refused.value.status, refused.value.key) == (404, "table-error-no-place")
        with pytest.raises(Refused) as refused:
            await visitor.call("GET", f"/api/reviews/{told['id']}/places/{len(states)}")
        assert refused.value.key == "table-error-no-place"
        # And the game goes on from there, in a world that looks the same from this seat.
        made = await visitor.call("POST", f"{there}/table", {"name": "Esme", "level": "thumb"})
        visitor.table, visitor.token = made["table"], made["token"]
        await visitor.connect()
        assert deciding(visitor) == [1]
        live = server.live(made["table"])
        assert live.room.state is not None
        known = {key: value for key, value in live.room.state.view(1).items() if key != "history"}
        assert known == {key: value for key, value in seen["view"].items() if key != "history"}
        assert [seat.level for seat in live.room.seats] == ["thumb", None]
        await make_move([visitor, visitor])
        await close(visitor)

    asyncio.run(scenario())


def test_a_review_is_kept_with_its_table(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        (host,) = await server.party(people=1, bots=("thumb",))
        wanted = {"table": host.table, "seat": 0}
        with pytest.raises(Refused) as refused:
            await host.call("POST", "/api/reviews", wanted)
        assert (refused.value.status, refused.value.key) == (409, "table-error-not-over")
        async with asyncio.timeout(PATIENCE):
            while server.live(host.table).room.phase != "over":
                # What leaves no choice the table plays by itself.
                if deciding(host) == [0] and side(host, 0).moves:
                    await make_move([host])
                else:
                    await host.next()
        told = await whole(host, await host.call("POST", "/api/reviews", wanted))
        assert told["review"]["decisions"]
        # Nobody thinks about it again, not even a server that was started anew.
        server.house.reviews.all.clear()
        monkeypatch.setattr(Workers, "do", None)
        assert await host.call("POST", "/api/reviews", wanted) == told
        # With the table it goes.
        await host.call("DELETE", f"/api/tables/{host.table}")
        assert await server.house.store.review(host.table, 0) is None
        await close(host)

    asyncio.run(scenario())


def test_what_cannot_be_reviewed_is_said_in_words(server: Server) -> None:
    async def scenario() -> None:
        visitor = await server.owner()
        other = re.sub(r'\[content "\w+"\]', '[content "0123456789abcdef"]', played())
        told = await whole(visitor, await visitor.call("POST", "/api/reviews", {"record": other, "seat": 0}))
        assert told["review"] is None and told["problem"]["key"] == "shell-error-other-content"
        seat = await whole(
            visitor, await visitor.call("POST", "/api/reviews", {"record": played(), "seat": 5})
        )
        assert seat["review"] is None and seat["problem"] is not None

    asyncio.run(scenario())


def test_there_are_no_places_in_what_cannot_be_played(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither before it is known that it can't be played nor afterwards."""

    async def scenario() -> None:
        visitor = await server.owner()

        async def look(id: str) -> None:
            for method, path, body in (
                ("GET", "", None),
                ("POST", "/tries", {"move": "x"}),
                ("POST", "/table", {"name": "Esme"}),
            ):
                with pytest.raises(Refused) as refused:
                    await visitor.call(method, f"/api/reviews/{id}/places/0{path}", body)
                assert (refused.value.status, refused.value.key) == (400, "table-error-record-unplayable")

        told = await visitor.call("POST", "/api/reviews", {"record": "broken", "seat": 0})
        await whole(visitor, told)
        await look(told["id"])
        running = server.house.reviews.find(told["id"])
        monkeypatch.setattr(running, "problem", None)
        await look(told["id"])

    asyncio.run(scenario())


def test_reviews_can_be_stopped_and_nobody_has_too_many(server: Server) -> None:
    async def scenario() -> None:
        server.house.reviews.simulations = 10_000_000
        visitor = await server.owner()
        begun = [
            await visitor.call("POST", "/api/reviews", {"record": played(seed), "seat": 0})
            for seed in range(REVIEWS_PER_GUEST)
        ]
        with pytest.raises(Refused) as refused:
            await visitor.call("POST", "/api/reviews", {"record": played(99), "seat": 0})
        assert (refused.value.status, refused.value.key) == (429, "table-error-too-many-reviews")
        for one in begun:
            stopped = await visitor.call("DELETE", f"/api/reviews/{one['id']}")
            assert stopped["state"] == "stopped"
        async with asyncio.timeout(PATIENCE):
            while any(
                one.task is not None and not one.task.done() for one in server.house.reviews.all.values()
            ):
                await asyncio.sleep(0.02)

    asyncio.run(scenario())


def test_a_review_is_read_as_it_was_written() -> None:
    told = Review("toy", 2, 0, 10, 1, False, 5, 5)
    assert msgspec.json.decode(encode(told), type=Review) == told
