"""Three errors for three mistakes; each fault is a code with fields, and the sentence they make."""

from collections.abc import Mapping
from typing import ClassVar

from openquarto.rules.expect import expect

SENTENCES = {
    # cannot be read
    "piece unreadable": "expected a piece letter A to P, got {text!r}",
    "sides of a piece": "expected one side of each of the four traits, got {text}",
    "square unreadable": "expected a square a1 to d4, got {text!r}",
    "line unreadable": "expected a line by its two ends such as a1-d1, got {text!r}",
    "variant empty": "expected 'classic' or flags such as blocks+traits=cs+auto, got nothing",
    "variant flag unknown": "expected 'classic' alone or the flags blocks, traits=… and auto, got {text!r}",
    "variant flag twice": "expected each flag of a variant at most once, got {text!r} twice",
    "variant traits": "expected letters of cshf in that order after 'traits=', got {text!r}",
    "position fields": "expected 3 or 4 fields '<board> <hand> <last> [<variant>]', got {count} in {text!r}",
    "position rows": "expected four rows with '/' between them, got {count} in {text!r}",
    "row unreadable": "expected piece letters and runs 1 to 4 of empty squares in row {row}, got {text!r}",
    "row length": "expected 4 squares in row {row}, got {count} in {text!r}",
    "action unreadable": "expected a piece letter, a square, '#' and a line, or '=', got {text!r}",
    "time control unreadable": "expected 60/turn, 450+5 or -, got {text!r}",
    "value unreadable": "expected W or L with a distance of 0 to 16 or none, or D, got {text!r}",
    # against the rules
    "game over": "expected no action, because the game is over, got {action}",
    "give expected": "expected a piece to be given, got {action}",
    "place expected": "expected {hand} to be placed, got {action}",
    "done expected": "expected a call or done (=) on the full board, got {action}",
    "piece on board": "expected a piece of the stock, got {piece}, which is on the board already",
    "square taken": "expected an empty square, got {square}, which holds {piece}",
    "calling automatic": "expected no call, because quartos win by themselves in this variant, got {action}",
    "no window": "expected no call before the first placement, got {action}",
    "call used": "expected at most one call in a window, got {action} as a second one",
    "line not in variant": "expected one of the {count} lines of this variant, got {line}",
    "line not kept": "expected a line that this symmetry keeps, got {line}",
    "end reason": "expected an end by resignation, time, agreement or absence, got {reason}",
    "nothing to take back": "expected a give or a place to take back, but there is none",
    "game length": "expected one position more than actions, got {positions} and {actions}",
    # an impossible set-up
    "traits order": "a variant counts one to four traits, in the order of their letters cshf, not {text}",
    "board size": "a board has 16 squares, not {count}",
    "piece twice": "{piece} stands on {squares}",
    "hand on board": "the piece in hand, {piece}, also stands on {square}",
    "last empty": "the last placed square, {square}, is empty",
    "value impossible": "a value is W or L with a distance of 0 to 16 or none, or D, not {letter} {distance}",
    # a clock that cannot be
    "turn limit": "a turn's limit is from 5 seconds to 24 hours, not {seconds} seconds",
    "game limit": "a game clock has 5 seconds to 24 hours and an increment of up to 60 minutes, not {text}",
}


class Fault:
    """What is wrong, as a code with fields, so that it can be said in any language."""

    __slots__ = ("code", "fields")
    sentences: ClassVar[Mapping[str, str]] = SENTENCES

    def __init__(self, code: str, **fields: object) -> None:
        expect(code, str, "as code of a fault")
        if code not in self.sentences:
            raise ValueError(f"expected a code of {type(self).__name__}, got {code!r}")
        self.code = code
        self.fields = fields

    def __str__(self) -> str:
        fields = {name: _listed(value) for name, value in self.fields.items()}
        return self.sentences[self.code].format(**fields)

    def __repr__(self) -> str:
        fields = "".join(f", {name}={value!r}" for name, value in self.fields.items())
        return f"{type(self).__name__}({self.code!r}{fields})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fault) and (self.code, self.fields) == (other.code, other.fields)

    def __hash__(self) -> int:
        return hash((self.code, *self.fields))


def _listed(value: object) -> object:
    """Several things, such as squares, as they are said in English."""
    if not isinstance(value, tuple):
        return value
    *others, last = map(str, value)
    return f"{', '.join(others)} and {last}" if others else last


class QuartoError(ValueError):
    """Anything refused by the rules, with all its faults."""

    def __init__(self, *faults: Fault) -> None:
        super().__init__(*faults)
        self.faults = faults

    def __str__(self) -> str:
        return "; ".join(str(fault) for fault in self.faults)


class TextError(QuartoError):
    """A text that cannot be read."""


class RuleError(QuartoError):
    """An action that was read but is against the rules."""


class SetupError(QuartoError):
    """A set-up that cannot be, with all its faults at once."""
