"""A rating that is not sure yet, as the page shows it too: page/puzzle_model.test.js has the same cases."""

import pytest

from openquarto.practice.progress import START
from openquarto.practice.recording import PUZZLE_DEVIATION
from openquarto.practice.settling import is_settling, shown_rating
from openquarto.ratings import Result, Strength, rated


@pytest.mark.parametrize(
    ("shown", "rating", "deviation"),
    [(1000, 988.4, 290), (1000, 1024.9, 110.1), (1050, 1025, 111), (1025, 1024.9, 110), (1025, 1024.5, 80)],
)
def test_to_the_next_fifty_until_it_is_sure(shown: int, rating: float, deviation: float) -> None:
    assert shown == shown_rating(Strength(rating, deviation))


def test_it_finds_its_place_within_some_twenty_first_tries() -> None:
    strength, count = START, 0
    while is_settling(strength):
        count += 1
        strength = rated(strength, [Result(strength.rating, PUZZLE_DEVIATION, float(count % 2))])
    assert 5 <= count <= 20
