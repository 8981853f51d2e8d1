"""What the page says of what was done: the score at the end, an expired quarto, a take-back by link."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.page.link import pair
from tests.page.table import QUARTO, Seat

pytestmark = pytest.mark.needs("chromium")


def test_the_score_is_there_when_the_game_ends_and_goes_on_in_the_rematch(
    open_seat: Callable[..., Seat],
) -> None:
    seat = open_seat()
    seat.sit()
    points = seat.page.locator(".player-points")
    expect(points.first).to_have_text("")
    for first in ("0", "1"):  # the seats change, and second wins both
        seat.quick(QUARTO)
        seat.call("a1-a4")
        expect(points.first).to_contain_text(first)
        expect(points.last).to_contain_text("1")
        game = seat.page.url
        seat.page.locator("#rematch").click()
        expect(seat.page).not_to_have_url(game)
        seat.ready()


def test_a_quarto_that_has_expired_is_called_so(open_seat: Callable[..., Seat]) -> None:
    seat = open_seat()
    seat.sit()
    seat.quick(f"{QUARTO} B d1")
    seat.page.locator("#quarto").click()
    expect(seat.page.locator("#call-note")).to_have_text("Only lines through d1 can be called now.")
    seat.page.keyboard.press("Escape")
    seat.say("quarto column a")
    seat.heard("That was a quarto, but it has expired. Only lines through d1 can be called now.")
    expect(seat.page.locator("#log")).to_contain_text("That was a quarto, but it has expired.")
    expect(seat.page.locator("#ending")).to_be_hidden()


def test_who_is_asked_to_take_back_sees_what_would_be_undone(open_seat: Callable[..., Seat]) -> None:
    both = pair(open_seat, counts="0")
    both.play(2)
    both.me.page.locator("#menu-button").click()
    both.me.page.locator('#menu [data-wish="back"]').click()
    offer = both.you.page.locator(".notice")
    expect(offer).to_contain_text("That would empty b4. That would put back in the stock: ")
    offer.get_by_role("button", name="Yes").click()
    for seat in (both.me, both.you):
        expect(seat.page.locator('#board [data-square="b4"]')).to_have_class("empty")
    both.me.heard("b4 is empty again.")
    both.me.heard("Your turn: give.")
