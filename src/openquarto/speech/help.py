"""Help in words: what can be typed now, and what there is to know about a topic; one fact a line."""

from dataclasses import replace

from openquarto.rules.action import Phase
from openquarto.rules.piece import Piece, Side
from openquarto.rules.square import Square
from openquarto.speech.command import Topic
from openquarto.speech.manner import Hearer, Manner, Pieces, Squares
from openquarto.speech.name import key_of, piece_name, side_names, square_name
from openquarto.view.masked import MaskedView, Sight


def help_now(view: Sight, hearer: Hearer) -> tuple[str, ...]:
    """What can be typed now, by the phase; a hearer without a seat is helped like the one to act."""
    if isinstance(view, MaskedView):
        return (*_lines("mask", hearer), hearer.says("help-more"))
    if view.to_act is not None and hearer.seat not in (None, view.to_act):
        return (*_lines("wait", hearer), hearer.says("help-more"))
    example = _example(hearer.manner) if view.phase is Phase.GIVE else {}
    lines = _lines(key_of(view.phase), hearer, **example)
    if view.phase is Phase.OVER:
        return (*lines, hearer.says("help-steps"), hearer.says("help-review"))
    if view.may_call and view.phase is not Phase.LAST_LOOK:  # which speaks of nothing else
        lines = (*lines[:-1], hearer.says(f"help-{key_of(view.phase)}-call"), *lines[-1:])
    return (*lines, hearer.says("help-more"))


def help_with(topic: Topic, hearer: Hearer) -> tuple[str, ...]:
    """What there is to know about a topic."""
    manner = hearer.manner
    match topic:
        case Topic.PIECES:
            return _lines(
                "pieces", hearer, sides=side_names(tuple(Side), manner), code=_example(manner)["code"]
            )
        case Topic.SQUARES:
            return _lines("squares", hearer, name=_as(Squares.NAMES, manner), nato=_as(Squares.NATO, manner))
        case Topic.SETTINGS:
            return _lines("settings", hearer, language=_own_language(manner))
        case _:
            return _lines(topic.name.lower(), hearer)


def _example(manner: Manner) -> dict[str, str]:
    """A piece in words and by its code, whatever way the hearer has chosen."""
    in_words, in_letters = (
        piece_name(Piece.J, replace(manner, pieces=way)) for way in (Pieces.WORDS, Pieces.LETTERS)
    )
    return {"piece": in_words, "code": in_letters}


def _own_language(manner: Manner) -> str:
    """The hearer's language as it is written inside a sentence: English, but français."""
    named = dict(form.split(" ", 1) for form in reversed(manner.words.forms("languages")))
    return named[manner.language]


def _as(way: Squares, manner: Manner) -> str:
    return square_name(Square.b2, replace(manner, squares=way))


def _lines(topic: str, hearer: Hearer, /, **values: str) -> tuple[str, ...]:
    return tuple(hearer.says(f"help-{topic}", **values).splitlines())
