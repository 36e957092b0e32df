"""Other servers at the same tables: what they write is read here, and who sits there is known here.

A hint says where to look; since hints can be lost, somebody looks every few seconds anyway.
"""

import asyncio
import logging
from collections.abc import Awaitable
from typing import Final

from hexenkessel.table.errors import NotStored
from hexenkessel.table.live import Live
from hexenkessel.table.store import Neighbours

LOOK_SECONDS: Final = 2.0

log = logging.getLogger("hexenkessel.table")


class Neighbourhood:
    def __init__(self, neighbours: Neighbours, tables: dict[str, Live]) -> None:
        self.neighbours = neighbours
        # Those that the house has in memory; the others are read when somebody asks for them.
        self.tables = tables
        self.heard: set[str] = set()
        self.hearing = asyncio.Event()
        neighbours.follow(self.hear)
        self.tasks = [asyncio.create_task(self.listen()), asyncio.create_task(self.look_around())]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def hear(self, table: str) -> None:
        if table in self.tables:
            self.heard.add(table)
            self.hearing.set()

    async def listen(self) -> None:
        """What was hinted at is read at once."""
        while True:
            await self.hearing.wait()
            self.hearing.clear()
            heard, self.heard = self.heard, set()
            lives = {id: self.tables[id] for id in heard if id in self.tables}
            await self.carefully(self.read_on(lives))

    async def read_on(self, lives: dict[str, Live]) -> None:
        company = await self.neighbours.company(list(lives))
        known = {id: live.room.seq for id, live in lives.items()}
        newer = await self.neighbours.newer(known)
        for id, live in lives.items():
            live.meet(company.get(id))
        # Nobody waits for a table that is just being written to.
        await asyncio.gather(*(lives[id].catch_up(known[id], rows) for id, rows in newer.items()))

    async def look_around(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            if self.tables:
                await self.carefully(self.look(dict(self.tables)))

    async def look(self, lives: dict[str, Live]) -> None:
        newest = await self.neighbours.newest(list(lives))
        company = await self.neighbours.company(list(lives))
        await self.neighbours.attend({id: live.company() for id, live in lives.items()})
        for id, live in lives.items():
            if not newest[id]:
                self.tables.pop(id, None)
                live.clear_away()
                continue
            live.meet(company.get(id))
            if newest[id] > live.room.seq:
                await live.catch_up()
            if live.idle:
                await self.neighbours.leave_bots(id)
            else:
                # The server that thought for them may be gone.
                live.wake()

    async def carefully(self, looking: Awaitable[None]) -> None:
        """What fails now is tried again in a moment."""
        try:
            await looking
        except NotStored as error:
            log.warning("could not look what other servers do: %s", error)
        except Exception:
            log.exception("could not look what other servers do")
