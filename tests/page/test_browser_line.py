"""The line to the server breaks and comes back: the page says so, and the game goes on."""

from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from tests.page.table import Seat, serving

pytestmark = pytest.mark.needs("chromium")


def test_the_server_goes_and_comes_back(browser: Browser, tmp_path: Path) -> None:
    with browser.new_context() as context:
        page = context.new_page()
        with serving(tmp_path) as base:
            seat = Seat(page, base)
            seat.sit()
            seat.quick("M b4 A")
        expect(page.locator(".notice.offline")).to_be_visible()
        seat.heard("The server is restarting.", urgent=True)
        page.locator('#board [data-square="a2"]').click()
        seat.heard("No connection.")
        expect(page.locator("#board td:not(.empty)")).to_have_count(1)
        with serving(tmp_path, port=urlsplit(base).port or 0):
            expect(page.locator(".notice.good")).to_be_visible(timeout=20_000)
            seat.heard("Connected again.")
            seat.quick("a2 J a3")
        expect(page.locator("#board td:not(.empty)")).to_have_count(3)


def test_a_deleted_game_is_told_of(browser: Browser, base: str) -> None:
    with browser.new_context() as context:
        seat = Seat(context.new_page(), base)
        seat.sit()
        seat.quick("M")  # the server has heard of this page
        game = seat.page.url.rsplit("/", 1)[1]
        answer = seat.page.request.delete(f"{base}/api/games/{game}", headers={"Origin": base})
        assert answer.ok, answer.text()
        expect(seat.page.locator(".notice.offline")).to_contain_text("no longer here", timeout=20_000)


def test_my_games_can_be_renamed_and_deleted(browser: Browser, base: str) -> None:
    with browser.new_context() as context:
        seat = Seat(context.new_page(), base)
        page = seat.page
        page.goto(f"{base}/games")
        expect(page.locator("[data-empty]")).to_be_visible()
        page.goto(base)
        page.locator("[data-start] button.primary").click()
        seat.ready()
        page.goto(base)
        expect(page.locator("[data-newcomer]")).to_have_count(0)
        page.goto(f"{base}/games")
        page.locator("[data-rename]").click()
        page.locator("[data-rename-form] input").fill("Tea time")
        page.locator("[data-rename-form] input").press("Enter")
        expect(page.locator("[data-title]")).to_have_text("Tea time")
        page.reload()
        expect(page.locator("[data-title]")).to_have_text("Tea time")
        page.locator("[data-delete]").click()
        page.locator("[data-really]").click()
        expect(page.locator("[data-empty]")).to_be_visible()
        page.reload()
        expect(page.locator("[data-game]")).to_have_count(0)


def test_a_table_is_chosen_and_started(browser: Browser, base: str) -> None:
    with browser.new_context() as context:
        seat = Seat(context.new_page(), base)
        page = seat.page
        page.goto(f"{base}/new")
        page.locator('[value="here"]').check()
        page.locator('[name="name_me"]').fill("Ada")
        page.locator('[name="name_other"]').fill("Grace")
        page.locator("summary").click()
        page.locator('[name="blocks"]').check()
        page.locator('[name="traits"][value="c"]').uncheck()
        page.locator('[name="clock_me"]').select_option("60")
        page.locator('[name="first"][value="me"]').check()
        page.locator(".start button.primary").click()
        seat.ready()
        expect(page.locator(".trait.dim")).to_have_count(1)
        expect(page.locator("#badge")).to_contain_text("Lines that count: rows, columns, diagonals, blocks.")
        expect(page.locator("#players")).to_contain_text("Ada")
        expect(page.locator("#players .time").first).to_contain_text(":")
        seat.quick("A b2")
        page.locator("#quarto").click()
        expect(page.locator("[data-line]")).to_have_count(7)


def test_a_record_is_opened_from_a_file(browser: Browser, base: str, tmp_path: Path) -> None:
    record = tmp_path / "game.qgn"
    record.write_text('[First "Ada"]\n[Second "Bo"]\n\n1. A b2P 2. c3D a4O *\n')
    with browser.new_context() as context:
        seat = Seat(context.new_page(), base)
        page = seat.page
        page.goto(f"{base}/games")
        page.locator('a[href="/open"]').click()
        page.locator("[data-record-text]").fill("1. A b2A *")
        page.locator("form[data-record] button").click()
        expect(page.locator("[data-record-error]")).to_contain_text("Line 1, column")
        expect(page.locator("[data-record-text]")).to_have_value("1. A b2A *")
        page.locator("[data-record-file]").set_input_files(record)
        expect(page.locator("[data-record-text]")).to_have_value(record.read_text())
        page.locator("form[data-record] button").click()
        seat.ready()
        expect(page.locator('[data-square="a4"]')).to_have_text("a4 light round short hollow")


def test_a_language_is_looked_at_before_it_is_taken(browser: Browser, base: str) -> None:
    """Arrows on the closed list change nothing yet: who walks through it by keys is not thrown about."""
    with browser.new_context(locale="en") as context:
        page = context.new_page()
        page.goto(f"{base}/rules")
        page.wait_for_load_state("networkidle")
        select = page.locator(".language select")
        select.focus()
        page.keyboard.press("ArrowDown")
        page.wait_for_timeout(300)
        assert "en" == page.locator("html").get_attribute("lang")
        chosen = select.input_value()
        assert "en" != chosen
        page.keyboard.press("Tab")
        expect(page.locator(".language button")).to_be_in_viewport()
        page.keyboard.press("Enter")
        expect(page.locator("html")).to_have_attribute("lang", chosen)
