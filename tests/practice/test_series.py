"""Puzzles in a row: which come, what counts, what comes again, and when it is over."""

from datetime import date, timedelta

import pytest

from openquarto.practice import (
    Again,
    Choice,
    Mode,
    Progress,
    PuzzleProgress,
    Series,
    next_puzzle,
    waiting,
    with_result,
    with_try,
)
from openquarto.practice.again import after_try, next_due
from openquarto.practice.series import STORM
from openquarto.puzzles import KINDS, Kind, shipped
from openquarto.rules.variant import Variant

DAY = date(2026, 11, 18)


def days(count: int) -> date:
    return DAY + timedelta(days=count)


def test_the_first_try_counts_once() -> None:
    puzzle = shipped()[5]
    after = with_try(Progress(), puzzle, is_right=True, today=DAY)
    assert after.puzzles.strength.rating > 1200
    assert [(puzzle.id, True)] == [(each.id, each.is_right) for each in after.puzzles.tries]
    assert after == with_try(after, puzzle, is_right=True, today=days(1))
    wrong = with_try(after, puzzle, is_right=False, today=days(1))
    assert after.puzzles.strength == wrong.puzzles.strength
    assert {puzzle.id: Again(days(2))} == wrong.puzzles.again


def test_a_day_counts_once() -> None:
    first = with_try(Progress(), shipped()[0], is_right=False, today=DAY, daily=DAY)
    assert {DAY: False} == first.puzzles.daily
    assert {DAY: False} == with_try(first, shipped()[0], is_right=True, today=DAY, daily=DAY).puzzles.daily


def test_what_stays_wrong_comes_after_1_3_7_and_21_days() -> None:
    again, day, waits = None, DAY, []
    for _ in range(6):
        again = after_try(again, is_right=False, today=day)
        assert again
        waits.append((again.due - day).days)
        day = again.due
    assert [1, 3, 7, 21, 21, 21] == waits


def test_right_twice_and_it_is_gone() -> None:
    first = after_try(Again(DAY), is_right=True, today=DAY)
    assert Again(days(3), right=1, step=1) == first
    assert after_try(first, is_right=True, today=days(3)) is None
    assert after_try(None, is_right=True, today=DAY) is None


def test_a_try_before_its_day_moves_nothing() -> None:
    due = Again(days(3), right=1, step=1)
    assert Again(days(3), right=0, step=1) == after_try(due, is_right=False, today=DAY)
    fresh = Again(days(3), right=0, step=1)
    assert fresh == after_try(fresh, is_right=True, today=DAY)


def test_those_that_wait_longest_come_first() -> None:
    again = {"b": Again(DAY), "a": Again(DAY), "c": Again(days(-2)), "d": Again(days(1)), "e": Again(days(4))}
    assert ("c", "a", "b") == waiting(again, DAY)
    assert days(1) == next_due(again, DAY)
    assert next_due({}, DAY) is None


@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_is_asked_near_the_rating_that_is_wanted(kind: Kind) -> None:
    fitting = sorted(each.rating for each in shipped() if each.puzzle.kind == kind)
    target = fitting[len(fitting) // 2]
    found = next_puzzle(Choice(kind, rating=target), PuzzleProgress(), chance=lambda: 0.999)
    assert found
    assert kind == found.puzzle.kind
    assert abs(found.rating - target) <= 60


def test_easier_and_harder_are_meant_of_the_player() -> None:
    easier, harder = (
        next_puzzle(Choice("trap", off=off), PuzzleProgress(), chance=lambda: 0.0) for off in (-200, 200)
    )
    assert easier
    assert harder
    assert easier.rating < harder.rating


def test_a_variant_is_asked_for() -> None:
    blocks = Variant.parse("blocks")
    found = next_puzzle(Choice(variant=blocks), PuzzleProgress())
    assert found
    assert blocks == found.puzzle.position.variant
    assert next_puzzle(Choice("trap", Variant.parse("auto")), PuzzleProgress()) is None


def test_none_comes_twice_until_all_have_come() -> None:
    choice = Choice("mask", Variant.parse("blocks"))
    fitting = choice.fitting(shipped())
    assert 5 < len(fitting)
    progress, seen = Progress(), []
    for at in range(len(fitting)):
        found = next_puzzle(choice, progress.puzzles)
        assert found
        seen.append(found.id)
        progress = with_try(progress, found, is_right=True, today=days(at))
    assert len(fitting) == len(set(seen))
    oldest = next_puzzle(choice, progress.puzzles)
    assert oldest
    assert seen[0] == oldest.id


def test_a_streak_climbs_and_ends_with_the_first_wrong_answer() -> None:
    series, ratings = Series(Mode.STREAK), []
    for _ in range(20):
        puzzle = series.next(PuzzleProgress())
        assert puzzle
        ratings.append(puzzle.rating)
        series = series.after(puzzle.id, is_right=True)
    assert ratings[-1] > ratings[0] + 300
    puzzle = series.next(PuzzleProgress())
    assert puzzle
    series = series.after(puzzle.id, is_right=False).after(puzzle.id, is_right=True)
    assert (20, True, None) == (series.right, series.is_over, series.next(PuzzleProgress()))


def test_a_storm_asks_nothing_slow_and_goes_on_after_a_wrong_answer() -> None:
    series = Series(Mode.STORM)
    for _ in range(40):
        puzzle = series.next(PuzzleProgress())
        assert puzzle
        assert puzzle.puzzle.kind not in ("mask", "cover")
        series = series.after(puzzle.id, is_right=False)
    assert not series.is_over
    assert 180 == STORM


def test_a_list_comes_in_its_order() -> None:
    names = tuple(each.id for each in shipped()[:3])
    series, seen = Series(Mode.LIST, listed=names), []
    while puzzle := series.next(PuzzleProgress()):
        seen.append(puzzle.id)
        series = series.after(puzzle.id, is_right=True)
    assert names == tuple(seen)


def test_the_best_series_is_remembered() -> None:
    progress = with_result(with_result(Progress(), "streaks", 5), "streaks", 2)
    assert (5, 2) == (progress.puzzles.streaks.best, progress.puzzles.streaks.last)
    storm = with_result(progress, "storm", 3).puzzles.storm
    assert (3, 3) == (storm.best, storm.last)
