"""The pages of tournaments: the list, one tournament for whoever looks at it, the wall, paper, the way in."""

import time
from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from openquarto.drawing.rating_plot import plot
from openquarto.ratings.periods import Ratings
from openquarto.server.http.club_settings import settings_choices, settings_values
from openquarto.server.http.club_view import Shown, club_page, common
from openquarto.server.http.openapi import HTML, DescribedRoute, Operation
from openquarto.server.http.responses import hearer_of, page_response
from openquarto.server.services import Services
from openquarto.server.sessions import address_of, session_of
from openquarto.server.store.log_store import ARBITER
from openquarto.server.tournaments.tables import look_after_tables
from openquarto.speech.catalogue import catalogue
from openquarto.tournament.rating import club_ratings
from openquarto.tournament.settings import Settings

A_WALL = 6  # boards on one page of the wall
A_LIST = 8  # rows of the standings beside them


async def club(request: Request) -> Response:
    """The tournaments that I have something to do with, and a form for a new one."""
    services = Services.of(request)
    mine: list[Shown] = []
    if not services.is_offline and (session := session_of(request)):
        mine = [
            {"name": info.name, "title": info.title, "is_arbiter": role == ARBITER}
            for info, role in await services.tournaments.mine(session)
        ]
    values = {
        "mine": mine,
        "values": settings_values(Settings(name="?")) | {"name": ""},
        **settings_choices(request),
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
        {"boards": each, "rows": listed}
        for each, listed in zip(_spread(boards, pages), _spread(rows, pages), strict=True)
    ]
    return page_response(request, "club_wall", shown | {"pages": parts})


def _spread(items: Sequence[Shown], pages: int) -> list[Sequence[Shown]]:
    """Everything once, about as much on each page; fewer items than pages come again on each."""
    size, longer = divmod(len(items), pages)
    if not size:
        return [items] * pages
    starts = [at * size + min(at, longer) for at in range(pages + 1)]
    return [items[start:end] for start, end in pairwise(starts)]


async def paper(request: Request) -> Response:
    """The newest round and the standings, to be printed."""
    return page_response(request, "club_print", await _shown(request))


async def ratings(request: Request) -> Response:
    """Everybody's rating from all tournaments that have an arbiter in common, and one of them over time."""
    services, name = Services.of(request), request.path_params["tournament"]
    services.addresses.count("exports", address_of(request))
    logs = await services.tournaments.club(name)
    lists = await services.off_loop.run(partial(club_ratings, logs))
    asked = request.query_params.get("player", "")
    shown = {
        "tournament": name,
        "title": (await services.tournaments.log(name)).state.settings.name,
        "lists": [
            {"name": each, "rows": _rating_rows(found), "picture": _picture(found, asked)}
            for each, found in sorted(lists.items(), reverse=True)
        ],
        "asked": asked,
    }
    return page_response(request, "club_ratings", shown)


def _rating_rows(found: Ratings) -> list[Shown]:
    return [
        {
            "name": name,
            "rating": round(point.strength.rating),
            "deviation": round(point.strength.deviation),
            "games": sum(each.games for each in found.points[name]),
            "is_provisional": point.is_provisional,
            "is_level": name in found.anchors,
        }
        for name, point in found.listed()
    ]


def _picture(found: Ratings, name: str) -> Shown | None:
    """Somebody's rating over time: drawn, and as the numbers that the drawing shows."""
    points = found.points.get(name)
    if not points:
        return None
    drawn = [(each.at, each.strength.rating, each.strength.deviation) for each in points]
    rows = [
        (time.strftime("%Y-%m-%d", time.gmtime(at)), round(rating), round(off)) for at, rating, off in drawn
    ]
    return {"svg": f"data:image/svg+xml,{quote(plot(drawn, name))}", "rows": rows}


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
    DescribedRoute(
        "/club/{tournament}/ratings",
        ratings,
        Operation("ratings", {200: HTML}, (404, 429), {"player": {"type": "string"}}),
    ),
    DescribedRoute("/club/{tournament}/come", come, Operation("comeToTournament", {200: HTML}, (404,))),
]
