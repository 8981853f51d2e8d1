"""The solution of a puzzle in words: every right answer, what it is worth, and why."""

from dataclasses import dataclass

from openquarto.kernel import Solver, Stop
from openquarto.puzzles.puzzle import Puzzle
from openquarto.puzzles.task import task_of
from openquarto.speech.manner import Hearer
from openquarto.speech.task import answer_words, tell_verdict
from openquarto.tasks import answer, right_answers, written


@dataclass(frozen=True, slots=True)
class Solution:
    """All right answers in one text, and sentences that give the reason."""

    answer: str
    reasons: tuple[str, ...]


def solution_of(puzzle: Puzzle, hearer: Hearer, solver: Solver, stop: Stop | None = None) -> Solution:
    """Solve a puzzle and say how; raises Stopped.

    >>> from openquarto import Position
    >>> puzzle = Puzzle("trap", Position.parse("1J1E/L2B/4/KOH1 I - classic"))
    >>> print(solution_of(puzzle, Hearer(), Solver(table_mb=1)).answer)
    a3, then give light square tall hollow
    """
    task = task_of(puzzle)
    first, *others = right_answers(task, solver, stop)
    said = answer_words(written(first), hearer)
    for other in others:
        said = hearer.words.say("print-or", answer=said, other=answer_words(written(other), hearer))
    # The first sentence says that it is right, which goes without saying here.
    reasons = tell_verdict(answer(task, first, solver, stop), hearer).sentences[1:]
    return Solution(said, reasons)
