"""Puzzles and a lesson as a screen reader tells them, in every language: transcripts that were read by ear.

As in test_heard. The puzzle of the day and the last two weeks are left out: they are others every day.
"""

from collections.abc import Iterator
from contextlib import suppress

import pytest

from openquarto.lessons import LESSONS
from openquarto.speech.catalogue import catalogue, languages
from tests.marking import spread
from tests.page.lesson_states import FIRST, given_to
from tests.page.listener import Listener
from tests.page.table import serving
from tests.page.task_states import puzzle_of, right_answer, wrong_answer
from tests.page.test_heard import FOLDER, MORE
from tests.server.serving import Somebody
from tests.speech.table import check_file

pytestmark = pytest.mark.needs("node", "listener")
READY = "body.ready"
DAY = "2026-11-12"
WRONG = "d4"


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose worker has begun: on a busy machine the first one who asks is told to ask again."""
    with serving(tmp_path_factory.mktemp("server")) as address:
        begin_judging(address)
        yield address


def begin_judging(address: str) -> None:
    somebody = Somebody(int(address.rpartition(":")[2]))
    for _ in range(10):
        with suppress(TimeoutError):
            if somebody.ask("POST", f"/api/puzzles/{puzzle_of('square').id}/hint", {"step": 3}).status == 200:
                return


@pytest.mark.parametrize("language", spread(languages(), more=MORE))
def test_the_puzzles_are_heard_as_they_were_read(base: str, language: str) -> None:
    address = f"{base}/puzzles?lang={language}"
    with Listener(address, {}, module="puzzles", awaited="[data-days] li") as listener:
        listener.note("The page, from top to end")
        listener.read_all()
        leave_out_days(listener.transcript)
        keep(listener, "puzzles", language)


@pytest.mark.parametrize("language", spread(languages(), more=MORE))
def test_a_puzzle_is_heard_as_it_was_read(base: str, language: str) -> None:
    """Wrong at first, then right; a hint before each."""
    rated = puzzle_of("square")
    address = f"{base}/puzzles/{rated.id}?lang={language}"
    with Listener(address, {}, module="puzzle", day=DAY, **judging(language)) as listener:
        listener.note("The page, from top to end")
        listener.read_all()
        go_to_board(listener)
        listener.note("A hint, twice")
        listener.press("n", live=True)
        listener.press("n", live=True)
        listener.note("A square that is wrong, and the ways on")
        answer(listener, wrong_answer(rated))
        listener.press("Tab", "Tab", "Tab")
        listener.note("Again, and right")
        listener.press("Shift+Tab", "Shift+Tab")
        listener.press("Enter", live=True)
        answer(listener, right_answer(rated))
        listener.press("Tab", "Tab")
        keep(listener, "puzzle", language)


@pytest.mark.parametrize("language", spread(languages(), more=MORE))
def test_a_lesson_is_heard_as_it_was_read(base: str, language: str) -> None:
    """Its first task, wrong and right, and on to the second."""
    task = LESSONS[FIRST].tasks[0]
    assert WRONG != given_to(task)
    address = f"{base}/learn/{FIRST}?lang={language}"
    with Listener(address, {}, module="lesson", **judging(language)) as listener:
        listener.note("The page, from top to end")
        listener.read_all()
        go_to_board(listener)
        listener.note("A square that is wrong")
        answer(listener, WRONG)
        listener.note("Again, right, and on to the next task")
        listener.press("Tab")
        listener.press("Enter", live=True)
        answer(listener, given_to(task))
        listener.press("Tab")
        listener.press("Enter", live=True)
        keep(listener, "lesson", language)


def judging(language: str) -> dict[str, str]:
    """A page on which the server judges answers."""
    return {"awaited": READY, "waiting": catalogue(language).say("page-task-checking")}


def leave_out_days(heard: list[str]) -> None:
    """Cut what differs from day to day: from the date to the last of fourteen days and its number."""
    last = max(at for at, phrase in enumerate(heard) if phrase.endswith("position 14, set size 14"))
    del heard[heard.index("time") : last + 3]


def go_to_board(listener: Listener) -> None:
    """The focus goes to the board, as Tab leads there."""
    listener.note("The board")
    listener.focus(".board-grid td[tabindex='0']")


def answer(listener: Listener, square: str) -> None:
    """From a1 to a square by digits, and Enter there; the server judges it."""
    # A digit that leads to where one is already moves no focus: a live region answers it.
    listener.press(square[1], live=square[1] == "1")
    listener.press(f"Shift+{'abcd'.index(square[0]) + 1}", live=square[0] == "a")
    listener.press("Enter", live=True)


def keep(listener: Listener, name: str, language: str) -> None:
    check_file(FOLDER / f"{name}-{language}.txt", "\n".join(listener.transcript).strip() + "\n")
