"""The small match of a lesson as a table: how it is opened, and what its page is told of the lesson."""

from openquarto.lessons import COURSE, LESSONS, Lesson, SmallMatch
from openquarto.match.arrangement import PERSON, Arrangement
from openquarto.match.mask import Mask
from openquarto.match.settings import Settings
from openquarto.notation.record import Record
from openquarto.rules.clock import TurnClock
from openquarto.rules.game import Game
from openquarto.rules.outcome import Outcome
from openquarto.rules.seat import Seat
from openquarto.server.game.events import Opened
from openquarto.server.game.snapshot import Snapshot
from openquarto.speech.lesson import lesson_title, tell_small_match
from openquarto.speech.manner import Hearer
from openquarto.view.edition import Edition
from openquarto.wire import table as wire


def small_match_record(match: SmallMatch) -> Record:
    """The game before its first turn here, so that it goes on from its start."""
    return Record.of(Game.of(match.position))


def small_match_arrangement(match: SmallMatch, edition: Edition) -> Arrangement:
    """The learner against the level: casual, with the same clock and the same mask for both."""
    clock = TurnClock(match.seconds) if match.seconds else None
    settings = Settings(
        variant=match.variant,
        edition=edition,
        first_clock=clock,
        second_clock=clock,
        mask=Mask(touches=match.touches) if match.touches else None,
    )
    return Arrangement(settings, {match.learner: PERSON, match.learner.other: match.level})


def lesson_of(snapshot: Snapshot) -> Lesson | None:
    """The lesson that a game belongs to; one that there is no more leaves an ordinary game behind."""
    return LESSONS.get(snapshot.opened.lesson)


def shown_lesson(snapshot: Snapshot, hearer: Hearer) -> wire.LessonTable | None:
    """What the learner's page is told: which lesson it is, when it is passed, and what comes next."""
    lesson = lesson_of(snapshot)
    if lesson is None or hearer.seat is not lesson.match.learner:
        return None
    following, (sentence,) = next_lesson(lesson), small_match_told(snapshot.opened, hearer)
    return wire.LessonTable(
        name=lesson.name,
        title=lesson_title(lesson.name, hearer),
        tasks=len(lesson.tasks),
        sentence=sentence,
        next=following.name if following else None,
        next_title=lesson_title(following.name, hearer) if following else None,
    )


def small_match_told(opened: Opened, hearer: Hearer) -> tuple[str, ...]:
    """What the log tells the learner when the table is opened: against whom, and when it is passed."""
    lesson = LESSONS.get(opened.lesson)
    if lesson is None or hearer.seat is not lesson.match.learner:
        return ()
    return (tell_small_match(lesson.match.wanted.value, lesson.match.level, hearer),)


def is_passed(outcome: Outcome, snapshot: Snapshot, seat: Seat | None) -> bool | None:
    """Whether the small match is passed; None in any other game, and for anybody but the learner."""
    lesson = lesson_of(snapshot)
    if lesson is None or seat is not lesson.match.learner:
        return None
    return lesson.match.is_passed(outcome)


def next_lesson(lesson: Lesson) -> Lesson | None:
    """The lesson of the course behind this one; extras are chosen, and follow on nothing."""
    if lesson not in COURSE[:-1]:
        return None
    return COURSE[COURSE.index(lesson) + 1]
