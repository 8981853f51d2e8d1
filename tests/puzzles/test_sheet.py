"""Sheets of puzzles: every kind is asked and answered, in every language, and the answers stand apart."""

import re

import pytest

from openquarto.kernel import Solver
from openquarto.puzzles.puzzle import KINDS
from openquarto.puzzles.sets import PuzzleSet
from openquarto.puzzles.sheet import Sheet
from openquarto.puzzles.solution import solution_of
from openquarto.puzzles.task import task_of
from openquarto.speech.catalogue import languages
from openquarto.speech.manner import Hearer, Manner
from openquarto.tasks import right_answers
from openquarto.view.edition import Edition

SOLVER = Solver(table_mb=8)
EVERY_KIND = [PuzzleSet.parse(f"kind={kind}&count=1&seed=3").puzzles[0] for kind in KINDS]


def sheet(language: str = "en", edition: Edition = Edition.CLASSIC, *, is_large: bool = False) -> Sheet:
    hearer = Hearer(manner=Manner(language=language, edition=edition))
    solutions = [solution_of(each.puzzle, hearer, SOLVER) for each in EVERY_KIND]
    return Sheet(EVERY_KIND, solutions, hearer, is_large)


def papers(document: str) -> list[str]:
    return re.findall(r"<section .*?</section>", document, re.DOTALL)


@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("language", languages())
def test_every_kind_is_asked_and_answered_in_every_language(language: str, edition: Edition) -> None:
    told = sheet(language, edition).document()
    assert f'<html lang="{language}">' in told
    *asked, answers = papers(told)
    assert 2 == len(asked)
    assert 9 == sum(page.count("<article") for page in asked) == answers.count("<li>")
    assert all(page.count('class="scene"') == page.count("<article") for page in asked)
    assert all(each.id in told for each in EVERY_KIND)
    assert "{" not in re.sub(r"<style>.*</style>", "", told, flags=re.DOTALL)


def test_a_large_sheet_has_one_puzzle_a_page() -> None:
    *asked, answers = papers(sheet(is_large=True).document())
    assert [1] * 9 == [page.count("<article") for page in asked]
    assert "<article" not in answers


def test_no_answer_stands_beside_its_puzzle() -> None:
    whole = sheet()
    *asked, answers = papers(whole.document())
    for solution in whole.solutions:
        assert solution.answer in answers
        assert all(f">{solution.answer}<" not in page for page in asked)


def test_what_has_to_be_known_is_said() -> None:
    told = sheet().document()
    seen = next(each for each in EVERY_KIND if each.puzzle.kind == "see")
    assert f"Last placed: {seen.puzzle.position.last}." in told
    blocks = PuzzleSet.parse("kind=trap&variant=blocks&count=1").puzzles
    solutions = [solution_of(each.puzzle, Hearer(), SOLVER) for each in blocks]
    assert "Lines that count: rows, columns, diagonals, blocks." in Sheet(blocks, solutions, Hearer()).body()


def test_all_twins_are_in_the_answer() -> None:
    (twins,) = PuzzleSet.parse("ids=b1c05588").puzzles
    said = solution_of(twins.puzzle, Hearer(), SOLVER)
    assert 2 == len(right_answers(task_of(twins.puzzle), SOLVER)) == len(said.answer.split(" or "))
    assert said.reasons
