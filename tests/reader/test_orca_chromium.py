"""Orca reads the table in Chromium: what each step says, every key's answer, the other player's turn."""

import pytest

from tests.reader import asking
from tests.reader.room import Room

pytestmark = [pytest.mark.needs("orca", "chromium"), pytest.mark.repeatable]


def test_steps_and_grids_take_few_words(chromium: Room) -> None:
    asking.check_steps(chromium, steps=15)


def test_every_key_is_answered(chromium: Room) -> None:
    asking.check_keys(chromium)


def test_the_other_players_turn_is_heard_wherever_the_focus_is(chromium: Room) -> None:
    asking.check_turns(chromium, turns=5)


def test_a_question_is_answered_as_often_as_it_is_asked(chromium: Room) -> None:
    asking.check_questions(chromium, times=4)


def test_what_was_cut_off_is_told_again(chromium: Room) -> None:
    asking.check_interruption(chromium)
