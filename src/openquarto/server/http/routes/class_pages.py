"""The pages of classes: all that are mine, one for whoever looks at it, the wall, paper, the way in."""

from collections.abc import Mapping, Sequence
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from openquarto.server.error import ServerError
from openquarto.server.http.class_view import (
    SORTS,
    TABS,
    class_page,
    common,
    link_shown,
    new_class,
    on_the_wall,
    progress_table,
)
from openquarto.server.http.openapi import HTML, DescribedRoute, Operation
from openquarto.server.http.responses import hearer_of, page_response
from openquarto.server.services import Services
from openquarto.server.sessions import session_of
from openquarto.server.store.log_store import TEACHER
from openquarto.speech.catalogue import languages
from openquarto.speech.name import language_names


async def classes(request: Request) -> Response:
    """The classes that I have something to do with, and a form for a new one."""
    return await classes_page(request)


async def classes_page(
    request: Request, errors: Sequence[str] = (), typed: Mapping[str, str] | None = None
) -> Response:
    """The page, with what was typed before, where that was refused."""
    services, session = Services.of(request), session_of(request)
    found = await services.classrooms.store.of_session(session) if session else []
    values = {
        "mine": [
            {"name": info.name, "title": info.title, "is_teacher": role == TEACHER} for info, role in found
        ],
        "errors": errors,
        "typed": {name: (typed or {}).get(name, "") for name in ("name", "edition", "language", "set")},
        "is_gone": "gone" in request.query_params,
        "days": services.config.class_days,
        "editions": ("classic", "access"),
        "language_choices": {code: language_names()[code] for code in languages()},
        **new_class(hearer_of(request)),
    }
    return page_response(request, "classes", values, 400 if errors else 200)


async def classroom(request: Request) -> Response:
    """One class: as its teacher, a pupil or somebody new sees it."""
    return await class_page(request)


async def wall(request: Request) -> Response:
    """A screen for the wall: the link to come in by, and how far all are together."""
    services, name = Services.of(request), request.path_params["classroom"]
    known = await services.classrooms.find(name)
    values = {
        **common(name, known),
        "link": await link_shown(request, name, known.state),
        "parts": on_the_wall(known.state, hearer_of(request)),
    }
    return page_response(request, "class_wall", values)


async def paper(request: Request) -> Response:
    """Who has got how far, to be printed; for a teacher."""
    services, name = Services.of(request), request.path_params["classroom"]
    known = await services.classrooms.find(name)
    if await services.classrooms.role(name, session_of(request)) != TEACHER:
        raise ServerError("not the teacher")
    values = {**common(name, known), **progress_table(request, known.state, hearer_of(request))}
    return page_response(request, "class_print", values)


async def come(request: Request) -> Response:
    """The way in with a link: the page sends what only it can see, the part behind the #."""
    name = request.path_params["classroom"]
    known = await Services.of(request).classrooms.find(name)
    return page_response(request, "class_come", common(name, known))


_TEXT = {"type": "string"}
_TABLE: dict[str, dict[str, Any]] = {"sort": {"enum": list(SORTS)}, "assignment": _TEXT}
_QUERY = {"tab": {"enum": list(TABS)}, **_TABLE, "lang": {"enum": list(languages())}}
ROUTES: list[BaseRoute] = [
    DescribedRoute("/class", classes, Operation("classes", {200: HTML})),
    DescribedRoute("/class/{classroom}", classroom, Operation("classPage", {200: HTML}, (404,), _QUERY)),
    DescribedRoute("/class/{classroom}/wall", wall, Operation("classWall", {200: HTML}, (404,))),
    DescribedRoute(
        "/class/{classroom}/print", paper, Operation("printClass", {200: HTML}, (403, 404), _TABLE)
    ),
    DescribedRoute("/class/{classroom}/come", come, Operation("comeToClass", {200: HTML}, (404,))),
]
