"""The score of a series: an open page is told it with the end of each game, without asking for the table."""

import pytest

from tests.server.room.test_link import opened
from tests.server.serving import Page, Running, Somebody


@pytest.fixture
def you(server: Running) -> Somebody:
    return server.somebody()


def last_points(page: Page) -> object:
    """The points that the last news have told."""
    return next(each["d"]["points"] for each in reversed(page.heard) if each["t"] == "news")


def test_no_points_are_told_while_a_game_goes_on(me: Somebody) -> None:
    page = me.sit(me.open(opponent="here", first="me"))
    page.acts("A a1")
    assert None is last_points(page)
    page.close()


def test_the_score_against_the_computer_also_in_a_rematch(me: Somebody) -> None:
    page = me.sit(me.open(opponent="level1", first="me"))
    page.ask("wish", wish="resign")
    assert [0.0, 1.0] == last_points(page)
    page.ask("wish", wish="rematch")
    following = page.heard[-2]["d"]["next"]
    assert [0.0, 1.0] == last_points(page)  # of this game still
    page.close()
    page = me.sit(following)
    page.ask("wish", wish="resign")
    assert [2.0, 0.0] == last_points(page)
    page.close()


def test_the_score_at_one_screen(me: Somebody) -> None:
    page = me.sit(me.open(opponent="here", first="me"))
    page.ask("wish", wish="draw")
    page.ask("wish", wish="accept")
    assert [0.5, 0.5] == last_points(page)
    page.close()


def test_the_score_by_link_is_told_to_players_and_watchers(
    me: Somebody, you: Somebody, server: Running
) -> None:
    game = opened(me, you)
    pages = [me.sit(game), you.sit(game), server.somebody().sit(game)]
    pages[1].ask("wish", wish="resign")
    for page in pages:
        while not page.view["ending"]:
            page.until("news")
        assert [1.0, 0.0] == last_points(page)
        page.close()
