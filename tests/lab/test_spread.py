"""Work that is spread over cores: every thing is done once, in order, and by somebody else if its worker dies."""

import os
import signal
import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from hexenkessel.lab import arena
from hexenkessel.lab.kept import Kept
from hexenkessel.lab.spread import MOST_LOSSES, Where, spread


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


def die_after(thing: tuple[int, Path]) -> int:
    """Every second one kills its worker, once, and not before the one before it has come back."""
    number, folder = thing
    grave = folder / f"grave-{number}"
    if number % 2 and not grave.exists():
        while not (folder / f"back-{number - 1}").exists():
            time.sleep(0.01)
        grave.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return double(number)


def test_workers_that_die_between_results_are_not_counted_together(tmp_path: Path) -> None:
    count = 2 * MOST_LOSSES + 1
    back: list[int] = []
    for done in spread(die_after, [(number, tmp_path) for number in range(count)], Where(2)):
        (tmp_path / f"back-{len(back)}").touch()
        back.append(done)
    assert back == [double(number) for number in range(count)]
    assert len(list(tmp_path.glob("grave-*"))) == MOST_LOSSES


def test_work_that_kills_every_worker_is_given_up() -> None:
    with pytest.raises(BrokenProcessPool):
        list(spread(die, range(2), Where(2)))


def test_what_is_kept_is_not_done_again(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    assert list(spread(double, range(4), Where(1), "", Kept(file, "", int))) == [0, 2, 4, 6]
    # The plug was pulled in the middle of a line: that one is done again, and so is what is new.
    file.write_bytes(file.read_bytes()[:-2])
    done: list[int] = []

    def noted(number: int) -> int:
        done.append(number)
        return double(number)

    assert list(spread(noted, range(5), Where(1), "", Kept(file, "", int))) == [0, 2, 4, 6, 8]
    assert done == [3, 4]
    # What was done under other rules is something else.
    done.clear()
    assert list(spread(noted, range(2), Where(1), "", Kept(file, "other rules", int))) == [0, 2]
    assert done == [0, 1]


def test_an_arena_goes_on_where_it_was_interrupted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Kept results are whole, with what a survey counted."""
    match = arena.Match("blackmore", ("thumb", "random"), None, None, (), survey=True)
    where = Where(1, keep=tmp_path / "kept")
    wanted = arena.run(match, 6, 3, Where(1))
    assert arena.run(match, 2, 3, where) == wanted[:2]
    played: list[int] = []
    play_one = arena.play_one

    def noted(work: tuple[arena.Match, int, int]) -> arena.Result:
        played.append(work[1])
        return play_one(work)

    monkeypatch.setattr(arena, "play_one", noted)
    assert arena.run(match, 6, 3, where) == wanted
    assert played == [4, 4, 5, 5]
    assert arena.run(match, 6, 3, where) == wanted and len(played) == 4
