"""Rule 1 and the text forms: 16 pieces, 16 squares, 10 lines and 9 blocks."""

from itertools import product

import pytest

from openquarto.rules import (
    BLOCKS,
    LINES,
    LINES_AND_BLOCKS,
    PIECES,
    SQUARES,
    Line,
    Piece,
    Position,
    Side,
    Square,
    TextError,
    Trait,
)
from openquarto.rules.line import lines_through
from openquarto.view import View


def test_pieces_and_squares_sort_among_themselves() -> None:
    assert [Piece.A, Piece.K, Piece.P] == sorted([Piece.P, Piece.A, Piece.K])
    assert [Square.d1, Square.a2, Square.b2] == sorted([Square.b2, Square.d1, Square.a2])
    assert (Piece.P, Square.a1) == (max(PIECES), min(SQUARES))
    assert Piece.A <= Piece.A < Piece.B
    for other in (Piece.B, 1, "b1", None):
        with pytest.raises(TypeError, match="not supported"):
            Square.a1 < other  # noqa: B015  whether it can be asked at all


def test_a_position_and_a_view_tell_what_stands_on_a_square() -> None:
    position = Position.parse("D3/AO2/JF1G/IM1H - a1")
    for table in (position, View.of(position)):
        assert (Piece.D, None, Piece.H) == (table[Square.a1], table[Square.b1], table[Square.d4])
        with pytest.raises(TypeError, match="expected Square, got 'a1'; Square.parse reads text"):
            table["a1"]  # type: ignore[index]
        with pytest.raises(TypeError, match="expected Square, got 0"):
            list(table)  # type: ignore[call-overload]


def test_sixteen_pieces_are_all_the_combinations_of_sides() -> None:
    assert {frozenset(sides) for sides in product(*(trait.sides for trait in Trait))} == {
        frozenset(piece.sides) for piece in PIECES
    }


@pytest.mark.parametrize(
    ("letter", "number", "long_name"),
    [
        ("A", 0, "light round tall solid"),
        ("B", 1, "light round tall hollow"),
        ("C", 2, "light round short solid"),
        ("E", 4, "light square tall solid"),
        ("I", 8, "dark round tall solid"),
        ("M", 12, "dark square tall solid"),
        ("P", 15, "dark square short hollow"),
    ],
)
def test_piece_letters_numbers_and_names(letter: str, number: int, long_name: str) -> None:
    piece = Piece.parse(letter)
    assert (number, long_name) == (piece.number, piece.long_name)
    assert piece is Piece.of(*(Side(word) for word in long_name.split()))


def test_sides_have_a_trait_and_an_opposite() -> None:
    assert (Trait.HEIGHT, Side.SHORT) == (Side.TALL.trait, Side.TALL.opposite)
    assert Side.LIGHT is Side.DARK.opposite


@pytest.mark.parametrize("sides", [(), (Side.DARK,), (Side.DARK, Side.LIGHT, Side.TALL, Side.SOLID)])
def test_a_piece_needs_one_side_of_each_trait(sides: tuple[Side, ...]) -> None:
    with pytest.raises(TextError, match="expected one side of each of the four traits, got "):
        Piece.of(*sides)


def test_squares_read_like_a_spreadsheet() -> None:
    assert ["a1", "b1", "c1", "d1", "a2"] == [square.name for square in SQUARES[:5]]
    assert [("a", 1, 0), ("b", 1, 1), ("d", 4, 15)] == [
        (square.column, square.row, square.index) for square in (Square.a1, Square.b1, Square.d4)
    ]


def test_ten_lines_and_nine_blocks() -> None:
    assert (10, 9, 19) == (len(LINES), len(BLOCKS), len(LINES_AND_BLOCKS))
    assert 19 == len({frozenset(line.squares) for line in Line})


@pytest.mark.parametrize(
    ("name", "squares"),
    [
        ("a1-d1", "a1 b1 c1 d1"),
        ("a4-d4", "a4 b4 c4 d4"),
        ("b1-b4", "b1 b2 b3 b4"),
        ("a1-d4", "a1 b2 c3 d4"),
        ("a4-d1", "a4 b3 c2 d1"),
        ("b2-c3", "b2 c2 b3 c3"),
        ("c3-d4", "c3 d3 c4 d4"),
    ],
)
def test_lines_hold_the_squares_between_their_ends(name: str, squares: str) -> None:
    assert squares == " ".join(square.name for square in Line.parse(name).squares)


@pytest.mark.parametrize(
    ("square", "without", "with_blocks"),
    [("a1", 3, 4), ("b1", 2, 4), ("b2", 3, 7), ("c2", 3, 7), ("d3", 2, 4), ("d4", 3, 4)],
)
def test_lines_through_a_square(square: str, without: int, with_blocks: int) -> None:
    assert (without, with_blocks) == tuple(
        len(lines_through(Square.parse(square), blocks=blocks)) for blocks in (False, True)
    )


@pytest.mark.parametrize(
    ("noun", "text"),
    [
        *((Piece, text) for text in ("", "a", "Q", "AB", "4", "Ａ")),  # noqa: RUF001  a wide A is no A
        *((Square, text) for text in ("", "A1", "a0", "a5", "e1", "a11", "1a")),
        *(
            (Line, text)
            for text in ("", "d1-a1", "a4-a1", "d1-a4", "a1-c3", "a1-b3", "b1-a2", "a1d1", "A1-D1")
        ),
    ],
)
def test_unreadable_names_say_what_was_expected_and_what_came(
    noun: type[Piece | Square | Line], text: str
) -> None:
    with pytest.raises(TextError, match="expected a .*, got ") as caught:
        noun.parse(text)
    assert repr(text) in str(caught.value)


def test_every_noun_is_read_back_from_its_text_and_its_repr() -> None:
    names = {"Piece": Piece, "Square": Square, "Line": Line, "Trait": Trait, "Side": Side}
    for member in (*PIECES, *SQUARES, *Line):
        assert member is type(member).parse(str(member))
    for member in (*PIECES, *SQUARES, *Line, *Trait, *Side):
        assert member is eval(repr(member), dict(names))
