"""A class for programs: JSON and CSV."""

from typing import Any

from openquarto.classroom.state import Classroom, Pupil
from openquarto.server.classrooms.classrooms import Known
from openquarto.server.http.class_words import full_title
from openquarto.speech.manner import Hearer
from openquarto.tournament.tables import csv_text


def class_json(known: Known, own: int = 0) -> dict[str, Any]:
    """A class: to its teachers all pupils, to a pupil only the own entry."""
    state = known.state
    return {
        "seq": known.seq,
        "name": state.settings.name,
        "edition": state.settings.edition,
        "language": state.settings.language,
        "newcomers": state.settings.newcomers,
        "isClosed": state.is_closed,
        "assignments": [
            {"assignment": each.number, "what": each.what, "name": each.name, "tasks": each.tasks}
            for each in state.assignments
        ],
        "pupils": [_pupil(each) for each in state.pupils.values() if own in (0, each.number)],
    }


def _pupil(pupil: Pupil) -> dict[str, Any]:
    return {
        "pupil": pupil.number,
        "name": pupil.name,
        "marks": {task: str(mark) for task, mark in pupil.marks.items()},
    }


def class_csv(state: Classroom, hearer: Hearer) -> str:
    """Pupils by tasks, in the words of whoever asks."""
    heads = [hearer.says("class-pupil"), *(full_title(task, hearer) for task in state.tasks)]
    rows = [
        [pupil.name, *(hearer.says(f"class-mark-{pupil.mark(task)}") for task in state.tasks)]
        for pupil in state.pupils.values()
    ]
    return csv_text([heads, *rows])
