"""The symmetry group of each line set, and that playing commutes with it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from openquarto.rules import (
    BLOCKS,
    CLASSIC,
    Call,
    Game,
    Line,
    RuleError,
    Symmetry,
    Variant,
    board_symmetries,
    symmetries,
)
from tests.strategies import games, setups, symmetries_of


@pytest.mark.parametrize(("blocks", "order"), [(False, 32), (True, 8)])
def test_the_board_group(blocks: bool, order: int) -> None:
    group = board_symmetries(blocks=blocks)
    assert order == len(set(group))
    composed = {tuple(one[square.index] for square in other) for one in group for other in group}
    assert set(group) == composed


@pytest.mark.parametrize(
    ("variant", "order"),
    [
        ("classic", 12288),
        ("blocks", 3072),
        ("traits=csh", 32 * 48),
        ("traits=cf", 32 * 8),
        ("blocks+traits=s", 8 * 2),
    ],
)
def test_the_whole_group(variant: str, order: int) -> None:
    group = list(symmetries(Variant.parse(variant)))
    assert order == len(set(group))
    assert all(Variant.parse(variant) == symmetry.variant(Variant.parse(variant)) for symmetry in group[::97])


def test_lines_go_to_lines() -> None:
    for symmetry in (Symmetry(squares) for squares in board_symmetries(blocks=True)):
        assert set(Line) == {symmetry.line(line) for line in Line}


@given(st.data())
def test_playing_commutes_with_every_symmetry(data: st.DataObject) -> None:
    game: Game = data.draw(games(starts=setups()))
    symmetry = data.draw(symmetries_of(game.start.variant))
    mirrored = Game.of(
        symmetry.position(game.start), map(symmetry.action, game.actions), false_call=game.false_call
    )
    assert [symmetry.position(position) for position in game.positions] == list(mirrored.positions)
    assert game.outcome == mirrored.outcome
    assert {symmetry.line(line) for line in game.position.live} == set(mirrored.position.live)


def test_a_line_that_is_not_kept_is_refused() -> None:
    inside_out = next(
        each for each in board_symmetries(blocks=False) if each not in board_symmetries(blocks=True)
    )
    with pytest.raises(RuleError, match="expected a line that this symmetry keeps, got "):
        list(map(Symmetry(inside_out).line, BLOCKS))


def test_the_image_of_a_call_is_a_call() -> None:
    turned = next(symmetry for symmetry in symmetries(CLASSIC) if symmetry.squares[0].name == "d1")
    assert isinstance(turned.action(Call(Line.ROW_1)), Call)
