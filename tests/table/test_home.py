"""A house in this process: the same frames and the same permissions, over memory; and what only whoever owns it may do."""

import asyncio
import json
import logging
import stat
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

import hexenkessel as hx
from hexenkessel.bots.thinkers import Thinkers
from hexenkessel.bots.workers import Failed, Stopped
from hexenkessel.kernel.errors import HexenkesselError
from hexenkessel.table.client import Refused
from hexenkessel.table.home import DATABASE, JOURNAL, KEY, Home, Housemate
from hexenkessel.table.laying import Place
from hexenkessel.table.protocol import Ack, Explained, Looked, Rejected, Trouble
from hexenkessel.table.tokens import new_token
from tests.table.tables import close
from tests.waiting import PATIENCE

GAME = hx.game("blackmore")
PARTY = [Place("Esme"), Place("", "random"), Place("Nanny", "thumb")]


def at_home(work: Coroutine[Any, Any, None]) -> None:
    async def patiently() -> None:
        async with asyncio.timeout(PATIENCE):
            await work

    asyncio.run(patiently())


async def sit(home: Home, table: str) -> Housemate:
    player = Housemate(home, table)
    await player.connect()
    return player


async def my_turn(player: Housemate) -> list[int]:
    """The moves, when they are asked for."""
    while not player.sides[0].moves:
        await player.next()
    return player.sides[0].moves


async def make(player: Housemate, move: int) -> None:
    answer = await player.move(0, move)
    assert isinstance(answer, Ack), answer
    while player.seq < answer.seq:
        await player.next()


def test_a_game_with_undo_and_a_rematch(tmp_path: Path) -> None:
    async def work() -> None:
        home = Home(tmp_path, pace=0.0)
        player = await sit(home, await home.lay(GAME, {"start": 1}, PARTY))
        room = player.room
        assert room is not None and room.commitment is not None and room.phase == "playing"
        assert [(seat.name, seat.level) for seat in room.seats] == [
            ("Esme", None),
            (None, "random"),
            ("Nanny", "thumb"),
        ]
        before = player.sides[0].view
        await make(player, (await my_turn(player))[0])
        await my_turn(player)
        answer = await player.undo(0)
        assert isinstance(answer, Ack)
        while player.seq < answer.seq:
            await player.next()
        assert player.sides[0].view == before
        while not player.sides[0].view or not player.sides[0].view["over"]:
            if player.sides[0].moves:
                await make(player, player.sides[0].moves[0])
            else:
                await player.next()
        assert hx.replay(await player.record()).over and not await home.running()
        following = await player.rematch()
        await following.connect()
        assert following.room is not None and following.room.seats == room.seats
        await close(player, following)
        await home.close()

    at_home(work())


@pytest.mark.parametrize("fault", [Stopped(), Failed("Traceback …")])
def test_a_bot_without_an_answer_says_so_in_a_file(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    fault: Exception,
) -> None:
    """A picture that fills the terminal has no place for it. That a busy machine kept the bot from thinking needs no
    trace."""

    async def think(*_: object, **__: object) -> str:
        raise fault

    monkeypatch.setattr(Thinkers, "move", think)
    # As outside of tests, where nobody else listens to what is logged.
    monkeypatch.setattr(logging.getLogger(), "handlers", [])

    async def work() -> None:
        home = Home(tmp_path, pace=0.0)
        player = await sit(home, await home.lay(GAME, {"start": 2}, PARTY))
        await my_turn(player)
        await player.close()
        await home.close()

    at_home(work())
    assert capsys.readouterr().err == ""
    assert logging.getLogger().handlers == []
    lines = [json.loads(line) for line in (tmp_path / JOURNAL).read_text(encoding="utf-8").splitlines()]
    assert lines and all("draws lots" in line["message"] for line in lines)
    assert all(("trace" in line) == isinstance(fault, Failed) for line in lines)


def test_permissions_are_those_of_a_server(tmp_path: Path) -> None:
    async def work() -> None:
        home = Home(tmp_path, pace=PATIENCE)
        table = await home.lay(GAME, {"start": 2}, PARTY)
        player = await sit(home, table)
        assert list(player.sides) == [0]
        for answer in (await player.move(1, "play B1"), await player.undo(2)):
            assert isinstance(answer, Rejected) and answer.code == "not-your-seat"
        explained = await player.explain(0, touches=("trump",))
        assert isinstance(explained, Explained) and not explained.legal
        assert isinstance(await player.explain(1, touches=("trump",)), Trouble)
        with pytest.raises(HexenkesselError, match="table-error-not-over"):
            await player.record()
        with pytest.raises(HexenkesselError, match="table-error-not-over"):
            await player.rematch()
        stranger = Housemate(home, table)
        stranger.token = new_token()
        with pytest.raises(Refused) as refused:
            await stranger.connect()
        assert refused.value.status == 4401
        with pytest.raises(Refused, match="shell-error-unknown-table"):
            await sit(home, "bcdfghjkmnpq")
        spectator = Housemate(home, table)
        spectator.token = None
        await spectator.connect()
        assert list(spectator.sides) == [None]
        await close(player, spectator)
        await home.close()

    at_home(work())
    assert all(stat.S_IMODE((tmp_path / name).stat().st_mode) == 0o600 for name in (DATABASE, KEY))


def test_a_seed_of_ones_own_is_dealt_and_not_sealed(tmp_path: Path) -> None:
    """The deal is the seed's; it comes out of the log again, and can be looked back at."""
    first = GAME.start(3, seed=7, start=1)

    async def work() -> None:
        home = Home(tmp_path, pace=PATIENCE)
        table = await home.lay(GAME, first.options, PARTY, first.record)
        player = await sit(home, table)
        assert player.room is not None and player.room.commitment is None
        assert player.sides[0].view == first.view(0)
        await make(player, (await my_turn(player))[0])
        moved = player.sides[0].view
        await player.close()
        await home.close()
        home = Home(tmp_path, pace=PATIENCE)
        assert [room.table for room in await home.running()] == [table]
        player = await sit(home, table)
        assert player.sides[0].view == moved
        looked = await player.look(player.sides[0].rows[-1]["seq"] - 1)
        assert isinstance(looked, Looked) and looked.sides[0].view == first.view(0)
        await player.close()
        await home.close()

    at_home(work())


def test_two_terminals_at_one_table(tmp_path: Path) -> None:
    """Whoever was slower is told so and sees what happened; no row is written twice."""

    async def work() -> None:
        homes = [Home(tmp_path, pace=PATIENCE), Home(tmp_path, pace=PATIENCE)]
        table = await homes[0].lay(GAME, {"start": 1}, PARTY)
        one, other = [await sit(home, table) for home in homes]
        move = (await my_turn(one))[0]
        await make(one, move)
        answer = await other.move(0, move)
        assert isinstance(answer, Rejected) and answer.code == "stale"
        while other.sides[0].view != one.sides[0].view:
            await other.next()
        await close(one, other)
        for home in homes:
            await home.close()

    at_home(work())
