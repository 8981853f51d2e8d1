"""What the drawings say in words: pieces, lines, whose turn it is, how a game ended, what counts."""

from collections.abc import Sequence

from openquarto.rules.action import Phase
from openquarto.rules.line import Line
from openquarto.rules.outcome import Outcome, Reason
from openquarto.rules.piece import Piece, Trait
from openquarto.rules.seat import Seat
from openquarto.rules.variant import Variant
from openquarto.view.edition import Edition
from openquarto.view.view import Shown, View

_SEATS = {Seat.FIRST: "First", Seat.SECOND: "Second"}
_TRAITS = {Trait.COLOUR: "colour", Trait.SHAPE: "shape", Trait.HEIGHT: "height", Trait.FILL: "fill"}
_ACCESS_TRAITS = {**_TRAITS, Trait.COLOUR: "texture", Trait.HEIGHT: "size"}
_WON = {
    Reason.CALLED: "with a quarto",
    Reason.MISSED: "with a quarto that {loser} missed",
    Reason.FULL_BOARD: "on the full board",
    Reason.RESIGNED: "because {loser} resigned",
    Reason.TIME: "on time",
    Reason.AGREED: "by agreement",
    Reason.FALSE_CALL: "after a false call by {loser}",
    Reason.ABANDONED: "because {loser} abandoned the game",
}
_NOT_WON = {
    Reason.FULL_BOARD: "Draw: the board is full",
    Reason.AGREED: "Draw by agreement",
    Reason.ABANDONED: "The game was abandoned",
}


def piece_name(piece: Piece, edition: Edition) -> str:
    """The long name, such as "dark round tall hollow", in the words of the edition."""
    return " ".join(edition.word(side) for side in piece.sides)


def trait_names(variant: Variant, edition: Edition) -> str:
    """The traits that count."""
    names = _ACCESS_TRAITS if edition is Edition.ACCESS else _TRAITS
    return joined([names[trait] for trait in variant.traits])


def line_kinds(variant: Variant) -> str:
    """The kinds of lines that count."""
    return joined(["rows", "columns", "diagonals", *(["blocks"] if variant.blocks else [])])


def line_name(line: Line) -> str:
    """A line by its kind: row 2, column b, diagonal a1-d4, block b2-c3."""
    kind, _, place = line.name.lower().partition("_")
    return f"{kind} {place}" if kind in {"row", "column"} else f"{kind} {line}"


def shown_words(shown: Shown, edition: Edition) -> str:
    """A shown quarto: its line and what its pieces share."""
    return f"{line_name(shown.line)}, {joined([edition.word(side) for side in shown.sides])}"


def caption(view: View) -> str:
    """Whose turn it is and what for, or how the game ended."""
    if view.outcome is not None:
        return _outcome_words(view.outcome)
    if view.to_act is None:
        return "The game is over"
    name = _SEATS[view.to_act]
    return f"{name}: last look" if view.phase is Phase.LAST_LOOK else f"{name} {view.phase}s"


def joined(words: Sequence[str]) -> str:
    """Words with commas, and `and` before the last."""
    *others, last = words
    return f"{', '.join(others)} and {last}" if others else last


def _outcome_words(outcome: Outcome) -> str:
    if outcome.winner is None:
        return _NOT_WON.get(outcome.reason, f"Draw: {outcome.reason}")
    how = _WON[outcome.reason].format(loser=_SEATS[outcome.winner.other])
    return f"{_SEATS[outcome.winner]} wins {how}"
