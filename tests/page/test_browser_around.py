"""The pages around the table where there is much room, or little."""

from collections.abc import Callable
from itertools import pairwise

import pytest

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
