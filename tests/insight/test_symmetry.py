"""Positions that a symmetry makes equal get the same kinds of claims, the same values and the same sizes."""

import random
from collections import Counter

import pytest

from openquarto.claims.claim import Claim, Dead, Empties, Held, NoSafeGift, Only, Trap
from openquarto.insight.explain import Explainer
from openquarto.kernel import Solver
from openquarto.rules.symmetry import symmetries
from openquarto.rules.variant import VARIANTS, Variant
from tests.insight.claimed import careless

EXPLAINER = Explainer(Solver(table_mb=16, book=None))


def size(claim: Claim) -> tuple[object, ...]:
    """What a symmetry cannot change of a claim."""
    match claim:
        case NoSafeGift(cover) | Empties(_, cover):
            return claim.kind, len(cover)
        case Trap(rows):
            return claim.kind, sorted(len(row.cover) for row in rows for _ in row.squares)
        case Only(keep, of):
            return claim.kind, len(keep), of
        case Held(keep, of):
            return claim.kind, keep, of
        case Dead(lines):
            return claim.kind, sorted(line.missing for line in lines)
        case _:
            return (claim.kind,)


@pytest.mark.parametrize("variant", VARIANTS[::5], ids=str)
def test_symmetric_positions_are_explained_alike(variant: Variant) -> None:
    chance = random.Random(str(variant))
    position = careless(variant, chance.randrange(1000), 10, 14)
    symmetry = chance.choice(list(symmetries(variant)))
    here = EXPLAINER.explain(position, turns=True)
    there = EXPLAINER.explain(symmetry.position(position), turns=True)
    assert here.value == there.value
    assert [size(claim) for claim in here.claims] == [size(claim) for claim in there.claims]
    assert Counter(
        (str(each.value), *(str(size(claim)) for claim in each.claims)) for each in here.turns
    ) == Counter((str(each.value), *(str(size(claim)) for claim in each.claims)) for each in there.turns)
