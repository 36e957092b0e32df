"""Who comes into a house on the internet, and who may make tables there.

A house at home lets everybody in who has the link of a table, and everybody inside makes tables. On the internet that link
travels far: there it opens its table and no more, and whoever wants to make tables has an invitation of the landlord's.
"""

import secrets
import time
from typing import Final, Literal

from hexenkessel.table.store import Store
from hexenkessel.table.tokens import ALPHABET, digest

# "link": whoever has the link of a table comes in; "code": nobody without an invitation; "open": everybody.
Doors = Literal["link", "code", "open"]
CODE_LENGTH: Final = 12
DAY: Final = 86_400

MIGRATION: Final = """
    CREATE TABLE entries (hash text PRIMARY KEY, uses integer NOT NULL, until bigint NOT NULL);
    CREATE TABLE makers (person text PRIMARY KEY)
"""
# Since the landlord can shut somebody out: the addresses that no new guest comes from for a while.
SHUT_OUT: Final = "CREATE TABLE shut_out (address text PRIMARY KEY, until bigint NOT NULL)"
SHUT_OUT_DAYS: Final = 1


class Entrance:
    """The SQL in here is understood by both databases (people.py)."""

    def __init__(self, store: Store, doors: Doors, public: bool) -> None:
        self.store = store
        self.doors = doors
        self.public = public

    async def new_code(self, uses: int, days: int) -> str:
        """An invitation for so many people. Only its hash is kept, as everywhere; 60 bits, and few tries (limits.py)."""
        code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
        until = int(time.time()) + days * DAY
        await self.store.write(
            ("DELETE FROM entries WHERE until < $1", (int(time.time()),)),
            ("INSERT INTO entries VALUES ($1, $2, $3)", (digest(code), uses, until)),
        )
        return code

    async def use(self, code: str) -> bool:
        """Whether this is a good invitation; one use less is left of it."""
        values = (digest(code), int(time.time()))
        query = (
            "UPDATE entries SET uses = uses - 1 WHERE hash = $1 AND until > $2 AND uses > 0 RETURNING uses"
        )
        return bool(await self.store.change(query, *values))

    async def shut_out(self, address: str) -> None:
        """Cookies are free: whoever lost theirs must not simply take another. For a day: addresses change hands."""
        now = int(time.time())
        await self.store.write(
            ("DELETE FROM shut_out WHERE until < $1 OR address = $2", (now, address)),
            ("INSERT INTO shut_out VALUES ($1, $2)", (address, now + SHUT_OUT_DAYS * DAY)),
        )

    async def is_shut_out(self, address: str) -> bool:
        query = "SELECT 1 FROM shut_out WHERE address = $1 AND until > $2"
        return self.public and bool(await self.store.rows(query, address, int(time.time())))

    async def invited(self, person: str) -> None:
        await self.store.write(("INSERT INTO makers VALUES ($1) ON CONFLICT DO NOTHING", (person,)))

    async def may_make(self, person: str) -> bool:
        if not self.public or self.doors == "open":
            return True
        return bool(await self.store.rows("SELECT 1 FROM makers WHERE person = $1", person))
