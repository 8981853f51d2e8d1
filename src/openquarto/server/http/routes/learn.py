"""The pages of the lessons: all of them as a path, one by its name, and a link to pass it on."""

from functools import partial
from typing import Any
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from openquarto.lessons import COURSE, LESSONS, Lesson
from openquarto.server.error import ServerError
from openquarto.server.http.class_context import class_context
from openquarto.server.http.lesson_list import lesson_entries, lesson_entry
from openquarto.server.http.openapi import HTML, DescribedRoute, Operation
from openquarto.server.http.positions import asked_edition
from openquarto.server.http.qr_code import qr_code
from openquarto.server.http.responses import hearer_of, json_response, page_response
from openquarto.server.services import Services
from openquarto.speech.catalogue import languages
from openquarto.speech.lesson import lesson_text
from openquarto.speech.manner import Hearer, Manner
from openquarto.view.edition import Edition
from openquarto.wire.http import Invitation


async def learn(request: Request) -> Response:
    """Ten lessons and three extras; how far somebody has come is known to their browser alone."""
    return page_response(request, "learn", {"lessons": lesson_entries(hearer_of(request))})


async def lesson_page(request: Request) -> Response:
    """One lesson: what it says, and the frame of its tasks."""
    lesson, edition = _asked(request), asked_edition(request.query_params)
    hearer = Hearer(manner=Manner(language=hearer_of(request).manner.language, edition=edition))
    values = {
        **lesson_entry(lesson, hearer),
        "count": len(COURSE),
        "text": lesson_text(lesson.name, hearer),
        "edition": request.query_params.get("edition", ""),
        **await class_context(request),
    }
    return page_response(request, "lesson", values)


async def lesson_link(request: Request) -> Response:
    """A link to a lesson in the language and the edition in which somebody sees it, also as a picture."""
    lesson, edition, services = _asked(request), asked_edition(request.query_params), Services.of(request)
    query = {"lang": hearer_of(request).manner.language}
    if edition is not Edition.CLASSIC:
        query["edition"] = edition.value
    url = f"{services.address}/learn/{lesson.name}?{urlencode(query)}"
    picture = await services.off_loop.run(partial(qr_code, url))
    return json_response(Invitation(url, picture, services.config.reach))


def _asked(request: Request) -> Lesson:
    lesson = LESSONS.get(request.path_params["lesson"])
    if lesson is None:
        raise ServerError("no such page", path=request.url.path)
    return lesson


_QUERY: dict[str, dict[str, Any]] = {
    "edition": {"enum": [each.value for each in Edition]},
    "lang": {"enum": list(languages())},
}
ROUTES: list[BaseRoute] = [
    DescribedRoute("/learn", learn, Operation("learn", {200: HTML})),
    DescribedRoute("/learn/{lesson}", lesson_page, Operation("lessonPage", {200: HTML}, (400, 404), _QUERY)),
    DescribedRoute(
        "/learn/{lesson}/link", lesson_link, Operation("lessonLink", {200: Invitation}, (400, 404), _QUERY)
    ),
]
