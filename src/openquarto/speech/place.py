"""Squares and lines as they are typed: by letter and number, by kind and target, by their two ends."""

from collections.abc import Sequence

from openquarto.rules.error import TextError
from openquarto.rules.line import LINES_AND_BLOCKS, Line, lines_through
from openquarto.rules.square import COLUMNS, ROWS, Square
from openquarto.speech.error import SpeechFault
from openquarto.speech.lexicon import Letter, Number, Reading, Word
from openquarto.view.view import View

_KINDS = ("row", "column", "diagonal", "block")
_ENDS = {frozenset(line.value.split("-")): line for line in LINES_AND_BLOCKS}


def square_at(said: Sequence[Reading]) -> Square | None:
    """The square that is named, if one is; raises TextError for one that is not on the board."""
    match said:
        case [Letter(letter), Number(number)] | [Number(number), Letter(letter)]:
            return _square(letter, number)
        case [Word("row"), Number(number), Word("column"), Letter(letter)] | [
            Word("column"),
            Letter(letter),
            Word("row"),
            Number(number),
        ]:
            return _square(letter, number)
        case [Word("row"), Number(row), Word("column"), Number(column)] | [
            Word("column"),
            Number(column),
            Word("row"),
            Number(row),
        ]:
            return _square(_column_letter(column), row)
    return None


def lines_of(said: Sequence[Reading], view: View) -> tuple[Line, ...]:
    """The lines that are named; of a kind without a target, those through the last placed square."""
    match said:
        case [Word(kind)] if kind in _KINDS:
            if view.last is not None and (lines := _lines(kind, view.last)):
                return lines
            if kind == "diagonal":
                return tuple(line for line in LINES_AND_BLOCKS if _kind(line) == kind)
            raise TextError(SpeechFault("which line"))
        case [(Number() | Letter()) as target, Word(kind)] if kind in _KINDS:
            return (_target(kind, [target]),)
        case [Word(kind), *rest] if kind in _KINDS:
            return (_target(kind, rest),)
        case [Letter(), Number(), Letter(), Number()]:
            start, end = square_at(said[:2]), square_at(said[2:])
            line = _ENDS.get(frozenset({str(start), str(end)}))
            if line is None:
                raise TextError(SpeechFault("no line between", text=f"{start} {end}"))
            return (line,)
    return ()


def lines_called(said: Sequence[Reading], view: View) -> tuple[Line, ...]:
    """The lines that a call can mean: the one named, or by geometry those through the last square."""
    match said:
        case [] if view.last is None:
            return ()
        case [] if view.last is not None:
            return lines_through(view.last, blocks=view.variant.blocks)
        case [Word("diagonal")] if view.last is not None and not _lines("diagonal", view.last):
            raise TextError(SpeechFault("diagonal unknown", square=view.last))
    return lines_of(said, view)


def _target(kind: str, said: Sequence[Reading]) -> Line:
    """A line by its kind and its number, letter or square."""
    match kind, said:
        case "row", [Number(number)]:
            return Line(f"a{_row_number(number)}-d{number}")
        case "column", [Letter(letter)]:
            return Line(f"{_known_column(letter)}1-{letter}4")
        case "column", [Number(number)]:
            letter = _column_letter(number)
            return Line(f"{letter}1-{letter}4")
    square = square_at(said)
    if square is None:
        raise TextError(SpeechFault("which line"))
    if kind == "block":
        # A block is named by its top left square, also where it is asked about.
        named = [line for line in _lines(kind, square) if line.squares[0] is square]
        if not named:
            raise TextError(SpeechFault("block unknown", square=square))
        return named[0]
    lines = _lines(kind, square)
    if not lines:
        raise TextError(SpeechFault("diagonal unknown", square=square))
    return lines[0]


def _lines(kind: str, square: Square) -> tuple[Line, ...]:
    return tuple(line for line in lines_through(square, blocks=True) if _kind(line) == kind)


def _kind(line: Line) -> str:
    return line.name.partition("_")[0].lower()


def _square(letter: str, number: int) -> Square:
    name = f"{letter}{number}"
    if name not in Square.__members__:
        raise TextError(SpeechFault("square unknown", text=name))
    return Square[name]


def _row_number(number: int) -> int:
    if str(number) not in ROWS:
        raise TextError(SpeechFault("row unknown", text=str(number)))
    return number


def _known_column(letter: str) -> str:
    if letter not in COLUMNS:
        raise TextError(SpeechFault("column unknown", text=letter))
    return letter


def _column_letter(number: int) -> str:
    if not 1 <= number <= len(COLUMNS):
        raise TextError(SpeechFault("column unknown", text=str(number)))
    return COLUMNS[number - 1]
