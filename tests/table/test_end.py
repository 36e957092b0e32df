"""After the end: the score sheet, the race and the replay with open hands, and a rematch that begins by itself."""

import asyncio
from typing import Any

import pytest

import hexenkessel as hx
from hexenkessel.kernel.dice import seeded
from hexenkessel.lab.moments import play_on
from hexenkessel.table import replays
from hexenkessel.table.client import Refused, Visitor
from hexenkessel.table.protocol import Ack
from hexenkessel.table.race import Deed, Step, deeds
from tests.table.tables import Server, close, deciding, side, until
from tests.waiting import PATIENCE


async def play_out(*people: Visitor) -> None:
    """Everybody takes the first move there is, until the game is over."""
    async with asyncio.timeout(PATIENCE):
        while not (side(people[0]).view or {})["over"]:
            seat = deciding(people[0])[0]
            owner = next((one for one in people if seat in one.sides), None)
            if owner is not None:
                await until(owner, people[0].seq)
            # A bot's turn, or a move that the table makes by itself.
            if owner is None or not owner.sides[seat].moves:
                await until(people[0], people[0].seq + 1)
                continue
            answer = await owner.move(seat, owner.sides[seat].moves[0])
            assert isinstance(answer, Ack)
            await until(people[0], answer.seq)


async def follow(server: Server, person: Visitor, table: str) -> Visitor:
    again = Visitor(server.address, table, person.token)
    again.cookie = person.cookie
    await again.connect()
    return again


async def playing(visitor: Visitor) -> None:
    async with asyncio.timeout(PATIENCE):
        while visitor.room is None or visitor.room.phase != "playing":
            await visitor.next()


def test_nothing_of_the_end_is_told_before_it(server: Server) -> None:
    async def scenario() -> None:
        people = await server.party(people=2)
        assert side(people[0]).sheet is None
        for call in ("race", "replay", "record"):
            with pytest.raises(Refused) as refused:
                await people[0].call("GET", f"/api/tables/{people[0].table}/{call}")
            assert (refused.value.status, refused.value.key) == (409, "table-error-not-over")
        await close(*people)

    asyncio.run(scenario())


def test_the_end_explains_itself_to_whoever_has_the_link(server: Server) -> None:
    async def scenario() -> None:
        people = await server.party(people=2)
        await play_out(*people)
        sheet = side(people[0]).sheet
        view = side(people[0]).view
        assert (
            sheet is not None and view is not None and sheet.totals == view["scores"] and not sheet.together
        )
        assert [row.label for row in sheet.rows] == ["B", "Y", "R", "G", "P", "W"]
        friend = await server.friend(people[0].table)
        race = await friend.call("GET", f"/api/tables/{people[0].table}/race")
        assert (
            race["steps"][0] == {"move": 0, "points": [0, 0]} and race["steps"][-1]["points"] == sheet.totals
        )
        replay = await friend.call("GET", f"/api/tables/{people[0].table}/replay")
        assert replay["race"] == race and replay["sheet"]["totals"] == sheet.totals
        check_open_hands(replay)
        await close(*people)

    asyncio.run(scenario())


def check_open_hands(replay: dict[str, Any]) -> None:
    first = replay["moments"][0]
    assert first["view"]["hand"] is None and first["heard"] == [None, None]
    hands = [own["hand"] for own in first["own"]]
    assert [len(hand) for hand in hands] == first["view"]["hand_sizes"] and not set(hands[0]) & set(hands[1])


@pytest.mark.parametrize(
    ("id", "players"), [("witches", 3), ("witchdom", 2), ("grimoria", 3), ("broom_service", 2)]
)
def test_a_moment_holds_what_every_seat_saw_and_heard(id: str, players: int) -> None:
    """Laid over the view of all, what is a seat's own gives its view, at every moment."""
    state = hx.game(id).start(players, 7)
    play_on(state, seeded(8))
    replay = replays.read(state.record, None, None)
    again = hx.game(id).start(players, 7)
    events = again.listen()
    for moment, seat, move in zip(replay.moments[1:], state.past_seats, state.past_moves, strict=True):
        events.clear()
        again.advance(seat, move)
        for other in range(players):
            assert lay_over(moment.view, moment.own[other]) == again.view(other)
            heard = moment.events if moment.heard[other] is None else moment.heard[other]
            assert heard == [shown for event in events if (shown := event.shown_to(other)) is not None]


def lay_over(view: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    """As the page does it (shell/unveil.js)."""
    return {
        name: lay_over(value, own[name])
        if name in own and isinstance(value, dict) and isinstance(own[name], dict)
        else own.get(name, value)
        for name, value in view.items()
    }


def steps(*points: list[int]) -> list[Step]:
    return [Step(number, row) for number, row in enumerate(points)]


@pytest.mark.parametrize(
    ("course", "winners", "moves", "told"),
    [
        # The lead changes twice; what counts is when it was taken for good.
        (
            steps([0, 0], [3, 0], [3, 5], [9, 5]),
            [0],
            9,
            [(1, "swing", 0, 3), (2, "swing", 1, 5), (3, "lead", 0, 6)],
        ),
        # The final scoring turns it.
        (steps([0, 0], [4, 0], [6, 9]), [1], 2, [(1, "swing", 0, 4), (2, "end", 1, 9)]),
        # Ahead from the first points on.
        (steps([0, 0], [5, 0], [6, 0]), [0], 9, [(1, "lead", 0, 5)]),
        # Equal points: nobody ever took the lead, and a single point is no swing.
        (steps([0, 0], [1, 0], [1, 1]), [0], 9, []),
        # A loss is a swing as well.
        (steps([5, 5, 5], [5, 5, 2], [6, 5, 2]), [0], 9, [(1, "swing", 2, -3), (2, "lead", 0, 1)]),
    ],
)
def test_what_decided(
    course: list[Step], winners: list[int], moves: int, told: list[tuple[Any, ...]]
) -> None:
    assert deeds(course, winners, moves) == [Deed(*one) for one in told]


def test_a_rematch_against_bots_begins_at_once(server: Server) -> None:
    async def scenario() -> None:
        (ada,) = await server.party(people=1, bots=("random",))
        await play_out(ada)
        told = await ada.call("POST", f"/api/tables/{ada.table}/rematch")
        again = await follow(server, ada, told["table"])
        assert again.room is not None and again.room.phase == "playing" and again.room.commitment is not None
        await close(ada, again)

    asyncio.run(scenario())


def test_a_rematch_begins_when_all_are_back(server: Server) -> None:
    async def scenario() -> None:
        people = await server.party(people=2)
        await play_out(*people)
        told = await people[0].call("POST", f"/api/tables/{people[0].table}/rematch")
        ada = await follow(server, people[0], told["table"])
        assert ada.room is not None and ada.room.phase == "lobby"
        bea = await follow(server, people[1], told["table"])
        await asyncio.gather(playing(ada), playing(bea))
        assert ada.room.options == people[0].room.options if people[0].room else False
        await close(*people, ada, bea)

    asyncio.run(scenario())


def test_a_rematch_that_was_changed_waits_for_its_host(server: Server) -> None:
    async def scenario() -> None:
        people = await server.party(people=2)
        await play_out(*people)
        told = await people[0].call("POST", f"/api/tables/{people[0].table}/rematch")
        ada = await follow(server, people[0], told["table"])
        await ada.call("PUT", f"/api/tables/{ada.table}/options", {"options": {"side": "ascending"}})
        bea = await follow(server, people[1], told["table"])
        await bea.ping()
        assert bea.room is not None and bea.room.phase == "lobby"
        await ada.start()
        await playing(bea)
        await close(*people, ada, bea)

    asyncio.run(scenario())
