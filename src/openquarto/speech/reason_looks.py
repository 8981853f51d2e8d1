"""Claims that one look at a board makes, each as one sentence: calls, threats, pieces that are not safe."""

from collections.abc import Sequence

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
from openquarto.rules.piece import Side, Trait
from openquarto.speech.manner import Hearer
from openquarto.speech.name import line_name, piece_name, side_name, side_names, square_name
from openquarto.speech.template import capital
from openquarto.speech.turn_words import separated


def look_sentence(claim: Claim, hearer: Hearer) -> str | None:  # noqa: PLR0911  one case a kind
    """A claim that one look makes as a sentence; None for the other kinds."""
    manner = hearer.manner
    match claim:
        case CanCall(line, sides):
            return hearer.says("reason-call", line=line_name(line, manner), sides=side_names(sides, manner))
        case Complete(threat, sides):
            said = completion(threat, hearer)
            return hearer.says("reason-complete", sides=side_names(sides, manner), **said)
        case HotGift(piece, threat, sides):
            said = completion(threat, hearer) | {"piece": piece_name(piece, manner)}
            return hearer.says("reason-hot", sides=side_names(sides, manner), **said)
        case NoSafeGift(cover, pincer):
            return _unsafe("reason-unsafe", cover, pincer, hearer)
        case Empties(square, cover, pincer, new):
            lines = [the_line(threat.line, hearer) for threat in new]
            said = {"square": square_name(square, manner)}
            if not lines:
                return _unsafe("reason-empties", cover, pincer, hearer, **said)
            said["lines"] = _chain("and", lines, hearer)
            return _unsafe("reason-empties-new", cover, pincer, hearer, **said)
        case Overlooked(_, line, sides, by, then):
            return hearer.says(
                f"reason-overlooked-{then}",
                who=hearer.who(by),
                line=line_name(line, manner),
                sides=side_names(sides, manner),
            )
        case _:
            return None


def hot_first(claim: HotGift, hearer: Hearer) -> str:
    """That a piece completes a line, before a sentence that names what is in common there."""
    piece = piece_name(claim.piece, hearer.manner)
    return hearer.says("reason-hot-first", piece=piece, **completion(claim.threat, hearer))


def threats_text(cover: Cover, hearer: Hearer, first: str = "reason-threat") -> str:
    """The threats of a cover: what completes which line, and where."""
    messages = [first, *["reason-threat-next"] * (len(cover) - 1)]
    return separated([_threat(*each, hearer) for each in zip(messages, cover, strict=True)], hearer)


def _unsafe(message: str, cover: Cover, pincer: Trait | None, hearer: Hearer, **said: str) -> str:
    """That no piece is safe to give; where one trait suffices for that, both of its sides come first."""
    threats = threats_text(cover, hearer, "reason-threat-after")
    if pincer is None:
        return hearer.says(message, threats=threats, **said)
    either = either_side(pincer.sides, hearer)
    return hearer.says(f"{message}-pincer", threats=threats, either=either, **said)


def _threat(message: str, threat: Threat, hearer: Hearer) -> str:
    return hearer.says(message, sides=either_side(threat.sides, hearer), **completion(threat, hearer))


def completion(threat: Threat, hearer: Hearer) -> dict[str, str]:
    """Which line a threat is on, with its article and without, and its empty square."""
    return {
        "line": the_line(threat.line, hearer),
        "bare": line_name(threat.line, hearer.manner),
        "square": square_name(threat.square, hearer.manner),
    }


def the_line(line: Line, hearer: Hearer) -> str:
    """A line as the object of a verb, with its article where the language wants one."""
    kind = line.name.partition("_")[0].lower()
    return hearer.words.say(f"reason-line-{kind}", line=line_name(line, hearer.manner))


def either_side(sides: Sequence[Side], hearer: Hearer) -> str:
    """Sides of which one is enough: "dark, square or tall"."""
    return _chain("or", [side_name(side, hearer.manner) for side in sides], hearer)


def _chain(word: str, parts: Sequence[str], hearer: Hearer) -> str:
    *earlier, last = parts
    if not earlier:
        return last
    return hearer.words.say(f"reason-{word}", first=hearer.words.joined(earlier), last=last)


def line_heading(line: Line, hearer: Hearer) -> str:
    """A line as a heading."""
    return capital(line_name(line, hearer.manner))
