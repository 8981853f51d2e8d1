"""Pressure is measured in slices: each goes on where the last one ended, and all together are the whole."""

from collections.abc import Iterator
from itertools import count

from openquarto.kernel import Solver, Stop
from openquarto.rules.piece import PIECES
from openquarto.rules.position import Position
from openquarto.rules.setup import Setup
from openquarto.rules.square import SQUARES
from openquarto.server.analysis.pressure import MOST_KEPT, SLICE, PressureMeter
from openquarto.wire.analysis import TurnGroup

DRAWN = Position.parse("D1PK/3B/MH1C/1F1A - a3 classic")


def groups_of(position: Position, solver: Solver) -> list[TurnGroup]:
    return [TurnGroup([each.turn], str(each.value)) for each in solver.turns(position)]


def ticking(step: float) -> Iterator[float]:
    return count(0.0, step)


def test_each_slice_goes_on_where_the_last_one_ended() -> None:
    solver = Solver(table_mb=4)
    turns, groups = solver.turns(DRAWN), groups_of(DRAWN, solver)
    clock = ticking(SLICE)
    slow = PressureMeter(solver, lambda: next(clock))  # every look takes as long as a slice
    told = [slow.measure(DRAWN, turns, groups, Stop()) for _ in range(4)]
    drawn = sum(each.value.is_draw for each in turns)
    assert [2, 4, 4, 4] == [finished for _, finished, _ in told]
    assert {drawn} == {total for _, _, total in told} == {4}
    whole, *_ = PressureMeter(solver, lambda: 0.0).measure(DRAWN, turns, groups, Stop())
    assert whole == told[-1][0]
    assert [each.pressure is None for each in whole] == [each.value != "D" for each in whole]


def test_few_positions_are_kept() -> None:
    meter = PressureMeter(Solver(table_mb=4))
    for square in SQUARES:
        for piece in PIECES[:5]:
            setup = Setup.of({square: piece}, last=square)
            meter.measure(Position.parse(str(setup)), (), (), Stop())
    assert MOST_KEPT == len(meter._kept)
