"""Result slips for boards of wood, with a QR code: whoever scans one tells the result, without a seat."""

from functools import partial

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from openquarto.server.error import ServerError
from openquarto.server.http.bodies import fields_of
from openquarto.server.http.club_settings import number
from openquarto.server.http.club_view import RESULTS, Shown, board_name
from openquarto.server.http.openapi import HTML, JSON, DescribedRoute, Operation
from openquarto.server.http.qr_code import qr_code
from openquarto.server.http.responses import json_response, page_response
from openquarto.server.http.routes.seats import SECRET
from openquarto.server.services import Services
from openquarto.server.sessions import address_of, session_of
from openquarto.server.store.log_store import ARBITER
from openquarto.tournament import acts
from openquarto.tournament.result import Result
from openquarto.tournament.state import Board, Round, Tournament


async def slips(request: Request) -> Response:
    """A slip for each board of a round that has no result yet: for the arbiter, who prints them."""
    services, name = Services.of(request), request.path_params["tournament"]
    services.addresses.count("exports", address_of(request))
    log = await services.tournaments.log(name)
    if await services.tournaments.role(name, session_of(request)) != ARBITER:
        raise ServerError("not the arbiter")
    state = log.state
    played = state.round(number(await fields_of(request), "round", len(state.rounds)))
    made = []
    for board in played.boards:
        if board.result is None:
            secret = await services.tournaments.slip(name, played, board)
            url = f"{services.address}/club/{name}/slip#{secret}"
            picture = await services.off_loop.run(partial(qr_code, url))
            made.append(_shown(state, played, board) | {"qr": picture, "url": url})
    return page_response(request, "club_slips", {"title": state.settings.name, "slips": made})


async def slip_page(request: Request) -> Response:
    """The page of a slip: it sends what only it can see, the part behind the #."""
    name = request.path_params["tournament"]
    log = await Services.of(request).tournaments.log(name)
    return page_response(request, "club_slip", {"tournament": name, "title": log.state.settings.name})


async def slip(request: Request) -> Response:
    """The board of a slip; with a result, that is told. Another than the one that is there is refused."""
    services, name = Services.of(request), request.path_params["tournament"]
    with services.addresses.trying(address_of(request)):
        fields = await fields_of(request)
        await services.tournaments.log(name)
        secret = fields.get("secret", "")
        if not SECRET.fullmatch(secret):
            raise ServerError("invitation used")
        played, board = await services.tournaments.board_of_slip(name, secret)
    if text := fields.get("result", ""):
        log = await services.tournaments.act(
            name, lambda log: acts.tell_by_slip(log.state, played.number, board.number, text), by="slip"
        )
    else:
        log = await services.tournaments.log(name)
    played = log.state.round(played.number)
    return json_response(_shown(log.state, played, played.board(board.number)))


def _shown(state: Tournament, played: Round, board: Board) -> Shown:
    games = state.settings.games
    return {
        "round": played.number,
        "board": board_name(state, played, board),
        "first": state.name(board.first),
        "second": state.name(board.second),
        "result": board.result.shown if board.result else "",
        "choices": [{"text": text, "shown": Result.parse(text, games).shown} for text in RESULTS[games]],
    }


_SLIP = {
    "type": "object",
    "properties": {"secret": {"type": "string"}, "result": {"type": "string"}},
    "required": ["secret"],
}
_ROUND = {"type": "object", "properties": {"round": {"type": "string"}}}
ROUTES: list[BaseRoute] = [
    DescribedRoute(
        "/club/{tournament}/slips",
        slips,
        Operation("printSlips", {200: HTML}, (400, 403, 404, 429), body=_ROUND, is_form=True),
        method="POST",
    ),
    DescribedRoute("/club/{tournament}/slip", slip_page, Operation("slipPage", {200: HTML}, (404,))),
    DescribedRoute(
        "/api/club/{tournament}/slip",
        slip,
        Operation("tellBySlip", {200: JSON}, (400, 404, 409, 410, 413, 429), body=_SLIP),
        method="POST",
    ),
]
