"""One server for all tests that need nothing special of it."""

from collections.abc import Iterator

import pytest

from tests.table.tables import Server, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("tables")) as started:
        yield started
