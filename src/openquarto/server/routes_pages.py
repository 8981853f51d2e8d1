"""What people open: the pages, their files and their words."""

import hashlib

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from openquarto.drawing.board import draw
from openquarto.match.opponent import HERE, OPPONENTS, opponent_name
from openquarto.players.roster import NUMBERS
from openquarto.rules.error import QuartoError, RuleError
from openquarto.rules.position import Position
from openquarto.server.agreed import record, title
from openquarto.server.answers import hearer_of, json_answer, page
from openquarto.server.assets import IMMUTABLE, Asset
from openquarto.server.choice import Fields, read_choice
from openquarto.server.error import ServerError
from openquarto.server.house import House
from openquarto.server.moment import Moment
from openquarto.server.pages import inline_json
from openquarto.server.routes_games import games_of
from openquarto.server.seeing import Seeing
from openquarto.server.sessions import session_of
from openquarto.server.store.protocol import Kept
from openquarto.server.words import masked_words, words
from openquarto.speech.answer import read_board, read_stock, status
from openquarto.speech.catalogue import languages
from openquarto.speech.guide import guide, guide_title
from openquarto.speech.manner import Manner
from openquarto.speech.refusal import refuse
from openquarto.view.edition import Edition
from openquarto.view.error import ViewFault
from openquarto.view.masked import MaskedView
from openquarto.view.view import View

LONGEST_POSITION = 100


async def home(request: Request) -> Response:
    """The way in, and my games."""
    return page(request, "home", {"games": await games_of(request)})


async def new(request: Request) -> Response:
    """A choice filled in; nothing is made by looking at it."""
    return new_page(request)


def new_page(request: Request, fields: Fields | None = None, status: int = 200) -> Response:
    """The page of a choice, with its faults."""
    choice = read_choice(request.query_params if fields is None else fields)
    hearer = hearer_of(request)
    said = refuse(QuartoError(*choice.faults), hearer) if request.query_params or fields else ()
    is_wanted = request.query_params.get("start") == "1" and not choice.faults
    # A link elsewhere must not begin games: only an address that was typed, or a page of ours.
    is_ours = request.headers.get("sec-fetch-site") in ("none", "same-origin")
    opponents = [
        {
            "value": f"level{number}" if (number := NUMBERS.get(name)) else name,
            "name": opponent_name(name, hearer.words),
            "number": number,
            "about": hearer.words.say(f"about-{name}"),
            "level": name,
        }
        for name in OPPONENTS
        if name != HERE
    ]
    values = {
        "choice": choice,
        "opponents": opponents,
        "errors": said,
        "start": is_wanted and is_ours,
    }
    return page(request, "new", values, status)


async def table(request: Request) -> Response:
    """A table; what is on it comes by the socket, and for the first glance with the page."""
    kept, moments, seeing = await _look(request)
    now = House.of(request).tables.now()
    whole = seeing.table(moments, now, kept)
    text = msgspec.json.encode(whole).decode()
    values = {
        "game": kept.game,
        "title": whole.title,
        "table_json": inline_json(text),
        "seq": moments[-1].seq,
        "is_masked": seeing.is_masked(moments[-1]),
    }
    return page(request, "table", values)


async def record_file(request: Request) -> Response:
    """The record, to be saved."""
    kept, moments, _ = await _look(request)
    headers = {
        "content-disposition": f'attachment; filename="quarto-{kept.game}.qgn"',
        "cache-control": "no-store",
    }
    return PlainTextResponse(str(record(moments[-1])), headers=headers)


async def print_view(request: Request) -> Response:
    """The game on paper."""
    kept, moments, seeing = await _look(request)
    moment = moments[-1]
    seeing = seeing.from_outside(moment)
    seen, hearer = seeing.view(moment), seeing.hearer(moment)
    view = seen.blank() if isinstance(seen, MaskedView) else seen
    values = {
        "game": kept.game,
        "title": title(kept, moment.arrangement, seeing.manner),
        "board": [piece.name if piece is not None else None for piece in view.board],
        "edition": seeing.manner.edition.value,
        "sentences": (
            *status(seen, hearer),
            *(() if isinstance(seen, MaskedView) else read_board(view, hearer)),
        ),
        "entries": [entry.text for entry in seeing.log(moments)],
        "record": str(record(moment)),
    }
    return page(request, "print", values)


async def picture(request: Request) -> Response:
    """The table as a drawing; a masked game has none before its end."""
    _, moments, seeing = await _look(request)
    view = seeing.from_outside(moments[-1]).view(moments[-1])
    if isinstance(view, MaskedView):
        raise RuleError(ViewFault("masked reading"))
    return _drawn(view, seeing.manner.edition)


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
    return page(request, "position", values)


async def position_picture(request: Request) -> Response:
    """The same as a drawing."""
    read, edition = _position(request)
    return _drawn(View.of(read), edition)


async def rules(request: Request) -> Response:
    """The rules in a minute."""
    return page(request, "rules", {})


async def without_sight(request: Request) -> Response:
    """How to play without sight."""
    hearer = hearer_of(request)
    return page(request, "guide", {"title": guide_title(hearer), "parts": guide(hearer)})


async def asset(request: Request) -> Response:
    """A file of the page, for ever."""
    assets = House.of(request).pages.assets
    found = assets.find(request.path_params["path"])
    if found is None or request.path_params["digest"] != assets.digest:
        raise ServerError("no such page", path=request.url.path)
    return found.answer(request, IMMUTABLE)


async def static(request: Request) -> Response:
    """A file of the page under a name that others know."""
    found = House.of(request).pages.assets.find(request.url.path.strip("/"))
    if found is None:
        raise ServerError("no such page", path=request.url.path)
    return found.answer(request)


async def words_file(request: Request) -> Response:
    """The words of a language and edition."""
    language, edition = request.path_params["language"], request.path_params["edition"]
    if language not in languages() or edition not in (each.value for each in Edition):
        raise ServerError("no such page", path=request.url.path)
    is_masked = request.query_params.get("masked") == "1"
    body = (masked_words if is_masked else words)(language, Edition(edition))
    tag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
    headers = {"cache-control": "no-cache", "etag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    answer = Asset.of("words.json", body).answer(request)
    answer.headers.update(headers)
    return answer


async def robots(_request: Request) -> Response:
    """Nothing here is for search engines but the way in."""
    return PlainTextResponse("User-agent: *\nDisallow: /table/\nDisallow: /new\nDisallow: /api/\n")


async def manifest(request: Request) -> Response:
    """What a telephone wants to know to keep the page on its screen."""
    house = House.of(request)
    if found := house.pages.assets.find("manifest.webmanifest"):
        return found.answer(request)
    icons = [{"src": "/icon.svg", "sizes": "any", "type": "image/svg+xml"}]
    return json_answer({"name": "OpenQuarto", "start_url": "/", "display": "standalone", "icons": icons})


async def _look(request: Request) -> tuple[Kept, list[Moment], Seeing]:
    """A game, and how the one who asks may see it."""
    kept, moments = await House.of(request).tables.look(request.path_params["game"])
    session = session_of(request)
    sitter = kept.sitters.get(session, "none") if session else "none"
    edition = moments[-1].arrangement.settings.edition
    manner = Manner(language=hearer_of(request).manner.language, edition=edition)
    return kept, moments, Seeing(sitter, manner)


def _position(request: Request) -> tuple[Position, Edition]:
    text = request.query_params.get("text", "")[: LONGEST_POSITION + 1].replace("+", " ")
    edition = request.query_params.get("edition", "classic")
    if edition not in (each.value for each in Edition):
        choices = ", ".join(each.value for each in Edition)
        raise ServerError("choice", field="edition", choices=choices, text=edition)
    return Position.parse(text), Edition(edition)


def _drawn(view: View, edition: Edition) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(draw(view, edition=edition), headers=headers, media_type="image/svg+xml")


ROUTES: list[BaseRoute] = [
    Route("/", home),
    Route("/new", new),
    Route("/table/{game}", table),
    Route("/table/{game}/record.qgn", record_file),
    Route("/table/{game}/print", print_view),
    Route("/table/{game}/picture.svg", picture),
    Route("/position", position),
    Route("/position.svg", position_picture),
    Route("/rules", rules),
    Route("/without-sight", without_sight),
    Route("/assets/{digest}/{path:path}", asset),
    Route("/words/{language}/{edition}.json", words_file),
    Route("/icon.svg", static),
    Route("/manifest.webmanifest", manifest),
    Route("/robots.txt", robots),
]
