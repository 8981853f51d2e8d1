"""Games that are over with what each turn was worth: those of this server, and those that a link carries."""

from dataclasses import replace

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from openquarto.match.opponent import opponent_title
from openquarto.players.roster import NUMBERS
from openquarto.server.analysis.jobs import ReviewGame, Speech
from openquarto.server.error import ServerError
from openquarto.server.game.history import History
from openquarto.server.game.snapshot import Snapshot
from openquarto.server.http.asking import analysed, check_fair_play
from openquarto.server.http.openapi import HTML, DescribedRoute, Operation
from openquarto.server.http.replay_link import FIELDS
from openquarto.server.http.responses import page_response, spoken_manner_of
from openquarto.server.http.routes.replays import (
    ending_sentences,
    ending_title,
    linked_snapshot,
    replay_of,
)
from openquarto.server.http.spoken import SPOKEN
from openquarto.server.room.agreement import record
from openquarto.server.room.projection import Projection
from openquarto.server.services import Services
from openquarto.server.sessions import session_of
from openquarto.server.site.templates import inline_json
from openquarto.server.store.protocol import GameInfo
from openquarto.wire.analysis import Review
from openquarto.wire.table import Sitter

LEVEL = "pine"  # offered first to go on against, where two people have played


async def review_game(request: Request) -> Response:
    """A game of this server that is over, with what each turn was worth."""
    snapshot, role, _ = await _played_here(request)
    return await analysed(request, _job(request, snapshot, role))


async def review_link(request: Request) -> Response:
    """A game that a link carries, with what each turn was worth."""
    return await analysed(request, _job(request, linked_snapshot(request), "none"))


async def game_page(request: Request) -> Response:
    """The page that reviews a game of this server."""
    await check_fair_play(request)
    snapshot, role, info = await _played_here(request)
    return _page(request, snapshot, role, info, f"/api/games/{info.game}/review")


async def link_page(request: Request) -> Response:
    """The page that reviews a game that a link carries."""
    await check_fair_play(request)
    snapshot = linked_snapshot(request)
    source = f"/api/review?{request.url.query}"
    return _page(request, snapshot, "none", GameInfo("", "", 0.0), source)


async def _played_here(request: Request) -> tuple[Snapshot, Sitter, GameInfo]:
    """A game of this server, where whoever asks sits, and what is known of it; raises ServerError."""
    table = (await Services.of(request).registry.find(request.path_params["game"])).table
    if table.last.match.outcome is None:
        raise ServerError("review before the end")
    session = session_of(request)
    return table.last, table.seat_of(session), table.info.titled(session)


def _job(request: Request, snapshot: Snapshot, role: Sitter) -> ReviewGame:
    manner = replace(spoken_manner_of(request), edition=snapshot.arrangement.settings.edition)
    return ReviewGame(str(record(snapshot)), role, Speech.of(manner))


def _page(request: Request, snapshot: Snapshot, role: Sitter, info: GameInfo, source: str) -> Response:
    """The table at the end of the game, its turns, and where the review is to be had."""
    services = Services.of(request)
    job = _job(request, snapshot, role)
    manner = job.speech.manner
    projection = Projection(role, manner)
    hearer = projection.hearer(snapshot)
    whole = projection.table(History([snapshot], services.config.limits), snapshot.at, info)
    replay = replay_of(request, snapshot, hearer)
    review = services.analyst.known(job)
    values = {
        "game": info.game,
        "title": ending_title(snapshot, hearer),
        "sentences": ending_sentences(snapshot, hearer),
        "turns": replay.turns,
        "edition": manner.edition.value,
        "table_json": inline_json(msgspec.json.encode(whole).decode()),
        "replay_json": inline_json(msgspec.json.encode(replay).decode()),
        "review_json": inline_json(review.decode() if review else "null"),
        "review": msgspec.json.decode(review, type=Review) if review else None,
        "source": source,
        "back": f"/table/{info.game}" if info.game else source.replace("/api/review", "/replay", 1),
        "levels": {name: opponent_title(name, hearer.words) for name in NUMBERS},
        "level": snapshot.arrangement.computer or LEVEL,
    }
    return page_response(request, "review", values)


_LINK = {**{field: {"type": "string"} for field in FIELDS}, **SPOKEN}
_BUSY = (429, 503)
ROUTES: list[BaseRoute] = [
    DescribedRoute(
        "/api/games/{game}/review",
        review_game,
        Operation("review", {200: Review}, (404, 409, *_BUSY), SPOKEN),
    ),
    DescribedRoute(
        "/api/review", review_link, Operation("reviewLink", {200: Review}, (400, 409, *_BUSY), _LINK)
    ),
    DescribedRoute(
        "/table/{game}/review", game_page, Operation("reviewPage", {200: HTML}, (404, 409), SPOKEN)
    ),
    DescribedRoute("/review", link_page, Operation("sharedReview", {200: HTML}, (400, 409), _LINK)),
]
