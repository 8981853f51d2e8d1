"""All kinds of stores, for stories that must be the same on each."""

from functools import partial
from pathlib import Path

import pytest

from openquarto.server.store.memory import MemoryStore
from openquarto.server.store.opening import open_postgres
from openquarto.server.store.protocol import Store
from openquarto.server.store.sqlite import SqliteStore
from tests.server.store.cluster import Cluster
from tests.server.store.stories import Use, on_store

POSTGRES = pytest.param("postgres", marks=pytest.mark.needs("postgres"))


@pytest.fixture(params=["memory", "sqlite", POSTGRES])
def use(request: pytest.FixtureRequest, tmp_path: Path) -> Use:
    def make() -> Store:
        match request.param:
            case "memory":
                return MemoryStore()
            case "sqlite":
                return SqliteStore(tmp_path / "a.sqlite")
        cluster: Cluster = request.getfixturevalue("cluster")
        return open_postgres(cluster.address(cluster.schema()))

    return partial(on_store, make)
