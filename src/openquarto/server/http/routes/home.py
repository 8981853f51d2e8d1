"""The way in, and my games: the latest on the home page, all of them on their own."""

from datetime import UTC, datetime
from functools import partial
from typing import Any

import msgspec
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute

from openquarto.puzzles import daily
from openquarto.server.http.all_records import all_records
from openquarto.server.http.game_list import PAGE, SHOWN, Search, card, found, in_order
from openquarto.server.http.lesson_list import lesson_entries
from openquarto.server.http.my_games import games_of, my_statistics
from openquarto.server.http.openapi import HTML, TEXT, DescribedRoute, Operation
from openquarto.server.http.puzzle_words import told
from openquarto.server.http.responses import hearer_of, page_response
from openquarto.server.services import Services
from openquarto.server.sessions import address_of
from openquarto.server.site.templates import inline_json
from openquarto.speech.page import page_messages

MOST_AT_HOME = 6  # games below the doors


async def home(request: Request) -> Response:
    """The way in, with the game that waits for me and some others."""
    games, manner = await games_of(request), hearer_of(request).manner
    cards = [card(game, manner) for game in in_order(games)[: MOST_AT_HOME + 1]]
    urgent = [each for each in cards[:1] if each.game.is_my_turn]
    values = {
        "urgent": urgent[0] if urgent else None,
        "games": cards[len(urgent) :][:MOST_AT_HOME],
        "count": len(games),
        "level": my_statistics(games).next_level,
        "daily": told(daily(datetime.now(UTC).date()), hearer_of(request)),
        "lessons": lesson_entries(hearer_of(request)),
        "offline_words": _words(manner.language, "offline-") if _can_be_kept(request) else "",
        "bring_words": _words(manner.language, "bring-"),
    }
    return page_response(request, "home", values)


def _can_be_kept(request: Request) -> bool:
    """Whether there is something to keep, or it is kept and may be a newer one somewhere, or let go of."""
    services = Services.of(request)
    return services.is_offline or services.package is not None


def _words(language: str, prefix: str) -> Markup:
    """What the script of the page says by itself."""
    return inline_json(msgspec.json.encode(page_messages(language, prefix)).decode())


async def games_page(request: Request) -> Response:
    """All my games: searched, those first that wait for me, and what came of them."""
    games, manner = await games_of(request), hearer_of(request).manner
    search = Search.of(request.query_params)
    wanted = in_order(await Services.of(request).off_loop.run(partial(found, games, manner, search)))
    pages = max(1, -(-len(wanted) // PAGE))
    page = min(search.page, pages)
    values = {
        "games": [card(game, manner) for game in wanted[(page - 1) * PAGE : page * PAGE]],
        "count": len(games),
        "found": len(wanted),
        "search": search,
        "choices": SHOWN,
        "page": page,
        "pages": pages,
        "statistics": my_statistics(games),
        "bring_words": _words(manner.language, "bring-"),
    }
    return page_response(request, "games", values)


async def export(request: Request) -> Response:
    """The records of all my games in one file, to be saved."""
    services = Services.of(request)
    services.addresses.count("exports", address_of(request))  # before anything is read: reading is what costs
    games = [game.info.game for game in await games_of(request)]
    oldest_first = games[::-1]  # as they were played
    text = await all_records(services.registry, oldest_first, services.off_loop)
    headers = {"content-disposition": 'attachment; filename="quarto.qgn"', "cache-control": "no-store"}
    return PlainTextResponse(text, headers=headers)


async def open_record(request: Request) -> Response:
    """The form for a record from a file or a text."""
    return page_response(request, "open", {})


_SEARCH: dict[str, dict[str, Any]] = {
    "q": {"type": "string"},
    "show": {"enum": list(SHOWN)},
    "page": {"type": "integer"},
}
ROUTES: list[BaseRoute] = [
    DescribedRoute("/", home, Operation("home", {200: HTML})),
    DescribedRoute("/games", games_page, Operation("myGames", {200: HTML}, query=_SEARCH)),
    DescribedRoute("/games/all.qgn", export, Operation("export", {200: TEXT}, (429,))),
    DescribedRoute("/open", open_record, Operation("open", {200: HTML})),
]
