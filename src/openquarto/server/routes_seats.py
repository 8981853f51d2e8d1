"""What belongs to play by link: an invitation, the way in with it, a seat on another device, privacy."""

import asyncio
import re

import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from openquarto.match.greeting import rule_sentences
from openquarto.server.agreed import host, title
from openquarto.server.answers import hearer_of, json_answer, page
from openquarto.server.error import ServerError
from openquarto.server.house import House
from openquarto.server.requests import decoded, mine
from openquarto.server.seats import forget_names, invite, leave, sit_down
from openquarto.server.seeing import Seeing
from openquarto.server.sessions import address_of, hashed, new_token, session_of, set_session, token_of
from openquarto.speech.manner import Manner
from openquarto.wire.http import Created, Invitation, SitDown, Wanted

SECRET = re.compile(r"[\w-]{22}", re.ASCII)


async def invitation(request: Request) -> Response:
    """A link to a seat, with a secret behind the # that no server on the way is told."""
    kept, session = await mine(request)
    house, wanted = House.of(request), await decoded(request, Wanted)
    seat = kept.sitters[session] if wanted.seat == "mine" else None
    secret = await invite(house.tables, kept, seat)
    url = f"{house.address}/join/{kept.game}#{secret}"
    picture = await asyncio.to_thread(_picture, url)  # it takes some ten milliseconds
    return json_answer(Invitation(url, picture, house.config.reach), 201)


def _picture(url: str) -> str:
    code = segno.make(url, error="m", micro=False)
    return code.svg_data_uri(border=4, dark="#000", light="#fff", omitsize=True)


async def join(request: Request) -> Response:
    """The way in: the page sends what only it can see, the part behind the #."""
    house = House.of(request)
    kept, moments = await house.tables.look(request.path_params["game"])
    arrangement = moments[-1].arrangement
    manner = Manner(edition=arrangement.settings.edition, language=hearer_of(request).manner.language)
    last = moments[-1]
    hearer, settings = Seeing("none", manner).hearer(last), arrangement.settings
    values = {
        "game": kept.game,
        "title": title(kept, arrangement, manner),
        "host": host(kept, settings, hearer),
        "rules": rule_sentences(settings, hearer),
        "is_mine": session_of(request) in kept.sitters,
        "is_move": last.is_begun or not arrangement.by_link,
    }
    return page(request, "join", values)


async def take_seat(request: Request) -> Response:
    """Exchange the secret of an invitation for a cookie, once."""
    house = House.of(request)
    house.addresses.try_secret(address_of(request))
    asked = await decoded(request, SitDown)
    game = request.path_params["game"]
    if not SECRET.fullmatch(asked.secret):
        raise ServerError("invitation used")
    token = token_of(request) or new_token()
    await sit_down(house.tables, game, asked.secret, hashed(token), " ".join(asked.name.split()))
    answer = json_answer(Created(game, f"/table/{game}"), 201)
    set_session(answer, token, is_secure=house.config.is_secure)
    return answer


async def leave_game(request: Request) -> Response:
    """Have nothing to do with one of my games any more; alone, forget it."""
    kept, session = await mine(request)
    await leave(House.of(request).tables, kept, session)
    return Response(status_code=204)


async def forget_me(request: Request) -> Response:
    """Forget what I am called, in all my games by link."""
    if session := session_of(request):
        await forget_names(House.of(request).tables, session)
    return Response(status_code=204)


async def privacy(request: Request) -> Response:
    """What is kept, by whom, and for how long."""
    config = House.of(request).config
    values = {
        "operator": config.operator,
        "contact": config.contact,
        "days": config.retention_days,
        "is_public": bool(config.public_url),
    }
    return page(request, "privacy", values)


ROUTES: list[BaseRoute] = [
    Route("/join/{game}", join),
    Route("/privacy", privacy),
    Route("/api/games/{game}/invitation", invitation, methods=["POST"]),
    Route("/api/games/{game}/seat", take_seat, methods=["POST"]),
    Route("/api/games/{game}", leave_game, methods=["DELETE"]),
    Route("/api/name", forget_me, methods=["DELETE"]),
]
