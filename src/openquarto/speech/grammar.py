"""What a row of readings means at this table: the grammar of typed lines, the same for every language."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NoReturn

from openquarto.rules.action import Call, Done, Give, Phase, Place
from openquarto.rules.error import Fault, RuleError, TextError
from openquarto.rules.piece import PIECES, Piece
from openquarto.speech.command import (
    Act,
    Ask,
    CallAsked,
    CoachWish,
    Command,
    Help,
    Insight,
    Load,
    Oppose,
    Practice,
    Question,
    Save,
    SetManner,
    Step,
    StepTo,
    Topic,
    Wish,
)
from openquarto.speech.error import SpeechFault
from openquarto.speech.lexicon import Code, Language, Letter, Number, Reading, Sides, Word
from openquarto.speech.manner import Manner, Pieces
from openquarto.speech.name import piece_code
from openquarto.speech.piece_choice import pick_piece, piece_by_marked
from openquarto.speech.place import lines_called, lines_of, square_at
from openquarto.speech.setting import SETTINGS, change
from openquarto.view.error import ViewFault
from openquarto.view.view import View

_SHORTEST_NAME = 2
_VERBS = ("call", "place", "give")
_WITH_TARGET = (Question.LINES, Question.SQUARE, Question.WHERE)
_QUESTIONS = {question.value: question for question in Question if question not in _WITH_TARGET}
_WISHES = {wish.value: wish for wish in Wish}
_INSIGHTS = {insight.value: insight for insight in Insight}
_COACH = {wish.value: wish for wish in CoachWish}
_PRACTICE = {practice.value: practice for practice in Practice}
_STEPS = {step.value: step for step in Step}
_STEPS_ONLY = (Step.FIRST, Step.NEXT)  # whose words mean nothing else while a game goes on
_TOPICS = {topic.value: topic for topic in Topic}


@dataclass(frozen=True, slots=True)
class Grammar:
    """The table at which a line was typed, and the line itself, to be named where it is refused."""

    view: View
    manner: Manner
    text: str

    def command(self, said: Sequence[Reading]) -> Command:  # noqa: C901, PLR0911, PLR0912  one case a command
        """The command that readings make; raises TextError."""
        if step := self._step(said):
            return step
        match said:
            case [Word("help"), *rest]:
                return self._help(rest)
            case [Word(name), *_] if name in SETTINGS:
                return SetManner(change(self.manner, said))
            case [Language(code)] if len(self.text) > _SHORTEST_NAME:  # "it" alone is no wish for Italian
                return SetManner(change(self.manner, [Word("language"), Language(code)]))
            case [Word(name)] if name in _WISHES:
                return _WISHES[name]
            case [Word(name)] if name in _INSIGHTS:
                return _INSIGHTS[name]
            case [Word(name)] if name in _COACH:
                return _COACH[name]
            case [Word(name)] if name in _PRACTICE:
                return _PRACTICE[name]
            case [Word("save")]:
                return Save()
            case [Word("load")]:
                return Load()
            case [Word("opponent")]:
                return Oppose()
            case [Word("done")]:
                return Act(Done())
            case [Word("touch"), *_]:  # under a mask it is understood before
                raise TextError(ViewFault("no mask to feel under"))
            case [Letter(letter)]:
                raise TextError(SpeechFault("letter alone", text=letter))
            case [Number(number)]:
                raise TextError(SpeechFault("number alone", text=str(number)))
        return self._action(said) or self._question(said)

    def _step(self, said: Sequence[Reading]) -> Step | StepTo | None:
        """A step through the turns; most of its words mean something else until the game is over."""
        is_over = self.view.phase is Phase.OVER
        match said:
            case [Word("back")] if is_over:  # nothing can be taken back any more
                return Step.BEFORE
            case [Word(name)] | [Word(name), Word("turn")] | [Word("turn"), Word(name)] if name in _STEPS:
                step = _STEPS[name]
                return step if is_over or step in _STEPS_ONLY else None
            case [Number(turn)] | [Word("turn"), Number(turn)] if is_over:
                return StepTo(turn)
        return None

    def _action(self, said: Sequence[Reading]) -> Act | CallAsked | None:
        """A give, place or call; the verb may stand anywhere; a square or a piece needs none."""
        verbs = {reading.name for reading in said if isinstance(reading, Word)} & set(_VERBS)
        rest = [reading for reading in said if not (isinstance(reading, Word) and reading.name in _VERBS)]
        if verbs == {"call"}:
            return self._call(rest)
        placed = [reading for reading in rest if reading != Word("hand")]  # "my piece" goes to that square
        if verbs <= {"place"} and (square := square_at(placed)) is not None:
            return Act(Place(square))
        if verbs == {"give"} and (piece := self._piece_by_letter(rest)) is not None:
            return Act(Give(piece))
        if verbs <= {"give"} and (piece := self._piece(rest, self.view.stock)) is not None:
            return Act(Give(piece))
        if verbs:
            self._unclear()
        return None

    def _call(self, said: Sequence[Reading]) -> Act | CallAsked:
        lines = lines_called(said, self.view)
        if said and not lines:
            raise TextError(SpeechFault("which line"))
        if said and len(lines) == 1:
            return Act(Call(lines[0]))
        if self.view.variant.is_automatic:
            raise RuleError(Fault("calling automatic", action="quarto"))
        if not self.view.may_call:
            raise TextError(SpeechFault("no call now"))
        return CallAsked(lines)

    def _piece_by_letter(self, said: Sequence[Reading]) -> Piece | None:
        match said:
            case [Letter(letter)] if letter.upper() in Piece.__members__:
                return Piece[letter.upper()]
        return None

    def _piece(self, said: Sequence[Reading], among: Sequence[Piece]) -> Piece | None:
        """A piece by its code, by its code spelled apart, or by trait words."""
        match said:
            case [Code(piece)]:
                return piece
            case [Letter(first), Letter(second), Letter(third), Letter(fourth)]:
                code = first + second + third + fourth
                return next((piece for piece in PIECES if code == self._code(piece)), None)
            case [Word("plain")]:
                return piece_by_marked([])
        words = [reading.sides for reading in said if isinstance(reading, Sides)]
        if not words or len(words) != len(said):
            return None
        # Who hears only the marked sides may type only these.
        marked = piece_by_marked(words) if self.manner.pieces is Pieces.MARKED else None
        return marked or pick_piece(words, among, self.text)

    def _code(self, piece: Piece) -> str:
        return piece_code(piece, self.manner).casefold()

    def _question(self, said: Sequence[Reading]) -> Ask:
        match said:
            case [Word("look"), *rest] if (square := square_at(rest)) is not None:
                return Ask(Question.SQUARE, square)
            case [Word("look"), _, *_]:
                return self._question(said[1:])
            case [Word("where"), *rest] if (piece := self._piece(rest, PIECES)) is not None:
                return Ask(Question.WHERE, piece)
            case [Word("before")]:
                return Ask(Question.LAST)
            case [Word(name)] if name in _QUESTIONS:
                return Ask(_QUESTIONS[name])
        lines = lines_of(said, self.view)
        return Ask(Question.LINES, lines) if lines else self._unclear()

    def _help(self, said: Sequence[Reading]) -> Help:
        match said:
            case []:
                return Help()
            case [Word(name)] if name in _TOPICS:
                return Help(_TOPICS[name])
        return self._unclear()

    def _unclear(self) -> NoReturn:
        raise TextError(SpeechFault("words unclear", text=self.text))
