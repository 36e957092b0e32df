"""Taking back: free while nothing came out, else by consent; and bots that sit in for people who are away."""

import asyncio
import secrets

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hexenkessel as hx
from hexenkessel import State, seeded
from hexenkessel.kernel.events import Event
from hexenkessel.table import undo
from hexenkessel.table.client import Visitor
from hexenkessel.table.protocol import Ack, Rejected, RoomChanged
from tests.moments import some_move
from tests.table.tables import Server, close, deciding, make_move, next_of, settled, side, until
from tests.waiting import PATIENCE


def revealed(state: State, seat: int, move: hx.Move) -> bool:
    before = state.clone()
    events = state.listen()
    events.clear()
    state.advance(seat, move)
    return undo.reveals(before, state, events, seat, move)


@given(st.integers(0, 2**32))
@settings(max_examples=15)
def test_in_blackmore_playing_a_card_gives_nothing_away_and_drawing_does(seed: int) -> None:
    state = hx.game("blackmore").start(3, seed=secrets.token_bytes(32))
    dice = seeded(seed)
    while not state.over:
        seat, move = some_move(state, dice)
        drawing = move.verb != "play" and not getattr(state, "end_phase")  # noqa: B009
        assert revealed(state, seat, move) == (drawing or state.over)


def test_in_the_toy_game_the_last_sealed_choice_opens_all() -> None:
    state = hx.game("toy_cauldron").start(3, seed=7)
    found = [revealed(state, seat, state.moves(seat)[0]) for seat in (2, 0, 1)]
    assert found == [False, False, True]


def test_chance_and_what_others_learn_in_confidence_count_by_themselves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Without looking into other worlds: the mover sees no difference when somebody else draws a card."""
    monkeypatch.setattr(undo, "WORLDS", 0)
    before = hx.game("blackmore").start(3, seed=7)
    seat = before.deciding[0]
    move = before.moves(seat)[0]
    after = before.clone()
    events = after.listen()
    after.advance(seat, move)
    assert not undo.reveals(before, after, events, seat, move)
    other = (seat + 1) % 3
    drew = Event("drew", {"seat": other}, (other,), {"card": "B1"})
    assert undo.reveals(before, after, [*events, drew], seat, move)
    after.dice.word()
    assert undo.reveals(before, after, events, seat, move)


def test_a_card_is_taken_back_freely_until_somebody_acts(server: Server) -> None:
    async def scenario() -> None:
        people = await server.party(people=3)
        before = [side(person).view for person in people]
        seat = await make_move(people)
        assert side(people[seat], seat).undo.last == "free" and side(people[seat], seat).undo.turn is None
        answer = await people[seat].undo(seat)
        assert isinstance(answer, Ack)
        for person, seen in zip(people, before, strict=True):
            await until(person, answer.seq)
            assert side(person).view == seen
            row = side(person).rows[-1]
            assert (row["kind"], row["seat"], row["rows"], row["asked"]) == (
                "undo",
                seat,
                [row["seq"] - 1],
                False,
            )
        again = await people[seat].undo(seat)
        assert isinstance(again, Rejected) and again.code == "nothing-to-undo"
        await make_move(people, 1)
        await make_move(people)
        assert side(people[seat], seat).undo.last == "ask"
        await close(*people)

    asyncio.run(scenario())


def test_later_the_others_must_agree(server: Server) -> None:
    async def scenario() -> None:
        people = await server.party(people=3)
        views = [side(person).view for person in people]
        seat = await make_move(people)
        await make_move(people)
        others = [other for other in range(3) if other != seat]
        asked = await people[seat].undo(seat)
        assert isinstance(asked, Ack)
        for person in people:
            await until(person, asked.seq)
        ask = people[0].room.ask if people[0].room else None
        assert ask is not None and ask.voters == others and ask.what == "undo" and len(ask.rows) == 2
        wrong = await people[seat].answer(seat, ask.seq, True)
        assert isinstance(wrong, Rejected) and wrong.code == "no-such-ask"
        await people[others[0]].answer(others[0], ask.seq, True)
        twice = await people[others[0]].answer(others[0], ask.seq, True)
        assert isinstance(twice, Rejected)
        last = await people[others[1]].answer(others[1], ask.seq, True)
        for person, seen in zip(people, views, strict=True):
            await until(person, last.seq + 1)
            assert side(person).view == seen and person.room is not None and person.room.ask is None
        # One no closes the next request, and a move overtakes one more.
        await make_move(people)
        await make_move(people)
        asked = await people[seat].undo(seat)
        no = await people[others[1]].answer(others[1], asked.seq, False)
        for person in people:
            await until(person, no.seq + 1)
        assert [row["kind"] for row in side(people[0]).rows][-1] == "closed"
        asked = await people[seat].undo(seat)
        for person in people:
            await until(person, asked.seq)
        await make_move(people)
        assert people[0].room is not None and people[0].room.ask is None
        late = await people[others[0]].answer(others[0], asked.seq, True)
        assert isinstance(late, Rejected) and late.code == "no-such-ask"
        await close(*people)

    asyncio.run(scenario())


def test_whoever_is_away_is_asked_as_well(server: Server) -> None:
    """And may simply play on: that closes the request."""

    async def scenario() -> None:
        people = await server.party(people=2)
        seat = await make_move(people)
        while deciding(people[0]) != [seat]:
            await make_move(people)
        away = people[1 - seat]
        await away.close()
        asked = await people[seat].undo(seat)
        await until(people[seat], asked.seq)
        room = people[seat].room
        assert room is not None and room.ask is not None and room.ask.voters == [1 - seat]
        answer = await people[seat].move(seat, side(people[seat], seat).moves[0])
        await until(people[seat], answer.seq)
        room = people[seat].room
        assert room is not None and room.ask is None
        await close(people[seat])

    asyncio.run(scenario())


def test_the_whole_turn_is_restarted(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the stack gone nothing is drawn: the winner keeps the trump and leads, and takes both back."""
    # Cards with which somebody wins a trick that they led, after the stack has gone.
    monkeypatch.setattr("hexenkessel.table.api.new_secret", lambda: b"the same secret every time")

    async def scenario() -> None:
        people = await server.party(people=2)
        room = server.live(people[0].table).room
        async with asyncio.timeout(PATIENCE):
            while True:
                assert room.state is not None and not room.state.over
                seat = deciding(people[0])[0]
                moves = side(people[seat], seat).moves
                # The winner led the trick: the other seat has acted last, and the turn begins with the trump.
                leader = bool(room.line) and room.line[-1][1].seat != seat
                if room.state.view(None)["end_phase"] and room.game.move(moves[-1]).verb == "keep" and leader:
                    break
                await make_move(people)
        seen = side(people[seat], seat).view
        await make_move(people, -1)
        await make_move(people)
        own = side(people[seat], seat)
        assert (own.undo.last, own.undo.turn) == ("free", "free")
        answer = await people[seat].undo(seat, turn=True)
        for person in people:
            await until(person, answer.seq)
        assert side(people[seat], seat).view == seen
        await close(*people)

    asyncio.run(scenario())


@pytest.mark.parametrize(("game", "ends"), [("witches", {"ended"}), ("witchdom", {"round", "last-round"})])
def test_alone_a_turn_is_restarted_and_not_the_one_before(server: Server, game: str, ends: set[str]) -> None:
    """Nobody else acts between two turns."""

    async def scenario() -> None:
        people = await server.party(game, people=1)
        room = server.live(people[0].table).room

        def ended() -> list[int]:
            """The rows that end a turn, as far as she has heard: the table makes moves by itself, and may be further."""
            heard = [(number, row) for number, row in room.line if number <= people[0].seq]
            return [number for number, row in heard if any(event.kind in ends for event in row.events)]

        async with asyncio.timeout(PATIENCE):
            # Into the third turn, and a few choices of it.
            while not (len(ended()) >= 2 and side(people[0], 0).undo.turn):
                await make_move(people, len(room.line))
        assert side(people[0], 0).undo.turn_rows[0] > ended()[-1]
        await close(*people)

    asyncio.run(scenario())


def test_against_bots_alone_nobody_needs_to_be_asked(server: Server) -> None:
    async def scenario() -> None:
        (person,) = await server.party(people=1, bots=("thumb", "thumb"))
        room = server.live(person.table).room
        # Until a bot has acted since our move: whoever wins a trick as the last to play is asked again at once.
        bot_acted = False
        while not bot_acted:
            await own_turn(person)
            seen = side(person, 0).view
            answer = await person.move(0, side(person, 0).moves[0])
            await until(person, answer.seq)
            await own_turn(person)
            bot_acted = room.line[-1][1].seat != 0
        undone = await person.undo(0)
        assert isinstance(undone, Ack)
        await until(person, undone.seq)
        assert side(person, 0).view == seen and side(person, 0).rows[-1]["asked"]
        await close(person)

    asyncio.run(scenario())


async def own_turn(person: Visitor) -> None:
    async with asyncio.timeout(PATIENCE):
        while deciding(person) != [0]:
            await person.next()


def test_a_sealed_choice_is_taken_back_without_a_trace_for_the_others_choice(server: Server) -> None:
    async def scenario() -> None:
        people = await server.party("toy_cauldron", people=3)
        first = side(people[0], 0).moves[0]
        await people[0].move(0, first)
        sealed = await people[1].move(1, side(people[1], 1).moves[0])
        await until(people[0], sealed.seq)
        undone = await people[0].undo(0)
        assert isinstance(undone, Ack)
        await until(people[0], undone.seq)
        state = server.live(people[0].table).room.state
        assert state is not None and state.deciding == (0, 2) and len(state.sealed_by(1)) == 1
        assert side(people[0], 0).moves.count(first) == 1
        # The third seat decided long before, on what it saw when the choice began: still good.
        third = await people[2].move(2, side(people[2], 2).moves[0])
        assert isinstance(third, Ack)
        await close(*people)

    asyncio.run(scenario())


def open_seats(server: Server, person: Visitor) -> tuple[int, ...]:
    state = server.live(person.table).room.state
    assert state is not None
    return state.deciding


def test_a_sealed_choice_is_taken_back_after_an_undo_led_back_to_it(server: Server) -> None:
    """The rows of the choice are older then than the row that led back to it."""

    async def scenario() -> None:
        people = await server.party("toy_cauldron", people=3)
        for seat, person in enumerate(people):
            opened = await person.move(seat, side(person, seat).moves[0])
        await until(people[0], opened.seq)
        # Whoever has won takes a toad out of the pond, as nobody else has one yet.
        await settled(server, *people)
        asked = await people[2].undo(2)
        for voter in (0, 1):
            said = await people[voter].answer(voter, asked.seq, True)
        await until(people[0], said.seq + 1)
        assert open_seats(server, people[0]) == (2,)
        undone = await people[0].undo(0)
        assert isinstance(undone, Ack)
        await until(people[0], undone.seq)
        assert open_seats(server, people[0]) == (0, 2)
        await close(*people)

    asyncio.run(scenario())


@pytest.mark.parametrize("agrees", [True, False])
def test_a_bot_sits_in_when_the_table_agrees_and_gives_the_seat_back(server: Server, agrees: bool) -> None:
    async def scenario() -> None:
        people = await server.party(people=3)
        here = await people[0].takeover(0, 2, "random")
        assert isinstance(here, Rejected) and here.code == "not-absent"
        away = people[2]
        await away.close()
        await next_of(people[0], RoomChanged)
        unknown = await people[0].takeover(0, 2, "goddess")
        assert isinstance(unknown, Rejected) and unknown.code == "no-such-level"
        asked = await people[0].takeover(0, 2, "random")
        assert isinstance(asked, Ack)
        await until(people[1], asked.seq)
        ask = people[1].room.ask if people[1].room else None
        assert ask is not None and (ask.what, ask.absent, ask.voters) == ("takeover", 2, [1])
        said = await people[1].answer(1, ask.seq, agrees)
        await until(people[0], said.seq + 1)
        assert people[0].room is not None
        assert people[0].room.seats[2].level == ("random" if agrees else None)
        if agrees:
            await comes_back(server, people, away)
        await close(*people[:2])

    asyncio.run(scenario())


async def comes_back(server: Server, people: list[Visitor], away: Visitor) -> None:
    async with asyncio.timeout(PATIENCE):
        while not any(row["kind"] == "move" and row["seat"] == 2 for row in side(people[0]).rows):
            seat = deciding(people[0])[0]
            if seat == 2:
                await people[0].next()
            elif people[seat].seq < people[0].seq:
                await until(people[seat], people[0].seq)
            else:
                answer = await people[seat].move(seat, side(people[seat], seat).moves[0])
                await until(people[0], answer.seq)
    back = Visitor(server.address, away.table, away.token)
    back.cookie = away.cookie
    await back.connect()
    played = await back.move(2, "keep")
    assert isinstance(played, Rejected) and played.code == "bot-plays"
    given = await back.giveback(2)
    assert isinstance(given, Ack)
    await until(back, given.seq)
    assert back.room is not None and back.room.seats[2].level is None and back.room.seats[2].present
    await close(back)
