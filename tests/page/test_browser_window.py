"""QUARTO! looks as the window is, open or closed, and as nothing else: above all not as the board is."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from openquarto.rules.position import Position
from tests.marking import more
from tests.page.link import pair
from tests.page.screen import shot
from tests.page.states import STATES
from tests.page.table import QUARTO, Seat

pytestmark = pytest.mark.needs("chromium")

OPEN = re.compile(r"\bopen\b")
# The last piece stands in column a and makes a quarto, or beside it and makes none: all else is the same.
LIVE, PLAIN = QUARTO, f"{QUARTO.removesuffix('a1')}c1"
SIZES = {"1440×900": (1440, 900), "390×844": (390, 844), "844×390": (844, 390)}
LOOK = """() => {
  const button = document.querySelector("#quarto");
  const { width, height, x, y } = button.getBoundingClientRect();
  const style = getComputedStyle(button);
  const names = [...style].filter((name) => !name.startsWith("--"));
  return [button.outerHTML, width, height, x, y, ...names.map((name) => style.getPropertyValue(name))];
}"""


def is_open(page: Page) -> bool:
    return "open" in (page.locator("#quarto").get_attribute("class") or "").split()


def windows(*seats: Seat) -> list[bool]:
    return [is_open(seat.page) for seat in seats]


def test_it_is_open_to_whoever_acts_in_a_window(open_seat: Callable[..., Seat]) -> None:
    both = pair(open_seat)
    me, you = both.me, both.you
    watcher = open_seat()
    watcher.page.goto(me.page.url)
    watcher.ready()
    assert [False, False] == windows(me, you)  # nothing is placed yet
    both.play(1)
    assert [False, False] == windows(me, you)
    you.quick("b4")
    me.happened("b4")
    assert [False, True] == windows(me, you)  # placed, not given yet
    you.quick("A")
    me.happened("A")
    assert [True, False] == windows(me, you)  # holding what was given
    me.call("b1-b4")
    expect(me.page.locator("#quarto")).not_to_have_class(OPEN)  # its one call is used
    me.quick("a2")
    expect(me.page.locator("#quarto")).to_have_class(OPEN)
    expect(watcher.page.locator("#quarto")).to_be_hidden()


def test_closed_it_can_be_pressed_and_answers(seat: Seat) -> None:
    seat.sit()
    assert not is_open(seat.page)
    button = seat.page.locator("#quarto")
    expect(button).to_be_enabled()
    assert button.get_attribute("aria-disabled") is None
    button.click()
    expect(seat.page.locator("#call-dialog")).to_be_hidden()
    expect(seat.page.locator(".notice.refused")).to_be_visible()
    closed = button.bounding_box()
    seat.quick("M b2")
    assert is_open(seat.page)
    assert closed == button.bounding_box()


def test_after_the_end_it_is_gone_and_the_focus_goes_to_the_board(open_seat: Callable[..., Seat]) -> None:
    both = pair(open_seat)
    both.play(2)
    both.me.page.locator("#quarto").focus()
    both.you.page.locator("#menu-button").click()
    both.you.page.locator('[data-sure="resign"]').click()
    both.you.page.locator('#sure [data-wish="resign"]').click()
    expect(both.me.page.locator("#quarto")).to_be_hidden()
    assert both.me.page.evaluate("document.activeElement.closest('#board') !== null")


@pytest.mark.parametrize("size", more(SIZES, but=["390×844"]))
def test_it_looks_the_same_with_and_without_a_live_quarto(open_seat: Callable[..., Seat], size: str) -> None:
    """Twins of a position, after the placement and after the gift that follows it."""
    looks: list[list[Any]] = []
    for moves in (LIVE, PLAIN):
        seat = open_seat(*SIZES[size], reduced_motion="reduce")
        seat.sit()
        seat.quick(moves)
        seen = []
        for more_moves in ("", "C"):
            seat.quick(more_moves)
            seat.page.locator("#menu-button").focus()
            seat.page.evaluate("scrollTo(0, 0)")
            seen.append((seat.page.evaluate(LOOK), shot(seat.page, seat.page.locator("#quarto")).tolist()))
            assert is_open(seat.page)
        looks.append(seen)
    assert looks[0] == looks[1]


def test_the_twins_differ_by_a_live_quarto() -> None:
    live, plain = (position_after(moves).live for moves in (LIVE, PLAIN))
    assert (1, 0) == (len(live), len(plain))


def position_after(moves: str) -> Position:
    position = Position.parse("4/4/4/4 - - classic")
    for move in moves.split():
        chosen = next(action for action in position.legal_actions if str(action) == move)
        position = position.play(chosen)
    return position


@pytest.mark.parametrize(("name", "border"), [("give", ["solid", "3px"]), ("low time", ["dashed", "2px"])])
def test_forced_colours_tell_open_from_closed_by_the_border(
    open_seat: Callable[..., Seat], name: str, border: list[str]
) -> None:
    seat = open_seat(forced_colors="active")
    STATES[name](seat)
    assert border == seat.page.evaluate(
        "() => { const style = getComputedStyle(document.querySelector('#quarto'));"
        " return [style.borderTopStyle, style.borderTopWidth]; }"
    )


def test_a_mask_is_on_the_button_under_a_mask_alone(open_seat: Callable[..., Seat]) -> None:
    plain, masked = open_seat(), open_seat()
    plain.sit()
    masked.sit(mask="both")
    expect(plain.page.locator("#quarto .mask-icon")).to_be_hidden()
    expect(masked.page.locator("#quarto .mask-icon")).to_be_visible()
    expect(masked.page.get_by_role("button", name="QUARTO!", exact=True)).to_be_visible()
