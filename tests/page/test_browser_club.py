"""Tournaments in a browser: an arbiter's keys and what is said, tables of all widths, the wall."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.page.around import go
from tests.page.club_states import evening
from tests.page.states import STATES
from tests.page.table import Seat

pytestmark = pytest.mark.needs("chromium")
OpenSeat = Callable[..., Seat]


def at_second_board(seat: Seat) -> None:
    go(seat, evening(seat))
    seat.page.locator("#board-2-2 .result").first.focus()


# An arbiter's keys, and what is said


def test_results_by_keys_alone(seat: Seat) -> None:
    """The page comes anew with each result; the focus stays at the board, and the next key is heard."""
    at_second_board(seat)
    page = seat.page
    page.keyboard.press("1")
    entered = page.locator('#board-2-2 .result[aria-pressed="true"]')
    expect(entered).to_have_text("1–0")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(300)  # what the browser does with the part after # comes late
    expect(entered).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("=")
    entered = page.locator('#board-2-3 .result[aria-pressed="true"]')
    expect(entered).to_have_text("½–½")
    page.wait_for_timeout(300)
    expect(entered).to_be_focused()


def test_what_was_done_is_said_once(seat: Seat) -> None:
    at_second_board(seat)
    page = seat.page
    expect(page.locator("#club-told")).to_be_empty()
    page.keyboard.press("0")
    expect(page.locator("#club-told")).to_contain_text("0–1")
    expect(page.locator("#club-told")).to_have_text(
        page.locator("[data-told]").get_attribute("data-told") or ""
    )
    page.locator("#do-undo").click()
    expect(page.locator('#board-2-2 [aria-pressed="true"]')).to_have_count(0)
    expect(page.locator("#club-told")).not_to_be_empty()
    page.reload()
    page.wait_for_selector("body.ready")
    page.wait_for_timeout(600)
    expect(page.locator("#club-told")).to_be_empty()


def test_a_player_hears_what_became_of_the_report(seat: Seat) -> None:
    STATES["club, player"](seat)
    page = seat.page
    page.locator("#report-1").click()
    expect(page.locator("#report-1")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#club-told")).to_contain_text("has not told a result yet")


def test_where_something_is_refused_only_the_refusal_is_said(open_seat: OpenSeat) -> None:
    seat = open_seat(allowed="400")
    go(seat, f"{evening(seat)}?tab=players")
    page = seat.page
    page.locator("#enter-name").fill("Mira")
    page.locator("#enter-name").press("Enter")
    expect(page.locator("[data-errors]")).to_be_focused()
    page.wait_for_timeout(600)
    expect(page.locator("#club-told")).to_be_empty()
