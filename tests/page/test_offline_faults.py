"""What may be missing in a browser: room, a place for games, a window that is not private."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.page.firefox import firefox
from tests.page.kept_site import FirefoxWindow, KeptSite
from tests.page.table import serving
from tests.page.test_offline import START, site, somebody

pytestmark = [pytest.mark.long, pytest.mark.needs("chromium", "offline package")]
# As a version that comes after this one may leave the shelf: this one cannot read it.
TAKE_SHELF = """() => new Promise((resolve, reject) => {
  const request = indexedDB.open("openquarto", 99);
  request.onsuccess = () => resolve(request.result.close());
  request.onerror = () => reject(request.error);
})"""


def test_without_room_it_says_so_and_goes_on_when_there_is_some(browser: Browser, tmp_path: Path) -> None:
    with somebody(browser) as page, serving(tmp_path) as base:
        page.goto(base)
        session = page.context.new_cdp_session(page)
        session.send("Storage.overrideQuotaForOrigin", {"origin": base, "quotaSize": 3_000_000})
        told, button = page.locator("[data-keep] [data-told]"), page.locator("[data-keep-now]")
        button.click()
        expect(told).to_contain_text("not enough room", timeout=START)
        session.send("Storage.overrideQuotaForOrigin", {"origin": base})
        expect(button).to_have_text("Try again")
        button.click()
        expect(told).to_contain_text("Kept.", timeout=START)


def test_without_a_place_for_games_they_are_played_and_it_says_that_they_go(
    browser: Browser, tmp_path: Path
) -> None:
    with somebody(browser) as page:
        with serving(tmp_path) as base:
            page.goto(base)
            page.locator("[data-keep-now]").click()
            expect(page.locator("[data-keep] [data-told]")).to_contain_text("Kept.", timeout=START)
            page.evaluate(TAKE_SHELF)
        page.goto(f"{base}/new?opponent=here")
        frame = site(page)
        expect(page.locator("#fleeting")).to_contain_text("keeps no games")
        frame.locator("form button.primary").last.click()
        frame.locator('#stock [data-piece="A"]').click()
        expect(frame.locator("#status")).to_contain_text("place")


@pytest.mark.needs("firefox")
def test_a_private_window_of_firefox_says_what_can(tmp_path: Path) -> None:
    with serving(tmp_path) as base, firefox(is_private=True) as browser:
        window = FirefoxWindow(browser)
        window.open(base)
        told = "() => document.querySelector('[data-keep] [data-told]').textContent.includes('not private')"
        KeptSite(window).until("a sentence", told, is_outside=True)
        window.open(f"{base}/new")
        assert window.outside("() => document.querySelector('form.new button.primary') !== null")
