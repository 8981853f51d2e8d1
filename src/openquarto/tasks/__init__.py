"""Tasks: questions about a position whose answers are judged by the position alone, each with a true reason.

>>> from openquarto.kernel import Solver
>>> from openquarto.tasks import Goal, Task, answer, read, refutation, right_answers
>>> task, solver = Task("4/4/KOP1/4 - b3", Goal.SAFE, "safe"), Solver(table_mb=1)
>>> "".join(str(piece) for piece in right_answers(task, solver))
'ABEF'
>>> given = read(task, "I")
>>> verdict = answer(task, given, solver)
>>> verdict.is_right, refutation(task, given, verdict, solver).turns
(False, ('I', 'd3#a3-d3'))
"""

from openquarto.claims.task import Question, Refutation, TaskHint, Verdict
from openquarto.tasks.hint import STEPS, task_hint
from openquarto.tasks.judge import answer
from openquarto.tasks.reading import read, written
from openquarto.tasks.refutation import refutation
from openquarto.tasks.right import right_answers
from openquarto.tasks.task import Form, Given, Goal, Task, possible
from openquarto.tasks.typed import Meant, understand

__all__ = [
    "STEPS",
    "Form",
    "Given",
    "Goal",
    "Meant",
    "Question",
    "Refutation",
    "Task",
    "TaskHint",
    "Verdict",
    "answer",
    "possible",
    "read",
    "refutation",
    "right_answers",
    "task_hint",
    "understand",
    "written",
]
