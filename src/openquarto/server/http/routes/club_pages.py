"""The pages of tournaments: the list, one tournament for whoever looks at it, the wall, paper, the way in."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from openquarto.server.http.club_view import Shown, club_page, common
from openquarto.server.http.openapi import HTML, DescribedRoute, Operation
from openquarto.server.http.responses import hearer_of, page_response
from openquarto.server.services import Services
from openquarto.server.sessions import session_of
from openquarto.server.store.log_store import ARBITER
from openquarto.server.tournaments.tables import look_after_tables
from openquarto.speech.catalogue import catalogue
from openquarto.tournament.settings import Kind

A_WALL = 6  # boards on one page of the wall
A_LIST = 8  # rows of the standings beside them


async def club(request: Request) -> Response:
    """The tournaments that I have something to do with, and a form for a new one."""
    services = Services.of(request)
    mine: list[Shown] = []
    if not services.is_offline and (session := session_of(request)):
        mine = [
            {"name": info.name, "title": info.title, "is_arbiter": role == ARBITER}
            for info, role in await services.tournaments.store.of_session(session)
        ]
    values = {
        "mine": mine,
        "kinds": [each.value for each in Kind],
        "has_lobby": services.lobby is not None,
    }
    return page_response(request, "club", values)


async def tournament(request: Request) -> Response:
    """One tournament."""
    return await club_page(request)


async def wall(request: Request) -> Response:
    """A screen for the wall, which turns its pages."""
    shown = await _shown(request)
    boards, rows = (shown["round"] or {"boards": []})["boards"], shown["standings"]
    pages = max(1, -(-len(boards) // A_WALL), -(-len(rows) // A_LIST))
    parts = [
        {"boards": boards[A_WALL * at :][:A_WALL], "rows": rows[A_LIST * at :][:A_LIST]}
        for at in range(pages)
    ]
    return page_response(request, "club_wall", shown | {"pages": parts})


async def paper(request: Request) -> Response:
    """The newest round and the standings, to be printed."""
    return page_response(request, "club_print", await _shown(request))


async def _shown(request: Request) -> Shown:
    services, name = Services.of(request), request.path_params["tournament"]
    log = await look_after_tables(services.tournaments, name)
    return common(name, log, catalogue(hearer_of(request).manner.language))


async def come(request: Request) -> Response:
    """The way in with a link: the page sends what only it can see, the part behind the #."""
    log = await Services.of(request).tournaments.log(request.path_params["tournament"])
    values = {"tournament": request.path_params["tournament"], "title": log.state.settings.name}
    return page_response(request, "club_come", values)


ROUTES: list[BaseRoute] = [
    DescribedRoute("/club", club, Operation("club", {200: HTML})),
    DescribedRoute("/club/{tournament}", tournament, Operation("tournamentPage", {200: HTML}, (404,))),
    DescribedRoute("/club/{tournament}/wall", wall, Operation("wall", {200: HTML}, (404,))),
    DescribedRoute("/club/{tournament}/print", paper, Operation("printTournament", {200: HTML}, (404,))),
    DescribedRoute("/club/{tournament}/come", come, Operation("comeToTournament", {200: HTML}, (404,))),
]
