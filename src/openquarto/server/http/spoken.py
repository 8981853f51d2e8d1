"""How somebody wants to be spoken to, from the query of a request; what is not known is left as it is."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from openquarto.speech.catalogue import languages
from openquarto.speech.manner import Manner, Pieces, Squares

SPOKEN: dict[str, dict[str, Any]] = {
    "language": {"enum": list(languages())},
    "pieces": {"enum": [each.value for each in Pieces]},
    "squares": {"enum": [each.value for each in Squares]},
    "terse": {"enum": ["1"]},
}


def spoken_manner(plain: Manner, query: Mapping[str, str]) -> Manner:
    """A manner, changed as a query asks for."""
    manner = plain
    if query.get("language") in languages():
        manner = replace(manner, language=query["language"])
    if query.get("pieces", "") in (each.value for each in Pieces):
        manner = replace(manner, pieces=Pieces(query["pieces"]))
    if query.get("squares", "") in (each.value for each in Squares):
        manner = replace(manner, squares=Squares(query["squares"]))
    return replace(manner, terse=query.get("terse") == "1")
