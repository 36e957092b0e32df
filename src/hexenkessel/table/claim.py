"""One server for a folder: two would fight over every row."""

import os
import sys
from pathlib import Path
from typing import IO, Final

from hexenkessel.table.errors import TableError

LOCK: Final = "tables.lock"


def claim(folder: Path) -> IO[bytes]:
    """Keep the answer open as long as the folder is in use. The system lets go of it with the process, however it ends."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = open(folder / LOCK, "ab", opener=privately)  # noqa: SIM115 - it stays open
    except OSError:
        raise TableError(500, "shell-error-data-folder", folder=str(folder)) from None
    try:
        lock(file)
    except OSError:
        file.close()
        raise TableError(500, "table-error-folder-in-use", folder=str(folder)) from None
    return file


def privately(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def lock(file: IO[bytes]) -> None:
    """OSError if somebody else has it."""
    if sys.platform == "win32":
        import msvcrt

        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
