"""A small form of `hexenkessel load --faults`: every kind of fault once, and nothing that was answered is lost."""

import asyncio
from pathlib import Path

import pytest

from hexenkessel.table import faults
from hexenkessel.table.errors import TableError
from hexenkessel.table.faults import KILLS, ROUND, Ledger, Report, campaign, free_port
from hexenkessel.table.rows import Moved
from hexenkessel.table.serve import listen
from tests.table.tables import Server, close, make_move


@pytest.mark.parametrize("where", ["sqlite", "postgres"])
def test_nothing_is_lost_whatever_breaks(where: str, request: pytest.FixtureRequest) -> None:
    if where == "postgres":
        request.getfixturevalue("postgres")  # skips where there is none
    kills = sum(kind in KILLS for kind in ROUND)
    report = campaign(where, kills, tables=2, servers=2)
    assert report.wrong == [] and report.kills == kills
    assert set(report.faults) == {kind for kind in ROUND if kind != "database" or where == "postgres"}
    assert report.acknowledged > 0 and report.tables >= 2
    assert f"{kills} kills and 3 other faults" in "\n".join(report.lines())


def test_what_is_wrong_is_seen(server: Server) -> None:
    """A ledger held against logs where a promised row is missing, is another one, or is there twice."""

    async def scenario() -> Ledger:
        people = await server.party()
        ledger = Ledger(people[0].table)
        while len(server.live(ledger.table).room.line) < 4:
            await make_move(people)
        await close(*people)
        return ledger

    ledger = asyncio.run(scenario())
    rows = list(server.live(ledger.table).room.rows)
    assert ledger.check(rows) == []
    last = rows[-1]
    assert isinstance(last, Moved)
    ledger.promised[len(rows)] = (last.seat, last.move, last.idem.partition("/")[2])
    ledger.told[len(rows)] = "move"
    assert ledger.check(rows) == []
    assert len(ledger.check(rows[:-1])) == 2
    assert any("times" in wrong for wrong in ledger.check([*rows, last]))
    ledger.promised[len(rows)] = (last.seat, last.move, "another wish")
    assert any("acknowledged" in wrong for wrong in ledger.check(rows))
    ledger.told[2] = "undo"
    assert any("was told" in wrong for wrong in ledger.check(rows))


def test_figures_of_a_campaign() -> None:
    report = Report()
    report.faults["server"] = 2
    report.silences["server"] = [0.5, 6.0]
    assert any("1 of 2 above 5 s" in line and "worst 6.00 s" in line for line in report.lines())


def test_without_postgres_it_says_what_is_needed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from hexenkessel.table import cluster

    def missing() -> Path:
        raise TableError(500, "table-error-no-postgres")

    monkeypatch.setattr(cluster, "programs", missing)
    with pytest.raises(TableError) as error:
        campaign("postgres", 1, 1, 1)
    assert error.value.key == "table-error-no-postgres"


def test_a_free_port_is_none_that_anybody_gets_by_chance() -> None:
    """As whoever only calls somebody does: then it would be taken when it is wanted."""
    chance = Path("/proc/sys/net/ipv4/ip_local_port_range")
    least = int(chance.read_text(encoding="ascii").split()[0]) if chance.exists() else 49_152
    for _ in range(50):
        port = free_port()
        assert port < least
        listen("127.0.0.1", port).close()


def test_a_port_that_is_taken_is_not_free(monkeypatch: pytest.MonkeyPatch) -> None:
    with listen("127.0.0.1", free_port()) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setattr(faults, "PORTS", [port] * 3 + [free_port()])
        assert all(free_port() != port for _ in range(20))
