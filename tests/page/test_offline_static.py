"""The site as files of any host: kept from there, opened without it, made newer, and never in a game."""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from openquarto.server.site import static_site
from openquarto.server.site.offline_package import LIST, OfflinePackage
from openquarto.server.site.templates import Templates
from tests.page.test_offline import START, site, somebody

pytestmark = [pytest.mark.long, pytest.mark.needs("chromium", "offline package")]
BUILT = Path(static_site.__file__).parents[2] / "offline_package"
NEWER = "0123456789abcdef"  # as the digest of a package that was built later
CACHES = "async () => (await caches.keys()).filter(name => name.startsWith('openquarto-offline-')).length"


@contextmanager
def hosted(folder: Path, port: int = 0) -> Iterator[str]:
    """A folder at a plain host of files: Python's own, in a process that is ended."""
    command = [
        sys.executable,
        "-u",
        "-m",
        "http.server",
        "--bind",
        "127.0.0.1",
        "--directory",
        str(folder),
        str(port),
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as host:
        assert host.stdout
        line = host.stdout.readline()
        try:
            yield f"http://127.0.0.1:{line.partition(' port ')[2].split()[0]}"
        finally:
            host.terminate()


def build_newer(folder: Path, kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The site as a later build would write it."""
    shutil.copytree(BUILT, kept)
    listed = json.loads((kept / LIST).read_bytes())
    (kept / LIST).write_text(json.dumps({**listed, "digest": NEWER}), encoding="utf-8")
    found = OfflinePackage.found

    def newer(templates: Templates) -> OfflinePackage | None:
        return found(templates, kept)

    with monkeypatch.context() as patch:
        patch.setattr(OfflinePackage, "found", newer)
        static_site.build_static_site(folder)


def keep(page: Page, base: str) -> float:
    """Keep it; how many megabytes are promised."""
    page.goto(base)
    expect(page.locator("#told")).to_contain_text("MB")
    told = re.search(r"[\d.]+(?= MB)", page.locator("#told").inner_text())
    page.locator("#again").click()
    expect(site(page).locator("form.start button")).to_be_visible()
    assert told
    return float(told[0])


@pytest.fixture(name="folder", scope="module")
def built_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("static") / "site"
    static_site.build_static_site(folder)
    return folder


def test_no_more_is_fetched_than_was_said(browser: Browser, folder: Path) -> None:
    fetched = []
    with somebody(browser) as page, hosted(folder) as base:
        page.on("requestfinished", lambda request: fetched.append(request.sizes()["responseBodySize"]))
        promised = keep(page, base)
    # The page that says so was there before.
    assert promised - 0.1 <= sum(fetched) / 1e6 <= promised + 0.3
    assert promised < 8


def test_after_a_cut_one_press_goes_on_with_what_is_left(browser: Browser, folder: Path) -> None:
    with somebody(browser) as page, hosted(folder) as base:
        page.goto(base)
        page.context.route("**/python_stdlib.zip.gz", lambda route: route.abort())
        page.locator("#again").click()
        expect(page.locator("#told")).to_contain_text("The network was cut", timeout=START)
        page.context.unroute("**/python_stdlib.zip.gz")
        again = []
        page.on("request", lambda request: again.append(request.url.rpartition("/")[2]))
        page.locator("#again").click()
        expect(site(page).locator("form.start button")).to_be_visible(timeout=START)
    assert "python_stdlib.zip.gz" in again
    assert "pyodide.asm.wasm.gz" not in again


def test_what_the_host_has_not_is_answered_by_the_page(browser: Browser, folder: Path) -> None:
    """A worker of a kept page is not known as such; so what it asks for may come to the host."""
    with somebody(browser) as page, hosted(folder) as base:
        keep(page, base)
        style = site(page).locator("link[href$='style.css']").get_attribute("href") or ""
        assert style not in page.content()  # the files of the page around it have another digest
        for name, status in (("art/pieces.svg", 200), ("nowhere.svg", 404)):
            url = style.replace("style.css", name)
            assert status == page.evaluate("async url => (await fetch(url)).status", url)


def test_the_search_is_there_before_somebody_asks(browser: Browser, folder: Path) -> None:
    """It takes seconds to start, which the first answer to a puzzle had to wait for."""
    with somebody(browser) as page, hosted(folder) as base:
        keep(page, base)
        if not any("search_worker" in worker.url for worker in page.workers):
            page.wait_for_event("worker", lambda worker: "search_worker" in worker.url)


def test_the_static_site_needs_no_server_of_ours(browser: Browser, tmp_path: Path) -> None:
    static_site.build_static_site(tmp_path / "site")
    with somebody(browser) as page:
        with hosted(tmp_path / "site") as base:
            keep(page, base)
        page.goto(f"{base}/new")
        expect(site(page).locator("h1").first).to_have_text("Sit down for a game")
        page.goto(base)
        card = site(page).locator("[data-keep]")
        expect(card).to_contain_text("is kept in this browser")
        card.locator("[data-let-go]").click()
        expect(card).to_contain_text("Let go.")


def test_a_newer_version_is_offered_and_a_game_goes_on_in_the_old_one(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    static_site.build_static_site(tmp_path / "old")
    build_newer(tmp_path / "new", tmp_path / "package", monkeypatch)
    with somebody(browser) as page:
        with hosted(tmp_path / "old") as base:
            keep(page, base)
            page.goto(f"{base}/new?opponent=here")
            game = site(page)
            game.locator("form button.primary").last.click()
            game.locator("body.ready").wait_for(state="attached")
            game.locator('#stock [data-piece="A"]').click()
        with hosted(tmp_path / "new", int(base.rpartition(":")[2])):
            other = page.context.new_page()
            other.goto(base)
            card = site(other).locator("[data-keep]")
            expect(card).to_contain_text("A newer version can be kept")
            assert 1 == other.evaluate(CACHES)
            card.locator("[data-keep-now]").click()
            expect(card).to_contain_text("opens the next time you come", timeout=START)
        assert 2 == other.evaluate(CACHES)
        game.locator('#board [data-square="b2"]').click()
        expect(game.locator("#status")).to_contain_text("give")
        address = page.url
        other.close()
        page.goto("about:blank")
        page.goto(address)
        expect(site(page).locator('#board [data-square="b2"] use')).to_have_attribute("href", "#piece-A")
        assert f"/offline/{NEWER}/" == page.locator("#offline").get_attribute("data-base")
        assert 1 == page.evaluate(CACHES)
