"""The lab on a Ray cluster: the same results as here, and a machine that dies costs nothing but time.

A cluster takes half a minute, so this runs when it is asked for: ./dev test --ray tests/lab/test_ray.py
"""

import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hexenkessel.kernel.pool import Lot
from hexenkessel.lab import arena, dataset, far
from hexenkessel.lab.extras import ExtraMissing
from hexenkessel.lab.farplay import FarCrew, trimmed
from hexenkessel.lab.selfplay import HALVES, Crew, Plan, rows_in_play
from hexenkessel.lab.spread import Where, spread

Work = tuple[arena.Match, int, int]


class Machines:
    """Two nodes on this machine, each with a core."""

    def __init__(self) -> None:
        from ray.cluster_utils import Cluster

        self.cluster: Any = Cluster(
            initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False}
        )
        self.other: Any = self.cluster.add_node(num_cpus=1)

    @property
    def where(self) -> Where:
        return Where(ray=str(self.cluster.address))

    def close(self) -> None:
        import ray

        ray.shutdown()
        self.cluster.shutdown()


@pytest.fixture(scope="module")
def machines() -> Iterator[Machines]:
    found = Machines()
    yield found
    found.close()


@pytest.mark.ray
def test_a_machine_that_dies_costs_nothing_but_time(machines: Machines, tmp_path: Path) -> None:
    def watched(work: Work) -> arena.Result:
        """On the other machine it leaves a note and never comes to an end; here it begins when the other has begun."""
        import ray

        if ray.get_runtime_context().get_node_id() == other:
            note.touch()
            threading.Event().wait()
        while not note.exists():
            time.sleep(0.01)
        return arena.play_one(work)

    other: str = machines.other.node_id
    note = tmp_path / "note"

    match = arena.Match("blackmore", ("thumb", "random"), None, None, (), survey=True)
    work = [(match, deal, turn) for deal in range(150) for turn in range(2)]
    coming = spread(watched, work, machines.where)
    results = [next(coming)]
    machines.cluster.remove_node(machines.other, allow_graceful=False)
    results.extend(coming)
    assert results == [arena.play_one(each) for each in work]
    # Arena, ladder, survey, baselines and datasets all spread their work this way.
    some = arena.Match("blackmore", ("witch", "thumb"), None, 20, ())
    assert arena.run(some, 4, 9, machines.where) == arena.run(some, 4, 9, Where(1))
    for name, where in (("far", machines.where), ("here", Where(1))):
        dataset.write(match, 5, 3, tmp_path / name, where)
    for table in dataset.TABLES:
        assert (tmp_path / "far" / table / "00000000.parquet").read_bytes() == (
            tmp_path / "here" / table / "00000000.parquet"
        ).read_bytes()


@pytest.mark.ray
def test_self_play_on_other_machines_is_the_same(machines: Machines) -> None:
    """Also after a worker has died in the middle."""
    lots = [Lot(2, {}), Lot(4, {})]
    rows = rows_in_play("blackmore", lots, 200, 3)
    plan = Plan("blackmore", tuple((lot.players, ()) for lot in lots), 8, 2.0, 4, rows)
    assert machines.where.ray is not None
    here, there = Crew(plan, 2, 5), FarCrew(plan, 2, 5, machines.where.ray)
    hired = list(there.people)
    try:
        for step in range(24):
            half = step % HALVES
            ours, theirs = here.choices(half), there.choices(half)
            for mine, other in zip(ours, theirs, strict=True):
                wanted = trimmed(mine)
                assert all(np.array_equal(other[name], wanted[name]) for name in wanted if name != "choices")
            moves = np.concatenate([each["moves"] for each in ours])
            answers = (step * 7 + np.arange(len(moves))) % moves
            here.answer(half, answers)
            there.answer(half, answers)
            if step == 9:
                there.ray.kill(hired[1])
        assert there.people[1] is not hired[1]
    finally:
        here.close()
        there.close()


def test_a_machine_with_another_program_is_told() -> None:
    assert far.errand(far.program(), abs, [-1, -2]) == [1, 2]
    with pytest.raises(far.OtherProgram):
        far.errand("another", abs, [-1])


def test_without_ray_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ExtraMissing, match=r"needs ray: install .*hexenkessel\[ray\]"):
        list(spread(abs, [1], Where(ray="")))
