"""Dialogs are not modal for the browser, so that readers go on hearing: they hold the focus by themselves."""

import pytest
from playwright.sync_api import expect

from tests.marking import more
from tests.page.table import Seat

pytestmark = pytest.mark.needs("chromium")
HAS_FOCUS = "(id) => document.getElementById(id).contains(document.activeElement)"


@pytest.mark.parametrize(("key", "dialog"), [("m", "menu"), ("?", "keys-dialog")])
def test_tab_stays_inside_and_escape_leads_back(seat: Seat, key: str, dialog: str) -> None:
    seat.sit()
    seat.page.locator('[data-square="c2"]').focus()
    seat.page.keyboard.press(key)
    expect(seat.page.locator(f"#{dialog}")).to_be_visible()
    for step in ("Tab", "Shift+Tab"):
        for _ in range(25):
            seat.page.keyboard.press(step)
            assert seat.page.evaluate(HAS_FOCUS, dialog)
    seat.page.keyboard.press("Escape")
    expect(seat.page.locator(f"#{dialog}")).to_be_hidden()
    expect(seat.page.locator('[data-square="c2"]')).to_be_focused()


def test_a_click_beside_closes_and_does_nothing_else(seat: Seat) -> None:
    seat.sit()
    seat.quick("A a1 B")
    square = seat.page.locator('[data-square="c3"]').bounding_box()
    assert square
    seat.page.locator("#quarto").click()
    expect(seat.page.locator("#call-dialog")).to_be_visible()
    seat.page.mouse.click(square["x"] + 20, square["y"] + 20)
    expect(seat.page.locator("#call-dialog")).to_be_hidden()
    seat.page.locator("#menu-button").click()
    seat.page.mouse.click(5, 5)
    expect(seat.page.locator("#menu")).to_be_hidden()
    expect(seat.page.locator('[data-square="c3"]')).to_have_class("empty")


def test_what_happens_is_said_beside_an_open_dialog(seat: Seat) -> None:
    """The live regions stay where readers hear them."""
    seat.sit()
    seat.page.locator("#keys-button").click()
    assert not seat.page.evaluate("document.getElementById('polite').closest('[inert]')")
    assert seat.page.locator("dialog:modal").count() == 0


KEYS = ["ArrowUp", "ArrowLeft", "Home", "Control+Home", "Digit1", "b"]


@pytest.mark.parametrize("key", more(KEYS, but=["ArrowUp", "Digit1"]))
def test_a_key_that_leads_nowhere_is_answered(seat: Seat, key: str) -> None:
    seat.sit()
    seat.page.locator('[data-square="a1"]').focus()
    seat.page.keyboard.press(key)
    seat.heard("a1 empty")
