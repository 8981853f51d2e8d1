"""A puzzle as a task: what makes an answer right, and what it asks."""

from openquarto.puzzles.puzzle import Kind, Puzzle
from openquarto.tasks import Goal, Task

_GOALS: dict[Kind, Goal] = {
    "see": Goal.SEE,
    "take it": Goal.SEE,
    "complete": Goal.WIN,
    "safe gift": Goal.KEEP_PIECE,
    "square": Goal.KEEP_SQUARE,
    "trap": Goal.KEEP_TURN,
    "hold": Goal.KEEP_TURN,
    "cover": Goal.COVER,
}


def task_of(puzzle: Puzzle) -> Task:
    """The task that a puzzle sets; its right answers are those of the proof.

    >>> from openquarto import Position
    >>> task = task_of(Puzzle("square", Position.parse("KG1H/2A1/1MB1/1LC1 N -")))
    >>> task.asks, str(task.form)
    ('puzzle-square', 'square')
    """
    asks = f"puzzle-{puzzle.asked.replace(' ', '-')}"
    touches = puzzle.touches if puzzle.kind == "mask" else None
    return Task(str(puzzle.position), _GOALS[puzzle.asked], asks, touches=touches)
