"""The small match of a lesson at a real table: opened from its start, told to the learner, passed or not."""

import pytest

from openquarto.lessons import COURSE, EXTRAS, LESSONS, Lesson
from openquarto.rules import Seat
from openquarto.rules.outcome import Outcome, Reason
from openquarto.server.game.events import Opened, decode_event, encode_event
from openquarto.server.game.snapshot import Snapshot
from openquarto.server.room.lesson_table import (
    is_passed,
    next_lesson,
    shown_lesson,
    small_match_arrangement,
    small_match_record,
)
from openquarto.speech.manner import Hearer, Manner
from openquarto.view.edition import Edition
from tests.server.serving import Somebody


def snapshot_of(lesson: Lesson, edition: Edition = Edition.CLASSIC) -> Snapshot:
    arrangement, record = (
        small_match_arrangement(lesson.match, edition),
        small_match_record(lesson.match),
    )
    opened = Opened.of(arrangement, record=str(record), lesson=lesson.name)
    kept = decode_event(encode_event(1, opened, 0.0))
    assert isinstance(kept, Opened)
    return Snapshot.opening(kept, 0.0)


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))
def test_it_starts_where_the_lesson_says_with_the_learner_to_act(lesson: Lesson) -> None:
    snapshot, match = snapshot_of(lesson, Edition.ACCESS), lesson.match
    settings = snapshot.arrangement.settings
    assert match.position == snapshot.match.game.position
    assert match.learner is snapshot.match.to_act is snapshot.arrangement.me
    assert (match.level, Edition.ACCESS, False) == (
        snapshot.arrangement.computer,
        settings.edition,
        settings.counts,
    )
    assert match.touches == (settings.mask.touches if settings.mask else None)
    assert f"{match.seconds}/turn" == str(settings.control(match.learner)) or match.seconds is None


def test_the_learner_is_told_of_the_lesson_and_of_the_one_behind_it() -> None:
    lesson = LESSONS["one-trait"]
    snapshot, learner = snapshot_of(lesson), lesson.match.learner
    told = shown_lesson(snapshot, Hearer(manner=Manner(language="de"), seat=learner))
    assert told
    assert ("one-trait", "pieces", "Sechzehn Figuren") == (told.name, told.next, told.next_title)
    assert "Übungspartie gegen" in told.sentence
    assert None is shown_lesson(snapshot, Hearer(seat=learner.other))
    assert None is shown_lesson(snapshot, Hearer())


def test_each_lesson_of_the_course_leads_to_the_next_one() -> None:
    assert [*COURSE[1:], None] == [next_lesson(lesson) for lesson in COURSE]
    assert [None] * 3 == [next_lesson(lesson) for lesson in EXTRAS]


@pytest.mark.parametrize(
    ("name", "outcome", "passed"),
    [
        ("one-trait", (Reason.CALLED, True), True),
        ("one-trait", (Reason.MISSED, True), True),
        ("one-trait", (Reason.CALLED, False), False),
        ("one-trait", (Reason.RESIGNED, True), False),
        ("give-and-place", (Reason.FULL_BOARD, None), True),
        ("give-and-place", (Reason.RESIGNED, False), False),
        ("pieces", (Reason.CALLED, False), True),
    ],
)
def test_the_lesson_says_what_is_passed(name: str, outcome: tuple[Reason, bool | None], passed: bool) -> None:
    lesson = LESSONS[name]
    learner, (reason, is_won) = lesson.match.learner, outcome
    ended = Outcome(reason, None if is_won is None else learner if is_won else learner.other)
    snapshot = snapshot_of(lesson)
    assert passed is is_passed(ended, snapshot, learner)
    assert None is is_passed(ended, snapshot, learner.other)


def test_a_lesson_that_there_is_no_more_leaves_an_ordinary_game() -> None:
    plain = snapshot_of(LESSONS["pieces"])
    opened = Opened.of(plain.arrangement, record=plain.opened.record, lesson="of-old")
    snapshot = Snapshot.opening(opened, 0.0)
    assert None is shown_lesson(snapshot, Hearer(seat=Seat.FIRST))
    assert None is is_passed(Outcome(Reason.FULL_BOARD, None), snapshot, Seat.FIRST)


def test_a_page_opens_it_and_hears_at_the_end_that_it_is_not_passed(me: Somebody) -> None:
    page = me.sit(me.open(lesson="give-and-place", edition="access"))
    assert ("give-and-place", "call-and-show", "access") == (
        page.table["lesson"]["name"],
        page.table["lesson"]["next"],
        page.table["rules"]["edition"],
    )
    assert page.view["isMyTurn"]
    page.ask("wish", wish="resign")
    assert (False, None) == (page.view["ending"]["passed"], page.view["ending"]["nextLevel"])


def test_a_rematch_of_it_is_an_ordinary_game(me: Somebody) -> None:
    page = me.sit(me.open(lesson="pieces"))
    page.ask("wish", wish="resign")
    page.ask("wish", wish="rematch")
    game = next(each["d"]["next"] for each in reversed(page.heard) if each["t"] == "news")
    assert None is me.sit(game).table["lesson"]


def test_it_counts_in_no_statistics(me: Somebody) -> None:
    page = me.sit(me.open(lesson="trap"))
    page.ask("wish", wish="resign")
    assert "1 of 1, 1 of 1, Statistics(levels={}" in me.ask("GET", "/games").text


@pytest.mark.parametrize("fields", [{"lesson": "juggling"}, {"lesson": "pieces", "edition": "gold"}])
def test_what_there_is_not_is_refused_with_all_choices(me: Somebody, fields: dict[str, str]) -> None:
    answer = me.ask("POST", "/tables", fields)
    assert (400, True) == (answer.status, bool(answer.json["sentence"]))
