"""What teachers and pupils may do with a class: forms and JSON as acts."""

from collections.abc import Callable, Mapping, Sequence

from starlette.datastructures import ImmutableMultiDict

from openquarto.classroom import acts
from openquarto.classroom.event import AnyEvent
from openquarto.classroom.replay import replayed
from openquarto.classroom.settings import Settings
from openquarto.classroom.state import Classroom
from openquarto.server.classrooms.classrooms import Step, pupil_role
from openquarto.server.classrooms.tasks import Handed, chosen_tasks, lesson_tasks, set_tasks
from openquarto.server.error import ServerError
from openquarto.server.http.club_settings import number
from openquarto.speech.catalogue import languages

Fields = ImmutableMultiDict[str, str]
Made = Callable[[Classroom, Fields], Step]


def settings_of(fields: Fields, before: Settings | None = None) -> Settings:
    """The settings of a form; what is not in it stays as it was."""
    old = before or Settings("-")
    language = fields.get("language", old.language)
    if language and language not in languages():
        raise ServerError("choice", field="language", choices=", ".join(languages()), text=language[:20])
    return Settings(
        fields.get("name", old.name if before else ""),
        fields.get("edition", old.edition),
        language,
        fields["newcomers"] == "1" if "newcomers" in fields else old.newcomers,
    )


def handed_out(fields: Fields) -> list[Handed]:
    """What a form hands out: lessons, a set by its link, puzzles of a kind, in this order."""
    found = [lesson_tasks(name) for name in fields.getlist("lesson") if name]
    if text := fields.get("set", "").strip():
        found.append(set_tasks(text))
    if kind := fields.get("kind", ""):
        found.append(chosen_tasks(kind, fields.get("level", "any"), number(fields, "count", 6)))
    return found


def assigned(state: Classroom, handed: Sequence[Handed]) -> list[AnyEvent]:
    """Several things handed out together, or none of them."""
    events: list[AnyEvent] = []
    for each in handed:
        new = acts.assign(state, *each)
        state, events = replayed(new, state), [*events, *new]
    return events


def assign(fields: Fields) -> Made:
    """Hand something out; it is chosen once, however often somebody else is quicker."""
    handed = handed_out(fields)
    if not handed:
        raise ServerError("nothing chosen")
    return lambda state, _: Step(assigned(state, handed))


def _remove(state: Classroom, fields: Fields) -> Step:
    return removed(state, number(fields, "pupil"))


def removed(state: Classroom, pupil: int) -> Step:
    """A pupil is gone: the entry, the name and the way in."""
    return Step(acts.remove(state, pupil), ended=[pupil_role(pupil)], nameless=[pupil])


def _rename(state: Classroom, fields: Fields) -> Step:
    pupil = number(fields, "pupil")
    events = acts.rename(state, pupil, fields.get("name", ""))
    return Step(events, nameless=[pupil] if events else [])


def _merge(state: Classroom, fields: Fields) -> Step:
    """One of two entries; whoever came in as the first goes on as the second."""
    pupil, into = number(fields, "pupil"), number(fields, "into")
    events = acts.merge(state, pupil, into)
    return Step(events, moved=(pupil_role(pupil), pupil_role(into)), nameless=[pupil])


def _move(state: Classroom, fields: Fields) -> Step:
    by = {"earlier": -1, "later": 1}.get(fields.get("by", ""))
    if by is None:
        raise ServerError("choice", field="by", choices="earlier, later", text=fields.get("by", "")[:20])
    return Step(acts.move(state, number(fields, "assignment"), by))


TEACHERS: Mapping[str, Made] = {
    "unassign": lambda state, fields: Step(acts.unassign(state, number(fields, "assignment"))),
    "move": _move,
    "rename": _rename,
    "remove": _remove,
    "merge": _merge,
    "settings": lambda state, fields: Step(acts.change_settings(state, settings_of(fields, state.settings))),
    "close": lambda state, _: Step(acts.close(state)),
    "open": lambda state, _: Step(acts.close(state, is_closed=False)),
}


def join(state: Classroom, fields: Fields) -> Step:
    """Come in by the link of the class."""
    return Step(acts.join(state, fields.get("name", "")))
