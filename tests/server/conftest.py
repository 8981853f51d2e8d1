"""One server for the tests that do not need one of their own."""

from collections.abc import Iterator

import pytest

from tests.server.serving import Running, Somebody, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as started:
        yield started


@pytest.fixture
def me(server: Running) -> Somebody:
    return server.somebody()
