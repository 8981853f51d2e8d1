"""States of a class: the list, a teacher's tabs, a pupil's page, the way in, the wall, paper."""

from playwright.sync_api import expect

from openquarto.kernel import Solver
from openquarto.server.analysis.jobs import TaskName
from openquarto.server.analysis.task_source import task_named
from openquarto.tasks import possible, written
from openquarto.tasks.right import right_answers
from tests.page.around import go, state
from tests.page.club_states import asked
from tests.page.table import Seat

PUZZLES = "8e8c7490.d9435d66"
NAMES = ("Mira", "Hana", "Anna", "Goran", "Chloé")


def answer_to(task: str, *, is_right: bool) -> str:
    """An answer to a task of a lesson, or to a puzzle."""
    lesson, slash, number = task.partition("/")
    asked_for = task_named(TaskName("lesson", lesson, int(number) - 1) if slash else TaskName("puzzle", task))
    right = {written(each) for each in right_answers(asked_for, Solver(table_mb=1))}
    return (
        min(right)
        if is_right
        else next(text for each in possible(asked_for) if (text := written(each)) not in right)
    )


def new_class(seat: Seat) -> str:
    """A class with a lesson and two puzzles; whoever asks is its teacher."""
    go(seat, "/class")
    made = asked(seat, "/class", name="5b", lesson=["one-trait"], set=PUZZLES)
    return f"/class/{made['game']}"


def a_class(seat: Seat) -> str:
    """Five pupils, some of whom have solved something."""
    path = new_class(seat)
    link = str(asked(seat, f"/api{path}/key")["url"]).partition("#")[2]
    tasks = ("one-trait/1", *PUZZLES.split("."))
    for number, name in enumerate(NAMES):
        seat.page.context.clear_cookies()
        go(seat, path)
        asked(seat, f"{path}/join", name=name)
        for at, task in enumerate(tasks[:number]):
            source = f"/api/lessons/{task}" if "/" in task else f"/api/puzzles/{task}"
            for is_right in (False, True) if at == 1 else (at == 0,):
                asked(seat, f"{source}/answer?class={path[7:]}", answer=answer_to(task, is_right=is_right))
    seat.page.context.clear_cookies()
    go(seat, "/class")
    asked(seat, f"/api{path}/come", secret=link)
    return path


@state("classes")
def classes(seat: Seat) -> None:
    new_class(seat)
    go(seat, "/class")
    seat.page.locator("details").first.evaluate("each => (each.open = true)")


@state("class, progress")
def progress(seat: Seat) -> None:
    go(seat, a_class(seat))


@state("class, progress of one lesson")
def progress_of_one(seat: Seat) -> None:
    go(seat, f"{a_class(seat)}?tab=progress&assignment=1&sort=solved")


@state("class, hard tasks")
def hard(seat: Seat) -> None:
    go(seat, f"{a_class(seat)}?tab=tasks")


@state("class, handed out")
def handed_out(seat: Seat) -> None:
    go(seat, f"{new_class(seat)}?tab=handout")


@state("class, link and names")
def link_and_names(seat: Seat) -> None:
    go(seat, f"{a_class(seat)}?tab=pupils")
    seat.page.locator("details").first.evaluate("each => (each.open = true)")
    seat.page.locator("[data-key]").first.click()
    expect(seat.page.locator("[data-key-card]")).to_be_visible()


@state("class, settings")
def settings(seat: Seat) -> None:
    go(seat, f"{new_class(seat)}?tab=settings")
    seat.page.locator("details").first.evaluate("each => (each.open = true)")


@state("class, pupil")
def pupil(seat: Seat) -> None:
    path = new_class(seat)
    seat.page.context.clear_cookies()
    go(seat, path)
    asked(seat, f"{path}/join", name="Anna")
    asked(
        seat,
        f"/api/lessons/one-trait/1/answer?class={path[7:]}",
        answer=answer_to("one-trait/1", is_right=True),
    )
    go(seat, path)
    seat.page.locator("details").first.evaluate("each => (each.open = true)")


@state("class, way in")
def way_in(seat: Seat) -> None:
    path = new_class(seat)
    seat.page.context.clear_cookies()
    go(seat, path)


@state("class, wall")
def wall(seat: Seat) -> None:
    go(seat, f"{a_class(seat)}/wall")


@state("class, print")
def paper(seat: Seat) -> None:
    go(seat, f"{a_class(seat)}/print")
