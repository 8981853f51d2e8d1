"""A server, and desks with Orca and a browser on them, shared by the tests of a module."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from tests.page.table import serving
from tests.reader.browsers import Browser
from tests.reader.desk import Desk
from tests.reader.room import Room

Furnish = Callable[..., Room]  # of the browser's name, and of a language


@pytest.fixture(scope="session")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    # The other player may be a program that says nothing while it waits.
    with serving(tmp_path_factory.mktemp("server"), OPENQUARTO_LIMITS_SILENCE="3600") as address:
        yield address


@pytest.fixture(scope="module")
def furnish(tmp_path_factory: pytest.TempPathFactory, base: str) -> Iterator[Furnish]:
    """A way to a desk with a browser: one desk a language, on which one browser at a time runs."""
    desks: dict[str, Desk] = {}
    with ExitStack() as stack:

        def furnished(browser: str, language: str = "en") -> Room:
            if language not in desks:
                folder = tmp_path_factory.mktemp("desk")
                desks[language] = stack.enter_context(Desk(folder, language=language))
            return Room(base, Browser(desks[language], browser, language), language)

        yield furnished
