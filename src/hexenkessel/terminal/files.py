"""Files that a person names: read and written with a clear word where that fails."""

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


def file_error(key: str, file: Path, problem: str) -> HexenkesselError:
    return HexenkesselError(key, f"{file} {problem}", {"file": str(file)})


def blame(file: Path, error: HexenkesselError) -> HexenkesselError:
    """The same mistake, with the file in which it stands."""
    return HexenkesselError("terminal-error-in-file", f"{file}: {error}", {"file": str(file)}, error)
