"""What belongs to play by link: an invitation, the way in with it, a seat on another device, privacy."""

import re
from functools import partial

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from openquarto.match.greeting import rule_sentences
from openquarto.match.settings import checked_name
from openquarto.rules.seat import Seat
from openquarto.server.bots import is_bot_name
from openquarto.server.error import ServerError
from openquarto.server.http.bodies import decoded, mine
from openquarto.server.http.openapi import HTML, DescribedRoute, Operation
from openquarto.server.http.qr_code import qr_code
from openquarto.server.http.responses import hearer_of, json_response, page_response
from openquarto.server.room.agreement import host, title
from openquarto.server.room.forgetting import forget_names
from openquarto.server.room.projection import Projection
from openquarto.server.room.seats import Newcomer, invite, is_open, leave, sit_down
from openquarto.server.services import Services
from openquarto.server.sessions import address_of, session_of, set_session
from openquarto.server.tokens import hashed, new_token
from openquarto.speech.manner import Manner
from openquarto.wire.http import Created, Invitation, Secret, SitDown, Wanted

SECRET = re.compile(r"[\w-]{22}", re.ASCII)


async def invitation(request: Request) -> Response:
    """A link to a seat, with a secret behind the # that no server on the way is told."""
    info, session = await mine(request)
    services, wanted = Services.of(request), await decoded(request, Wanted)
    services.addresses.count("invitations", address_of(request))
    seat = info.seats[session] if wanted.seat == "mine" else None
    secret = await invite(services.registry, info, seat)
    url = f"{services.address}/join/{info.game}#{secret}"
    picture = await services.off_loop.run(partial(qr_code, url))  # it takes some ten milliseconds
    return json_response(Invitation(url, picture, services.config.reach), 201)


async def join(request: Request) -> Response:
    """The way in: the page sends what only it can see, the part behind the #."""
    services = Services.of(request)
    table = (await services.registry.find(request.path_params["game"])).table
    info, last = table.info, table.last
    arrangement = last.arrangement
    manner = Manner(edition=arrangement.settings.edition, language=hearer_of(request).manner.language)
    hearer, settings = Projection("none", manner).hearer(last), arrangement.settings
    values = {
        "game": info.game,
        "title": title(info.titled(None), arrangement, manner),
        "host": host(info, settings, hearer),
        "rules": rule_sentences(settings, hearer),
        "is_taken": not arrangement.by_link or len({*info.seats.values()}) == len(Seat),
        "is_mine": session_of(request) in info.seats,
        "is_move": last.is_begun or not arrangement.by_link,
    }
    return page_response(request, "join", values)


async def look_at_invitation(request: Request) -> Response:
    """Whether an invitation still opens a seat, so that nobody is asked for a name in vain."""
    services = Services.of(request)
    with services.addresses.trying(address_of(request)):
        secret, game = (await decoded(request, Secret)).secret, request.path_params["game"]
        is_secret = SECRET.fullmatch(secret) is not None
        if not (is_secret and await is_open(services.registry, game, secret, session_of(request))):
            raise ServerError("invitation used")
    return Response(status_code=204)


async def take_seat(request: Request) -> Response:
    """Exchange the secret of an invitation for a cookie, once."""
    services = Services.of(request)
    with services.addresses.trying(address_of(request)):
        asked = await decoded(request, SitDown)
        game = request.path_params["game"]
        if not SECRET.fullmatch(asked.secret):
            raise ServerError("invitation used")
        if is_bot_name(asked.name):
            raise ServerError("bot name")
        answer = json_response(Created(game, f"/table/{game}"), 201)
        return await seated(request, answer, game, asked)


async def seated(
    request: Request, answer: Response, game: str, asked: SitDown, *, only_if_free: bool = False
) -> Response:
    """Let whoever asks sit down by a secret, with a new cookie; raises ServerError."""
    services, token, old = Services.of(request), new_token(), session_of(request)
    newcomer = Newcomer(hashed(token), old, asked.name.strip() and checked_name(asked.name))
    if await sit_down(services.registry, game, asked.secret, newcomer, only_if_free=only_if_free):
        if old:
            services.successions.expect(newcomer.session)
        set_session(answer, token, is_secure=services.config.is_secure)
    return answer


async def leave_game(request: Request) -> Response:
    """Have nothing to do with one of my games any more; my name goes too, and alone the game."""
    info, session = await mine(request)
    await leave(Services.of(request).registry, info, session)
    return Response(status_code=204)


async def forget_me(request: Request) -> Response:
    """Forget what I am called, in all my games."""
    if session := session_of(request):
        await forget_names(Services.of(request).registry, session)
    return Response(status_code=204)


async def privacy(request: Request) -> Response:
    """What is kept, by whom, and for how long."""
    config = Services.of(request).config
    values = {
        "operator": config.operator,
        "contact": config.contact,
        "days": msgspec.structs.asdict(config.retention),
        "is_public": bool(config.public_url),
    }
    return page_response(request, "privacy", values)


ROUTES: list[BaseRoute] = [
    DescribedRoute("/join/{game}", join, Operation("join", {200: HTML}, (404,))),
    DescribedRoute("/privacy", privacy, Operation("privacy", {200: HTML})),
    DescribedRoute(
        "/api/games/{game}/invitation",
        invitation,
        Operation("invite", {201: Invitation}, (400, 403, 404, 409, 429), body=Wanted),
        method="POST",
    ),
    DescribedRoute(
        "/api/games/{game}/invited",
        look_at_invitation,
        Operation("invited", {204: None}, (400, 403, 410, 429), body=Secret),
        method="POST",
    ),
    DescribedRoute(
        "/api/games/{game}/seat",
        take_seat,
        Operation("sitDown", {201: Created}, (400, 404, 409, 410, 429), body=SitDown),
        method="POST",
    ),
    DescribedRoute(
        "/api/games/{game}", leave_game, Operation("leave", {204: None}, (403, 404)), method="DELETE"
    ),
    DescribedRoute("/api/name", forget_me, Operation("forgetMe", {204: None}), method="DELETE"),
]
