"""Starting the table as a person does: the command itself, and one clear sentence when something is in the way."""

import asyncio
import re
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from pathlib import Path

import asyncpg
import pytest

from hexenkessel.table import climb, serve
from hexenkessel.table.cluster import Cluster
from hexenkessel.table.errors import TableError
from hexenkessel.table.load import measure
from hexenkessel.table.protocol import PROTO
from hexenkessel.table.sqlite_store import APPLICATION
from tests.waiting import PATIENCE

START = "import sys; from pathlib import Path; from hexenkessel.table import serve; sys.exit(serve.main(*eval(sys.argv[1])))"


def command(host: str, port: int, data: Path, lang: str = "en") -> list[str]:
    arguments = f"({host!r}, {port}, False, Path({str(data)!r}), {lang!r})"
    return [sys.executable, "-c", START, arguments]


def fails(host: str, port: int, data: Path, lang: str = "en") -> str:
    """What it says before it gives up."""
    done = subprocess.run(
        command(host, port, data, lang), capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == 1 and not done.stdout and "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    return done.stderr


@pytest.mark.parametrize(("lang", "words"), [("en", "The table is set"), ("de", "Der Tisch ist gedeckt")])
def test_the_table_is_served_and_ends_with_ctrl_c(tmp_path: Path, lang: str, words: str) -> None:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    server = subprocess.Popen(
        command("127.0.0.1", 0, tmp_path / "new" / "folder", lang), stdout=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        address = re.search(r"http://127\.0\.0\.1:\d+/\?launch=\S+", line)
        assert words in line and address is not None
        opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
        page = opener.open(address.group(), timeout=PATIENCE).read().decode()
        assert "<!doctype html>" in page.lower()
        house = opener.open(address.group().partition("?")[0] + "api/house", timeout=PATIENCE).read()
        assert f'"proto":{PROTO}'.encode() in house
        server.send_signal(signal.SIGINT)
        assert server.wait(PATIENCE) in (0, 130, -signal.SIGINT)
    finally:
        server.kill()
        server.wait()
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    # From nothing to the first page and to the end, in processor time: how busy the machine is does not count.
    assert after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime < 8
    assert (tmp_path / "new" / "folder" / "tables.sqlite").exists()


def test_a_busy_port(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        assert f"Port {port} is in use already" in fails("127.0.0.1", port, tmp_path)
        assert "--port" in fails("127.0.0.1", port, tmp_path, "de")
    assert not (tmp_path / "tables.sqlite").exists()


@pytest.mark.parametrize(("host", "port"), [("192.0.2.77", 0), ("no such name", 0), ("127.0.0.1", 99_999)])
def test_an_address_that_is_not_ours(tmp_path: Path, host: str, port: int) -> None:
    with pytest.raises(TableError) as error:
        serve.listen(host, port)
    assert error.value.key == "table-error-address"


def test_a_data_folder_that_can_t_be_used(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("a letter")
    assert "cannot be read or written" in fails("127.0.0.1", 0, tmp_path / "file")
    assert (tmp_path / "file").read_text() == "a letter"


def test_a_data_folder_where_nobody_may_write() -> None:
    assert "cannot be read or written" in fails("127.0.0.1", 0, Path("/proc/hexenkessel"))


def test_a_foreign_and_a_newer_database(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    file.write_text("This is a letter." * 100)
    assert str(file) in fails("127.0.0.1", 0, tmp_path, "de")
    file.unlink()
    with sqlite3.connect(file) as db:
        db.execute(f"PRAGMA application_id = {APPLICATION}")
        db.execute("PRAGMA user_version = 99")
        db.execute("CREATE TABLE x (y)")
    assert "newer version" in fails("127.0.0.1", 0, tmp_path)


def test_one_server_for_a_folder(tmp_path: Path) -> None:
    """The second is told so in a sentence; the folder is free again when the first has ended, however that was."""
    for lang, words in (("en", "Another server uses"), ("de", "Ein anderer Server benutzt")):
        first = subprocess.Popen(command("127.0.0.1", 0, tmp_path), stdout=subprocess.PIPE, text=True)
        try:
            assert first.stdout is not None and first.stdout.readline()
            said = fails("127.0.0.1", 0, tmp_path, lang)
            assert words in said and str(tmp_path) in said
        finally:
            first.kill()
            first.wait()


def test_addresses_for_phones() -> None:
    assert serve.addresses("127.0.0.1", 8713) == [] == serve.addresses("localhost", 8713)
    assert serve.addresses("192.168.0.17", 8713) == ["http://192.168.0.17:8713"]
    for address in serve.addresses("0.0.0.0", 8713):
        assert re.fullmatch(r"http://\d+\.\d+\.\d+\.\d+:8713", address) and "127." not in address[:12]


def test_a_little_load_runs_through() -> None:
    # A busy machine gets more time for its twenty moves.
    for seconds in (1.5, 6.0, 24.0, 96.0):
        result = measure(tables=3, clients=2, seconds=seconds, think=0.05, game="blackmore")
        if result.moves > 20:
            break
    waits = result.waits
    assert result.moves > 20 and result.rejected == 0 and 0 < waits.p50 <= waits.p99 <= waits.worst


def test_a_little_climb_runs_through() -> None:
    """Cheap people play for it; and one rate is held instead of climbing."""
    for seconds in (1.0, 4.0, 16.0, 64.0):
        step, refused = climb.hold("blackmore", clients=2, seconds=seconds, rate=40.0)
        if step.rate * seconds > 20:
            break
    assert step.rate * seconds > 20 and refused == 0 and 0 < step.p50 <= step.p99 <= step.worst
    assert step.servers > 0 and step.people > 0


def test_a_rate_is_too_high_when_it_was_not_borne_twice() -> None:
    """Somebody else's hiccup on this machine is not the end."""
    waits = {100.0: [9.0], 125.0: [900.0, 12.0], 156.25: [60.0, 51.0], 195.3125: [10.0]}

    async def attempt(rate: float) -> climb.Step:
        return climb.Step(rate, rate, 5.0, waits[rate].pop(0), 999.0, 0.5, 0.2)

    steps = asyncio.run(climb.go_up(climb.rates(), attempt))
    assert [(step.wanted, step.good) for step in steps] == [
        (100.0, True),
        (125.0, False),
        (125.0, True),
        (156.25, False),
        (156.25, False),
    ]


@pytest.mark.usefixtures("postgres")
def test_who_measures_postgres_waits_for_its_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Cluster] = []
    new_database = Cluster.new_database

    def remember(self: Cluster) -> str:
        made.append(self)
        return new_database(self)

    monkeypatch.setattr(Cluster, "new_database", remember)

    async def ask() -> str:
        connection = await asyncpg.connect(made[0].address("house1"))
        answer = await connection.fetchval("SHOW fsync")
        await connection.close()
        return str(answer)

    with climb.servers(0, "postgres"):
        assert asyncio.run(ask()) == "on"
