"""Puzzles in Chromium: each form answered by mouse, by keys alone and by command; wrong, refuted, right."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from openquarto.puzzles import RatedPuzzle, task_of
from openquarto.rules.line import Line
from openquarto.speech.manner import Manner
from openquarto.speech.name import line_name
from openquarto.tasks import Form
from tests.page.table import Seat
from tests.page.task_states import (
    PATIENCE,
    open_puzzle,
    puzzle_of,
    right_answer,
    typed,
    typed_answer,
    wrong_answer,
)

KINDS = ("square", "safe gift", "see", "cover", "complete")  # one for each form
ACTION = re.compile(r"#[a-d][1-4]-[a-d][1-4]|[a-d][1-4]|[A-P]")


def cell(seat: Seat, action: str) -> Locator:
    """The square or the piece that an action names."""
    kind, grid = ("square", "board") if action[0].islower() else ("piece", "stock")
    return seat.page.locator(f'.{grid}-grid [data-{kind}="{action}"]')


def verdict(seat: Seat) -> Locator:
    return seat.page.locator(".verdict h2")


def with_mouse(seat: Seat, rated: RatedPuzzle, answer: str) -> None:
    match task_of(rated.puzzle).form:
        case Form.LINE:
            seat.page.locator(".task-foot button").first.click()
            seat.page.locator(f'.line-choices [data-line="{answer}"]').click()
        case Form.LINES:
            for line in answer.split("+"):
                seat.page.locator(f'.line-choices [data-line="{line}"]').click()
            seat.page.locator(".task-foot .primary").click()
        case _:
            for action in ACTION.findall(answer):
                if action.startswith("#"):
                    seat.page.locator("button.quarto").click()
                    seat.page.locator(f'.call-dialog [data-line="{action[1:]}"]').click()
                else:
                    cell(seat, action).click()


def to(seat: Seat, action: str) -> None:
    """By arrow keys to a cell of the grid that has the focus."""
    page = seat.page
    page.keyboard.press("Control+Home")
    grid = "board" if action[0].islower() else "stock"
    names = page.locator(f".{grid}-grid td").evaluate_all(
        "cells => cells.map(cell => cell.dataset.square ?? cell.dataset.piece)"
    )
    row, column = divmod(names.index(action), 4)
    for key, count in (("ArrowDown", row), ("ArrowRight", column)):
        for _ in range(count):
            page.keyboard.press(key)


def choose(seat: Seat, line: str) -> None:
    """By arrow keys to a line of the list, and onto it."""
    lines = seat.page.locator(".line-choices button").evaluate_all(
        "options => options.map(option => option.dataset.line)"
    )
    at = seat.page.evaluate("document.activeElement.dataset.line")
    step = lines.index(line) - lines.index(at)
    for _ in range(abs(step)):
        seat.page.keyboard.press("ArrowDown" if step > 0 else "ArrowUp")
    seat.page.keyboard.press("Enter")


def with_keys(seat: Seat, rated: RatedPuzzle, answer: str) -> None:
    page = seat.page
    form = task_of(rated.puzzle).form
    page.locator(".board-grid td").first.focus()  # where Tab leads to
    if form in (Form.LINE, Form.LINES):
        page.keyboard.press("q")
        for line in answer.split("+"):
            choose(seat, line)
        if form is Form.LINES:
            page.keyboard.press("Tab")
            expect(page.locator(".task-foot .primary")).to_be_focused()
            page.keyboard.press("Enter")
        return
    for action in ACTION.findall(answer):
        if action.startswith("#"):
            page.keyboard.press("q")
            page.locator(f'.call-dialog [data-line="{action[1:]}"]').focus()
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("b" if action[0].islower() else "s")
            to(seat, action)
            page.keyboard.press("Enter")


def with_command(seat: Seat, rated: RatedPuzzle, answer: str) -> None:
    typed_answer(seat, rated, answer)


@pytest.mark.parametrize("give", [with_mouse, with_keys, with_command])
@pytest.mark.parametrize("kind", KINDS)
def test_each_form_is_answered_wrong_and_then_right(
    seat: Seat, kind: str, give: Callable[[Seat, RatedPuzzle, str], None]
) -> None:
    rated = puzzle_of(kind)
    open_puzzle(seat, rated)
    give(seat, rated, wrong_answer(rated))
    expect(seat.page.locator(".verdict.is-wrong")).to_be_visible(timeout=PATIENCE)
    expect(verdict(seat)).to_be_focused()
    again = seat.page.locator(".task-foot .primary")
    again.focus()
    seat.page.keyboard.press("Enter")
    expect(seat.page.locator(".verdict")).to_have_count(0)
    give(seat, rated, right_answer(rated))
    expect(seat.page.locator(".verdict.is-right")).to_be_visible(timeout=PATIENCE)
    expect(verdict(seat)).to_be_focused()
    assert seat.page.locator(".verdict .reason-text").first.inner_text()


def test_a_wrong_answer_is_refuted_on_the_board(seat: Seat) -> None:
    rated = puzzle_of("safe gift")
    open_puzzle(seat, rated)
    typed(seat, wrong_answer(rated))
    expect(seat.page.locator(".refuted")).to_be_visible(timeout=PATIENCE)
    expect(seat.page.locator(".board-grid .played")).not_to_have_count(0, timeout=PATIENCE)
    expect(seat.page.locator(".capsule.called").first).to_be_attached(timeout=PATIENCE)
    seat.page.locator(".task-foot button", has_text="Show the answer").click()
    expect(seat.page.locator(".right-answers")).to_contain_text("Right:")


def test_with_less_motion_the_refutation_is_there_at_once(seat: Seat) -> None:
    seat.page.emulate_media(reduced_motion="reduce")
    rated = puzzle_of("safe gift")
    open_puzzle(seat, rated)
    typed(seat, wrong_answer(rated))
    expect(seat.page.locator(".refuted")).to_be_visible(timeout=PATIENCE)
    assert seat.page.locator(".board-grid .played").count()
    assert seat.page.locator(".capsule.called").count()


def test_a_whole_turn_that_is_typed_is_told_by_its_result_alone(seat: Seat) -> None:
    rated = puzzle_of("complete")
    open_puzzle(seat, rated)
    seat.page.evaluate(
        """() => {
          window.told = [];
          new MutationObserver(() => window.told.push(document.querySelector(LIVE).textContent))
            .observe(document.querySelector(LIVE), { childList: true, subtree: true });
        }""".replace("LIVE", "'[aria-live=polite]'")
    )
    typed(seat, right_answer(rated))
    expect(seat.page.locator(".verdict.is-right")).to_be_visible(timeout=PATIENCE)
    seat.page.wait_for_timeout(500)
    told = " ".join(seat.page.evaluate("window.told"))
    assert seat.page.locator(".verdict .reason-text").first.inner_text() in told
    assert "Now give" not in told, told


def test_the_focus_waits_on_words_while_a_button_is_judged(seat: Seat) -> None:
    """A reader whose button is taken away does not say what has the focus next."""
    rated = puzzle_of("see")
    open_puzzle(seat, rated)
    seat.page.route("**/answer*", lambda _: None)
    seat.page.locator(".task-foot button", has_text="No quarto").focus()
    seat.page.keyboard.press("Enter")
    expect(seat.page.locator(".task-result .reason-text", has_text="One moment.")).to_be_focused()
    expect(seat.page.locator(".task-foot button")).to_have_count(0)
    assert "One moment." == seat.page.evaluate("document.activeElement.textContent")


def test_a_line_is_pointed_at_by_its_squares(seat: Seat) -> None:
    rated = puzzle_of("see")
    line = right_answer(rated)
    open_puzzle(seat, rated)
    for square in line.split("-"):
        cell(seat, square).click()
    expect(seat.page.locator(f'.line-choices [data-line="{line}"]')).to_have_attribute("aria-pressed", "true")
    seat.page.locator(".task-foot .primary").click()
    expect(seat.page.locator(".verdict.is-right")).to_be_visible(timeout=PATIENCE)


def test_that_there_is_none_is_one_press(seat: Seat) -> None:
    rated = puzzle_of("see")
    open_puzzle(seat, rated)
    yes, no = (seat.page.locator(".task-foot button").nth(at) for at in (0, 1))
    sizes = [button.bounding_box() for button in (yes, no)]
    assert sizes[0]
    assert sizes[1]
    assert abs(sizes[0]["width"] - sizes[1]["width"]) < 2
    no.click()
    expect(seat.page.locator(".verdict.is-wrong")).to_be_visible(timeout=PATIENCE)


def test_what_cannot_be_done_gets_a_sentence_and_stays(open_seat: Callable[..., Seat]) -> None:
    seat = open_seat(allowed="400")
    open_puzzle(seat, puzzle_of("square"))
    typed(seat, "rhubarb")
    expect(seat.page.locator(".notice.refused")).to_contain_text("rhubarb")
    expect(seat.page.locator("#line")).to_have_value("rhubarb")
    seat.page.locator(".stock-grid td:not(.gone)").first.click()
    expect(seat.page.locator(".notice.refused")).to_contain_text("asks for a square")


def test_nothing_is_marked_before_an_answer_or_a_hint(seat: Seat) -> None:
    for kind in KINDS:
        open_puzzle(seat, puzzle_of(kind))
        assert 0 == seat.page.locator(".hinted, .capsule, .played, .ghost, .verdict").count(), kind


def test_hints_come_one_by_one(seat: Seat) -> None:
    open_puzzle(seat, puzzle_of("square"))
    seat.page.locator(".board-grid td").first.focus()
    for step in (1, 2, 3):
        seat.page.keyboard.press("n")
        expect(seat.page.locator(".notice.hint")).to_contain_text(f"{step} of 3", timeout=PATIENCE)
    expect(seat.page.locator(".capsule.hinted").first).to_be_attached()


def test_lines_are_typed_one_after_the_other_until_it_is_done(seat: Seat) -> None:
    rated = puzzle_of("cover")
    open_puzzle(seat, rated)
    lines = [Line.parse(each) for each in right_answer(rated).split("+")]
    for count, line in enumerate(lines, start=1):
        typed(seat, line_name(line, Manner()))
        expect(seat.page.locator('.line-choices [aria-pressed="true"]')).to_have_count(count)
    assert 0 == seat.page.locator(".verdict").count()
    typed(seat, "done")
    expect(seat.page.locator(".verdict.is-right")).to_be_visible(timeout=PATIENCE)


def test_a_mask_hides_the_pieces_and_counts_touches(seat: Seat) -> None:
    rated = puzzle_of("mask", inner="complete")
    open_puzzle(seat, rated)
    page = seat.page
    assert 0 == page.locator(".board-grid use[href]").count()
    page.locator(".board-grid td").first.focus()
    for left in range(rated.puzzle.touches - 1, -1, -1):
        page.keyboard.press("Space")
        expect(page.locator(".touches-left")).to_contain_text(str(left))
        page.keyboard.press("ArrowRight" if left % 2 else "ArrowDown")
    page.keyboard.press("Space")
    expect(page.locator(".notice.refused")).to_contain_text("No touches left")
    typed(seat, right_answer(rated))
    expect(page.locator(".verdict.is-right")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".board-grid td.empty")).not_to_have_count(16)
    page.locator(".task-foot button", has_text="Try again").click()
    expect(page.locator(".touches-left")).to_contain_text(str(rated.puzzle.touches))
    assert 0 == page.locator(".board-grid use[href]").count()


def test_a_server_that_is_away_loses_nothing(open_seat: Callable[..., Seat]) -> None:
    seat = open_seat(allowed="ERR_FAILED")
    rated = puzzle_of("square")
    open_puzzle(seat, rated)
    seat.page.route("**/answer?*", lambda route: route.abort())
    cell(seat, right_answer(rated)).click()
    expect(seat.page.locator(".task-result")).to_contain_text("could not be reached")
    seat.page.unroute("**/answer?*")
    seat.page.locator(".task-foot .primary").click()
    expect(seat.page.locator(".verdict.is-right")).to_be_visible(timeout=PATIENCE)
