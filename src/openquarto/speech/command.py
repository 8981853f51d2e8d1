"""What a typed line means: an action, a question, a wish, a setting. Plain data."""

from dataclasses import dataclass

from openquarto.rules.action import Action
from openquarto.rules.line import Line
from openquarto.rules.member import Member
from openquarto.rules.piece import Piece
from openquarto.rules.square import Square
from openquarto.speech.manner import Manner
from openquarto.view.touch import Spot, StockPlace


@dataclass(frozen=True, slots=True)
class Act:
    """Give, place, call or say done."""

    action: Action


@dataclass(frozen=True, slots=True)
class GivePlace:
    """Under a mask: give what lies at a place of the stock."""

    place: StockPlace


@dataclass(frozen=True, slots=True)
class Touch:
    """Under a mask: feel one square, one place of the stock or the hand."""

    spot: Spot


@dataclass(frozen=True, slots=True)
class CallAsked:
    """A call without its line: which of these? By geometry alone; under a mask all that count."""

    lines: tuple[Line, ...]


class Question(Member):
    """What may be asked of a view; its value is the command's name in the catalogue."""

    LINES = "line"
    SQUARE = "look"
    WHERE = "where"
    BOARD = "board"
    STOCK = "stock"
    HAND = "hand"
    LAST = "last"
    TIME = "time"
    TURN = "turn"
    VARIANT = "variant"


@dataclass(frozen=True, slots=True)
class Ask:
    """A question: about some lines, a square, a piece, or without a target."""

    question: Question
    target: tuple[Line, ...] | Square | Piece | None = None


class Wish(Member):
    """What a player wishes besides acting; its value is the command's name in the catalogue."""

    RESIGN = "resign"
    DRAW = "draw"
    BACK = "back"
    ACCEPT = "accept"
    DECLINE = "decline"
    NEW = "new"
    QUIT = "quit"
    REPEAT = "repeat"


class Step(Member):
    """A step through the turns of a game that is over; its value is the command's name in the catalogue."""

    FIRST = "start"
    BEFORE = "before"
    NEXT = "next"
    LAST = "last"


@dataclass(frozen=True, slots=True)
class StepTo:
    """To a turn of a game that is over, by its number."""

    turn: int


class Insight(Member):
    """What is asked of the exact values; its value is the command's name in the catalogue."""

    WHY = "why"
    HINT = "hint"
    REVIEW = "review"


class CoachWish(Member):
    """What is wanted of the coach; its value is the command's name in the catalogue."""

    ASK = "coach"
    ON = "coach-on"
    OFF = "coach-off"
    WARN = "coach-warn"


class Practice(Member):
    """Puzzles and lessons, and what is said in them; its value is the command's name in the catalogue."""

    PUZZLE = "puzzle"
    LEARN = "learn"
    SKIP = "skip"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Save:
    """Write the game to a file; without a name, where it was written before."""

    file: str | None = None


@dataclass(frozen=True, slots=True)
class Load:
    """Go on with the game of a file."""

    file: str | None = None


@dataclass(frozen=True, slots=True)
class Oppose:
    """Play against somebody else, named as it was typed; without a name, be told who there is."""

    opponent: str | None = None


class Topic(Member):
    """What help may be asked about; its value is the word's name in the catalogue."""

    PLAYING = "playing"
    PIECES = "pieces"
    SQUARES = "squares"
    QUARTO = "call"
    QUESTIONS = "questions"
    OPPONENT = "opponent"
    HINTS = "hint"
    SETTINGS = "settings"
    KEYS = "keys"


@dataclass(frozen=True, slots=True)
class Help:
    """Help with a topic, or with what can be typed now."""

    topic: Topic | None = None


@dataclass(frozen=True, slots=True)
class SetManner:
    """To be spoken to like this from now on; also every change of the lens."""

    manner: Manner


Command = (
    Act
    | GivePlace
    | Touch
    | CallAsked
    | Ask
    | Wish
    | Step
    | StepTo
    | Insight
    | CoachWish
    | Practice
    | Save
    | Load
    | Oppose
    | Help
    | SetManner
)
