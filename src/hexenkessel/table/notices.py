"""Telling people that it is their turn while they look elsewhere: by push (push.py) and by mail (mail.py).

What is to be told waits in the store, at most one thing for a person and a table. The server that keeps the time sends it, a
moment later and beside the event loop: only what is still true, never to somebody who sits at the table, and not in
somebody's quiet hours. Nothing of a game is told but that it is one's turn.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Annotated, Final
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo

import msgspec
from msgspec import Meta

from hexenkessel import shelf
from hexenkessel.kernel.errors import HexenkesselError
from hexenkessel.table.errors import NotStored, TableError
from hexenkessel.table.live import Live
from hexenkessel.table.mail import Mail, check_address
from hexenkessel.table.push import Push, Sent, Subscription, check
from hexenkessel.table.room import PERSON
from hexenkessel.table.store import Store
from hexenkessel.table.tokens import digest, new_token
from hexenkessel.words import Catalogue

# Whoever comes by within this time has seen it.
PATIENCE_SECONDS: Final = 20
# What could not be sent is tried again, each time later, and so often.
RETRY_SECONDS: Final = 60
TRIES: Final = 6
AT_ONCE: Final = 20
MOST_NOTED: Final = 10_000
# A letter that nobody confirmed is forgotten after this time.
UNCONFIRMED_SECONDS: Final = 3 * 86_400

MIGRATION: Final = """
    CREATE TABLE notices (
        person text NOT NULL, table_id text NOT NULL, turn bigint NOT NULL, due bigint NOT NULL, tries integer NOT NULL,
        PRIMARY KEY (person, table_id)
    );
    CREATE INDEX notices_due ON notices (due);
    CREATE TABLE subscriptions (
        endpoint text PRIMARY KEY, person text NOT NULL, p256dh text NOT NULL, auth text NOT NULL, lang text NOT NULL,
        made bigint NOT NULL
    );
    CREATE INDEX subscriptions_of ON subscriptions (person);
    CREATE TABLE mails (
        person text PRIMARY KEY, address text NOT NULL, lang text NOT NULL, token text NOT NULL, stop text NOT NULL,
        confirmed integer NOT NULL, made bigint NOT NULL
    );
    CREATE TABLE quiet (person text PRIMARY KEY, starts integer NOT NULL, ends integer NOT NULL, zone text NOT NULL)
"""

# Since a device can change hands: which one a subscription was made on. And of a notice: in which ways it was told already,
# for only who was tired then is asked again.
OF_DEVICES: Final = """
    ALTER TABLE subscriptions ADD COLUMN guest text NOT NULL DEFAULT '';
    ALTER TABLE notices ADD COLUMN told text NOT NULL DEFAULT ''
"""
BY_MAIL: Final = "mail"

log = logging.getLogger("hexenkessel.table")


class Quiet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """No notices between these hours of the day, where the person lives."""

    starts: Annotated[int, Meta(ge=0, le=23)]
    ends: Annotated[int, Meta(ge=0, le=23)]
    zone: Annotated[str, Meta(max_length=64)]

    def over(self, at: int) -> int:
        """When it is no longer quiet; `at` itself, if it is not."""
        here = datetime.fromtimestamp(at, ZoneInfo(self.zone))
        inside = (
            self.starts <= here.hour < self.ends
            if self.starts < self.ends
            else here.hour >= self.starts or here.hour < self.ends
        )
        if not inside or self.starts == self.ends:
            return at
        end = here.replace(hour=self.ends, minute=0, second=0, microsecond=0)
        if end <= here:
            end += timedelta(days=1)
        return int(end.timestamp())


class Address(msgspec.Struct, frozen=True):
    address: str
    confirmed: bool


class Subscribed(msgspec.Struct, frozen=True):
    """A browser that is told, as its person may see it: by whose service, in which language, and since when."""

    service: str
    lang: str
    made: int


class Notices:
    def __init__(self, store: Store, find: Callable[[str], Awaitable[Live]], public: str | None) -> None:
        self.store = store
        self.find = find
        self.public = public
        self.push: Push | None = None
        self.mail: Mail | None = None
        self.noting: set[asyncio.Task[None]] = set()
        # Which turns were noted already, of the tables in memory.
        self.noted: dict[tuple[str, int], int] = {}
        self.words: dict[str, Catalogue] = {}

    @property
    def possible(self) -> bool:
        return self.push is not None or self.mail is not None

    # -- whom to tell ----------------------------------------------------------------------------------------

    def changed(self, live: Live) -> None:
        """Rows were written: whoever is asked now and is not here may want to know."""
        room = live.room
        if not self.possible or room.phase != "playing":
            return
        here = live.present()
        for seat in room.asked():
            found = room.seats[seat]
            if found.kind != PERSON or found.token is None or seat in here or live.answers_for(seat):
                continue
            turn = live.moment(seat)
            if self.noted.get((room.id, seat)) != turn:
                if len(self.noted) > MOST_NOTED:
                    self.noted.clear()  # the store knows them, too
                self.noted[room.id, seat] = turn
                task = asyncio.create_task(self.note(room.id, turn, found.token))
                self.noting.add(task)
                task.add_done_callback(self.noting.discard)

    async def note(self, table: str, turn: int, token: str) -> None:
        query = """
            INSERT INTO notices (person, table_id, turn, due, tries)
            SELECT person, CAST($1 AS text), CAST($2 AS bigint), CAST($3 AS bigint), 0 FROM sittings
            WHERE table_id = $1 AND token = $4 AND (
                person IN (SELECT person FROM subscriptions) OR person IN (SELECT person FROM mails WHERE confirmed = 1))
            ON CONFLICT (person, table_id) DO UPDATE SET turn = excluded.turn, due = excluded.due, tries = 0,
                told = ''
            WHERE notices.turn < excluded.turn
        """
        try:
            await self.store.write((query, (table, turn, int(time.time()) + PATIENCE_SECONDS, token)))
        except NotStored as error:
            log.warning("a notice could not be noted: %s", error)

    async def close(self) -> None:
        for task in self.noting:
            task.cancel()
        await asyncio.gather(*self.noting, return_exceptions=True)

    # -- sending ---------------------------------------------------------------------------------------------

    async def send_due(self) -> None:
        """Everything whose time has come; each is taken by one server and told once."""
        if not self.possible:
            return
        now = int(time.time())
        query = "SELECT person, table_id, turn, due, tries FROM notices WHERE due > 0 AND due <= $1 ORDER BY due LIMIT $2"
        found = await self.store.rows(query, now, AT_ONCE)
        sending = [
            self.send_one(str(person), str(table), int(turn), int(due), int(tries), now)
            for person, table, turn, due, tries in found
        ]
        await asyncio.gather(*sending)

    async def send_one(self, person: str, table: str, turn: int, due: int, tries: int, now: int) -> None:
        quiet = await self.quiet(person)
        later = now if quiet is None else quiet.over(now)
        taken = await self.store.change(
            "UPDATE notices SET due = $4 WHERE person = $1 AND table_id = $2 AND due = $3 RETURNING told",
            person,
            table,
            due,
            later if later > now else 0,
        )
        if not taken or later > now:
            return
        try:
            live = await self.find(table)
        except (HexenkesselError, NotStored):
            return
        if not await self.still_true(live, person, turn):
            return
        told = set(str(taken[0][0]).split())
        wait = await self.tell(person, live, told)
        if wait is not None and tries + 1 < TRIES:
            again = """
                UPDATE notices SET due = $4, tries = tries + 1, told = $5
                WHERE person = $1 AND table_id = $2 AND turn = $3
            """
            due = now + max(RETRY_SECONDS * 4**tries, wait)
            await self.store.write((again, (person, table, turn, due, " ".join(sorted(told)))))

    async def still_true(self, live: Live, person: str, turn: int) -> bool:
        table = live.room.id
        if self.store.neighbours is not None:
            live.meet((await self.store.neighbours.company([table])).get(table))
        query = "SELECT token FROM sittings WHERE person = $1 AND table_id = $2"
        found = await self.store.rows(query, person, table)
        seats = live.room.held_by(str(found[0][0])) if found else ()
        asked = [seat for seat in live.room.asked() if seat in seats and live.moment(seat) == turn]
        return bool(asked) and not live.present().intersection(seats)

    async def tell(self, person: str, live: Live, told: set[str]) -> int | None:
        """In every way that is not among `told` yet, and is then. None: that was all.

        What a service could not take just now it may take later, after so many seconds if it says so.
        """
        wait = None
        room = live.room
        if self.push is not None:
            query = "SELECT endpoint, p256dh, auth, lang FROM subscriptions WHERE person = $1"
            for endpoint, p256dh, auth, lang in await self.store.rows(query, person):
                way = digest(endpoint)[:16]
                if way in told:
                    continue
                text = self.text(lang, room.game.id)
                message = msgspec.json.encode({"table": room.id, "text": text})
                try:
                    sent = await asyncio.to_thread(
                        self.push.send, Subscription(endpoint, p256dh, auth), message, digest(room.id)[:32]
                    )
                except TableError:
                    sent = Sent("gone")
                if sent.how in ("gone", "refused"):
                    await self.store.write(("DELETE FROM subscriptions WHERE endpoint = $1", (endpoint,)))
                if sent.how == "later":
                    wait = max(wait or 0, sent.wait)
                else:
                    told.add(way)
        if BY_MAIL not in told:
            if await self.write_letter(person, live):
                told.add(BY_MAIL)
            else:
                wait = wait or 0
        return wait

    async def write_letter(self, person: str, live: Live) -> bool:
        query = "SELECT address, lang, stop FROM mails WHERE person = $1 AND confirmed = 1"
        found = await self.store.rows(query, person)
        if self.mail is None or not found:
            return True
        address, lang, stop = found[0]
        text = self.catalogue(lang).text
        title = self.text(lang, live.room.game.id)
        off = f"{self.public}/mail/off/{stop}"
        body = text("notices-mail-turn", text=title, link=f"{self.public}/t/{live.room.id}", off=off)
        return await asyncio.to_thread(self.mail.send, address, title, body, off)

    def catalogue(self, lang: str) -> Catalogue:
        if lang not in self.words:
            self.words[lang] = Catalogue(lang, shelf.word_folders(), shelf.figures)
        return self.words[lang]

    def text(self, lang: str, game: str) -> str:
        words = self.catalogue(lang)
        return words.text("page-alert", game=words.text(f"{game}-title"))

    # -- how people want it ----------------------------------------------------------------------------------

    async def subscribe(self, person: str, guest: str, subscription: Subscription, lang: str) -> None:
        """One for a device, the newest; a browser belongs to whoever said so last."""
        if self.push is None:
            raise TableError(409, "table-error-no-push")
        check(subscription, self.push.services)
        query = """
            INSERT INTO subscriptions (endpoint, person, p256dh, auth, lang, made, guest) VALUES ($1, $2, $3, $4, $5, $6, $7)
            ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, p256dh = excluded.p256dh, auth = excluded.auth,
                lang = excluded.lang, made = excluded.made, guest = excluded.guest
        """
        endpoint, now = subscription.endpoint, int(time.time())
        await self.store.write(
            (query, (endpoint, person, subscription.p256dh, subscription.auth, lang, now, guest)),
            ("DELETE FROM subscriptions WHERE guest = $1 AND endpoint != $2", (guest, endpoint)),
        )

    async def unsubscribe(self, person: str, endpoint: str) -> None:
        query = "DELETE FROM subscriptions WHERE person = $1 AND endpoint = $2"
        await self.store.write((query, (person, endpoint)))

    async def subscribed(self, person: str) -> list[Subscribed]:
        query = "SELECT endpoint, lang, made FROM subscriptions WHERE person = $1 ORDER BY made, endpoint"
        found = await self.store.rows(query, person)
        return [Subscribed(urlsplit(endpoint).netloc, lang, int(made)) for endpoint, lang, made in found]

    async def waiting(self, person: str) -> list[str]:
        """The tables of which somebody is still to be told."""
        query = "SELECT table_id FROM notices WHERE person = $1 AND due > 0 ORDER BY due, table_id"
        return [str(row[0]) for row in await self.store.rows(query, person)]

    async def quiet(self, person: str) -> Quiet | None:
        found = await self.store.rows("SELECT starts, ends, zone FROM quiet WHERE person = $1", person)
        return Quiet(*found[0]) if found else None

    async def be_quiet(self, person: str, quiet: Quiet | None) -> None:
        if quiet is None:
            await self.store.write(("DELETE FROM quiet WHERE person = $1", (person,)))
            return
        try:
            ZoneInfo(quiet.zone)
        except (ValueError, OSError, KeyError):
            raise TableError(400, "table-error-zone") from None
        query = """
            INSERT INTO quiet VALUES ($1, $2, $3, $4)
            ON CONFLICT (person) DO UPDATE SET starts = excluded.starts, ends = excluded.ends, zone = excluded.zone
        """
        await self.store.write((query, (person, quiet.starts, quiet.ends, quiet.zone)))

    # -- letters ---------------------------------------------------------------------------------------------

    async def address(self, person: str) -> Address | None:
        found = await self.store.rows("SELECT address, confirmed FROM mails WHERE person = $1", person)
        return Address(str(found[0][0]), bool(found[0][1])) if found else None

    async def ask(self, person: str, address: str, lang: str) -> None:
        """Nobody gets a second letter who has not answered the first: it holds the link that confirms the address."""
        if self.mail is None:
            raise TableError(409, "table-error-no-mail")
        address = check_address(address)
        token, now = new_token(), int(time.time())
        query = """
            INSERT INTO mails VALUES ($1, $2, $3, $4, $5, 0, $6)
            ON CONFLICT (person) DO UPDATE SET address = excluded.address, lang = excluded.lang, token = excluded.token,
                stop = excluded.stop, confirmed = 0, made = excluded.made
        """
        await self.store.write(
            ("DELETE FROM mails WHERE confirmed = 0 AND made < $1", (now - UNCONFIRMED_SECONDS,)),
            (query, (person, address, lang, digest(token), new_token(), now)),
        )
        text = self.catalogue(lang).text
        body = text("notices-mail-confirm-body", link=f"{self.public}/mail/{token}")
        if not await asyncio.to_thread(self.mail.send, address, text("notices-mail-confirm"), body):
            raise TableError(503, "table-error-mail-not-sent")

    async def confirm(self, token: str) -> str | None:
        """The language of whoever has confirmed their address with this."""
        query = "UPDATE mails SET confirmed = 1, token = '' WHERE token = $1 RETURNING lang"
        found = await self.store.change(query, digest(token))
        return str(found[0][0]) if found else None

    async def language(self, column: str, value: str) -> str | None:
        assert column in ("token", "stop")
        found = await self.store.rows(f"SELECT lang FROM mails WHERE {column} = $1", value)
        return str(found[0][0]) if found else None

    async def stop(self, token: str) -> str | None:
        """No more letters; the language of whoever said so."""
        found = await self.store.change("DELETE FROM mails WHERE stop = $1 RETURNING lang", token)
        return str(found[0][0]) if found else None

    async def forget_address(self, person: str) -> None:
        await self.store.write(("DELETE FROM mails WHERE person = $1", (person,)))
