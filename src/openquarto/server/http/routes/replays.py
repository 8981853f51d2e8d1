"""After the end: the turns of a game, the page of a shared link that carries one, and its picture."""

from dataclasses import replace
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from openquarto.drawing.png import has_png, png
from openquarto.drawing.result import draw_result
from openquarto.match.arrangement import Arrangement
from openquarto.match.replay import final_view
from openquarto.notation.record import Record
from openquarto.server.error import ServerError
from openquarto.server.game.events import Opened
from openquarto.server.game.history import History
from openquarto.server.game.snapshot import Snapshot
from openquarto.server.http.openapi import HTML, SVG, DescribedRoute, Operation
from openquarto.server.http.replay_link import FIELDS, link_query, linked_record
from openquarto.server.http.responses import hearer_of, json_response, page_response, spoken_manner_of
from openquarto.server.http.spoken import SPOKEN
from openquarto.server.room.projection import Projection
from openquarto.server.room.replay import told_missed, told_turns
from openquarto.server.services import Services
from openquarto.server.sessions import address_of, session_of
from openquarto.server.site.templates import inline_json
from openquarto.server.store.protocol import GameInfo
from openquarto.speech.announce import ending
from openquarto.speech.catalogue import languages
from openquarto.speech.manner import Hearer
from openquarto.speech.name import line_name, side_names
from openquarto.wire.replay import Replay

PNG = "image/png"


async def game_replay(request: Request) -> Response:
    """The turns of a game that is over, in the words of whoever asks."""
    table = (await Services.of(request).registry.find(request.path_params["game"])).table
    edition = table.last.arrangement.settings.edition
    manner = replace(spoken_manner_of(request), edition=edition)
    projection = Projection(table.seat_of(session_of(request)), manner)
    return json_response(replay_of(request, table.last, projection.hearer(table.last)))


async def replay_page(request: Request) -> Response:
    """A shared game, turn by turn: all of it is in the address."""
    snapshot = linked_snapshot(request)
    manner = replace(hearer_of(request).manner, edition=snapshot.arrangement.settings.edition)
    projection, services = Projection("none", manner), Services.of(request)
    hearer = projection.hearer(snapshot)
    history = History([snapshot], services.config.limits)
    whole = projection.table(history, snapshot.at, GameInfo("", "", 0.0))
    replay = replay_of(request, snapshot, hearer)
    values = {
        "title": ending_title(snapshot, hearer),
        "sentences": ending_sentences(snapshot, hearer),
        "turns": replay.turns,
        "review": f"/review?{request.url.query}" if replay.turns else "",
        "table_json": inline_json(msgspec.json.encode(whole).decode()),
        "replay_json": inline_json(msgspec.json.encode(replay).decode()),
        "picture": f"{services.address}{replay.png}" if replay.png else "",
    }
    return page_response(request, "replay", values)


async def picture_svg(request: Request) -> Response:
    """The end of a shared game as a drawing."""
    return Response(await _picture(request, "svg"), headers=_cached("svg"), media_type=SVG)


async def picture_png(request: Request) -> Response:
    """The end of a shared game as PNG, where this server can make one."""
    if not has_png():
        raise ServerError("no png")
    return Response(await _picture(request, "png"), headers=_cached("png"), media_type=PNG)


def replay_of(request: Request, snapshot: Snapshot, hearer: Hearer) -> Replay:
    """All turns of a game that is over, and the links that carry it."""
    game, arrangement = snapshot.match.game, snapshot.arrangement
    turns = told_turns(game, hearer)
    record = Record.of(game, arrangement.settings.tags())
    plain = link_query(record, arrangement)
    named = link_query(record, arrangement, with_names=True)
    language, reach = hearer.manner.language, Services.of(request).config.reach
    return Replay(
        turns=turns,
        missed=told_missed(game, turns, hearer),
        link=f"/replay?{plain}",
        named_link=f"/replay?{named}" if named != plain else "",
        picture=f"/replay/picture.svg?{plain}&lang={language}",
        png=f"/replay/picture.png?{plain}&lang={language}" if has_png() else "",
        reach="here" if reach == "local" else reach,
    )


def linked_snapshot(request: Request) -> Snapshot:
    """The table at the end of the game that a link carries; it is in no store."""
    record = linked_record(request.query_params)
    arrangement = Arrangement.of(record, Arrangement())
    return Snapshot.opening(Opened.of(arrangement, record=str(record)), 0.0)


def ending_title(snapshot: Snapshot, hearer: Hearer) -> str:
    """Who has won, in a sentence."""
    outcome = snapshot.match.game.outcome
    assert outcome is not None  # a link to a game that goes on is refused
    return list(ending(outcome, hearer))[-1]


def ending_sentences(snapshot: Snapshot, hearer: Hearer) -> list[str]:
    """How it ended: the reason, and the lines that won."""
    game = snapshot.match.game
    assert game.outcome is not None
    *how, _ = ending(game.outcome, hearer)
    shown = (
        hearer.says(
            "quarto-shown",
            line=line_name(each.line, hearer.manner),
            sides=side_names(each.sides, hearer.manner),
        )
        for each in final_view(game).shown
    )
    return [*how, *shown]


async def _picture(request: Request, kind: str) -> bytes:
    services, hearer = Services.of(request), hearer_of(request)
    snapshot = linked_snapshot(request)
    asked = [(field, request.query_params.get(field, "")) for field in FIELDS]
    key = f"{kind} {hearer.manner.language} {asked}"

    def draw() -> bytes:
        edition = snapshot.arrangement.settings.edition
        manner = replace(hearer.manner, edition=edition)
        told = Projection("none", manner).hearer(snapshot)
        svg = draw_result(
            final_view(snapshot.match.game),
            title=ending_title(snapshot, told),
            sentences=ending_sentences(snapshot, told),
            language=manner.language,
            edition=edition,
        )
        return png(svg) if kind == "png" else svg.encode()

    return await services.pictures.make(
        key, draw, lambda: services.addresses.count("pictures", address_of(request))
    )


def _cached(kind: str) -> dict[str, str]:
    """A picture is the same for ever, as its address carries the game; an update may draw it better."""
    name = f'inline; filename="quarto.{kind}"'
    return {"cache-control": "public, max-age=86400", "content-disposition": name}


_LINK: dict[str, dict[str, Any]] = {field: {"type": "string"} for field in FIELDS}
_SHOWN = {**_LINK, "lang": {"enum": list(languages())}}
ROUTES: list[BaseRoute] = [
    DescribedRoute(
        "/api/games/{game}/replay", game_replay, Operation("replay", {200: Replay}, (404, 409), SPOKEN)
    ),
    DescribedRoute("/replay", replay_page, Operation("sharedReplay", {200: HTML}, (400, 409), _SHOWN)),
    DescribedRoute(
        "/replay/picture.svg", picture_svg, Operation("drawResult", {200: SVG}, (400, 409, 429), _SHOWN)
    ),
    DescribedRoute(
        "/replay/picture.png",
        picture_png,
        Operation("drawResultPng", {200: PNG}, (400, 404, 409, 429), _SHOWN),
    ),
]
