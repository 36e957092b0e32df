"""The house: all tables of this server, its guests, and the door."""

import asyncio
import contextlib
import gc
import logging
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Collection
from functools import partial
from typing import IO, Any, Final

import msgspec

from hexenkessel import shelf
from hexenkessel.bots.thinkers import Thinkers
from hexenkessel.kernel.errors import HexenkesselError
from hexenkessel.learning import lessons
from hexenkessel.table import wishes
from hexenkessel.table.clock import Terms
from hexenkessel.table.doors import Doors, Entrance
from hexenkessel.table.edition import Edition
from hexenkessel.table.errors import NotStored, TableError
from hexenkessel.table.laying import first_row, lay_lesson
from hexenkessel.table.limits import Buckets, Limits
from hexenkessel.table.live import Debt, Herald, Live
from hexenkessel.table.metrics import Times, page
from hexenkessel.table.neighbours import Neighbourhood
from hexenkessel.table.notices import Notices
from hexenkessel.table.passkeys import Passkeys, SignedKey
from hexenkessel.table.people import People
from hexenkessel.table.replays import Readers
from hexenkessel.table.results import Results
from hexenkessel.table.reviews import Reviews
from hexenkessel.table.room import Room, fold
from hexenkessel.table.rows import AnyRow, read_row
from hexenkessel.table.store import Snapshot, Store
from hexenkessel.table.timekeeper import Timekeeper
from hexenkessel.table.tokens import ALPHABET, ID_LENGTH, digest, new_secret, new_table_id, new_token
from hexenkessel.table.vacation import Vacations

DAY: Final = 86_400
MANY: Final = 1_000_000
SWEEP_SECONDS: Final = 30.0
LOOK_BACK_SECONDS: Final = 3600.0
# Everybody waits while memory is looked through, for about half a microsecond a thing. Young things are looked through in
# portions of so many, everything only where there are so few of Python's blocks beside the games (some 100 tables: 20 ms).
PORTIONS: Final = (1_000, 4, 1_000_000)
FEW_BLOCKS: Final = 120_000
# Whoever answers people gets the interpreter back after so many seconds while a thread of ours computes (a catalogue, the
# edition). It gives it up at every frame and every row, so Python's usual 5 ms came to a tenth of a second for one move.
HAND_OVER: Final = 0.001

log = logging.getLogger("hexenkessel.table")


class Guest(msgspec.Struct, frozen=True):
    """Whoever calls: the hash of their cookie, the address that they call from, and who they are (people.py)."""

    hash: str
    address: str
    person: str

    @property
    def shares(self) -> tuple[str, ...]:
        """Whose time it is that other processes spend for them."""
        return (self.address, self.hash)


class House:
    def __init__(
        self,
        store: Store,
        limits: Limits,
        addresses: list[str],
        cookie: str,
        claimed: IO[bytes] | None = None,
        workers: int | None = None,
        public: str | None = None,
        doors: Doors = "link",
        keep_days: int = 0,
        landlord: str = "",
    ) -> None:
        self.store = store
        self.entrance = Entrance(store, doors, public is not None)
        # Tables where nothing has happened for so many days are cleared away; 0 for never.
        self.keep_days = keep_days
        # The hash of the landlord's key; without one, nobody is.
        self.landlord = landlord
        # The folder is this server's alone as long as this is open.
        self.claimed = claimed
        self.limits = limits
        # The address on the internet, if this house has one.
        self.public = public
        self.edition = Edition(once=public is not None)
        # Under which addresses phones on the same network find this server.
        self.addresses = addresses
        # The name of the guests' cookie; browsers share cookies between the ports of a machine, hence not just one.
        self.cookie = cookie
        self.thinkers = Thinkers(workers)
        self.readers = Readers()
        self.reviews = Reviews(store)
        self.tables: dict[str, Live] = {}
        self.herald = Herald()
        # How long rows took from the wish to the store and the room.
        self.times = Times()
        self.loading: dict[str, asyncio.Task[Live]] = {}
        # The tokens of opened browsers, each good for one cookie.
        self.launches: set[str] = set()
        self.people = People(store)
        self.results = Results(store)
        self.notices = Notices(store, self.table, public)
        self.vacations = Vacations(store, self.people, self.table)
        self.timekeeper = Timekeeper(store, self.table, [self.vacations.look, self.notices.send_due])
        # Letters that ask whether an address is somebody's own: for one person and for one address of the network.
        self.letters = Buckets(3, 1 / 3600)
        self.passkeys = Passkeys(store, public)
        # Who has been here since the start, each with their person; and who was here today.
        self.guests: dict[str, str] = {}
        # From where each of them called last, for the landlord who shuts somebody out; in memory alone.
        self.came_from: dict[str, str] = {}
        self.seen: tuple[int, set[str]] = (0, set())
        self.noting: set[asyncio.Task[None]] = set()
        self.calls = Buckets(limits.burst, limits.rate)
        self.cookies = Buckets(limits.cookies, 1 / limits.cookie_seconds)
        self.code_tries = Buckets(limits.code_tries, 1 / limits.code_seconds)
        self.new_tables = Buckets(limits.tables_per_address, 1 / limits.table_seconds)
        # The open sockets of every guest and of every address, and what waits there to be read.
        self.sockets: Counter[str] = Counter()
        self.debts: dict[str, Debt] = {}
        # Lets the others have their turn; the guard at the door counts for all of an address.
        self.slow_down: Callable[[str], Awaitable[bool]] = pass_by
        self.neighbourhood: Neighbourhood | None = None
        self.sweeper: asyncio.Task[None] | None = None
        self.looked_back = -LOOK_BACK_SECONDS
        # Python's blocks of memory when the games had been read.
        self.furnished = 0
        self.loading_games: asyncio.Task[None] | None = None

    # -- guests ----------------------------------------------------------------------------------------------

    def launch(self) -> str:
        """A token for the browser that is opened, good at this server."""
        token = new_token()
        self.launches.add(digest(token))
        return token

    async def invite(self) -> str:
        """A token for a browser that may come to any of the servers that share the store."""
        if self.store.neighbours is None:
            return self.launch()
        token = new_token()
        await self.store.neighbours.leave_key(digest(token))
        return token

    async def admit(self, address: str, invited: bool = False) -> str:
        """A new guest; the token for their cookie. Whoever is invited may make tables, wherever the house stands."""
        if not self.cookies.take(address):
            raise TableError(429, "table-error-too-many-guests")
        if await self.entrance.is_shut_out(address):
            raise TableError(403, "table-error-shut-out")
        token = new_token()
        await self.store.admit(digest(token))
        if invited and self.entrance.public:
            await self.entrance.invited(digest(token))
        return token

    async def guest(self, cookie: str | None, address: str) -> Guest | None:
        """Who holds this cookie, if anybody."""
        if not cookie:
            return None
        hash = digest(cookie)
        # A guest whom another server has forgotten is forgotten here as well.
        if self.store.neighbours is not None or hash not in self.guests:
            person = await self.people.of_guest(hash)
            if person is None:
                return None
            self.guests[hash] = person
        self.came_from[hash] = address
        self.see(hash)
        return Guest(hash, address, self.guests[hash])

    def see(self, guest: str) -> None:
        """Once a day it is noted that a device is in use. Nobody waits for it: they may only want to read."""
        today = int(time.time()) // DAY
        if self.seen[0] != today:
            self.seen = (today, set())
        if guest not in self.seen[1]:
            self.seen[1].add(guest)
            task = asyncio.create_task(self.note(guest))
            self.noting.add(task)
            task.add_done_callback(self.noting.discard)

    async def note(self, guest: str) -> None:
        """That may fail: nobody is sent away for it."""
        with contextlib.suppress(NotStored):
            await self.people.be_here(guest)

    async def bring_device(self, code: str, guest: Guest | None, address: str) -> str | None:
        """This device is that of the person who shows this code; a token for its cookie, where it had none."""
        if not self.code_tries.take(address):
            raise TableError(429, "table-error-too-fast")
        person = await self.people.whose_code(code)
        if person is None:
            raise TableError(404, "table-error-no-code")
        guest, token = await self.some_guest(guest, address)
        await self.people.bring(guest.hash, guest.person, person, code)
        # All that were one with this device have moved along.
        self.look_again(guest.person, person)
        return token

    async def enter_by_passkey(
        self, session: str, signed: SignedKey, guest: Guest | None, address: str
    ) -> str | None:
        """This device is that of whoever signed this session's challenge; a token for its cookie, where it had none."""
        person = await self.passkeys.enter(session, signed)
        guest, token = await self.some_guest(guest, address)
        old = guest.person
        if len(await self.people.devices(old)) > 1 or await self.passkeys.of(old):
            # They find their own way back. Two people may share a device; that does not make them one.
            await self.people.hand_over(guest.hash, person)
        else:
            await self.people.bring(guest.hash, old, person)
        self.look_again(old, person)
        return token

    def look_again(self, *people: str) -> None:
        """Whose devices these people's are stands in the store."""
        self.guests = {hash: one for hash, one in self.guests.items() if one not in people}
        self.came_from = {hash: from_ for hash, from_ in self.came_from.items() if hash in self.guests}

    def send_away(self, guests: Collection[str]) -> None:
        """The cookies of these guests are not good any more, at none of the tables where they sit or watch."""
        for live in self.tables.values():
            for listener in live.listeners:
                if listener.shares[1] in guests:
                    listener.dismiss(4403)

    async def some_guest(self, guest: Guest | None, address: str) -> tuple[Guest, str | None]:
        """Whoever this is, or somebody new, with the token for their cookie."""
        if guest is not None:
            return guest, None
        token = await self.admit(address)
        return Guest(digest(token), address, digest(token)), token

    async def forget_person(self, guest: Guest) -> None:
        """They want to be forgotten. Tables at which nobody else sat go with them; a seat among others stays a seat."""
        for over in (False, True):
            for table, token in await self.people.tables(guest.person, over, MANY):
                with contextlib.suppress(HexenkesselError):
                    await self.clear_away(await self.table(table), partial(wishes.be_alone, token))
        await self.people.forget(guest.person)
        self.look_again(guest.person)

    async def key(self, guest: Guest, live: Live, token: str | None) -> str | None:
        """What opens this table for them: the token that they brought, or the one that the house keeps for them.

        Tokens are meant by their hashes here, as everywhere inside.
        """
        kept = await self.people.key(guest.person, live.room.id) if guest.person else None
        if kept is not None and not await self.good(live, kept):
            kept = None
        if token is None:
            return kept
        if not await self.good(live, token):
            return None
        if kept is None:
            # Brought from a time when the house did not keep it, or in a hand that lost its cookie.
            await self.settle(guest, live, token)
        return token

    async def good(self, live: Live, token: str) -> bool:
        """Another server may have given it out a moment ago."""
        if not live.room.good(token) and self.store.neighbours is not None:
            await live.catch_up()
        return live.room.good(token)

    async def settle(self, guest: Guest, live: Live, token: str) -> None:
        if guest.person:
            await self.people.settle(guest.person, live.room.id, token)

    async def welcome(self, code: str, guest: Guest | None, address: str) -> str | None:
        """Somebody with an invitation of the landlord's; a token for their cookie, where they had none."""
        if not self.code_tries.take(address):
            raise TableError(429, "table-error-too-fast")
        if not await self.entrance.use(code):
            raise TableError(404, "table-error-no-code")
        if guest is not None:
            await self.entrance.invited(guest.person)
            return None
        return await self.admit(address, invited=True)

    async def redeem(self, launch: str) -> bool:
        """Whether this is the token of an opened browser; it is used up."""
        hash = digest(launch)
        if hash in self.launches:
            self.launches.discard(hash)
            return True
        return self.store.neighbours is not None and await self.store.neighbours.take_key(hash)

    def count_call(self, guest: Guest, cost: float = 1.0) -> None:
        if not self.calls.take(guest.hash, cost):
            raise TableError(429, "table-error-too-fast")

    def open_socket(self, guest: Guest) -> bool:
        limits = self.limits
        if (
            self.sockets[guest.hash] >= limits.sockets_per_guest
            or self.sockets[guest.address] >= limits.sockets_per_address
        ):
            return False
        self.sockets.update(guest.shares)
        self.debts.setdefault(guest.address, Debt())
        return True

    def close_socket(self, guest: Guest) -> None:
        for name in guest.shares:
            self.sockets[name] -= 1
            if not self.sockets[name]:
                del self.sockets[name]
        if guest.address not in self.sockets:
            self.debts.pop(guest.address, None)

    # -- tables ----------------------------------------------------------------------------------------------

    async def create(
        self,
        guest: Guest,
        game_id: str,
        players: int,
        given: dict[str, Any],
        clock: Terms | None = None,
    ) -> tuple[str, str]:
        """A new table; its id and the host's token."""
        game = shelf.game(game_id)
        count = game.check_players(players)
        token = new_token()
        rows: list[AnyRow] = [first_row(game, count, given, digest(token), clock=clock)]
        return await self.open_table(guest, rows, token), token

    async def open_table(self, guest: Guest, rows: list[AnyRow], token: str) -> str:
        """A table with these rows, if this guest may have one more; the token opens it for them."""
        if not await self.entrance.may_make(guest.person):
            raise TableError(403, "table-error-not-invited")
        if not self.new_tables.take(guest.address):
            raise TableError(429, "table-error-too-fast")
        if await self.store.open_tables(guest.person, int(time.time()) - DAY) >= self.limits.tables_per_guest:
            raise TableError(429, "table-error-too-many-tables", most=self.limits.tables_per_guest)
        table = new_table_id()
        await self.store.create(table, guest.person, rows)
        await self.people.settle(guest.person, table, digest(token))
        return table

    async def teach(self, guest: Guest, game: str, lesson: str, name: str) -> tuple[str, str]:
        """A table where this lesson has begun; its id and the learner's token."""
        token = new_token()
        room = lay_lesson("", lessons.lesson(game, lesson), name, digest(token))
        return await self.open_table(guest, room.rows, token), token

    async def rematch(self, live: Live, guest: str, token: str) -> str:
        """The table where these people play again; the first who asks makes it.

        Where everybody else is a bot, the game begins with it; other people are waited for (`wishes.all_are_back`).
        """
        if live.room.rematch is None:
            table = new_table_id()
            # Asked first: whoever may not ask makes no table.
            wishes.rematch(live.room, token, table)
            rows = again(live)
            room = fold(table, rows)
            if not wishes.others(room, token) and not wishes.open_seats(room):
                rows += wishes.start(room, token, new_secret()).rows
            await self.store.create(table, guest, rows)
            await self.people.follow(live.room.id, table)
            await live.perform(lambda room: wishes.rematch(room, token, table))
        assert live.room.rematch is not None
        return live.room.rematch

    async def forget(self, live: Live, token: str) -> None:
        """The host clears the table away: log, secret and all."""
        await self.clear_away(live, lambda room: wishes.clear_away(room, token))

    async def clear_away(self, live: Live, check: Callable[[Room], None]) -> None:
        async with live.lock:
            check(live.room)
            await self.store.forget(live.room.id)
            self.tables.pop(live.room.id, None)
            live.clear_away()

    async def table(self, id: str) -> Live:
        """The table with this id, folded from its log if it is not in memory."""
        live = self.tables.get(id)
        if live is None:
            if len(id) != ID_LENGTH or not set(id) <= set(ALPHABET):
                raise TableError(404, "shell-error-unknown-table", table=id[:ID_LENGTH])
            # Two who come at once must find the same table.
            task = self.loading.get(id)
            if task is None:
                task = self.loading[id] = asyncio.create_task(self.load(id))
                task.add_done_callback(lambda _: self.loading.pop(id, None))
            live = await asyncio.shield(task)
        live.used = time.monotonic()
        return live

    async def load(self, id: str) -> Live:
        rows = await self.store.read(id)
        if not rows:
            raise TableError(404, "shell-error-unknown-table", table=id)
        room = rebuild(id, rows, await self.store.snapshot(id))
        live = self.tables[id] = Live(
            room,
            self.store,
            self.thinkers,
            self.limits,
            self.times,
            self.results.note,
            self.timekeeper.now,
            self.changed,
            self.herald,
        )
        self.changed(live)
        return live

    def changed(self, live: Live) -> None:
        """Rows were written at this table, or it has come into memory."""
        self.timekeeper.changed(live)
        self.notices.changed(live)

    def metrics(self) -> str:
        """For the landlord's instruments: numbers, and nothing about anybody."""
        lives = self.tables.values()
        return page(
            {
                "hexenkessel_tables": ("Tables in memory.", len(lives)),
                "hexenkessel_tables_in_use": (
                    "Tables with somebody there.",
                    sum(bool(one.listeners) for one in lives),
                ),
                "hexenkessel_sockets": ("Open sockets.", sum(len(one.listeners) for one in lives)),
                "hexenkessel_bots_thinking": (
                    "Bots that think or wait for it.",
                    sum(len(one.thinking) for one in lives),
                ),
            },
            {"hexenkessel_row_seconds": ("From a wish to its row in the store.", self.times)},
        )

    # -- opening and closing ---------------------------------------------------------------------------------

    async def open(self) -> None:
        await self.store.open()
        # What was loaded so far stays and needn't be looked through; of the rest, never all by itself (clear_up).
        gc.freeze()
        gc.set_threshold(*PORTIONS)
        sys.setswitchinterval(HAND_OVER)
        if self.store.neighbours is not None:
            self.neighbourhood = Neighbourhood(self.store.neighbours, self.tables)
            # Another server may die at any time: whoever takes its bots over should not have to wake up first.
            self.thinkers.workers.warm_up()
        await self.timekeeper.open()
        self.sweeper = asyncio.create_task(self.sweep())
        self.loading_games = asyncio.create_task(self.warm_up())

    async def warm_up(self) -> None:
        await asyncio.to_thread(load_games)
        await asyncio.to_thread(self.edition.now)
        self.furnished = sys.getallocatedblocks()
        await self.passkeys.warm_up()

    async def sweep(self) -> None:
        while True:
            await self.look_back()
            await asyncio.sleep(SWEEP_SECONDS)
            self.clear_up()

    def clear_up(self) -> None:
        """Tables that nobody uses leave the memory; their log has everything.

        They and closed sockets are given back at once, for nothing in them knows itself. What does is found by looking
        through everything: with many tables that takes most of a second, so it waits until nobody is there.
        """
        now = time.monotonic()
        for id, live in list(self.tables.items()):
            if live.idle and now - live.used > self.limits.idle_seconds:
                del self.tables[id]
        if not self.sockets or sys.getallocatedblocks() < self.furnished + FEW_BLOCKS:
            gc.collect()

    async def look_back(self) -> None:
        """When the house opens, and now and then: what somebody else did not get to, and what is too old."""
        now = time.monotonic()
        if now < self.looked_back + LOOK_BACK_SECONDS:
            return
        self.looked_back = now
        await self.write_results()
        if self.keep_days:
            await self.retire()

    async def write_results(self) -> None:
        """Of games whose server died after the last row. The log says how they ended."""
        try:
            for id in await self.results.missed():
                with contextlib.suppress(HexenkesselError):  # what can't be opened any more has no results
                    room = (await self.table(id)).room
                    if room.phase == "over":
                        await self.results.note(room)
        except NotStored as error:
            log.warning("missed results could not be written: %s", error)

    async def retire(self) -> None:
        """What has been forgotten for too long is cleared away; never where somebody sits."""
        in_use = {id for id, live in self.tables.items() if not live.idle}
        try:
            for id in await old_tables(self.store, int(time.time()) - self.keep_days * DAY):
                if id not in in_use:
                    await self.store.forget(id)
                    self.tables.pop(id, None)
        except NotStored as error:
            log.warning("old tables could not be cleared away: %s", error)

    async def close(self) -> None:
        if self.neighbourhood is not None:
            await self.neighbourhood.close()
        await self.timekeeper.close()
        await self.notices.close()
        if self.sweeper is not None:
            self.sweeper.cancel()
        if self.loading_games is not None:
            self.loading_games.cancel()
        for live in self.tables.values():
            for _, task in live.thinking.values():
                task.cancel()
            await asyncio.gather(*live.performing, return_exceptions=True)
            for listener in list(live.listeners):
                listener.dismiss(1012)
        await self.thinkers.close()
        await self.readers.close()
        await self.reviews.close()
        await asyncio.gather(*self.noting, return_exceptions=True)
        await self.store.close()
        if self.claimed is not None:
            self.claimed.close()


async def old_tables(store: Store, before: int) -> list[str]:
    """The tables where nothing has happened since then."""
    found = []
    for (id,) in await store.rows("SELECT id FROM tables WHERE made < $1", before):
        last = await store.rows("SELECT row FROM events WHERE table_id = $1 ORDER BY seq DESC LIMIT 1", id)
        if last and read_row(last[0][0]).at < before:
            found.append(str(id))
    return found


def rebuild(id: str, rows: list[AnyRow], snapshot: Snapshot | None) -> Room:
    """The log is the truth: a snapshot that can't be used is dropped. Where the log itself makes no sense, that is said."""
    if snapshot is not None:
        try:
            return fold(id, rows, snapshot)
        except Exception:
            log.warning("the snapshot of table %s can't be used; it is folded from its log", id)
    try:
        return fold(id, rows)
    except HexenkesselError:
        raise
    except Exception:
        log.exception("the log of table %s makes no sense", id)
        raise TableError(500, "table-error-damaged", table=id) from None


async def pass_by(address: str) -> bool:
    return True


def load_games() -> None:
    """Reading a game takes a tenth of a second: beside the event loop, before somebody asks for one."""
    for id in shelf.games():
        with contextlib.suppress(HexenkesselError):  # whoever asks for it will hear what is wrong
            shelf.game(id)
    gc.freeze()


def again(live: Live) -> list[AnyRow]:
    """The first rows of a rematch: the same game, options, people and bots."""
    room = live.room
    created = first_row(room.game, room.players, room.options, room.host, previous=room.id, clock=room.clock)
    return [created, *wishes.seats_again(room)]
