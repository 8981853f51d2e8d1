"""Puzzles as tasks: what is right by the judge is what the proof lists, and wrong answers are refuted."""

import random

import pytest

from openquarto.claims.check import problems
from openquarto.claims.json_form import claim_json
from openquarto.kernel import Solver
from openquarto.puzzles import KINDS, Puzzle, prove, shipped, task_of
from openquarto.rules.action import Call
from openquarto.rules.line import Line
from openquarto.rules.position import Position
from openquarto.speech import Hearer, Manner, languages
from openquarto.speech.puzzle import kind_name, kind_text
from openquarto.speech.task import tell_question
from openquarto.tasks import Form, answer, possible, read, refutation, right_answers, written
from openquarto.tasks.reading import actions_of

SOLVER = Solver(table_mb=16)
MOST_WORDS = 9
PUZZLES = [
    each
    for kind in KINDS
    for each in random.Random(7).sample([each for each in shipped() if each.puzzle.kind == kind], 3)
]
SAMPLE = [pytest.param(each.puzzle, id=f"{each.puzzle.kind} {each.id}") for each in PUZZLES]


@pytest.mark.parametrize("puzzle", SAMPLE)
def test_the_judge_and_the_proof_agree(puzzle: Puzzle) -> None:
    task, proof = task_of(puzzle), prove(puzzle, SOLVER)
    assert proof is not None
    right = {*map(written, right_answers(task, SOLVER))}
    assert {_in_order(each) for each in proof.answers or ("-",)} == {_in_order(each) for each in right}


@pytest.mark.parametrize("puzzle", SAMPLE)
def test_every_answer_is_judged_for_a_true_reason_and_the_wrong_ones_are_played(puzzle: Puzzle) -> None:
    task = task_of(puzzle)
    right = {*right_answers(task, SOLVER)}
    every = [*possible(task)]
    chosen = [*right, *random.Random(3).sample(every, min(len(every), 12))]
    for given in chosen:
        assert given == read(task, written(given))
        verdict = answer(task, given, SOLVER)
        assert (given in right) == verdict.is_right, given
        position = Position.parse(verdict.position)
        turn = actions_of(verdict.turn) if verdict.turn else ()
        told = [
            problem for claim in verdict.claims for problem in problems(claim_json(claim), position, turn)
        ]
        assert [] == told, given
        shown = refutation(task, given, verdict, SOLVER)
        if task.form in (Form.SQUARE, Form.PIECE) and not verdict.is_right:
            assert shown is not None, given
        if shown is not None:
            assert not verdict.is_right
            assert _ends(shown.position, shown.turns) == shown.is_lost


def _in_order(text: str) -> tuple[str, ...]:
    return tuple(sorted(text.split("+")))


def _ends(text: str, turns: tuple[str, ...]) -> bool:
    """Whether turns that are played end in a quarto that somebody else than the first player calls."""
    position = Position.parse(text)
    mine = position.to_act
    for turn in turns:
        mover = position.to_act
        for action in actions_of(turn):
            is_true = isinstance(action, Call) and action.line in position.live
            position = position.play(action)
    assert position.won in (False, True)
    return bool(position.won and is_true and mover is not mine)


@pytest.mark.parametrize("language", languages())
def test_kinds_are_named_and_questions_are_short(language: str) -> None:
    hearer = Hearer(manner=Manner(language=language))
    assert len(KINDS) == len({kind_name(kind, hearer) for kind in KINDS})
    for kind in KINDS:
        assert kind_text(kind, hearer)[-1] in ".?"
    for each in PUZZLES:
        question, *_ = tell_question(task_of(each.puzzle).question, hearer)
        assert len(question.split()) <= MOST_WORDS, question


def test_lines_may_be_named_in_any_order() -> None:
    cover = next(each.puzzle for each in shipped() if each.puzzle.kind == "cover")
    proof = prove(cover, SOLVER)
    assert proof is not None
    lines = proof.answers[0].split("+")
    task = task_of(cover)
    assert answer(task, tuple(Line.parse(each) for each in reversed(lines)), SOLVER).is_right
