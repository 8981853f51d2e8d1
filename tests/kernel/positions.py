"""Positions for the solver's tests: the solved ones of data/, random late ones, and the twin's opinion."""

from functools import cache
from pathlib import Path

from hypothesis import strategies as st

from openquarto.rules import PIECES, SQUARES, Piece, Position, Setup, Value, Variant
from tests.kernel.naive import Naive
from tests.strategies import variants

DATA = Path(__file__).parent / "data"


def solved(name: str) -> list[tuple[str, str]]:
    """Each position of a file with its value."""
    lines = (DATA / f"positions-{name}.tsv").read_text(encoding="utf-8").splitlines()
    return [(position, value) for position, value in (line.split("\t") for line in lines)]


@st.composite
def boards(
    draw: st.DrawFn, least: int, most: int = 15, variant: st.SearchStrategy[Variant] = variants
) -> Position:
    """Any board with so many pieces, expired quartos and all, in the give or place phase; nothing is live."""
    order = draw(st.permutations(PIECES))
    taken = draw(st.permutations(SQUARES))[: draw(st.integers(least, most))]
    board: list[Piece | None] = [None] * 16
    for square, piece in zip(taken, order, strict=False):
        board[square.index] = piece
    hand = order[len(taken)] if draw(st.booleans()) else None
    return Position.of(Setup(tuple(board), hand, None, draw(variant)))


@cache
def twin(traits: int, *, blocks: bool) -> Naive:
    """The twin remembers, as the kernel does."""
    return Naive(traits, blocks=blocks)


def twin_value(position: Position) -> Value:
    """What the twin says of a position without a live quarto."""
    naive = twin(position.variant.trait_bits, blocks=position.variant.blocks)
    board = tuple(None if piece is None else piece.number for piece in position.board)
    return Value.parse(naive.value(board, None if position.hand is None else position.hand.number))
