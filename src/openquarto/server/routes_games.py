"""What programs ask for: a new table, my games, the language, and how the server is."""

import asyncio
import re

from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from openquarto.about import VERSION
from openquarto.match.arrangement import Arrangement
from openquarto.server.agreed import opponent, title
from openquarto.server.answers import hearer_of, json_answer, wants_json
from openquarto.server.choice import read_choice, read_record
from openquarto.server.config import is_loopback
from openquarto.server.error import ServerError
from openquarto.server.house import House
from openquarto.server.openapi import document
from openquarto.server.requests import decoded, fields_of, mine
from openquarto.server.seatname import SEAT_NAMES
from openquarto.server.seeing import Seeing
from openquarto.server.sessions import (
    address_of,
    hashed,
    new_token,
    session_of,
    set_language,
    set_session,
    token_of,
)
from openquarto.speech.catalogue import languages
from openquarto.wire.http import Created, Health, MyGame, Title
from openquarto.wire.table import Sitter

LARGEST_RECORD = 65536  # bytes of a request that brings a record
LONGEST_TITLE = 60
MOST_LISTED = 100  # games in a list


async def create_table(request: Request) -> Response:
    """Open a table as it was chosen."""
    house = House.of(request)
    fields = await fields_of(request, LARGEST_RECORD)
    choice = read_choice(fields)
    record = await asyncio.to_thread(read_record, fields["record"]) if fields.get("record") else None
    if choice.faults and not wants_json(request):
        from openquarto.server.routes_pages import new_page  # noqa: PLC0415  it lists my games, as this does

        return new_page(request, fields, 400)
    arrangement = Arrangement.of(record, Arrangement()) if record else choice.arrangement()
    house.addresses.begin_game(address_of(request))
    token = token_of(request) or new_token()
    me = choice.me if arrangement.by_link else arrangement.me
    seat: Sitter = "both" if me is None else SEAT_NAMES[me]
    sitters = {hashed(token): seat}
    if record:
        game = await house.tables.go_on(record, arrangement, sitters)
    else:
        game = await house.tables.create(arrangement, sitters, by_lot=choice.is_by_lot)
    url = f"/table/{game}"
    answer: Response = (
        json_answer(Created(game, url), 201) if wants_json(request) else RedirectResponse(url, 303)
    )
    if token_of(request) is None:
        set_session(answer, token, is_secure=house.config.is_secure)
    return answer


async def my_games(request: Request) -> Response:
    """My games, the one that changed last first."""
    return json_answer(await games_of(request))


async def games_of(request: Request) -> list[MyGame]:
    """The games of whoever asks."""
    house, session = House.of(request), session_of(request)
    if session is None:
        return []
    manner = hearer_of(request).manner
    games = []
    for kept in (await house.tables.store.games_of(session))[:MOST_LISTED]:
        _, moments = await house.tables.look(kept.game)
        moment, seeing = moments[-1], Seeing(kept.sitters[session], manner)
        view = seeing.view(moment)
        games.append(
            MyGame(
                game=kept.game,
                title=title(kept, moment.arrangement, seeing.manner),
                opponent=opponent(moment.arrangement, seeing.manner),
                variant=str(moment.arrangement.settings.variant),
                status=seeing.status(moment),
                is_over=view.outcome is not None,
                is_my_turn=view.is_my_turn and moment.is_begun,
                changed=int(kept.changed * 1000),
            )
        )
    return games


async def rename_game(request: Request) -> Response:
    """Give one of my games another title."""
    kept, _ = await mine(request)
    title = " ".join((await decoded(request, Title)).title.split())
    if not 1 <= len(title) <= LONGEST_TITLE or not title.isprintable():
        raise ServerError("title", longest=LONGEST_TITLE)
    await House.of(request).tables.rename(kept.game, title)
    return Response(status_code=204)


async def choose_language(request: Request) -> Response:
    """Speak another language from now on; a form goes back to where it came from."""
    is_form = "json" not in request.headers.get("content-type", "")
    fields = await fields_of(request)
    language = fields.get("language", "")
    if language not in languages():
        raise ServerError("choice", field="language", choices=", ".join(languages()), text=language)
    back = fields.get("back", "/")
    is_ours = re.fullmatch(r"/(?![/\\])[\x21-\x7e]*", back)
    answer = RedirectResponse(back if is_ours else "/", 303) if is_form else Response(status_code=204)
    set_language(answer, language, is_secure=House.of(request).config.is_secure)
    return answer


async def health(request: Request) -> Response:
    """That the server answers, and its store too."""
    await House.of(request).tables.store.time()
    return json_answer(Health("ok", VERSION))


async def metrics(request: Request) -> Response:
    """Figures, for this machine only: also a proxy here would ask by the name that others know."""
    host = request.headers.get("host", "").rpartition(":")[0] or request.headers.get("host", "")
    if not (is_loopback(address_of(request)) and is_loopback(host)):
        raise ServerError("no such page", path=request.url.path)
    return PlainTextResponse(House.of(request).metrics.text(), media_type="text/plain; version=0.0.4")


async def openapi(_request: Request) -> Response:
    """What can be asked over HTTP, for programs."""
    return json_answer(document())


ROUTES: list[BaseRoute] = [
    Route("/tables", create_table, methods=["POST"]),
    Route("/language", choose_language, methods=["POST"]),
    Route("/api/games", my_games),
    Route("/api/games/{game}", rename_game, methods=["PATCH"]),
    Route("/healthz", health),
    Route("/metrics", metrics),
    Route("/openapi.json", openapi),
]
