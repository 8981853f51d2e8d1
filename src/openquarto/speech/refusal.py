"""What is refused, in words: every code of every fault is a message of the catalogue."""

from collections.abc import Iterable

from openquarto.rules.action import Call, Done, Give, Place
from openquarto.rules.error import Fault, QuartoError
from openquarto.rules.line import Line
from openquarto.rules.piece import Piece, Side
from openquarto.rules.seat import Seat
from openquarto.rules.square import Square
from openquarto.speech.command import (
    Act,
    Ask,
    CallAsked,
    GivePlace,
    Help,
    Insight,
    Load,
    Oppose,
    Practice,
    Save,
    SetManner,
    Touch,
    Wish,
)
from openquarto.speech.manner import Hearer
from openquarto.speech.name import line_name, piece_name, side_name, spot_name, square_name
from openquarto.speech.phrase import phrase
from openquarto.view.touch import StockPlace

LONGEST_QUOTE = 60  # of what somebody typed or a file holds


def refuse(error: QuartoError, hearer: Hearer) -> tuple[str, ...]:
    """The sentences for an error, one for each of its faults."""
    return tuple(fault_sentence(fault, hearer) for fault in error.faults)


def refuse_record(faults: Iterable[Fault], hearer: Hearer, *, line: int, column: int) -> tuple[str, ...]:
    """The faults of a record in words, with the place where they stand."""
    return tuple(
        hearer.says("fault-in-record", line=line, column=column, sentence=fault_sentence(fault, hearer))
        for fault in faults
    )


def fault_sentence(fault: Fault, hearer: Hearer) -> str:
    """One fault; pieces, squares and lines are named in the hearer's manner."""
    return hearer.says(message_name(fault.code), **fields_in_words(fault, hearer))


def message_name(code: str) -> str:
    """The name of a fault's message in the catalogues."""
    return f"fault-{code.replace(' ', '-')}"


def fields_in_words(fault: Fault, hearer: Hearer) -> dict[str, str | int]:
    """The fields of a fault as its message needs them."""
    return {name: _in_words(value, hearer) for name, value in fault.fields.items()}


def _in_words(value: object, hearer: Hearer) -> str | int:  # noqa: C901, PLR0911  one case a type
    manner = hearer.manner
    match value:
        case bool() | float():
            return str(value)
        case int():
            return value
        case Piece():
            return piece_name(value, manner)
        case Square():
            return square_name(value, manner)
        case Line():
            return line_name(value, manner)
        case Side():
            return side_name(value, manner)
        case Seat():
            return hearer.addressed(value)
        case Give() | Place() | Call() | Done():
            return phrase(Act(value), manner)
        case StockPlace():
            return spot_name(value, manner)
        case (
            Act()
            | GivePlace()
            | Touch()
            | CallAsked()
            | Ask()
            | Wish()
            | Insight()
            | Practice()
            | Save()
            | Load()
            | Oppose()
            | Help()
            | SetManner()
        ):
            return phrase(value, manner)
        case tuple() | list():
            return manner.words.joined([str(_in_words(part, hearer)) for part in value])
        case _:
            text = str(value)
            return text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "…"
