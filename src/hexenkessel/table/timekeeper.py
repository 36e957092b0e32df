"""The time of the house: how long it has been open, as the clocks of its tables count it (clock.py).

One server keeps it, once a second and only while a clock runs anywhere: it adds what its own steady clock counted, never
more than a moment at once. So nobody is charged for a server that was off, a database that was away, a machine that slept
or a clock on the wall that was put forward. Of several servers one is the keeper, as one thinks for the bots of a table.

The keeper also looks at the tables where somebody's time may be up. That is only a hint where to look: what is true stands
in the table's log, whose key lets just one row be the next.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Final
from weakref import WeakValueDictionary

from hexenkessel.kernel.errors import HexenkesselError
from hexenkessel.table import wishes
from hexenkessel.table.errors import NotStored, Reject, TableError
from hexenkessel.table.live import Live
from hexenkessel.table.store import Store

BEAT_SECONDS: Final = 1.0
ROUND_SECONDS: Final = 5.0
# More than this is never added at once.
LONGEST: Final = 3.0
# Where a bot is asked at a table with a clock, somebody looks whether it is still thought about: the server may have died.
LOOK_AGAIN: Final = 10.0
AT_ONCE: Final = 50
MOST_NOTED: Final = 10_000
# The name of the lock; no table is called like this.
KEEPER: Final = "the clock"

MIGRATION: Final = """
    CREATE TABLE house_time (id integer PRIMARY KEY, seconds double precision NOT NULL);
    CREATE TABLE clocks (table_id text PRIMARY KEY, due double precision NOT NULL);
    CREATE INDEX clocks_due ON clocks (due)
"""

log = logging.getLogger("hexenkessel.table")


class Timekeeper:
    def __init__(
        self,
        store: Store,
        find: Callable[[str], Awaitable[Live]],
        rounds: Sequence[Callable[[], Awaitable[None]]] = (),
    ) -> None:
        self.store = store
        self.find = find
        # What else is done now and then, by one server.
        self.rounds = rounds
        self.base = 0.0
        self.steady = time.monotonic
        self.mark = self.went_round = self.steady()
        # Whether a clock runs anywhere.
        self.running = False
        self.keeping: asyncio.Task[None] | None = None
        self.beating = asyncio.Lock()
        self.noting: set[asyncio.Task[None]] = set()
        # What each table was noted with last.
        self.noted: dict[str, float] = {}
        # Whoever notes something of a table, as long as anybody does.
        self.turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def now(self) -> float:
        return self.base + self.gone()

    def gone(self) -> float:
        """Since the last beat."""
        return min(self.steady() - self.mark, LONGEST) if self.running else 0.0

    async def open(self) -> None:
        """The time is read before anybody can ask for it: rows carry it, and it never goes back."""
        found = await self.store.rows("SELECT seconds FROM house_time")
        self.base = float(found[0][0]) if found else 0.0
        self.keeping = asyncio.create_task(self.keep())

    async def close(self) -> None:
        tasks = [*self.noting, *([self.keeping] if self.keeping else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def keep(self) -> None:
        while True:
            try:
                if await self.beat() and self.steady() > self.went_round + ROUND_SECONDS:
                    await self.go_round()
            except NotStored as error:
                log.warning("the time of the house could not be kept: %s", error)
            except Exception:
                log.exception("the time of the house could not be kept")
            await asyncio.sleep(BEAT_SECONDS)

    async def go_round(self) -> None:
        self.went_round = self.steady()
        for one in self.rounds:
            await one()

    async def beat(self) -> bool:
        """One more moment; whether this server is the keeper. One after the other: the last one knows the time."""
        async with self.beating:
            return await self.count()

    async def count(self) -> bool:
        neighbours = self.store.neighbours
        keeper = neighbours is None or await neighbours.host_bots(KEEPER)
        due = await self.store.rows("SELECT table_id, due FROM clocks ORDER BY due LIMIT $1", AT_ONCE)
        if keeper and due and self.running:
            query = "UPDATE house_time SET seconds = seconds + $1 RETURNING seconds"
            found = await self.store.change(query, self.gone())
        else:
            found = await self.store.rows("SELECT seconds FROM house_time")
        if not found:
            await self.store.write(("INSERT INTO house_time VALUES (1, 0) ON CONFLICT DO NOTHING", ()))
        self.base = float(found[0][0]) if found else 0.0
        self.mark, self.running = self.steady(), bool(due)
        for table, at in due if keeper else ():
            if at <= self.base:
                await self.look_at(str(table))
        return keeper

    async def look_at(self, table: str) -> None:
        """Whether somebody's time is up there; what is not true any more is noted as it is."""
        try:
            live = await self.find(table)
        except NotStored:
            return
        except HexenkesselError as error:
            if isinstance(error, TableError) and error.status == 404:
                await self.store.write(("DELETE FROM clocks WHERE table_id = $1", (table,)))
            else:
                # It can't be opened: not now, and nobody should try every second.
                await self.put(table, self.base + LOOK_AGAIN**3)
            return
        with contextlib.suppress(Reject, NotStored):
            await live.perform(lambda room: wishes.expire(room, self.now()))
        live.wake()
        self.noted.pop(table, None)
        await self.note(live)

    # -- what is noted ---------------------------------------------------------------------------------------

    def changed(self, live: Live) -> None:
        """Something happened at this table."""
        if live.room.clock is not None and self.keeping is not None:
            task = asyncio.create_task(self.note_carefully(live))
            self.noting.add(task)
            task.add_done_callback(self.noting.discard)

    async def note_carefully(self, live: Live) -> None:
        """What fails now is mended when the table is looked at next."""
        try:
            await self.note(live)
        except NotStored as error:
            log.warning("the clock of a table could not be noted: %s", error)

    async def note(self, live: Live) -> None:
        """One after the other for a table: a database with several lines may do the later one first."""
        turn = self.turns.setdefault(live.room.id, asyncio.Lock())
        async with turn:
            await self.note_now(live)

    async def note_now(self, live: Live) -> None:
        room = live.room
        due = None if room.clocks is None or room.phase != "playing" else room.clocks.due()
        if room.clocks is not None and any(live.answers_for(seat) for seat in room.asked()):
            due = min(due or float("inf"), self.now() + LOOK_AGAIN)
        # Where other servers note things as well, one's own last note says nothing.
        if self.store.neighbours is None and due is not None and self.noted.get(room.id) == due:
            return
        if due is None:
            self.noted.pop(room.id, None)
            await self.store.write(("DELETE FROM clocks WHERE table_id = $1", (room.id,)))
        else:
            if len(self.noted) > MOST_NOTED:
                self.noted.clear()
            self.noted[room.id] = due
            await self.put(room.id, due)

    async def put(self, table: str, due: float) -> None:
        query = """
            INSERT INTO clocks VALUES ($1, $2) ON CONFLICT (table_id) DO UPDATE SET due = excluded.due
        """
        await self.store.write((query, (table, due)))
