"""Moving house from a file to PostgreSQL."""

import asyncio
from pathlib import Path

import pytest

from hexenkessel.table import moving
from hexenkessel.table.client import Visitor
from hexenkessel.table.errors import TableError
from hexenkessel.table.postgres_store import PostgresStore
from hexenkessel.words import Catalogue
from tests.table.postgres import Cluster
from tests.table.tables import close, deciding, make_move, running, side, until

WORDS = Catalogue("en", [Path(moving.__file__).parent])


def test_a_game_goes_on_in_the_new_house(postgres: Cluster, tmp_path: Path) -> None:
    """With its people, their seats and cookies; moving again changes nothing."""
    address = postgres.new_database()
    people: list[Visitor] = []

    async def begin() -> None:
        people.extend(await server.party(people=2))
        for _ in range(5):
            await make_move(people)
        await close(*people)

    async def go_on() -> None:
        tabs = []
        for person in people:
            # The seat has moved along with the guest: the cookie is enough.
            tab = Visitor(server.address, person.table)
            tab.cookie = f"{server.house.cookie}={person.cookie.partition('=')[2]}"
            await tab.connect()
            await until(tab, person.seq)
            tabs.append(tab)
        assert [side(tab).view for tab in tabs] == [side(person).view for person in people]
        assert deciding(tabs[0]) == deciding(people[0])
        await make_move(tabs)
        await close(*tabs)

    with running(tmp_path) as server:
        asyncio.run(begin())
        with pytest.raises(TableError) as error:  # while somebody may still play there
            moving.main(tmp_path, address, WORDS)
        assert error.value.key == "table-error-folder-in-use"
    for _ in range(2):
        assert moving.main(tmp_path, address, WORDS) == 0
    with running(tmp_path, database=address) as server:
        asyncio.run(go_on())


def test_what_differs_is_told_and_left_alone(postgres: Cluster, tmp_path: Path) -> None:
    address = postgres.new_database()
    people: list[Visitor] = []

    async def begin() -> None:
        people.extend(await server.party(people=2))
        await close(*people)

    async def spoil() -> None:
        store = PostgresStore(address)
        await store.open()
        await store.value("UPDATE events SET row = '{}' WHERE seq = 2")
        await store.close()

    with running(tmp_path) as server:
        asyncio.run(begin())
    moving.main(tmp_path, address, WORDS)
    asyncio.run(spoil())
    with pytest.raises(TableError) as error:
        moving.main(tmp_path, address, WORDS)
    assert error.value.key == "table-error-moved-badly" and error.value.facts["table"] == people[0].table


def test_an_empty_folder_and_an_address_that_is_none(tmp_path: Path) -> None:
    with pytest.raises(TableError) as error:
        moving.main(tmp_path, "postgresql://nowhere", WORDS)
    assert error.value.key == "table-error-no-house"
    with running(tmp_path):
        pass
    with pytest.raises(TableError) as error:
        moving.main(tmp_path, "mysql://somewhere", WORDS)
    assert error.value.key == "table-error-database-address"
