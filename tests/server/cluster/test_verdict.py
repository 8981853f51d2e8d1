"""The checker itself: what a database may lose as a whole is told, too."""

import random

from tests.server.cluster import many
from tests.server.cluster.pages import Page
from tests.server.cluster.play import Game, Story
from tests.server.cluster.schedule import draw
from tests.server.cluster.verdict import faults_of, tally
from tests.server.faults.figures import Figures
from tests.server.faults.schedule import Mind


def test_a_game_of_which_nothing_is_kept() -> None:
    chance = random.Random(1)
    page = Page("1-0-0", "game", 0, 0, {}, chance, Mind(chance, 10), lambda: None)
    page.acknowledged["x1"] = 1.0
    story = Story(draw(1), [Game("game", [], [page])], is_answered=True, is_whole=True)
    assert ["a game was opened, and is not kept"] == faults_of(story)
    assert (1, 1, 0) == tally(story)


def test_what_was_done_is_told_beside_what_there_is_to_do() -> None:
    figures = Figures(schedules=1_200)
    figures.broken.update({"crash": 300, "promote": 60, "kill": 9})
    figures.faults.append("a hole")
    told = many.totals(figures)
    assert "1,200 of 1,000 schedules" in told
    assert "360 of 200 immediate stops" in told
    assert "60 of 50 promotions; 1 faults" in told
