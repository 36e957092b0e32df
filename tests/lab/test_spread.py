"""Work that is spread over cores: every thing is done once, in order, and by somebody else if its worker dies."""

import os
import signal
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from hexenkessel.lab.spread import Where, spread


def double(number: int) -> int:
    return 2 * number


def die_once(thing: tuple[int, Path]) -> int:
    """Kills its worker where nobody has died yet."""
    number, grave = thing
    if number == 5:
        try:
            grave.touch(exist_ok=False)
        except FileExistsError:
            return double(number)
        os.kill(os.getpid(), signal.SIGKILL)
    return double(number)


def die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


@pytest.mark.parametrize("workers", [1, 3])
def test_results_come_in_order(workers: int) -> None:
    assert list(spread(double, range(20), Where(workers))) == [2 * number for number in range(20)]
    assert list(spread(double, [], Where(workers))) == []


def test_a_worker_that_dies_costs_nothing_but_time(tmp_path: Path) -> None:
    grave = tmp_path / "grave"
    things = [(number, grave) for number in range(12)]
    assert list(spread(die_once, things, Where(2))) == [2 * number for number in range(12)]
    assert grave.exists()


def test_work_that_kills_every_worker_is_given_up() -> None:
    with pytest.raises(BrokenProcessPool):
        list(spread(die, range(2), Where(2)))
