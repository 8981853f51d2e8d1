"""A game that is over, reviewed by ear: Orca says marks and reasons, and a slip is tried again by keys."""

import pytest

from tests.page.review_states import LINK
from tests.reader.asking import heard_after
from tests.reader.conftest import Furnish
from tests.reader.finding import assert_said, pick, tab_to

pytestmark = [pytest.mark.needs("orca", "chromium"), pytest.mark.long]
CHROMIUM, FIREFOX = "chromium", pytest.param("firefox", marks=pytest.mark.needs("firefox"))


@pytest.mark.parametrize("browser", [CHROMIUM, FIREFOX])
def test_a_slip_is_found_explained_and_tried_again(furnish: Furnish, browser: str) -> None:
    room = furnish(browser)
    opened = room.visit(LINK, "slips")
    assert_said("4 slips, 1 of them punished.", opened)
    tab_to(room, "a1")
    assert_said("Quarto overlooked", heard_after(room, "p"))
    assert_said("Slip, punished.", heard_after(room, "n"))
    why = heard_after(room, "y")
    assert_said("From a draw to a loss in 2.", why)
    assert_said("row 2", why)
    assert_said("11 of 30 turns kept the draw.", why)

    tab_to(room, "Try again from here")
    begun = heard_after(room, "Return")
    assert_said("Try again: turn 11.", begun)
    assert_said("In hand: light round short hollow.", begun)
    assert_said("d2", heard_after(room, "2", "shift+4"))
    assert_said("Now give a piece.", heard_after(room, "Return"))
    pick(room, "dark round short solid")
    wrong = heard_after(room, "Return")
    assert_said("Not this one", wrong)
    assert_said("completes row 2 on b2", wrong)
    assert_said("The answer: b2", wrong)

    tab_to(room, "Try again (?:push )?button")
    heard_after(room, "Return")
    assert_said("b2", heard_after(room, "2", "shift+2"))
    assert_said("Now give a piece.", heard_after(room, "Return"))
    pick(room, "dark square short hollow")
    assert_said("That keeps the draw.", heard_after(room, "Return"))
    tab_to(room, "Back to the review")
    assert_said("Slip, punished.", heard_after(room, "Return"))
