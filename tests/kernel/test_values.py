"""The kernel is right: solved positions, the naive twin, symmetries, parents that follow from children."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from openquarto.kernel import Solver
from openquarto.rules import Phase, Position, Value, Variant, symmetries
from openquarto.rules.variant import TRAIT_CHOICES
from tests.kernel.positions import boards, solved, twin_value
from tests.strategies import symmetries_of

SOLVED = {name: solved(name) for name in ("exact", "variants", "expired")}
SOLVER = Solver(table_mb=16, book=None)  # one for all, so that variants and modes meet in its table
FEW_TRAITS = st.sampled_from(
    [Variant(choice, blocks) for choice in TRAIT_CHOICES[11:] for blocks in (False, True)]
)
slow = settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])


def check(name: str, text: str, expected: str) -> None:
    position = Position.parse(text)
    told = SOLVER.solve(position, value_only=name != "exact").value
    assert Value.parse(expected) == told, text
    if name == "exact":
        assert told.bare == SOLVER.solve(position, value_only=True).value
    else:
        assert told == SOLVER.solve(position).value.bare


@pytest.mark.parametrize("name", SOLVED)
def test_some_solved_positions(name: str) -> None:
    for text, expected in SOLVED[name][::5]:
        check(name, text, expected)


@pytest.mark.long
@pytest.mark.parametrize("name", SOLVED)
def test_all_solved_positions(name: str) -> None:
    for text, expected in SOLVED[name]:
        check(name, text, expected)


@slow
@given(boards(11))
def test_the_twin_agrees(position: Position) -> None:
    assert twin_value(position) == SOLVER.solve(position).value
    assert twin_value(position).bare == SOLVER.solve(position, value_only=True).value


@settings(slow, max_examples=20)
@given(boards(8, 10, variant=FEW_TRAITS))
def test_the_twin_agrees_earlier_where_one_trait_counts(position: Position) -> None:
    assert twin_value(position) == SOLVER.solve(position).value


@slow
@given(st.data(), boards(7))
def test_symmetric_positions_have_one_value(data: st.DataObject, position: Position) -> None:
    image = data.draw(symmetries_of(position.variant)).position(position)
    assert SOLVER.solve(position).value == Solver(table_mb=1, book=None).solve(image).value


def test_all_symmetries_of_one_position() -> None:
    position = Position.parse("4/1A2/2NG/D2L M - traits=cs")
    expected = SOLVER.solve(position).value
    told = {SOLVER.solve(each.position(position)).value for each in symmetries(position.variant)}
    assert {expected} == told


@settings(slow, max_examples=50)
@given(boards(7))
def test_a_parent_follows_from_its_children(position: Position) -> None:
    parent = SOLVER.solve(position).value
    for value_only in (False, True):
        turns = SOLVER.turns(position, value_only=value_only)
        assert (parent.bare if value_only else parent) == max(each.value for each in turns)
        assert sorted((each.value for each in turns), reverse=True) == [each.value for each in turns]


@settings(slow, max_examples=30)
@given(boards(9))
def test_a_turn_is_worth_what_the_position_after_it_is(position: Position) -> None:
    for each in SOLVER.turns(position):
        after = position
        for action in each.actions:
            after = after.play(action)
        if after.outcome is None:
            told = SOLVER.solve(after).value.before(after.placed - position.placed)
        else:
            told = Value("D") if after.outcome.winner is None else Value("W", 1)
        assert told == each.value, each.turn


@settings(slow, max_examples=30)
@given(boards(8))
def test_the_principal_variation_keeps_its_promise(position: Position) -> None:
    value = SOLVER.solve(position).value
    tokens = SOLVER.principal_variation(position)
    placed = position.placed
    for token in tokens:
        best = SOLVER.turns(position)[0]
        assert token == best.turn
        for action in best.actions:
            position = position.play(action)
    assert Phase.OVER is position.phase
    assert position.won != value.is_draw
    assert value.distance in (None, position.placed - placed)
