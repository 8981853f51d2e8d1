"""Puzzles, lessons and what is said of an answer, as a page shows them: in the words of whoever asks."""

from typing import Any, Literal

import msgspec

from openquarto.wire.analysis import ReasonRow
from openquarto.wire.table import Table

FormName = Literal["square", "piece", "line", "lines", "turn"]


class Task(msgspec.Struct, frozen=True, rename="camel"):
    """What is asked about a position, and all that a page needs to take an answer."""

    form: FormName  # what an answer is: b2 · M · a1-d1 or - for none · a1-d1+b1-b4 · b2M, b2#a1-d1, #a1-d1
    question: list[str]  # the task itself first, then what may be felt and how long there is
    position: str
    table: Table  # the position as a mounted table shows it; under a mask nothing of it
    lines: list[str]  # every line that counts
    line: str | None = None  # that the question is about
    touches: int | None = None  # under a mask: so many things may be felt
    seconds: int | None = None  # on the clock


class Puzzle(msgspec.Struct, frozen=True, rename="camel"):
    """One puzzle; its answers are told after a try."""

    id: str
    kind: str
    inner: str | None  # of a mask: what is asked under it
    title: str  # the kind in words
    variant: str
    rating: int
    task: Task


class PuzzleIndex(msgspec.Struct, frozen=True, rename="camel"):
    """Every puzzle of the package, column by column, in the order of the file."""

    ids: str  # eight characters each
    kinds: list[str]  # what `kind` and `inner` count in
    variants: list[str]  # what `variant` counts in
    kind: list[int]
    inner: list[int]  # -1 where there is no mask
    variant: list[int]
    rating: list[int]


class Answer(msgspec.Struct, frozen=True, rename="camel"):
    """An answer: as it is written, or as it would be typed in the language of the page."""

    answer: str


class Typed(msgspec.Struct, frozen=True, rename="camel"):
    """A line of the command field, and the turn or the lines that are on the board already."""

    text: str
    begun: str = ""


class Reading(msgspec.Struct, frozen=True, rename="camel"):
    """What a typed line means: an answer, a part of a turn or of several lines, or something beside it."""

    kind: Literal["answer", "part", "call", "touch", "give", "hint", "next", "said"]
    answer: str = ""  # of an answer and a part: as it is written, with what was begun
    spot: str = ""  # that is touched, or from which something is given under a mask
    sentences: list[str] = []  # that are said: what was asked, or what can be typed


class HintWanted(msgspec.Struct, frozen=True, rename="camel"):
    """How far a hint goes: there is something, where, what."""

    step: Literal[1, 2, 3] = 1


class Refutation(msgspec.Struct, frozen=True, rename="camel"):
    """What is played after a wrong answer, from a position on, until it shows why it was wrong."""

    position: str
    turns: list[str]  # tokens
    sentence: str


class Verdict(msgspec.Struct, frozen=True, rename="camel"):
    """Whether an answer is right, and why."""

    answer: str  # as it was understood, in the form of the task
    right: bool
    heading: str  # "Right: c1", "Not a3"
    sentences: list[str]
    rows: list[ReasonRow]
    summary: str  # "Show all 8 squares, 4 reasons"; empty where there are no rows
    claims: list[dict[str, Any]]
    answers: list[str]  # every right one, as it is written; one that is empty says that there is no line
    shown: list[str]  # the same in words
    refutation: Refutation | None = None  # of a wrong answer


class LessonSummary(msgspec.Struct, frozen=True, rename="camel"):
    """A lesson in the list of them."""

    name: str
    title: str
    tasks: int
    is_extra: bool


class LessonMatch(msgspec.Struct, frozen=True, rename="camel"):
    """The small match at the end of a lesson; the learner is the player to act."""

    level: str
    position: str
    passed: Literal["call", "hold", "finish"]
    sentence: str
    touches: int | None = None
    seconds: int | None = None


class Lesson(msgspec.Struct, frozen=True, rename="camel"):
    """One lesson, whole."""

    name: str
    title: str
    text: str
    tasks: list[Task]
    match: LessonMatch
