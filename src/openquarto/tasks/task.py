"""A task: a position, a question, and what makes an answer right. No answer is stored."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from openquarto.claims.task import Question
from openquarto.insight.looks import hot_gift
from openquarto.rules.action import Action, Call, Done, Give, Phase, Place
from openquarto.rules.line import Line
from openquarto.rules.member import Member
from openquarto.rules.piece import Piece
from openquarto.rules.position import Position
from openquarto.rules.square import SQUARES, Square

_MOST_LINES = 3  # that are named to say why no piece is safe


class Form(Member):
    """The kind of answer that a task expects."""

    SQUARE = "square"
    PIECE = "piece"
    LINE = "line"  # that is called, or none
    LINES = "lines"  # one or several
    TURN = "turn"


class Goal(Member):
    """What is true of a right answer. Those that *keep* keep the class of the value: win or draw."""

    COMPLETE = "complete"  # a square: the hand makes a quarto there
    SEE = "see"  # a line: it may be called; none where none may
    FIT = "fit"  # a piece: it completes the line of the task
    SAFE = "safe"  # a piece: it completes no line
    HOT = "hot"  # a piece: it completes a line
    LEAVE = "leave"  # a square: the hand wins there, or a safe piece is left to give
    COVER = "cover"  # lines: they are a smallest cover
    WIN = "win"  # a turn: it wins at once
    QUIET = "quiet"  # a turn: it wins at once, or the piece that it gives completes no line
    KEEP_PIECE = "keep piece"
    KEEP_SQUARE = "keep square"  # a square: a turn that places there keeps it
    KEEP_TURN = "keep turn"


FORMS = {
    Goal.COMPLETE: Form.SQUARE,
    Goal.SEE: Form.LINE,
    Goal.FIT: Form.PIECE,
    Goal.SAFE: Form.PIECE,
    Goal.HOT: Form.PIECE,
    Goal.LEAVE: Form.SQUARE,
    Goal.COVER: Form.LINES,
    Goal.WIN: Form.TURN,
    Goal.QUIET: Form.TURN,
    Goal.KEEP_PIECE: Form.PIECE,
    Goal.KEEP_SQUARE: Form.SQUARE,
    Goal.KEEP_TURN: Form.TURN,
}

KEEPS = frozenset({Goal.KEEP_PIECE, Goal.KEEP_SQUARE, Goal.KEEP_TURN})

Given = Square | Piece | tuple[Line, ...] | tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Task:
    """One question about a position, for the player to act there."""

    text: str  # of the position
    goal: Goal
    asks: str  # the name of its question
    line: Line | None = None  # that the question is about
    touches: int | None = None  # under a mask: so many places may be felt
    seconds: int | None = None  # on the clock

    @property
    def position(self) -> Position:
        """The position that is asked about."""
        return Position.parse(self.text)

    @property
    def question(self) -> Question:
        """What is asked, as it is said."""
        position = self.position
        hot = (hot_gift(position.board, piece, position.variant) for piece in position.stock)
        safe = sum(each is None for each in hot)
        return Question(self.asks, self.line, position.last, safe, self.touches, self.seconds)

    @property
    def form(self) -> Form:
        """The kind of answer that is expected."""
        return FORMS[self.goal]


def possible(task: Task) -> Iterator[Given]:
    """Every answer that can be given to a task, right or wrong."""
    position = task.position
    match task.form:
        case Form.SQUARE:
            yield from _free(position)
        case Form.PIECE:
            yield from position.stock
        case Form.LINE:
            yield ()
            yield from ((line,) for line in position.variant.lines)
        case Form.LINES:
            for size in range(1, _MOST_LINES + 1):
                yield from combinations(position.variant.lines, size)
        case Form.TURN:
            yield from _turns(position)


def _turns(position: Position) -> Iterator[tuple[Action, ...]]:
    """Every turn that is one decision: a call ends it, whether it is true or false."""
    calls = [Call(line) for line in position.variant.lines if not position.variant.is_automatic]
    if position.may_call:
        yield from ((call,) for call in calls)
    if position.phase is Phase.GIVE:
        yield from ((Give(piece),) for piece in position.stock)
    for square in _free(position) if position.phase is Phase.PLACE else ():
        after = position.play(Place(square))
        yield from ((Place(square), call) for call in calls)
        yield from ((Place(square), last) for last in after.legal_actions if isinstance(last, Give | Done))


def _free(position: Position) -> Iterator[Square]:
    return (square for square in SQUARES if position[square] is None)
