"""What a table refuses: errors of HTTP calls and of the start-up, and rejected wishes of a socket."""

from hexenkessel.kernel.errors import Fact, HexenkesselError, Refusal
from hexenkessel.kernel.moves import Move


class TableError(HexenkesselError):
    """A call that can't be done. `status` is HTTP's; `key` and `facts` make the sentence."""

    def __init__(self, status: int, key: str, **facts: Fact) -> None:
        super().__init__(key, f"{key} {facts}" if facts else key, facts)
        self.status = status


class Reject(Exception):
    """A wish of a client that is not carried out; nothing has changed."""

    def __init__(self, code: str, reasons: list[tuple[Move | None, Refusal]] | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.reasons = reasons or []


class Conflict(Exception):
    """Somebody else has written this row of the log already."""


class NotStored(Exception):
    """The store could not keep it: full or broken disk. Nothing was written."""
