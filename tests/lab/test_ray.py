"""The lab on a Ray cluster: the same results as here, and a machine that dies costs nothing but time.

A cluster takes half a minute, so this runs when it is asked for: ./dev test --ray tests/lab/test_ray.py
"""

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hexenkessel.lab import arena, dataset, far
from hexenkessel.lab.extras import ExtraMissing
from hexenkessel.lab.spread import Where, spread
from tests.waiting import until_so

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


@pytest.fixture
def machines() -> Iterator[Machines]:
    found = Machines()
    yield found
    found.close()


@pytest.mark.ray
def test_a_machine_that_dies_costs_nothing_but_time(machines: Machines, tmp_path: Path) -> None:
    def watched(work: Work) -> arena.Result:
        """Leaves a note of the node on which it plays."""
        import ray

        (tmp_path / ray.get_runtime_context().get_node_id()).touch()
        return arena.play_one(work)

    match = arena.Match("blackmore", ("thumb", "random"), None, None, (), survey=True)
    work = [(match, deal, turn) for deal in range(150) for turn in range(2)]
    coming = spread(watched, work, machines.where)
    results = [next(coming)]
    asyncio.run(until_so((tmp_path / machines.other.node_id).exists))
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


def test_a_machine_with_another_program_is_told() -> None:
    assert far.errand(far.program(), abs, [-1, -2]) == [1, 2]
    with pytest.raises(far.OtherProgram):
        far.errand("another", abs, [-1])


def test_without_ray_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ExtraMissing, match=r"needs ray: install .*hexenkessel\[ray\]"):
        list(spread(abs, [1], Where(ray="")))
