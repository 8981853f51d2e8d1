"""Measures of traps: what each makes of answers; and whatever is measured, no value is given up."""

from random import Random

import pytest

from openquarto.kernel import Solver
from openquarto.players.horizon import HorizonPlayer
from openquarto.players.perfect import PerfectPlayer
from openquarto.players.studied import studied_name
from openquarto.players.trap_measure import MEASURES, sight
from openquarto.players.tree_search import TreeSearchPlayer
from openquarto.rules import Give, Phase, Place, Position, Seat, Value, Variant
from openquarto.rules.action import Action
from openquarto.rules.square import SQUARES
from openquarto.view.view import View
from tests.players.test_perfect import opening

SOLVER = Solver(table_mb=16)
ANSWERS = [Value.parse(text) for text in ("L2", "L4", "L6", "D")]


@pytest.mark.parametrize(
    ("name", "worth"),
    [
        ("share", 3 / 4),
        ("unseen", 1 / 2),  # L2 and L4 are seen
        ("graded", (0 + 0.4 + 0.64) / 4),  # 1 - 0.6 ** ((d - 1) / 2) with d = 1, 3, 5 after the answer
        ("err", (0.4 + 0.64) / (0.4 + 0.64 + 1)),
        ("few", -1),
    ],
)
def test_what_each_measure_makes_of_answers(name: str, worth: float) -> None:
    assert worth == pytest.approx(MEASURES[name].measure(ANSWERS))
    assert MEASURES[name].measure(ANSWERS[3:]) <= MEASURES[name].measure(ANSWERS)


def test_sight_fades() -> None:
    assert 1 == sight(Value.parse("L2")) > sight(Value.parse("L4")) > sight(Value.parse("L12")) > 0


def position_of(placed: int, chance: Random) -> Position:
    """A position with a piece in hand and no quarto."""
    position = opening(Variant(), chance, placed)
    return position if position.hand else position.play(Give(chance.choice(position.stock)))


def turn_of(player: HorizonPlayer | PerfectPlayer | TreeSearchPlayer, position: Position) -> list[Action]:
    seat = position.to_act
    actions: list[Action] = []
    while position.to_act is seat and not (actions and isinstance(actions[-1], Give)):
        actions.append(player.choose(View.of(position, seat=seat)))
        position = position.play(actions[-1])
    return actions


@pytest.mark.parametrize("name", MEASURES)
def test_no_measure_gives_a_value_up(name: str) -> None:
    chance = Random(name)
    for placed in (8, 10, 12):
        position = position_of(placed, chance)
        answer = SOLVER.analyse(position)
        worth = {turn.actions: turn.value for turn in answer.turns}
        player = PerfectPlayer(Solver(table_mb=16), 1, measure=MEASURES[name])
        assert answer.value == worth[tuple(turn_of(player, position))]


def test_a_horizon_hides_what_is_farther() -> None:
    player = HorizonPlayer(SOLVER, 3, 1)
    seen = [str(player.seen(Value.parse(text))) for text in ("W1", "W3", "W5", "D", "L2", "L4")]
    assert ["W1", "W3", "D", "D", "L2", "D"] == seen


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_a_horizon_is_a_search_of_that_depth(depth: int) -> None:
    """What it holds for won or lost is what a plain search finds that looks so many placements ahead."""
    chance = Random(depth)
    player = HorizonPlayer(SOLVER, depth, 1)
    for _ in range(3):
        position = position_of(12, chance)
        value = player.seen(SOLVER.solve(position).value)
        wanted = {"W": 1, "D": 0, "L": -1}[value.letter]
        assert wanted == searched(position, depth)


def searched(position: Position, depth: int) -> int:
    """Plain negamax over actions, so many placements deep; nothing is known beyond."""
    if depth == 0:
        return 0
    assert position.hand
    best = -1
    for square, piece in enumerate(position.board):
        if piece is not None:
            continue
        after = position.play(Place(SQUARES[square]))
        if after.live:
            return 1
        if after.phase is Phase.LAST_LOOK:
            best = max(best, 0)
            continue
        best = max(best, *(-searched(after.play(Give(gift)), depth - 1) for gift in after.stock))
    return best


def test_tree_search_takes_a_win_and_repeats_itself() -> None:
    position = Position.parse("ABC1/EFI1/4/4 D c2")
    actions = turn_of(TreeSearchPlayer(200, 3), position)
    assert ["d1", "#a1-d1"] == [str(action) for action in actions]
    quiet = position_of(9, Random(4))
    assert turn_of(TreeSearchPlayer(60, 5), quiet) == turn_of(TreeSearchPlayer(60, 5), quiet)


@pytest.mark.parametrize("text", ["mcts-1", "MCTS-1000000", "horizon-16", "perfect:share", "perfect:none"])
def test_names_that_are_known(text: str) -> None:
    assert text.lower() == studied_name(text)


@pytest.mark.parametrize("text", ["mcts", "mcts-0", "mcts-1000001", "horizon-17", "perfect:", "perfect:best"])
def test_names_that_are_not(text: str) -> None:
    assert studied_name(text) is None


def test_seats_and_variants_are_no_matter_to_tree_search() -> None:
    position = Position(variant=Variant.parse("blocks+traits=cs"))
    assert isinstance(TreeSearchPlayer(40, 1).choose(View.of(position, seat=Seat.FIRST)), Give)
