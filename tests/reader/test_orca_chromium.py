"""Orca reads the table in Chromium: what each step says, every key's answer, the other player's turn."""

import pytest

from tests.reader import asking
from tests.reader.conftest import Furnish

pytestmark = [pytest.mark.needs("orca", "chromium"), pytest.mark.repeatable]
BROWSER = "chromium"


def test_steps_and_grids_take_few_words(furnish: Furnish) -> None:
    asking.check_steps(furnish(BROWSER), steps=12)


def test_keys_are_answered(furnish: Furnish) -> None:
    board = ("Left", "Up", "1", "shift+1", "r", "v", "z", "h", "o", "w", "t", "l", "comma", "e")
    asking.check_keys(furnish(BROWSER), board, ("Left", "1", "v", "o"))


def test_the_other_players_turn_is_heard_wherever_the_focus_is(furnish: Furnish) -> None:
    asking.check_turns(furnish(BROWSER), turns=5)


def test_a_question_is_answered_as_often_as_it_is_asked(furnish: Furnish) -> None:
    asking.check_questions(furnish(BROWSER), times=3)


def test_what_was_cut_off_is_told_again(furnish: Furnish) -> None:
    asking.check_interruption(furnish(BROWSER))


@pytest.mark.long
def test_sixty_steps(furnish: Furnish) -> None:
    asking.check_steps(furnish(BROWSER), steps=60)


@pytest.mark.long
def test_twenty_turns_of_the_other_player(furnish: Furnish) -> None:
    asking.check_turns(furnish(BROWSER), turns=20)


@pytest.mark.long
def test_twenty_times_the_same_question(furnish: Furnish) -> None:
    asking.check_questions(furnish(BROWSER), times=20)


@pytest.mark.long
def test_every_key_is_answered(furnish: Furnish) -> None:
    asking.check_keys(furnish(BROWSER))
