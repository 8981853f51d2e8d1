"""New games, my games, and the language that is spoken with me."""

import re
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute

from openquarto.lessons import LESSONS, Lesson
from openquarto.match.arrangement import Arrangement
from openquarto.server.bots import is_bot_name
from openquarto.server.error import ServerError
from openquarto.server.http.bodies import decoded, fields_of, mine
from openquarto.server.http.game_form import read_game_form
from openquarto.server.http.game_form_schema import GAME_FORM
from openquarto.server.http.my_games import listed_games
from openquarto.server.http.new_game_page import new_game_page
from openquarto.server.http.new_session import session_to_play
from openquarto.server.http.openapi import DescribedRoute, Operation
from openquarto.server.http.responses import json_response, wants_json
from openquarto.server.http.titles import LONGEST_TITLE, read_title
from openquarto.server.records import LARGEST_RECORD
from openquarto.server.room.lesson_table import small_match_arrangement, small_match_record
from openquarto.server.seat_names import SEAT_NAMES
from openquarto.server.services import Services
from openquarto.server.sessions import (
    address_of,
    set_language,
    set_session,
)
from openquarto.server.tokens import hashed
from openquarto.speech.catalogue import languages
from openquarto.wire.http import Created, Language, MyGame, Title
from openquarto.wire.table import Sitter

LONGEST_CLASS = 24  # characters of the name of a class


async def create_table(request: Request) -> Response:
    """Open a table as it was chosen."""
    services, address = Services.of(request), address_of(request)
    services.addresses.count("games", address)  # before anything is read: reading is what costs
    fields = await fields_of(request, LARGEST_RECORD)
    form, text = read_game_form(fields), fields.get("record")
    lesson = _lesson(fields.get("lesson", ""))
    record = await services.records.read(text, address) if text and not lesson else None
    if form.faults and not wants_json(request):
        return new_game_page(request, fields, 400)
    if lesson:
        record = small_match_record(lesson.match)
        arrangement = small_match_arrangement(lesson.match, form.checked_edition())
    else:
        arrangement = Arrangement.of(record, Arrangement()) if record else form.arrangement()
    if arrangement.by_link and services.is_offline:
        raise ServerError("link offline")
    is_public = arrangement.by_link and services.lobby is not None and fields.get("lobby") == "1"
    if arrangement.by_link and is_bot_name(form.name_me):
        raise ServerError("bot name")
    token, is_new = await session_to_play(request)
    me = form.me if arrangement.by_link else arrangement.me
    seat: Sitter = "both" if me is None else SEAT_NAMES[me]
    seats = {hashed(token): seat}
    if record:
        game = await services.registry.go_on(record, arrangement, seats, lesson=lesson.name if lesson else "")
    else:
        game = await services.registry.create(arrangement, seats, by_lot=form.is_by_lot, lobby=is_public)
    url = f"/table/{game}{_for_class(fields.get('class', '')) if lesson else ''}"
    answer: Response = (
        json_response(Created(game, url), 201) if wants_json(request) else RedirectResponse(url, 303)
    )
    if is_new:
        set_session(answer, token, is_secure=services.config.is_secure)
    return answer


def _for_class(name: str) -> str:
    """The query that lets the page of a small match know for which class it is played."""
    return f"?{urlencode({'class': name[:LONGEST_CLASS]})}" if name else ""


def _lesson(name: str) -> Lesson | None:
    """The lesson whose small match is wanted, if one is; raises ServerError if there is no such."""
    if name and name not in LESSONS:
        raise ServerError("choice", field="lesson", choices=", ".join(LESSONS), text=name)
    return LESSONS.get(name)


async def my_games(request: Request) -> Response:
    """My games, the one that changed last first."""
    return json_response(await listed_games(request))


async def rename_game(request: Request) -> Response:
    """Give one of my games another title, for me alone."""
    info, session = await mine(request)
    services = Services.of(request)
    services.addresses.count("renames", address_of(request))
    title = read_title((await decoded(request, Title)).title)
    if not title:
        raise ServerError("title", longest=LONGEST_TITLE)
    await services.registry.rename(info.game, session, title)
    return Response(status_code=204)


async def choose_language(request: Request) -> Response:
    """Speak another language from now on; a form goes back to where it came from."""
    is_form = "json" not in request.headers.get("content-type", "")
    fields = await fields_of(request)
    language = fields.get("language", "")
    if language not in languages():
        raise ServerError("choice", field="language", choices=", ".join(languages()), text=language)
    back = fields.get("back", "/")
    is_ours = re.fullmatch(r"/(?![/\\])[\x21-\x7e]*", back)
    answer = RedirectResponse(back if is_ours else "/", 303) if is_form else Response(status_code=204)
    set_language(answer, language, is_secure=Services.of(request).config.is_secure)
    return answer


ROUTES: list[BaseRoute] = [
    DescribedRoute(
        "/tables",
        create_table,
        Operation(
            "createTable",
            {201: Created, 303: None},
            (400, 403, 413, 429, 503),
            body={"type": "object", "properties": GAME_FORM},
            is_form=True,
        ),
        method="POST",
    ),
    DescribedRoute(
        "/language",
        choose_language,
        Operation("language", {204: None, 303: None}, (400, 403), body=Language, is_form=True),
        method="POST",
    ),
    DescribedRoute("/api/games", my_games, Operation("games", {200: list[MyGame]})),
    DescribedRoute(
        "/api/games/{game}",
        rename_game,
        Operation("rename", {204: None}, (400, 403, 404, 413, 429), body=Title),
        method="PATCH",
    ),
]
