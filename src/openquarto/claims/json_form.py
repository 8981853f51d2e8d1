"""Claims as JSON: plain dictionaries with the keys that programs read, and back again."""

from collections.abc import Callable
from dataclasses import fields
from enum import Enum
from typing import Any

from openquarto.claims.claim import Claim, Threat
from openquarto.claims.task import TaskClaim
from openquarto.rules.line import Line
from openquarto.rules.piece import Piece, Side, Trait
from openquarto.rules.seat import Seat
from openquarto.rules.square import Square
from openquarto.rules.value import Value

Json = dict[str, Any]
_TEXTS: dict[type, Callable[[Any], str]] = {
    Line: lambda line: str(line.value),
    Side: lambda side: str(side.value),
    Square: lambda square: str(square.name),
    Piece: lambda piece: str(piece.name),
    Trait: lambda trait: str(trait.name.lower()),
    Seat: str,
    Value: str,
}


def claim_json(claim: Claim | TaskClaim | Threat) -> Json:
    """A claim as a dictionary, its kind first."""
    kind = {} if isinstance(claim, Threat) else {"kind": claim.kind}
    return {**kind, **{field.name: _plain(getattr(claim, field.name)) for field in fields(claim)}}


def _plain(value: object) -> object:
    if type(value) in _TEXTS:
        return _TEXTS[type(value)](value)
    if isinstance(value, tuple):
        return [_plain(each) for each in value]
    if value is None or isinstance(value, str | int | float):
        return value
    assert not isinstance(value, Enum), value
    parts = {field.name: _plain(getattr(value, field.name)) for field in fields(value)}  # type: ignore[arg-type]
    return {**({"kind": kind} if (kind := getattr(value, "kind", None)) else {}), **parts}
