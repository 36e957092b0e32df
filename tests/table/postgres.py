"""The PostgreSQL of the tests: one's own (table/cluster.py), or none where there is no package of it."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from hexenkessel.table import cluster as clusters
from hexenkessel.table.cluster import Cluster
from hexenkessel.table.errors import TableError

__all__ = ["Cluster", "cluster"]


@contextmanager
def cluster() -> Iterator[Cluster]:
    try:
        clusters.programs()
    except TableError:
        pytest.skip("there is no PostgreSQL here (Debian: apt install postgresql)")
    with clusters.cluster() as made:
        yield made
