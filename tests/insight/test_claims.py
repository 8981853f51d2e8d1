"""Claims about positions and turns of all variants hold, by a checker that shares nothing with the makers."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from openquarto.claims.check import problems
from openquarto.claims.json_form import claim_json
from openquarto.claims.scene import turns_of
from openquarto.insight.explain import Explainer
from openquarto.kernel import Solver
from openquarto.rules.action import Give, Phase, Place
from openquarto.rules.position import Position
from openquarto.rules.square import SQUARES
from openquarto.rules.variant import VARIANTS, Variant

Claimed = tuple[dict[str, Any], Position, tuple[Any, ...]]


def careless(variant: Variant, seed: int) -> Position:
    """A position that players who look at nothing come to, sometimes with a live quarto."""
    chance = random.Random(seed)
    wanted, ends_in_hand = chance.randint(11, 16), chance.random() < 0.7
    position = Position(variant=variant)
    while position.phase in (Phase.GIVE, Phase.PLACE):
        if position.placed >= wanted and (position.hand is not None) == ends_in_hand:
            break
        if position.phase is Phase.GIVE:
            position = position.play(Give(chance.choice(position.stock)))
        else:
            position = position.play(Place(chance.choice([s for s in SQUARES if position[s] is None])))
    return position


class Examined:
    """Explains positions with one solver, and checks all that was claimed."""

    def __init__(self) -> None:
        self.solver = Solver(table_mb=16, book=None)
        self.explainer = Explainer(self.solver, pressure=True)

    def value(self, position: Position) -> str:
        return str(self.solver.solve(position).value)

    def claims(self, position: Position) -> Iterator[Claimed]:
        told = self.explainer.explain(position, turns=True)
        turns = turns_of(position)
        assert {each.turn for each in told.turns} == set(turns)
        for claim in told.claims:
            yield _plain(claim_json(claim)), position, ()
        for each in told.turns:
            assert each.claims, (str(position), each.turn, str(each.value))
            for claim in each.claims:
                yield _plain(claim_json(claim)), position, turns[each.turn]


def _plain(claim: dict[str, Any]) -> dict[str, Any]:
    plain: dict[str, Any] = json.loads(json.dumps(claim))
    return plain


@pytest.fixture(scope="module")
def examined() -> Examined:
    return Examined()


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_claim_holds_and_every_turn_has_one(variant: Variant, examined: Examined) -> None:
    for seed in range(2):
        for claim, position, turn in examined.claims(careless(variant, seed)):
            assert [] == problems(claim, position, turn, examined.value), (str(position), turn, claim)


# One way to make each kind false, and the claim that it was.
FALSEHOODS: dict[str, dict[str, Any]] = {
    "call": {"sides": []},
    "complete": {"sides": []},
    "hot gift": {"sides": []},
    "no safe gift": {"cover": []},
    "empties": {"cover": []},
    "trap": {"squares": []},
    "only": {"of": 999},
    "dead": {"lines": [{"line": "a1-d1", "missing": "nothing"}]},
    "held": {"keep": 0},
    "refuted": {"answers": []},
}


def test_planted_falsehoods_are_found(examined: Examined) -> None:
    seen: Counter[str] = Counter()
    for seed in range(40):
        for claim, position, turn in examined.claims(careless(VARIANTS[seed % len(VARIANTS)], 100 + seed)):
            kind = claim["kind"]
            if seen[kind] < 5:
                seen[kind] += 1
                assert problems({**claim, **FALSEHOODS[kind]}, position, turn, examined.value), claim
                assert problems({"kind": kind}, position, turn), kind
    assert set(FALSEHOODS) == set(seen)
    assert problems({"kind": "luck"}, Position())


def test_a_finished_game_has_nothing_to_explain(examined: Examined) -> None:
    over = Position.parse("ABC1/4/4/4 D - auto").play(Place(SQUARES[3]))
    assert over.phase is Phase.OVER
    told = examined.explainer.explain(over, turns=True)
    assert ((), (), ()) == (told.claims, told.line, told.turns)
