"""People who sit down at a table of their own house. All tests of a run share one house, so that its bots start once."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from hexenkessel.bots.thinkers import Thinkers
from hexenkessel.kernel.state import State
from hexenkessel.table.home import Housemate
from hexenkessel.terminal.commands import want
from hexenkessel.terminal.doors import Indoors
from hexenkessel.terminal.sitting import Sitting
from tests.deals import the_same_deal  # noqa: F401 - every test here has it

Begin = Callable[..., Sitting]


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
