"""All lessons in their order: ten that build on each other, and three extras."""

from openquarto.lessons.extras import EXTRAS
from openquarto.lessons.first_steps import FIRST_STEPS
from openquarto.lessons.next_steps import NEXT_STEPS

COURSE = (*FIRST_STEPS, *NEXT_STEPS)
LESSONS = {lesson.name: lesson for lesson in (*COURSE, *EXTRAS)}
