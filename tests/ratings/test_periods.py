"""Ratings of a club over several evenings."""

import re
from pathlib import Path

import pytest

from openquarto.drawing.rating_plot import plot
from openquarto.players.level import LEVELS
from openquarto.ratings.periods import RatedGame, Ratings, ratings_of
from openquarto.tournament import Log, acts
from openquarto.tournament.rating import LEVEL_ELO, anchors, club_ratings, rated_games
from tests.tournament.evening import begun, do


def test_who_wins_rises_and_is_known_more_surely() -> None:
    ratings = ratings_of([(day, [RatedGame("Anna", "Ben", 1.0)] * 3) for day in range(6)])
    anna, ben = ratings.points["Anna"], ratings.points["Ben"]
    assert anna[-1].strength.rating > 1600
    assert ben[-1].strength.rating < 1400
    assert anna[0].strength.deviation > anna[-1].strength.deviation
    assert ["Anna", "Ben"] == [name for name, _ in ratings.listed()]


def test_a_rating_is_provisional_until_it_is_known() -> None:
    ratings = Ratings(anchors())
    for day in range(12):
        ratings.add([RatedGame("Anna", "Walnut (level 5)", each) for each in (1.0, 0.5, 0.0, 0.5)], day)
    points = ratings.points["Anna"]
    assert points[0].is_provisional
    assert not points[-1].is_provisional
    assert abs(points[-1].strength.rating - anchors()["Walnut (level 5)"]) < 60  # as strong as whom she draws
    assert "Walnut (level 5)" not in ratings.points  # an anchor does not move


def test_who_stays_away_is_known_less_surely() -> None:
    ratings = ratings_of([(0, [RatedGame("Anna", "Ben", 1.0)] * 5), (1, [RatedGame("Ben", "Chloé", 1.0)])])
    before, after = ratings.points["Anna"]
    assert after.strength.deviation > before.strength.deviation
    assert 0 == after.games


def test_levels_stand_where_they_were_measured() -> None:
    table = Path("docs/levels.md").read_text(encoding="utf-8")
    rows = re.findall(r"\| \d+ \| (\w+) \|[^|]*\| (\d+) ± \d+ \|", table)
    measured = {name: int(elo) for name, elo in rows[: len(LEVELS)]}  # of the classic game, which comes first
    assert measured == dict(zip(LEVELS, LEVEL_ELO, strict=True))


@pytest.fixture
def log() -> Log:
    made = begun(4)
    do(made, acts.pair(made.state))
    do(made, acts.enter_result(made.state, 1, 1, "1-0"))
    do(made, acts.enter_result(made.state, 1, 2, "+/-"))
    return made


def test_only_games_that_were_played_and_count_are_rated(log: Log) -> None:
    assert 1 == len(rated_games(log.state))
    do(log, acts.change_settings(log.state, rated=False))
    assert [] == rated_games(log.state)
    assert {} == club_ratings([log])


def test_games_with_blocks_have_a_list_of_their_own(log: Log) -> None:
    other = begun(2, variant="blocks", kind="arena")
    do(other, acts.pair(other.state))
    do(other, acts.enter_result(other.state, 1, 1, "="))
    assert {"lines", "blocks"} == club_ratings([log, other]).keys()


def test_a_plot_of_one_point_and_of_many() -> None:
    for count in (1, 5):
        picture = plot([(float(at), 1500.0 + 50 * at, 200.0 - 20 * at) for at in range(count)], "A <b>")
        assert count == picture.count("<circle")
        assert "A &lt;b&gt;" in picture
        assert "nan" not in picture
