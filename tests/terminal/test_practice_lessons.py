"""Lessons at the keyboard: each task has its answer, each match its game, and nothing is lost."""

from functools import partial
from pathlib import Path

import pytest

from openquarto.engine.thought import Thought
from openquarto.lessons import COURSE, LESSONS
from openquarto.players.roster import player_of
from openquarto.practice import LessonProgress, with_match
from openquarto.speech import Manner, languages
from openquarto.speech.command import Act
from openquarto.speech.phrase import phrase
from openquarto.terminal.practice.lesson_run import LessonRun, lesson_list
from openquarto.terminal.practice.progress_store import ProgressStore
from openquarto.terminal.practice.session import PracticeSession
from openquarto.terminal.practice.stage import Stage
from tests.marking import more
from tests.packaging.source_tree import ROOT
from tests.speech.table import check_file
from tests.terminal.practising import give, right_and_wrong, said, task_now, tasks_done
from tests.terminal.stage import Time

HEARD = ROOT / "tests/terminal/heard"
NAMES = tuple(LESSONS)


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("OPENQUARTO_DATA", str(tmp_path))
    return tmp_path


def lesson(
    name: str | None = None, manner: Manner | None = None, watch: Time | None = None
) -> PracticeSession:
    run = LessonRun(ProgressStore(), name)
    return PracticeSession(run, manner, tells_board=True, on_honour=True, now=watch or Time())


def do_tasks(session: PracticeSession) -> None:
    while session.stage is not Stage.OFFER:
        right, _ = right_and_wrong(task_now(session))
        assert session.manner.words.say("task-right") in give(session, right)
        said(session, "")


@pytest.mark.parametrize("language", more(languages(), but=("fr",)))
@pytest.mark.parametrize("name", more(NAMES, but=("one-trait", "pincer", "mask", "clock")))
def test_every_task_of_every_lesson_is_answered_badly_and_well(name: str, language: str) -> None:
    session = lesson(name, Manner(language=language))
    session.begin()
    for at in range(1, len(LESSONS[name].tasks) + 1):
        right, wrong = right_and_wrong(task_now(session))
        if wrong is not None:
            told = give(session, wrong)
            assert session.manner.words.say("task-wrong") in told
            assert at not in ProgressStore().read().lessons.get(name, LessonProgress()).done
        assert session.manner.words.say("task-right") in give(session, right)
        assert at in ProgressStore().read().lessons[name].done
        said(session, "")
    assert Stage.OFFER is session.stage


@pytest.mark.parametrize("name", NAMES)
def test_the_small_match_is_an_ordinary_game_from_its_own_start(name: str) -> None:
    small = LESSONS[name].match
    tasks_done(name)
    session = lesson(name)
    assert any("practice game against" in each for each in session.begin())
    said(session, "")
    game = session._match
    assert game
    assert small.position == game.match.game.position
    assert (small.learner, small.level) == (game.arrangement.me, game.arrangement.computer)
    assert (small.touches is not None) == game.is_masked
    assert (small.seconds is not None) == game.is_timed


def in_match(name: str = "one-trait") -> PracticeSession:
    tasks_done(name)
    session = lesson(name)
    session.begin()
    said(session, "")
    return session


def play_as(player: str, session: PracticeSession) -> list[str]:
    """Play the small match to its end as a level would, and all that is said."""
    learner, told = player_of(player), []
    while session.stage is Stage.MATCH:
        game = session._match
        assert game
        seat = game.arrangement.me
        assert seat
        for action in Thought(game.match, seat, learner, game.match.game.position).choose().actions:
            told += said(session, phrase(Act(action), session.manner))
    return told


def test_a_match_that_is_lost_is_played_again_and_one_that_is_passed_ends_the_lesson() -> None:
    session = in_match("pieces")  # passed by whoever plays it to its end
    told = said(session, "resign", "yes")
    assert "Not passed yet. Press Enter to play again, or type skip." == told[-1]
    assert not ProgressStore().read().lessons["pieces"].is_passed
    said(session, "")
    assert Stage.MATCH is session.stage
    told = play_as("oak", session)
    assert ["Passed!", "Lesson done: Sixteen pieces.", "Press Enter to go on."] == told[-3:]
    assert ProgressStore().read().lessons["pieces"].is_passed
    assert "Lesson 3 of 10: Give and place." in said(session, "")


def test_nothing_else_is_played_in_a_small_match() -> None:
    session = in_match()
    for line in ("opponent oak", "load game.qgn"):
        assert said(session, line)[0].startswith("That is for games.")
    assert not [*ProgressStore().path.parent.glob("games/*")]  # it is not kept as a game to go on with


def test_a_match_is_skipped() -> None:
    session = in_match()
    said(session, "resign", "yes")
    assert "Lesson 2 of 10: Sixteen pieces." in said(session, "skip")
    assert not ProgressStore().read().lessons["one-trait"].is_passed


def test_learning_goes_on_where_it_was_left() -> None:
    first = lesson()
    assert "Task 1 of 5." in first.begin()
    right, _ = right_and_wrong(task_now(first))
    give(first, right)
    said(first, "", "leave")
    assert first.is_leaving
    assert "Task 2 of 5." in lesson().begin()


def test_a_lesson_that_is_done_is_done_once_more() -> None:
    for each in COURSE:
        tasks_done(each.name)
        ProgressStore().change(partial(with_match, lesson=each.name))
    told = lesson("hot").begin()
    assert "All lessons are done." in told
    assert "Task 1 of 5." in told or "Task 1 of 6." in told


@pytest.mark.parametrize("language", languages())
def test_a_transcript(language: str) -> None:
    """The files have been read: the list, the first lesson and its match."""
    manner = Manner(language=language)
    words = manner.words
    session = lesson(None, manner)
    text = "".join(f"{sentence}\n" for sentence in session.begin())
    for line in (words.first("learn"), "c1", words.first("hint"), "b2", "", words.first("skip"), ""):
        prompt = session.prompt
        text += f"{prompt} {line}\n" + "".join(f"{sentence}\n" for sentence in said(session, line))
    do_tasks(session)
    prompt = session.prompt
    text += f"{prompt} \n" + "".join(f"{sentence}\n" for sentence in said(session, ""))
    text += "".join(f"{sentence}\n" for sentence in lesson_list(ProgressStore().read(), session.hearer)[:2])
    check_file(HEARD / f"lessons-{language}.txt", text.replace("\u00a0", "~").replace("\u202f", "~"))


# The clock


def test_a_task_on_the_clock_begins_again_when_its_time_is_up() -> None:
    watch = Time()
    session = lesson("clock", watch=watch)
    assert "Time: 60 seconds." in session.begin()
    assert 50 == session.seconds_to_tick
    watch.now = 50
    assert ("10 seconds left.",) == session.tick()
    watch.now = 61
    right, _ = right_and_wrong(task_now(session))
    told = give(session, right)  # too late
    assert "Time is up." == told[0]
    assert {} == ProgressStore().read().lessons
    assert "Right." in give(session, right)


def test_the_time_that_is_left_is_told() -> None:
    watch = Time()
    session = lesson("clock", watch=watch)
    session.begin()
    watch.now = 20
    assert "40 seconds" in said(session, "time")[0]
