"""The lessons as a whole: their order, size and small matches; questions that fit; a count that lies."""

import pytest

from openquarto.lessons import COURSE, EXTRAS, LESSONS, Lesson, Pass, SmallMatch
from openquarto.players.level import LEVELS
from openquarto.rules.outcome import Outcome, Reason
from openquarto.rules.seat import Seat
from openquarto.tasks import Form, Goal, Task
from tests.tasks.judged import TASKS, TEACHER, safe, worth

FEWEST, MOST = 5, 7


def test_ten_lessons_and_three_extras() -> None:
    names = ["one-trait", "pieces", "give-and-place", "call-and-show", "missed"]
    names += ["hot", "safe", "pincer", "count", "trap"]
    assert names == [lesson.name for lesson in COURSE]
    assert ["blocks", "mask", "clock"] == [lesson.name for lesson in EXTRAS]
    assert [*names, "blocks", "mask", "clock"] == [*LESSONS]


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=lambda lesson: lesson.name)
def test_each_has_five_to_seven_tasks_and_a_match_that_can_be_passed(lesson: Lesson) -> None:
    assert FEWEST <= len(lesson.tasks) <= MOST
    assert lesson.match.level in LEVELS
    assert not TEACHER.solve(lesson.match.position).value.is_loss
    assert str(lesson.match.position).startswith(lesson.match.start)  # a variant is written where it matters


def test_levels_do_not_fall() -> None:
    levels = [[*LEVELS].index(lesson.match.level) for lesson in COURSE]
    assert sorted(levels) == levels


def test_no_position_is_asked_about_twice() -> None:
    texts = [task.text for _, task in TASKS]
    assert len(texts) == len({*texts})


def test_every_kind_of_answer_is_practised() -> None:
    assert {*Form} == {task.form for _, task in TASKS}
    assert {*Goal} == {task.goal for _, task in TASKS}


@pytest.mark.parametrize("task", [pytest.param(task, id=name) for name, task in TASKS])
def test_the_question_fits_the_position(task: Task) -> None:
    position = task.position
    kind = task.asks.rpartition("-")[2]
    if kind in ("win", "doubts"):
        assert "W" == worth(position)[0]
    elif kind in ("hold", "promises"):
        assert "D" == worth(position)[0]
    assert (position.hand is not None) == (
        task.goal in (Goal.COMPLETE, Goal.LEAVE, Goal.KEEP_SQUARE)
        or task.form is Form.TURN
        or task.asks == "missed"
    )
    assert (task.line is not None) == (task.goal is Goal.FIT)
    assert position.last is not None


def test_the_count_is_honest_first_and_then_lies() -> None:
    """That an odd number of safe pieces wins for whoever gives holds three times, then fails twice."""
    promised = ["W" if len(safe(task.position)) % 2 else "L" for task in LESSONS["count"].tasks[:5]]
    assert ["W", "W", "W", "L", "W"] == promised
    assert ["W", "W", "W", "W", "D"] == [worth(task.position)[0] for task in LESSONS["count"].tasks[:5]]
    assert [1, 3, 3, 2, 3] == [task.question.safe for task in LESSONS["count"].tasks[:5]]


def test_masks_and_clocks_are_where_they_belong() -> None:
    for lesson in LESSONS.values():
        parts: list[Task | SmallMatch] = [*lesson.tasks, lesson.match]
        assert {lesson.name == "mask"} == {part.touches is not None for part in parts}
        assert {lesson.name == "clock"} == {part.seconds is not None for part in parts}
        assert {lesson.name == "blocks"} == {part.position.variant.blocks for part in parts}


@pytest.mark.parametrize(
    ("wanted", "reason", "winner", "is_passed"),
    [
        (Pass.CALL, Reason.CALLED, Seat.FIRST, True),
        (Pass.CALL, Reason.MISSED, Seat.FIRST, True),
        (Pass.CALL, Reason.RESIGNED, Seat.FIRST, False),
        (Pass.CALL, Reason.CALLED, Seat.SECOND, False),
        (Pass.CALL, Reason.FULL_BOARD, None, False),
        (Pass.HOLD, Reason.FULL_BOARD, None, True),
        (Pass.HOLD, Reason.CALLED, Seat.FIRST, True),
        (Pass.HOLD, Reason.TIME, Seat.SECOND, False),
        (Pass.HOLD, Reason.ABANDONED, None, False),
        (Pass.FINISH, Reason.CALLED, Seat.SECOND, True),
        (Pass.FINISH, Reason.FULL_BOARD, None, True),
        (Pass.FINISH, Reason.RESIGNED, Seat.SECOND, False),
    ],
)
def test_what_counts_as_passed(wanted: Pass, reason: Reason, winner: Seat | None, *, is_passed: bool) -> None:
    match = SmallMatch("willow", "4/4/4/4 - -", wanted)
    assert Seat.FIRST is match.learner  # who gives first
    assert is_passed == match.is_passed(Outcome(reason, winner))
