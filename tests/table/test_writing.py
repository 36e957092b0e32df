"""Views are written from what is known already; they must be those that the kernel gives, in every game, at every moment."""

import random

import msgspec
import pytest

from hexenkessel import shelf
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
