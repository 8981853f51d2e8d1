"""The process that forks into servers, for all tests that kill some."""

from collections.abc import Iterator

import pytest

from tests.server.faults.forks import Forks, forks


@pytest.fixture(scope="session")
def ready() -> Iterator[Forks]:
    with forks() as process:
        yield process
