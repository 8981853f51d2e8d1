"""The puzzles of the package: ten thousand, small, of all kinds, and each proved again."""

import random
from collections import Counter

import pytest

from openquarto.kernel import Solver
from openquarto.puzzles.checking import check
from openquarto.puzzles.generator import twin_key
from openquarto.puzzles.pack import shipped, shipped_bytes
from openquarto.puzzles.puzzle import KINDS


def test_there_are_ten_thousand_in_a_small_file() -> None:
    puzzles = shipped()
    assert 10_000 == len(puzzles)
    assert len(shipped_bytes()) <= 400_000
    assert set(KINDS) == set(Counter(each.puzzle.kind for each in puzzles))
    assert 10_000 == len({each.id for each in puzzles})


def test_half_of_those_to_be_seen_have_no_quarto() -> None:
    seen = [each.puzzle.position for each in shipped() if each.puzzle.kind == "see"]
    assert len(seen) == 2 * sum(not position.live for position in seen)


def test_no_position_is_asked_about_twice() -> None:
    assert 10_000 == len({twin_key(each.puzzle.position) for each in shipped()})


def test_a_sample_is_proved_again() -> None:
    sample = random.Random(3).sample(shipped(), 150)
    assert [] == check(sample, Solver(table_mb=8), lambda _: None).faults


@pytest.mark.long
def test_every_one_is_proved_again() -> None:
    assert [] == check(shipped(), Solver(table_mb=16), lambda _: None).faults
