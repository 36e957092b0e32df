"""Vacation: in games of days somebody's clocks stand still until they are back, and the others see it.

Three weeks in a year, counted by the days that were taken. It stands in the log of every table that it touches; here is only
who is away, so that somebody notices when it is over.
"""

import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from hexenkessel.kernel.errors import HexenkesselError
from hexenkessel.table.errors import NotStored, Reject, TableError
from hexenkessel.table.live import Live
from hexenkessel.table.people import People
from hexenkessel.table.room import Room
from hexenkessel.table.rows import AnyRow, Rested
from hexenkessel.table.store import Store
from hexenkessel.table.wishes import Plan, now

DAY: Final = 86_400
YEAR: Final = 365 * DAY
MOST_DAYS: Final = 21
MANY: Final = 1000

MIGRATION: Final = """
    CREATE TABLE vacations (
        person text NOT NULL, since bigint NOT NULL, until bigint NOT NULL, over integer NOT NULL,
        PRIMARY KEY (person, since)
    )
"""

END: Final = """
    UPDATE vacations SET over = 1, until = CASE WHEN until > $2 THEN $2 ELSE until END WHERE person = $1 AND over = 0
"""


class Vacation(msgspec.Struct, frozen=True):
    """Until when somebody is away (seconds since 1970; None: they are here), and how many days are left for this year."""

    until: int | None
    days: int


class Away(msgspec.Struct, frozen=True):
    since: int
    until: int


class Vacations:
    def __init__(self, store: Store, people: People, find: Callable[[str], Awaitable[Live]]) -> None:
        self.store = store
        self.people = people
        self.find = find

    async def of(self, person: str) -> Vacation:
        query = "SELECT since, until, over FROM vacations WHERE person = $1 AND until > $2"
        found = await self.store.rows(query, person, int(time.time()) - YEAR)
        taken = sum(until - since for since, until, _ in found)
        away = [until for _, until, over in found if not over]
        return Vacation(max(away, default=None), max(0, MOST_DAYS - -(-taken // DAY)))

    async def all_of(self, person: str) -> list[Away]:
        query = "SELECT since, until FROM vacations WHERE person = $1 ORDER BY since"
        return [Away(int(since), int(until)) for since, until in await self.store.rows(query, person)]

    async def go(self, person: str, until: int) -> None:
        """Away from now on; whoever is away already is away for longer, or for less."""
        today = int(time.time())
        query = "SELECT since, until FROM vacations WHERE person = $1 AND until > $2"
        taken = sum(
            min(end, today) - since for since, end in await self.store.rows(query, person, today - YEAR)
        )
        days = MOST_DAYS - -(-taken // DAY)
        if not today < until <= today + days * DAY:
            raise TableError(400, "table-error-vacation", days=max(0, days))
        begin = """
            INSERT INTO vacations VALUES ($1, $2, $3, 0)
            ON CONFLICT (person, since) DO UPDATE SET until = excluded.until, over = 0
        """
        await self.store.write((END, (person, today)), (begin, (person, today, until)))
        await self.tell(person, until)

    async def come_back(self, person: str) -> None:
        """Days that were not used are not counted."""
        if await self.store.change(f"{END} RETURNING person", person, int(time.time())):
            await self.tell(person, 0)

    async def look(self) -> None:
        """Whose vacation is over."""
        query = "SELECT DISTINCT person FROM vacations WHERE over = 0 AND until <= $1"
        for (person,) in await self.store.rows(query, int(time.time())):
            await self.come_back(str(person))

    async def tell(self, person: str, until: int) -> None:
        """At all tables of theirs where it makes a difference."""
        for table, token in await self.people.tables(person, False, MANY):
            with contextlib.suppress(HexenkesselError, Reject, NotStored):
                live = await self.find(table)
                await live.perform(lambda room, token=token: rest(room, token, until))  # type: ignore[misc]


def rest(room: Room, token: str, until: int) -> Plan:
    clocks = room.clocks
    rows: list[AnyRow] = []
    if clocks is not None and room.phase == "playing" and clocks.terms.slow:
        rows += [
            Rested(at=now(), seat=seat, until=until)
            for seat in room.held_by(token)
            if clocks.resting.get(seat, 0) != until
        ]
    return Plan(rows, answer=0 if rows else room.seq)
