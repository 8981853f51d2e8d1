"""What a row of readings means under a mask: touches, places of the stock, and no reading of the table."""

from collections.abc import Sequence
from dataclasses import dataclass

from openquarto.rules.action import Give
from openquarto.rules.error import Fault, QuartoError, RuleError, TextError
from openquarto.speech.command import (
    Act,
    Ask,
    CallAsked,
    Command,
    GivePlace,
    Question,
    Save,
    SetManner,
    Touch,
    Wish,
)
from openquarto.speech.error import SpeechFault
from openquarto.speech.grammar import Grammar
from openquarto.speech.lexicon import Code, Number, Reading, Sides, Word
from openquarto.speech.manner import Manner
from openquarto.speech.place import square_at
from openquarto.view.error import ViewFault
from openquarto.view.masked import MaskedView
from openquarto.view.touch import HAND, Spot, StockPlace

_FEELS = ("touch", "look")


@dataclass(frozen=True, slots=True)
class MaskedGrammar:
    """What a command means that is typed by somebody who wears a mask."""

    view: MaskedView
    manner: Manner
    text: str

    def command(self, said: Sequence[Reading]) -> Command:
        """The command that readings make; raises TextError, also where a mask forbids it."""
        match said:
            case [Word(verb), *rest] if verb in _FEELS and (spot := _spot(rest)) is not None:
                return Touch(spot)
            case [Word("touch"), *_]:
                raise TextError(ViewFault("spot unknown", text=self.text))
            case (
                [Number(number)]
                | [Word("give"), Number(number)]
                | [
                    Word("give"),
                    Word("stock" | "place"),
                    Number(number),
                ]
            ):
                return GivePlace(StockPlace(number))
            case [Word("call")]:
                return _call(self.view)
        if any(isinstance(reading, Sides | Code) for reading in said):
            raise TextError(ViewFault("masked give by name"))
        command = Grammar(self.view.blank(), self.manner, self.text).command(said)
        return under_mask(command, self.view, self.manner)


def under_mask(command: Command, view: MaskedView, manner: Manner) -> Command:
    """What a mask makes of a command that is meant for those who see; raises TextError if it forbids it."""
    match command:
        case Ask(Question.HAND):
            return Touch(HAND)
        case Act(Give()):
            raise TextError(ViewFault("masked give by name"))
        case Ask(Question.TURN | Question.TIME | Question.VARIANT):
            return command
        case Ask(Question.LINES, (_,)):
            return command  # the answer to "which line?"; as a reading it is refused
        case Ask() | Save() | Wish.REPEAT:
            raise TextError(ViewFault("masked reading"))
        case SetManner(after) if after.lens is not manner.lens:
            raise TextError(ViewFault("masked reading"))
        case CallAsked():
            return _call(view)
        case _:
            return command


def _call(view: MaskedView) -> CallAsked:
    if view.variant.is_automatic:
        raise RuleError(Fault("calling automatic", action="quarto"))
    if not view.may_call:
        raise TextError(SpeechFault("no call now"))
    return CallAsked(view.variant.lines)


def _spot(said: Sequence[Reading]) -> Spot | None:
    match said:
        case [Word("hand")]:
            return HAND
        case [Number(number)] | [Word("stock" | "place"), Number(number)]:
            return StockPlace(number)
    try:
        return square_at(said)
    except QuartoError:
        return None
