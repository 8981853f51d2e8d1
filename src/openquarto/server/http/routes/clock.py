"""The clock for a real board: a page that needs no server behind it."""

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from openquarto.server.http.clock_choices import game_clocks, turn_clocks
from openquarto.server.http.openapi import HTML, DescribedRoute, Operation
from openquarto.server.http.responses import hearer_of, page_response
from openquarto.server.site.templates import inline_json
from openquarto.speech.catalogue import languages
from openquarto.speech.page import page_messages

CLOCK = "boardclock-"  # the messages that only the clock joins by itself


async def clock_page(request: Request) -> Response:
    """A clock for two people at a real board; its time runs in their browser, nothing comes here."""
    hearer = hearer_of(request)
    language = hearer.manner.language
    words = {"language": language, "messages": page_messages(language, CLOCK)}
    values = {
        "turn_clocks": turn_clocks(hearer),
        "game_clocks": game_clocks(hearer),
        "words_json": inline_json(msgspec.json.encode(words).decode()),
    }
    return page_response(request, "clock", values)


_LANG: dict[str, dict[str, Any]] = {"lang": {"enum": list(languages())}}
# What a link may set already: the page itself reads it.
_SET: dict[str, dict[str, Any]] = {name: {"type": "string"} for name in ("first", "second", "clock", "label")}
ROUTES: list[BaseRoute] = [
    DescribedRoute("/clock", clock_page, Operation("clock", {200: HTML}, query={**_LANG, **_SET})),
]
