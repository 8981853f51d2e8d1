"""Turns and values in words: the tokens of records, one turn or several that are told together."""

import re
from collections.abc import Sequence

from openquarto.rules.action import Action, Call, Done, Give, Place, parse_action
from openquarto.rules.piece import Piece
from openquarto.rules.square import Square
from openquarto.rules.value import Value
from openquarto.speech.manner import Hearer
from openquarto.speech.name import line_name, piece_name, square_name
from openquarto.speech.template import capital

_PART = re.compile(r"#[a-d][1-4]-[a-d][1-4]\??|[a-d][1-4]|[A-P]|=")
_SQUARE = re.compile(r"[a-d][1-4]\b")
_FEW = 3  # pieces that are named; more of them are counted


def value_words(value: Value, hearer: Hearer) -> str:
    """A value in words: "win in 3", "draw", "loss in 2"; bare letters without a distance."""
    words = hearer.words
    if value.is_draw:
        return words.say("reason-value-draw")
    kind = "win" if value.is_win else "loss"
    match value.distance:
        case None:
            return words.say(f"reason-value-{kind}")
        case 0:
            return words.say(f"reason-value-{kind}-now")
        case count:
            return words.say(f"reason-value-{kind}-in", count=count)


def headline(value: Value, turn: str | None, hearer: Hearer) -> str:
    """The value of a position as a sentence, with a best turn if there is one."""
    said = value_words(value, hearer)
    if turn is None:
        return hearer.words.say("reason-headline-bare", value=said)
    return hearer.words.say("reason-headline", value=said, turn=turn_words(turn, hearer))


def turn_words(turn: str, hearer: Hearer) -> str:
    """A token in words: "a3, then give light square tall hollow", "quarto, row 1"."""
    parts = _PART.findall(turn)
    return hearer.words.joined([_part(part, hearer, is_first=not at) for at, part in enumerate(parts)])


def _part(part: str, hearer: Hearer, *, is_first: bool) -> str:
    manner, then = hearer.manner, "" if is_first else "then-"
    match parse_action(part.removesuffix("?")):
        case Place(square):
            return square_name(square, manner)
        case Give(piece):
            return hearer.words.say(f"reason-turn-{then}give", piece=piece_name(piece, manner))
        case Call(line):
            truth = "false" if part.endswith("?") else "call"
            return hearer.words.say(f"reason-turn-{truth}", line=line_name(line, manner))
        case Done():
            return hearer.words.say(f"reason-turn-{then}done")


def actions_of(turn: str) -> tuple[Action, ...]:
    """The actions of a token."""
    return tuple(parse_action(part.removesuffix("?")) for part in _PART.findall(turn))


def squares_of(turns: Sequence[str]) -> tuple[Square, ...]:
    """The squares that some turns place on, each once."""
    found = (action.square for turn in turns for action in actions_of(turn) if isinstance(action, Place))
    return tuple(sorted(set(found)))


def pieces_of(turns: Sequence[str]) -> tuple[Piece, ...]:
    """The pieces that some turns give, each once."""
    found = (action.piece for turn in turns for action in actions_of(turn) if isinstance(action, Give))
    return tuple(sorted(set(found)))


def turns_words(turns: Sequence[str], hearer: Hearer, *, every: bool = False) -> str:
    """Several turns told together; many pieces are counted, unless every one of them is asked for."""
    if len(turns) == 1:
        return turn_words(turns[0], hearer)
    squares, pieces = squares_of(turns), pieces_of(turns)
    on = square_names(squares, hearer)
    is_plain = all(len(actions_of(turn)) == 1 + bool(squares) for turn in turns)
    if is_plain and pieces and len(turns) == max(len(squares), 1) * len(pieces):  # each with each
        then = "then-" if squares else ""
        given = [piece_name(piece, hearer.manner) for piece in pieces]
        if every or len(pieces) <= _FEW:
            what = hearer.words.say(f"reason-turn-{then}give", piece=separated(given, hearer))
        else:
            what = hearer.words.say(f"reason-turn-{then}give-some", count=len(pieces))
        return hearer.words.joined([*([on] if squares else []), what])
    if not squares:
        return hearer.words.say("reason-turns", count=len(turns))
    return hearer.words.say("reason-turns-on", count=len(turns), squares=on)


def square_names(squares: Sequence[Square], hearer: Hearer) -> str:
    """Squares as a list."""
    return hearer.words.joined([square_name(square, hearer.manner) for square in squares])


def separated(parts: Sequence[str], hearer: Hearer) -> str:
    """Parts that may hold commas themselves, as a list."""
    return hearer.words.say("reason-separator").join(parts)


def row_text(text: str, hearer: Hearer) -> str:
    """A text as a sentence; a square at its head keeps its small letter."""
    message = "reason-row-square" if _SQUARE.match(text) else "reason-row"
    return hearer.words.say(message, text=text)


def heading_of(turns: Sequence[str], hearer: Hearer) -> str:
    """Several turns as a heading; a square at its head keeps its small letter."""
    said = turns_words(turns, hearer)
    return said if _SQUARE.match(said) else capital(said)
