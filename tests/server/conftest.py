"""What is dear, and shared: a server, a database server, and the process that forks into servers."""

from collections.abc import Iterator

import pytest

from tests.server.faults.forks import Forks, forks
from tests.server.serving import Running, Somebody, running
from tests.server.store.cluster import Cluster


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as started:
        yield started


@pytest.fixture
def me(server: Running) -> Somebody:
    return server.somebody()


@pytest.fixture(scope="session")
def whole_cluster() -> Iterator[Cluster]:
    cluster = Cluster()
    yield cluster
    cluster.remove()


@pytest.fixture
def cluster(whole_cluster: Cluster) -> Cluster:
    """A server that runs, whatever the test before has done with it."""
    if not whole_cluster.is_running:
        whole_cluster.start()
    return whole_cluster


@pytest.fixture(scope="session")
def ready() -> Iterator[Forks]:
    """For all tests that kill servers."""
    with forks() as process:
        yield process
