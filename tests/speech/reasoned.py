"""Claims that are made of positions of all variants, with the values they explain."""

import random
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from openquarto.claims.claim import Claim, Trap
from openquarto.insight.explain import Explainer
from openquarto.insight.looks import trap
from openquarto.kernel import Solver
from openquarto.rules.action import Give, Phase, Place
from openquarto.rules.position import Position
from openquarto.rules.square import SQUARES
from openquarto.rules.value import Value
from openquarto.rules.variant import VARIANTS
from openquarto.speech import Hearer, Manner
from openquarto.speech.reason import Told, tell_position, tell_turn

PLACED = (7, 16)


class Reasoned(NamedTuple):
    """Claims of a position or of a turn, and the value they explain."""

    claims: tuple[Claim, ...]
    value: Value
    of_turn: bool

    def tell(self, manner: Manner) -> Told:
        tell = tell_turn if self.of_turn else tell_position
        return tell(self.claims, self.value, Hearer(manner=manner))


def careless(seed: int) -> Position:
    """A position that players who look at nothing come to, of any variant."""
    chance = random.Random(seed)
    position = Position(variant=VARIANTS[seed % len(VARIANTS)])
    wanted, in_hand = chance.randint(*PLACED), chance.random() < 0.7
    while position.phase in (Phase.GIVE, Phase.PLACE):
        if position.placed >= wanted and (position.hand is not None) == in_hand:
            break
        if position.phase is Phase.GIVE:
            position = position.play(Give(chance.choice(position.stock)))
        else:
            position = position.play(Place(chance.choice([s for s in SQUARES if position[s] is None])))
    return position


@cache
def reasons(first: int, last: int) -> list[Reasoned]:
    return [each for seed in range(first, last) for each in _reasons(careless(seed))]


def _reasons(position: Position) -> Iterator[Reasoned]:
    explainer = Explainer(Solver(table_mb=16, book=None), pressure=position.placed > 11)
    told = explainer.explain(position, turns=True)
    if told.claims:
        yield Reasoned(told.claims, told.value, of_turn=False)
    seen = set()
    for each in told.turns:
        kinds = tuple(claim.kind for claim in each.claims)
        if kinds and (kinds, each.value) not in seen:  # many turns of a position are alike
            seen.add((kinds, each.value))
            yield Reasoned(each.claims, each.value, of_turn=True)


def traps(games: int) -> list[Trap]:
    """The traps of careless games of all variants, from the sixth placement on."""
    found = []
    for seed in range(games):
        chance = random.Random(seed)
        position = Position(variant=VARIANTS[seed % len(VARIANTS)])
        while position.phase in (Phase.GIVE, Phase.PLACE):
            if position.phase is Phase.GIVE:
                position = position.play(Give(chance.choice(position.stock)))
                continue
            if position.placed > 4 and (claim := trap(position)):
                found.append(claim)
            position = position.play(Place(chance.choice([s for s in SQUARES if position[s] is None])))
    return found
