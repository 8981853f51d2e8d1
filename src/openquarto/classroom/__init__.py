"""A class: pupils, their tasks and how far they are, as an event log; no clock, chance, file or network.

>>> from openquarto.classroom import Classroom, Mark, acts, replayed
>>> from openquarto.classroom.event import Created
>>> from openquarto.classroom.settings import Settings
>>> state = replayed([Created(Settings("5b"))])
>>> for events in (acts.join(state, "Anna"), acts.assign(state, "lesson", "hot", ["hot/1", "hot/match"])):
...     state = replayed(events, state)
>>> state = replayed(acts.answer(state, 1, "hot/1", is_right=False), state)
>>> state.pupil(1).mark("hot/1")
<Mark.TRIED: 'tried'>
"""

from openquarto.classroom.error import ClassroomError, ClassroomFault
from openquarto.classroom.event import Event
from openquarto.classroom.log import LogEntry
from openquarto.classroom.replay import replayed
from openquarto.classroom.settings import Settings
from openquarto.classroom.state import Assignment, Classroom, Mark, Pupil

__all__ = [
    "Assignment",
    "Classroom",
    "ClassroomError",
    "ClassroomFault",
    "Event",
    "LogEntry",
    "Mark",
    "Pupil",
    "Settings",
    "replayed",
]
