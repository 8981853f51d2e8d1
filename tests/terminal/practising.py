"""Somebody who practises: what they type for an answer in their language, and all that is said to it."""

from collections.abc import Iterator
from functools import partial

from openquarto.lessons import LESSONS
from openquarto.practice import Mode, Series, with_task
from openquarto.puzzles import Kind, RatedPuzzle, shipped, task_of
from openquarto.rules.action import Call, Done, Give, Place
from openquarto.rules.line import Line
from openquarto.rules.piece import Piece
from openquarto.rules.square import Square
from openquarto.speech import Manner
from openquarto.speech.command import Act
from openquarto.speech.name import line_name, piece_name
from openquarto.speech.phrase import phrase
from openquarto.tasks import Given, Task, possible, right_answers
from openquarto.terminal.practice.progress_store import ProgressStore
from openquarto.terminal.practice.puzzle_run import Asked, PuzzleRun
from openquarto.terminal.practice.session import PracticeSession
from openquarto.terminal.study import solver
from tests.terminal.stage import Time


def said(session: PracticeSession, *lines: str) -> list[str]:
    """Everything that is said when these lines are typed, and all work is done at once."""
    told: list[str] = []
    for line in lines:
        told += session.hear(line)
        while study := session.study:
            study.run()
            told += session.finish(study)
        while thought := session.thought:
            told += session.play(thought, thought.choose())
    return told


def puzzle_of(kind: Kind, number: int = 0) -> RatedPuzzle:
    """A shipped puzzle of a kind; late boards first, which are solved at once."""
    fitting = [each for each in shipped() if each.puzzle.kind == kind]
    return sorted(fitting, key=lambda each: -each.puzzle.position.placed)[number * 7]


def puzzles(
    *asked: RatedPuzzle, manner: Manner | None = None, watch: Time | None = None, tells_board: bool = True
) -> PracticeSession:
    """A session with these puzzles, one after the other, that has begun."""
    series = Series(Mode.LIST, listed=tuple(each.id for each in asked))
    run = PuzzleRun(Asked(series), ProgressStore())
    session = PracticeSession(run, manner, tells_board=tells_board, now=watch or Time())
    session.begin()
    return session


def right_and_wrong(task: Task) -> tuple[Given, Given | None]:
    """The first right answer and a wrong one, if there is any."""
    right = right_answers(task, solver())
    wrong = [each for each in possible(task) if each not in right]
    return right[0], wrong[-1] if wrong else None


def typed(given: Given, manner: Manner) -> tuple[str, ...]:
    """The lines with which an answer is typed, as at the table."""
    match given:
        case ():
            return (manner.words.first("none"),)
        case Square() as square:
            return (str(square),)
        case Piece() as piece:
            return (piece_name(piece, manner),)
        case (Line(), *_):
            between = f" {manner.words.forms('practice-and')[0]} "
            return (between.join(line_name(line, manner) for line in given if isinstance(line, Line)),)
    return tuple(_typed(given, manner))


def _typed(given: Given, manner: Manner) -> Iterator[str]:
    assert isinstance(given, tuple)
    for action in given:
        if isinstance(action, Call | Done | Give | Place):
            yield phrase(Act(action), manner)


def give(session: PracticeSession, given: Given) -> list[str]:
    """Answer as it is typed in the language of the session; where several lines are asked for, then done."""
    told = said(session, *typed(given, session.manner))
    is_one = session.table and session.table.lines
    return said(session, session.manner.words.first("done")) if is_one else told


def task_now(session: PracticeSession) -> Task:
    assert session.table
    return session.table.task


def tasks_done(name: str) -> None:
    """Have all tasks of a lesson behind oneself."""
    for at in range(1, len(LESSONS[name].tasks) + 1):
        ProgressStore().change(partial(with_task, lesson=name, task=at))


__all__ = [
    "give",
    "puzzle_of",
    "puzzles",
    "right_and_wrong",
    "said",
    "task_now",
    "task_of",
    "tasks_done",
    "typed",
]
