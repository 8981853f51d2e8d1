"""What an eye sees: all that the rules know, or exactly what escapes it less."""

from random import Random

import pytest

from openquarto.players.perception import Perception, is_safe, winning_squares
from openquarto.rules import PIECES, SQUARES, Line, Piece, Variant
from openquarto.rules.piece import Trait
from openquarto.rules.quarto import quartos_through

VARIANTS = [Variant.parse(text) for text in ("classic", "blocks", "traits=ch", "blocks+traits=f")]


def random_board(chance: Random) -> list[Piece | None]:
    board: list[Piece | None] = [None] * 16
    placed = chance.randint(3, 15)
    for square, piece in zip(chance.sample(SQUARES, placed), chance.sample(PIECES, placed), strict=True):
        board[square.index] = piece
    return board


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_whole_eye_sees_what_the_rules_know(variant: Variant) -> None:
    chance = Random(5)
    perception = Perception.complete(variant)
    for _ in range(200):
        board = random_board(chance)
        threats = perception.threats(board)
        for square in SQUARES:
            if board[square.index] is not None:
                assert set(quartos_through(board, square, variant)) == set(perception.quartos(board, square))
        for piece in set(PIECES) - set(board):
            wins = []
            for square in SQUARES:
                if board[square.index] is None:
                    after = [*board]
                    after[square.index] = piece
                    wins += [square] if quartos_through(after, square, variant) else []
            assert wins == winning_squares(piece, threats)
            assert (not wins) == is_safe(piece, threats)


def test_what_escapes_is_not_seen() -> None:
    board: list[Piece | None] = [None] * 16
    for square, piece in zip(Line.DIAGONAL_A1.squares, (Piece.A, Piece.B, Piece.C, Piece.D), strict=True):
        board[square.index] = piece  # light and round
    last = Line.DIAGONAL_A1.squares[-1]
    whole = Perception.complete(Variant())
    assert (Line.DIAGONAL_A1,) == whole.quartos(board, last)
    assert () == Perception(whole.traits, whole.lines - {Line.DIAGONAL_A1}).quartos(board, last)
    assert () == Perception((Trait.HEIGHT, Trait.FILL), whole.lines).quartos(board, last)
    assert (Line.DIAGONAL_A1,) == Perception((Trait.SHAPE,), whole.lines).quartos(board, last)
