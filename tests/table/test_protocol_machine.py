"""The protocol against a model: clients that repeat, reorder, resend, lie and vanish; the model is the committed log.

Every tab is a raw socket. After every step the server's log is the model's, and every tab that asks is shown the same.
"""

import asyncio
import json
from typing import Any

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from websockets.asyncio.client import ClientConnection

from hexenkessel import State
from hexenkessel.kernel.agenda import Sealed
from hexenkessel.table.client import Visitor
from hexenkessel.table.protocol import PROTO
from hexenkessel.table.rows import Asked, Closed, Moved, Undone
from tests.table.tables import Server
from tests.waiting import PATIENCE, until_so


class Tab:
    """One browser tab: a socket, and the last row that it has been told of."""

    def __init__(self, seat: int, socket: ClientConnection) -> None:
        self.seat = seat
        self.socket = socket
        self.seen = 0
        self.rows: list[dict[str, Any]] = []
        self.view: Any = None

    async def send(self, frame: Any) -> None:
        await self.socket.send(frame if isinstance(frame, str) else json.dumps(frame))

    async def receive(self, *kinds: str) -> dict[str, Any]:
        """The next frame of one of these kinds; news on the way is taken in."""
        async with asyncio.timeout(PATIENCE):
            while True:
                frame: dict[str, Any] = json.loads(await self.socket.recv())
                if frame["type"] in ("snapshot", "events"):
                    self.take(frame)
                if frame["type"] in kinds:
                    return frame

    def take(self, frame: dict[str, Any]) -> None:
        assert frame["type"] == "snapshot" or frame["from"] <= self.seen, "the server left a gap"
        fresh = (
            [] if frame["type"] == "snapshot" else [row for row in self.rows if row["seq"] <= frame["from"]]
        )
        self.rows = fresh + frame["sides"][0]["rows"]
        self.seen = frame["seq"]
        self.view = frame["sides"][0]["view"]


class Tables(RuleBasedStateMachine):
    server: Server
    game = "blackmore"
    players = 2

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.tabs: list[Tab] = []
        self.people: list[Visitor] = []
        # The model: the moves that count as (row, seat, text), and what every wish was answered with.
        self.line: list[tuple[int, int, str]] = []
        self.head = 0
        self.position = 0
        self.choice = 0
        self.answers: dict[tuple[int, str], tuple[int, str]] = {}
        self.wishes = 0
        # Somebody asked to take something back; the next move closes that with a row of its own.
        self.asking = False

    def run(self, work: Any) -> Any:
        return self.loop.run_until_complete(work)

    def teardown(self) -> None:
        for tab in self.tabs:
            self.run(tab.socket.close())
        self.loop.close()

    # -- the model ------------------------------------------------------------------------------------------------

    def state(self) -> State:
        """The position, played again from the log by the kernel alone."""
        room = self.server.live(self.people[0].table).room
        state = room.game.begin(room.players, room.secret, room.options, False)
        for _, seat, move in self.line:
            state.play(seat, move)
        return state

    def accept(self, seat: int, move: str, idem: str, seq: int) -> None:
        self.follow(seq)
        assert seq == self.head + 1
        self.count(seat, move, seq)
        self.answers[seat, idem] = (seq, move)

    def count(self, seat: int, move: str, seq: int) -> None:
        self.head = self.position = seq
        self.line.append((seq, seat, move))
        if not self.state().sealed:
            self.choice = seq

    def follow(self, before: int) -> None:
        """What the table has written by itself: a request that a move overtakes is closed, and the only legal move made."""
        for seq in range(self.head + 1, before):
            row = self.rows()[seq - 1]
            if isinstance(row, Closed):
                assert self.asking
                self.asking, self.head = False, seq
                continue
            assert isinstance(row, Moved) and row.forced
            assert [move.text for move in self.state().moves(row.seat)] == [row.move]
            self.count(row.seat, row.move, seq)

    def oldest_base(self) -> int:
        return self.choice if isinstance(self.state().choice, Sealed) else self.position

    def new_idem(self) -> str:
        self.wishes += 1
        return f"wish {self.wishes}"

    # -- what clients do ------------------------------------------------------------------------------------------

    @initialize()
    def sit_down(self) -> None:
        async def begin() -> None:
            host = await self.server.owner()
            await host.create(self.game, self.players)
            self.people = [host] + [await self.server.friend(host.table) for _ in range(self.players - 1)]
            for seat, person in enumerate(self.people):
                await person.sit(f"Person {seat}", seat)
            await host.start()
            for seat in range(self.players):
                await self.open_tab(seat, 0)

        self.run(begin())
        self.head = self.position = self.choice = self.tabs[0].seen

    async def open_tab(self, seat: int, since: int) -> Tab:
        person = self.people[seat]
        tab = Tab(seat, await person.open_socket())
        self.tabs.append(tab)
        tab.seen = since
        hello = {
            "type": "hello",
            "table": person.table,
            "token": person.token,
            "since": since,
            "proto": PROTO,
        }
        await tab.send(hello)
        frame = await tab.receive("snapshot", "events")
        assert frame["type"] == ("snapshot" if since in (0, *range(self.head + 1, 10**6)) else "events")
        return tab

    def a_tab(self, data: st.DataObject, seat: int | None = None) -> Tab:
        return data.draw(st.sampled_from([tab for tab in self.tabs if seat is None or tab.seat == seat]))

    @precondition(lambda self: not self.state().over)
    @rule(data=st.data())
    def move(self, data: st.DataObject) -> None:
        """A legal move with any base: accepted if the base is new enough, else stale."""
        state = self.state()
        seat = data.draw(st.sampled_from(state.deciding))
        tab = self.a_tab(data, seat)
        move = data.draw(st.sampled_from(state.moves(seat)))
        base = data.draw(st.sampled_from([self.head] * 4 + [*range(self.head + 3)]))
        idem = self.new_idem()
        wanted = data.draw(st.sampled_from([move.text, move.code]))
        frame = {"type": "move", "idem": idem, "seat": seat, "base": base, "move": wanted}
        self.run(tab.send(frame))
        answer = self.run(tab.receive("ack", "reject"))
        assert answer["idem"] == idem
        if self.oldest_base() <= base <= self.head:
            assert answer["type"] == "ack", answer
            self.accept(seat, move.text, idem, answer["seq"])
        else:
            assert (answer["type"], answer["code"]) == ("reject", "stale")

    @precondition(lambda self: self.answers)
    @rule(data=st.data())
    def send_again(self, data: st.DataObject) -> None:
        """The same wish, from any tab of the seat, even with another move and base in it: the stored answer."""
        (seat, idem), (seq, move) = data.draw(st.sampled_from(sorted(self.answers.items())))
        tab = self.a_tab(data, seat)
        other = data.draw(st.sampled_from([move, "keep", "play B1", 3]))
        frame = {
            "type": "move",
            "idem": idem,
            "seat": seat,
            "base": data.draw(st.integers(0, self.head)),
            "move": other,
        }
        for _ in range(data.draw(st.integers(1, 3))):
            self.run(tab.send(frame))
            answer = self.run(tab.receive("ack", "reject"))
            assert answer == {"type": "ack", "idem": idem, "seq": seq}

    @precondition(lambda self: not self.state().over)
    @rule(data=st.data())
    def all_at_once(self, data: st.DataObject) -> None:
        """Several moves on the same base, none waiting for the other's answer: the first that fits wins."""
        state = self.state()
        seat = data.draw(st.sampled_from(state.deciding))
        tab = self.a_tab(data, seat)
        moves = data.draw(st.lists(st.sampled_from(state.moves(seat)), min_size=2, max_size=4))
        idems = [self.new_idem() for _ in moves]
        base = self.head
        for idem, move in zip(idems, moves, strict=True):
            self.run(tab.send({"type": "move", "idem": idem, "seat": seat, "base": base, "move": move.text}))
        for idem, move in zip(idems, moves, strict=True):
            answer = self.run(tab.receive("ack", "reject"))
            assert answer["idem"] == idem
            fits = self.oldest_base() <= base and self.state().explain(seat, move) is None
            assert (answer["type"] == "ack") == fits, answer
            if fits:
                self.accept(seat, move.text, idem, answer["seq"])

    @rule(data=st.data(), move=st.sampled_from(["keep", "play B1", "lay W9", "brew toad", "", 0, 5, 10**6]))
    def try_anything(self, data: st.DataObject, move: str | int) -> None:
        """Somebody else's seat, a move that is not there, one that is not legal: refused, and nothing changes."""
        tab = self.a_tab(data)
        seat = data.draw(st.integers(0, 7))
        state = self.state()
        if seat == tab.seat and state.explain(seat, move) is None:
            return
        self.run(
            tab.send({"type": "move", "idem": self.new_idem(), "seat": seat, "base": self.head, "move": move})
        )
        answer = self.run(tab.receive("ack", "reject"))
        expected = "not-your-seat" if seat != tab.seat else "not-playing" if state.over else "illegal"
        assert (answer["type"], answer["code"]) == ("reject", expected)

    @rule(
        data=st.data(),
        text=st.sampled_from(["", "{", "[1]", '{"type":"move"}', '{"type":"nothing"}', "\0"])
        | st.text(max_size=40),
    )
    def garbage(self, data: st.DataObject, text: str) -> None:
        tab = self.a_tab(data)
        self.run(tab.send(text))
        assert self.run(tab.receive("error"))["key"] == "table-error-frame"

    @precondition(lambda self: self.line)
    @rule(data=st.data(), turn=st.booleans())
    def take_back(self, data: st.DataObject, turn: bool) -> None:
        """It happens at once, or the other seat is asked, or there is nothing to take."""
        tab = self.a_tab(data)
        self.run(
            tab.send(
                {"type": "undo", "idem": self.new_idem(), "seat": tab.seat, "base": self.head, "turn": turn}
            )
        )
        answer = self.run(tab.receive("ack", "reject"))
        if answer["type"] == "reject":
            assert answer["code"] in ("nothing-to-undo", "not-playing")
            return
        row = self.rows()[answer["seq"] - 1]
        self.head = answer["seq"]
        self.asking = isinstance(row, Asked)
        if isinstance(row, Undone):
            before = self.position
            self.line = [made for made in self.line if made[0] not in row.rows]
            self.position = answer["seq"]
            if not isinstance(self.state().choice, Sealed) or min(row.rows) <= self.choice:
                self.choice = answer["seq"]
            assert max(row.rows) <= before and not row.asked
        else:
            assert isinstance(row, Asked) and row.voters == [1 - tab.seat]

    def rows(self) -> list[Any]:
        return self.server.live(self.people[0].table).room.rows

    @rule(data=st.data(), seat=st.integers(0, 1))
    def another_tab(self, data: st.DataObject, seat: int) -> None:
        if len(self.tabs) < 5:
            self.run(
                self.open_tab(
                    seat, data.draw(st.sampled_from([0, 1, self.head // 2, self.head, self.head + 5]))
                )
            )

    @precondition(lambda self: len(self.tabs) > 2)
    @rule(data=st.data(), politely=st.booleans())
    def close_tab(self, data: st.DataObject, politely: bool) -> None:
        spare = [tab for tab in self.tabs if sum(other.seat == tab.seat for other in self.tabs) > 1]
        if spare:
            tab = data.draw(st.sampled_from(spare))
            self.tabs.remove(tab)
            if politely:
                self.run(tab.socket.close())
            else:
                tab.socket.transport.abort()

    @rule(data=st.data())
    def resume(self, data: st.DataObject) -> None:
        tab = self.a_tab(data)
        since = min(tab.seen, data.draw(st.integers(0, self.head)))
        self.run(tab.send({"type": "resume", "since": since}))
        while self.run(tab.receive("snapshot", "events"))["seq"] < self.head:
            pass
        assert tab.view == json.loads(json.dumps(self.state().view(tab.seat)))

    @invariant()
    def the_log_is_the_model(self) -> None:
        if not self.people:
            return
        table = self.server.live(self.people[0].table)
        self.run(until_so(lambda: not (table.thinking or table.performing)))
        rows = self.rows()
        self.follow(len(rows) + 1)
        assert len(rows) == self.head
        state = self.state()
        assert all(len(state.moves(seat)) > 1 for seat in state.deciding), "the table has left a forced move"
        moves = {seq: row for seq, row in enumerate(rows, 1) if isinstance(row, Moved)}
        assert all((moves[seq].seat, moves[seq].move) == (seat, move) for seq, seat, move in self.line)
        live = self.server.live(self.people[0].table).room
        assert live.state is not None and live.state.dump() == self.state().dump()
        for tab in self.tabs:
            numbers = [row["seq"] for row in tab.rows]
            assert numbers == sorted(set(numbers))


@pytest.mark.parametrize(("game", "players"), [("blackmore", 2), ("toy_cauldron", 2)])
def test_clients_that_repeat_reorder_lie_and_vanish(
    server: Server, game: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    # What a machine did can only be done again with the same cards.
    monkeypatch.setattr("hexenkessel.table.api.new_secret", lambda: b"the same secret every time")
    machine = type("Machine", (Tables,), {"server": server, "game": game, "players": players})
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=max(1, settings().max_examples // 12),
            stateful_step_count=25,
            # A real server is slow to ask again a thousand times for a shorter example.
            phases=(Phase.explicit, Phase.generate),
        ),
    )
