"""States of the page of one lesson: a task, its results, a hint, a task under a mask, the small match."""

from playwright.sync_api import expect

from openquarto.kernel import Solver
from openquarto.lessons import LESSONS
from openquarto.tasks import Task, answer, possible, written
from tests.page.around import go, knows, state
from tests.page.table import Seat
from tests.page.task_states import PATIENCE, typed

FIRST = "one-trait"


def given_to(task: Task, *, is_right: bool = True) -> str:
    """An answer to a task that is right, or one that is not."""
    solver = Solver(table_mb=16)
    return next(written(each) for each in possible(task) if is_right is answer(task, each, solver).is_right)


def open_task(seat: Seat, number: int, name: str = FIRST) -> None:
    """The page of a lesson at one of its tasks, until it can be answered."""
    go(seat, f"/learn/{name}#{number}")
    expect(seat.page.locator(f'#lesson[data-shown="{number}"]')).to_be_visible(timeout=PATIENCE)


def answered(seat: Seat, number: int, *, is_right: bool) -> None:
    """A task of the first lesson with its result."""
    open_task(seat, number)
    typed(seat, given_to(LESSONS[FIRST].tasks[number - 1], is_right=is_right))
    expect(seat.page.locator(f".verdict.is-{'right' if is_right else 'wrong'}")).to_be_visible(
        timeout=PATIENCE
    )


@state("lesson")
def lesson(seat: Seat) -> None:
    open_task(seat, 1)


@state("lesson, wrong")
def lesson_wrong(seat: Seat) -> None:
    answered(seat, 1, is_right=False)


@state("lesson, on the way, right")
def lesson_right(seat: Seat) -> None:
    knows(seat, one_trait=([1, 2, 3, 4], False))
    answered(seat, 5, is_right=True)


@state("lesson, hint")
def lesson_hint(seat: Seat) -> None:
    open_task(seat, 1)
    seat.page.locator("#task-foot button").last.click()
    expect(seat.page.locator(".notice.hint button").first).to_be_visible(timeout=PATIENCE)


@state("lesson, lines")
def lesson_lines(seat: Seat) -> None:
    open_task(seat, 1, "call-and-show")
    seat.page.locator("#task-foot button").first.click()
    expect(seat.page.locator(".line-choices")).to_be_visible()


@state("lesson, mask")
def lesson_mask(seat: Seat) -> None:
    open_task(seat, 1, "mask")
    expect(seat.page.locator(".touches-left")).not_to_be_empty()


@state("lesson, clock")
def lesson_clock(seat: Seat) -> None:
    open_task(seat, 1, "clock")


@state("lesson, small match")
def lesson_match(seat: Seat) -> None:
    knows(seat, one_trait=([1, 2, 3, 4, 5], False))
    go(seat, f"/learn/{FIRST}")
    expect(seat.page.locator("#match-title")).to_be_visible(timeout=PATIENCE)


@state("lesson, wrong, refuted")
def lesson_refuted(seat: Seat) -> None:
    """A wrong answer after which it is played what happens, to its end."""
    open_task(seat, 1, "safe")
    typed(seat, "A")
    expect(seat.page.locator(".refuted")).to_be_visible(timeout=PATIENCE)
    expect(seat.page.locator(".capsule.called").first).to_be_attached(timeout=PATIENCE)


@state("lesson, small match over")
def lesson_match_over(seat: Seat) -> None:
    """The end of a lesson whose match was not won."""
    lesson_match(seat)
    seat.page.locator("#match-start").click()
    seat.ready()
    seat.page.locator("#menu-button").click()
    seat.page.locator('[data-sure="resign"]').click()
    seat.page.locator('#sure [data-wish="resign"]').click()
    expect(seat.page.locator(".lesson-result")).to_be_visible()
