"""Turns that a symmetry of the position makes equal: as by trying all symmetries, and of equal value."""

import pytest
from hypothesis import assume, given, settings

from openquarto.insight.twins import own_symmetries, twins
from openquarto.kernel import Solver
from openquarto.kernel.turns import candidates
from openquarto.rules.game import Game
from openquarto.rules.position import Position
from openquarto.rules.symmetry import symmetries
from tests.strategies import games


@pytest.mark.parametrize(
    ("text", "groups", "turns"),
    [
        ("4/4/4/4 - - classic", 1, 16),
        ("4/4/4/4 A - classic", 8, 240),  # two kinds of squares, four distances between pieces
        ("4/4/4/4 A - blocks", 12, 240),  # three kinds
        ("4/4/4/4 - - traits=cs", 4, 16),  # pieces that differ in a trait that does not count stay apart
    ],
)
def test_counts(text: str, groups: int, turns: int) -> None:
    position = Position.parse(text)
    found = twins(position, [each.actions for each in candidates(position)])
    assert (groups, turns) == (len(found), sum(map(len, found)))


@pytest.mark.parametrize(
    "text", ["A3/4/4/4 B a1", "A3/4/4/3P B -", "AB2/4/4/2CD E d4", "A3/1B2/4/4 - - blocks"]
)
def test_they_are_found_as_by_trying_all_symmetries(text: str) -> None:
    position = Position.parse(text)
    plain = Position(position.board, position.hand, None, position.variant)
    kept = [each for each in symmetries(position.variant) if each.position(plain) == plain]
    assert len(kept) == len(list(own_symmetries(position)))
    turns = [each.actions for each in candidates(position)]
    for group in twins(position, turns):
        images = {tuple(map(each.action, group[0])) for each in kept}
        assert images & {*turns} == {*group}


@given(games())
@settings(max_examples=20)
def test_twins_are_worth_the_same(game: Game) -> None:
    position = max(game.positions, key=lambda each: each.placed)
    assume(position.placed >= 9)
    values = {each.actions: each.value for each in Solver(table_mb=4).turns(position)}
    for group in twins(position, values):
        assert 1 == len({values[turn] for turn in group})


def test_the_last_square_counts_while_a_quarto_is_live() -> None:
    # Row 1 and row 4 mirror each other; only the one through the square placed on last may be called.
    live = Position.parse("ABCD/4/4/EFGH - d1 classic")
    assert live.live
    assert len(list(own_symmetries(live))) < len(
        list(own_symmetries(Position.parse("ABCD/4/4/EFGH - - classic")))
    )
