"""Whole games under a mask by ear: the player knows what was felt and what was said, and nothing else."""

import random

import pytest

from openquarto.notation.record import Record
from tests.reader.asking import SEED
from tests.reader.conftest import Furnish
from tests.reader.driving import let_play, let_type
from tests.reader.masked import AtPage, AtTerminal, MaskedPlayer
from tests.reader.room import compare
from tests.reader.window import open_terminal
from tests.terminal.test_plain import kept_games

pytestmark = [pytest.mark.needs("orca", "chromium"), pytest.mark.long]


def check(player: MaskedPlayer, record: Record) -> None:
    """The other player acts by chance and never calls; who feels and remembers does, and touches are kept."""
    compare(player, record)
    assert "lost" != player.stage, player.diary
    assert len(player.touched) >= len(player.board) - 1  # what was in hand, or stood on a square
    assert record.tags["Touches"].count("=") >= len(player.touched)


@pytest.mark.parametrize(
    ("browser", "language"),
    [
        ("chromium", "en"),
        ("chromium", "fr"),
        pytest.param("firefox", "en", marks=pytest.mark.needs("firefox")),
    ],
)
def test_a_game_on_the_page(furnish: Furnish, browser: str, language: str) -> None:
    room = furnish(browser, language)
    game = room.sit(opponent="random", mask="me")
    player = AtPage(room.phrases, random.Random(SEED))
    let_play(player, room.browser.desk)
    check(player, room.record(game))


@pytest.mark.needs("lxterminal")
def test_a_game_in_a_terminal_window(furnish: Furnish) -> None:
    room = furnish("chromium")
    desk = room.browser.desk
    options = ("--new", "--opponent", "random", "--mask", "me", "--first", "me", "--language", "en")
    open_terminal(desk, *options)
    heard = desk.ear.until(lambda told: any("give?" in text for text in told), 20)
    assert any("give?" in text for text in heard), heard
    player = AtTerminal(room.phrases, random.Random(SEED))
    let_type(player, desk)
    (record,) = kept_games(desk.folder / "data")
    check(player, record)
