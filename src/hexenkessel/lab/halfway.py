"""Training that was interrupted goes on: what has been learned is written down every half minute, beside the net's file.

The games that were being played are not: others are dealt in their place.
"""

import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from hexenkessel.kernel.errors import HexenkesselError

EVERY: Final = 30.0


class OtherCourse(HexenkesselError):
    """What was begun there was to become another net."""

    def __init__(self, file: Path, begun: str) -> None:
        super().__init__(
            "shell-error-other-course",
            f"{file} was begun as another net ({begun}): say the same to go on with it, or delete it",
            {"file": str(file), "command": begun},
        )


@dataclass
class Halfway:
    """How far it has come. `command` and `fingerprint` say what it is to become."""

    command: str
    fingerprint: str
    decisions: int
    seconds: float
    updates: int
    tables: dict[str, Any]


def place(file: Path) -> Path:
    return file.with_name(f"{file.name}.part")


def keep(file: Path, half: Halfway) -> None:
    """A pulled plug leaves what was there before, or this, and nothing in between."""
    there = place(file)
    fresh = there.with_name(f"{there.name}.new")
    about = json.dumps({name: value for name, value in vars(half).items() if name != "tables"})
    with fresh.open("wb") as stream:
        np.savez(stream, about=np.array(about), **half.tables)
        stream.flush()
        os.fsync(stream.fileno())
    fresh.replace(there)


def read(file: Path, command: str, fingerprint: str) -> Halfway | None:
    """What was begun with the same command; None where nothing was."""
    there = place(file)
    if not there.is_file():
        return None
    with np.load(there) as found:
        tables = {name: found[name] for name in found.files}
    half = Halfway(**json.loads(str(tables.pop("about"))), tables=tables)
    if (half.command, half.fingerprint) != (command, fingerprint):
        raise OtherCourse(there, half.command)
    return half


def forget(file: Path) -> None:
    place(file).unlink(missing_ok=True)
