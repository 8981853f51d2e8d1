"""The symmetries of the game: moves of the board that keep its lines, and renamings of the pieces."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations, permutations

from openquarto.rules.action import Action, Call, Give, Place
from openquarto.rules.error import Fault, RuleError
from openquarto.rules.expect import expect, expect_each
from openquarto.rules.line import LINES, LINES_AND_BLOCKS, Line
from openquarto.rules.piece import PIECES, Piece, Trait
from openquarto.rules.position import Position
from openquarto.rules.square import SQUARES, Square
from openquarto.rules.variant import Variant

_LINE_OF = {frozenset(line.squares): line for line in Line}


@dataclass(frozen=True, slots=True)
class Symmetry:
    """Where each square and each trait goes (by index, by order), and which traits then swap sides."""

    squares: tuple[Square, ...] = SQUARES
    traits: tuple[Trait, ...] = tuple(Trait)
    flipped: tuple[Trait, ...] = ()

    def __post_init__(self) -> None:
        expect_each(self.squares, Square, "as squares of Symmetry")
        expect_each(self.traits, Trait, "as traits of Symmetry")
        expect_each(self.flipped, Trait, "as flipped of Symmetry")

    def square(self, square: Square) -> Square:
        """The image of a square."""
        expect(square, Square)
        return self.squares[square.index]

    def line(self, line: Line) -> Line:
        """The image of a line of the line set that this symmetry keeps."""
        expect(line, Line)
        image = _LINE_OF.get(frozenset(self.square(square) for square in line.squares))
        if image is None:
            raise RuleError(Fault("line not kept", line=line))
        return image

    def piece(self, piece: Piece) -> Piece:
        """The image of a piece."""
        expect(piece, Piece)
        moved = sum(to.bit for trait, to in zip(Trait, self.traits, strict=True) if piece.number & trait.bit)
        return PIECES[moved ^ sum(trait.bit for trait in self.flipped)]

    def variant(self, variant: Variant) -> Variant:
        """A variant with the images of the traits that count."""
        expect(variant, Variant)
        counted = {to for trait, to in zip(Trait, self.traits, strict=True) if trait in variant.traits}
        return Variant(tuple(trait for trait in Trait if trait in counted), variant.blocks, variant.calling)

    def action(self, action: Action) -> Action:
        """The image of an action."""
        expect(action, Action)
        match action:
            case Give(piece):
                return Give(self.piece(piece))
            case Place(square):
                return Place(self.square(square))
            case Call(line):
                return Call(self.line(line))
            case _:
                return action

    def position(self, position: Position) -> Position:
        """The image of a position; playing commutes with it."""
        expect(position, Position)
        board: list[Piece | None] = [None] * 16
        for square, piece in zip(SQUARES, position.board, strict=True):
            board[self.square(square).index] = piece and self.piece(piece)
        return Position(
            tuple(board),
            position.hand and self.piece(position.hand),
            position.last and self.square(position.last),
            self.variant(position.variant),
            position.called and self.line(position.called),
            position.dones,
            position.won,
        )


def symmetries(variant: Variant) -> Iterator[Symmetry]:
    """All symmetries that keep a variant: its board group times its piece group."""
    expect(variant, Variant)
    return _symmetries(variant)


def _symmetries(variant: Variant) -> Iterator[Symmetry]:
    counted = variant.traits
    for squares in board_symmetries(blocks=variant.blocks):
        for order in permutations(counted):
            moved = dict(zip(counted, order, strict=True))
            traits = tuple(moved.get(trait, trait) for trait in Trait)
            for size in range(len(counted) + 1):
                for flipped in combinations(counted, size):
                    yield Symmetry(squares, traits, flipped)


def board_symmetries(*, blocks: bool) -> tuple[tuple[Square, ...], ...]:
    """Every permutation of the squares that maps lines to lines: 32, or 8 where blocks count."""
    expect(blocks, bool, "as blocks")
    return _board_symmetries(blocks=blocks)


@cache
def _board_symmetries(*, blocks: bool) -> tuple[tuple[Square, ...], ...]:
    lines = [
        frozenset(square.index for square in line.squares) for line in (LINES_AND_BLOCKS if blocks else LINES)
    ]

    def fits(images: tuple[int, ...]) -> bool:
        """Whether each line through the newest square can still become a line."""
        newest = len(images) - 1
        parts = [{images[square] for square in line if square <= newest} for line in lines if newest in line]
        return all(any(part <= line for line in lines) for part in parts)

    def extend(images: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if len(images) == len(SQUARES):
            yield images
            return
        for image in range(len(SQUARES)):
            if image not in images and fits((*images, image)):
                yield from extend((*images, image))

    return tuple(tuple(SQUARES[image] for image in images) for images in extend(()))
