"""Hints on the page: three steps by key and menu, seen, marked and said; no button where none is given."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.page.link import pair
from tests.page.table import Seat, serving

pytestmark = pytest.mark.needs("chromium")

PATIENT = 30_000  # milliseconds: a worker has to be started for the first hint

THREE = "A a1 B b1 C c1"
LINE = '#platter .marks.above path.hinted[class~="over"]'


def ask_by_key(seat: Seat) -> None:
    seat.page.locator('#board [tabindex="0"]').focus()
    seat.page.keyboard.press("n")


def test_three_steps_are_seen_marked_and_said(open_seat: Callable[..., Seat]) -> None:
    seat = open_seat()
    seat.sit()
    seat.quick(THREE)
    ask_by_key(seat)
    notice = seat.page.locator(".notice.hint")
    careful = "Hint 1 of 3: Careful when giving: 9 of 13 pieces complete a line."
    expect(notice).to_contain_text(careful, timeout=PATIENT)
    seat.heard("Hint 1 of 3")
    expect(seat.page.locator(LINE)).to_have_count(0)
    notice.get_by_role("button", name="Tell me more").click()
    expect(notice).to_contain_text("Hint 2 of 3: Look at row 1")
    expect(seat.page.locator(LINE)).to_have_count(1)
    notice.get_by_role("button", name="Tell me more").click()
    expect(notice).to_contain_text("Hint 3 of 3: Draw: give dark square tall solid.")
    expect(seat.page.locator("#stock .hinted")).to_have_attribute("data-piece", "M")
    expect(seat.page.locator("#log")).to_contain_text("Hint 3 of 3")
    expect(notice.get_by_role("button", name="Tell me more")).to_have_count(0)
    notice.get_by_role("button", name="Got it").click()
    expect(notice).to_have_count(0)
    expect(seat.page.locator("#platter .hinted, #stock .hinted")).to_have_count(0)
    expect(seat.page.locator('#board [tabindex="0"]')).to_be_focused()


def test_a_hint_goes_with_the_next_action_and_a_square_is_marked(open_seat: Callable[..., Seat]) -> None:
    seat = open_seat()
    seat.sit()
    seat.quick(f"{THREE} D")
    for step in "12":
        ask_by_key(seat)
        expect(seat.page.locator(".notice.hint")).to_contain_text(f"Hint {step} of 3", timeout=PATIENT)
    expect(seat.page.locator(LINE)).to_have_count(1)
    seat.page.locator("#quarto").click()  # the dialog draws its own line, and takes nothing away
    seat.page.keyboard.press("Escape")
    expect(seat.page.locator(LINE)).to_have_count(1)
    seat.click("d1")
    expect(seat.page.locator("#platter .hinted, .notice.hint")).to_have_count(0)


def test_by_link_the_other_player_is_told_only_that_it_was_asked_for(
    open_seat: Callable[..., Seat],
) -> None:
    both = pair(open_seat, counts="0")
    both.me.page.locator("#menu-button").click()
    both.me.page.locator('#menu [data-wish="hint"]').click()
    expect(both.me.page.locator(".notice.hint")).to_contain_text("Hint 1 of 3", timeout=PATIENT)
    both.you.heard("Player Ada asks for a hint.")
    expect(both.you.page.locator("#log")).not_to_contain_text("Hint 1 of 3")
    both.you.page.locator("#menu-button").click()
    expect(both.you.page.locator('#menu [data-wish="hint"]')).to_be_hidden()  # not in the other one's turn


@pytest.mark.parametrize(
    ("choice", "sentence"),
    [
        ({"counts": "on"}, "No hints before the end: this is a serious game."),
        ({"mask": "both"}, "No hints before the end: this game is played with a mask."),
    ],
)
def test_where_none_is_given_there_is_no_button_and_the_key_is_refused(
    choice: dict[str, str], sentence: str, open_seat: Callable[..., Seat]
) -> None:
    seat = open_seat()
    seat.sit(**choice)
    ask_by_key(seat)
    expect(seat.page.locator(".notice")).to_contain_text(sentence)
    seat.page.locator("#menu-button").click()
    expect(seat.page.locator("#menu")).to_be_visible()
    expect(seat.page.locator('#menu [data-wish="hint"]')).to_be_hidden()


def test_why_is_typed_and_shown(open_seat: Callable[..., Seat]) -> None:
    seat = open_seat()
    seat.sit()
    seat.quick(THREE)
    seat.say("why")
    expect(seat.page.locator(".notice")).to_contain_text("4 of 13 turns hold the draw.", timeout=PATIENT)
    seat.heard("Type why again for more.")
    expect(seat.page.locator("#line")).to_have_value("")


def test_a_hint_needs_no_sideways_scrolling(open_seat: Callable[..., Seat]) -> None:
    seat = open_seat(320, 568)
    seat.sit()
    seat.quick(THREE)
    for step in "123":
        ask_by_key(seat)
        expect(seat.page.locator(".notice.hint")).to_contain_text(f"Hint {step} of 3", timeout=PATIENT)
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert 0 == seat.page.evaluate(wide)


def test_a_server_that_is_too_busy_leaves_the_best_turn_to_the_page(browser: Browser, tmp_path: Path) -> None:
    """It has allowed and counted the hint; what to do is found in the page, and only if it is asked for."""
    with serving(tmp_path, OPENQUARTO_LIMITS_ANALYSES="1") as base, browser.new_context() as context:
        seat = Seat(context.new_page(), base)
        seat.sit()
        seat.quick(THREE)
        ask_by_key(seat)
        notice = seat.page.locator(".notice.hint")
        expect(notice).to_contain_text("Hint 1 of 3", timeout=PATIENT)
        seat.quick("M c3")
        ask_by_key(seat)
        expect(notice).to_contain_text("a minute", timeout=PATIENT)
        assert [] == seat.page.workers
        notice.get_by_role("button", name="Tell me more").click()
        expect(notice).to_contain_text("Draw: give dark", timeout=PATIENT)
        expect(seat.page.locator("#stock .hinted")).to_have_count(1)
        seat.heard("Draw: give dark")
        expect(seat.page.locator("#log")).to_contain_text("First asks for a hint.")
