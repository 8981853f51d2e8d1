"""For programs that play: who they are, sitting down, the streams of what happens, and what they do."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import ExitStack
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import BaseRoute

from openquarto.rules.error import QuartoError
from openquarto.server.bot_api.asked_once import ask_once
from openquarto.server.bot_api.stream_connection import QUIET, StreamConnection
from openquarto.server.bots import Bot
from openquarto.server.error import ServerError
from openquarto.server.http.bodies import body_of, decoded, fields_of
from openquarto.server.http.game_form import read_game_form
from openquarto.server.http.game_form_schema import GAME_FORM
from openquarto.server.http.openapi import DescribedRoute, Operation
from openquarto.server.http.responses import json_response
from openquarto.server.http.routes.seats import SECRET
from openquarto.server.net.sitting import Visitor, sit
from openquarto.server.room.seats import Newcomer, invite, sit_down
from openquarto.server.seat_names import SEAT_NAMES
from openquarto.server.services import Services
from openquarto.server.sessions import address_of, language_of
from openquarto.server.store.protocol import GameInfo, Session
from openquarto.wire import messages as wire
from openquarto.wire.bots import BotAccount, BotGame, BotTable
from openquarto.wire.http import Created, SitDown
from openquarto.wire.table import Sitter

NDJSON = "application/x-ndjson"
LOOK = 1.0  # seconds between two looks for new games of a bot
ALLOWED = (wire.Act, wire.Wish, wire.Touch)  # what a person does by hand; nobody advises a program
HELLO = b'{"t":"hello","d":{"language":"%b","words":false},"v":0}'
_HEADERS = {"cache-control": "no-store", "content-encoding": "identity", "x-accel-buffering": "no"}


def asked_bot(request: Request) -> Bot:
    """The bot whose token a request carries; raises ServerError."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.casefold() != "bearer":
        raise ServerError("no bot")
    return Services.of(request).bots.of_token(token.strip())


async def account(request: Request) -> Response:
    """Who I am, and my games that go on."""
    bot = asked_bot(request)
    return json_response(BotAccount(bot.shown_name, await _games(Services.of(request), bot)))


async def open_table(request: Request) -> Response:
    """Open a table by link, sit down at it, and get the link for somebody else."""
    bot, services = asked_bot(request), Services.of(request)
    services.addresses.count("games", address_of(request))
    fields = await fields_of(request)
    form = read_game_form(type(fields)({**fields, "opponent": "link", "name_me": bot.shown_name}))
    if form.faults:
        raise QuartoError(*form.faults)
    is_public = services.lobby is not None and fields.get("lobby") == "1"
    seats: dict[Session, Sitter] = {bot.session: SEAT_NAMES[form.me]}
    game = await services.registry.create(form.arrangement(), seats, by_lot=form.is_by_lot, lobby=is_public)
    info = await services.registry.store.game(game)
    assert info is not None
    secret = await invite(services.registry, info, None)
    table = f"{services.address}/table/{game}"
    return json_response(BotTable(game, table, f"{services.address}/join/{game}#{secret}"), 201)


async def take_seat(request: Request) -> Response:
    """Sit down at the table that an invitation is for; the secret is what stands behind its #."""
    bot, services = asked_bot(request), Services.of(request)
    with services.addresses.trying(address_of(request)):
        asked, game = await decoded(request, SitDown), request.path_params["game"]
        if not SECRET.fullmatch(asked.secret):
            raise ServerError("invitation used")
        info = await services.registry.store.game(game)
        if not (info and bot.session in info.seats):  # else it asks again, because the answer was lost
            await sit_down(services.registry, game, asked.secret, Newcomer(bot.session, None, bot.shown_name))
    return json_response(Created(game, f"/table/{game}"), 201)


async def act(request: Request) -> Response:
    """Do something at a table: a message as on its socket, `act`, `wish` or `touch`, and its answers."""
    bot, services = asked_bot(request), Services.of(request)
    services.bots.count(bot)
    body = await body_of(request, wire.LONGEST_FRAME)
    try:
        envelope = msgspec.json.decode(body, type=wire.Envelope)
        message = msgspec.json.decode(envelope.d, type=wire.FROM_PAGE[envelope.t])
    except (msgspec.MsgspecError, KeyError, ValueError, OverflowError, RecursionError):
        raise ServerError("message unreadable") from None
    if not isinstance(message, ALLOWED):
        raise ServerError("message unreadable")
    room = await services.registry.find(request.path_params["game"])
    visitor = Visitor(bot.session, language_of(request, services.config), address_of(request))
    answers = await ask_once(services, room, visitor, message, envelope.v)
    names = {kind: name for name, kind in wire.TO_PAGE.items()}
    return json_response([{"t": names[type(each)], "d": each} for each in answers])


async def table_stream(request: Request) -> Response:
    """What happens at a table, a message a line: what a page in that seat is sent, the table first."""
    bot, services = asked_bot(request), Services.of(request)
    room = await services.registry.find(request.path_params["game"])
    counted = services.bots.stream(bot, services.addresses, address_of(request))
    language = language_of(request, services.config)
    connection = StreamConnection(services.config.limits, services.security_events)
    sitting = sit(services, room, connection, Visitor(bot.session, language, address_of(request)))

    async def lines() -> AsyncIterator[bytes]:
        with counted:
            sitting.begin()
            try:
                sitting.inbound.receive(HELLO % language.encode())
                async for line in connection.lines():
                    yield line
            finally:
                await sitting.end()

    return StreamingResponse(lines(), media_type=NDJSON, headers=_HEADERS)


async def account_stream(request: Request) -> Response:
    """My games, a line each: those that go on, then every one that begins."""
    bot, services = asked_bot(request), Services.of(request)
    counted = services.bots.stream(bot, services.addresses, address_of(request))

    async def lines(counted: ExitStack) -> AsyncIterator[bytes]:
        with counted:
            told: set[str] = set()
            quiet = 0.0
            while services.bots.holds(bot):  # until the operator lets it in no more
                games = [game for game in await _games(services, bot) if game.game not in told]
                told |= {game.game for game in games}
                quiet = 0.0 if games else quiet + LOOK
                for game in games:
                    yield msgspec.json.encode({"t": "game", "d": game}) + b"\n"
                if quiet >= QUIET:
                    quiet = 0.0
                    yield b"\n"
                await asyncio.sleep(LOOK)

    return StreamingResponse(lines(counted), media_type=NDJSON, headers=_HEADERS)


async def _games(services: Services, bot: Bot) -> list[BotGame]:
    infos: list[GameInfo] = await services.registry.store.games_of(bot.session)
    found = await services.registry.summaries_of(infos)
    return [
        BotGame(info.game, info.seats[bot.session])
        for info in infos
        if (summary := found.get(info.game)) and summary.view.outcome is None
    ]


_TABLE = {name: schema for name, schema in GAME_FORM.items() if name not in ("opponent", "name_me")}
_MESSAGE = {
    "type": "object",
    "properties": {
        "t": {"enum": ["act", "wish", "touch"]},
        "d": {"type": "object"},
        "v": {"type": "integer"},
    },
    "required": ["t", "d"],
}
ROUTES: list[BaseRoute] = [
    DescribedRoute("/api/bot", account, Operation("botAccount", {200: BotAccount}, (401,))),
    DescribedRoute("/api/bot/stream", account_stream, Operation("botStream", {200: NDJSON}, (401, 429))),
    DescribedRoute(
        "/api/bot/tables",
        open_table,
        Operation(
            "botTable", {201: BotTable}, (400, 401, 429, 503), body={"type": "object", "properties": _TABLE}
        ),
        method="POST",
    ),
    DescribedRoute(
        "/api/bot/games/{game}/seat",
        take_seat,
        Operation("botSeat", {201: Created}, (400, 401, 404, 409, 410, 429), body=SitDown),
        method="POST",
    ),
    DescribedRoute(
        "/api/bot/games/{game}",
        act,
        Operation("botAct", {200: list[dict[str, Any]]}, (400, 401, 404, 429), body=_MESSAGE),
        method="POST",
    ),
    DescribedRoute(
        "/api/bot/games/{game}/stream",
        table_stream,
        Operation("botTableStream", {200: NDJSON}, (401, 404, 429)),
    ),
]
