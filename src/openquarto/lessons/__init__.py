"""Lessons: ten and three extras as data, each with tasks whose answers are judged by the position alone.

>>> from openquarto.kernel import Solver
>>> from openquarto.lessons import LESSONS
>>> from openquarto.tasks import answer, read
>>> task = LESSONS["one-trait"].tasks[0]
>>> task.text, str(task.form)
('4/J1BA/4/4 I a2 traits=s', 'square')
>>> verdict = answer(task, read(task, "c1"), Solver())
>>> verdict.is_right, verdict.claims[0]
(False, Misses(square=Square.c1, full=()))
"""

from openquarto.lessons.course import COURSE, LESSONS
from openquarto.lessons.extras import EXTRAS
from openquarto.lessons.lesson import Lesson, Pass, SmallMatch

__all__ = ["COURSE", "EXTRAS", "LESSONS", "Lesson", "Pass", "SmallMatch"]
