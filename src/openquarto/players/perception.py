"""What a player notices of a board: all that counts, or less if it overlooks traits, diagonals or blocks."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from openquarto.rules.action import Call
from openquarto.rules.line import Line, lines_through
from openquarto.rules.piece import Piece, Trait
from openquarto.rules.square import SQUARES, Square
from openquarto.rules.variant import Variant
from openquarto.view.view import View

Board = Sequence[Piece | None]
Threats = dict[Square, list[tuple[int, int]]]  # by the empty square, the bits that three pieces share
ALL_BITS = 15


@dataclass(frozen=True)
class Perception:
    """The traits and lines that are noticed now."""

    traits: tuple[Trait, ...]
    lines: frozenset[Line]

    @classmethod
    def complete(cls, variant: Variant) -> "Perception":
        """Perception that overlooks nothing."""
        return cls(variant.traits, frozenset(variant.lines))

    @cached_property
    def _bits(self) -> int:
        return sum(trait.bit for trait in self.traits)

    def quartos(self, board: Board, square: Square) -> tuple[Line, ...]:
        """The quartos through a square that are noticed."""
        return tuple(
            line
            for line in lines_through(square, blocks=True)
            if line in self.lines and any(self._shared(board, line, missing=0))
        )

    def call(self, view: View) -> Call | None:
        """The call of a quarto that is noticed, where one may be made."""
        seen = self.quartos(view.board, view.last) if view.may_call and view.last else ()
        return Call(seen[0]) if seen else None

    def threats(self, board: Board) -> Threats:
        """The empty squares that would complete a line, each with the bits that its three pieces share."""
        found: Threats = {}
        for line in self.lines:
            shared = self._shared(board, line, missing=1)
            if any(shared):
                square = next(square for square in line.squares if board[square.index] is None)
                found.setdefault(square, []).append(shared)
        return found

    def _shared(self, board: Board, line: Line, *, missing: int) -> tuple[int, int]:
        """The noticed bits that are 1 in all pieces of a line, and those that are 0; so many are missing."""
        pieces = [piece.number for square in line.squares if (piece := board[square.index]) is not None]
        if len(pieces) != len(line.squares) - missing:
            return 0, 0
        ones = zeros = self._bits
        for number in pieces:
            ones &= number
            zeros &= ~number
        return ones, zeros


def fits(piece: Piece, shared: tuple[int, int]) -> bool:
    """Whether a piece shows one of the bits that three others share."""
    ones, zeros = shared
    return bool(piece.number & ones or ~piece.number & ALL_BITS & zeros)


def winning_squares(piece: Piece, threats: Threats) -> list[Square]:
    """Where a piece would make a quarto."""
    return [square for square in SQUARES if any(fits(piece, shared) for shared in threats.get(square, ()))]


def is_safe(piece: Piece, threats: Threats) -> bool:
    """Whether a piece makes no quarto anywhere."""
    return not any(fits(piece, shared) for found in threats.values() for shared in found)
