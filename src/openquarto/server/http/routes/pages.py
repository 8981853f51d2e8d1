"""The pages that people open."""

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute

from openquarto.drawing.board import draw
from openquarto.rules.error import RuleError
from openquarto.rules.position import Position
from openquarto.server.game.table import Table
from openquarto.server.http.game_form_schema import GAME_FORM
from openquarto.server.http.new_game_page import new_game_page
from openquarto.server.http.openapi import HTML, SVG, TEXT, DescribedRoute, Operation
from openquarto.server.http.positions import asked_edition, asked_position
from openquarto.server.http.responses import hearer_of, page_response
from openquarto.server.limits import network
from openquarto.server.room.agreement import record, title
from openquarto.server.room.projection import Projection
from openquarto.server.services import Services
from openquarto.server.sessions import address_of, session_of
from openquarto.server.site.templates import inline_json
from openquarto.speech.answer import read_board, read_stock, status
from openquarto.speech.catalogue import languages
from openquarto.speech.guide import guide, guide_title
from openquarto.speech.manner import Manner
from openquarto.view.edition import Edition
from openquarto.view.error import ViewFault
from openquarto.view.masked import MaskedView
from openquarto.view.view import View


async def new(request: Request) -> Response:
    """The form of a new game; nothing is made by looking at it."""
    return new_game_page(request)


async def table_page(request: Request) -> Response:
    """A table; what is on it comes by the socket, and for the first glance with the page."""
    table, projection = await _look(request)
    whole = projection.table(table.history, table.clock_time, table.info.titled(session_of(request)))
    text = msgspec.json.encode(whole).decode()
    values = {
        "game": table.info.game,
        "title": whole.title,
        "table_json": inline_json(text),
        "seq": table.last.seq,
        "is_masked": projection.is_masked(table.last),
        "edition": whole.rules.edition,
    }
    return page_response(request, "table", values)


async def record_file(request: Request) -> Response:
    """The record, to be saved."""
    table, _ = await _look(request)
    headers = {
        "content-disposition": f'attachment; filename="quarto-{table.info.game}.qgn"',
        "cache-control": "no-store",
    }
    return PlainTextResponse(str(record(table.last)), headers=headers)


async def print_view(request: Request) -> Response:
    """The game on paper."""
    table, projection = await _look(request)
    info, snapshot = table.info.titled(session_of(request)), table.last
    projection = projection.from_outside(snapshot)
    seen, hearer = projection.view(snapshot), projection.hearer(snapshot)
    view = seen.blank() if isinstance(seen, MaskedView) else seen
    values = {
        "game": info.game,
        "title": title(info, snapshot.arrangement, projection.manner),
        "board": [piece.name if piece is not None else None for piece in view.board],
        "edition": projection.manner.edition.value,
        "sentences": (
            *status(seen, hearer),
            *(() if isinstance(seen, MaskedView) else read_board(view, hearer)),
        ),
        "entries": [entry.text for entry in projection.log(table.history)],
        "record": str(record(snapshot)),
    }
    return page_response(request, "print", values)


async def picture(request: Request) -> Response:
    """The table as a drawing; a masked game has none before its end."""
    table, projection = await _look(request)
    view = projection.from_outside(table.last).view(table.last)
    if isinstance(view, MaskedView):
        raise RuleError(ViewFault("masked reading"))
    return _drawn(view, projection.manner.edition)


async def position(request: Request) -> Response:
    """A position from its text, drawn and named."""
    read, edition = _position(request)
    view, hearer = View.of(read), hearer_of(request)
    values = {
        "board": [piece.name if piece is not None else None for piece in view.board],
        "hand": view.hand.name if view.hand is not None else None,
        "last": view.last.name if view.last is not None else None,
        "edition": edition.value,
        "sentences": (
            *status(view, hearer),
            *read_board(view, hearer),
            read_stock(view, hearer),
        ),
        "text": str(read),
    }
    return page_response(request, "position", values)


async def position_picture(request: Request) -> Response:
    """A position from its text, as a drawing."""
    read, edition = _position(request)
    return _drawn(View.of(read), edition)


async def rules(request: Request) -> Response:
    """The rules in a minute."""
    return page_response(request, "rules", {})


async def without_sight(request: Request) -> Response:
    """How to play without sight."""
    hearer = hearer_of(request)
    return page_response(request, "guide", {"title": guide_title(hearer), "parts": guide(hearer)})


async def _look(request: Request) -> tuple[Table, Projection]:
    """A table, and how the one who asks may see it."""
    table = (await Services.of(request).registry.find(request.path_params["game"])).table
    edition = table.last.arrangement.settings.edition
    manner = Manner(language=hearer_of(request).manner.language, edition=edition)
    seat = table.seat_of(session_of(request))
    if seat != "none":
        table.set_owner(network(address_of(request)))
    return table, Projection(seat, manner)


def _position(request: Request) -> tuple[Position, Edition]:
    query = request.query_params
    return asked_position(query.get("text", "")), asked_edition(query)


def _drawn(view: View, edition: Edition) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(draw(view, edition=edition), headers=headers, media_type="image/svg+xml")


_ON_A_TABLE = (404,)
_POSITION: dict[str, dict[str, Any]] = {
    "text": {"type": "string"},
    "edition": {"enum": [each.value for each in Edition]},
}
_NEW = {**GAME_FORM, "start": {"enum": ["1"]}, "lang": {"enum": list(languages())}}
ROUTES: list[BaseRoute] = [
    DescribedRoute("/new", new, Operation("new", {200: HTML}, query=_NEW)),
    DescribedRoute("/table/{game}", table_page, Operation("table", {200: HTML}, _ON_A_TABLE)),
    DescribedRoute("/table/{game}/record.qgn", record_file, Operation("record", {200: TEXT}, _ON_A_TABLE)),
    DescribedRoute("/table/{game}/print", print_view, Operation("print", {200: HTML}, _ON_A_TABLE)),
    DescribedRoute("/table/{game}/picture.svg", picture, Operation("picture", {200: SVG}, _ON_A_TABLE)),
    DescribedRoute("/position", position, Operation("position", {200: HTML}, (400,), _POSITION)),
    DescribedRoute(
        "/position.svg", position_picture, Operation("drawPosition", {200: SVG}, (400,), _POSITION)
    ),
    DescribedRoute("/rules", rules, Operation("rules", {200: HTML})),
    DescribedRoute("/without-sight", without_sight, Operation("guide", {200: HTML})),
]
