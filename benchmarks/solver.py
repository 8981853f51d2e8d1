"""Processor seconds for the value of a position with few pieces: one thread, and an empty table.

The mean over positions drawn at random, because ten say little: one of them is two fifths of their sum.
Those ten of `tests/kernel/data` are measured too.
"""

import random
import statistics
from pathlib import Path

from openquarto import PIECES, SQUARES, Piece, Place, Position, Variant
from openquarto.kernel import Solver

DRAWN, SEED = 200, 1
KNOWN = Path(__file__).parents[1] / "tests/kernel/data/positions-exact.tsv"
WANTED = {("classic", 4): 0.08, ("classic", 5): 0.011, ("blocks", 4): 0.016}


def drawn(variant: str, placed: int) -> list[Position]:
    """Positions whose hand does not win at once, each square and piece as likely as any other."""
    chance = random.Random(SEED)
    found: list[Position] = []
    while len(found) < DRAWN:
        pieces, squares = chance.sample(PIECES, placed + 1), chance.sample(SQUARES, placed)
        board: list[Piece | None] = [None] * 16
        for square, piece in zip(squares, pieces, strict=False):
            board[square.index] = piece
        position = Position(tuple(board), pieces[placed], squares[-1], Variant.parse(variant))
        after = (position.play(action) for action in position.legal_actions if isinstance(action, Place))
        if not position.live and not any(each.live for each in after):
            found.append(position)
    return found


def known(variant: str, placed: int) -> list[Position]:
    """The positions of the tests."""
    lines = (line.split("\t")[0] for line in KNOWN.read_text().splitlines() if not line.startswith("#"))
    positions = [Position.parse(line) for line in lines if line.endswith(f" {variant}")]
    return [each for each in positions if each.placed == placed]


def seconds(positions: list[Position]) -> list[float]:
    """Of each, without the emptying of the table."""
    solver, spent = Solver(book=None), []
    for position in positions:
        solver.clear()
        spent.append(solver.solve(position, value_only=True).seconds)
    return spent


if __name__ == "__main__":
    for (variant, placed), wanted in WANTED.items():
        mean = statistics.mean(seconds(drawn(variant, placed)))
        ten = statistics.mean(seconds(known(variant, placed)))
        print(f"{variant}, {placed} placed: {mean:.4f} s, those ten {ten:.4f} (to reach: {wanted})")
