"""What a turn gives away: the losses of its actions add up to the classes that it cost."""

import pytest
from hypothesis import given, settings

from openquarto.environments import ExactReward
from openquarto.kernel import Solver
from openquarto.rules import Game, Position, parse_action
from tests.kernel.positions import boards
from tests.strategies import games, setups

SOLVER = Solver(table_mb=4, book=None)
EXACT = ExactReward(SOLVER)


def losses(start: str, actions: str) -> list[int]:
    position, found = Position.parse(start), []
    for text in actions.split():
        after = position.play(parse_action(text))
        found.append(EXACT.loss(position, after))
        position = after
    return found


@pytest.mark.parametrize(
    ("start", "actions", "expected"),
    [
        ("ABC1/4/4/4 D c1 auto", "d1", [0]),  # it wins
        ("ABC1/4/4/4 D c1", "d1 #a1-d1", [0, 0]),
        ("ABC1/4/4/4 D c1", "d1 E", [0, -2]),  # the opponent calls it
        ("ABC1/4/4/4 D c1", "d1 #a1-a4", [0, -2]),  # the call is used up
        ("BIDO/GFAP/LHKJ/CNM1 E c4", "d4 #a1-d1 = =", [0, 0, 0, 0]),  # a false call that costs nothing
    ],
)
def test_what_actions_cost(start: str, actions: str, expected: list[int]) -> None:
    assert expected == losses(start, actions)


@settings(max_examples=20)
@given(boards(9))
def test_turns_cost_what_the_solver_says(position: Position) -> None:
    turns = SOLVER.turns(position, value_only=True)
    best, rank = turns[0], {"W": 1, "D": 0, "L": -1}
    for turn in (best, turns[-1], turns[len(turns) // 2]):
        spent, at = 0, position
        for action in turn.actions:
            spent += EXACT.loss(at, at.play(action))
            at = at.play(action)
        assert rank[str(turn.value)[0]] - rank[str(best.value)[0]] == spent


@settings(max_examples=20)
@given(games(starts=setups(), most=6).filter(lambda game: game.start.placed > 8))
def test_nobody_gains_by_an_action(game: Game) -> None:
    position = game.start
    for action in game.actions:
        if position.outcome:
            break
        assert EXACT.loss(position, position.play(action)) in {0, -1, -2}
        position = position.play(action)
