"""Whole games by ear: the player hears what Orca says and presses keys; then the record is looked at.

`OPENQUARTO_SEED=7 pytest tests/reader/test_by_ear.py` plays other games; docs/readers.md tells more.
"""

import random
import threading

import pytest

from tests.reader.asking import SEED
from tests.reader.conftest import Furnish
from tests.reader.driving import let_play
from tests.reader.phrases import SQUARES
from tests.reader.player import Player
from tests.reader.room import Room, compare
from tests.server.serving import Page

pytestmark = pytest.mark.needs("orca", "chromium")
CHROMIUM, FIREFOX = "chromium", pytest.param("firefox", marks=pytest.mark.needs("firefox"))
SEEDS = [SEED, SEED + 1]


def play(room: Room, game: str, player: Player, *, is_first: bool = True) -> None:
    """Play to the end, then compare what was heard with what the server has written down."""
    let_play(player, room.browser.desk)
    compare(player, room.record(game), is_first=is_first)


def against_chance(room: Room, seed: int) -> None:
    """The computer that acts by chance never calls: what it misses is called by ear, and one's own."""
    player = Player(room.phrases, random.Random(seed), is_bold=True)
    play(room, room.sit(opponent="random"), player)
    if player.stage != "drawn":
        assert "won" == player.stage
        assert 1 == len(player.called)


@pytest.mark.more
def test_a_game_against_the_computer(furnish: Furnish) -> None:
    against_chance(furnish(CHROMIUM), SEED)


@pytest.mark.long
@pytest.mark.parametrize("seed", [seed + 100 for seed in SEEDS])
@pytest.mark.parametrize("browser", [CHROMIUM, FIREFOX])
def test_more_games_against_the_computer(furnish: Furnish, browser: str, seed: int) -> None:
    against_chance(furnish(browser), seed)


@pytest.mark.long
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("browser", [CHROMIUM, FIREFOX])
def test_a_game_against_a_level_that_calls(furnish: Furnish, browser: str, seed: int) -> None:
    room = furnish(browser)
    play(room, room.sit(opponent="level5"), Player(room.phrases, random.Random(seed)))


@pytest.mark.long
@pytest.mark.parametrize("browser", [CHROMIUM, FIREFOX])
def test_a_game_in_french(furnish: Furnish, browser: str) -> None:
    against_chance(furnish(browser, "fr"), SEED)


@pytest.mark.long
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("browser", [CHROMIUM, FIREFOX])
def test_a_game_by_link(furnish: Furnish, browser: str, seed: int) -> None:
    """The other player is a program that acts by chance at its own pace, and never calls."""
    room = furnish(browser)
    game, page = room.join()
    other = threading.Thread(target=act_by_chance, args=(page, random.Random(seed)), daemon=True)
    other.start()
    player = Player(room.phrases, random.Random(seed), is_bold=True)
    play(room, game, player, is_first=False)
    page.close()
    assert player.stage in {"won", "drawn"}


def act_by_chance(page: Page, chance: random.Random) -> None:
    while not page.view["ending"]:
        page.wait_for_turn()
        board = page.view["board"]
        stock = [piece for piece in "ABCDEFGHIJKLMNOP" if piece not in board]
        free = [square for square, piece in zip(SQUARES, board, strict=True) if piece is None]
        match page.view["phase"]:
            case "place":
                page.act(chance.choice(free))
            case "give":
                page.act(chance.choice(stock))
            case "over":
                return
            case _:
                page.act("=")
