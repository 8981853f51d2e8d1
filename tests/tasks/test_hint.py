"""Hints for a task: every step is said in every language, and the last one tells a right answer."""

import pytest

from openquarto.rules.line import Line
from openquarto.speech import Hearer, Manner, languages
from openquarto.speech.task import answer_words, tell_task_hint
from openquarto.tasks import STEPS, Goal, Task, possible, read, right_answers, task_hint
from tests.tasks.judged import TASKS, TEACHER, is_right


@pytest.mark.parametrize("task", [pytest.param(task, id=name) for name, task in TASKS])
def test_each_step_tells_more_and_the_last_a_right_answer(task: Task) -> None:
    steps = [task_hint(task, step, TEACHER) for step in range(1, STEPS + 1)]
    assert is_right(task, read(task, steps[2].given))
    assert steps[2].verdict is not None
    assert steps[2].verdict.is_right
    assert any((steps[1].line, steps[1].square, steps[1].side))
    for language in languages():
        hearer = Hearer(manner=Manner(language=language))
        said = [tell_task_hint(step, hearer) for step in steps]
        assert STEPS == len({*said})
        assert answer_words(steps[2].given, hearer).casefold() in said[2][0].casefold()


def test_where_to_look_for_a_quarto_is_told_the_same_if_there_is_none() -> None:
    there, none = (Task(text, Goal.SEE, "see") for text in ("ABCD/4/4/4 E d1", "ABCP/4/4/4 E d1"))
    assert [(), there.position.live] == [right_answers(each, TEACHER)[0] for each in (none, there)]
    for step in (1, 2):
        assert task_hint(there, step, TEACHER) == task_hint(none, step, TEACHER)


def right_lines(task: Task) -> list[Line]:
    """The lines of the first right answer."""
    given = right_answers(task, TEACHER)[0]
    assert isinstance(given, tuple)
    return [each for each in given if isinstance(each, Line)]


@pytest.mark.parametrize("text", ["1BOJ/F1DK/PI1A/HLCM - b4 blocks", "1CAO/NLJ1/GMFK/BE1D - a4 classic"])
def test_where_to_look_for_a_cover_of_one_line_is_its_empty_square(text: str) -> None:
    task = Task(text, Goal.COVER, "cover")
    (line,) = right_lines(task)
    hint = task_hint(task, 2, TEACHER)
    assert [hint.square] == [square for square in line.squares if task.position[square] is None]
    assert hint.line is None  # that would be all of the answer


def test_where_to_look_for_a_cover_of_more_is_one_of_its_lines() -> None:
    task = Task("O2D/2A1/GPMJ/1BFC - d1", Goal.COVER, "cover")
    lines, hint = right_lines(task), task_hint(task, 2, TEACHER)
    assert len(lines) > 1
    assert hint.square is None
    assert hint.line in lines


@pytest.mark.parametrize("task", [pytest.param(task, id=name) for name, task in TASKS])
def test_right_answers_are_those_that_are_judged_right(task: Task) -> None:
    right = right_answers(task, TEACHER)
    assert right
    assert len(right) == len({*right})
    assert all(is_right(task, given) for given in right)


@pytest.mark.parametrize(
    "task", [pytest.param(task, id=name) for name, task in TASKS if task.goal is Goal.COVER]
)
def test_no_set_of_lines_that_is_judged_right_is_left_out(task: Task) -> None:
    judged = tuple(given for given in possible(task) if is_right(task, given))
    assert judged == right_answers(task, TEACHER)
