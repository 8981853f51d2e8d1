"""Ratings: the example of the paper, and what must be so for every player."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from openquarto.ratings import Result, Strength, rated

players = st.builds(
    Strength,
    rating=st.floats(0, 3500),
    deviation=st.floats(30, 350),
    volatility=st.floats(0.01, 0.2),
)
opponents = st.tuples(st.floats(0, 3500), st.floats(30, 350))


def test_the_example_of_the_paper() -> None:
    """Glickman, "Example of the Glicko-2 system": one win, two losses."""
    games = [Result(1400, 30, 1), Result(1550, 100, 0), Result(1700, 300, 0)]
    after = rated(Strength(1500, 200, 0.06), games)
    assert 1464.06 == pytest.approx(after.rating, abs=0.01)
    assert 151.52 == pytest.approx(after.deviation, abs=0.01)
    assert 0.05999 == pytest.approx(after.volatility, abs=0.00001)


def test_who_does_not_play_is_known_less_surely_up_to_a_limit() -> None:
    rested = rated(Strength(1500, 200, 0.06), [])
    assert (1500, 0.06) == (rested.rating, rested.volatility)
    assert 200.2714 == pytest.approx(rested.deviation, abs=0.0001)
    assert 350 == rated(Strength(1500, 350, 0.06), []).deviation


@given(player=players, opponent=opponents)
def test_a_win_raises_and_a_loss_lowers_and_both_tell_something(
    player: Strength, opponent: tuple[float, float]
) -> None:
    won, lost = (rated(player, [Result(*opponent, score)]) for score in (1, 0))
    assert won.rating >= player.rating >= lost.rating
    assert won.rating > lost.rating
    for after in (won, lost):
        assert after.deviation <= rated(player, []).deviation + 3  # a great surprise makes a player unsteady
        assert 0 < after.volatility < 1


@given(player=players, opponent=opponents)
def test_a_draw_lies_between(player: Strength, opponent: tuple[float, float]) -> None:
    won, drawn, lost = (rated(player, [Result(*opponent, score)]).rating for score in (1, 0.5, 0))
    assert won > drawn > lost
