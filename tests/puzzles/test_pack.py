"""A file of puzzles: what was written is read, nothing else, and it is small."""

import pytest

from openquarto.kernel import Solver
from openquarto.puzzles.checking import check
from openquarto.puzzles.generator import candidates
from openquarto.puzzles.pack import read, write
from openquarto.puzzles.puzzle import KINDS
from openquarto.rules import SetupError

SOLVER = Solver(table_mb=8)


def test_what_was_written_is_read() -> None:
    found = [each for seed in range(40) for each in candidates(seed, SOLVER)]
    pairs = [(each.puzzle, each.rating) for each in found]
    data = write(pairs)
    assert data == write(pairs)
    assert pairs == [(each.puzzle, each.rating) for each in read(data)]
    assert len({each.id for each in read(data)}) == len(pairs)
    assert {each.puzzle.kind for each in found} <= set(KINDS)


def test_a_changed_bit_is_refused() -> None:
    data = bytearray(write([(each.puzzle, each.rating) for each in candidates(4, SOLVER)]))
    data[-1] ^= 1
    with pytest.raises(SetupError, match="file of puzzles"):
        read(bytes(data))


def test_the_same_seed_gives_the_same_puzzles() -> None:
    assert [*candidates(7, SOLVER)] == [*candidates(7, Solver(table_mb=1))]


def test_checking_finds_twins_and_wrong_ratings() -> None:
    one = next(each for seed in range(40) for each in candidates(seed, SOLVER))
    rated = read(write([(one.puzzle, one.rating), (one.puzzle, one.rating + 1)]))
    told = check(rated, SOLVER, lambda _: None)
    assert 2 == len(told.faults)
    assert "is a twin of" in told.faults[1]
