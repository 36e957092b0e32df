"""The benchmark says what it measured, which build it measured, and sets like beside like."""

import json
import time
from pathlib import Path

import pytest

import hexenkessel as hx
from hexenkessel.kernel.state import State
from hexenkessel.lab import batches, bench
from hexenkessel.lab.peers import PeerFigure


def test_every_figure_of_every_seat_count(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "bench.json"
    assert bench.main(["blackmore"], [2, 4], seconds=0.002, json=file) == 0
    printed = capsys.readouterr().out
    assert ("compiled (mypyc)" in printed) == bench.compiled()
    assert ("interpreted" in printed) != bench.compiled()
    figures = json.loads(file.read_text(encoding="utf-8"))["figures"]
    assert {(found["players"], found["what"]) for found in figures} == {
        (players, what) for players in (2, 4) for what in bench.UNITS
    }
    assert all(found["per_second"] > 0 and found["runs"] == bench.REPEATS for found in figures)


def test_waiting_for_a_processor_is_not_counted() -> None:
    """Whoever else is busy here would make every figure smaller, each by another part."""
    state = hx.game("blackmore").start(players=2, seed=1)

    def batch() -> list[State]:
        time.sleep(0.005)
        until = time.process_time() + 0.001
        while time.process_time() < until:
            pass
        return [state]

    # One in a millisecond of work; with the five of waiting it would be one in six.
    assert bench.rate(0.01, batch) > 400


def test_ratios_are_ours_over_theirs_at_four_seats() -> None:
    ours = [
        bench.Figure("blackmore", seats, "moves in whole games", "moves/s", speed, 0.0, 5)
        for seats, speed in ((2, 100.0), (4, 300.0))
    ]
    peer = PeerFigure("hearts", "c++ games", "moves/s", 200.0, 0.0, 5)
    ratios = bench.compare(ours, [peer])
    assert [(found.ours, found.peer, found.ratio) for found in ratios] == [
        ("blackmore: moves in whole games", "hearts: c++ games", 1.5)
    ]


def test_batches_are_set_beside_environments_and_hearts_of_the_same_round() -> None:
    (found,) = batches.measure_batches(["blackmore"], 0.01, 3)
    assert (found.game, found.runs) == ("blackmore", 3)
    assert min(found.batch, found.pettingzoo, found.hearts) > 0
    for least, middle, most in (found.faster, found.faster_than_hearts):
        assert 0 < least <= middle <= most


def test_what_the_build_is_comes_from_the_kernel_itself() -> None:
    from hexenkessel.kernel import state

    assert bench.compiled() == (not str(state.__file__).endswith(".py"))
