"""Games that were played without a network, brought to this server by the browser that kept them."""

from functools import partial

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from openquarto.match.arrangement import Arrangement
from openquarto.server.error import ServerError
from openquarto.server.http.bodies import body_of
from openquarto.server.http.new_session import session_to_play
from openquarto.server.http.openapi import DescribedRoute, Operation
from openquarto.server.http.responses import json_response
from openquarto.server.http.titles import read_title
from openquarto.server.room.brought import LARGEST_LOG, brought_game
from openquarto.server.seat_names import SEAT_NAMES
from openquarto.server.services import Services
from openquarto.server.sessions import address_of, set_session
from openquarto.server.tokens import hashed
from openquarto.wire.http import Created
from openquarto.wire.table import Sitter


async def bring_game(request: Request) -> Response:
    """Take over a game that a browser has kept; nothing happens where it was taken over before."""
    services, address = Services.of(request), address_of(request)
    services.addresses.count("games", address)  # before anything is read: reading is what costs
    body = await body_of(request, LARGEST_LOG)
    most = services.config.limits.events
    brought = await services.records.work(partial(brought_game, body, most), address)
    if not brought.record:
        return Response(status_code=204)
    token, is_new = await session_to_play(request)
    session, known = hashed(token), await services.registry.store.game(brought.name)
    if known is None:
        record = await services.records.read(brought.record, address)
        arrangement = Arrangement.of(record, Arrangement())
        seat: Sitter = "both" if arrangement.me is None else SEAT_NAMES[arrangement.me]
        await services.registry.go_on(record, arrangement, {session: seat}, game=brought.name)
        if title := read_title(brought.title):
            await services.registry.rename(brought.name, session, title)
    elif session not in known.seats:
        raise ServerError("not your game")
    created = Created(brought.name, f"/table/{brought.name}")
    answer = json_response(created, 201 if known is None else 200)
    if is_new:
        set_session(answer, token, is_secure=services.config.is_secure)
    return answer


ROUTES: list[BaseRoute] = [
    DescribedRoute(
        "/api/games/brought",
        bring_game,
        Operation("bringGame", {200: Created, 201: Created, 204: None}, (400, 403, 413, 429, 503)),
        method="POST",
    ),
]
