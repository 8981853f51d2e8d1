"""One server for the tests that do not need one of their own."""

from collections.abc import Iterator

import pytest

from tests.server.serving import Running, Somebody, running


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def me(house: Running) -> Somebody:
    return house.somebody()
