"""A database server for the tests of what operators run."""

from collections.abc import Iterator

import pytest

from tests.server.store.cluster import Cluster


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    made = Cluster()
    yield made
    made.remove()
