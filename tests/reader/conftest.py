"""A server, a desk with Orca and a browser on it, shared by the tests of a module."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.page.table import serving
from tests.reader.browsers import Browser
from tests.reader.desk import Desk
from tests.reader.room import Room


@pytest.fixture(scope="session")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    # The other player is a program that says nothing while it waits.
    with serving(tmp_path_factory.mktemp("server"), OPENQUARTO_LIMITS_SILENCE="3600") as address:
        yield address


@contextmanager
def room(folder: Path, base: str, browser: str, language: str = "en") -> Iterator[Room]:
    with Desk(folder, language=language) as desk:
        yield Room(base, Browser(desk, browser, language), language)


@pytest.fixture(scope="module")
def chromium(tmp_path_factory: pytest.TempPathFactory, base: str) -> Iterator[Room]:
    with room(tmp_path_factory.mktemp("desk"), base, "chromium") as furnished:
        yield furnished


@pytest.fixture(scope="module")
def firefox(tmp_path_factory: pytest.TempPathFactory, base: str) -> Iterator[Room]:
    with room(tmp_path_factory.mktemp("desk"), base, "firefox") as furnished:
        yield furnished
