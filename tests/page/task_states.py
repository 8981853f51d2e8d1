"""States of the page of one puzzle: each form of answer, results, a refutation, a hint, a mask."""

from playwright.sync_api import expect

from openquarto.kernel import Solver
from openquarto.puzzles import RatedPuzzle, prove, shipped, task_of
from openquarto.tasks import Form, answer, possible, read, refutation, written
from tests.page.around import state
from tests.page.table import Seat

PATIENCE = 60_000  # milliseconds: the first answer waits for a process to start
_SOLVER = Solver(table_mb=1)


def puzzle_of(kind: str, *, variant: str = "classic", inner: str = "") -> RatedPuzzle:
    """An easy puzzle of a kind; of `see` one that has a quarto."""
    found = [
        each
        for each in shipped()
        if each.puzzle.kind == kind
        and str(each.puzzle.position.variant) == variant
        and (not inner or each.puzzle.inner == inner)
        and (kind != "see" or each.puzzle.position.live)
    ]
    return min(found, key=lambda each: (each.rating, each.id))


def right_answer(rated: RatedPuzzle) -> str:
    """A right answer as it is written."""
    proof = prove(rated.puzzle, _SOLVER)
    assert proof
    return proof.answers[0] if proof.answers else "-"


def wrong_answer(rated: RatedPuzzle) -> str:
    """A wrong answer that has a refutation, if there is one; of a turn that gives."""
    task = task_of(rated.puzzle)
    wrong = [given for given in possible(task) if not answer(task, given, _SOLVER).is_right]
    for given in wrong:
        if refutation(task, given, answer(task, given, _SOLVER), _SOLVER):
            return written(given)
    return written(next(given for given in wrong if given != ()))


def open_puzzle(seat: Seat, rated: RatedPuzzle, query: str = "") -> None:
    """The page of a puzzle, until it can be answered."""
    assert written(read(task_of(rated.puzzle), right_answer(rated)))
    seat.page.goto(f"{seat.base}/puzzles/{rated.id}{query}")
    expect(seat.page.locator("body.ready")).to_be_visible()


def typed(seat: Seat, text: str) -> None:
    """A line in the command field."""
    seat.page.locator("#line").fill(text)
    seat.page.locator("#line").press("Enter")


def typed_answer(seat: Seat, rated: RatedPuzzle, text: str) -> None:
    """An answer in the command field; after one of several lines, that this was all."""
    typed(seat, text)
    if task_of(rated.puzzle).form is Form.LINES and "+" not in text:
        expect(seat.page.locator('.line-choices [aria-pressed="true"]')).to_be_visible()
        typed(seat, "done")


def answered(seat: Seat, rated: RatedPuzzle, text: str) -> None:
    """A puzzle with its result, and whatever is played after it."""
    open_puzzle(seat, rated)
    typed_answer(seat, rated, text)
    expect(seat.page.locator(".verdict")).to_be_visible(timeout=PATIENCE)
    if seat.page.locator(".refuted").count():
        expect(seat.page.locator(".capsule.called").first).to_be_attached(timeout=PATIENCE)


@state("task, square")
def square(seat: Seat) -> None:
    open_puzzle(seat, puzzle_of("square"))


@state("task, square, wrong")
def square_wrong(seat: Seat) -> None:
    rated = puzzle_of("square")
    answered(seat, rated, wrong_answer(rated))


@state("task, square, right")
def square_right(seat: Seat) -> None:
    rated = puzzle_of("square")
    answered(seat, rated, right_answer(rated))


@state("task, piece")
def piece(seat: Seat) -> None:
    open_puzzle(seat, puzzle_of("safe gift"))


@state("task, piece, wrong")
def piece_wrong(seat: Seat) -> None:
    rated = puzzle_of("safe gift")
    answered(seat, rated, wrong_answer(rated))


@state("task, see")
def see(seat: Seat) -> None:
    open_puzzle(seat, puzzle_of("see"))


@state("task, which line")
def which_line(seat: Seat) -> None:
    open_puzzle(seat, puzzle_of("see", variant="blocks"))
    seat.page.locator(".task-foot button").first.click()
    expect(seat.page.locator(".line-choices")).to_be_visible()


@state("task, lines")
def lines(seat: Seat) -> None:
    open_puzzle(seat, puzzle_of("cover"))
    seat.page.locator(".line-choices button").nth(1).click()
    seat.page.locator(".line-choices button").nth(4).click()


@state("task, turn half made")
def turn(seat: Seat) -> None:
    open_puzzle(seat, puzzle_of("complete"))
    seat.page.locator(".board-grid .empty").first.click()
    expect(seat.page.locator("button.quarto.open")).to_be_visible()


@state("task, hint")
def hint(seat: Seat) -> None:
    open_puzzle(seat, puzzle_of("square"))
    seat.page.locator(".task-foot button").last.click()
    expect(seat.page.locator(".notice.hint button").first).to_be_visible(timeout=PATIENCE)
    seat.page.locator(".notice.hint button").first.click()
    expect(seat.page.locator(".hinted").first).to_be_attached(timeout=PATIENCE)


@state("task, mask")
def mask(seat: Seat) -> None:
    open_puzzle(seat, puzzle_of("mask", inner="complete"))
    expect(seat.page.locator(".touches-left")).not_to_be_empty()
