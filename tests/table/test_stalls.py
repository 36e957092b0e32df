"""A stored move is a move: whoever is cut off meanwhile, the room has it, the others hear it and the bots go on."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import cast

import pytest

import hexenkessel as hx
from hexenkessel.bots.thinkers import ALONE, WATCHED, Thinkers
from hexenkessel.table import wishes
from hexenkessel.table.errors import Reject
from hexenkessel.table.limits import Limits
from hexenkessel.table.live import Herald, Listener, Live
from hexenkessel.table.room import Room, fold
from hexenkessel.table.rows import AnyRow, BotSeated, Created, Joined, Moved, Named
from hexenkessel.table.sqlite_store import SqliteStore
from hexenkessel.table.tokens import digest
from tests.waiting import PATIENCE, until_so

ADA = digest("ada")


class Quick(Thinkers):
    """Bots that draw lots at once, without processes."""

    async def move(
        self, state: hx.State, seat: int, level: str, claim: object = None, least: float = 0.0
    ) -> str:
        return state.moves(seat)[0].text


class SlowStore(SqliteStore):
    """Stores at once, but says so only when it is let."""

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        self.stored = asyncio.Event()
        self.let = asyncio.Event()
        self.let.set()

    async def append(self, table: str, base: int, rows: Sequence[AnyRow], over: bool = False) -> None:
        await super().append(table, base, rows, over)
        self.stored.set()
        await self.let.wait()


class Race(SqliteStore):
    """Another server writes first, as often as it is told to."""

    rivals = 0

    async def append(self, table: str, base: int, rows: Sequence[AnyRow], over: bool = False) -> None:
        if self.rivals:
            self.rivals -= 1
            await super().append(table, base, [Named(at=0, seat=0, name=f"Ada {self.rivals}")])
        await super().append(table, base, rows, over)


async def open_table(store: SqliteStore) -> Live:
    """Ada against a bot, started; it is the bot's turn after every move of hers."""
    game = hx.game("blackmore")
    rows: list[AnyRow] = [
        Created(
            at=0,
            game=game.id,
            edition=game.edition,
            content=game.content.hash,
            engine="",
            players=2,
            options=game.check_options(2, {"start": 1}),
            host=ADA,
        ),
        Joined(at=0, seat=0, name="Ada", token=ADA),
        BotSeated(at=0, seat=1, level="random"),
    ]
    await store.create("table", "guest", rows)
    live = Live(fold("table", rows), store, Quick(1), Limits(pace=0.0))
    await live.perform(lambda room: wishes.start(room, ADA, bytes(32)))
    return live


def ada_plays(room: Room) -> wishes.Plan:
    assert room.state is not None
    return wishes.play(room, 0, room.state.moves(0)[0].text)


async def bot_has_moved(live: Live, rows: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while len(live.room.line) < rows:
            tasks = [task for _, task in live.thinking.values()]
            assert tasks, "the bot sleeps"
            await asyncio.wait([*tasks, *live.performing])


def test_a_socket_that_dies_while_its_row_is_stored(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = SlowStore(tmp_path / "tables.sqlite")
        live = await open_table(store)
        other = Listener(None, 100)
        live.join(other, 0)
        store.let.clear()
        store.stored.clear()
        wish = asyncio.create_task(live.perform(ada_plays))
        await store.stored.wait()
        wish.cancel()
        await asyncio.gather(wish, return_exceptions=True)
        assert not live.idle, "a table must not leave the memory with a row in the air"
        frames = other.frames.qsize()
        store.let.set()
        await asyncio.gather(*live.performing)
        assert live.room.line and other.frames.qsize() > frames
        await bot_has_moved(live, 2)
        # The bot goes on by itself, and its next row may be stored and not yet told: hers is looked at alone.
        rows = await store.read("table")
        assert [row.seat for row in rows if isinstance(row, Moved)].count(0) == 1
        assert len(fold("table", rows).line) >= len(live.room.line) >= 2
        await store.close()

    asyncio.run(scenario())


def test_bots_hear_of_rows_that_somebody_else_has_written(tmp_path: Path) -> None:
    """Another server on the same folder can't be any more; but should a row come from elsewhere, nobody sleeps."""

    async def scenario() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite")
        live = await open_table(store)
        elsewhere = fold("table", await store.read("table"))
        await store.append("table", elsewhere.seq, ada_plays(elsewhere).rows)
        with pytest.raises(Reject):
            await live.perform(stale_wish(live))
        await bot_has_moved(live, 2)
        await store.close()

    def stale_wish(live: Live) -> wishes.Wishing:
        def wishing(room: Room) -> wishes.Plan:
            if room.line:
                raise Reject("stale")
            return wishes.Plan([Named(at=0, seat=0, name="Eva")])

        return wishing

    asyncio.run(scenario())


def test_who_loses_some_races_is_not_refused(tmp_path: Path) -> None:
    """Four people who choose at once through two servers: none of them is too late."""

    async def scenario() -> None:
        store = Race(tmp_path / "tables.sqlite")
        live = await open_table(store)
        store.rivals = 6
        seq = await live.perform(ada_plays)
        rows = await store.read("table")
        assert isinstance(rows[seq - 1], Moved) and not store.rivals
        assert sum(isinstance(row, Named) for row in rows) == 6
        await store.close()

    asyncio.run(scenario())


def test_after_a_few_tables_that_are_told_everybody_has_a_turn() -> None:
    """Who waits for an acknowledgement does not wait until all others were told; and nobody is told the same twice."""
    told: list[str] = []

    class Table:
        def __init__(self, name: str) -> None:
            self.name = name

        def publish(self) -> None:
            told.append(self.name)

    async def scenario() -> None:
        herald = Herald()
        tables = [cast(Live, Table(name)) for name in "abcdef"]
        for live in (*tables, tables[0], tables[2]):
            herald.announce(live)
        asyncio.get_running_loop().call_soon(told.append, "an acknowledgement")
        await until_so(lambda: not herald.waiting)
        herald.announce(tables[1])
        await until_so(lambda: not herald.waiting)

    asyncio.run(scenario())
    assert told == [*"ab", "an acknowledgement", *"cdef", "b"]


def test_bots_that_somebody_at_the_table_waits_for_come_first(tmp_path: Path) -> None:
    """Whoever looks on only does not count, or one guest could push bots ahead with a few windows."""

    async def scenario() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        live = await open_table(store)
        assert live.claim()[0] == ALONE
        live.join(Listener(None, 100, ("elsewhere", "onlooker")), 0)
        assert live.claim()[0] == ALONE
        live.join(Listener(ADA, 100, ("here", "ada")), 0)
        assert live.claim() == (WATCHED, ("here", "ada", live.room.id))
        await store.close()

    asyncio.run(scenario())
