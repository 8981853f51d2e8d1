"""Tournaments for programs and forms: make one, do something with it, come in with a secret, export it."""

from collections.abc import Callable, Mapping
from functools import partial
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute

from openquarto.rules.error import QuartoError
from openquarto.server.error import ServerError
from openquarto.server.http import club_acts
from openquarto.server.http.bodies import decoded, fields_of
from openquarto.server.http.club_settings import number, settings_sent
from openquarto.server.http.club_view import club_page
from openquarto.server.http.openapi import JSON, DescribedRoute, Operation
from openquarto.server.http.qr_code import qr_code
from openquarto.server.http.responses import hearer_of, json_response, wants_json
from openquarto.server.http.routes.seats import SECRET
from openquarto.server.roles import player_of
from openquarto.server.services import Services
from openquarto.server.sessions import address_of, session_of, set_session
from openquarto.server.store.log_store import ARBITER
from openquarto.server.tokens import hashed, new_token
from openquarto.server.tournaments.tables import look_after_tables
from openquarto.speech.refusal import refuse
from openquarto.tournament.json_form import state_json
from openquarto.tournament.settings import Settings
from openquarto.wire.http import Created, Invitation, Secret

PLAYERS: Mapping[str, Callable[[int], club_acts.Made]] = {
    "report": club_acts.report,
    "on-screen": club_acts.on_screen,
    "leave": club_acts.leave,
}


async def create(request: Request) -> Response:
    """Make a tournament; whoever does is its arbiter."""
    services = Services.of(request)
    services.addresses.count("tournaments", address_of(request))
    settings = Settings.of_json({"name": "", **settings_sent(await fields_of(request))})
    token, session = None, session_of(request)
    if session is None:
        token = new_token()
        session = hashed(token)
    name = await services.tournaments.create(settings, session)
    url = f"/club/{name}"
    answer: Response = (
        json_response(Created(name, url), 201) if wants_json(request) else RedirectResponse(url, 303)
    )
    if token:
        set_session(answer, token, is_secure=services.config.is_secure)
    return answer


async def act(request: Request) -> Response:
    """Do one of the acts of an arbiter or a player."""
    services, name = Services.of(request), request.path_params["tournament"]
    services.addresses.count("club", address_of(request))
    fields, what = await fields_of(request), request.path_params["act"]
    role = await services.tournaments.role(name, session_of(request))
    if what == "forget":
        return await _forget(request, role, number(fields, "player", player_of(role)))
    made = _made(what, role)
    if what in ("pair", "pair-by-hand"):
        services.addresses.count("pairings", address_of(request))
    await look_after_tables(services.tournaments, name)  # a result that a table knows comes first
    try:
        log = await services.tournaments.act(name, lambda log: made(log, fields), by=role)
    except QuartoError as error:
        if wants_json(request):
            raise
        return await club_page(request, refuse(error, hearer_of(request)))
    if wants_json(request):
        return json_response(state_json(log))
    return RedirectResponse(f"/club/{name}{_back(request, what, fields)}", 303)


def _back(request: Request, what: str, fields: Mapping[str, str]) -> str:
    """Where an arbiter was: the tab, the round, the board."""
    asked = {name: request.query_params.get(name, "") for name in ("tab", "round")}
    if what in ("pair", "unpair", "pair-by-hand"):  # there is another newest round
        asked = {"tab": "round"}
    board = [fields.get(name, "") for name in ("round", "board")]
    anchor = f"#board-{'-'.join(board)}" if what == "result" and all(map(str.isdigit, board)) else ""
    known = {name: text for name, text in asked.items() if text}
    return (f"?{urlencode(known)}" if known else "") + anchor


def _made(what: str, role: str) -> club_acts.Made:
    player = player_of(role)
    if what in PLAYERS:
        if not player:
            raise ServerError("not a player here")
        return PLAYERS[what](player)
    if what not in club_acts.ARBITERS:
        raise ServerError("no such page", path=what)
    if role != ARBITER:
        raise ServerError("not the arbiter")
    return club_acts.ARBITERS[what]


async def _forget(request: Request, role: str, player: int) -> Response:
    """Take a name out: for the arbiter, or for whoever bears it."""
    name = request.path_params["tournament"]
    if role not in (ARBITER, f"player {player}"):
        raise ServerError("not the arbiter")
    await Services.of(request).tournaments.forget(name, player)
    if wants_json(request):
        return Response(status_code=204)
    return RedirectResponse(f"/club/{name}{_back(request, 'forget', {})}", 303)


async def state(request: Request) -> Response:
    """A tournament as it is: what everybody may know. A report is nobody else's business."""
    services = Services.of(request)
    log = await look_after_tables(services.tournaments, request.path_params["tournament"])
    return json_response(state_json(log))


async def seq(request: Request) -> Response:
    """The number of the last entry of its log: whoever has seen it has seen everything."""
    services = Services.of(request)
    log = await look_after_tables(services.tournaments, request.path_params["tournament"])
    return json_response({"seq": log.seq})


async def issue(request: Request) -> Response:
    """A link and its QR code for a player, or for another arbiter; a player's old link ends."""
    services, name = Services.of(request), request.path_params["tournament"]
    services.addresses.count("club", address_of(request))
    log = await services.tournaments.log(name)
    if await services.tournaments.role(name, session_of(request)) != ARBITER:
        raise ServerError("not the arbiter")
    fields = await fields_of(request)
    player = number(fields, "player", 0)
    if player:
        log.state.player(player)
    secret = await services.tournaments.issue(name, f"player {player}" if player else ARBITER)
    url = f"{services.address}/club/{name}/come#{secret}"
    picture = await services.off_loop.run(partial(qr_code, url))
    return json_response(Invitation(url, picture, services.config.reach), 201)


async def come_in(request: Request) -> Response:
    """Exchange a secret for a role of this browser; the secret stays good for another device."""
    services, name = Services.of(request), request.path_params["tournament"]
    with services.addresses.trying(address_of(request)):
        secret = (await decoded(request, Secret)).secret
        await services.tournaments.log(name)
        if not SECRET.fullmatch(secret):
            raise ServerError("invitation used")
        token, session = None, session_of(request)
        if session is None:
            token = new_token()
            session = hashed(token)
        await services.tournaments.come_in(name, secret, session)
    answer = json_response(Created(name, f"/club/{name}"), 201)
    if token:
        set_session(answer, token, is_secure=services.config.is_secure)
    return answer


async def forget(request: Request) -> Response:
    """Take a player's name out of a tournament: asked by the arbiter, or by the player."""
    services, name = Services.of(request), request.path_params["tournament"]
    services.addresses.count("club", address_of(request))
    role = await services.tournaments.role(name, session_of(request))
    return await _forget(request, role, number(dict(request.path_params), "player"))


_FORM = {"type": "object", "additionalProperties": {"type": "string"}}

ROUTES: list[BaseRoute] = [
    DescribedRoute(
        "/club",
        create,
        Operation(
            "createTournament", {201: Created, 303: None}, (400, 403, 413, 429, 503), body=_FORM, is_form=True
        ),
        method="POST",
    ),
    DescribedRoute("/api/club/{tournament}", state, Operation("tournament", {200: JSON}, (404,))),
    DescribedRoute("/api/club/{tournament}/seq", seq, Operation("tournamentSeq", {200: JSON}, (404,))),
    DescribedRoute(
        "/club/{tournament}/act/{act}",
        act,
        Operation(
            "actInTournament",
            {200: JSON, 303: None},
            (400, 403, 404, 409, 413, 429, 503),
            body=_FORM,
            is_form=True,
        ),
        method="POST",
    ),
    DescribedRoute(
        "/api/club/{tournament}/key",
        issue,
        Operation("issueKey", {201: Invitation}, (400, 403, 404, 429), body=_FORM, is_form=True),
        method="POST",
    ),
    DescribedRoute(
        "/api/club/{tournament}/come",
        come_in,
        Operation("comeIn", {201: Created}, (400, 404, 410, 429), body=Secret),
        method="POST",
    ),
    DescribedRoute(
        "/api/club/{tournament}/players/{player}/name",
        forget,
        Operation("forgetPlayer", {204: None}, (400, 403, 404, 429)),
        method="DELETE",
    ),
]
