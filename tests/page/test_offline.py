"""The site without a network, in a real browser: kept with one press, then the server is gone."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FrameLocator, Locator, Page, expect

from tests.page.table import serving

pytestmark = [pytest.mark.long, pytest.mark.needs("chromium", "offline package")]
TOLD = re.compile("Your turn|won|wins|draw|over", re.IGNORECASE)
ANALYSIS = "/analysis?position=D3/AO2/JF1G/IM2%20-%20-"
START = 240_000  # milliseconds: Python is compiled on a machine that is busy with other tests


@contextmanager
def somebody(browser: Browser) -> Iterator[Page]:
    """A page as large as a phone's, in a browser that has kept nothing yet."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en-GB")
    page = context.new_page()
    page.set_default_timeout(START)
    yield page
    context.close()


def site(page: Page) -> FrameLocator:
    """The kept site in its frame, once it is there."""
    page.wait_for_selector("#site:visible", timeout=START)
    frame = page.frame_locator("#site")
    expect(frame.locator("h1").first).to_be_attached(timeout=START)
    return frame


def play(frame: FrameLocator) -> None:
    """Play against the computer to the end, with the first square and the first piece that there is."""
    ending, status = frame.locator("#ending-head"), frame.locator("#status")
    for _ in range(60):
        expect(status).to_contain_text(TOLD, timeout=60_000)
        if ending.is_visible():
            return
        is_gift = "give" in status.inner_text().lower()
        cells = "#stock [data-piece]:not(.gone)" if is_gift else "#board [data-square].empty"
        frame.locator(cells).first.click(timeout=20_000)
        status.page.wait_for_timeout(500)
    raise AssertionError("the game has no end")


def saved(page: Page, link: Locator) -> str:
    """What somebody has who presses a link to a file."""
    with page.expect_download(timeout=60_000) as coming:
        link.click()
    return Path(coming.value.path()).read_text(encoding="utf-8")


def test_after_one_press_everything_works_without_the_server(browser: Browser, tmp_path: Path) -> None:
    with somebody(browser) as page:
        with serving(tmp_path) as base:
            page.goto(base)
            card = page.locator("[data-keep]")
            expect(card.locator("[data-told]")).to_contain_text(re.compile(r"\d\.\d MB"), timeout=START)
            card.locator("[data-keep-now]").click()
            expect(card.locator("[data-told]")).to_contain_text("Kept.", timeout=START)
        page.goto(base)
        frame = site(page)
        page.context.set_offline(True)  # to be sure: what goes by the service worker fails
        frame.locator("form.start button").click()
        expect(frame.locator("#status")).to_contain_text("Your turn", timeout=60_000)
        page.wait_for_url(re.compile("/table/"))
        game = page.url
        play(frame)
        frame.locator('[data-open="record-dialog"]:visible').first.click()
        record = saved(page, frame.locator('#record-dialog a[href$=".qgn"]'))
        page.goto(f"{base}/games")
        expect(site(page).locator(f'a[href="{game.removeprefix(base)}"]').first).to_be_attached()
        assert record == saved(page, site(page).locator('a[href="/games/all.qgn"]'))
        for path in (
            "/puzzles",
            "/learn",
            "/analysis?position=D3/AO2/JF1G/IM2%20-%20-",
            "/new?opponent=here",
        ):
            page.evaluate("(path) => { document.getElementById('site').src = path; }", path)
            page.wait_for_url(re.compile(re.escape(path.partition("?")[0])))
            expect(page.frame_locator("#site").locator("h1").first).to_be_attached()


def test_another_tab_takes_over_and_the_games_are_brought_to_the_server_when_it_is_back(
    browser: Browser, tmp_path: Path
) -> None:
    with somebody(browser) as page:
        with serving(tmp_path) as base:
            page.goto(base)
            page.locator("[data-keep-now]").click()
            expect(page.locator("[data-keep] [data-told]")).to_contain_text("Kept.", timeout=START)
            expect(page.locator("[data-bring]")).to_be_hidden()
        page.goto(f"{base}/new?opponent=here")
        frame = site(page)
        frame.locator("form button.primary").last.click()
        frame.locator("body.ready").wait_for(state="attached")
        for line in ("give A", "b2", "give B"):
            frame.locator("#line").fill(line)
            frame.locator("#line").press("Enter")
            expect(frame.locator("#log li").last).to_be_attached()
            page.wait_for_timeout(500)
        other = page.context.new_page()
        other.goto(f"{base}/games")
        expect(site(other).locator("[data-game]")).to_have_count(1)
        page.close()
        # The other one starts Python first; what is asked of it meanwhile waits.
        other.evaluate("document.getElementById('site').src = '/puzzles'")
        expect(other.frame_locator("#site").locator("h1").first).to_contain_text("uzzle", timeout=START)
        with serving(tmp_path, port=int(base.rpartition(":")[2])):
            back = other.context.new_page()
            other.close()
            back.goto(f"{base}/games")
            card = back.locator("[data-bring]")
            expect(card).to_contain_text("without a network: 1", timeout=START)
            card.locator("[data-bring-now]").click()
            expect(card).to_contain_text("Games brought: 1", timeout=START)
            card.locator("[data-bring-see]").click()
            expect(back.locator("[data-game]")).to_have_count(1)
            expect(back.locator("[data-bring]")).to_be_hidden()
            back.locator("[data-game] h2 a").click()
            expect(back.locator('#board [data-square="b2"]')).not_to_have_class(re.compile("empty"))


def test_a_package_that_was_cut_off_is_fetched_on_and_a_broken_one_is_not_kept(
    browser: Browser, tmp_path: Path
) -> None:
    with somebody(browser) as page, serving(tmp_path) as base:
        page.goto(base)
        told, button = page.locator("[data-keep] [data-told]"), page.locator("[data-keep-now]")
        page.context.route("**/openquarto.zip", lambda route: route.abort())
        button.click()
        expect(told).to_contain_text("The network was cut", timeout=START)
        page.context.unroute("**/openquarto.zip")
        page.context.route("**/python_stdlib.zip", lambda route: route.fulfill(body="not it"))
        button.click()
        expect(told).to_contain_text("not whole", timeout=START)
        page.context.unroute("**/python_stdlib.zip")
        button.click()
        expect(told).to_contain_text("Kept.", timeout=START)
        page.locator("[data-let-go]").click()
        expect(told).to_contain_text("Let go.")
