"""How the strength of levels is measured: slips against exact values, and what matches add up to."""

from pathlib import Path

import pytest

from openquarto.kernel import Solver
from openquarto.notation.record import Record
from openquarto.rules import Call, Game, Give, Line, Piece, Place, Position, Seat, Square
from openquarto.rules.action import Action
from openquarto.workshop.arena.playing import Played
from openquarto.workshop.level_strength import Slips, count_slips, measure_levels
from openquarto.workshop.plot import draw

SOLVER = Solver(table_mb=16)
START = Position.parse("ABC1/EFI1/4/4 D c2")


def slips_of(start: Position, *actions: Action) -> dict[Seat, tuple[dict[int, int], dict[int, int]]]:
    """The turns and the slips of both seats in a game."""
    game = Game.of(start)
    for action in actions:
        game = game.play(action)
    found = {seat: Slips() for seat in Seat}
    count_slips(Played(None, "", str(Record.of(game))), found, SOLVER)
    return {seat: (dict(each.turns), dict(each.slips)) for seat, each in found.items()}


def test_a_quarto_that_is_made_and_called_is_no_slip() -> None:
    mover = START.to_act
    assert mover is not None
    told = slips_of(START, Place(Square.d1), Call(Line.ROW_1))
    assert ({6: 1}, {}) == told[mover]
    assert ({}, {}) == told[mover.other]


def test_a_win_that_is_not_taken_is_a_slip_and_so_is_a_quarto_that_is_not_called() -> None:
    mover = START.to_act
    assert mover is not None
    for place in (Place(Square.a4), Place(Square.d1)):  # not made; made and not called
        turns, slips = slips_of(START, place, Give(Piece.P))[mover]
        assert ({6: 1}, {6: 1}) == (turns, slips)


def test_a_missed_quarto_that_is_taken_is_no_slip() -> None:
    mover = START.to_act
    assert mover is not None
    told = slips_of(START, Place(Square.d1), Give(Piece.P), Call(Line.ROW_1))
    assert ({7: 1}, {}) == told[mover.other]


def test_rates() -> None:
    slips = Slips()
    slips.turns[4], slips.turns[5], slips.slips[5] = 1, 3, 1
    assert 0.25 == slips.rate(range(4, 6))
    assert slips.rate([9]) is None


def test_the_ladder_goes_up() -> None:
    steps: list[tuple[str, int, int]] = []
    strengths = measure_levels(
        10, levels=("willow", "larch", "ebony"), placed=7, processes=2, show=lambda *step: steps.append(step)
    )
    assert ["willow", "larch", "ebony"] == [strength.level for strength in strengths]
    assert 0 == strengths[0].elo < strengths[1].elo < strengths[2].elo
    assert {"larch against willow", "ebony against larch"} == {step for step, _, _ in steps}
    assert not strengths[2].slips.slips
    assert strengths[0].slips.slips
    assert strengths[1].score
    assert 10 == strengths[1].score.pairs


def test_games_that_are_kept_are_not_played_again(tmp_path: Path) -> None:
    levels = ("willow", "poplar")
    (_, once) = measure_levels(1, levels=levels, placed=10, folder=tmp_path)
    steps: list[tuple[str, int, int]] = []
    (_, again) = measure_levels(1, levels=levels, placed=10, folder=tmp_path, show=lambda *s: steps.append(s))
    assert once == again
    assert not steps


@pytest.mark.parametrize("kind", ["svg", "png"])
def test_it_is_drawn(tmp_path: Path, kind: str) -> None:
    strengths = measure_levels(2, levels=("willow", "poplar"), placed=10)
    draw(strengths, tmp_path / f"levels.{kind}")
    assert (tmp_path / f"levels.{kind}").stat().st_size > 1000
