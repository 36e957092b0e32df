"""`hexenkessel load`: what it tells is what was measured, and what was not, it does not tell."""

import asyncio
import os
import signal
import time
from pathlib import Path

import pytest

from hexenkessel.table import load
from hexenkessel.table.client import Visitor
from hexenkessel.table.load import Seen, Wait, Waits
from tests.table.tables import running
from tests.waiting import PATIENCE, until_so


def test_before_and_during_an_attack_all_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "COOKIES", 4)
    # A busy machine gets more time.
    for seconds in (1.5, 6.0, 24.0):
        calm, attacked, bots = load.compare("doors", clients=2, seconds=seconds, think=0.02, game="blackmore")
        as_long = all(half.seconds == pytest.approx(seconds, rel=0.5) for half in (calm, attacked))
        if as_long and min(calm.moves, attacked.moves) > 10 and "nothing" not in bots:
            break
    for half in (calm, attacked):
        assert half.moves > 10 and half.rejected == 0
        assert half.work is not None and half.work > 0 and half.seconds == pytest.approx(seconds, rel=0.5)
        assert half.echoes.count > 10 and 0 < half.echoes.p50 <= half.echoes.p99 <= half.echoes.worst
    assert "nothing was measured" not in bots


def test_the_echo_waits_while_the_machine_stands_still() -> None:
    """Here only its own process does. It is asked on, so that it is not one of many that waited."""

    async def scenario() -> list[Wait]:
        echoes: list[Wait] = []
        with load.echo_of_this_run() as (port, pid):
            asking = asyncio.create_task(load.ask_echo(port, time.perf_counter() + PATIENCE, echoes))
            await until_so(lambda: len(echoes) >= 3)
            os.kill(pid, signal.SIGSTOP)
            await asyncio.sleep(1.0)
            os.kill(pid, signal.SIGCONT)
            waited = len(echoes)
            await until_so(lambda: len(echoes) >= waited + 10)
            asking.cancel()
        return echoes

    waits = Waits.of(asyncio.run(scenario()))
    assert waits.worst >= 900 and waits.long >= 5, waits


def test_after_a_game_against_bots_another_one_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(load, "LEVEL", "child")
    tables: list[str] = []
    seat_bots = load.seat_bots

    async def counted(host: Visitor, game: str) -> Visitor:
        visitor = await seat_bots(host, game)
        tables.append(visitor.table)
        return visitor

    monkeypatch.setattr(load, "seat_bots", counted)
    with running(tmp_path) as server:

        async def scenario() -> None:
            host = await server.owner()
            waits: list[Wait] = []
            friend = await load.seat_bots(host, "blackmore")
            until = time.perf_counter() + PATIENCE
            playing = asyncio.create_task(load.play_bots(host, friend, "blackmore", until, waits))
            await until_so(lambda: len(tables) >= 2)
            first = len(waits)
            await until_so(lambda: len(waits) > first > 0)
            assert tables[0] != tables[1] == host.table
            playing.cancel()

        asyncio.run(scenario())


def test_each_half_has_what_was_sent_in_it() -> None:
    seen = Seen(
        moves=[(10.0, 0.001), (10.5, 0.051), (11.0, 0.002), (11.2, 0.003)],
        echoes=[(10.1, 0.0001), (11.1, 0.2)],
        refused=[11.2],
    )
    calm = seen.between((10.0, 5.0), (11.0, 5.004))
    attacked = seen.between((11.0, 5.004), (13.0, 5.01))
    assert (calm.moves, calm.rejected, calm.waits.long, calm.echoes.long) == (2, 0, 1, 0)
    assert (attacked.moves, attacked.rejected, attacked.waits.long, attacked.echoes.long) == (2, 1, 0, 1)
    assert calm.work == pytest.approx(2.0) and attacked.work == pytest.approx(3.0)
    assert "2 moves, 2 moves/s" in str(calm) and "2.00 ms of the server's processor a move" in str(calm)
    assert "1 of 2 more than 50 ms" in str(calm) and "0 of 1 more than 50 ms" in str(calm)
    assert "2 moves, 1 moves/s" in str(attacked) and "1 refused" in str(attacked)


def test_what_was_not_measured_is_not_told_as_nought() -> None:
    assert str(Waits.of([])) == Waits.of([]).brief == "nothing was measured"
    nothing = Seen().between((10.0, None), (11.0, None))
    assert nothing.work is None and "unknown ms of the server's processor" in str(nothing)
    assert "acknowledged: nothing was measured" in str(nothing) and "p50" not in str(nothing)
