"""Who the guests of a house are: a cookie is a device, and several devices can be one person.

A person has a name, an animal and a colour if they like, and the seats that they took: the server knows who took a seat, so
it needs no storage of a browser to be found again. Of keys and codes only hashes are kept, as everywhere (tokens.py).

The SQL in here is understood by both databases: $1, $2, … are the values (`Store.rows`, `Store.write`).
"""

import secrets
import time
from collections.abc import Sequence
from typing import Final

import msgspec

from hexenkessel.table.errors import TableError
from hexenkessel.table.limits import DEVICES
from hexenkessel.table.store import Store
from hexenkessel.table.tokens import ALPHABET, Profile, digest

CODE_LENGTH: Final = 8
CODE_SECONDS: Final = 600
# Of the people somebody has met, so many are told of; and so many may be invited to one table.
MOST_FRIENDS: Final = 24
MOST_INVITATIONS: Final = 12
INVITED_SECONDS: Final = 3 * 86_400
LISTED_SECONDS: Final = 6 * 3600
MOST_LISTED: Final = 12

# A guest of a house without people is a person of their own. A person's id is the hash of their first cookie, so that
# whoever made a table before there were people still has.
MIGRATION: Final = """
    ALTER TABLE guests ADD COLUMN person text;
    UPDATE guests SET person = hash;
    CREATE INDEX guests_of_person ON guests (person);
    CREATE TABLE people (
        id text PRIMARY KEY, made bigint NOT NULL, name text NOT NULL, animal text NOT NULL, colour integer NOT NULL
    );
    INSERT INTO people SELECT hash, made, '', '', 0 FROM guests;
    CREATE TABLE sittings (
        person text NOT NULL, table_id text NOT NULL, token text NOT NULL, since bigint NOT NULL,
        PRIMARY KEY (person, table_id)
    );
    CREATE INDEX sittings_at_table ON sittings (table_id);
    CREATE TABLE codes (hash text PRIMARY KEY, person text NOT NULL, until bigint NOT NULL);
    CREATE TABLE invitations (
        person text NOT NULL, table_id text NOT NULL, inviter text NOT NULL, made bigint NOT NULL,
        PRIMARY KEY (person, table_id)
    );
    CREATE INDEX invitations_to_table ON invitations (table_id);
    CREATE TABLE listed (table_id text PRIMARY KEY, since bigint NOT NULL)
"""
# Since devices are few and settings come along: when a device was last here, and what its person has set (settings.py).
SINCE_DEVICES: Final = """
    ALTER TABLE guests ADD COLUMN used bigint NOT NULL DEFAULT 0;
    UPDATE guests SET used = made;
    ALTER TABLE people ADD COLUMN settings text NOT NULL DEFAULT ''
"""
# What goes when a table goes.
OF_TABLES: Final = ("sittings", "invitations", "listed", "clocks", "notices", "noted")

# How somebody wants to be told of their turn (notices.py), and when they are away (vacation.py): it goes with the person,
# and comes along with their devices unless the other one has it as well.
OF_PEOPLE: Final = {
    "subscriptions": "(SELECT 1 WHERE 1 = 0)",
    "notices": "(SELECT 1 FROM notices AS other WHERE other.person = $2 AND other.table_id = notices.table_id)",
    "mails": "(SELECT 1 FROM mails AS other WHERE other.person = $2)",
    "quiet": "(SELECT 1 FROM quiet AS other WHERE other.person = $2)",
    "vacations": "(SELECT 1 FROM vacations AS other WHERE other.person = $2 AND other.since = vacations.since)",
}

# Everything else that says in a column `person` whose it is.
ALL_OF_PEOPLE: Final = (
    *OF_PEOPLE,
    "guests",
    "sittings",
    "results",
    "passkeys",
    "makers",
    "invitations",
    "codes",
)

Statement = tuple[str, tuple[object, ...]]


def arrival(guest: str) -> list[Statement]:
    """A new guest is a new person."""
    now = int(time.time())
    person = "INSERT INTO people (id, made, name, animal, colour) VALUES ($1, $2, '', '', 0) ON CONFLICT DO NOTHING"
    device = "INSERT INTO guests (hash, made, person, used) VALUES ($1, $2, $3, $2) ON CONFLICT DO NOTHING"
    return [(person, (guest, now)), (device, (guest, now, guest))]


def few_devices(person: str, newest: str) -> list[Statement]:
    """Those that were used last stay theirs, the newest always. The others are strangers, and are told nothing any more."""
    devices = """
        DELETE FROM guests WHERE person = $1 AND hash NOT IN (
            SELECT hash FROM guests WHERE person = $1
            ORDER BY CASE WHEN hash = $3 THEN 0 ELSE 1 END, used DESC, made DESC, hash LIMIT $2
        )
    """
    told = """
        DELETE FROM subscriptions
        WHERE person = $1 AND guest != '' AND guest NOT IN (SELECT hash FROM guests WHERE person = $1)
    """
    return [(devices, (person, DEVICES, newest)), (told, (person,))]


class Met(msgspec.Struct, frozen=True):
    """Somebody one has played with."""

    person: str
    profile: Profile
    games: int
    last: int


class Invitation(msgspec.Struct, frozen=True):
    table: str
    by: str
    at: int


def new_code() -> str:
    """38 bits for ten minutes, and few tries for everybody (limits.py): short enough to be typed on a phone."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def plain_code(text: str) -> str:
    """A code as somebody types it: groups, capitals and spaces do not matter."""
    return "".join(sign for sign in text.lower() if sign in ALPHABET)


class People:
    """What a house knows of its people. Every write is durable when it returns."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of_guest(self, guest: str) -> str | None:
        found = await self.store.rows("SELECT person FROM guests WHERE hash = $1", guest)
        return str(found[0][0]) if found else None

    async def profile(self, person: str) -> Profile:
        found = await self.store.rows("SELECT name, animal, colour FROM people WHERE id = $1", person)
        return Profile(*found[0]) if found else Profile()

    async def keep(self, person: str, profile: Profile) -> None:
        query = "UPDATE people SET name = $2, animal = $3, colour = $4 WHERE id = $1"
        await self.store.write((query, (person, profile.name, profile.animal, profile.colour)))

    async def devices(self, person: str) -> list[int]:
        """When each of their devices was admitted."""
        query = "SELECT made FROM guests WHERE person = $1 ORDER BY made"
        return [int(row[0]) for row in await self.store.rows(query, person)]

    async def cookies(self, person: str) -> list[str]:
        """The hashes of their devices' cookies."""
        found = await self.store.rows("SELECT hash FROM guests WHERE person = $1", person)
        return [str(row[0]) for row in found]

    async def be_here(self, guest: str) -> None:
        """This device is in use."""
        await self.store.write(
            ("UPDATE guests SET used = $2 WHERE hash = $1 AND used < $2", (guest, int(time.time())))
        )

    async def settings(self, person: str) -> str:
        """What they have set on the page; empty where they have not (settings.py)."""
        found = await self.store.rows("SELECT settings FROM people WHERE id = $1", person)
        return str(found[0][0]) if found else ""

    async def keep_settings(self, person: str, settings: str) -> None:
        await self.store.write(("UPDATE people SET settings = $2 WHERE id = $1", (person, settings)))

    # -- seats -----------------------------------------------------------------------------------------------

    async def settle(self, person: str, table: str, token: str) -> None:
        """From now on this key (a hash) opens this table for them."""
        query = """
            INSERT INTO sittings VALUES ($1, $2, $3, $4)
            ON CONFLICT (person, table_id) DO UPDATE SET token = excluded.token
        """
        await self.store.write((query, (person, table, token, int(time.time()))))

    async def key(self, person: str, table: str) -> str | None:
        query = "SELECT token FROM sittings WHERE person = $1 AND table_id = $2"
        found = await self.store.rows(query, person, table)
        return str(found[0][0]) if found else None

    async def follow(self, table: str, following: str) -> None:
        """Whoever sat there sits here: the keys are the same (wishes.seats_again)."""
        query = """
            INSERT INTO sittings (person, table_id, token, since)
            SELECT person, CAST($2 AS text), token, CAST($3 AS bigint) FROM sittings WHERE table_id = $1
            ON CONFLICT DO NOTHING
        """
        await self.store.write((query, (table, following, int(time.time()))))

    async def tables(self, person: str, over: bool, most: int) -> list[tuple[str, str]]:
        """The newest tables of theirs, each with their key."""
        query = f"""
            SELECT id, token FROM sittings JOIN tables ON id = table_id
            WHERE person = $1 AND {"over" if over else "NOT over"} ORDER BY since DESC, id LIMIT $2
        """
        return [(str(id), str(token)) for id, token in await self.store.rows(query, person, most)]

    async def leave(self, person: str, table: str) -> None:
        """It is no longer among their tables."""
        await self.store.write(
            ("DELETE FROM sittings WHERE person = $1 AND table_id = $2", (person, table)),
            ("DELETE FROM invitations WHERE person = $1 AND table_id = $2", (person, table)),
        )

    # -- devices ---------------------------------------------------------------------------------------------

    async def leave_code(self, person: str) -> tuple[str, int]:
        """A code that brings one more device to this person, once; and until when. The last one is the one that counts."""
        code, now = new_code(), int(time.time())
        await self.store.write(
            ("DELETE FROM codes WHERE person = $1 OR until < $2", (person, now)),
            (
                "INSERT INTO codes VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
                (digest(code), person, now + CODE_SECONDS),
            ),
        )
        return code, now + CODE_SECONDS

    async def whose_code(self, code: str) -> str | None:
        query = "SELECT person FROM codes WHERE hash = $1 AND until >= $2"
        found = await self.store.rows(query, digest(plain_code(code)), int(time.time()))
        return str(found[0][0]) if found else None

    async def hand_over(self, guest: str, person: str) -> None:
        """This one device is this person's from now on; whoever had it stays who they are, and is told nothing there."""
        await self.store.write(
            ("DELETE FROM subscriptions WHERE guest = $1 AND person != $2", (guest, person)),
            ("UPDATE guests SET person = $2, used = $3 WHERE hash = $1", (guest, person, int(time.time()))),
            *few_devices(person, guest),
        )

    async def bring(self, guest: str, old: str, person: str, code: str = "") -> None:
        """The device of `guest`, so far `old`, is this person's from now on, with all that was done on it.

        Where `old` has other devices they come along: it was one person all the time. A code is used up with it.
        """
        used: Statement = ("DELETE FROM codes WHERE hash = $1", (digest(plain_code(code)),))
        if old == person:
            await self.store.write(used)
            return
        both = (old, person)
        await self.store.write(
            used,
            ("UPDATE guests SET person = $2 WHERE person = $1", both),
            ("UPDATE guests SET person = $2, used = $3 WHERE hash = $1", (guest, person, int(time.time()))),
            (
                """
                INSERT INTO sittings (person, table_id, token, since)
                SELECT CAST($2 AS text), table_id, token, since FROM sittings WHERE person = $1 ON CONFLICT DO NOTHING
                """,
                both,
            ),
            ("DELETE FROM sittings WHERE person = $1", (old,)),
            # Who sat at one table on two devices has one result there.
            (
                """
                DELETE FROM results WHERE person = $1 AND table_id IN (SELECT table_id FROM results WHERE person = $2)
                """,
                both,
            ),
            ("UPDATE results SET person = $2 WHERE person = $1", both),
            ("UPDATE passkeys SET person = $2 WHERE person = $1", both),
            # Who was invited to make tables still is.
            (
                "INSERT INTO makers SELECT CAST($2 AS text) FROM makers WHERE person = $1 ON CONFLICT DO NOTHING",
                both,
            ),
            ("DELETE FROM makers WHERE person = $1", (old,)),
            ("DELETE FROM invitations WHERE person = $1", (old,)),
            ("UPDATE tables SET guest = $2 WHERE guest = $1", both),
            *(
                (f"UPDATE {name} SET person = $2 WHERE person = $1 AND NOT EXISTS {same}", both)
                for name, same in OF_PEOPLE.items()
            ),
            *((f"DELETE FROM {name} WHERE person = $1", (old,)) for name in OF_PEOPLE),
            ("DELETE FROM codes WHERE person = $1", (old,)),
            (
                """
                UPDATE people SET settings = (SELECT settings FROM people AS other WHERE other.id = $1)
                WHERE id = $2 AND settings = '' AND EXISTS (SELECT 1 FROM people AS other WHERE other.id = $1)
                """,
                both,
            ),
            ("DELETE FROM people WHERE id = $1", (old,)),
            *few_devices(person, guest),
        )

    async def forget(self, person: str) -> None:
        """Nothing about them is kept but their moves in others' games; all of their devices are strangers again."""
        await self.store.write(
            (
                "DELETE FROM challenges WHERE session IN (SELECT hash FROM guests WHERE person = $1)",
                (person,),
            ),
            *((f"DELETE FROM {name} WHERE person = $1", (person,)) for name in ALL_OF_PEOPLE),
            ("DELETE FROM invitations WHERE inviter = $1", (person,)),
            ("UPDATE tables SET guest = '' WHERE guest = $1", (person,)),
            ("DELETE FROM people WHERE id = $1", (person,)),
        )

    # -- friends ---------------------------------------------------------------------------------------------

    async def met(self, person: str) -> list[Met]:
        """With whom they sat at a table, the last ones first."""
        query = """
            SELECT id, name, animal, colour, count(*), max(theirs.since)
            FROM sittings AS mine JOIN sittings AS theirs ON mine.table_id = theirs.table_id
            JOIN people ON people.id = theirs.person
            WHERE mine.person = $1 AND theirs.person != $1
            GROUP BY id, name, animal, colour ORDER BY max(theirs.since) DESC, id LIMIT $2
        """
        found = await self.store.rows(query, person, MOST_FRIENDS)
        return [
            Met(str(id), Profile(name, animal, colour), int(games), int(last))
            for id, name, animal, colour, games, last in found
        ]

    async def invite(self, person: str, table: str, by: str) -> None:
        found = await self.store.rows("SELECT count(*) FROM invitations WHERE table_id = $1", table)
        if int(found[0][0]) >= MOST_INVITATIONS:
            raise TableError(429, "table-error-too-many-invited", most=MOST_INVITATIONS)
        query = "INSERT INTO invitations VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"
        await self.store.write((query, (person, table, by, int(time.time()))))

    async def invitations(self, person: str) -> list[Invitation]:
        query = """
            SELECT table_id, name, invitations.made FROM invitations JOIN people ON people.id = inviter
            WHERE person = $1 AND invitations.made > $2 ORDER BY invitations.made DESC LIMIT $3
        """
        since = int(time.time()) - INVITED_SECONDS
        found = await self.store.rows(query, person, since, MOST_INVITATIONS)
        return [Invitation(str(table), str(name), int(at)) for table, name, at in found]

    # -- open tables -----------------------------------------------------------------------------------------

    async def list_table(self, table: str, open: bool) -> None:
        """Whether everybody of this house finds it."""
        if open:
            query = "INSERT INTO listed VALUES ($1, $2) ON CONFLICT DO NOTHING"
            await self.store.write((query, (table, int(time.time()))))
        else:
            await self.store.write(("DELETE FROM listed WHERE table_id = $1", (table,)))

    async def listed(self) -> Sequence[str]:
        query = "SELECT table_id FROM listed WHERE since > $1 ORDER BY since DESC LIMIT $2"
        found = await self.store.rows(query, int(time.time()) - LISTED_SECONDS, MOST_LISTED)
        return [str(row[0]) for row in found]
