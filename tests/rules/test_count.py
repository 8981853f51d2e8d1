"""The exact counts of boards, known from elsewhere, and a naive count of the small ones."""

from itertools import permutations

import pytest

from openquarto.rules import PIECES, SQUARES, Position, Variant, symmetries
from openquarto.rules.count import boards, hands

# pieces placed: 0, 1, 2, 3, 4 (boards, then boards with a piece in hand where that is known)
BOARDS = {
    "classic": (1, 2, 40, 454, 10_346),
    "blocks": (1, 3, 84, 1_586, 39_055),
    "traits=csh": (1, 2, 40, 406, 6_711),
    "blocks+traits=shf": (1, 3, 84, 1_379, 24_845),
    "traits=cf": (1, 2, 30, 226, 2_361),
    "blocks+traits=sh": (1, 3, 63, 734, 8_448),
    "traits=h": (1, 2, 20, 94, 560),
    "blocks+traits=f": (1, 3, 42, 296, 1_911),
}
WITH_HAND = {"classic": (1, 8, 148, 3_382, 91_558), "blocks": (1, 12, 381, 12_113, 358_784)}
LATER = [
    ("traits=s", 5, 2_334),
    ("traits=s", 6, 8_367),
    ("blocks+traits=s", 5, 8_782),
    ("traits=ch", 5, 18_978),
]
MUCH_LATER = [
    ("classic", 5, 214_800),
    ("traits=c", 8, 50_128),
    ("blocks+traits=c", 8, 189_226),
    ("traits=ch", 6, 129_060),
]


def count(placed: int, variant: Variant) -> tuple[int, int]:
    """The boards laid out one by one, and all that they become by a piece in hand."""
    found = boards(placed, variant)
    return len(found), len({held for board in found for held in hands(board, blocks=variant.blocks)})


FEW = [(variant, 4 if placed[4] < 10_000 else 3) for variant, placed in BOARDS.items()]
MANY = [pytest.param(variant, 4, marks=pytest.mark.long) for variant in ("classic", "blocks+traits=shf")]


@pytest.mark.parametrize(("variant", "most"), [*FEW, *MANY])
def test_counts_of_boards(variant: str, most: int) -> None:
    assert BOARDS[variant][: most + 1] == tuple(
        count(placed, Variant.parse(variant))[0] for placed in range(most + 1)
    )


@pytest.mark.parametrize(("variant", "most"), [*((variant, 3) for variant in WITH_HAND), *MANY[:1]])
def test_counts_with_a_piece_in_hand(variant: str, most: int) -> None:
    assert WITH_HAND[variant][: most + 1] == tuple(
        count(placed, Variant.parse(variant))[1] for placed in range(most + 1)
    )


@pytest.mark.long
@pytest.mark.parametrize(("variant", "placed", "known"), LATER)
def test_later_counts(variant: str, placed: int, known: int) -> None:
    assert known == count(placed, Variant.parse(variant))[0]


@pytest.mark.long
@pytest.mark.parametrize(("variant", "placed", "known"), [*MUCH_LATER, ("blocks", 4, 39_055)])
def test_much_later_counts(variant: str, placed: int, known: int) -> None:
    assert known == count(placed, Variant.parse(variant))[0]


@pytest.mark.long
@pytest.mark.parametrize("variant", ["classic", "blocks"])
def test_two_pieces_counted_by_the_whole_group(variant: str) -> None:
    """The canonical form against the definition: orbits under all symmetries, one by one."""
    group = list(symmetries(Variant.parse(variant)))
    placed = {
        frozenset([(one, PIECES[0]), (other, piece)])
        for one, other in permutations(SQUARES, 2)
        for piece in PIECES[1:]
    }
    orbits = 0
    while placed:
        orbits += 1
        (one, first), (other, second) = placed.pop()
        # The first piece can always be renamed A, so only images that hold A are among the placed.
        placed -= {
            frozenset([(move.square(one), move.piece(first)), (move.square(other), move.piece(second))])
            for move in group
        }
    assert BOARDS[variant][2] == orbits


def test_with_a_full_board_no_hand_is_left() -> None:
    assert 0 == len(Position((*PIECES,)).stock)
