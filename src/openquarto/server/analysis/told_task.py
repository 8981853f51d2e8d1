"""Tasks of puzzles and lessons, verdicts and hints, as the wire has them: in the words of whoever asks."""

from typing import get_args

import msgspec

from openquarto.claims.json_form import claim_json
from openquarto.claims.task import TaskHint
from openquarto.kernel import Solver, Stop
from openquarto.match.mask import Mask
from openquarto.rules.action import Call, Give, Place
from openquarto.rules.line import Line
from openquarto.rules.piece import Piece
from openquarto.rules.square import Square
from openquarto.server.analysis.position_table import position_table
from openquarto.server.analysis.told import told_rows
from openquarto.speech.manner import Hearer
from openquarto.speech.task import (
    answer_words,
    tell_question,
    tell_refutation,
    tell_task_hint,
    tell_verdict,
)
from openquarto.tasks import (
    STEPS,
    Given,
    Task,
    answer,
    read,
    refutation,
    right_answers,
    task_hint,
    written,
)
from openquarto.wire import task as wire
from openquarto.wire.analysis import Hint

_FORMS: dict[str, wire.FormName] = {name: name for name in get_args(wire.FormName)}


def told_task(task: Task, hearer: Hearer) -> wire.Task:
    """A task with its table, on which it can be answered."""
    position = task.position
    mask = None if task.touches is None else Mask(touches=task.touches)
    table = position_table(position, hearer.manner, mask)
    return wire.Task(
        form=_FORMS[task.form.value],
        question=list(tell_question(task.question, hearer)),
        position=str(position),
        table=msgspec.structs.replace(table, title="", entries=[], record=""),
        lines=[line.value for line in position.variant.lines],
        line=None if task.line is None else task.line.value,
        touches=task.touches,
        seconds=task.seconds,
    )


def told_verdict(task: Task, text: str, solver: Solver, hearer: Hearer, stop: Stop) -> wire.Verdict:
    """What is said of an answer that can be given there; raises Stopped."""
    given = read(task, text)
    verdict = answer(task, given, solver, stop)
    told = tell_verdict(verdict, hearer)
    right = right_answers(task, solver, stop)
    found = refutation(task, given, verdict, solver, stop)
    played = None
    if found:
        played = wire.Refutation(found.position, list(found.turns), tell_refutation(found, hearer))
    return wire.Verdict(
        answer=text,
        right=verdict.is_right,
        heading=_heading(given, hearer, is_right=verdict.is_right),
        sentences=list(told.sentences[1:]),  # the heading says the first of them
        rows=told_rows(told),
        summary=told.summary,
        claims=[claim_json(claim) for claim in verdict.claims],
        answers=[written(each) for each in right],
        shown=[answer_words(written(each), hearer) for each in right],
        refutation=played,
    )


def _heading(given: Given, hearer: Hearer, *, is_right: bool) -> str:
    """Right or not, and what was answered where that is short."""
    name = "task-heading-right" if is_right else "task-heading-wrong"
    match given:
        case Square() | (Line(),):
            return hearer.words.say(f"{name}-so", answer=answer_words(written(given), hearer))
        case _:
            return hearer.words.say(name)


def told_task_hint(task: Task, step: int, solver: Solver, hearer: Hearer, stop: Stop) -> Hint:
    """A step of a hint, with what a board marks of it; raises Stopped."""
    found = task_hint(task, step, solver, stop)
    squares, pieces = _marks(task, found)
    return Hint(
        step=found.step,
        steps=STEPS,
        sentences=list(tell_task_hint(found, hearer)),
        squares=[square.name for square in squares],
        pieces=[piece.name for piece in pieces],
    )


def _marks(task: Task, found: TaskHint) -> tuple[tuple[Square, ...], tuple[Piece, ...]]:
    """What a board marks of a hint: where to look, then the answer. Under a mask nothing."""
    if task.touches is not None:
        return (), ()
    if found.given:
        return _marks_of(read(task, found.given))
    if found.square is not None:
        return (found.square,), ()
    if found.line is not None:
        return found.line.squares, ()
    stock = task.position.stock
    return (), tuple(piece for piece in stock if found.side is not None and found.side in piece.sides)


def _marks_of(given: Given) -> tuple[tuple[Square, ...], tuple[Piece, ...]]:
    squares: tuple[Square, ...] = ()
    pieces: tuple[Piece, ...] = ()
    for part in given if isinstance(given, tuple) else (given,):
        match part:
            case Square() | Place(Square()):
                squares = (part if isinstance(part, Square) else part.square,)
            case Piece() | Give(Piece()):
                pieces = (part if isinstance(part, Piece) else part.piece,)
            case Line() | Call(Line()) if not squares:
                squares = (part if isinstance(part, Line) else part.line).squares
    return squares, pieces
