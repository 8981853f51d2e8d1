"""The perfect player gives up no value in any variant, and sets traps."""

from random import Random

import pytest

from openquarto.kernel import Solver
from openquarto.match import Match, Settings
from openquarto.players import RandomPlayer
from openquarto.players.perfect import PerfectPlayer
from openquarto.rules import Call, Position, Seat, Variant

SOLVER = Solver(table_mb=64)
VARIANTS = ("classic", "blocks", "traits=cs", "blocks+traits=h", "auto", "traits=shf+auto", "blocks+auto")


def opening(variant: Variant, chance: Random, placed: int) -> Position:
    """A random position with a hand and nothing live."""
    position = Position(variant=variant)
    while position.placed < placed or position.hand is None:
        ways = [action for action in position.legal_actions if not isinstance(action, Call)]
        position = position.play(chance.choice(ways)) if ways else Position(variant=variant)
    return Position(position.board, position.hand, None, variant)


@pytest.mark.parametrize("text", VARIANTS)
def test_no_value_is_ever_given_up(text: str) -> None:
    variant, chance = Variant.parse(text), Random(3)
    for game in range(4):
        match = Match(
            Settings(variant=variant), start=opening(variant, chance, 7 + game % 3), now=lambda: 0.0
        )
        me = match.to_act or Seat.FIRST
        player, other = PerfectPlayer(SOLVER, seed=game), RandomPlayer(game)
        best = None
        while (seat := match.to_act) is not None:
            if seat is me and match.game.position.hand is not None:
                worth = SOLVER.solve(match.game.position).value
                assert best is None or worth >= best  # the opponent can only help
                best = worth.bare
            match.act(seat, (player if seat is me else other).choose(match.whole_view(seat)))
        winner = match.outcome.winner if match.outcome else None
        assert best is not None
        assert winner is me if best.is_win else winner is not me.other if best.is_draw else True


def test_the_same_seed_gives_the_same_game() -> None:
    def game() -> str:
        start = opening(Variant(), Random(1), 8)
        match = Match(start=start, now=lambda: 0.0)
        player = PerfectPlayer(SOLVER, seed=5)
        while (seat := match.to_act) is not None:
            match.act(seat, player.choose(match.whole_view(seat)))
        return str(match.record())

    assert game() == game()


def test_a_quarto_is_always_called() -> None:
    for text, line in (
        ("ABCD/4/4/4 - d1", "a1-d1"),
        ("ABCD/4/4/4 E d1", "a1-d1"),
        ("AC2/IK2/4/4 - b2 blocks", "a1-b2"),
    ):
        match = Match(start=Position.parse(text), now=lambda: 0.0)
        seat = match.to_act
        assert seat is not None
        action = PerfectPlayer(SOLVER).choose(match.whole_view(seat))
        assert isinstance(action, Call)
        assert line == action.line.value
