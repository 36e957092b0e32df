"""Files that a person names, and files that are kept for them: with a clear word where reading or writing fails."""

import os
from pathlib import Path

from hexenkessel.kernel.errors import HexenkesselError


def read_text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise file_error("terminal-error-no-file", file, "is not there") from None
    except (OSError, UnicodeDecodeError):
        raise file_error("terminal-error-unreadable", file, "can't be read") from None


def write_text(file: Path, text: str) -> None:
    """Write a new file; one that is there stays as it is."""
    try:
        with file.open("x", encoding="utf-8") as out:
            out.write(text)
    except FileExistsError:
        raise file_error("terminal-error-file-exists", file, "exists already") from None
    except OSError:
        raise file_error("terminal-error-unwritable", file, "can't be written") from None


def keep_text(file: Path, text: str) -> None:
    """Put a file into the data folder, whole or not at all; nobody else on this machine may read it."""
    beside = file.with_suffix(".part")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with open(beside, "w", encoding="utf-8", opener=privately) as out:
            out.write(text)
        beside.replace(file)
    except OSError:
        folder = str(file.parent)
        raise HexenkesselError(
            "shell-error-data-folder", f"{folder} can't be written", {"folder": folder}
        ) from None


def privately(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def file_error(key: str, file: Path, problem: str) -> HexenkesselError:
    return HexenkesselError(key, f"{file} {problem}", {"file": str(file)})


def blame(file: Path, error: HexenkesselError) -> HexenkesselError:
    """The same mistake, with the file in which it stands."""
    return HexenkesselError("terminal-error-in-file", f"{file}: {error}", {"file": str(file)}, error)
