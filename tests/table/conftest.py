"""One server for all tests that need nothing special of it."""

from collections.abc import Iterator

import pytest

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
