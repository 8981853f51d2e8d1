"""What can be wrong with a record, and where: line and column from 1, in characters."""

from openquarto.rules.error import Fault, QuartoError

SENTENCES = {
    "tag unreadable": 'expected a tag such as [First "Anna"], got {text!r}',
    "tag twice": "expected the tag {name} at most once, got it twice",
    "tag value": "expected {expected} in the tag {name}, got {text!r}",
    "tag characters": "expected a tag of letters and a value on one line, got {name} {text!r}",
    "set-up without position": "expected a Position tag, because SetUp is 1, got none",
    "two variants": "expected the same variant in the tags Variant and Position, got {tag} and {position}",
    "comment unclosed": "expected a }} to close this comment, got the end of the text",
    "variation unclosed": "expected a ) to close the variation, got the end of the game",
    "variation unopened": "expected no ) outside a variation, got one",
    "variations too deep": "expected variations nested at most {count} deep, got one deeper",
    "variation without turn": "expected a turn that this variation replaces, got none",
    "result in variation": "expected no result inside a variation, got {text}",
    "token unreadable": "expected a turn such as b4A, got {text!r}",
    "marked as false": "expected no ? after {action}, because the call is true, got one",
    "not marked as false": "expected a ? after {action}, because the call is false, got none",
    "turn cut short": "expected the whole turn, got only {text}",
    "result missing": "expected a result 1-0, 0-1, 1/2-1/2 or * after this, got none",
    "result of the tag": "expected the result of the Result tag, {tag}, got {text}",
    "result of the game": "expected {expected}, because the game ended so, got {text}",
    "result of the termination": "expected {expected} with Termination {termination!r}, got {text}",
    "result unexplained": "expected *, because neither the game nor a Termination ends it, got {text}",
    "start unwritable": "expected a start that its text tells whole, got {position}",
    "value without distance": "expected a value with its distance or D, got {value}",
    "turn unknown": "expected the number of one of the {count} turns, counted from 0, got {number}",
    "games": "expected one game, got {count}",
}


class RecordFault(Fault):
    """A fault of a record's text."""

    sentences = SENTENCES


class RecordError(QuartoError):
    """A faulty record: what is wrong, and the place where it stands."""

    def __init__(self, line: int, column: int, *faults: Fault) -> None:
        super().__init__(*faults)
        self.args = (line, column, *faults)  # so that a copy can be made
        self.line = line
        self.column = column

    @property
    def message(self) -> str:
        """The sentence without the place."""
        return super().__str__()

    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}: {self.message}"
