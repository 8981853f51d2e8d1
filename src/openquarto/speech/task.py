"""Tasks in words: what is asked, and what is said of an answer."""

import re

from openquarto.claims.claim import Claim
from openquarto.claims.task import (
    Larger,
    Misses,
    NoQuarto,
    Outside,
    Question,
    Refutation,
    Safe,
    TaskClaim,
    TaskHint,
    Verdict,
)
from openquarto.rules.line import Line
from openquarto.rules.piece import Piece
from openquarto.rules.value import DRAW
from openquarto.speech.manner import Hearer
from openquarto.speech.name import line_name, line_names, piece_name, side_name, side_names, square_name
from openquarto.speech.reason import headline, tell_turn
from openquarto.speech.reason_looks import the_line, threats_text
from openquarto.speech.told import Told
from openquarto.speech.turn_words import separated, square_names, turn_words

_MOST_TURNS = 3  # that are told one by one
_HINT_STEPS = 3
_LINES = re.compile(r"[a-d][1-4]-[a-d][1-4](?:\+[a-d][1-4]-[a-d][1-4])*")
_LOOKS = {
    "see": "full",
    "win": "win",
    **dict.fromkeys(("complete", "fit", "safe", "hot", "quiet", "cover"), "lines"),
}


def tell_question(question: Question, hearer: Hearer) -> tuple[str, ...]:
    """What a task asks; then how often may be felt, and how long there is."""
    said: dict[str, str | int] = {"count": question.safe}
    if question.line is not None:
        said["line"] = the_line(question.line, hearer)
    if question.square is not None:
        said["square"] = square_name(question.square, hearer.manner)
    told = [hearer.says(f"task-ask-{question.name}", **said)]
    if question.touches is not None:
        told.append(hearer.says("task-ask-touches", count=question.touches))
    if question.seconds is not None:
        told.append(hearer.says("task-ask-seconds", seconds=question.seconds))
    return tuple(told)


def tell_verdict(verdict: Verdict, hearer: Hearer) -> Told:
    """Whether an answer is right, what it is worth where that was asked, and why."""
    said = [hearer.says("task-right" if verdict.is_right else "task-wrong")]
    if verdict.is_silent:
        said.append(hearer.says("task-silent"))
    if verdict.value is not None:
        said.append(headline(verdict.value, verdict.turn if verdict.is_continued else None, hearer))
    if not verdict.claims:
        said.append(hearer.says("task-none"))
    said += [_sentence(claim, hearer) for claim in verdict.claims if isinstance(claim, TaskClaim)]
    reasons: list[Claim] = [claim for claim in verdict.claims if not isinstance(claim, TaskClaim)]
    told = tell_turn(reasons, verdict.value or DRAW, hearer) if reasons else Told()
    return Told((*said, *told.sentences), told.rows, told.summary)


def _sentence(claim: TaskClaim, hearer: Hearer) -> str:  # noqa: PLR0911  one case a kind
    manner = hearer.manner
    match claim:
        case NoQuarto(line, "open", squares, _):
            squares_said = square_names(squares, hearer)
            return hearer.says("task-open", line=line_name(line, manner), squares=squares_said)
        case NoQuarto(line, "expired", _, sides):
            return hearer.says("task-expired", line=line_name(line, manner), sides=side_names(sides, manner))
        case NoQuarto(line):
            return hearer.says("task-nothing", line=line_name(line, manner))
        case Misses(square, ()):
            return hearer.says("task-fills-none", square=square_name(square, manner))
        case Misses(square, full):
            lines = hearer.words.joined([the_line(line, hearer) for line in full])
            return hearer.says("task-fills", square=square_name(square, manner), lines=lines)
        case Safe(piece):
            return hearer.says("task-safe-piece", piece=piece_name(piece, manner))
        case Outside(_, lines, ()):
            return hearer.says("task-waits-none", lines=line_names(lines, manner))
        case Outside(piece, _, threats):
            said = threats_text(threats, hearer)
            return hearer.says("task-outside", piece=piece_name(piece, manner), threats=said)
        case Larger(_, least):
            return hearer.says("task-larger", count=least)


def tell_refutation(refutation: Refutation, hearer: Hearer) -> str:
    """What happens after a wrong answer, in one sentence: whole turns, a long row of them only in part."""
    told = [turn_words(turn, hearer) for turn in refutation.turns]
    if not refutation.is_lost:
        return hearer.says("task-refuted-draw", turns=told[-1])
    if len(told) <= _MOST_TURNS:
        return hearer.says("task-refuted", turns=separated(told, hearer))
    return hearer.says("task-refuted-long", turns=separated(told[: _MOST_TURNS - 1], hearer), last=told[-1])


def tell_task_hint(hint: TaskHint, hearer: Hearer) -> tuple[str, ...]:
    """A step of the hint for a task, with its number; the last one tells a right answer and why it is one."""
    first, *more = _hint_sentences(hint, hearer)
    return (hearer.says("hint-step", step=hint.step, steps=_HINT_STEPS, text=first), *more)


def answer_words(given: str, hearer: Hearer) -> str:
    """A right answer as it is written, in words: a square, a piece, lines, a turn."""
    if given == "-":
        return hearer.words.say("task-hint-no-line")
    if _LINES.fullmatch(given):
        return line_names(tuple(map(Line, given.split("+"))), hearer.manner)
    if given in Piece.__members__:
        return piece_name(Piece[given], hearer.manner)
    return turn_words(given, hearer)


def _hint_sentences(hint: TaskHint, hearer: Hearer) -> tuple[str, ...]:
    manner = hearer.manner
    if hint.verdict is not None:
        why = tell_verdict(hint.verdict, hearer).sentences[1:]
        return (hearer.says("task-hint-answer", answer=answer_words(hint.given, hearer)), *why)
    if hint.line is not None:
        return (hearer.says("hint-where-place", place=line_name(hint.line, manner)),)
    if hint.square is not None:
        return (hearer.says("hint-where-place", place=square_name(hint.square, manner)),)
    if hint.side is not None:
        return (hearer.says("hint-where-side", side=side_name(hint.side, manner)),)
    return (hearer.says(f"task-hint-{_LOOKS.get(hint.goal, 'choice')}"),)
