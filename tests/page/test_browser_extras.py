"""The lessons with a mask and by the clock in a browser: what may be felt, when time is up, and the match."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from openquarto.lessons import LESSONS
from openquarto.rules.square import SQUARES
from tests.page.around import go
from tests.page.lesson_states import given_to
from tests.page.table import Seat
from tests.page.task_states import typed
from tests.page.test_browser_lesson import at_task, judged

pytestmark = pytest.mark.needs("chromium")

Open = Callable[..., Seat]
TOUCHING = 800  # milliseconds: more than two touches have to be apart
MASK, CLOCK = LESSONS["mask"], LESSONS["clock"]


def walk(seat: Seat, name: str, begin: int = 1) -> None:
    """Every task from here on, answered by command; then the small match is offered."""
    tasks = LESSONS[name].tasks
    for number, task in enumerate(tasks[begin - 1 :], begin):
        at_task(seat.page, number, len(tasks))
        typed(seat, given_to(task))
        judged(seat.page, "right")
        seat.page.locator("#task-foot .primary").click()
    expect(seat.page.locator("#match-title")).to_be_focused()


def know(seat: Seat, name: str) -> None:
    """All tasks of a lesson are done in this browser."""
    done = list(range(1, len(LESSONS[name].tasks) + 1))
    seat.page.evaluate(
        """([name, done]) => localStorage.setItem("openquarto-progress", JSON.stringify(
            { version: 1, puzzles: {}, lessons: { [name]: { done, match: false } } }))""",
        [name, done],
    )


def test_one_touch_too_many_is_refused_in_words_and_the_lesson_goes_on(open_seat: Open) -> None:
    seat = open_seat()
    page = seat.page
    go(seat, "/learn/mask")
    at_task(page, 1, len(MASK.tasks))
    left = page.locator(".touches-left")
    touches = MASK.tasks[0].touches
    assert touches is not None
    expect(left).to_contain_text(str(touches))
    assert 0 == page.locator(".board-grid use[href]").count()
    page.locator(".board-grid td").first.focus()
    for count in range(touches - 1, -1, -1):
        page.keyboard.press("Space")
        expect(left).to_contain_text(str(count))
        page.keyboard.press("ArrowRight" if count % 2 else "ArrowDown")
    page.keyboard.press("Space")
    expect(page.locator(".notice.refused")).to_contain_text("No touches left. Answer now.")
    walk(seat, "mask")


def test_the_small_match_under_a_mask_is_played_to_its_end(open_seat: Open) -> None:
    seat = open_seat()
    page = seat.page
    go(seat, "/learn/mask")
    know(seat, "mask")
    go(seat, "/learn/mask#match")
    page.locator("#match-start").click()
    seat.ready()
    assert 0 == page.locator("#board use[href]").count()
    left = {"board": [each.name for each in SQUARES], "stock": [str(at) for at in range(1, 17)]}
    waiting = page.locator("#board.to-place, #stock.to-give, #done:visible, .ending-title")
    while True:
        expect(waiting.first).to_be_visible(timeout=15_000)
        if page.locator(".ending-title").is_visible():
            break
        if page.locator("#done").is_visible():
            # The computer looks too, and may have ended the game by now.
            page.evaluate("document.querySelector('#done:not([hidden])')?.click()")
            page.wait_for_timeout(TOUCHING)
            continue
        grid = "board" if page.locator("#board.to-place").count() else "stock"
        # Nothing tells what is there: where something stands already, this turns out to be a touch.
        place = left[grid].pop(0)
        page.locator(f'#{grid} [data-square="{place}"], #{grid} [data-piece="{place}"]').click()
        page.wait_for_timeout(TOUCHING)
    expect(page.locator(".lesson-result.passed")).to_be_visible()


def test_a_clock_that_runs_out_is_no_answer_and_the_task_is_tried_again(open_seat: Open) -> None:
    seat = open_seat()
    page = seat.page
    page.clock.install()
    go(seat, "/learn/clock")
    at_task(page, 1, len(CLOCK.tasks))
    expect(page.locator("#task-facts")).to_contain_text(":")
    page.clock.fast_forward(61_000)
    expect(judged(page, "wrong")).to_contain_text("Time is up")
    expect(page.locator(".verdict")).to_contain_text("No answer came in time.")
    expect(page.locator(".rings .done")).to_have_count(0)
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".verdict")).to_have_count(0)
    expect(page.locator("#task-facts")).to_contain_text(":")
    walk(seat, "clock")
