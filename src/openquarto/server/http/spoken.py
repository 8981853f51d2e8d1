"""How somebody wants to be spoken to, from the query of a request; what is not known is left as it is."""

from dataclasses import replace
from typing import Any

from starlette.requests import Request

from openquarto.server.http.responses import hearer_of
from openquarto.speech.catalogue import languages
from openquarto.speech.manner import Manner, Pieces, Squares

SPOKEN: dict[str, dict[str, Any]] = {
    "language": {"enum": list(languages())},
    "pieces": {"enum": [each.value for each in Pieces]},
    "squares": {"enum": [each.value for each in Squares]},
    "terse": {"enum": ["1"]},
}


def spoken_manner(request: Request) -> Manner:
    """The manner that a query asks for."""
    manner, asked = hearer_of(request).manner, request.query_params
    if asked.get("language") in languages():
        manner = replace(manner, language=asked["language"])
    if asked.get("pieces", "") in (each.value for each in Pieces):
        manner = replace(manner, pieces=Pieces(asked["pieces"]))
    if asked.get("squares", "") in (each.value for each in Squares):
        manner = replace(manner, squares=Squares(asked["squares"]))
    return replace(manner, terse=asked.get("terse") == "1")
