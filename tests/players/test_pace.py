"""The pace: delays that are drawn by chance alone, within their bounds."""

import inspect

import pytest
from hypothesis import given
from hypothesis import strategies as st

from openquarto.players import Pace
from openquarto.players.pace import LONGEST, SHARE, SHORTEST


def test_a_pace_sees_no_table() -> None:
    """All that it is ever told is a factor, a seed, and what everybody can read on a clock."""
    assert ["self", "factor", "seed"] == [*inspect.signature(Pace.__init__).parameters]
    assert ["self", "left"] == [*inspect.signature(Pace.draw).parameters]


@given(st.integers(), st.floats(0, 10))
def test_delays_are_within_their_bounds_and_repeat(seed: int, factor: float) -> None:
    drawn = [Pace(factor, seed).draw() for _ in range(2)]
    assert drawn[0] == drawn[1]
    assert factor * SHORTEST <= drawn[0] <= factor * LONGEST


def test_delays_differ() -> None:
    pace = Pace(seed=1)
    assert 20 == len({pace.draw() for _ in range(20)})
    assert Pace().draw() != Pace().draw()


@pytest.mark.parametrize("left", [0.0, 0.1, 5.0, 60.0])
def test_a_clock_bounds_the_delay_and_changes_no_later_one(left: float) -> None:
    with_clock, without = Pace(10, seed=2), Pace(10, seed=2)
    assert with_clock.draw(left) == min(without.draw(), SHARE * left)
    assert with_clock.draw() == without.draw()


def test_nobody_waits_at_pace_0() -> None:
    assert 0.0 == Pace(0).draw()
