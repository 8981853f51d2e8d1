"""Orca reads the table in both browsers: what each step says, every key's answer, the other player's turn.

A reader takes its time: `make test` asks one question, `make test-more` some, and of Firefox fewest.
"""

import pytest

from tests.reader import asking
from tests.reader.conftest import Furnish

pytestmark = pytest.mark.needs("orca", "chromium")
FIREFOX_ONLY = pytest.mark.needs("firefox")
CHROMIUM, FIREFOX = "chromium", pytest.param("firefox", marks=FIREFOX_ONLY)
BOARD = ("Left", "Up", "1", "shift+1", "r", "v", "z", "h", "o", "w", "t", "l", "comma", "e")
STOCK = ("Left", "1", "v", "o")


@pytest.mark.more
@pytest.mark.parametrize(
    ("browser", "steps"), [(CHROMIUM, 12), pytest.param("firefox", 6, marks=FIREFOX_ONLY)]
)
def test_steps_and_grids_take_few_words(furnish: Furnish, browser: str, steps: int) -> None:
    asking.check_steps(furnish(browser), steps)


@pytest.mark.more
@pytest.mark.parametrize(
    ("browser", "turns"), [(CHROMIUM, 5), pytest.param("firefox", 2, marks=FIREFOX_ONLY)]
)
def test_the_other_players_turn_is_heard_wherever_the_focus_is(
    furnish: Furnish, browser: str, turns: int
) -> None:
    asking.check_turns(furnish(browser), turns)


@pytest.mark.more
def test_keys_are_answered(furnish: Furnish) -> None:
    asking.check_keys(furnish(CHROMIUM), BOARD, STOCK)


def test_a_question_is_answered_as_often_as_it_is_asked(furnish: Furnish) -> None:
    asking.check_questions(furnish(CHROMIUM), times=3)


@pytest.mark.parametrize(
    "browser",
    [
        pytest.param(CHROMIUM, marks=pytest.mark.more),
        pytest.param("firefox", marks=[FIREFOX_ONLY, pytest.mark.long]),
    ],
)
def test_what_was_cut_off_is_told_again(furnish: Furnish, browser: str) -> None:
    asking.check_interruption(furnish(browser))


@pytest.mark.long
@pytest.mark.parametrize("browser", [CHROMIUM, FIREFOX])
def test_sixty_steps(furnish: Furnish, browser: str) -> None:
    asking.check_steps(furnish(browser), steps=60)


@pytest.mark.long
@pytest.mark.parametrize("browser", [CHROMIUM, FIREFOX])
def test_twenty_turns_of_the_other_player(furnish: Furnish, browser: str) -> None:
    asking.check_turns(furnish(browser), turns=20)


@pytest.mark.long
@pytest.mark.parametrize("browser", [CHROMIUM, FIREFOX])
def test_twenty_times_the_same_question(furnish: Furnish, browser: str) -> None:
    asking.check_questions(furnish(browser), times=20)


@pytest.mark.long
@pytest.mark.parametrize("browser", [CHROMIUM, FIREFOX])
def test_every_key_is_answered(furnish: Furnish, browser: str) -> None:
    asking.check_keys(furnish(browser))
