"""Puzzles on a phone: answered by real touch, and nothing cut off in any language."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from openquarto.puzzles import task_of
from openquarto.tasks import Form
from tests.page.table import WHAT_FITS, Seat
from tests.page.task_states import (
    PATIENCE,
    lines,
    open_puzzle,
    puzzle_of,
    right_answer,
    see,
    square_wrong,
    turn,
    which_line,
)
from tests.page.test_browser_task import ACTION, cell

pytestmark = pytest.mark.needs("chromium")

# Buttons of the foot and the headings of a phone: what is cut off, and labels of more than two lines.
CUT = """() => {
  const lines = (each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 4))).size;
  };
  const seen = (each) => each.getClientRects().length > 0;
  const found = [];
  for (const button of [...document.querySelectorAll('.task-foot > *, button.quarto')].filter(seen)) {
    const box = button.getBoundingClientRect();
    const name = button.textContent.trim();
    if (box.left < 0 || box.right > innerWidth) found.push(`${name}: outside`);
    if (button.scrollWidth > button.clientWidth + 1) found.push(`${name}: wider than its button`);
    if (button.scrollHeight > button.clientHeight + 1) found.push(`${name}: higher than its button`);
    if (lines(button) > 2) found.push(`${name}: ${lines(button)} lines`);
  }
  for (const heading of [...document.querySelectorAll('.task-kind, .reason-title')].filter(seen)) {
    if (lines(heading) > 2) found.push(`${heading.textContent}: ${lines(heading)} lines`);
  }
  return found;
}"""


@pytest.mark.parametrize("kind", ["square", "safe gift", "see", "complete", "trap"])
def test_each_form_is_answered_by_touch(open_seat: Callable[..., Seat], kind: str) -> None:
    seat = open_seat(390, 844, has_touch=True, is_mobile=True)
    rated = puzzle_of(kind)
    answer = right_answer(rated)
    open_puzzle(seat, rated)
    if task_of(rated.puzzle).form is Form.LINE:
        seat.page.locator(".task-foot button").first.tap()
        seat.page.locator(f'.line-choices [data-line="{answer}"]').tap()
    for action in ACTION.findall(answer) if task_of(rated.puzzle).form is not Form.LINE else ():
        if action.startswith("#"):
            seat.page.locator("button.quarto").tap()
            seat.page.locator(f'.call-dialog [data-line="{action[1:]}"]').tap()
            continue
        cell(seat, action).tap()
        if len(action) == 1:
            cell(seat, action).tap()  # to give by finger is confirmed
    expect(seat.page.locator(".verdict.is-right")).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize("locale", ["en", "fr", "es", "de", "it", "nl", "pt"])
@pytest.mark.parametrize("reach", [square_wrong, see, which_line, lines, turn])
def test_nothing_is_cut_off_on_a_phone(
    open_seat: Callable[..., Seat], reach: Callable[[Seat], None], locale: str
) -> None:
    seat = open_seat(390, 844, locale=locale)
    reach(seat)
    for width, height in ((390, 844), (320, 568)):
        seat.page.set_viewport_size({"width": width, "height": height})
        assert 0 == seat.page.evaluate(WHAT_FITS), width
        assert [] == seat.page.evaluate(CUT), width
