"""An arbiter's evening by ear: a tournament is made, players entered, a round paired, its results told."""

import pytest

from tests.reader.asking import heard_after
from tests.reader.conftest import Furnish
from tests.reader.finding import assert_said, tab_to, until_said
from tests.reader.room import Room

pytestmark = [pytest.mark.needs("orca", "chromium"), pytest.mark.long]
BROWSERS = ["chromium", pytest.param("firefox", marks=pytest.mark.needs("firefox"))]
NAMES = ("Anna", "Ben", "Clara", "Dora")


def enter(room: Room, text: str, words: str) -> list[str]:
    """Type into the field that has the focus, press Return, and listen until some words."""
    room.browser.desk.type(text)
    room.browser.desk.ear.quiet(quiet=0.3, patience=0.6)  # what is typed may be named
    return until_said(room, words, "Return")


@pytest.mark.parametrize("browser", BROWSERS)
def test_a_round_from_the_first_entry_to_the_standings(furnish: Furnish, browser: str) -> None:
    room = furnish(browser)
    room.visit("/club", "Page has")
    tab_to(room, "Name of the tournament")
    enter(room, "Tuesday", "Tuesday")
    for name in NAMES:  # the field for the next name has the focus
        enter(room, name, f"{name} entered.")
    tab_to(room, "Pair round 1")
    assert_said("Round 1 paired.", until_said(room, "Round 1 paired.", "Return"))
    told = tab_to(room, "1–0")  # where one is says who plays, and who gives first
    assert_said("board 1", told)
    assert_said("gives first", told)
    assert_said("Round 1, board 1: 1–0", until_said(room, "board 1: 1–0", "Return"))
    tab_to(room, "½–½")  # from the result that was told, on to the next board
    tab_to(room, "½–½")
    assert_said("Round 1, board 2: ½–½", until_said(room, "board 2: ½–½", "Return"))
    tab_to(room, "Undo")
    assert_said("undone", until_said(room, "undone", "Return"))
    tab_to(room, "0–1")
    tab_to(room, "0–1")
    assert_said("Round 1, board 2: 0–1", until_said(room, "board 2: 0–1", "Return"))
    tab_to(room, "Pair round 2")
    assert_said("Round 2 paired.", until_said(room, "Round 2 paired.", "Return"))
    assert heard_after(room, "h")
