"""The lobby: tables that wait for anybody, games to watch, and a wish to play now."""

from typing import Any

from starlette.datastructures import ImmutableMultiDict
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute

from openquarto.rules.clock import GameClock, TimeControl, TurnClock
from openquarto.rules.error import QuartoError
from openquarto.server.bots import is_bot_name
from openquarto.server.error import ServerError
from openquarto.server.http.bodies import fields_of
from openquarto.server.http.clock_choices import game_clocks, turn_clocks
from openquarto.server.http.game_form import read_game_form
from openquarto.server.http.openapi import HTML, DescribedRoute, Operation
from openquarto.server.http.responses import hearer_of, json_response, page_response, wants_json
from openquarto.server.http.routes.seats import seated
from openquarto.server.room.agreement import opponent, rules
from openquarto.server.room.lobby import Lobby, LobbyTable
from openquarto.server.room.seats import invite
from openquarto.server.seat_names import SEAT_NAMES, SEATS
from openquarto.server.services import Services
from openquarto.server.sessions import address_of, session_of, set_session, token_of
from openquarto.server.tokens import hashed, new_token
from openquarto.speech.catalogue import languages
from openquarto.speech.manner import Hearer, Manner
from openquarto.view.edition import Edition
from openquarto.wire.http import Created, SitDown
from openquarto.wire.lobby import LobbyEntry, LobbyListing

VARIANTS: dict[str, dict[str, str]] = {
    "classic": {},
    "blocks": {"blocks": "1"},
}  # the fields of the form of a new game
CLOCKS = ("none", "turn", "game")


async def lobby_page(request: Request) -> Response:
    """Tables that wait, games to watch; the page asks for itself again while somebody looks at it."""
    listing, hearer = await _listing(request), hearer_of(request)
    values = {
        "listing": listing,
        "asked": {name: request.query_params.get(name, "") for name in ("variant", "clock", "edition")},
        "variants": tuple(VARIANTS),
        "clocks": CLOCKS,
        "turn_clocks": turn_clocks(hearer),
        "game_clocks": game_clocks(hearer),
    }
    return page_response(request, "lobby", values)


async def lobby_list(request: Request) -> Response:
    """The same for programs."""
    return json_response(await _listing(request))


async def take_seat(request: Request) -> Response:
    """Sit down at a table of the lobby; the first who comes has the seat."""
    services, lobby = Services.of(request), _lobby(request)
    services.addresses.count("tries", address_of(request))
    name, game = (await fields_of(request)).get("name", ""), request.path_params["game"]
    waiting = [each for each in await lobby.tables() if each.waits and each.info.game == game]
    if not waiting:
        raise ServerError("lobby table gone")
    return await _sit(request, waiting[0], name)


async def seek(request: Request) -> Response:
    """Play now: sit down where somebody waits for such a game, or open a table and wait."""
    services, lobby = Services.of(request), _lobby(request)
    services.addresses.count("games", address_of(request))
    fields = await fields_of(request)
    session = session_of(request)
    for table in await lobby.tables():
        if table.waits and session not in table.info.seats and _fits(table, fields):
            try:
                return await _sit(request, table, fields.get("name", ""))
            except ServerError as refused:  # somebody was quicker: perhaps the next one still waits
                if refused.faults[0].code not in ("lobby table gone", "nobody to invite", "invitation used"):
                    raise
    return await _open(request, fields)


def _lobby(request: Request) -> Lobby:
    lobby = Services.of(request).lobby
    if lobby is None:
        raise ServerError("no lobby")
    return lobby


async def _sit(request: Request, table: LobbyTable, name: str) -> Response:
    services, game = Services.of(request), table.info.game
    if session_of(request) in table.info.seats:
        raise ServerError("own invitation")
    if is_bot_name(name):
        raise ServerError("bot name")
    secret = await invite(services.registry, table.info, None)
    _lobby(request).forget()
    return await seated(request, _to(request, game), game, SitDown(secret, name), only_if_free=True)


async def _open(request: Request, fields: ImmutableMultiDict[str, str]) -> Response:
    services = Services.of(request)
    clock = fields.get("clock", "")
    chosen = {
        "opponent": "link",
        "name_me": fields.get("name", ""),
        "edition": fields.get("edition") or "classic",
        **VARIANTS.get(fields.get("variant", ""), {}),
    }
    if clock not in ("", *CLOCKS):
        chosen |= {"clock_me": clock, "clock_other": clock}
    form = read_game_form(ImmutableMultiDict(chosen))
    if form.faults:
        raise QuartoError(*form.faults)
    if is_bot_name(form.name_me):
        raise ServerError("bot name")
    token = token_of(request)
    is_new = token is None or not await services.registry.store.knows(hashed(token))
    if token is None or is_new:
        token = new_token()
    seats = {hashed(token): SEAT_NAMES[form.me]}
    game = await services.registry.create(form.arrangement(), seats, by_lot=True, lobby=True)
    answer = _to(request, game)
    if is_new:
        set_session(answer, token, is_secure=services.config.is_secure)
    return answer


def _to(request: Request, game: str) -> Response:
    url = f"/table/{game}"
    return json_response(Created(game, url), 201) if wants_json(request) else RedirectResponse(url, 303)


async def _listing(request: Request) -> LobbyListing:
    tables, session, language = await _lobby(request).tables(), session_of(request), hearer_of(request).manner
    shown = [table for table in tables if _fits(table, request.query_params)]
    entries = [_entry(table, language, is_mine=session in table.info.seats) for table in shown]
    return LobbyListing(
        waiting=[entry for entry in entries if entry.waits],
        playing=[entry for entry in entries if not entry.waits],
    )


def _entry(table: LobbyTable, manner: Manner, *, is_mine: bool) -> LobbyEntry:
    """What anybody may know of a table: who, and what counts; never what stands on it."""
    settings, view = table.summary.arrangement.settings, table.summary.view
    hearer = Hearer(manner=Manner(language=manner.language, edition=settings.edition))
    counted = rules(settings, hearer)
    return LobbyEntry(
        game=table.info.game,
        waits=table.waits,
        host=next(filter(None, (settings.name(SEATS[each]) for each in table.info.seats.values())), ""),
        title=opponent(table.summary.arrangement, hearer.manner),
        variant=counted.variant,
        edition=counted.edition,
        clock=str(settings.first_clock or "-"),
        sentences=counted.sentences,
        placed=0 if table.summary.hidden_from else sum(piece is not None for piece in view.board),
        watchers=table.watchers,
        is_mine=is_mine,
    )


def _fits(table: LobbyTable, asked: Any) -> bool:  # noqa: ANN401  a query or a form
    """Whether a table is what was asked for; nothing and any are the same."""
    settings = table.summary.arrangement.settings
    variant, clock, edition = (asked.get(name, "") for name in ("variant", "clock", "edition"))
    return (
        variant in ("", "blocks" if settings.variant.blocks else "classic")
        and clock in ("", _kind(settings.first_clock), *_texts(settings.first_clock))
        and edition in ("", settings.edition.value)
    )


def _kind(clock: TimeControl | None) -> str:
    return "none" if clock is None else "turn" if isinstance(clock, TurnClock) else "game"


def _texts(clock: TimeControl | None) -> tuple[str, ...]:
    """A clock as the form of a new game writes it."""
    if isinstance(clock, TurnClock):
        return (str(clock.seconds), str(clock))
    return (str(clock),) if isinstance(clock, GameClock) else ()


_FILTER: dict[str, dict[str, Any]] = {
    "variant": {"enum": ["", *VARIANTS]},
    "clock": {"type": "string"},
    "edition": {"enum": ["", *(each.value for each in Edition)]},
}
_LANG: dict[str, dict[str, Any]] = {"lang": {"enum": list(languages())}}
_NAME = {"name": {"type": "string"}}
_TO_TABLE = {201: Created, 303: None}
ROUTES: list[BaseRoute] = [
    DescribedRoute("/lobby", lobby_page, Operation("lobby", {200: HTML}, (404,), {**_FILTER, **_LANG})),
    DescribedRoute("/api/lobby", lobby_list, Operation("lobbyList", {200: LobbyListing}, (404,), _FILTER)),
    DescribedRoute(
        "/lobby/seek",
        seek,
        Operation(
            "seek",
            _TO_TABLE,
            (400, 404, 429, 503),
            body={"type": "object", "properties": {**_FILTER, **_NAME}},
            is_form=True,
        ),
        method="POST",
    ),
    DescribedRoute(
        "/lobby/{game}/seat",
        take_seat,
        Operation(
            "lobbySeat",
            _TO_TABLE,
            (400, 404, 409, 410, 429),
            body={"type": "object", "properties": _NAME},
            is_form=True,
        ),
        method="POST",
    ),
]
