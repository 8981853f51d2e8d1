"""The pages about puzzles: all kinds with today's in front, and a set that a link names."""

import secrets
from datetime import UTC, date, datetime, timedelta
from functools import partial
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute

from openquarto.puzzles import KINDS, PuzzleSet, daily, shipped
from openquarto.puzzles.sets import MOST, SetFault
from openquarto.rules.error import TextError
from openquarto.server.http.openapi import HTML, DescribedRoute, Operation
from openquarto.server.http.puzzle_words import told, words_json
from openquarto.server.http.qr_code import qr_code
from openquarto.server.http.responses import hearer_of, json_response, page_response
from openquarto.server.http.routes.puzzles import index_url
from openquarto.server.services import Services
from openquarto.server.sessions import address_of
from openquarto.server.site.templates import inline_json
from openquarto.speech.catalogue import languages
from openquarto.speech.puzzle import kind_name, kind_text
from openquarto.wire.http import Invitation

SHOWN_DAYS = 14  # the last of them, with their puzzles
LEVELS = ("easy", "middle", "hard", "any")


async def puzzles_page(request: Request) -> Response:
    """Today's puzzle, all kinds, series, what this browser knows, and sets for teachers."""
    hearer, today = hearer_of(request), _asked_day(request.query_params.get("day", ""))
    days = [today - timedelta(days=ago) for ago in range(SHOWN_DAYS)]
    puzzle = daily(today)
    values = {
        "today": today.isoformat(),
        "daily": told(puzzle, hearer),
        "kinds": [(kind, kind_name(kind, hearer), kind_text(kind, hearer)) for kind in KINDS],
        "levels": LEVELS,
        "most": MOST,
        "count": len(shipped()),
        "index_url": index_url(),
        "days_json": inline_json(
            msgspec.json.encode({day.isoformat(): daily(day).id for day in days}).decode()
        ),
        "words_json": inline_json(words_json(hearer)),
    }
    return page_response(request, "puzzles", values)


async def any_puzzle(request: Request) -> Response:
    """Some puzzle of a kind, for whoever has no scripts or opens it in another tab."""
    kind = request.query_params.get("kind", "")
    choices = [each for each in shipped() if kind not in KINDS or each.puzzle.kind == kind]
    chosen = secrets.choice(choices)
    return RedirectResponse(f"/puzzles/{chosen.id}", 303, headers={"cache-control": "no-store"})


async def set_page(request: Request) -> Response:
    """A set of puzzles that a link names."""
    asked, hearer = _asked_set(request), hearer_of(request)
    values = {
        "puzzles": [told(each, hearer) for each in asked.puzzles],
        "ids": ".".join(each.id for each in asked.puzzles),
        "words_json": inline_json(words_json(hearer)),
    }
    return page_response(request, "puzzle_set", values)


async def set_link(request: Request) -> Response:
    """A set of puzzles as a link to be passed on, and as a picture of it."""
    services, asked = Services.of(request), _asked_set(request)
    services.addresses.count("invitations", address_of(request))
    url = f"{services.address}/puzzles/set?{asked.by_ids}"
    picture = await services.off_loop.run(partial(qr_code, url))  # it takes some ten milliseconds
    return json_response(Invitation(url, picture, services.config.reach))


def _asked_set(request: Request) -> PuzzleSet:
    """The set of a link; one that was cut off before it names anything is no wish for any set."""
    if not {"ids", "kind", "count"} & {name for name, value in request.query_params.items() if value}:
        raise TextError(SetFault("set text"))
    return PuzzleSet.parse(request.url.query)


def _asked_day(text: str) -> date:
    """The day that it is for whoever asks: today, yesterday or tomorrow in Greenwich."""
    here = datetime.now(UTC).date()
    near = {(here + timedelta(days=off)).isoformat(): here + timedelta(days=off) for off in (-1, 0, 1)}
    return near.get(text, here)


_SET = {name: {"type": "string"} for name in ("ids", "kind", "rating", "variant", "count", "seed")}
_LANG: dict[str, dict[str, Any]] = {"lang": {"enum": list(languages())}}
_DAY: dict[str, dict[str, Any]] = {"day": {"type": "string", "format": "date"}}
_KIND: dict[str, dict[str, Any]] = {"kind": {"enum": list(KINDS)}}
ROUTES: list[BaseRoute] = [
    DescribedRoute("/puzzles", puzzles_page, Operation("puzzles", {200: HTML}, query={**_DAY, **_LANG})),
    DescribedRoute("/puzzles/any", any_puzzle, Operation("anyPuzzle", {303: None}, query=_KIND)),
    DescribedRoute("/puzzles/set", set_page, Operation("puzzleSet", {200: HTML}, (400,), {**_SET, **_LANG})),
    DescribedRoute(
        "/api/puzzles/set", set_link, Operation("linkPuzzleSet", {200: Invitation}, (400, 429), _SET)
    ),
]
