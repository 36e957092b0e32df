"""Where there is nothing to choose, the table moves: told to whose move it is, taken back with the choice before it."""

import asyncio
import threading
from collections.abc import Callable
from typing import Any, cast

import pytest

import hexenkessel as hx
from hexenkessel import State, seeded
from hexenkessel.bots.thinkers import Thinkers, occupied
from hexenkessel.bots.workers import NOBODY, Claim
from hexenkessel.kernel.forced import commonly_known, only_move, told_by_itself
from hexenkessel.table.client import Visitor
from hexenkessel.table.limits import Limits
from hexenkessel.table.live import HESITATION, Live
from hexenkessel.table.protocol import Ack, Rejected
from hexenkessel.table.store import Store
from tests.games.toy_cauldron.kettle import kettle
from tests.moments import some_move
from tests.table.tables import Server, close, settled, side, until
from tests.table.test_no_leak import new_room


def forced_moments(game: str, players: int, verb: str) -> list[tuple[State, int]]:
    """Whenever in a few games somebody has this one move only."""
    found = []
    for seed in range(4):
        state = hx.game(game).start(players, seed=seed)
        dice = seeded(seed)
        while not state.over:
            for seat in state.deciding:
                move = only_move(state, seat)
                if move is not None and move.verb == verb:
                    found.append((state.clone(), seat))
            state.advance(*some_move(state, dice))
    return found


def others_of(state: State, seat: int) -> list[int]:
    return [other for other in range(state.players) if other != seat]


def test_who_must_pass_is_a_secret_of_the_hand() -> None:
    """To those who look on; where bots alone sit around, there is nobody to keep it from."""
    moments = forced_moments("broom_service", 4, "pass")
    assert len(moments) > 20
    told = [commonly_known(state, seat, others_of(state, seat), seeded(1)) for state, seat in moments]
    assert told.count(False) > 0.9 * len(told)
    assert all(commonly_known(state, seat, [], seeded(1)) for state, seat in moments)


def test_what_everybody_sees_is_no_secret() -> None:
    """Nobody has a toad yet: the reward can only come out of the pond."""
    moments = forced_moments("toy_cauldron", 3, "take")
    assert moments
    assert all(commonly_known(state, seat, others_of(state, seat), seeded(1)) for state, seat in moments)


def slept_over(state: State, seat: int, game: str, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """For how long the table waits before it makes the only move of a person."""
    room = new_room(game, state.players, {}, seeded(1))
    room.state = state
    slept: list[float] = []
    here, true_sleep = threading.get_ident(), asyncio.sleep

    async def sleep(seconds: float) -> None:
        """A server of another test may still run, in a thread of its own, and must not be kept from sleeping."""
        if threading.get_ident() == here:
            slept.append(seconds)
        else:
            await true_sleep(seconds)

    only = only_move(state, seat)
    assert only is not None
    with monkeypatch.context() as patch:
        patch.setattr("hexenkessel.table.live.asyncio.sleep", sleep)
        live = Live(room, cast(Store, None), cast(Thinkers, None), Limits(pace=7.0))
        assert asyncio.run(live.answer(state, seat, None)) == only.text
    return slept


def test_what_all_can_see_comes_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    state, seat = next(
        (state, seat)
        for state, seat in forced_moments("toy_cauldron", 3, "take")
        if commonly_known(state, seat, others_of(state, seat), seeded(1))
    )
    assert slept_over(state, seat, "toy_cauldron", monkeypatch) == []


def test_what_the_move_itself_tells_comes_when_a_bot_would_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever passes has not got the role, so nobody wonders whether there was another choice."""
    state, seat = next(
        (state, seat)
        for state, seat in forced_moments("broom_service", 4, "pass")
        if not commonly_known(state, seat, others_of(state, seat), seeded(1))
        and told_by_itself(state, seat, state.moves(seat)[0], others_of(state, seat), seeded(1))
    )
    assert [round(seconds) for seconds in slept_over(state, seat, "broom_service", monkeypatch)] == [7]


def test_a_move_put_down_face_down_tells_nothing_by_itself() -> None:
    """Not even to somebody who knows the hand: nobody sees it yet."""
    state = kettle("fly fly", "moss newt")
    only = only_move(state, 0)
    assert only is not None and only.text == "brew fly"
    assert not told_by_itself(state, 0, only, [0], seeded(1))


def test_what_somebody_with_a_choice_might_have_done_takes_as_long_as_people_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever has nothing to play must begin the turn; whoever has may begin it as well, and thinks it over."""
    state, seat = next(
        (state, seat)
        for state, seat in forced_moments("witches", 3, "begin")
        if not any(
            commonly_known(state, seat, others_of(state, seat), seeded(number))
            or told_by_itself(state, seat, state.moves(seat)[0], others_of(state, seat), seeded(number))
            for number in range(20)
        )
    )
    waited = [slept_over(state, seat, "witches", monkeypatch)[0] for _ in range(12)]
    assert min(waited) > 6.9 and max(waited) < 7 * (1 + HESITATION)
    assert max(waited) - min(waited) > 7, "always alike is as good as at once"


class Noting(Thinkers):
    """Plays the first move, and notes for how long it was to seem busy."""

    def __init__(self) -> None:
        self.least: list[float] = []

    async def move(
        self,
        state: State,
        seat: int,
        level: str,
        claim: Callable[[], Claim] = lambda: NOBODY,
        least: float = 0.0,
    ) -> str:
        self.least.append(least)
        return state.moves(seat)[0].text


def test_a_bot_is_busy_for_as_long_with_one_move_as_with_many() -> None:
    forced, free = hidden_and_free()
    thinkers = Noting()
    for state, seat in (forced, free):
        room = new_room("broom_service", 4, {}, seeded(1))
        room.state = state
        live = Live(room, cast(Store, None), thinkers, Limits(pace=7.0))
        asyncio.run(live.best_move(state, seat, "grandmaster"))
    assert thinkers.least == [occupied("grandmaster")] * 2 and thinkers.least[0] > 0


def hidden_and_free() -> tuple[tuple[State, int], tuple[State, int]]:
    """A moment when somebody has one move only and nobody else can know that, and one with a choice."""
    forced = next(
        (state, seat)
        for state, seat in forced_moments("broom_service", 4, "pass")
        if not commonly_known(state, seat, others_of(state, seat), seeded(1))
    )
    start = hx.game("broom_service").start(4, seed=1)
    return forced, (start, start.deciding[0])


async def brew(server: Server, people: list[Visitor]) -> int:
    """Everybody brews, somebody alone with the strongest; whoever it is takes a toad, as nobody has one to give."""
    best = max(side(people[0], 0).moves)
    for seat, person in enumerate(people):
        moves = side(person, seat).moves
        answer = await person.move(seat, best if seat == 0 else min(moves))
        assert isinstance(answer, Ack)
    await settled(server, *people)
    last = side(people[0], 0).rows[-1]
    return int(last["seat"])


def brews_apart(people: list[Visitor]) -> bool:
    """Three kinds in every hand, and the strongest of the first is not the weakest of the other."""
    first, other = (side(person, seat).moves for seat, person in enumerate(people))
    return len(first) == len(other) == 3 and max(first) != min(other)


def forced_rows(person: Visitor, seat: int) -> list[dict[str, Any]]:
    return [row for row in side(person, seat).rows if row.get("forced")]


def test_the_only_move_is_made_and_told_to_whoever_it_was_made_for(server: Server) -> None:
    async def scenario() -> None:
        people = await server.party("toy_cauldron", people=2)
        # With two alike in hand after the first round, the next brew would be made for her as well.
        while not brews_apart(people):
            await close(*people)
            people = await server.party("toy_cauldron", people=2)
        winner = await brew(server, people)
        room = server.live(people[0].table).room
        # A lucky roll brings two toads.
        assert [row.forced for _, row in room.line] in ([False, False, True], [False, False, True, True])
        shown = forced_rows(people[winner], winner)
        assert {(row["seat"], row["move"]) for row in shown} == {(winner, "take")}
        assert forced_rows(people[1 - winner], 1 - winner) == []
        await close(*people)

    asyncio.run(scenario())


def test_undo_takes_it_along_and_redo_brings_all_back(server: Server) -> None:
    """One person plays both seats: nobody has to be asked."""

    async def scenario() -> None:
        host = await server.owner()
        await host.create("toy_cauldron", 2)
        await host.sit("Ada", 0)
        await host.sit("Bea", 1)
        await host.start()
        await host.connect()
        await host.move(0, side(host, 0).moves[0])
        await settled(server, host)
        # A brew that the other one does not equal, so that somebody wins; to begin with the hands are equal.
        seen, last = side(host, 1).view, side(host, 1).moves[-1]
        await host.move(1, last)
        await settled(server, host)
        room = server.live(host.table).room
        assert [row.forced for _, row in room.line][:3] == [False, False, True]
        after, winner = side(host, 1).view, room.line[-1][1].seat
        rows = side(host, winner).undo.last_rows
        undone = await host.undo(1)
        assert isinstance(undone, Ack)
        await until(host, undone.seq)
        assert side(host, 1).view == seen and last in side(host, 1).moves and side(host, 1).undo.redo
        redone = await host.redo(1)
        assert isinstance(redone, Ack)
        await until(host, redone.seq)
        assert side(host, 1).view == after and not side(host, 1).undo.redo
        assert side(host, winner).undo.last_rows == rows
        await close(host)

    asyncio.run(scenario())


def test_another_move_ends_what_could_be_made_again(server: Server) -> None:
    async def scenario() -> None:
        people = await server.party("toy_cauldron", people=3)
        first, second, *_ = side(people[0], 0).moves
        await people[0].move(0, first)
        undone = await people[0].undo(0)
        # Somebody else's secret choice has nothing to do with it.
        await people[1].move(1, side(people[1], 1).moves[0])
        await until(people[0], undone.seq + 1)
        assert side(people[0], 0).undo.redo
        redone = await people[0].redo(0)
        assert isinstance(redone, Ack)
        await until(people[0], redone.seq)
        await people[0].undo(0)
        other = await people[0].move(0, second)
        assert isinstance(other, Ack)
        late = await people[0].redo(0)
        assert isinstance(late, Rejected) and late.code == "nothing-to-redo"
        state = server.live(people[0].table).room.state
        assert state is not None and [move.code for move in state.sealed_by(0)] == [second]
        await close(*people)

    asyncio.run(scenario())


def test_the_turn_is_restarted_only_after_a_move_of_it(server: Server) -> None:
    """At the start of a turn there is nothing of it yet: the turn before is another matter, and is asked for."""

    async def scenario() -> None:
        (person,) = await server.party("witches", people=1, bots=("random",))
        room = server.live(person.table).room
        await settled(server, person)
        while room.phase == "playing" and len(room.line) < 60:
            own = side(person, 0)
            assert own.undo.turn is None or room.line[-1][1].seat == 0
            assert all(room.rows[number - 1].seat == 0 for number in own.undo.turn_rows)  # type: ignore[union-attr]
            assert own.undo.last is None or own.undo.last_rows[-1] == room.line[-1][0]
            await person.move(0, own.moves[0])
            await settled(server, person)
        await close(person)

    asyncio.run(scenario())
