"""Claims about positions and turns of all variants hold, by a checker that shares nothing with the makers."""

from collections import Counter

import pytest

from openquarto.claims.check import problems
from openquarto.rules.action import Phase, Place
from openquarto.rules.position import Position
from openquarto.rules.square import SQUARES
from openquarto.rules.variant import VARIANTS, Variant
from tests.insight.claimed import Examiner, careless
from tests.insight.falsehoods import WAYS, falsehoods
from tests.insight.many import check_claims


@pytest.fixture(scope="module")
def examiner() -> Examiner:
    return Examiner()


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_claim_holds_and_every_turn_has_one(variant: Variant, examiner: Examiner) -> None:
    for seed in range(2):
        for claimed in examiner.claims(careless(variant, seed)):
            assert [] == examiner.faults(claimed), claimed


@pytest.mark.parametrize(
    "text",
    [
        "ABCD/EFGH/IJKL/MNOP - d4",  # the last look, with a quarto that can be called
        "ABCD/EFGH/IJKL/MNOP - -",  # and one whose quartos have all expired
        "ABCD/EFGH/IJKL/MNO1 P a1 auto",
        "ABCD/EFGH/IJ2/PO2 - d1",  # a quarto of one's own
        "ABCD/EFGH/IJ2/PO2 K d1",  # and one that the opponent made
        "ABCD/EFGH/I1J1/PO2 K d1 auto",
        "JGHP/1KND/MIAO/CEFB L c4 traits=csf",  # one that expires with the last placement
        "HDKJ/GAMP/FCBO/LIEN - a2 blocks+traits=csh",  # one that both may let pass
    ],
)
def test_claims_of_chosen_positions(text: str, examiner: Examiner) -> None:
    for claimed in examiner.claims(Position.parse(text)):
        assert [] == examiner.faults(claimed), claimed


def test_planted_falsehoods_are_found(examiner: Examiner) -> None:
    """Each way to make a claim false, on several claims of each kind."""
    seen: Counter[str] = Counter()
    planted = 0
    for seed in range(60):
        for claimed in examiner.claims(careless(VARIANTS[seed * 7 % len(VARIANTS)], 100 + seed)):
            kind = claimed.claim["kind"]
            if seen[kind] < 12:
                seen[kind] += 1
                for name, false in falsehoods(claimed.claim):
                    assert examiner.faults(claimed, false), (name, claimed, false)
                    planted += 1
    assert set(WAYS) - {"overlooked"} == set(seen)
    assert planted > 500


def test_what_is_no_claim_is_unreadable() -> None:
    assert problems({"kind": "luck"}, Position())
    for kind in WAYS:
        assert problems({"kind": kind}, Position.parse("ABC1/4/4/4 D -")), kind


def test_a_finished_game_has_nothing_to_explain(examiner: Examiner) -> None:
    over = Position.parse("ABC1/4/4/4 D - auto").play(Place(SQUARES[3]))
    assert over.phase is Phase.OVER
    told = examiner.explainer.explain(over, turns=True)
    assert ((), (), ()) == (told.claims, told.line, told.turns)


@pytest.mark.long
def test_fifty_thousand_claims() -> None:
    count = check_claims(50_000, seed=1)
    assert count.claims >= 50_000
    assert [] == count.faults
    assert set(WAYS) == set(count.kinds)
