"""Beside one puzzle on a wide screen: the own rating, the kinds, the difficulty of the next one."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from openquarto.puzzles import find, shipped
from tests.page.puzzle_states import remember
from tests.page.table import WHAT_FITS, Seat
from tests.page.task_states import PATIENCE, answered, open_puzzle, puzzle_of, right_answer, wrong_answer

pytestmark = pytest.mark.needs("chromium")


def now_on_board(seat: Seat, before: str) -> tuple[str, int]:
    """Kind and rating of the puzzle that has come instead of another one."""
    expect(seat.page).not_to_have_url(before, timeout=PATIENCE)
    expect(seat.page.locator("body.ready")).to_be_visible(timeout=PATIENCE)
    found = find(seat.page.url.partition("/puzzles/")[2][:8])
    assert found
    return found.puzzle.kind, found.rating


def test_the_first_leap_of_a_rating_is_shown_kindly(seat: Seat) -> None:
    rated = puzzle_of("square")
    answered(seat, rated, wrong_answer(rated))
    card = seat.page.locator("#own-rating")
    expect(card).to_contain_text("still finding its place")
    assert 0 == int(card.locator("b").inner_text()) % 50
    expect(card).not_to_contain_text("before")
    expect(card).not_to_contain_text("±")
    seat.page.goto(f"{seat.base}/puzzles")
    expect(seat.page.locator("#rating")).to_contain_text("still finding its place")
    expect(seat.page.locator("#rating")).not_to_contain_text("between")


def test_a_sure_rating_moves_in_the_open(seat: Seat) -> None:
    remember(seat)
    rated = puzzle_of("square")
    open_puzzle(seat, rated)
    card = seat.page.locator("#own-rating")
    expect(card.locator("b")).to_have_text("1513")
    expect(card).to_contain_text("± 74")
    expect(card).not_to_contain_text("before")
    answered(seat, rated, right_answer(rated))
    expect(card).to_contain_text("1513 before")
    assert int(card.locator("b").inner_text()) > 1513
    expect(seat.page.locator("#streak-told")).to_have_text("Best so far: 17")
    expect(seat.page.locator("#again-told")).to_have_text("Waiting for you: 2")


def test_after_a_single_puzzle_another_one_of_its_kind_comes(open_seat: Callable[..., Seat]) -> None:
    seat = open_seat(390, 844)
    remember(seat)  # with a rating of 1513
    rated = puzzle_of("square")
    answered(seat, rated, right_answer(rated))
    foot = seat.page.locator("#task-foot button")
    expect(foot).to_have_text(["Next puzzle", "All puzzles", "Try again"])
    expect(foot.first).to_have_class("primary")
    before = seat.page.url
    foot.first.click()
    kind, rating = now_on_board(seat, before)
    assert "square" == kind
    assert abs(rating - 1513) < 60


def test_a_single_puzzle_has_no_empty_heading(seat: Seat) -> None:
    open_puzzle(seat, puzzle_of("square"))
    assert [] == [each for each in seat.page.get_by_role("heading").all() if not each.inner_text().strip()]


def test_the_kinds_are_counted_and_the_current_one_is_marked(seat: Seat) -> None:
    open_puzzle(seat, puzzle_of("trap"))
    side = seat.page.get_by_role("region", name="Your rating and other puzzles")
    current = side.locator(".side-kinds [aria-current]")
    expect(current).to_have_count(1)
    count = sum(each.puzzle.kind == "trap" for each in shipped())
    expect(current).to_have_text(f"The trap {count:,}")
    before = seat.page.url
    side.locator('a[data-kind="take it"]', has_text="Take it").click()
    assert "take it" == now_on_board(seat, before)[0]
    expect(current).to_contain_text("Take it")


def test_a_difficulty_leads_to_the_next_puzzle_and_is_remembered(seat: Seat) -> None:
    remember(seat)
    open_puzzle(seat, puzzle_of("trap"))
    before = seat.page.url
    seat.page.locator("a[data-difficulty=harder]").click()
    kind, rating = now_on_board(seat, before)
    assert "trap" == kind
    assert abs(rating - 1713) < 150
    expect(seat.page.locator(".side-levels [aria-current]")).to_have_text("Harder")
    seat.page.goto(f"{seat.base}/puzzles")
    expect(seat.page.locator('[name="difficulty"][value="harder"]')).to_be_checked()


def test_the_puzzle_of_the_day_is_a_press_away(seat: Seat) -> None:
    open_puzzle(seat, puzzle_of("square"))
    seat.page.locator("a[data-daily]").click()
    seat.page.wait_for_url(re.compile(r"in=daily&day="), timeout=PATIENCE)
    expect(seat.page.locator("body.ready")).to_be_visible(timeout=PATIENCE)
    expect(seat.page.locator(".side-kinds [aria-current]")).to_contain_text("Puzzle of the day")


def test_the_side_comes_after_what_is_answered(seat: Seat) -> None:
    open_puzzle(seat, puzzle_of("square"))
    assert seat.page.evaluate(
        """() => {
          const follows = (one, other) =>
            document.querySelector(one).compareDocumentPosition(document.querySelector(other)) & 4;
          return Boolean(follows(".board-grid", "#side") && follows("#line", "#side"));
        }"""
    )


@pytest.mark.parametrize("locale", ["en", "fr", "es", "de", "it", "nl", "pt"])
@pytest.mark.parametrize("width", [1100, 1180, 1440])
def test_the_side_fits_in_every_language(open_seat: Callable[..., Seat], width: int, locale: str) -> None:
    seat = open_seat(width, 900, locale=locale)
    remember(seat)
    open_puzzle(seat, puzzle_of("square"))
    expect(seat.page.locator(".side-kinds")).to_be_visible()
    assert 0 == seat.page.evaluate(WHAT_FITS)
    assert [] == seat.page.locator(".puzzle-side :is(a, p, b)").evaluate_all(
        "all => all.filter(each => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0)"
        ".filter(each => getComputedStyle(each).display !== 'inline').map(each => each.textContent)"
    )


def test_a_small_screen_has_the_rating_alone_below_the_board(open_seat: Callable[..., Seat]) -> None:
    seat = open_seat(390, 844)
    rated = puzzle_of("square")
    open_puzzle(seat, rated)
    expect(seat.page.locator("#own-rating")).to_be_hidden()
    answered(seat, rated, right_answer(rated))
    expect(seat.page.locator("#own-rating")).to_be_visible()
    expect(seat.page.locator(".side-kinds")).to_be_hidden()
