"""A class as its pages show it: to a teacher, to a pupil, to somebody who may come in."""

from collections.abc import Sequence
from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from openquarto.classroom.progress import hardest, of_pupil, of_task, solved
from openquarto.classroom.state import Assignment, Classroom, Pupil
from openquarto.puzzles import KINDS
from openquarto.server.classrooms.classrooms import Known, pupil_of
from openquarto.server.classrooms.tasks import LEVELS
from openquarto.server.http.class_words import (
    Shown,
    assignment_title,
    full_title,
    mark_shown,
    tally_shown,
    task_title,
    task_url,
)
from openquarto.server.http.lesson_list import lesson_entries
from openquarto.server.http.qr_code import qr_code
from openquarto.server.http.responses import hearer_of, page_response
from openquarto.server.services import Services
from openquarto.server.sessions import session_of
from openquarto.server.store.log_store import TEACHER
from openquarto.speech.catalogue import languages
from openquarto.speech.manner import Hearer
from openquarto.speech.name import language_names
from openquarto.speech.puzzle import kind_name

TABS = ("progress", "tasks", "handout", "pupils", "settings")
SORTS = ("joined", "name", "solved")


async def class_page(request: Request, errors: Sequence[str] = (), status: int = 200) -> Response:
    """The page of a class for whoever asks."""
    services, name = Services.of(request), request.path_params["classroom"]
    known = await services.classrooms.find(name)
    role = await services.classrooms.role(name, session_of(request))
    shown = {**common(name, known), "errors": errors}
    pupil = known.state.pupils.get(pupil_of(role))
    if role == TEACHER:
        return page_response(request, "class_teacher", shown | await teachers(request, name, known), status)
    if pupil:
        return page_response(request, "class_pupil", shown | pupils_own(request, name, known, pupil), status)
    return page_response(request, "class_join", shown, status)


def common(name: str, known: Known) -> Shown:
    """What whoever has the link may see: no names."""
    state = known.state
    return {
        "classroom": name,
        "seq": known.seq,
        "title": state.settings.name,
        "is_closed": state.is_closed,
        "takes_in": state.settings.newcomers and not state.is_closed,
        "count": len(state.pupils),
    }


def class_url(request: Request, name: str, state: Classroom) -> str:
    """The link for pupils, in the language of the class."""
    language = f"?lang={state.settings.language}" if state.settings.language else ""
    return f"{Services.of(request).address}/class/{name}{language}"


async def link_shown(request: Request, name: str, state: Classroom) -> Shown:
    """The link for pupils, also as a picture."""
    url = class_url(request, name, state)
    services = Services.of(request)
    return {
        "url": url,
        "qr": await services.off_loop.run(partial(qr_code, url)),
        "reach": services.config.reach,
    }


async def teachers(request: Request, name: str, known: Known) -> Shown:
    """What a teacher sees: one of five tabs."""
    hearer, state = hearer_of(request), known.state
    asked = request.query_params.get("tab", "")
    usual = "progress" if state.assignments and state.pupils else "pupils" if state.assignments else "handout"
    tab = asked if asked in TABS else usual
    shown: Shown = {
        "tab": tab,
        "tabs": TABS,
        "link": await link_shown(request, name, state) if tab == "pupils" else None,
        "settings": state.settings,
        "editions": ("classic", "access"),
        "language_choices": {code: language_names()[code] for code in languages()},
        "pupils": [{"number": each.number, "name": each.name} for each in _sorted(state, "name")],
        "handed_out": handed_out(state, hearer),
        **_choices(hearer),
    }
    if tab in ("progress", "tasks"):
        shown |= progress_table(request, state, hearer)
    return shown


def handed_out(state: Classroom, hearer: Hearer) -> list[Shown]:
    """What is handed out, in its order."""
    return [
        {
            "number": each.number,
            "title": assignment_title(each, hearer),
            "what": each.what,
            "count": len(each.tasks),
        }
        for each in state.assignments
    ]


def _choices(hearer: Hearer) -> Shown:
    return {
        "lessons": lesson_entries(hearer),
        "kinds": [(kind, kind_name(kind, hearer)) for kind in KINDS],
        "levels": tuple(LEVELS),
    }


new_class = _choices


def progress_table(request: Request, state: Classroom, hearer: Hearer) -> Shown:
    """Pupils by assignments, or by the tasks of one; and which tasks were hard."""
    query = request.query_params
    sort = query.get("sort", "") if query.get("sort", "") in SORTS else "joined"
    number = query.get("assignment", "")
    chosen = next((each for each in state.assignments if str(each.number) == number), None)
    return {
        "sort": sort,
        "sorts": SORTS,
        "chosen": chosen and {"number": chosen.number, "title": assignment_title(chosen, hearer)},
        "heads": _heads(state, chosen, hearer),
        "rows": [_row(state, pupil, chosen, hearer) for pupil in _sorted(state, sort)],
        "hard": [
            {**tally_shown(tally, hearer), "title": full_title(task, hearer), "tally": tally}
            for task, tally in hardest(state)
        ],
        "task_count": len(state.tasks),
    }


def _heads(state: Classroom, chosen: Assignment | None, hearer: Hearer) -> list[Shown]:
    if chosen:
        return [{"number": 0, "title": task_title(task, hearer)} for task in chosen.tasks]
    return [{"number": each.number, "title": assignment_title(each, hearer)} for each in state.assignments]


def _row(state: Classroom, pupil: Pupil, chosen: Assignment | None, hearer: Hearer) -> Shown:
    if chosen:
        marks = [mark_shown(pupil.mark(task), hearer) for task in chosen.tasks]
        cells = [{**each, "text": each["letter"], "told": each["words"]} for each in marks]
    else:
        cells = [tally_shown(of_pupil(pupil, each), hearer) for each in state.assignments]
    return {"number": pupil.number, "name": pupil.name, "cells": cells, "solved": solved(state, pupil)}


def _sorted(state: Classroom, sort: str) -> list[Pupil]:
    pupils = sorted(state.pupils.values(), key=lambda each: each.number)
    if sort == "name":
        pupils.sort(key=lambda each: each.name.casefold())
    elif sort == "solved":
        pupils.sort(key=lambda each: -solved(state, each))
    return pupils


def pupils_own(request: Request, name: str, known: Known, pupil: Pupil) -> Shown:
    """A pupil's own page: what is to be solved, in its order, and what comes next."""
    hearer, state = hearer_of(request), known.state
    upcoming = next((task for task in state.tasks if not pupil.mark(task).is_done), None)
    return {
        "me": pupil.name,
        "solved": solved(state, pupil),
        "task_count": len(state.tasks),
        "next": upcoming
        and {"url": task_url(upcoming, name, state.settings), "title": full_title(upcoming, hearer)},
        "parts": [
            {
                **tally_shown(of_pupil(pupil, each), hearer),
                "title": assignment_title(each, hearer),
                "tasks": [
                    {
                        **mark_shown(pupil.mark(task), hearer),
                        "title": task_title(task, hearer),
                        "url": task_url(task, name, state.settings),
                    }
                    for task in each.tasks
                ],
            }
            for each in state.assignments
        ],
    }


def on_the_wall(state: Classroom, hearer: Hearer) -> list[Shown]:
    """How far the class is with each assignment together: no names."""
    found = []
    for each in state.assignments:
        tallies = [of_task(state, task) for task in each.tasks]
        done, count = sum(tally.solved for tally in tallies), sum(tally.count for tally in tallies)
        found.append({"title": assignment_title(each, hearer), "done": done, "count": count})
    return found
