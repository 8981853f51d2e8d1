"""States of the pages of the club: the way in, the clock for a real board, the lobby."""

import re

from playwright.sync_api import expect

from tests.page.around import go, state
from tests.page.table import Seat

# The time of the page stands still from now on, or skips so many milliseconds: nothing waits for a clock.
STOPPED = (
    "{ const real = performance.now.bind(performance); window.skipped = 0;"
    " performance.now = () => (window.stopped ?? real()) + window.skipped; }"
)


def set_clock(seat: Seat, query: str = "first=Anna&second=Jonas&label=Board+3,+round+3") -> None:
    seat.page.add_init_script(STOPPED)
    go(seat, f"/clock?{query}")
    seat.page.wait_for_selector("body.ready")
    seat.page.locator("#setup-form .primary").click()
    expect(seat.page.locator("#board-clock")).to_be_visible()


def skip(seat: Seat, milliseconds: int) -> None:
    seat.page.evaluate(f"window.stopped ??= performance.now(); window.skipped += {milliseconds}")


def start(seat: Seat, query: str = "first=Anna&second=Jonas&label=Board+3,+round+3") -> None:
    set_clock(seat, query)
    skip(seat, 0)
    seat.page.locator("#half-near [data-face]").click()
    expect(seat.page.locator("#half-near.active")).to_be_visible()


def raise_flag(seat: Seat) -> None:
    """The first player's minute is over."""
    start(seat)
    skip(seat, 60_000)
    expect(seat.page.locator("#half-near.flagged")).to_be_visible()


@state("club, empty")
def club_empty(seat: Seat) -> None:
    go(seat, "/club")


@state("clock, setting it")
def clock_form(seat: Seat) -> None:
    go(seat, "/clock?first=Anna")
    seat.page.locator('[name="clock_second"]').select_option("own")
    expect(seat.page.locator('[name="minutes_second"]')).to_be_visible()


@state("clock, ready")
def clock_ready(seat: Seat) -> None:
    set_clock(seat)


@state("clock, running")
def clock_running(seat: Seat) -> None:
    start(seat)
    seat.page.locator("#half-near [data-face]").click()
    skip(seat, 18_500)
    expect(seat.page.locator("#half-far [data-time]")).to_have_text("0:42")


@state("clock, little time")
def clock_low(seat: Seat) -> None:
    start(seat)
    skip(seat, 52_500)
    expect(seat.page.locator("#half-near.low")).to_be_visible()


@state("clock, paused")
def clock_paused(seat: Seat) -> None:
    start(seat, "first=Anna&second=Jonas&clock=5400%2B30")
    seat.page.locator('[data-do="pause"]').click()
    expect(seat.page.locator("#half-near [data-time]")).to_have_text(re.compile("^1:30:00$"))


@state("clock, called")
def clock_called(seat: Seat) -> None:
    start(seat)
    seat.page.locator("#half-near [data-act]").click()
    expect(seat.page.locator("[data-act].plainly")).to_have_count(2)


@state("clock, flag")
def clock_flag(seat: Seat) -> None:
    raise_flag(seat)


@state("clock, over")
def clock_over(seat: Seat) -> None:
    raise_flag(seat)
    seat.page.locator("#half-far [data-act]").click()
    expect(seat.page.locator("[data-state]")).to_contain_text("Jonas")


@state("clock, more")
def clock_more(seat: Seat) -> None:
    start(seat)
    seat.page.locator('[data-do="more"]').click()
    expect(seat.page.locator("#clock-more")).to_be_visible()


@state("lobby, nobody")
def lobby_nobody(seat: Seat) -> None:
    go(seat, "/lobby?variant=blocks&clock=game&edition=access")


@state("lobby, with tables")
def lobby_tables(seat: Seat) -> None:
    """Somebody waits; the list is as much as two seconds old."""
    browser = seat.page.context.browser
    assert browser
    host = browser.new_context().new_page()
    host.goto(f"{seat.base}/lobby")
    host.locator("#lobby-name").fill("Ada Lovelace, Countess")
    host.locator(".seek .primary").click()
    host.wait_for_url("**/table/*")
    for _ in range(10):
        go(seat, "/lobby")
        if seat.page.locator("[data-sit]").count():
            break
        seat.page.wait_for_timeout(500)
    expect(seat.page.locator("[data-sit]").first).to_be_visible()
