"""The coach on the page: an offer by mouse, touch, keyboard and ear; set in the form and in the menu."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.page.axe import troubles
from tests.page.table import Seat

# A turn goes on without the coach if it was not heard in ten seconds: so it may be on a busy machine.
pytestmark = pytest.mark.needs("chromium")

PATIENT = 30_000  # milliseconds: a worker has to be started for the first look
THREE = "A a1 B b1 C c1"
LINE = '#platter .marks.above path.hinted[class~="over"]'


def at_offer(seat: Seat, *, tap: bool = False) -> None:
    """The coach is asked for when the position is there, and D is chosen, which completes row 1."""
    seat.sit()
    seat.quick(THREE)
    choose(seat, "on")
    piece = seat.page.locator('#stock [data-piece="D"]')
    if tap:
        piece.tap()
        piece.tap()  # a gift by finger is confirmed
    else:
        piece.click()
    expect(seat.page.locator(".notice.coach button").first).to_be_visible(timeout=PATIENT)


def choose(seat: Seat, coach: str) -> None:
    seat.page.locator("#menu-button").click()
    seat.page.locator("#coach-choice").select_option(coach)
    expect(seat.page.locator("#menu")).to_be_hidden()


def test_the_offer_is_seen_marked_and_said_once(open_seat: Callable[..., Seat]) -> None:
    seat = open_seat()
    at_offer(seat)
    notice = seat.page.locator(".notice.coach")
    expect(notice).to_contain_text(
        "After that, your opponent can win. Light round short hollow completes row 1"
    )
    expect(notice).to_contain_text("Take it back?")
    seat.heard("Take it back?")
    expect(seat.page.locator(LINE)).to_have_count(1)
    assert 1 == seat.page.locator("#log").inner_text().count("Take it back?")
    assert seat.hand is None
    notice.get_by_role("button", name="Why?").click()
    expect(notice).to_contain_text("Better: c1, then give")
    expect(notice.get_by_role("button", name="Take back")).to_be_focused()
    notice.get_by_role("button", name="Keep playing").click()
    expect(notice).to_have_count(0)
    seat.happened("D")
    expect(seat.page.locator(LINE)).to_have_count(0)


def test_by_keyboard_and_typed(open_seat: Callable[..., Seat]) -> None:
    seat = open_seat()
    at_offer(seat)
    seat.page.locator(".notice.coach button").first.focus()
    seat.page.keyboard.press("Enter")
    expect(seat.page.locator(".notice.coach")).to_have_count(0)
    seat.heard("Choose another piece to give.")
    expect(seat.page.locator('#stock [tabindex="0"]')).to_be_focused()
    seat.quick("P d4")
    seat.say("give D")
    expect(seat.page.locator(".notice.coach")).to_contain_text("Take it back?", timeout=PATIENT)
    expect(seat.page.locator("#line")).to_have_value("")
    seat.say("no")
    seat.happened("D")
    expect(seat.page.locator(".notice.coach")).to_have_count(0)


def test_a_turn_is_taken_back_from_a_computer(open_seat: Callable[..., Seat]) -> None:
    seat = open_seat()
    seat.sit()
    seat.quick(f"{THREE} D")
    choose(seat, "warn")
    seat.quick("d2")
    seat.page.locator('#stock [data-piece="P"]').click()
    notice = seat.page.locator(".notice.coach")
    expect(notice).to_contain_text("could have completed row 1 on d1", timeout=PATIENT)
    notice.get_by_role("button", name="Take back").click()
    seat.page.locator(".notice.offer").get_by_role("button", name="Yes").click()  # two at one screen
    expect(seat.page.locator('#board [data-square="d2"].empty')).to_have_count(1)


@pytest.mark.parametrize("width", [320, 390])
def test_by_touch_on_a_phone_it_leaves_the_middle_of_the_board_free(
    width: int, open_seat: Callable[..., Seat]
) -> None:
    seat = open_seat(width, 640, has_touch=True, is_mobile=True)
    at_offer(seat, tap=True)
    notice = seat.page.locator(".notice.coach").bounding_box()
    board = seat.page.locator("#board").bounding_box()
    assert notice is not None
    assert board is not None
    assert notice["y"] > board["y"] + 0.55 * board["height"]
    assert 0 == seat.page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    for button in seat.page.locator(".notice.coach button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 24
    seat.page.get_by_role("button", name="Take back").tap()
    expect(seat.page.locator(".notice.coach")).to_have_count(0)
    assert seat.hand is None
    seat.click("P d4", tap=True)
    seat.page.locator('#stock [data-piece="D"]').tap()
    seat.page.locator('#stock [data-piece="D"]').tap()
    seat.page.get_by_role("button", name="Keep playing").tap(timeout=PATIENT)
    seat.happened("D")


def test_axe_finds_nothing(open_seat: Callable[..., Seat]) -> None:
    seat = open_seat(390, 844)
    at_offer(seat)
    assert [] == troubles(seat.page)


@pytest.mark.parametrize("choice", [{"counts": "on"}, {"mask": "both"}])
def test_not_offered_where_it_counts_or_under_a_mask(
    choice: dict[str, str], open_seat: Callable[..., Seat]
) -> None:
    seat = open_seat()
    seat.sit(**choice)
    seat.page.locator("#menu-button").click()
    expect(seat.page.locator("#menu")).to_be_visible()
    expect(seat.page.locator("#coach-choice")).to_be_hidden()


def test_chosen_in_the_form_and_kept_in_the_browser(open_seat: Callable[..., Seat]) -> None:
    seat = open_seat()
    seat.page.goto(f"{seat.base}/new?coach=on")
    expect(seat.page.locator('input[name="coach"][value="on"]')).to_be_checked()
    seat.sit(opponent="level1", first="me", coach="warn")
    seat.page.locator("#menu-button").click()
    expect(seat.page.locator("#coach-choice")).to_have_value("warn")
