"""Answers as people type them, in every language: "b2", "c4 dark round", "row 2", "no"; or a command."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from openquarto.rules.action import Action, Call, Done, Give, Phase, Place
from openquarto.rules.error import QuartoError, RuleError, TextError
from openquarto.rules.line import Line
from openquarto.rules.position import Position
from openquarto.speech.command import Act, Ask, CallAsked, Command, Practice, Question, Wish
from openquarto.speech.error import SpeechFault
from openquarto.speech.lexicon import Word, lexicon, tokens
from openquarto.speech.manner import Manner
from openquarto.speech.parser import parse
from openquarto.tasks.reading import actions_of, read
from openquarto.tasks.task import Form, Given, Task
from openquarto.view.masked import MaskedView, Sight
from openquarto.view.view import View

_BETWEEN = "+"  # lines as they are written
_APART = "[+,;&]"


@dataclass(frozen=True, slots=True)
class Meant:
    """An answer that was understood; a turn may still want its piece or its call, lines may want others."""

    given: Given
    is_whole: bool = True


def understand(task: Task, text: str, manner: Manner, begun: str = "") -> Meant | Command:  # noqa: PLR0911
    """What somebody has typed: an answer, one that is `begun` and goes on, or a command beside it.

    Several lines are an answer when they are named at once; named one by one they wait until it is said that
    this is done. Whether an answer can be given there is not asked. Raises TextError.
    """
    text = text.strip()
    if task.form is Form.LINES:
        return _lines(task, text, manner, tuple(map(Line.parse, begun.split(_BETWEEN))) if begun else ())
    try:
        return _written(task, begun + text if task.form is Form.TURN else text)
    except QuartoError:
        pass
    match task.form:
        case Form.LINE:
            return _line(task, text, manner)
        case Form.TURN:
            return _turn(task, text, manner, actions_of(begun) if begun else ())
    match command := _parsed(task, text, manner):
        case Act(Place(square)) if task.form is Form.SQUARE:
            return Meant(square)
        case Act(Give(piece)) if task.form is Form.PIECE:
            return Meant(piece)
    return command


def _written(task: Task, text: str) -> Meant:
    """An answer as it is written; raises TextError."""
    given = read(task, text)
    if task.form is Form.TURN and isinstance(given, tuple):
        return _meant(task, tuple(each for each in given if not isinstance(each, Line)))
    return Meant(given)


def _meant(task: Task, actions: tuple[Action, ...]) -> Meant:
    """A turn: it is whole when something is given or called, or when nothing is left to do."""
    is_whole = not isinstance(actions[-1], Place) or _after(task, actions).phase is Phase.OVER
    return Meant(actions, is_whole)


def _parsed(task: Task, text: str, manner: Manner) -> Command:
    """What words mean; under a mask a piece may be named all the same, because it is only an answer."""
    sight = _sight(task, task.position)
    try:
        return parse(text, manner, sight)
    except QuartoError as refused:
        if not isinstance(sight, MaskedView) or refused.faults[0].code != "masked give by name":
            raise
        return parse(text, manner, sight.blank())


def _line(task: Task, text: str, manner: Manner) -> Meant | Command:
    """The line of a call, or that there is none."""
    match command := _line_in(task, text, manner):
        case Line() as line:
            return Meant((line,))
        case Wish.DECLINE | Practice.NONE | Act(Done()):
            return Meant(())
    return command


def _lines(task: Task, text: str, manner: Manner, begun: tuple[Line, ...]) -> Meant | Command:
    """Lines that are named at once, or one more of them; that this is all, where any are named."""
    refusal: QuartoError | None = None
    for parts in dict.fromkeys((tuple(_lines_apart(text, manner)) or (text,), (text,))):
        named = begun
        try:
            for part in parts:
                match command := _line_in(task, part, manner):
                    case Line() as line:
                        named = (*named, line)
                    case Act(Done()) if begun and len(parts) == 1:
                        return Meant(begun)
                    case _ if len(parts) == 1:
                        return command
                    case _:
                        raise TextError(SpeechFault("words unclear", text=text))
            return Meant(tuple(dict.fromkeys(named)), is_whole=len(parts) > 1)
        except QuartoError as error:
            refusal = refusal or error  # that of the parts, which says what is wrong with one of them
    assert refusal is not None
    raise refusal


def _line_in(task: Task, text: str, manner: Manner) -> Line | Command:
    """A line, as it is written or in words, or a command."""
    try:
        return Line.parse(text.strip())
    except QuartoError:
        pass
    match command := _parsed(task, text, manner):
        case Act(Call(line)):
            return line
        case Ask(Question.LINES, (line,)) if not _is_look(text, manner):
            return line
        case CallAsked():
            raise TextError(SpeechFault("which line"))
    return command


def _lines_apart(text: str, manner: Manner) -> Iterator[str]:
    """What stands between commas and the words for and."""
    words = "|".join(re.escape(each) for each in manner.words.forms("practice-and"))
    parts = re.split(rf"{_APART}|\b(?:{words})\b", text, flags=re.IGNORECASE)
    return (part for part in parts if part.strip())


def _is_look(text: str, manner: Manner) -> bool:
    """Whether a line begins with a word that asks to be told something: then it is no answer."""
    words, spelled = lexicon(manner.language, manner.edition), tokens(text)
    beginnings = (spelled[:length] for length in range(1, words.longest + 1))
    return any(Word("look") in [each.reading for each in words.meanings(form)] for form in beginnings)


def _turn(task: Task, text: str, manner: Manner, begun: tuple[Action, ...]) -> Meant | Command:
    """A turn or the next part of it; a square and what follows may stand in one line."""
    refusal: QuartoError | None = None
    for parts in _parted(text):
        actions = begun
        try:
            for part in parts:
                match command := parse(part, manner, _sight(task, _after(task, actions))):
                    case Act(Place() | Give() | Call() | Done() as action):
                        actions = (*actions, action)
                    case _ if len(parts) == 1:
                        return command
                    case _:
                        raise TextError(SpeechFault("words unclear", text=text))
            return _meant(task, actions)
        except QuartoError as error:
            # What is wrong with the line as a whole, unless it is understood and against the rules.
            refusal = error if refusal is None or isinstance(error, RuleError) else refusal
    assert refusal is not None
    raise refusal


def _parted(text: str) -> Iterator[tuple[str, ...]]:
    """The line as one, then in two parts at every gap."""
    yield (text,)
    words = text.replace(",", " ").split()
    for at in range(1, len(words)):
        yield " ".join(words[:at]), " ".join(words[at:])


def _after(task: Task, actions: tuple[Action, ...]) -> Position:
    position = task.position
    for action in actions:
        position = position.play(action)
    return position


def _sight(task: Task, position: Position) -> Sight:
    """What somebody sees who types: under a mask nothing of the pieces."""
    view = View.of(position)
    return view if task.touches is None else MaskedView.of(view, seat=position.to_act)
