"""The command `hexenkessel` as a person runs it: in a process of its own, with a data folder of its own."""

import os
import subprocess
import sys
from pathlib import Path

from tests.waiting import PATIENCE


def environment(data: Path, **more: str) -> dict[str, str]:
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "SYSTEMROOT") if name in os.environ}
    path = os.pathsep.join(item for item in sys.path if item)
    return {**kept, "PYTHONPATH": path, "HEXENKESSEL_DATA": str(data), "PYTHONIOENCODING": "utf-8", **more}


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "hexenkessel", *arguments]


def run(
    data: Path, *arguments: str, typed: str = "", timeout: float = PATIENCE, **more: str
) -> subprocess.CompletedProcess[str]:
    """Run one command to its end, with these lines typed."""
    return subprocess.run(
        command(*arguments),
        input=typed,
        env=environment(data, **more),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=timeout,
        check=False,
    )
