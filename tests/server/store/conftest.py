"""Both kinds of stores, for stories that must be the same on each."""

from functools import partial
from pathlib import Path

import pytest

from openquarto.server.store.memory import MemoryStore
from openquarto.server.store.protocol import Store
from openquarto.server.store.sqlite import SqliteStore
from tests.server.store.stories import Use, on_store


@pytest.fixture(params=["memory", "sqlite"])
def use(request: pytest.FixtureRequest, tmp_path: Path) -> Use:
    def make() -> Store:
        return MemoryStore() if request.param == "memory" else SqliteStore(tmp_path / "a.sqlite")

    return partial(on_store, make)
