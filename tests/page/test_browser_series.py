"""Puzzles in a row: a streak, a storm against the clock, a set, and what went wrong comes again."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from openquarto.puzzles import RatedPuzzle, find
from tests.page.around import go
from tests.page.table import WHAT_FITS, Seat
from tests.page.task_states import puzzle_of, right_answer, typed, typed_answer, wrong_answer

pytestmark = pytest.mark.needs("chromium")

PATIENCE = 30_000  # milliseconds: the first answer waits until the process that judges it has begun


def on_board(page: Page) -> RatedPuzzle:
    """The puzzle whose page is open, ready to be answered."""
    page.wait_for_url(re.compile(r"/puzzles/[0-9a-f]{8}"), timeout=PATIENCE)
    expect(page.locator("body.ready")).to_be_visible(timeout=PATIENCE)
    puzzle = find(page.url.partition("/puzzles/")[2][:8])
    assert puzzle
    return puzzle


def answer(seat: Seat, *, is_right: bool) -> str:
    """An answer to the puzzle on the board; its name."""
    puzzle = on_board(seat.page)
    typed_answer(seat, puzzle, right_answer(puzzle) if is_right else wrong_answer(puzzle))
    expect(seat.page.locator(".verdict")).to_be_visible(timeout=PATIENCE)
    return puzzle.id


def onward(seat: Seat) -> None:
    """The next puzzle of the series."""
    before = seat.page.url
    typed(seat, "next")
    expect(seat.page).not_to_have_url(before, timeout=PATIENCE)


def known(page: Page) -> dict[str, object]:
    """What the browser remembers of puzzles."""
    kept: dict[str, object] = json.loads(
        page.evaluate("localStorage.getItem('openquarto-progress')") or '{"puzzles": {"tries": []}}'
    )["puzzles"]
    return kept


def begin_set(seat: Seat, *puzzles: RatedPuzzle) -> None:
    go(seat, "/puzzles/set?ids=" + ".".join(each.id for each in puzzles))
    seat.page.locator("#begin").click()
    on_board(seat.page)


def test_a_streak_ends_at_the_first_wrong_answer(seat: Seat) -> None:
    go(seat, "/puzzles")
    seat.page.locator('a[data-begin="streak"]').click()
    ids = []
    for _ in range(2):
        ids.append(answer(seat, is_right=True))
        onward(seat)
    ids.append(answer(seat, is_right=False))
    end = seat.page.locator(".series-end")
    expect(end.locator("h2")).to_have_text("The streak ended at 2.")
    expect(seat.page.locator(".series-marks .result-right")).to_have_count(2)
    expect(seat.page.locator(".series-marks .result-wrong")).to_have_count(1)
    expect(end.locator(".series-wrong a")).to_have_attribute("href", f"/puzzles/{ids[2]}")
    assert 3 == len(set(ids))
    kept = known(seat.page)
    assert {"best": 2, "last": 2} == kept["streaks"]
    assert ids == [each[0] for each in kept["tries"]]  # type: ignore[attr-defined]
    assert [ids[2]] == list(kept["again"])  # type: ignore[call-overload]
    end.locator("a.quiet-button").click()
    expect(seat.page.locator("#streak-told")).to_have_text("Best so far: 2")


def test_a_storm_counts_and_ends_with_its_clock(seat: Seat) -> None:
    go(seat, "/puzzles")
    seat.page.locator('a[data-begin="storm"]').click()
    clock = seat.page.locator(".storm-clock")
    on_board(seat.page)
    expect(clock).to_have_text(re.compile(r"2:5\d left|3:00 left"))
    answer(seat, is_right=True)
    left = seat.page.evaluate("JSON.parse(sessionStorage.getItem('openquarto-series')).left")
    assert 100_000 < left <= 180_000
    onward(seat)
    answer(seat, is_right=False)
    after = seat.page.evaluate("JSON.parse(sessionStorage.getItem('openquarto-series')).left")
    assert after <= left - 10_000
    set_storm(seat.page, left=2500)
    seat.page.reload()
    on_board(seat.page)
    expect(clock).to_have_text("0:03 left")  # it waits: this one is answered, and the way goes on
    expect(seat.page.locator("#result")).to_have_text("This answer is given. Try again, or go on.")
    seat.page.get_by_role("button", name="Next puzzle").click()
    end = seat.page.locator(".series-end")
    expect(end).to_be_focused(timeout=PATIENCE)
    expect(end.locator("h2")).to_have_text("Time is up. Right: 1")
    assert {"best": 1, "last": 1} == known(seat.page)["storm"]


def set_storm(page: Page, *, left: int) -> None:
    """So many milliseconds are left of the storm, whose clock runs on if it was running."""
    page.evaluate(
        """([key, left]) => {
          const kept = JSON.parse(sessionStorage.getItem(key));
          const since = kept.since === null ? null : Date.now();
          sessionStorage.setItem(key, JSON.stringify({ ...kept, left, since }));
        }""",
        ["openquarto-series", left],
    )


def test_a_storm_goes_on_when_its_page_is_loaded_again_and_ends_in_time(seat: Seat) -> None:
    go(seat, "/puzzles")
    seat.page.locator('a[data-begin="storm"]').click()
    on_board(seat.page)
    set_storm(seat.page, left=60_000)
    seat.page.reload()
    on_board(seat.page)
    clock = seat.page.locator(".storm-clock")
    expect(clock).to_have_text(re.compile("0:5[0-8] left"), timeout=PATIENCE)  # it runs
    set_storm(seat.page, left=0)
    seat.page.reload()
    end = seat.page.locator(".series-end")
    expect(end).to_be_focused(timeout=PATIENCE)
    expect(end.locator("h2")).to_have_text("Time is up. Right: 0")
    puzzle = on_board(seat.page)
    typed(seat, right_answer(puzzle))
    expect(seat.page.locator(".notice.refused")).to_have_text("Time is up.")
    expect(seat.page.locator(".verdict")).to_have_count(0)


def test_a_puzzle_that_went_wrong_comes_again(seat: Seat) -> None:
    first, other = puzzle_of("take it"), puzzle_of("complete")
    begin_set(seat, first, other)
    answer(seat, is_right=False)
    onward(seat)
    answer(seat, is_right=True)
    expect(seat.page.locator(".series-end h2")).to_have_text("That was the set. Right: 1 of 2")
    go(seat, "/puzzles")
    expect(seat.page.locator("#again-told")).to_contain_text("Next:")
    seat.page.evaluate(
        """(id) => {
          const kept = JSON.parse(localStorage.getItem("openquarto-progress"));
          kept.puzzles.again[id].due = "2026-01-01";
          localStorage.setItem("openquarto-progress", JSON.stringify(kept));
        }""",
        first.id,
    )
    seat.page.reload()
    expect(seat.page.locator("#again-told")).to_have_text("Waiting for you: 1")
    rating = known(seat.page)["rating"]
    seat.page.locator('a[data-begin="again"]').click()
    assert first.id == answer(seat, is_right=True)
    kept = known(seat.page)
    assert rating == kept["rating"], "only the first try counts"
    assert 1 == kept["again"][first.id]["right"]  # type: ignore[index]
    expect(seat.page.locator(".series-end h2")).to_have_text("That was all for today. Right: 1 of 1")


def test_the_first_try_counts_and_a_second_one_does_not(seat: Seat) -> None:
    puzzle = puzzle_of("complete")
    seat.page.goto(f"{seat.base}/puzzles/{puzzle.id}")
    answer(seat, is_right=False)
    expect(seat.page.locator(".side-rating")).to_contain_text("Your rating")
    before = known(seat.page)
    seat.page.reload()
    answer(seat, is_right=True)
    expect(seat.page.locator(".side-rating")).to_contain_text("Only the first try counts.")
    assert before["rating"] == known(seat.page)["rating"]
    assert 1200 > float(str(before["rating"]))


@pytest.mark.parametrize("lines", [("hint", "hint", "hint"), ("skip",), ("next",)])
def test_whoever_is_told_an_answer_has_not_found_it(seat: Seat, lines: tuple[str, ...]) -> None:
    puzzle = puzzle_of("complete")
    seat.page.goto(f"{seat.base}/puzzles/{puzzle.id}")
    on_board(seat.page)
    for step, line in enumerate(lines, start=4 - len(lines)):
        assert [] == known(seat.page)["tries"]
        typed(seat, line)
        expect(seat.page.locator(".notice.hint")).to_contain_text(f"{step} of 3", timeout=PATIENCE)
    expect(seat.page.locator(".side-rating")).to_contain_text("about")
    before = known(seat.page)
    assert [puzzle.id] == list(before["again"])  # type: ignore[call-overload]
    answer(seat, is_right=True)
    assert [[puzzle.id, 0]] == [[each[0], each[2]] for each in before["tries"]]  # type: ignore[attr-defined]
    assert before == known(seat.page)


def test_a_streak_ends_when_an_answer_is_told(seat: Seat) -> None:
    go(seat, "/puzzles")
    seat.page.locator('a[data-begin="streak"]').click()
    answer(seat, is_right=True)
    onward(seat)
    on_board(seat.page)
    typed(seat, "skip")
    expect(seat.page.locator(".series-end h2")).to_have_text("The streak ended at 1.", timeout=PATIENCE)


def test_the_puzzle_of_the_day_is_ticked_in_the_calendar(seat: Seat) -> None:
    go(seat, "/puzzles")
    seat.page.locator("#today .primary").click()
    answer(seat, is_right=True)
    go(seat, "/puzzles")
    expect(seat.page.locator("[data-days] li:last-child .result-right")).to_have_count(1)


def test_no_other_puzzle_passes_for_that_of_the_day(seat: Seat) -> None:
    go(seat, "/puzzles")
    day = seat.page.locator("#today").get_attribute("data-day")
    seat.page.goto(f"{seat.base}/puzzles/{puzzle_of('complete').id}?in=daily&day={day}")
    answer(seat, is_right=True)
    go(seat, "/puzzles")
    assert {} == known(seat.page)["daily"]


def test_a_kind_goes_on_with_others_of_its_kind(seat: Seat) -> None:
    go(seat, "/puzzles")
    seat.page.locator('a[data-kind="take it"]').click()
    ids = []
    for _ in range(3):
        assert "take it" == on_board(seat.page).puzzle.kind
        ids.append(answer(seat, is_right=True))
        onward(seat)
    assert 3 == len(set(ids))


def test_a_series_fits_a_narrow_phone(open_seat: Callable[..., Seat]) -> None:
    seat = open_seat(320, 568)
    begin_set(seat, puzzle_of("take it"), puzzle_of("complete"))
    answer(seat, is_right=False)
    assert 0 == seat.page.evaluate(WHAT_FITS)
    onward(seat)
    answer(seat, is_right=False)
    expect(seat.page.locator(".series-end")).to_be_visible()
    assert 0 == seat.page.evaluate(WHAT_FITS)


def test_a_series_goes_on_by_the_keyboard_alone(seat: Seat) -> None:
    begin_set(seat, puzzle_of("take it"), puzzle_of("complete"))
    answer(seat, is_right=True)
    before = seat.page.url
    for _ in range(30):
        seat.page.keyboard.press("Tab")
        if seat.page.evaluate("document.activeElement.textContent").strip() == "Next puzzle":
            break
    seat.page.keyboard.press("Enter")
    expect(seat.page).not_to_have_url(before, timeout=PATIENCE)


def test_on_a_phone_the_end_of_a_set_stands_right_below_the_last_result(
    open_seat: Callable[..., Seat],
) -> None:
    seat = open_seat(390, 844)
    begin_set(seat, puzzle_of("take it"))
    answer(seat, is_right=True)
    end = seat.page.locator(".series-end")
    expect(end).to_be_visible()
    places = [
        part.bounding_box() for part in (seat.page.locator(".verdict"), end, seat.page.locator("#line"))
    ]
    tops = [place["y"] for place in places if place]
    assert 3 == len(tops)
    assert sorted(tops) == tops
