"""A lesson on a small screen: its rings, and a hint that can be seen where it was asked for."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.page.around import knows
from tests.page.lesson_states import lesson_hint, open_task
from tests.page.table import Seat

pytestmark = pytest.mark.needs("chromium")

SIZES = ((320, 568), (360, 640), (390, 844), (568, 320), (844, 390), (1440, 900))
RINGS = """() => [...document.querySelectorAll(".rings .ring")].map((ring) => ring.getBoundingClientRect())
  .map(({ width, height }) => Math.round(10 * (width - height)))"""
ROWS = "() => new Set([...document.querySelectorAll('.rings a')].map((ring) => ring.offsetTop)).size"
# How many pixels of the hint are over the top or below the bar at the foot.
OUT_OF_SIGHT = """() => {
  const hint = document.querySelector(".notice.hint").getBoundingClientRect();
  const foot = document.querySelector("#task-foot").getBoundingClientRect();
  return Math.max(0, -hint.top, hint.bottom - foot.top);
}"""


def test_rings_are_round_and_stand_in_few_rows(open_seat: Callable[..., Seat]) -> None:
    """The longest lesson has eight of them, which are too many for one row of 320 pixels."""
    seat = open_seat(320, 568)
    knows(seat, trap=([1, 2, 3], False))
    open_task(seat, 4, "trap")
    for width, height in SIZES:
        seat.page.set_viewport_size({"width": width, "height": height})
        assert [0] * 8 == seat.page.evaluate(RINGS), width
        assert seat.page.evaluate(ROWS) == (1 if width in (360, 390, 844) else 2), width


def test_a_hint_comes_into_sight(open_seat: Callable[..., Seat]) -> None:
    """At its first task the words of a lesson leave only the upper rim of the board in sight."""
    seat = open_seat(320, 568)
    lesson_hint(seat)
    assert 0 == seat.page.evaluate(OUT_OF_SIGHT)
    expect(seat.page.locator(".notice.hint button").first).to_be_in_viewport(ratio=1)
