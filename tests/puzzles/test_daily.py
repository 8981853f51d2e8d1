"""The puzzle of a day is the same everywhere, and seldom the same again."""

from datetime import date, timedelta

from openquarto.puzzles import daily, find, shipped

BEGIN = date(2026, 11, 16)  # a Monday


def test_a_day_has_its_puzzle_for_ever() -> None:
    """Who plays in the terminal and who plays on a page compare their answers."""
    assert "a9544904" == daily(date(2026, 11, 18)).id


def test_a_week_has_seven_kinds_and_nine_years_no_puzzle_twice() -> None:
    days = [daily(BEGIN + timedelta(days=number)) for number in range(9 * 365)]
    assert len(days) == len({each.id for each in days})
    week = ["take it", "complete", "safe gift", "square", "cover", "hold", "trap"]
    assert week == [each.puzzle.kind for each in days[:7]]


def test_a_puzzle_is_found_by_its_name() -> None:
    for puzzle in shipped()[::997]:
        assert puzzle == find(puzzle.id)
    assert None is find("00000000")
