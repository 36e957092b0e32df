"""Whole games over real sockets: people, bots, a spectator, records, proof, rematch, coming back."""

import asyncio
import json
import re
from typing import Any

import hexenkessel as hx
from hexenkessel.kernel.dice import commitment
from hexenkessel.table.client import Visitor
from hexenkessel.table.protocol import Ack, Events, Explained, Hinted, Looked, Rejected, Trouble
from tests.table.tables import Server, close, deciding, make_move, next_of, side, until
from tests.waiting import PATIENCE


def test_two_people_two_bots_and_a_spectator_play_to_the_end(server: Server) -> None:
    async def scenario() -> None:
        people = await server.party(people=2, bots=("random", "thumb"))
        watcher = await server.spectator(people[0].table)
        async with asyncio.timeout(PATIENCE):
            while side(watcher).view and not side(watcher).view["over"]:  # type: ignore[index]
                seat = deciding(watcher)[0]
                if seat < 2 and watcher.seq == people[seat].seq and side(people[seat], seat).moves:
                    answer = await people[seat].move(seat, side(people[seat], seat).moves[0])
                    assert isinstance(answer, Ack)
                    await until(watcher, answer.seq)
                    await until(people[seat], answer.seq)
                elif seat < 2 and watcher.seq != people[seat].seq:
                    await until(people[seat], watcher.seq)
                else:
                    await until(watcher, watcher.seq + 1)
        for visitor in (*people, watcher):
            await until(visitor, watcher.seq)
            assert side(visitor).ending == "all-cards-played"
            assert visitor.room is not None and visitor.room.phase == "over"
        await check_record(people[0])
        await check_rematch(server, people)
        await close(*people, watcher)

    asyncio.run(scenario())


async def check_record(visitor: Visitor) -> None:
    """The shuffle is provable: commitment, secret and record fit together, also without the server's word."""
    assert visitor.room is not None and visitor.room.secret is not None
    assert commitment(bytes.fromhex(visitor.room.secret)) == visitor.room.commitment
    record = await visitor.call("GET", f"/api/tables/{visitor.table}/record")
    assert f"blake2b:{visitor.room.secret}" in record
    end = hx.replay(record)
    view = side(visitor, 0).view
    assert view is not None and end.scores() == view["scores"] and end.over
    proof = await visitor.call("GET", f"/api/tables/{visitor.table}/proof")
    assert proof["commitment_fits"] and proof["replay_fits"]
    body = {"record": record, "seat": 1, "commitment": visitor.room.commitment}
    replay = await visitor.call("POST", "/api/records", body)
    assert replay["commitment_fits"] is True and replay["scores"] == end.scores()
    assert len(replay["moments"]) == len(end.past_moves) + 1
    assert replay["moments"][-1]["view"] == json.loads(json.dumps(end.view(1)))
    forged = record.replace(visitor.room.secret[:4], "0000" if visitor.room.secret[:4] != "0000" else "1111")
    headings = re.sub(r"\[result .*\]", "", forged.split("\n\n")[0])
    answer = await visitor.call("POST", "/api/records", {**body, "record": headings})
    assert answer["commitment_fits"] is False


async def check_rematch(server: Server, people: list[Visitor]) -> None:
    """Everyone who asks gets the same table, and sits there with the old token."""
    path = f"/api/tables/{people[0].table}/rematch"
    first = await people[0].call("POST", path)
    second = await people[1].call("POST", path)
    assert first == second
    frame = await next_of(people[1], Events)
    assert isinstance(frame, Events) and frame.room.rematch == first["table"]
    again = Visitor(server.address, first["table"], people[1].token)
    again.cookie = people[1].cookie
    await again.connect()
    assert again.room is not None and again.room.previous == people[1].table
    assert [seat.kind for seat in again.room.seats] == ["person", "person", "bot", "bot"]
    await again.start()
    await next_of(again, Events)
    assert 1 in again.sides
    await again.close()


def test_hot_seat_one_device_plays_both_sides(server: Server) -> None:
    async def scenario() -> None:
        host = await server.owner()
        await host.create("blackmore", 2)
        await host.sit("Ada", 0)
        await host.sit("Bea", 1)
        await host.start()
        await host.connect()
        assert set(host.sides) == {0, 1}
        for seat in (0, 1):
            view = host.sides[seat].view
            assert view is not None and view["seat"] == seat
        async with asyncio.timeout(PATIENCE):
            while not (host.sides[0].view or {})["over"]:
                seat = deciding(host)[0]
                if moves := host.sides[seat].moves:
                    await host.move(seat, moves[-1])
                await until(host, host.seq + 1)
        await close(host)

    asyncio.run(scenario())


def test_toy_game_with_choices_at_once(server: Server) -> None:
    """Both choose at the same time, on the same base; the second is not stale."""

    def hand_of(visitor: Visitor, seat: int) -> list[str]:
        view = side(visitor, seat).view
        assert view is not None
        return list(view["hand"])

    def brew(visitor: Visitor, seat: int) -> str:
        """Of what one holds most: with only one kind left, the table would choose the second ingredient at once."""
        hand = hand_of(visitor, seat)
        return f"brew {max(hand, key=hand.count)}"

    async def scenario() -> None:
        people = await server.party("toy_cauldron", people=2, brew=2)
        while any(len(set(hand_of(person, seat))) == 1 for seat, person in enumerate(people)):
            await close(*people)
            people = await server.party("toy_cauldron", people=2, brew=2)  # one in hundreds
        watcher = await server.spectator(people[0].table)
        base = people[1].seq
        first = await people[0].move(0, brew(people[0], 0))
        assert isinstance(first, Ack)
        await until(people[0], first.seq)
        # The others may not even notice half a secret choice.
        assert people[1].seq == base and watcher.seq == base
        second = await people[1].move(1, brew(people[1], 1))
        assert isinstance(second, Ack) and second.seq == first.seq + 1
        await until(people[1], second.seq)
        again = await people[0].move(0, side(people[0], 0).moves[0])
        assert isinstance(again, Ack)
        await until(watcher, again.seq)
        shown = [row for row in side(watcher).rows if row["kind"] == "move"]
        assert [(row["seat"], row["move"], row["events"]) for row in shown] == [
            (0, None, [{"kind": "sealed", "seat": 0}])
        ]
        await close(*people, watcher)

    asyncio.run(scenario())


def test_what_was_sent_twice_is_done_once(server: Server) -> None:
    async def scenario() -> None:
        people = await server.party()
        seat = deciding(people[0])[0]
        person = people[seat]
        frame = {"type": "move", "idem": "once", "seat": seat, "base": person.seq}
        frame["move"] = side(person, seat).moves[0]
        assert person.socket is not None
        answers: list[Any] = []
        for _ in range(3):
            future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
            person.waiting["once"] = future
            await person.socket.send(json.dumps(frame))
            answers.append(await future)
        assert [answer.seq for answer in answers] == [answers[0].seq] * 3
        assert len(server.live(person.table).room.line) == 1
        await close(*people)

    asyncio.run(scenario())


def test_wrong_wishes_are_rejected_with_reasons(server: Server) -> None:
    async def scenario() -> None:
        people = await server.party()
        seat = deciding(people[0])[0]
        other = 1 - seat
        own = side(people[seat], seat)
        illegal = next(
            card for card in ("B1", "B2", "B3", "B4", "B5", "B6", "B7") if f"play {card}" not in texts(own)
        )
        answer = await people[seat].move(seat, f"play {illegal}")
        assert isinstance(answer, Rejected) and answer.code == "illegal"
        assert (answer.reasons[0].rule, answer.reasons[0].key) == ("BM-4.1", "not-in-hand")
        answer = await people[other].move(other, own.moves[0])
        assert isinstance(answer, Rejected) and answer.reasons[0].key == "not-your-turn"
        for nonsense in ("brew toad", "", 10**9):
            answer = await people[seat].move(seat, nonsense)
            assert isinstance(answer, Rejected) and answer.reasons[0].key == "no-such-move"
        answer = await people[other].move(seat, own.moves[0])
        assert isinstance(answer, Rejected) and answer.code == "not-your-seat"
        watcher = await server.spectator(people[0].table)
        answer = await watcher.move(seat, own.moves[0])
        assert isinstance(answer, Rejected) and answer.code == "not-your-seat"
        before = people[seat].seq
        await make_move(people)
        people[seat].seq = before  # as if the news had not come yet
        answer = await people[seat].move(seat, own.moves[1])
        assert isinstance(answer, Rejected) and answer.code == "stale"
        assert len(server.live(people[0].table).room.line) == 1
        await close(*people, watcher)

    asyncio.run(scenario())


def texts(own: Any) -> list[str]:
    return [hx.game("blackmore").move(code).text for code in own.moves]


def test_explain_look_and_hint(server: Server) -> None:
    async def scenario() -> None:
        people = await server.party()
        seat = deciding(people[0])[0]
        person = people[seat]
        own = side(person, seat)
        assert own.view is not None
        held = own.view["hand"][0]
        legal = await person.explain(seat, touches=(f"hand:{held}",))
        assert isinstance(legal, Explained) and legal.legal and not legal.reasons
        keep = await person.explain(seat, touches=("trump",))
        assert isinstance(keep, Explained) and keep.reasons[0].key == "no-choice-now"
        nothing = await person.explain(seat, touches=("the moon",))
        assert isinstance(nothing, Explained) and nothing.reasons[0].key == "no-such-move"
        foreign = await person.explain(1 - seat, f"play {held}")
        assert isinstance(foreign, Trouble) and foreign.key == "table-error-not-your-seat"
        hint = await person.hint(seat)
        assert isinstance(hint, Hinted) and hint.thoughts[0].move.text in texts(own)
        assert hint.thoughts[0].why and hint.thoughts[0].alike and len(hint.thoughts[0].points) == 2
        chances = [thought.chance for thought in hint.thoughts]
        assert chances == sorted(chances, reverse=True)
        early = own.view
        began = person.seq
        for _ in range(6):
            await make_move(people)
        then = await person.look(began)
        assert isinstance(then, Looked) and then.sides[0].view == early
        lobby = await person.look(2)
        assert isinstance(lobby, Looked) and lobby.sides[0].view is None
        future = await person.look(10_000)
        assert isinstance(future, Trouble) and future.key == "table-error-no-row"
        await close(*people)

    asyncio.run(scenario())


def test_leave_and_come_back(server: Server) -> None:
    """A closed page keeps its seat; whoever comes back with `since` gets the missing rows, with 0 a snapshot."""

    async def scenario() -> None:
        people = await server.party()
        away = people[1]
        await away.close()
        seen = away.seq
        if deciding(people[0]) == [0]:
            await make_move(people[:1])
        back = Visitor(server.address, away.table, away.token)
        back.cookie = away.cookie
        back.seq = seen
        await back.connect()
        assert back.seq == people[0].seq
        assert all(row["seq"] > seen for row in side(back, 1).rows)
        fresh = Visitor(server.address, away.table, away.token)
        fresh.cookie = away.cookie
        await fresh.connect()
        assert side(fresh, 1).rows[0]["seq"] == 1
        assert side(fresh, 1).view == side(back, 1).view
        await close(people[0], back, fresh)

    asyncio.run(scenario())


def test_an_open_seat_of_a_running_game_is_taken_by_link(server: Server) -> None:
    async def scenario() -> None:
        people = await server.party()
        await people[1].call("DELETE", f"/api/tables/{people[1].table}/seats/1")
        heir = await server.friend(people[0].table)
        await heir.sit("Cora", 1)
        await heir.connect()
        view = side(heir, 1).view
        assert view is not None and len(view["hand"]) == 6
        await make_move([people[0], heir])
        await close(people[0], heir)

    asyncio.run(scenario())


def test_the_qr_code_leads_to_the_table(server: Server) -> None:
    server.house.addresses = ["http://192.168.0.17:8713"]

    async def scenario() -> None:
        host = await server.owner()
        await host.create("blackmore", 2)
        picture = await host.call("GET", f"/api/tables/{host.table}/qr.svg")
        assert picture.startswith("<svg") and re.search(r"<path ", picture)

    try:
        asyncio.run(scenario())
    finally:
        server.house.addresses = []
