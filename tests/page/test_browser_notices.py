"""Notices go when what they tell of is over, and lie on nothing that is needed."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.marking import more
from tests.page.states import STATES
from tests.page.table import QUARTO, Seat

pytestmark = pytest.mark.needs("chromium")

SOON = 1500  # milliseconds: a notice that goes by itself stays for 6 seconds
OVERLAP = """(part) => {
  const [one, other] = [".notice", part].map((name) => document.querySelector(name).getBoundingClientRect());
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}"""
SIZES = {"390×844": (390, 844), "320×568": (320, 568), "844×390": (844, 390), "1440×900": (1440, 900)}


@pytest.fixture
def phone(open_seat: Callable[..., Seat]) -> Seat:
    return open_seat(390, 844, has_touch=True)


def tapped_once(seat: Seat, piece: str) -> None:
    seat.page.locator(f'#stock [data-piece="{piece}"]').tap()
    expect(seat.page.locator(".notice")).to_contain_text("once more to give")


def gone(page: Page) -> None:
    expect(page.locator(".notice")).to_have_count(0, timeout=SOON)


def test_the_second_tap_takes_its_notice_away(phone: Seat) -> None:
    phone.sit()
    tapped_once(phone, "M")
    phone.page.locator('#stock [data-piece="M"]').tap()
    gone(phone.page)


def test_another_act_takes_the_notice_of_the_second_tap_away(phone: Seat) -> None:
    phone.sit()
    tapped_once(phone, "M")
    phone.say("give A")
    phone.happened("A")
    gone(phone.page)
    expect(phone.page.locator(".chosen")).to_have_count(0)


def test_the_call_dialog_takes_the_notice_of_the_second_tap_away(phone: Seat) -> None:
    phone.sit()
    phone.quick("M b2")
    tapped_once(phone, "A")
    phone.page.locator("#quarto").tap()
    expect(phone.page.locator("#call-dialog")).to_be_visible()
    gone(phone.page)


def test_the_end_takes_the_notice_of_the_second_tap_away(phone: Seat) -> None:
    phone.sit()
    phone.quick(QUARTO)
    tapped_once(phone, "C")
    phone.say("quarto column a")
    expect(phone.page.locator(".ending-title")).to_be_visible()
    gone(phone.page)


def test_an_act_takes_a_refusal_away(phone: Seat) -> None:
    phone.sit()
    phone.quick("M b2 A")
    phone.page.locator('[data-square="b2"]').tap()
    expect(phone.page.locator(".notice.refused")).to_be_visible()
    phone.click("c3", tap=True)
    gone(phone.page)


@pytest.mark.parametrize("size", more(SIZES, but=["390×844", "844×390"]))
@pytest.mark.parametrize("name", ["chosen, once more to give", "refused", "offer", "under a mask"])
def test_a_notice_lies_on_nothing_that_is_needed(
    open_seat: Callable[..., Seat], name: str, size: str
) -> None:
    """It lies on the board's lower rim: stock, status and QUARTO! stay free."""
    width, height = SIZES[size]
    seat = open_seat(width, height)
    STATES[name](seat)
    seat.page.evaluate("scrollTo(0, 0)")
    for part in ("#stock", "#status-row", "#players", "#quarto"):
        assert not seat.page.evaluate(OVERLAP, part), part
