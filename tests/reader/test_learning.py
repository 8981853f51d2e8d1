"""The first lesson by ear, from the list of lessons to a called win: question, reason and the ways on."""

import pytest

from openquarto.lessons import LESSONS
from tests.page.lesson_states import given_to
from tests.reader.asking import heard_after
from tests.reader.conftest import Furnish
from tests.reader.finding import assert_said, go_to_square, tab_to, until_said

pytestmark = [pytest.mark.needs("orca", "chromium"), pytest.mark.long]
TASKS = LESSONS["one-trait"].tasks
QUESTION = "Where does the piece in your hand make a quarto?"


def test_the_first_lesson_up_to_a_called_win(furnish: Furnish) -> None:
    room = furnish("chromium")
    room.visit("/learn", "Page has")
    assert_said("Learn Quarto heading level 1", heard_after(room, "h"))
    assert_said("Ten lessons heading level 2", heard_after(room, "h"))
    assert_said("Now. One thing in common", heard_after(room, "h"))
    until_said(room, "Page has", "Return")
    assert_said("One thing in common heading level 1", heard_after(room, "h"))
    assert_said(f"{QUESTION} heading level 2", heard_after(room, "h"))
    tab_to(room, "Board")
    assert_said("Hand: dark round tall solid.", heard_after(room, "h"))

    wrong = given_to(TASKS[0], is_right=False)
    go_to_square(room, wrong)
    heard = until_said(room, "fills no line", "Return")
    assert_said(f"Not {wrong} heading level 2", heard)
    assert_said(f"On {wrong} the piece fills no line.", heard)
    tab_to(room, "Try again (?:push )?button")
    heard = until_said(room, "Place it", "Return")
    assert_said(f"{QUESTION} In hand: dark round tall solid. Place it.", heard)

    for number, task in enumerate(TASKS[:-1], 2):
        square = given_to(task)
        go_to_square(room, square)
        heard = until_said(room, "in common", "Return")
        assert_said(f"Right: {square} heading level 2", heard)
        assert_said(f"on {square}, in common: ", heard)
        tab_to(room, "Next task (?:push )?button")
        heard = until_said(room, "Place it", "Return")
        question = QUESTION if number < len(TASKS) else "Place, call Quarto and show the line."
        assert_said(f"Task {number} of {len(TASKS)}. {question} In hand: ", heard)
        assert 1 == " ".join(heard).count(question), heard

    square = given_to(TASKS[-1])[:2]
    go_to_square(room, square)
    assert_said(f"{square}. Now give a piece, or call Quarto.", heard_after(room, "Return"))
    assert_said("Row 2", heard_after(room, "q"))
    heard = until_said(room, "in common", "Return")
    assert_said("Right heading level 2", heard)
    assert_said("Row 2 is a quarto that can be called, in common: round.", heard)
    assert_said("On to the practice game", heard_after(room, "Tab"))
