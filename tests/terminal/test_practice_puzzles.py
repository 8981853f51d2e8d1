"""Puzzles at the keyboard: every kind is answered well and badly in every language; what counts, and when."""

from datetime import date
from pathlib import Path
from re import fullmatch

import pytest

from openquarto.practice import Mode, Progress, PuzzleProgress, Series, Try, with_try
from openquarto.puzzles import KINDS, Kind, daily, shipped, task_of
from openquarto.ratings import Strength
from openquarto.speech import Hearer, Manner, languages
from openquarto.tasks import Form, written
from openquarto.terminal.practice.progress_store import ProgressStore
from openquarto.terminal.practice.puzzle_run import Asked, PuzzleRun
from openquarto.terminal.practice.session import PracticeSession
from openquarto.terminal.practice.stage import Stage
from openquarto.view.touch import StockPlace
from tests.marking import more
from tests.packaging.source_tree import ROOT
from tests.speech.table import check_file
from tests.terminal.practising import give, puzzle_of, puzzles, right_and_wrong, said, task_now, typed
from tests.terminal.stage import Time

DAY = date(2026, 11, 18)
HEARD = ROOT / "tests/terminal/heard"


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("OPENQUARTO_DATA", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize("language", more(languages(), but=("en", "fr", "de")))
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_answered_well_and_badly_in_every_language(kind: Kind, language: str) -> None:
    manner = Manner(language=language)
    session = puzzles(puzzle_of(kind), puzzle_of(kind, 1), manner=manner)
    words = manner.words
    for is_first in (True, False):
        right, wrong = right_and_wrong(task_now(session))
        if wrong is not None:
            told = give(session, wrong)
            assert words.say("task-wrong") in told
            assert 2 <= len([each for each in told if each])  # and a reason
            assert Stage.TASK is session.stage
        told = give(session, right)
        assert words.say("task-right") in told
        assert Stage.PAUSE is session.stage
        said(session, "")
        assert (Stage.TASK if is_first else Stage.END) is session.stage


@pytest.mark.parametrize("kind", KINDS)
def test_an_answer_may_be_typed_as_records_write_it(kind: Kind) -> None:
    session = puzzles(puzzle_of(kind))
    right, _ = right_and_wrong(task_now(session))
    text = written(right)
    told = said(session, "none" if text == "-" else text)
    assert "Right." in (said(session, "") if kind == "cover" and "+" not in text else told)


@pytest.mark.parametrize("language", languages())
def test_a_transcript(language: str) -> None:
    """The files have been read: a trap and a cover, wrong and right, with hints, reasons and questions."""
    manner = Manner(language=language)
    words = manner.words
    session = puzzles(puzzle_of("trap", 3), puzzle_of("cover", 2), manner=manner)
    text = ""

    def type_(*lines: str) -> None:
        nonlocal text
        for line in lines:
            prompt = session.prompt
            text += f"{prompt} {line}\n" + "".join(f"{sentence}\n" for sentence in said(session, line))

    text += "".join(f"{sentence}\n" for sentence in session.question())
    for _ in range(2):
        right, wrong = right_and_wrong(task_now(session))
        assert wrong is not None
        look = f"{words.first('look')} {words.first('row')} 2"
        type_(words.first("help"), look, words.first("stock"), words.first("resign"), words.first("why"))
        type_(*typed(wrong, manner), words.first("why"), *[words.first("hint")] * 3, *typed(right, manner))
        if session.stage is Stage.TASK:
            type_(words.first("done"))
        type_("")
    type_("")
    check_file(HEARD / f"practice-{language}.txt", text.replace("\u00a0", "~").replace("\u202f", "~"))


def test_the_first_try_counts_and_no_other() -> None:
    puzzle = puzzle_of("square")
    session = puzzles(puzzle)
    right, wrong = right_and_wrong(task_now(session))
    assert wrong is not None
    assert any(each.startswith("Your rating: about ") for each in give(session, wrong))
    told = give(session, right)
    assert not any("rating" in each for each in told)
    known = ProgressStore().read().puzzles
    assert [(puzzle.id, False)] == [(each.id, each.is_right) for each in known.tries]
    assert [puzzle.id] == [*known.again]


def settled(rating: float) -> Progress:
    """Somebody whose rating is known well, after one try."""
    made = Try("0" * 8, date(2026, 11, 17), is_right=True, rating=round(rating))
    return Progress(PuzzleProgress(Strength(rating, 80), tries=(made,)))


def test_a_rating_is_told_as_surely_as_it_is_known() -> None:
    begin = PuzzleRun(Asked(), ProgressStore()).begin
    unknown = "Your rating is not known yet. It begins at 1200 and moves with every first try."
    assert (unknown,) == begin(Hearer())
    ProgressStore().change(lambda known: with_try(known, puzzle_of("hold"), is_right=True, today=DAY))
    rating, settling = begin(Hearer())
    assert fullmatch(r"Your rating: about 1\d[05]0\.", rating)
    assert "Your rating is still finding its place." == settling
    ProgressStore().write(settled(1244.4))
    assert ("Your rating: 1244 ± 80.",) == begin(Hearer())
    session = puzzles(puzzle := puzzle_of("square"))
    right, _ = right_and_wrong(task_now(session))
    told = [each for each in give(session, right) if "rating" in each]
    after = with_try(settled(1244.4), puzzle, is_right=True, today=DAY).puzzles.strength
    number = f"{round(after.rating)} ± {round(after.deviation)}"
    assert [f"Your rating: {number}, 1244 before."] == told


def test_what_is_told_counts_as_not_found() -> None:
    for way in (["skip"], ["hint", "hint", "hint"]):
        puzzle = puzzle_of("hold", len(way))
        session = puzzles(puzzle)
        told = said(session, *way)
        assert "It counts as not found." in told
        assert not ProgressStore().read().puzzles.tries[-1].is_right


def test_two_hints_cost_nothing() -> None:
    session = puzzles(puzzle_of("hold", 3))
    right, _ = right_and_wrong(task_now(session))
    said(session, "hint", "hint", *typed(right, session.manner))
    assert ProgressStore().read().puzzles.tries[-1].is_right


def test_what_cannot_be_played_is_refused_and_is_no_try() -> None:
    session = puzzles(puzzle_of("square"))
    position = task_now(session).position
    taken = next(str(square) for square, piece in zip("abcd", position.board, strict=False) if piece) + "1"
    before = session.table and session.table.tries
    for line in (taken if position.board[0] else "e9", "row 2", "nonsense", "give A", "quarto row 1", ""):
        assert said(session, line)
    assert (0, before) == (session.table and session.table.tries, 0)
    assert () == ProgressStore().read().puzzles.tries


def test_lines_are_named_one_by_one_too() -> None:
    session = puzzles(puzzle_of("cover"))
    right, _ = right_and_wrong(task_now(session))
    assert isinstance(right, tuple)
    for line in right:
        told = said(session, f"quarto {line}")
        assert told[0].endswith("Name another line, or type done.")
    assert "Right." in said(session, "done")


def test_half_a_turn_is_taken_back() -> None:
    session = puzzles(puzzle_of("complete"))
    right, _ = right_and_wrong(task_now(session))
    place, call = typed(right, session.manner)
    assert ["Placed. Now call Quarto, or give a piece."] == said(session, place)
    assert "Make a quarto and call it." in said(session, "back")
    assert "Right." in said(session, place, call)


def test_the_prompt_tells_that_a_line_is_asked_for_as_long_as_it_is() -> None:
    session = puzzles(puzzle_of("complete"), puzzle_of("complete", 1))
    given = right_and_wrong(task_now(session))[0]
    assert "place?" == session.prompt
    said(session, typed(given, session.manner)[0], "quarto")
    assert "line?" == session.prompt
    said(session, "back")
    assert "place?" == session.prompt
    assert "Right." in said(session, "quarto", written(given))
    said(session, "")
    assert "place?" == session.prompt
    assert said(session, "row 2")[0].startswith("a2 ")  # it is read, and not called


# Series


def run_of(asked: Asked, watch: Time, today: date = date(2026, 11, 18)) -> PracticeSession:
    run = PuzzleRun(asked, ProgressStore(), today=lambda: today, now=watch, chance=lambda: 0.0)
    return PracticeSession(run, tells_board=True, now=watch)


def answer(session: PracticeSession, *, well: bool) -> list[str]:
    right, wrong = right_and_wrong(task_now(session))
    given = right if well else wrong
    assert given is not None
    return give(session, given)


def test_the_daily_puzzle_counts_once_a_day() -> None:
    session = run_of(Asked(is_daily=True), Time())
    told = session.begin()
    assert "The puzzle of 2026-11-18." in told
    assert task_of(daily(date(2026, 11, 18)).puzzle) == task_now(session)
    answer(session, well=True)
    assert {date(2026, 11, 18): True} == ProgressStore().read().puzzles.daily
    again = run_of(Asked(is_daily=True), Time())
    assert "You have tried it before, so it does not count again." in again.begin()


def test_a_streak_ends_with_the_first_wrong_answer() -> None:
    session = run_of(Asked(Series(Mode.STREAK)), Time())
    session.begin()
    assert "In a row: 1." in answer(session, well=True)
    said(session, "")
    while right_and_wrong(task_now(session))[1] is None:
        answer(session, well=True)
        said(session, "")
    told = answer(session, well=False)
    assert "Try again, or type hint or skip." not in told
    told = said(session, "")
    assert told[0].startswith("The streak is over: 1.")
    assert (1, 1) == (
        ProgressStore().read().puzzles.streaks.best,
        ProgressStore().read().puzzles.streaks.last,
    )
    said(session, "")
    assert session.is_leaving


def test_a_storm_ends_by_its_clock_and_a_wrong_answer_costs_time() -> None:
    watch = Time()
    session = run_of(Asked(Series(Mode.STORM)), watch)
    session.begin()
    assert 180 == session.run.seconds_left
    watch.now = 20
    answer(session, well=True)
    assert 160 == session.run.seconds_left
    watch.now = 100  # who reads or hears the answer loses no time
    said(session, "")
    assert 160 == session.run.seconds_left
    answer(session, well=False)
    assert 150 == session.run.seconds_left
    said(session, "")
    watch.now = 245
    assert ("5 seconds left.",) == session.tick()
    watch.now = 260
    told = said(session, "none")  # too late
    assert "Time is up." in told
    assert "Right: 1. Wrong: 1. Your best: 1." in told
    assert 1 == ProgressStore().read().puzzles.storm.best


def test_what_went_wrong_comes_again_on_its_day() -> None:
    puzzle, day = puzzle_of("square"), date(2026, 11, 18)
    ProgressStore().change(lambda known: with_try(known, puzzle, is_right=False, today=day))
    early = run_of(Asked(is_again=True), Time(), day)
    assert ("No puzzle comes again today.", "The next one comes on 2026-11-19.") == early.begin()[:2]
    due = run_of(Asked(is_again=True), Time(), date(2026, 11, 19))
    assert "One puzzle comes again today." in due.begin()
    assert task_of(puzzle.puzzle) == task_now(due)


def test_a_kind_that_is_not_there_is_told() -> None:
    session = run_of(Asked(Series(Mode.LIST, listed=())), Time())
    session.begin()
    assert Stage.END is session.stage


# Under a mask


def test_touches_are_counted_and_end() -> None:
    session = puzzles(puzzle_of("mask"))
    task = task_now(session)
    assert task.touches
    assert session.is_masked
    for left in range(task.touches - 1, -1, -1):
        assert f"Touches left: {left}." in said(session, "touch b2")
    assert ["No touches left. Answer now."] == said(session, "touch b2")
    assert "Not with a mask on." in said(session, "board")[0]
    right, _ = right_and_wrong(task)
    assert "Right." in give(session, right)
    assert not session.is_masked


def test_under_a_mask_a_piece_is_given_by_its_place_or_its_name() -> None:
    puzzle = next(each for each in shipped() if each.puzzle.inner == "safe gift")
    session = puzzles(puzzle)
    right, _ = right_and_wrong(task_now(session))
    assert Form.PIECE is task_now(session).form
    place = next(
        number
        for number in range(1, 17)
        if session.table and session.table.piece_at(StockPlace(number)) is right
    )
    assert "Right." in said(session, f"give {place}")
    other = puzzles(puzzle)
    assert "Right." in give(other, right)
