"""What a server tells about itself, a line of JSON for everything: for journals that are searched by programs.

Nothing in a line opens anything: neither tokens nor launch links nor the ids of tables, which are invitations.
"""

import json
import logging
import re
import sys
from collections.abc import Callable
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Any, Final

from hexenkessel.table.tokens import ALPHABET, ID_LENGTH

# What a line may be about, by the loggers that speak.
LOGGERS: Final = ("hexenkessel.table", "hexenkessel.door", "uvicorn.error", "asyncio")
TABLE: Final = re.compile(rf"\b([{ALPHABET}]{{3}})[{ALPHABET}]{{{ID_LENGTH - 3}}}\b")
# A token (tokens.py), and anything that follows a question mark.
TOKEN: Final = re.compile(r"\b[A-Za-z0-9_-]{40,}\b")
QUERY: Final = re.compile(r"\?\S+")
TRACE_LINES: Final = 12
# A file beside somebody's own tables does not grow for ever: one of this size, and the one before it.
FILE_BYTES: Final = 1 << 20

door = logging.getLogger("hexenkessel.door")


def without_secrets(text: str) -> str:
    """The beginning of a table's id stays, so that lines about one table can be told from others."""
    return TABLE.sub(r"\1…", TOKEN.sub("…", QUERY.sub("?…", text)))


class Line(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": without_secrets(record.getMessage()),
        }
        told.update(getattr(record, "facts", {}))
        if record.exc_info:
            trace = without_secrets(self.formatException(record.exc_info)).splitlines()
            told["trace"] = trace[-TRACE_LINES:]
        return json.dumps(told, ensure_ascii=False)


def begin() -> None:
    """From now on every line is JSON, and every request has one."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Line())
    for name in LOGGERS:
        log = logging.getLogger(name)
        log.handlers = [handler]
        log.propagate = False
    door.setLevel(logging.INFO)


def aside(file: Path) -> Callable[[], None]:
    """From now on, until what is answered is called: whatever else would come up between what a person reads in a terminal
    goes to this file, which comes into being with its first line."""
    handler = RotatingFileHandler(file, maxBytes=FILE_BYTES, backupCount=1, encoding="utf-8", delay=True)
    handler.setFormatter(Line())
    handler.setLevel(logging.WARNING)
    root = logging.getLogger()
    root.addHandler(handler)

    def end() -> None:
        root.removeHandler(handler)
        handler.close()

    return end


def request(method: str, path: str, status: int, seconds: float, address: str) -> None:
    """One line for a request that was answered; nothing, unless somebody wants it."""
    if door.isEnabledFor(logging.INFO):
        facts = {"method": method, "status": status, "ms": round(1000 * seconds, 1), "address": address}
        door.info(without_secrets(path), extra={"facts": facts})
