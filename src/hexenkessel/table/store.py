"""What a table server asks of its store. SQLite answers in sqlite_store.py, PostgreSQL in postgres_store.py."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

import msgspec

from hexenkessel.table.rows import AnyRow


class Snapshot(msgspec.Struct, frozen=True):
    """A position as it was after row `seq`, so that a long game needn't be replayed from its deal."""

    seq: int
    position: dict[str, Any]


class Company(msgspec.Struct, frozen=True):
    """Who sits at a table through one server, or through several: the seats whose people are there, and who only watches."""

    seats: tuple[int, ...] = ()
    watching: int = 0


class Store(Protocol):
    """Every write is durable when it returns. NotStored: nothing of it was kept."""

    @property
    def neighbours(self) -> "Neighbours | None":
        """The way to other servers at the same tables; None where there can be none."""

    async def open(self) -> None:
        """Before anything else. TableError in plain words where it can't be opened."""

    async def create(self, table: str, guest: str, rows: Sequence[AnyRow]) -> None:
        """A new table with its first rows; `guest` is the hash of whoever made it."""

    async def append(self, table: str, base: int, rows: Sequence[AnyRow], over: bool = False) -> None:
        """Rows base + 1, base + 2, …; Conflict if `base` is not the last one."""

    async def read(self, table: str, since: int = 0) -> list[AnyRow]:
        """All rows after `since`; none if there is no such table. TableError, if they can't be read."""

    async def keep(self, table: str, snapshot: Snapshot) -> None:
        """The newest snapshot replaces the one before."""

    async def snapshot(self, table: str) -> Snapshot | None:
        """The last one that was kept, if it can be read."""

    async def keep_review(self, table: str, seat: int, review: bytes) -> None:
        """What was found out about this seat's game; a newer one replaces it."""

    async def review(self, table: str, seat: int) -> bytes | None:
        """The one that was kept."""

    async def open_tables(self, guest: str, since: int) -> int:
        """How many unfinished tables this guest has made since that time."""

    async def forget(self, table: str) -> None:
        """Everything about this table is deleted."""

    async def admit(self, guest: str) -> None:
        """A new guest, who is a new person as well."""

    async def dismiss(self, guest: str) -> None:
        """This guest is no longer known."""

    async def knows(self, guest: str) -> bool: ...

    # What is kept of people (people.py) is asked for in SQL that both databases understand: $1, $2, … are the values.

    async def rows(self, query: str, *values: object) -> Sequence[Any]: ...

    async def write(self, *statements: tuple[str, tuple[object, ...]]) -> None:
        """All of these, or none. They must bear being carried out twice."""

    async def change(self, query: str, *values: object) -> Sequence[Any]:
        """A statement that changes something and answers with rows (RETURNING)."""

    async def close(self) -> None: ...


class Neighbours(Protocol):
    """What servers that share a store know of each other. All of it may come late or be lost: only the log is believed."""

    def follow(self, heard: Callable[[str], None]) -> None:
        """From now on `heard` is called with a table where another server has done something."""

    async def newer(self, since: Mapping[str, int]) -> dict[str, list[AnyRow]]:
        """The rows of these tables after the given ones, all in one go; without the tables whose rows make no sense."""

    async def newest(self, tables: Sequence[str]) -> dict[str, int]:
        """The last row of each of these tables; 0 where it was cleared away."""

    async def host_bots(self, table: str) -> bool:
        """Whether this server thinks for the bots of this table: of all servers one does, until it leaves or dies."""

    async def leave_bots(self, table: str) -> None:
        """Another server may think for them."""

    async def leave_key(self, hash: str) -> None:
        """The hash of a launch token; whichever server its browser comes to lets it in."""

    async def take_key(self, hash: str) -> bool:
        """Whether it was there; it is used up."""

    async def attend(self, present: Mapping[str, Company], news: bool = False) -> None:
        """Who is here, at these tables. To be said again and again: after a while it is no longer believed.

        With `news` the others hear of it at once.
        """

    async def company(self, tables: Sequence[str]) -> dict[str, Company]:
        """Who is at these tables through other servers."""
