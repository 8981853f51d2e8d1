"""The sixteen bytes of a game in a batch, from a position and back; kernel/batch.h draws them."""

import struct

from openquarto.rules.line import LINES_AND_BLOCKS, Line
from openquarto.rules.piece import PIECES, Piece, Trait
from openquarto.rules.position import Position
from openquarto.rules.square import SQUARES, Square
from openquarto.rules.variant import Calling, Variant

STATE_SIZE = 16
LAST, VARIANT = 13, 15  # where these bytes are
OVER, WON = 64, 128  # bits of the byte LAST; from OVER on a game is over
_LOOKED, _BLOCKS, _AUTOMATIC = 32, 16, 32
_LAYOUT = struct.Struct("=6H4B")


def variant_number(variant: Variant) -> int:
    """The last byte of a state: the traits that do not count, blocks, automatic calling."""
    ignored = 15 ^ variant.trait_bits
    return ignored + _BLOCKS * variant.blocks + _AUTOMATIC * variant.is_automatic


def variant_of(number: int) -> Variant:
    """The variant of such a byte."""
    traits = tuple(trait for trait in Trait if not number & trait.bit)
    calling = Calling.AUTOMATIC if number & _AUTOMATIC else Calling.ANNOUNCED
    return Variant(traits, blocks=bool(number & _BLOCKS), calling=calling)


def state_of(position: Position) -> bytes:
    """The state of a position."""
    taken = ones = 0
    by_bit = [0] * 4
    for square, piece in enumerate(position.board):
        if piece is not None:
            taken |= 1 << square
            ones |= 1 << piece.number
            for bit in range(4):
                by_bit[bit] |= (piece.number >> bit & 1) << square
    hand, called = position.hand, position.called
    flags = position.dones * _LOOKED | (WON if position.won else OVER if position.outcome else 0)
    return _LAYOUT.pack(
        taken,
        *by_bit,
        ones | (0 if hand is None else 1 << hand.number),
        0 if hand is None else hand.number + 1,
        (0 if position.last is None else position.last.index + 1) | flags,
        0 if called is None else LINES_AND_BLOCKS.index(called) + 1,
        variant_number(position.variant),
    )


def position_of(state: bytes) -> Position:
    """The position of a state that a batch has made."""
    taken, *ones, _, hand, last, called, number = _LAYOUT.unpack(state)
    variant = variant_of(number)
    board: list[Piece | None] = [None] * 16
    for square in range(16):
        if taken >> square & 1:
            board[square] = PIECES[sum((ones[bit] >> square & 1) << bit for bit in range(4))]
    return Position(
        board=tuple(board),
        hand=PIECES[hand - 1] if hand else None,
        last=_square(last & 31),
        variant=variant,
        called=_line(called),
        dones=0 if variant.is_automatic else last >> 5 & 3,
        won=last >= WON,
    )


def _square(number: int) -> Square | None:
    return SQUARES[number - 1] if number else None


def _line(number: int) -> Line | None:
    return LINES_AND_BLOCKS[number - 1] if number else None
