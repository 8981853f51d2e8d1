"""What the keys of board and stock ask for, where the cursor is."""

from openquarto.rules.action import Done
from openquarto.rules.error import TextError
from openquarto.rules.line import Line, lines_through
from openquarto.rules.piece import Piece
from openquarto.rules.square import COLUMNS, ROWS, Square
from openquarto.speech.command import Act, Ask, Command, Question, SetManner
from openquarto.speech.error import SpeechFault
from openquarto.speech.manner import Manner
from openquarto.speech.setting import with_next_lens

# A terminal does not tell that Shift was held with a digit: it sends what else is printed on the key. These
# are the layouts of the seven languages; only the French one has a sign on another key than the rest.
_SHIFTED = {"!": 0, "@": 1, '"': 1, "#": 2, "§": 2, "£": 2, "·": 2, "$": 3}
_WITH_ALT = {"¡": 0, "™": 1, "£": 2, "¢": 3}  # what Textual takes Alt and a digit for
_SHIFTED_IN = {"fr": {"&": 0, "é": 1, '"': 2, "'": 3}}
_QUESTIONS = {"h": Question.HAND, "w": Question.TURN, "t": Question.TIME, "l": Question.LAST}
_LINES = {"r": "ROW", "c": "COLUMN", "d": "DIAGONAL", "x": "BLOCK"}


def digit(key: str) -> int | None:
    """Which of the keys 1 to 4 this is, from 0."""
    return ROWS.index(key) if len(key) == 1 and key in ROWS else None


def shifted_digit(key: str, language: str) -> int | None:
    """Which of the keys 1 to 4 this is with Shift or Alt, or which of F1 to F4, from 0."""
    if len(key) == 1:
        return (_WITH_ALT | _SHIFTED | _SHIFTED_IN.get(language, {})).get(key)
    modifier, _, number = key.rpartition("+")
    if modifier in ("alt", "shift"):
        return digit(number)
    return digit(key[1:]) if key.startswith("f") else None


def command_at(key: str, place: Square | Piece, manner: Manner) -> Command | None:  # noqa: PLR0911  one a key
    """The command of a key; raises TextError where there is no such line."""
    if key in _LINES and isinstance(place, Square):
        return Ask(Question.LINES, _lines_here(_LINES[key], place))
    if key in _QUESTIONS:
        return Ask(_QUESTIONS[key])
    is_board = isinstance(place, Square)
    match key:
        case "v":
            return Ask(Question.BOARD if is_board else Question.STOCK)
        case "o":
            return Ask(Question.SQUARE if is_board else Question.WHERE, place)
        case "z":
            return SetManner(with_next_lens(manner))
        case "e":
            return Act(Done())
    return None


def _lines_here(kind: str, square: Square) -> tuple[Line, ...]:
    """The lines of a kind through a square, whatever counts in this game."""
    lines = tuple(line for line in lines_through(square, blocks=True) if line.name.startswith(kind))
    if not lines:
        raise TextError(SpeechFault("diagonal unknown", square=square))
    return lines


def line_picture(line: Line) -> str:
    """A small board with the squares of a line."""
    return "\n".join(
        " ".join("■" if Square[column + row] in line.squares else "·" for column in COLUMNS) for row in ROWS
    )
