"""Nobody waits until all of the memory has been looked through: what people leave behind is given back without."""

import asyncio
import gc
import sys
import threading
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from hexenkessel.table import house
from hexenkessel.table.client import Visitor
from hexenkessel.table.limits import Limits
from tests.table.tables import Server, close, running, settled
from tests.waiting import until_so


@contextmanager
def nothing_looked_through() -> Iterator[None]:
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def what_serves(server: Server, people: list[Visitor]) -> list[weakref.ref[Any]]:
    """What the server has for these people's connections, and for their table."""
    live = server.live(people[0].table)
    lines = [getattr(listener.write_now, "__self__", None) for listener in live.listeners]
    assert len(lines) == len(people) and None not in lines
    return [weakref.ref(thing) for thing in (*live.listeners, *lines, live, live.room)]


@pytest.mark.parametrize("politely", [True, False])
def test_closed_sockets_and_forgotten_tables_are_given_back(server: Server, politely: bool) -> None:
    """However a line ended, and after a bot has moved."""

    async def scenario() -> None:
        people = await server.party(people=2, bots=("thumb",), start=3)
        await settled(server, *people)
        left = what_serves(server, people)
        for person in people:
            assert person.socket is not None and person.listening is not None
            if not politely:
                person.listening.cancel()  # it does not come back
                person.socket.transport.abort()
        await close(*people)
        await until_so(lambda: server.live(people[0].table).idle)
        del server.house.tables[people[0].table]
        await until_so(lambda: [ref() for ref in left] == [None] * len(left))

    with nothing_looked_through():
        asyncio.run(scenario())


def looked_through(server: Server) -> list[int]:
    """Which generations are, when the house clears up."""
    found: list[int] = []
    here = threading.get_ident()

    def note(phase: str, about: dict[str, int]) -> None:
        if phase == "start" and threading.get_ident() == here:
            found.append(about["generation"])

    with nothing_looked_through():
        gc.callbacks.append(note)
        server.house.clear_up()
        gc.callbacks.remove(note)
    return found


def test_a_full_house_is_not_kept_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(server: Server) -> None:
        await until_so(lambda: server.house.furnished)
        people = await server.party(people=2)
        monkeypatch.setattr(house, "FEW_BLOCKS", -1_000_000_000)
        assert looked_through(server) == []
        await close(*people)
        await until_so(lambda: not server.house.sockets)
        assert looked_through(server) == [2]  # nobody is there
        monkeypatch.setattr(house, "FEW_BLOCKS", 1_000_000_000)
        people = await server.party(people=2)
        assert looked_through(server) == [2]  # it takes no time
        await close(*people)

    with running(tmp_path) as server:
        asyncio.run(scenario(server))


def test_a_thread_that_computes_hands_over_soon(tmp_path: Path) -> None:
    """What that is worth for people at a table was measured (house.py); here is seen that every house does it."""
    sys.setswitchinterval(0.005)  # Python's own
    server = Server(tmp_path, Limits())
    try:
        assert sys.getswitchinterval() == pytest.approx(house.HAND_OVER)
    finally:
        server.stop()
