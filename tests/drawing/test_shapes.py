"""Numbers and paths are short and right."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from openquarto.drawing.shapes import capsule, element, label, number, path
from openquarto.drawing.superellipse import Superellipse


@pytest.mark.parametrize(
    ("expected", "value"),
    [
        ("0", 0),
        ("0", -0.04),
        (".5", 0.5),
        ("-.5", -0.5),
        ("10", 10),
        ("100", 99.96),
        ("-1.2", -1.23),
        ("10.5", 10.5),
    ],
)
def test_number(expected: str, value: float) -> None:
    assert expected == number(value)


@given(st.floats(-2000, 2000))
def test_a_number_is_off_by_at_most_half_its_last_place(value: float) -> None:
    assert abs(float(number(value)) - value) <= 0.0500001


def test_path_leaves_out_needless_blanks() -> None:
    assert "M1 2L3.5 4 5 6Z" == path("M", 1 + 2j, "L", [3.5 + 4j, 5 + 6j], "Z")


def test_element() -> None:
    assert '<g class="a" stroke-width=".5"/>' == element("g", class_="a", stroke_width=0.5)
    assert "<g><g/></g>" == element("g", element("g"))


def test_label_escapes() -> None:
    assert '<text x="1" y="2">a &lt; b &amp; c</text>' == label("a < b & c", 1 + 2j)


def test_capsule() -> None:
    assert "M0 5L10 5A5 5 0 0 0 10 -5L0 -5A5 5 0 0 0 0 5Z" == capsule(0j, 10 + 0j, 5)


@pytest.mark.parametrize("power", [2, 3.4, 4.2, 7.5])
def test_the_curves_of_a_superellipse_follow_it(power: float) -> None:
    shape = Superellipse(500, 470, power)
    for start, leave, arrive, goal in shape._curves(0):
        for share in (0, 0.2, 0.4, 0.6, 0.8, 1):
            rest = 1 - share
            point = (
                rest**3 * start + 3 * rest**2 * share * leave + 3 * rest * share**2 * arrive + share**3 * goal
            )
            size = abs(point.real / 500) ** power + abs(point.imag / 470) ** power
            assert 1 == pytest.approx(size ** (1 / power), abs=0.006)
            assert abs(point.real) <= 500.001  # a bulge beyond the box would show as a bump
            assert abs(point.imag) <= 470.001


def test_the_corners_of_a_superellipse_are_four_arcs() -> None:
    assert 4 == len(re.findall("M", Superellipse(90, 80, 3.4).corners(inset=9)))
