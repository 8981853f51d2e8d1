"""The pages around the table where there is much room, or little."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.marking import more
from tests.page.states import NOISE, STATES
from tests.page.table import Seat

pytestmark = pytest.mark.needs("chromium")


@pytest.mark.parametrize("name", ["error", "privacy"])
def test_the_foot_of_a_short_page_is_at_the_foot_of_the_window(
    open_seat: Callable[..., Seat], name: str
) -> None:
    seat = open_seat(1440, 1600, allowed=NOISE.get(name, ""))
    STATES[name](seat)
    box = seat.page.locator(".foot").bounding_box()
    assert box
    assert 1600 == round(box["y"] + box["height"])
    edges = seat.page.locator(".foot a").evaluate_all(
        "(links) => links.map((link) => link.getBoundingClientRect()).map(({ left, right }) => [left, right])"
    )
    assert [] == [(one, other) for one, other in pairwise(edges) if other[0] - one[1] < 16]


@pytest.mark.parametrize("width", more([320, 360, 390], but=[320]))
def test_the_picture_of_a_turn_is_one_row(open_seat: Callable[..., Seat], width: int) -> None:
    """An arrow at the end of a row would lead nowhere."""
    seat = open_seat(width, 800)
    STATES["rules"](seat)
    middles = seat.page.locator(".flow > *").evaluate_all(
        "(parts) => parts.map((part) => part.getBoundingClientRect()).map(({ y, height }) => y + height / 2)"
    )
    assert 5 == len(middles)
    assert max(middles) - min(middles) < 10, middles


@pytest.mark.parametrize("language", more(["fr", "nl", "pt"], but=["nl"]))
def test_the_language_is_not_cut_off_at_any_width(open_seat: Callable[..., Seat], language: str) -> None:
    """Its name where there is room, and else its code; by the arrows one looks on."""
    seat = open_seat(320, 568, locale=language)
    STATES["learn"](seat)
    page = seat.page
    select, code = page.locator(".language select"), page.locator(".language-code")
    for width in (320, 360, 369, 390, 599, 600, 700, 705, 768, 900, 1440):
        page.set_viewport_size({"width": width, "height": 568})
        if code.is_visible():
            expect(code).to_have_text(language.upper())
            continue
        needed = select.evaluate(NEEDED)
        box = select.bounding_box()
        assert box
        assert needed <= box["width"], width
    page.set_viewport_size({"width": 320, "height": 568})
    expect(code).to_be_visible()
    select.select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(code).to_have_text("DE")


# How wide a list is that has room for what is chosen.
NEEDED = """(select) => {
  const free = select.cloneNode(true);
  free.value = select.value;
  Object.assign(free.style, { position: "fixed", width: "max-content", maxWidth: "none", opacity: 0 });
  select.after(free);
  const { width } = free.getBoundingClientRect();
  free.remove();
  return Math.floor(width);
}"""
