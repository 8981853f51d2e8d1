"""Which candidates make a pack: every kind has its share, and no position is asked about twice."""

from collections import Counter

import pytest

from openquarto.kernel import Solver
from openquarto.puzzles.generator import Candidate, candidates
from openquarto.puzzles.selection import SHARES, Selection

SOLVER = Solver(table_mb=8)


def several() -> list[Candidate]:
    """All puzzles of one position, of which there are several."""
    return next(found for seed in range(200) if len(found := [*candidates(seed, SOLVER)]) > 2)


def test_a_position_is_taken_once_whatever_can_be_asked_there() -> None:
    found, selection = several(), Selection(1_000)
    selection.add(found)
    selection.add(found)
    assert 1 == selection.count


def test_the_kind_furthest_from_its_share_is_taken() -> None:
    found, selection = several(), Selection(1_000)
    first, second, *_ = found
    selection.add([first])
    others = [
        Candidate(each.puzzle, each.rating, ("another", *each.key), has_answer=each.has_answer)
        for each in (first, second)
    ]
    selection.add(others)
    assert {first.puzzle.kind, second.puzzle.kind} == {each.puzzle.kind for each in selection.ordered()}


@pytest.mark.more
def test_every_kind_has_its_share_and_half_of_see_have_none() -> None:
    selection = Selection(103)
    for seed in range(4_000):
        selection.add(candidates(seed, SOLVER))
        if selection.is_complete:
            break
    taken = selection.ordered()
    assert 103 == len(taken)
    kinds = Counter(each.puzzle.kind for each in taken)
    assert SHARES | {"see": 15} == kinds
    assert 7 == sum(not each.has_answer for each in taken)
    assert 103 == len({each.key for each in taken})
