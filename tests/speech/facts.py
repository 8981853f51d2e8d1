"""What a sentence about a claim has to name, from the claim alone."""

import re
from collections.abc import Iterable

from openquarto.claims.claim import (
    CanCall,
    Claim,
    Complete,
    Cover,
    Empties,
    HotGift,
    NoSafeGift,
    Overlooked,
    Threat,
)
from openquarto.rules.line import Line
from openquarto.rules.piece import Piece
from openquarto.rules.square import Square
from tests.speech.reading import Named

_TOKEN = re.compile(r"#(?P<line>..-..)|(?P<square>[a-d][1-4])|(?P<piece>[A-P])")


def of_look(claim: Claim) -> Named:
    """A claim that one look makes."""
    match claim:
        case CanCall(line, sides) | Overlooked(_, line, sides, _, _):
            return Named(lines=(line,), sides=sides)
        case Complete(threat, sides):
            return Named((threat.line,), (threat.square,), (), sides)
        case HotGift(piece, threat, sides):
            return Named((threat.line,), (threat.square,), (piece,), sides)
        case NoSafeGift(cover, pincer):
            return Named(sides=pincer.sides if pincer else ()) + of_cover(cover)
        case Empties(square, cover, pincer, new):
            head = Named(tuple(each.line for each in new), (square,), (), pincer.sides if pincer else ())
            return head + of_cover(cover)
    raise AssertionError(claim)


def of_cover(cover: Cover) -> Named:
    """The threats of a cover, in their order."""
    named = Named()
    for threat in cover:
        named += of_threat(threat)
    return named


def of_threat(threat: Threat) -> Named:
    """One threat with all its sides."""
    return Named((threat.line,), (threat.square,), (), threat.sides)


def of_turns(turns: Iterable[str]) -> Named:
    """The squares, pieces and lines of some turns, in their order."""
    named = Named()
    for turn in turns:
        for found in _TOKEN.finditer(turn):
            match found.lastgroup:
                case "line":
                    named += Named(lines=(Line(found["line"]),))
                case "square":
                    named += Named(squares=(Square[found["square"]],))
                case _:
                    named += Named(pieces=(Piece[found["piece"]],))
    return named
