"""Claims to be checked, of positions and games of all variants, by players who look at little."""

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from openquarto.claims.check import problems
from openquarto.claims.json_form import claim_json
from openquarto.claims.record_checks import record_problems
from openquarto.claims.scene import turns_of
from openquarto.insight.explain import Explainer
from openquarto.kernel import Solver
from openquarto.rules.action import Action, Call, Done, Give, Phase, Place
from openquarto.rules.game import Game
from openquarto.rules.position import Position
from openquarto.rules.square import SQUARES
from openquarto.rules.variant import Variant

Claim = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Claimed:
    """A claim as JSON, and what it speaks of."""

    claim: Claim
    position: Position
    turn: tuple[Action, ...] = ()


def careless(variant: Variant, seed: int, least: int = 11, most: int = 16) -> Position:
    """A position that players who look at nothing come to: sometimes with a live or an expired quarto."""
    chance = random.Random(seed)
    wanted, ends_in_hand = chance.randint(least, most), chance.random() < 0.7
    position = Position(variant=variant)
    while position.phase in (Phase.GIVE, Phase.PLACE):
        if position.placed >= wanted and (position.hand is not None) == ends_in_hand:
            break
        position = position.play(_any_action(position, chance))
    if position.phase is Phase.LAST_LOOK and chance.random() < 0.5:
        position = position.play(Done())
    return position


def careless_game(variant: Variant, seed: int) -> Game:
    """A game of players who see a quarto now and then, call wrong lines, and sometimes stop early."""
    chance = random.Random(seed)
    game = Game.of(Position(variant=variant))
    while game.to_act and chance.random() > 0.01:
        position = game.position
        if position.may_call and position.live and chance.random() < 0.4:
            game = game.play(Call(position.live[0]))
        elif position.may_call and chance.random() < 0.04:
            game = game.play(Call(chance.choice(position.variant.lines)))
        else:
            game = game.play(_any_action(position, chance))
    return game


def _any_action(position: Position, chance: random.Random) -> Action:
    match position.phase:
        case Phase.GIVE:
            return Give(chance.choice(position.stock))
        case Phase.PLACE:
            return Place(chance.choice([square for square in SQUARES if position[square] is None]))
        case _:
            return Done()


class Examiner:
    """Explains positions with one solver, and has all that was claimed checked against another one."""

    def __init__(self, *, pressure: bool = True) -> None:
        self.explainer = Explainer(Solver(table_mb=16, book=None), pressure=pressure)
        self._solver = Solver(table_mb=16, book=None)
        self._values: dict[Position, str] = {}

    def value(self, position: Position) -> str:
        """The value of a position, by a solver that no claim was made with."""
        if position not in self._values:
            if len(self._values) > 100_000:
                self._values.clear()
            self._values[position] = str(self._solver.solve(position).value)
        return self._values[position]

    def claims(self, position: Position) -> Iterator[Claimed]:
        """All claims of a position and of its turns; every turn has one."""
        told = self.explainer.explain(position, turns=True)
        turns = turns_of(position)
        assert {each.turn for each in told.turns} == set(turns), str(position)
        assert bool(told.claims) == (position.phase is not Phase.OVER), str(position)
        for claim in told.claims:
            yield Claimed(plain(claim_json(claim)), position)
        for each in told.turns:
            assert each.claims, (str(position), each.turn, str(each.value))
            if each.value.is_draw:
                assert each.claims[0].kind in ("dead", "held"), (str(position), each.turn)
            for claim in each.claims:
                yield Claimed(plain(claim_json(claim)), position, turns[each.turn])

    def faults(self, claimed: Claimed, claim: Claim | None = None) -> list[str]:
        """What is false about a claim, or about another one in its place."""
        return problems(claim or claimed.claim, claimed.position, claimed.turn, self.value)


def game_faults(claim: Claim, game: Game) -> list[str]:
    """What is false about a claim of a game."""
    return record_problems(claim, game)


def plain(claim: Claim) -> Claim:
    """A claim as it is after it was written as JSON and read again."""
    read: Claim = json.loads(json.dumps(claim))
    return read
