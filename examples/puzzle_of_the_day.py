"""The puzzle of a day with its answers: `python puzzle_of_the_day.py [YYYY-MM-DD] [LANGUAGE]`."""

import sys
from datetime import UTC, date, datetime

from openquarto.drawing.text import text
from openquarto.kernel import Solver
from openquarto.puzzles import daily, task_of
from openquarto.puzzles.solution import solution_of
from openquarto.speech import Hearer, Manner
from openquarto.speech.task import tell_question
from openquarto.view import View


def main(day: str = "", language: str = "en") -> None:
    when = date.fromisoformat(day) if day else datetime.now(UTC).date()
    found = daily(when)
    hearer = Hearer(manner=Manner(language=language))
    print(text(View.of(found.puzzle.position)).split("\n\n")[0])
    print(*tell_question(task_of(found.puzzle).question, hearer))
    solution = solution_of(found.puzzle, hearer, Solver(table_mb=16))
    print(f"Elo {found.rating}: {solution.answer}.", *solution.reasons)


if __name__ == "__main__":
    main(*sys.argv[1:3])
