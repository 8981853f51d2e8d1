"""A set-up that nobody has checked yet, and its diagnosis with all faults at once; the text of a position."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self

from openquarto.rules.error import Fault, SetupError, TextError
from openquarto.rules.expect import expect, expect_each, expect_fields
from openquarto.rules.piece import Piece
from openquarto.rules.square import SQUARES, Square
from openquarto.rules.variant import CLASSIC, Variant

Board = tuple[Piece | None, ...]
EMPTY_BOARD: Board = (None,) * 16


@dataclass(frozen=True, slots=True)
class Setup:
    """What a position's text says, possible or not. The board lists its squares from a1 to d4."""

    board: Board = EMPTY_BOARD
    hand: Piece | None = None
    last: Square | None = None
    variant: Variant = CLASSIC

    def __post_init__(self) -> None:
        expect_each(self.board, Piece | None, "as board")
        expect_fields(self, hand=Piece | None, last=Square | None, variant=Variant)

    @classmethod
    def of(
        cls,
        pieces: Mapping[Square, Piece],
        *,
        hand: Piece | None = None,
        last: Square | None = None,
        variant: Variant = CLASSIC,
    ) -> Self:
        """A set-up from the pieces by their squares."""
        expect(pieces, Mapping, "of pieces by their squares")
        for square in pieces:
            expect(square, Square, "as place of a piece")
        return cls(tuple(pieces.get(square) for square in SQUARES), hand, last, variant)

    def faults(self) -> tuple[Fault, ...]:
        """Everything that makes this set-up impossible."""
        if len(self.board) != len(SQUARES):
            return (Fault("board size", count=len(self.board)),)
        standing = defaultdict(list)
        for square, piece in zip(SQUARES, self.board, strict=True):
            if piece is not None:
                standing[piece].append(square)
        found = [
            Fault("piece twice", piece=piece, squares=tuple(squares))
            for piece, squares in standing.items()
            if len(squares) > 1
        ]
        if self.hand is not None and self.hand in standing:
            found.append(Fault("hand on board", piece=self.hand, square=standing[self.hand][0]))
        if self.last is not None and self.board[self.last.index] is None:
            found.append(Fault("last empty", square=self.last))
        return tuple(found)

    def check(self) -> None:
        """Raise SetupError with all faults if there is any."""
        if faults := self.faults():
            raise SetupError(*faults)

    @classmethod
    def parse(cls, text: str, *, default: Variant = CLASSIC) -> Self:
        """Read `<row1>/<row2>/<row3>/<row4> <hand> <last> [<variant>]`; a missing variant is `default`."""
        expect(text, str, "to read a position from")
        expect(default, Variant, "as default")
        fields = text.split(" ")
        if len(fields) not in (3, 4):
            raise TextError(Fault("position fields", count=len(fields), text=text))
        board, hand, last, *flags = fields
        return cls(
            _read_board(board),
            None if hand == "-" else Piece.parse(hand),
            None if last == "-" else Square.parse(last),
            Variant.parse(flags[0]) if flags else default,
        )

    def __str__(self) -> str:
        return setup_text(self.board, self.hand, self.last, self.variant)


def setup_text(board: Board, hand: Piece | None, last: Square | None, variant: Variant) -> str:
    """The text form of a set-up, and so of a position."""
    rows = "/".join(_row_text(board[start : start + 4]) for start in range(0, 16, 4))
    return f"{rows} {hand or '-'} {last or '-'} {variant}"


def _read_board(text: str) -> Board:
    rows = text.split("/")
    if len(rows) != 4:
        raise TextError(Fault("position rows", count=len(rows), text=text))
    return tuple(piece for number, row in enumerate(rows, 1) for piece in _read_row(row, number))


def _read_row(text: str, number: int) -> Board:
    squares: list[Piece | None] = []
    after_run = False
    for character in text:
        if character in Piece.__members__:
            squares.append(Piece[character])
            after_run = False
        elif character in "1234" and not after_run:
            squares.extend([None] * int(character))
            after_run = True
        else:
            raise TextError(Fault("row unreadable", row=number, text=text))
    if len(squares) != 4:
        raise TextError(Fault("row length", row=number, count=len(squares), text=text))
    return tuple(squares)


def _row_text(row: Board) -> str:
    text, empty = "", 0
    for piece in (*row, None):
        if piece is None:
            empty += 1
            continue
        text += (str(empty) if empty else "") + piece.name
        empty = 0
    return text + (str(empty - 1) if empty > 1 else "")
