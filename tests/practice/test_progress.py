"""Progress as a document: the browser's file is read, nothing bad is taken, nothing good is lost."""

import json
from datetime import date
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from openquarto.practice import (
    Again,
    Best,
    LessonProgress,
    Progress,
    ProgressError,
    PuzzleProgress,
    Try,
    read_progress,
    written_progress,
)
from openquarto.practice.progress import START
from openquarto.ratings import Strength

# As web/js/progress/progress_file.js writes it.
FILE = """{
 "openquarto": "progress",
 "version": 1,
 "puzzles": {
  "rating": 1312.5, "deviation": 120.25, "volatility": 0.06,
  "tries": [["0123abcd", "2026-11-18", 1, 1290], ["89abcdef", "2026-11-19", 0, 1313]],
  "again": {"89abcdef": {"due": "2026-11-20", "right": 0, "step": 0}},
  "streaks": {"best": 7, "last": 2}, "storm": {"best": 11, "last": 11},
  "daily": {"2026-11-18": true}
 },
 "lessons": {"one-trait": {"done": [0, 1, 4], "match": true}}
}
"""
READ = Progress(
    PuzzleProgress(
        Strength(1312.5, 120.25, 0.06),
        (
            Try("0123abcd", date(2026, 11, 18), is_right=True, rating=1290),
            Try("89abcdef", date(2026, 11, 19), is_right=False, rating=1313),
        ),
        {"89abcdef": Again(date(2026, 11, 20))},
        Best(7, 2),
        Best(11, 11),
        {date(2026, 11, 18): True},
    ),
    {"one-trait": LessonProgress(frozenset({0, 1, 4}), is_passed=True)},
)
_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


def test_a_file_of_the_browser_is_read_and_written_as_it_was() -> None:
    assert READ == read_progress(FILE)
    assert json.loads(FILE) == json.loads(written_progress(READ))


def test_the_marks_are_those_of_the_page() -> None:
    page = Path(__file__).parents[2] / "src/openquarto/web/js/progress/progress.js"
    source = page.read_text(encoding="utf-8")
    assert 'MARK = "progress"' in source
    assert "VERSION = 1;" in source
    assert "START = { rating: 1200, deviation: 350, volatility: 0.06 }" in source
    assert Strength(1200, 350, 0.06) == START


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "unreadable"),
        ("{", "unreadable"),
        ("[" * 100_000, "unreadable"),
        ("[]", "foreign"),
        ('{"version": 1, "puzzles": {}}', "foreign"),
        ('{"openquarto": "progress", "version": 2}', "newer"),
        ('{"openquarto": "progress"}', "newer"),
        ('{"openquarto": "progress", "version": 1, "puzzles": [], "lessons": 3}', "empty"),
        (" " * 2_000_001, "too-large"),
    ],
)
def test_what_is_no_progress_is_told(text: str, problem: str) -> None:
    with pytest.raises(ProgressError) as told:
        read_progress(text)
    assert problem == told.value.problem


def test_what_cannot_be_understood_is_left_out_and_the_rest_taken() -> None:
    data = json.loads(FILE)
    data["puzzles"] |= {"rating": "high", "deviation": True, "daily": {"2026-02-30": True, "2026-11-18": 1}}
    data["puzzles"]["tries"] += [["x"], ["0123abcd", "2026-11-19", 0, 3], 7, ["01234567", "2026-11-19", 2, 3]]
    data["puzzles"]["again"] |= {"no id": {"due": "2026-11-20"}, "00000000": {"due": "soon"}}
    data["lessons"] |= {"one trait": {"done": []}, "hot": {"done": [0, -1, "2", 1.5, True, 100]}}
    read = read_progress(json.dumps(data))
    assert (1200, 350) == (read.puzzles.strength.rating, read.puzzles.strength.deviation)
    assert (READ.puzzles.tries, READ.puzzles.again) == (read.puzzles.tries, read.puzzles.again)
    assert {} == read.puzzles.daily
    assert {**READ.lessons, "hot": LessonProgress(frozenset({0}))} == read.lessons


@given(puzzles=_json, lessons=_json, keys=st.dictionaries(st.sampled_from(sorted(json.loads(FILE))), _json))
def test_any_json_is_progress_or_a_problem(puzzles: object, lessons: object, keys: dict[str, object]) -> None:
    data = {"openquarto": "progress", "version": 1, "puzzles": puzzles, "lessons": lessons, **keys}
    try:
        read = read_progress(json.dumps(data))
    except ProgressError:
        return
    assert read == read_progress(written_progress(read))
