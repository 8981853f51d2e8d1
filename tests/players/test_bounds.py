"""Players that have to be ready in time: they answer soundly whatever they were able to search."""

import pytest

from openquarto.kernel import BoundedSolver, Solver, Stop, Stopped
from openquarto.match import Match
from openquarto.players.fallible import FalliblePlayer
from openquarto.players.level import Level
from openquarto.players.perception import Perception, is_safe
from openquarto.players.perfect import PerfectPlayer
from openquarto.players.player import Player
from openquarto.players.turn_class import safe_turn, turn_classes
from openquarto.players.turn_search import TurnSearch
from openquarto.rules import Position

SOLVER = Solver(table_mb=8)
FLAWLESS = Level(exact_from=0, cunning=1.0)
POSITIONS = (
    "1I1C/4/3E/G3 A - classic",
    "NL2/3J/4/1P1M E - classic",
    "1EHM/2P1/2I1/4 - - blocks",
    "1K2/E1GB/H3/2A1 O - traits=ch",
)


def bounded(nodes: int | None = None, *, is_stopped: bool = False) -> BoundedSolver:
    stop = Stop()
    if is_stopped:
        stop.set()
    return BoundedSolver(SOLVER, stop, nodes)


def turn(player: Player, start: Position) -> Position:
    """The position after a whole turn."""
    match = Match(start=start, now=lambda: 0.0)
    seat = match.to_act
    while match.to_act is seat and seat is not None:
        match.act(seat, player.choose(match.whole_view(seat)))
    return match.game.position


@pytest.mark.parametrize("text", POSITIONS)
@pytest.mark.parametrize("nodes", [0, 1, 500, 20_000])
def test_no_win_is_handed_over_for_want_of_time(text: str, nodes: int) -> None:
    start = Position.parse(text)
    for player in (PerfectPlayer(bounded(nodes), 1), FalliblePlayer(FLAWLESS, bounded(nodes), 1)):
        after = turn(player, start)
        assert after.hand is not None
        assert is_safe(after.hand, Perception.complete(after.variant).threats(after.board))


@pytest.mark.parametrize("text", POSITIONS)
def test_with_enough_time_no_value_is_given_up(text: str) -> None:
    start = Position.parse(text)
    for player in (PerfectPlayer(bounded(), 1), PerfectPlayer(bounded(40_000_000), 2)):
        assert SOLVER.solve(start, value_only=True).value == -SOLVER.solve(turn(player, start)).value.bare


def test_the_best_so_far_is_known_while_it_thinks() -> None:
    start = Position.parse(POSITIONS[0])
    player = PerfectPlayer(bounded(is_stopped=True), 1)
    assert player.best_so_far is None
    turn(player, start)
    assert player.best_so_far is not None


def test_a_spent_solver_refuses_every_search() -> None:
    start = Position.parse(POSITIONS[1])
    for solver in (bounded(0), bounded(is_stopped=True)):
        assert solver.is_spent
        with pytest.raises(Stopped):
            solver.solve(start)
    solver = bounded(1_000)
    assert not solver.is_spent
    with pytest.raises(Stopped):
        solver.analyse(start)
    assert solver.is_spent


@pytest.mark.parametrize("text", POSITIONS)
def test_what_a_look_at_the_board_tells_is_true(text: str) -> None:
    start = Position.parse(text)
    exact = {each.turn: each.value for each in SOLVER.turns(start)}
    for each in turn_classes(start):
        assert each.value in (None, exact[each.token])
        assert 1 == len({exact[member.token] for member in each.members})
    assert safe_turn(start).token in {each.token for each in turn_classes(start) if each.value is None}


@pytest.mark.parametrize("text", POSITIONS[1:])
def test_a_search_of_all_turns_knows_them_all(text: str) -> None:
    search = TurnSearch(Position.parse(text), all_turns=True)
    search.run(bounded())
    exact = {each.turn: each.value for each in SOLVER.turns(search.position)}
    assert {token: exact[token] for token in exact} == {
        member.token: each.value for each in search.classes for member in each.members
    }
