"""Lessons one after the other: what is not done yet of each, then its small match."""

from collections.abc import Iterable

from openquarto.lessons import COURSE, EXTRAS, LESSONS, Lesson, SmallMatch
from openquarto.practice import LessonProgress, Progress, with_match, with_task
from openquarto.speech.lesson import lesson_text, lesson_title
from openquarto.speech.manner import Hearer
from openquarto.terminal.practice.progress_store import ProgressStore
from openquarto.terminal.practice.run import Item
from openquarto.terminal.study import Said


class LessonRun:
    """A lesson, and those after it that are not done."""

    def __init__(self, store: ProgressStore, name: str | None = None) -> None:
        self._store = store
        self._lesson = LESSONS[name] if name else _where_left(store.read())
        self._left = self._unfinished()
        self._task: int | None = None
        self._is_new = True  # its text is to be said

    def _unfinished(self) -> list[int | SmallMatch]:
        """What is not done of the lesson; all of it once more, if it is done."""
        known, lesson = self._known(), self._lesson
        tasks = [task for task in _numbers(lesson) if task not in known.done]
        left: list[int | SmallMatch] = [*tasks, *(() if known.is_passed else (lesson.match,))]
        return left or [*_numbers(lesson), lesson.match]

    def _known(self) -> LessonProgress:
        return self._store.read().lessons.get(self._lesson.name, LessonProgress())

    may_retry = True
    seconds_left = None

    @property
    def is_kept(self) -> bool:
        """Whether the file could be written."""
        return self._store.is_kept

    def begin(self, hearer: Hearer) -> Said:
        """That all is done, if it is; which lesson it is, if only its match is left."""
        is_all = not any(_open(self._store.read(), COURSE))
        done = (hearer.says("practice-lessons-all"),) if is_all else ()
        title = self._title(hearer)[:1] if isinstance(self._left[0], SmallMatch) else ()
        return (*self._store.problem(hearer), *done, *title)

    def next(self, hearer: Hearer) -> Item | SmallMatch | None:
        """The next task or match; after a lesson, the next one that is not done."""
        if not self._left and not self._turn_over():
            return None
        is_new, self._is_new = self._is_new, False
        title = self._title(hearer) if is_new else ()
        match self._left.pop(0):
            case SmallMatch() as match:
                self._task = None
                return match
            case task:
                self._task = task
                of = len(self._lesson.tasks)
                number = hearer.says("practice-task", number=task, of=of)
                return Item(self._lesson.tasks[task - 1], (*title, number), title)

    def _turn_over(self) -> bool:
        """To the next lesson; whether there is one."""
        names = list(LESSONS)
        later = [LESSONS[name] for name in names[names.index(self._lesson.name) + 1 :]]
        found = next(_open(self._store.read(), later), None)
        if found is None:
            return False
        self._lesson, self._is_new = found, True
        self._left = self._unfinished()
        return True

    def _title(self, hearer: Hearer) -> Said:
        lesson = self._lesson
        title = lesson_title(lesson.name, hearer)
        if lesson in EXTRAS:
            said = hearer.says("practice-lesson-extra", title=title)
        else:
            number = COURSE.index(lesson) + 1
            said = hearer.says("practice-lesson", number=number, of=len(COURSE), title=title)
        return (said, lesson_text(lesson.name, hearer))

    def judged(self, *, is_right: bool, is_first: bool, hearer: Hearer) -> Said:  # noqa: ARG002
        """A task is done once it is answered well, however often it took."""
        task, name = self._task, self._lesson.name
        if not is_right or task is None:
            return ()
        self._store.change(lambda known: with_task(known, name, task))
        return self._store.problem(hearer)

    def passed(self, hearer: Hearer) -> Said:
        """The lesson is done."""
        name = self._lesson.name
        self._store.change(lambda known: with_match(known, name))
        done = hearer.says("practice-lesson-done", title=lesson_title(name, hearer))
        return (hearer.says("practice-passed"), done, *self._store.problem(hearer))

    def contents(self, hearer: Hearer) -> Said:
        """The list of lessons."""
        return lesson_list(self._store.read(), hearer)

    def end(self, hearer: Hearer) -> Said:
        """All that comes after this one is done."""
        return (hearer.says("practice-lessons-all"),) if not any(_open(self._store.read(), COURSE)) else ()


def lesson_list(progress: Progress, hearer: Hearer) -> Said:
    """All lessons, a sentence each: its number, its name, its title, and how much of it is done."""
    return tuple(_line(lesson, progress, hearer) for lesson in LESSONS.values())


def lessons_done(progress: Progress) -> int:
    """How many lessons are done, with their small matches."""
    return sum(_is_done(lesson, progress) for lesson in LESSONS.values())


def _line(lesson: Lesson, progress: Progress, hearer: Hearer) -> str:
    known = progress.lessons.get(lesson.name, LessonProgress())
    done, of = len(known.done & set(_numbers(lesson))), len(lesson.tasks)
    state = "done" if _is_done(lesson, progress) else "begun" if done or known.is_passed else "open"
    number = str(COURSE.index(lesson) + 1) if lesson in COURSE else "+"
    title = lesson_title(lesson.name, hearer)
    return hearer.says(
        f"practice-list-{state}", number=number, title=title, name=lesson.name, done=done, of=of
    )


def _where_left(progress: Progress) -> Lesson:
    """The lesson that was begun last on the way, else the first that is left; else the first of all."""
    left = list(_open(progress, COURSE))
    begun = [lesson for lesson in left if lesson.name in progress.lessons]
    return (begun[-1:] or left[:1] or [COURSE[0]])[0]


def _numbers(lesson: Lesson) -> range:
    """The numbers of its tasks, from 1."""
    return range(1, len(lesson.tasks) + 1)


def _open(progress: Progress, lessons: Iterable[Lesson]) -> "filter[Lesson]":
    return filter(lambda lesson: not _is_done(lesson, progress), lessons)


def _is_done(lesson: Lesson, progress: Progress) -> bool:
    known = progress.lessons.get(lesson.name, LessonProgress())
    return known.is_passed and known.done >= set(_numbers(lesson))
