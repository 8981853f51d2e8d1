"""Every kind of puzzle: what is one, what its answers are, and what is none."""

import pytest

from openquarto.kernel import Solver
from openquarto.puzzles.proof import prove
from openquarto.puzzles.puzzle import Kind, Puzzle
from openquarto.rules import Position

SOLVER = Solver(table_mb=16)


def answers(kind: Kind, text: str) -> tuple[str, ...] | None:
    proof = prove(Puzzle(kind, Position.parse(text)), SOLVER)
    return None if proof is None else proof.answers


@pytest.mark.parametrize(
    ("kind", "text", "expected"),
    [
        ("see", "2K1/1AI1/L1O1/2N1 D c3", ("c1-c4",)),
        ("see", "2K1/1AI1/L1O1/2N1 D a3", ()),  # the column has expired
        ("see", "2K1/1AI1/L1O1/2N1 D c3 auto", None),  # nobody calls here
        ("take it", "2K1/1AI1/L1O1/2N1 D c3", ("c1-c4",)),
        ("take it", "2K1/1AI1/L1O1/2N1 - c3", None),  # it is one's own
        ("take it", "2K1/1AI1/L1O1/2N1 D a3", None),
        ("complete", "BCG1/4/O1I1/F2M J a3", ("b2#a1-d4",)),
        ("complete", "BCG1/4/O1I1/F2M P a3", None),  # two lines: a second answer
        ("safe gift", "2HG/I1AF/1LOB/1JKE - c2", ("D",)),
        ("safe gift", "2HG/I1AF/1LOB/1JKE M c2", None),
        ("square", "JG1L/4/2B1/F1P1 D b1 blocks", ("d4",)),
        ("trap", "N2K/J1L1/GOP1/2E1 B c3", ("d4A",)),
        ("trap", "1J1E/L2B/4/KOH1 I -", ("a3F",)),
        ("hold", "2HG/I1AF/1LOB/1JKE - c2", ("D",)),
        ("hold", "N2K/J1L1/GOP1/2E1 B c3", None),  # it is won
        ("cover", "FJ1E/L2B/I3/KOH1 - -", ("a1-d1+a4-d4",)),
        ("cover", "N2K/J1L1/GOP1/2E1 - -", None),  # a piece is safe
    ],
)
def test_answers(kind: Kind, text: str, expected: tuple[str, ...] | None) -> None:
    assert expected == answers(kind, text)


def test_twins_are_one_answer() -> None:
    """Mirrored in the diagonal, height and fill exchanged, the first board is the same; the other is not."""
    assert ("d1#a1-d1", "a4#a1-a4") == answers("complete", "ABF1/C3/G3/4 E -")
    assert answers("complete", "ABF1/C3/H3/4 E -") is None


def test_under_a_mask_the_same_is_asked() -> None:
    puzzle = Puzzle("mask", Position.parse("BCG1/4/O1I1/F2M J a3"), "complete", 6)
    proof = prove(puzzle, SOLVER)
    assert proof is not None
    assert (("b2#a1-d4",), "complete") == (proof.answers, puzzle.asked)
