"""What a table server asks of its store. SQLite answers in sqlite_store.py; others can follow behind this interface."""

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from hexenkessel.table.rows import AnyRow


class Snapshot(msgspec.Struct, frozen=True):
    """A position as it was after row `seq`, so that a long game needn't be replayed from its deal."""

    seq: int
    position: dict[str, Any]


class Store(Protocol):
    """Every write is durable when it returns. NotStored: nothing of it was kept."""

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

    async def open_tables(self, guest: str, since: int) -> int:
        """How many unfinished tables this guest has made since that time."""

    async def forget(self, table: str) -> None:
        """Everything about this table is deleted."""

    async def admit(self, guest: str) -> None: ...

    async def dismiss(self, guest: str) -> None:
        """This guest is no longer known."""

    async def knows(self, guest: str) -> bool: ...

    async def close(self) -> None: ...
