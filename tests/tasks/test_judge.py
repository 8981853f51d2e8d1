"""Every possible answer to every task is judged rightly, and each wrong one has a true reason."""

from collections import Counter

import pytest

from openquarto.claims.scene import turn_value, turns_of
from openquarto.rules.error import RuleError, TextError
from openquarto.rules.line import Line
from openquarto.rules.piece import Piece
from openquarto.rules.square import SQUARES, Square
from openquarto.rules.value import Value
from openquarto.tasks import Form, Goal, Task, answer, possible, read
from openquarto.tasks.reading import actions_of
from tests.tasks.judged import TASKS, TEACHER, faults, is_right, worth


@pytest.mark.parametrize("task", [pytest.param(task, id=name) for name, task in TASKS])
def test_every_answer_is_judged_rightly_and_for_a_true_reason(task: Task) -> None:
    seen = Counter[bool]()
    for given in possible(task):
        verdict = answer(task, given, TEACHER)
        assert is_right(task, given) == verdict.is_right, given
        assert [] == faults(verdict), given
        assert verdict.claims or (verdict.is_right and given == ()), given
        seen[verdict.is_right] += 1
    assert {True, False} == {*seen}


def test_a_wrong_answer_has_a_reason_of_its_own() -> None:
    """Where the answers differ in what is wrong with them, the claims differ."""
    task = Task("4/4/KOP1/4 - b3", Goal.SAFE, "safe")
    wrong = [each for given in possible(task) if not (each := answer(task, given, TEACHER)).is_right]
    assert len(wrong) == len({each.claims for each in wrong})


def test_a_quarto_that_is_not_called_is_told_as_such() -> None:
    task = Task("ABC1/4/4/4 D c1", Goal.WIN, "call")
    silent = answer(task, actions_of("d1E"), TEACHER)
    assert (False, True) == (silent.is_right, silent.is_silent)
    assert "ABCD/4/4/4 E d1 classic" == silent.position  # the opponent's chance
    assert answer(task, actions_of("d1#a1-d1"), TEACHER).is_right
    assert not answer(task, actions_of("d1#a1-a4"), TEACHER).is_right


def test_one_of_two_quartos_is_named_as_it_was_called() -> None:
    task = Task("1HK1/EAOM/1C2/LD2 - b2", Goal.SEE, "see")
    for line in (Line.ROW_2, Line.COLUMN_B):
        (claim,) = answer(task, (line,), TEACHER).claims
        assert line is getattr(claim, "line", None)


@pytest.mark.parametrize(
    "text", ["ODL1/M1B1/F2C/KGPE I c2", "IK2/GJNM/L2C/1PHD E b4", "M1CB/1GON/K2A/E1IH J d4"]
)
def test_a_square_is_judged_by_the_best_turn_there(text: str) -> None:
    task = Task(text, Goal.KEEP_SQUARE, "place-hold")
    for square in filter(lambda square: task.position[square] is None, SQUARES):
        verdict = answer(task, square, TEACHER)
        turns = turns_of(task.position).items()
        there = [
            turn_value(task.position, turn, worth) for token, turn in turns if token.startswith(square.name)
        ]
        assert max(map(Value.parse, there)) == verdict.value
        assert verdict.is_continued
        assert verdict.turn.startswith(square.name)


@pytest.mark.parametrize(
    ("task", "text"),
    [
        (Task("ABC1/4/4/4 D -", Goal.COMPLETE, "complete"), "a1"),
        (Task("ABC1/4/4/4 - -", Goal.SAFE, "safe"), "A"),
        (Task("ABC1/4/4/4 - c1", Goal.SEE, "see"), "a1-b2"),
        (Task("ABC1/4/4/4 D c1", Goal.WIN, "call"), "a1#a1-d1"),
    ],
)
def test_what_cannot_be_played_is_refused(task: Task, text: str) -> None:
    with pytest.raises(RuleError):
        answer(task, read(task, text), TEACHER)


def test_an_answer_of_another_kind_is_refused() -> None:
    with pytest.raises(TypeError, match="expected an answer of the form square, got Piece.A"):
        answer(Task("ABC1/4/4/4 D -", Goal.COMPLETE, "complete"), Piece.A, TEACHER)
    with pytest.raises(TypeError, match=r"of the form lines, got \(\)"):
        answer(Task("ABC1/4/4/4 - -", Goal.COVER, "cover"), (), TEACHER)


@pytest.mark.parametrize(
    ("expected", "goal", "text"),
    [
        (Square.d1, Goal.COMPLETE, "d1"),
        (Piece.D, Goal.SAFE, "D"),
        ((), Goal.SEE, "-"),
        ((Line.ROW_1,), Goal.SEE, "a1-d1"),
        ((Line.ROW_1, Line.ROW_2), Goal.COVER, "a1-d1+a2-d2"),
        (actions_of("d1#a1-d1"), Goal.WIN, "d1#a1-d1"),
        (actions_of("#a1-d1"), Goal.WIN, "#a1-d1"),
        (actions_of("d1E"), Goal.QUIET, "d1E"),
    ],
)
def test_answers_are_read(expected: object, goal: Goal, text: str) -> None:
    assert expected == read(Task("ABC1/4/4/4 - -", goal, ""), text)


@pytest.mark.parametrize("form", Form)
def test_an_unreadable_answer_is_refused(form: Form) -> None:
    goals = {task.form: task for _, task in TASKS}
    for text in ("", "x", "a9"):
        with pytest.raises(TextError):
            read(goals[form], text)
