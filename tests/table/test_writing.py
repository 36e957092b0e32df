"""Views are written from what is known already; they must be those that the kernel gives, in every game, at every moment."""

import random
from typing import Any

import msgspec
import pytest

from hexenkessel import shelf
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.state import State
from hexenkessel.table import wishes
from hexenkessel.table.laying import first_row
from hexenkessel.table.room import Room
from hexenkessel.table.rows import Joined

MOVES = 120


@pytest.mark.parametrize("here", [True, False], ids=["moved here", "moved elsewhere"])
@pytest.mark.parametrize("game", shelf.games())
def test_what_is_written_is_what_is_seen(game: str, here: bool) -> None:
    """A move that another server has made changes the position itself, one of our own a copy of it."""
    draw = random.Random(7)
    room = started_room(game)
    for number in range(MOVES):
        state = room.state
        if state is None or state.over:
            break
        seat = draw.choice(state.deciding)
        plan = wishes.play(room, seat, draw.choice(state.moves(seat)).text)
        for row in plan.rows:
            room.add(row, plan.state if here else None)
        assert room.state is not None
        for looking in (*range(room.players), None):
            view = room.view(looking)
            assert view is not None and msgspec.json.decode(view) == room.state.view(looking), number
    assert room.line


@pytest.mark.parametrize("game", shelf.games())
def test_what_all_see_is_looked_at_once(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And it is no part of what each of them sees besides: together they are the view."""
    room = started_room(game)
    kind = type(room.game)
    really = kind.look_open
    looked: list[State] = []

    def look_open(self: Game, state: State) -> dict[str, Any]:
        looked.append(state)
        return really(self, state)

    monkeypatch.setattr(kind, "look_open", look_open)
    for _ in range(5):
        before = room.state
        assert before is not None
        plan = wishes.play(room, before.deciding[0], before.moves(before.deciding[0])[0].text, by_bot=True)
        for row in plan.rows:
            room.add(row, plan.state)
        looked.clear()
        for looking in (*range(room.players), None):
            room.view(looking)
        assert looked == [room.state]
    after = room.state
    assert after is not None
    fields = [*room.game.seen_by_all(after), *room.game.seen_by(after, 0)]
    assert sorted(fields) == sorted(room.game.view_shape().shapes)


def started_room(game: str) -> Room:
    found = shelf.game(game)
    players = found.players[-1]
    created = first_row(found, players, {}, "host")
    room = Room("table", created)
    room.add(created)
    for seat in range(players):
        room.add(Joined(at=1, seat=seat, name=str(seat), token=f"token {seat}"))
    for row in wishes.start(room, "host", bytes(range(32))).rows:
        room.add(row)
    return room
