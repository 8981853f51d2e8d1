"""One server and one browser for all tests of the page; each test has a context of its own."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Playwright, sync_playwright

from tests.page.table import PATIENCE, Seat, launch, serving


@pytest.fixture(scope="session")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("server")) as address:
        yield address


# While Playwright is there an event loop runs in this thread, and no test elsewhere could run one of its own:
# so it goes with this folder, which is a package for that.
@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    chromium = launch(playwright.chromium)
    yield chromium
    chromium.close()


@pytest.fixture(scope="package")
def large_browser(playwright: Playwright) -> Iterator[Browser]:
    """A browser whose letters are twice as large, as a person sets it."""
    chromium = launch(playwright.chromium, "--blink-settings=defaultFontSize=32")
    yield chromium
    chromium.close()


@pytest.fixture
def open_seat(browser: Browser, base: str) -> Iterator[Callable[..., Seat]]:
    """A way to new pages; whatever goes wrong in one of them fails the test."""
    contexts = []
    troubles: list[str] = []

    def opened(
        width: int = 1440,
        height: int = 900,
        *,
        allowed: str = "",
        within: Browser = browser,
        **how: Any,  # noqa: ANN401  as Playwright takes it
    ) -> Seat:
        def note(told: ConsoleMessage) -> None:
            if told.type == "error" and not (allowed and allowed in told.text):
                troubles.append(told.text)

        context = within.new_context(viewport={"width": width, "height": height}, **how)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("console", note)
        return Seat(page, base)

    yield opened
    for context in contexts:
        context.close()
    assert [] == troubles


@pytest.fixture
def seat(open_seat: Callable[..., Seat]) -> Seat:
    return open_seat()
