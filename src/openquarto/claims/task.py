"""What is said of an answer to a task, as plain data: claims that no turn needs, and the verdict.

`NoQuarto`, `Misses`, `Outside` and `Larger` speak of the position that is asked about; `Safe` of the
board after the placement, if there is one, with the piece still in the stock.
"""

from dataclasses import dataclass
from typing import ClassVar, Literal

from openquarto.claims.claim import Claim, Threat
from openquarto.rules.line import Line
from openquarto.rules.piece import Piece, Side
from openquarto.rules.square import Square
from openquarto.rules.value import Value

Lack = Literal["open", "no shared side", "expired"]


@dataclass(frozen=True, slots=True)
class NoQuarto:
    """A line is no quarto that may be called: a square is empty, nothing is shared, or it has expired."""

    kind: ClassVar[str] = "no quarto"
    line: Line
    missing: Lack
    squares: tuple[Square, ...]  # those of the line that are empty
    sides: tuple[Side, ...]  # of an expired one: what its pieces share and what counts


@dataclass(frozen=True, slots=True)
class Misses:
    """The hand makes no quarto on a square: the lines that it fills there share nothing that counts."""

    kind: ClassVar[str] = "misses"
    square: Square
    full: tuple[Line, ...]  # filled by it; often there is none


@dataclass(frozen=True, slots=True)
class Safe:
    """A piece of the stock shows no side of any threat."""

    kind: ClassVar[str] = "safe"
    piece: Piece


@dataclass(frozen=True, slots=True)
class Outside:
    """A piece of the stock completes none of these lines with a common side; another one it may complete."""

    kind: ClassVar[str] = "outside"
    piece: Piece
    lines: tuple[Line, ...]
    threats: tuple[Threat, ...]  # those of the lines that are threats, in their order


@dataclass(frozen=True, slots=True)
class Larger:
    """The threats of these lines leave no safe gift, but fewer threats do that too."""

    kind: ClassVar[str] = "larger"
    lines: tuple[Line, ...]
    least: int


@dataclass(frozen=True, slots=True)
class Question:
    """What a task asks: the name of its message, and all that may be said in it."""

    name: str
    line: Line | None = None
    square: Square | None = None  # where the last piece was placed
    safe: int = 0  # how many pieces can be given that complete no line
    touches: int | None = None  # under a mask
    seconds: int | None = None  # on the clock


TaskClaim = NoQuarto | Misses | Safe | Outside | Larger


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether an answer is right, and the claims that say why: of a position, or of one of its turns."""

    is_right: bool
    claims: tuple[Claim | TaskClaim, ...]
    position: str  # what they speak of
    turn: str = ""  # the token of the turn, if they speak of one
    value: Value | None = None  # of that turn, where it was asked for
    is_continued: bool = False  # the answer was a square, and the turn goes on from there with best play
    is_silent: bool = False  # the answer made a quarto and did not call it: the opponent can


@dataclass(frozen=True, slots=True)
class Refutation:
    """What happens after a wrong answer: whole turns from a position on, the first one holds the answer."""

    position: str
    turns: tuple[str, ...]
    is_lost: bool  # they go on to the end; else a win was given away, and the last turn holds the draw


@dataclass(frozen=True, slots=True)
class TaskHint:
    """A step of the hint for a task: what to look for; then one place or side; then a right answer."""

    step: int
    goal: str
    line: Line | None = None
    square: Square | None = None
    side: Side | None = None
    given: str = ""  # a right answer as it is written
    verdict: Verdict | None = None  # of that answer
