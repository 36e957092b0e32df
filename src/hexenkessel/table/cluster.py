"""A PostgreSQL of one's own, to be broken at will: a cluster in a temporary folder, reached by a socket file only."""

import asyncio
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import asyncpg

from hexenkessel.table.errors import TableError

SETTINGS: Final = ["listen_addresses=", "max_connections=200"]


class Cluster:
    def __init__(self, folder: Path, fsync: bool) -> None:
        self.folder = folder
        self.settings = [*SETTINGS, f"fsync={'on' if fsync else 'off'}"]
        self.count = 0
        self.run("initdb", "--auth=trust", "--username=hexenkessel", "--encoding=UTF8", "-D", self.data)
        self.start()

    @property
    def data(self) -> str:
        return str(self.folder / "data")

    def run(self, program: str, *arguments: str) -> None:
        # PostgreSQL refuses to be root; Debian's package brings a user for it.
        user = (
            ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] if os.geteuid() == 0 else []
        )
        command = [*user, str(programs() / program), *arguments]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stdout}{done.stderr}")

    def start(self) -> None:
        options = " ".join(
            f"-c {setting}" for setting in [*self.settings, f"unix_socket_directories={self.folder}"]
        )
        self.run("pg_ctl", "start", "-w", "-D", self.data, "-l", str(self.folder / "log"), "-o", options)

    def stop(self, mode: str = "fast") -> None:
        """`immediate`: as if it had crashed."""
        self.run("pg_ctl", "stop", "-w", "-m", mode, "-D", self.data)

    def address(self, database: str) -> str:
        return f"postgresql://hexenkessel@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """The address of a new, empty one."""
        self.count += 1
        name = f"house{self.count}"

        async def make() -> None:
            connection = await asyncpg.connect(self.address("postgres"))
            await connection.execute(f"CREATE DATABASE {name}")
            await connection.close()

        asyncio.run(make())
        return self.address(name)


def programs() -> Path:
    """The folder of the newest PostgreSQL here."""
    debian = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    found = sorted(debian, key=lambda path: int(path.parent.parent.name))
    initdb = found[-1] if found else shutil.which("initdb")
    if initdb is None:
        raise TableError(500, "table-error-no-postgres")
    return Path(initdb).resolve().parent


@contextmanager
def cluster(fsync: bool = False) -> Iterator[Cluster]:
    """Nobody pulls this machine's plug, so only who measures waits for the disk; what is acknowledged has been written."""
    with TemporaryDirectory(prefix="hexenkessel-postgres-") as folder:
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres", "postgres")
        made = Cluster(Path(folder), fsync)
        try:
            yield made
        finally:
            made.stop("immediate")
