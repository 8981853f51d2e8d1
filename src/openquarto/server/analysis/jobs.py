"""What an analysis worker is asked and answers: plain data, in frames over its pipes."""

import struct
from dataclasses import replace
from typing import BinaryIO, Literal

import msgspec

from openquarto.rules.line import Line
from openquarto.rules.position import Position
from openquarto.speech.manner import Manner, Pieces, Squares
from openquarto.view.edition import Edition
from openquarto.wire.table import Sitter

LARGEST_FRAME = 1 << 24  # bytes
_LENGTH = struct.Struct(">I")


class Speech(msgspec.Struct, frozen=True):
    """How an answer is to be worded: a manner of speech, as plain data."""

    language: str
    edition: str
    pieces: str
    squares: str
    terse: bool

    @classmethod
    def of(cls, manner: Manner) -> "Speech":
        """A manner, to be sent."""
        edition, pieces, squares = manner.edition.value, manner.pieces.value, manner.squares.value
        return cls(manner.language, edition, pieces, squares, manner.terse)

    @property
    def manner(self) -> Manner:
        """The manner again."""
        return Manner(
            language=self.language,
            edition=Edition(self.edition),
            pieces=Pieces(self.pieces),
            squares=Squares(self.squares),
            terse=self.terse,
        )


class AnalysePosition(msgspec.Struct, frozen=True, tag="position"):
    """A position with its value, the reason, best play and the values of all turns."""

    position: str
    speech: Speech


class AnalyseTurn(msgspec.Struct, frozen=True, tag="turn"):
    """One turn of a position: its value, the reason, and what follows."""

    position: str
    turn: str
    speech: Speech


class MeasurePressure(msgspec.Struct, frozen=True, tag="pressure"):
    """How many of the answers to each drawn turn lose: a slice of the work, what is known is kept."""

    position: str


class ReviewGame(msgspec.Struct, frozen=True, tag="review"):
    """A game that is over, turn by turn, as one seat or a watcher reads it."""

    record: str
    reader: Sitter
    speech: Speech


class GamePosition(msgspec.Struct, frozen=True):
    """A position of a game that goes on: its text does not tell whether the call of this window is used."""

    text: str
    called: str | None = None
    dones: int = 0

    @classmethod
    def of(cls, position: Position) -> "GamePosition":
        """A position, to be sent."""
        called = None if position.called is None else position.called.value
        return cls(str(position), called, position.dones)

    @property
    def position(self) -> Position:
        """The position again."""
        called = None if self.called is None else Line(self.called)
        return replace(Position.parse(self.text), called=called, dones=self.dones)


class GiveHint(msgspec.Struct, frozen=True, tag="hint"):
    """One step of the hint about a position."""

    position: GamePosition
    step: int
    speech: Speech


class JudgeTurn(msgspec.Struct, frozen=True, tag="coach"):
    """A turn for the coach: positions in which no quarto can be called, the same for a live one."""

    before: str  # where it began; empty where it has no placement
    square: str
    position: str  # where the piece is to be given
    piece: str
    speech: Speech


class ExplainPosition(msgspec.Struct, frozen=True, tag="why"):
    """A position's value and the reason, without its turns."""

    position: GamePosition
    speech: Speech


class TaskName(msgspec.Struct, frozen=True):
    """A task by its name alone, so that nobody can ask about a position of their own in its stead."""

    room: Literal["puzzle", "lesson"]
    name: str
    number: int = 0  # of the tasks of a lesson, from 0


class JudgeAnswer(msgspec.Struct, frozen=True, tag="judge"):
    """Whether an answer to a task is right, why, and what follows from a wrong one."""

    task: TaskName
    answer: str  # as it is written
    speech: Speech


class HintTask(msgspec.Struct, frozen=True, tag="task hint"):
    """One step of the hint about a task."""

    task: TaskName
    step: int
    speech: Speech


class SolvePuzzles(msgspec.Struct, frozen=True, tag="sheet"):
    """Puzzles of these names on sheets of paper, with their answers."""

    ids: tuple[str, ...]
    is_large: bool
    speech: Speech


Job = (
    AnalysePosition
    | AnalyseTurn
    | MeasurePressure
    | ReviewGame
    | GiveHint
    | JudgeTurn
    | ExplainPosition
    | JudgeAnswer
    | HintTask
    | SolvePuzzles
)


class Begin(msgspec.Struct, frozen=True, tag="begin"):
    """Begin a job."""

    number: int
    job: Job


class Cancel(msgspec.Struct, frozen=True, tag="cancel"):
    """Stop a job, if it is still under way."""

    number: int


Request = Begin | Cancel


class Done(msgspec.Struct, frozen=True, tag="done"):
    """The answer to a job: JSON of the wire, which nobody needs to read again before it is sent."""

    number: int
    body: bytes
    is_partial: bool = False  # there is more to know: it is not to be kept


class Stopped(msgspec.Struct, frozen=True, tag="stopped"):
    """A job was cancelled."""

    number: int


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """A job cannot be done: the code of a fault, and its fields."""

    number: int
    code: str
    fields: dict[str, str]


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """A mistake of ours: the class of the exception and where it was raised, not its text."""

    number: int
    kind: str
    place: str


Reply = Done | Stopped | Refused | Failed

encode = msgspec.msgpack.Encoder().encode
decode_request = msgspec.msgpack.Decoder(Request).decode
decode_reply = msgspec.msgpack.Decoder(Reply).decode


def frame(message: Request | Reply) -> bytes:
    """A message as it goes through a pipe: its length, then itself."""
    body = encode(message)
    return _LENGTH.pack(len(body)) + body


def read_frame(pipe: BinaryIO) -> bytes | None:
    """The next message of a pipe; None at its end."""
    head = pipe.read(_LENGTH.size)
    if len(head) < _LENGTH.size:
        return None
    (length,) = _LENGTH.unpack(head)
    if length > LARGEST_FRAME:
        return None
    body = pipe.read(length)
    return body if len(body) == length else None
