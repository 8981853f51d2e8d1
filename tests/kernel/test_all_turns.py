"""What the kernel tells of all turns in one call is what follows from the value of each."""

import pytest
from hypothesis import given

from openquarto.kernel import BoundedSolver, Solver, Stop, Stopped
from openquarto.rules import Phase, Position, Value
from tests.kernel.positions import boards, solved

SOLVER = Solver(table_mb=16, book=None)


def counted(position: Position) -> tuple[int, int]:
    turns = SOLVER.turns(position, value_only=True)
    return sum(not each.value.is_loss for each in turns), len(turns)


def line_by_values(position: Position) -> tuple[str, ...]:
    """Best play, from the values of all turns of each position."""
    line = []
    while position.phase is not Phase.OVER:
        best = SOLVER.turns(position)[0]
        line.append(best.turn)
        for action in best.actions:
            position = position.play(action)
    return tuple(line)


@given(boards(8))
def test_turns_that_hold(position: Position) -> None:
    if SOLVER.solve(position).value != Value("W", 1):
        assert counted(position) == SOLVER.holding(position)


@given(boards(9))
def test_best_play(position: Position) -> None:
    assert line_by_values(position) == SOLVER.principal_variation(position)


@pytest.mark.parametrize("text", [text for text, value in solved("exact") if value == "D"][:20])
def test_draws_of_early_boards(text: str) -> None:
    position = Position.parse(text)
    if position.placed >= 6:
        assert counted(position) == SOLVER.holding(position)


def test_what_the_book_knows_is_not_searched() -> None:
    start = Position.parse("4/4/4/4 A -")
    assert (240, 240) == Solver(table_mb=1).holding(start)  # 16 squares, 15 pieces: nobody can lose so early


def test_it_ends_when_it_is_told_to() -> None:
    position = Position.parse("4/1A2/2NG/D3 M - classic")
    stop = Stop()
    stop.set()
    with pytest.raises(Stopped):
        SOLVER.holding(position, stop=stop)
    with pytest.raises(Stopped):
        BoundedSolver(SOLVER, Stop(), nodes=10).holding(Position.parse("4/1B2/2NG/D3 M - classic"))
