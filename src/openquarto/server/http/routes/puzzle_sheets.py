"""The print view of a set of puzzles: sheets of A4, with the answers on sheets of their own."""

from dataclasses import replace
from typing import Any

import msgspec
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from openquarto.puzzles.sets import PuzzleSet
from openquarto.server.analysis.jobs import SolvePuzzles, Speech
from openquarto.server.analysis.told_sheet import SheetBody
from openquarto.server.http.asking import computed, unless_gone
from openquarto.server.http.openapi import HTML, DescribedRoute, Operation
from openquarto.server.http.positions import asked_edition
from openquarto.server.http.responses import hearer_of, page_response
from openquarto.speech.catalogue import languages
from openquarto.view.edition import Edition


async def print_puzzles(request: Request) -> Response:
    """The sheets of a set; they name puzzles and no position, so they are no help in a game that goes on."""
    asked = PuzzleSet.parse(request.url.query)
    edition = asked_edition(request.query_params)
    is_large = request.query_params.get("large") == "1"
    ids = tuple(each.id for each in asked.puzzles)
    manner = replace(hearer_of(request).manner, edition=edition)
    job = SolvePuzzles(ids, is_large, Speech.of(manner))
    body = await unless_gone(request, computed(request, job))
    by_ids = f"{asked.by_ids}&edition={edition.value}"
    values = {
        # What the worker drew is markup of our own; every text in it is escaped there.
        "sheets": Markup(msgspec.json.decode(body, type=SheetBody).html),  # noqa: S704
        "is_large": is_large,
        "other_size": f"/puzzles/print?{by_ids}{'' if is_large else '&large=1'}",
        "on_screen": f"/puzzles/set?{asked.by_ids}",
    }
    return page_response(request, "puzzle_sheets", values)


_SET: dict[str, dict[str, Any]] = {
    **{name: {"type": "string"} for name in ("ids", "kind", "rating", "variant", "count", "seed")},
    "large": {"enum": ["1"]},
    "edition": {"enum": [each.value for each in Edition]},
    "lang": {"enum": list(languages())},
}
ROUTES: list[BaseRoute] = [
    DescribedRoute(
        "/puzzles/print",
        print_puzzles,
        Operation("printPuzzles", {200: HTML}, (400, 429, 503), _SET),
    ),
]
