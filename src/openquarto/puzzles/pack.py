"""Puzzles as one small file: positions, tasks and ratings; the answers are proved again, not stored.

A line with the checksum of all that follows, a line of JSON that counts the puzzles, and their bytes,
compressed. A puzzle is 13 bytes and one for every two pieces: kind and inner kind, touches, variant, rating,
hand and last square, the squares that are taken, and the pieces on them.
"""

import json
import struct
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files

from openquarto.puzzles.error import PuzzleFault
from openquarto.puzzles.puzzle import KINDS, Puzzle
from openquarto.rules.error import SetupError
from openquarto.rules.piece import PIECES, Piece
from openquarto.rules.position import Position
from openquarto.rules.setup import Setup
from openquarto.rules.square import SQUARES
from openquarto.rules.variant import VARIANTS

FILE = "puzzles.bin"
_HEAD = struct.Struct("<BBBHBBH")  # kinds, touches, variant, rating, hand, last, taken
_NONE = 255


@dataclass(frozen=True, slots=True)
class RatedPuzzle:
    """A puzzle of a pack: its number there, and how difficult it is."""

    number: int
    puzzle: Puzzle
    rating: int

    @property
    def id(self) -> str:
        """What names it: the first digits of a hash of what is asked, the same in every pack."""
        puzzle = self.puzzle
        asked = f"{puzzle.kind} {puzzle.inner} {puzzle.touches} {puzzle.position}"
        return sha256(asked.encode()).hexdigest()[:8]


def write(puzzles: Iterable[tuple[Puzzle, int]]) -> bytes:
    """The bytes of a pack; the same puzzles always give the same bytes."""
    bodies = [_packed(puzzle, rating) for puzzle, rating in puzzles]
    head = json.dumps({"version": 1, "puzzles": len(bodies)}).encode()
    rest = head + b"\n" + zlib.compress(b"".join(bodies), 9)
    return sha256(rest).hexdigest().encode() + b"\n" + rest


def read(data: bytes) -> tuple[RatedPuzzle, ...]:
    """The puzzles of a pack; raises SetupError if a bit of it has changed."""
    checksum, _, rest = data.partition(b"\n")
    if checksum != sha256(rest).hexdigest().encode():
        raise SetupError(PuzzleFault("pack"))
    _, _, body = rest.partition(b"\n")
    return tuple(
        RatedPuzzle(number, puzzle, rating)
        for number, (puzzle, rating) in enumerate(_unpacked(zlib.decompress(body)))
    )


@cache
def shipped() -> tuple[RatedPuzzle, ...]:
    """The puzzles of this package."""
    return read(shipped_bytes())


def find(id: str) -> RatedPuzzle | None:  # noqa: A002  as everywhere
    """The shipped puzzle of that name; None if there is none."""
    return _by_id().get(id)


@cache
def _by_id() -> dict[str, RatedPuzzle]:
    return {each.id: each for each in shipped()}


def shipped_bytes() -> bytes:
    """The file of this package as it lies there."""
    return files("openquarto.puzzles").joinpath(FILE).read_bytes()


def _packed(puzzle: Puzzle, rating: int) -> bytes:
    position = puzzle.position
    taken = [square for square in SQUARES if position[square] is not None]
    numbers = [piece.number for square in taken if (piece := position[square])]
    inner = 15 if puzzle.inner is None else KINDS.index(puzzle.inner)
    head = _HEAD.pack(
        KINDS.index(puzzle.kind) << 4 | inner,
        puzzle.touches,
        VARIANTS.index(position.variant),
        rating,
        _NONE if position.hand is None else position.hand.number,
        _NONE if position.last is None else position.last.index,
        sum(1 << square.index for square in taken),
    )
    pairs = zip(numbers[::2], [*numbers[1::2], 0], strict=False)
    return head + bytes(one | other << 4 for one, other in pairs)


def _unpacked(body: bytes) -> Iterator[tuple[Puzzle, int]]:
    at = 0
    while at < len(body):
        kinds, touches, variant, rating, hand, last, taken = _HEAD.unpack_from(body, at)
        count = taken.bit_count()
        packed = body[at + _HEAD.size : at + _HEAD.size + (count + 1) // 2]
        numbers = [half for byte in packed for half in (byte & 15, byte >> 4)]
        at += _HEAD.size + len(packed)
        board: list[Piece | None] = [None] * len(SQUARES)
        squares = [square for square in SQUARES if taken >> square.index & 1]
        for square, number in zip(squares, numbers, strict=False):
            board[square.index] = PIECES[number]
        setup = Setup(
            tuple(board),
            None if hand == _NONE else PIECES[hand],
            None if last == _NONE else SQUARES[last],
            VARIANTS[variant],
        )
        inner = None if kinds & 15 == 15 else KINDS[kinds & 15]
        yield Puzzle(KINDS[kinds >> 4], Position.of(setup), inner, touches), rating
