"""Counts by what symmetries keep, against boards that are laid out one by one and counted by their names."""

import pytest

from openquarto.rules import Variant
from openquarto.rules.burnside import count
from tests.rules import test_count as laid_out

KINDS = ["classic", "traits=csh", "traits=cf", "traits=h"]
ALL = [*KINDS, "blocks", "blocks+traits=shf", "blocks+traits=sh", "blocks+traits=f"]
LAID_OUT = [(text, placed) for text in ALL for placed in range(4)]
LAID_OUT_LATER = [
    pytest.param(text, placed, marks=pytest.mark.long)
    for text, placed in [("classic", 4), ("traits=ch", 6), ("blocks", 4), ("traits=s", 8), ("traits=s", 11)]
]


@pytest.mark.parametrize(("text", "placed"), [*LAID_OUT, *LAID_OUT_LATER])
def test_as_many_as_are_laid_out(text: str, placed: int) -> None:
    variant = Variant.parse(text)
    assert laid_out.count(placed, variant) == count(placed, variant)


@pytest.mark.parametrize(
    ("text", "placed", "boards", "with_hand"),
    [
        ("classic", 4, 10_346, 91_558),
        ("classic", 5, 214_800, 2_125_230),
        ("classic", 6, 3_835_041, 37_001_418),
        ("traits=c", 9, 84_685, 167_238),
        ("traits=c", 16, 116, 0),
        ("traits=c", 0, 1, 1),
    ],
)
def test_counts_known_from_a_census(text: str, placed: int, boards: int, with_hand: int) -> None:
    """The census of one trait has valued each of these boards; the others agree with its samples."""
    assert (boards, with_hand) == count(placed, Variant.parse(text))


@pytest.mark.long
def test_seven_pieces_in_the_classic_game() -> None:
    assert (51_109_247, 456_360_753) == count(7, Variant())
