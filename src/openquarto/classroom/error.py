"""What a class refuses; every code is said in all languages (`classroom.ftl`)."""

from collections.abc import Mapping
from typing import ClassVar

from openquarto.rules.error import Fault, QuartoError


class ClassroomFault(Fault):
    """A fault of a setting, of an act of a teacher or of a pupil, or of a log."""

    sentences: ClassVar[Mapping[str, str]] = {
        "class name": "expected a name of 1 to {longest} visible characters",
        "class setting": "expected {field} to be one of {choices}, got {text!r}",
        "pupil there": "expected a name that nobody in the class has, got {name}",
        "class full": "expected at most {most} pupils in a class",
        "no such pupil": "expected a pupil of this class, got {text!r}",
        "same pupil": "expected two entries to be made one, got {name} twice",
        "assigned already": "expected something that is not handed out yet, got {text!r}",
        "no such assignment": "expected something that is handed out, got {text!r}",
        "too many assignments": "expected at most {most} lessons and sets of puzzles in a class",
        "too many tasks": "expected at most {most} tasks in a class",
        "class closed": "expected a class that is open; its teacher has closed this one",
        "class shut": "expected a class that takes somebody in; this one does not just now",
        "class changed": "somebody else was quicker: look again, then decide",
        "class unreadable": "entry {entry} of the log of a class cannot be read: {why}",
    }


class ClassroomError(QuartoError):
    """Something that a class refuses; nothing has changed."""

    def __init__(self, code: str, **fields: object) -> None:
        super().__init__(ClassroomFault(code, **fields))
