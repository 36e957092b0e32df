"""People who sit down at a table of their own house. All tests of a run share one house, so that its bots start once."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from textual._wait import SLEEP_GRANULARITY, wait_for_idle

from hexenkessel.bots.thinkers import Thinkers
from hexenkessel.kernel.state import State
from hexenkessel.table.home import Housemate
from hexenkessel.terminal.commands import want
from hexenkessel.terminal.doors import Indoors
from hexenkessel.terminal.sitting import Sitting
from tests.deals import the_same_deal  # noqa: F401 - every test here has it

Begin = Callable[..., Sitting]
# Twice as long as Textual sleeps before it looks whether this process rests.
BREATH = 2 * SLEEP_GRANULARITY


@pytest.fixture
def breathe(monkeypatch: pytest.MonkeyPatch) -> None:
    """After every key Textual's pilot waits twice, a second each time, until this whole process rests. It seldom does: the
    house and its tables live in it. For tests that press many keys and wait for what they look at instead."""

    async def pause(least: float = 0.0, most: float = BREATH) -> None:
        await wait_for_idle(least, min(most, BREATH))

    for place in ("app", "pilot"):
        monkeypatch.setattr(f"textual.{place}.wait_for_idle", pause)


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HEXENKESSEL_DATA", str(tmp_path))
    return tmp_path


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Indoors]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HEXENKESSEL_DATA", str(tmp_path_factory.mktemp("house")))
        house = Indoors(pace=0.0)
    yield house
    house.close()


@pytest.fixture
def begin(shared: Indoors, data: Path) -> Iterator[Begin]:
    """A new game in the shared house, or in one of the test's own."""
    seated: list[Sitting] = []

    def sit(
        id: str,
        players: int,
        seed: int | None,
        options: list[str] | None = None,
        bots: str = "random",
        seat: str = "1",
        names: str = "",
        house: Indoors = shared,
    ) -> Sitting:
        wanted = want(id, players, seed, options or [], bots, seat, names, "en")
        seated.append(house.begin(*wanted))
        return seated[-1]

    yield sit
    for sitting in seated:
        sitting.close()


@pytest.fixture
def go(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Bots have no answer before this is set."""
    answer = Thinkers.move
    given = threading.Event()

    async def think(*arguments: Any) -> str:
        while not given.is_set():
            await asyncio.sleep(0.005)
        return await answer(*arguments)

    monkeypatch.setattr(Thinkers, "move", think)
    yield given
    given.set()


def state_of(sitting: Sitting) -> State:
    """What nobody at the table may see."""
    player = sitting.player
    assert isinstance(player, Housemate)
    state = player.home.house.tables[player.table].room.state
    assert state is not None
    return state


def kept(data: Path) -> Path:
    """The one record that is there."""
    (file,) = (data / "records").iterdir()
    return file
