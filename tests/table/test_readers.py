"""Games are played again in processes that can be stopped: nobody else waits, however long it takes."""

import asyncio
import json
import statistics
import time
from pathlib import Path
from typing import Any

import pytest

import hexenkessel as hx
from hexenkessel.table import replays
from hexenkessel.table.client import Refused
from hexenkessel.table.limits import RECORD_BYTES, RECORD_DEPTH, RECORD_MOVES
from hexenkessel.table.protocol import Looked, Trouble
from tests.table.tables import QUICK, Server, close, make_move, running
from tests.waiting import PATIENCE

# More than a reader may use, and less than one may wait for it.
WAITS = 4.0


def endless(*_: Any) -> None:
    """What a loop without an end does in compiled code: it holds its interpreter and hears nothing."""
    while True:
        sum(range(10_000_000))


def wait(*_: Any) -> tuple[int, bytes]:
    """What a process does on a machine that has much else to do."""
    time.sleep(WAITS)
    return 200, b'{"told": "late"}'


def fail(*_: Any) -> None:
    raise KeyError("deep inside")


@pytest.fixture
def slow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A server whose readers get into a loop without end, whatever they are asked."""
    monkeypatch.setattr(replays, "answer", endless)
    monkeypatch.setattr(replays, "look_back", endless)
    monkeypatch.setattr(replays, "comes_to", endless)
    with running(tmp_path, QUICK) as server:
        server.house.readers.seconds = 1.0
        yield server


def test_a_record_that_never_ends_keeps_nobody_waiting(slow: Server) -> None:
    async def scenario() -> None:
        people = await slow.party(people=2)
        rude = await slow.friend(people[0].table)
        sent = asyncio.create_task(rude.call("POST", "/api/records", {"record": "whatever"}))
        asked = asyncio.create_task(people[0].look(3))
        waits = []
        while not sent.done():
            begun = time.monotonic()
            await people[0].ping()
            waits.append(time.monotonic() - begun)
            await asyncio.sleep(0.01)
        with pytest.raises(Refused) as refused:
            await sent
        assert (refused.value.status, refused.value.key) == (400, "table-error-too-long")
        assert refused.value.facts == {"seconds": 1}
        # A server that waits with them would let every ping wait for the whole second; a busy machine one or two.
        assert len(waits) > 3 and statistics.median(waits) < 0.5
        await make_move(people)
        looked = await asked
        assert isinstance(looked, Trouble) and looked.key == "table-error-too-long"
        await close(*people)

    asyncio.run(scenario())


def test_waiting_for_a_processor_does_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "answer", wait)
    monkeypatch.setattr(replays, "BUSY", PATIENCE)
    with running(tmp_path) as server:
        server.house.readers.seconds = WAITS - 1

        async def scenario() -> None:
            guest = await server.owner()
            assert await guest.call("POST", "/api/records", {"record": "whatever"}) == {"told": "late"}

        asyncio.run(scenario())


def test_records_within_limits(server: Server) -> None:
    state = hx.game("blackmore").begin(2, 1, {}, False)
    head = hx.game("blackmore").begin(2, 1, {}, False).record
    position = json.dumps(state.dump())
    nested = "[" * 100_000
    deep = "[" * (RECORD_DEPTH + 1) + "]" * (RECORD_DEPTH + 1)
    heading = head.split("[seed")[0]
    long = head + "\n".join(f"{number} A keep" for number in range(1, RECORD_MOVES + 2))
    sent = [
        ("x" * (RECORD_BYTES + 1), 413, "table-error-record-large", None),
        (long, 400, "shell-error-broken-record", "shell-problem-record-long"),
        (f'{heading}[position "{nested}"]', 400, "shell-error-broken-record", "shell-problem-record-deep"),
        (f'{heading}[position "{deep}"]', 400, "shell-error-broken-record", "shell-problem-record-deep"),
        (f'{heading}[seed "{"9" * 5000}"]', 400, "shell-error-broken-record", "shell-problem-record-seed"),
        (head.replace('[players "2"]', f'[players "{"9" * 5000}"]'), 400, "shell-error-broken-record", None),
        (f"{head}{'9' * 5000} A keep", 400, "shell-error-broken-record", "shell-problem-record-line"),
        (
            f'{heading}[position "{{{"9" * 5000}}}"]',
            400,
            "shell-error-broken-record",
            "shell-problem-record-json",
        ),
    ]

    async def scenario() -> None:
        guest = await server.owner()
        for record, status, key, problem in sent:
            with pytest.raises(Refused) as refused:
                await guest.call("POST", "/api/records", {"record": record})
            assert (refused.value.status, refused.value.key) == (status, key), record[:200]
            assert problem in (None, refused.value.problem)
        replay = await guest.call("POST", "/api/records", {"record": f'{heading}[position "{position}"]'})
        assert len(replay["moments"]) == 1

    asyncio.run(scenario())


def test_what_a_reader_can_t_do_is_refused_and_not_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays, "answer", fail)
    with running(tmp_path) as server:
        server.house.readers.seconds = PATIENCE  # the process has to find this file first

        async def scenario() -> None:
            guest = await server.owner()
            with pytest.raises(Refused) as refused:
                await guest.call("POST", "/api/records", {"record": "x"})
            assert (refused.value.status, refused.value.key) == (400, "table-error-record-unplayable")

        asyncio.run(scenario())


def test_looking_back_before_the_start_shows_nothing(server: Server) -> None:
    async def scenario() -> None:
        people = await server.party()
        found = await people[0].look(1)
        assert isinstance(found, Looked) and found.sides[0].view is None and found.sides[0].seat == 0
        await close(*people)

    asyncio.run(scenario())
