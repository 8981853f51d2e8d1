"""A puzzle for swell paper: the position with the question in braille, the stock, and the answer apart."""

from collections.abc import Iterator

from openquarto.kernel import Solver
from openquarto.puzzles.puzzle import Puzzle
from openquarto.puzzles.sheet import WITH_STOCK
from openquarto.puzzles.solution import solution_of
from openquarto.puzzles.task import task_of
from openquarto.rules.piece import Trait
from openquarto.rules.variant import Variant
from openquarto.speech.manner import Hearer, Manner
from openquarto.speech.name import trait_name
from openquarto.speech.puzzle import kind_name
from openquarto.speech.task import tell_question
from openquarto.touch.sheet import board_sheet, stock_sheet, text_sheet
from openquarto.view.edition import Edition
from openquarto.view.view import View


def puzzle_sheets(
    puzzle: Puzzle, language: str, solver: Solver, *, with_stock: bool = False
) -> Iterator[str]:
    """The sheets of a puzzle: above the board what counts, or the kind; below it the question.

    Touches are not counted, because who feels a sheet touches it freely.
    """
    hearer = Hearer(manner=Manner(language=language, edition=Edition.ACCESS))  # the pieces made for touch
    view = View.of(puzzle.position)
    above = ", ".join(_facts(puzzle.position.variant, hearer)) or kind_name(puzzle.kind, hearer)
    asked, *_ = tell_question(task_of(puzzle).question, hearer)
    yield board_sheet(view, language, above=above, below=asked)
    if with_stock or puzzle.asked in WITH_STOCK:
        yield stock_sheet(view, language)
    answer = solution_of(puzzle, hearer, solver).answer
    yield text_sheet(f"{hearer.words.say('print-answer')}. {answer}", language)


def _facts(variant: Variant, hearer: Hearer) -> Iterator[str]:
    """What counts, where it is not the whole game."""
    if len(variant.traits) < len(Trait):
        yield hearer.words.joined([trait_name(trait, hearer.manner) for trait in variant.traits])
    if variant.blocks:
        yield hearer.words.say("variant-blocks")
