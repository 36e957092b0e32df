"""One server for all tests that need nothing special of it."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from hexenkessel.table import notices, timekeeper, vacation
from tests.deals import the_same_deal  # noqa: F401 - every test here has it
from tests.table.far_away import House, open_house
from tests.table.postgres import Cluster, cluster
from tests.table.tables import Server, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("tables")) as started:
        yield started


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL that every test asks for a database of its own."""
    with cluster() as started:
        yield started


class Clock:
    """The clock on the wall."""

    def __init__(self) -> None:
        self.ahead = 0

    def time(self) -> float:
        return time.time() + self.ahead


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    for room in (notices, vacation):
        monkeypatch.setattr(room, "time", clock)
    monkeypatch.setattr(timekeeper, "BEAT_SECONDS", 1_000_000.0)
    monkeypatch.setattr(timekeeper, "LONGEST", 0.0)
    return clock


@pytest.fixture(params=["sqlite", "postgres"])
def house(request: pytest.FixtureRequest, tmp_path: Path, wall: Clock) -> Iterator[House]:
    database = request.getfixturevalue("postgres").new_database() if request.param == "postgres" else None
    with open_house(tmp_path, database) as opened:
        yield opened
