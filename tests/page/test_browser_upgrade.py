"""A page that was opened while the server was brought up to date: it comes again in its new version, once."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

pytestmark = pytest.mark.needs("chromium")
OTHER = "/assets/0123456789abcdef/"


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page of its own: that files of another version are missing is what is tried here."""
    context = browser.new_context()
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("stays_old", [False, True])
def test_a_page_of_another_version_comes_again(page: Page, base: str, stays_old: bool) -> None:
    loads: list[str] = []

    def serve(route: Route) -> None:
        answer = route.fetch()
        text = answer.text()
        if stays_old or not loads:
            text = re.sub("/assets/[0-9a-f]{16}/", OTHER, text)
        loads.append(text)
        route.fulfill(response=answer, body=text)

    page.route(re.compile(r"/rules$"), serve)
    page.goto(f"{base}/rules")
    if not stays_old:
        expect(page.locator(f"script[src^='{OTHER}']")).to_have_count(0)
    expect(page.locator("h1")).to_be_visible()
    page.wait_for_timeout(500)
    assert 2 == len(loads)  # and not again and again, should it not help
