"""The few English sentences of the bare game."""

from openquarto.drawing.words import piece_name
from openquarto.match.settings import Settings
from openquarto.rules.outcome import Outcome
from openquarto.rules.piece import Piece
from openquarto.view.edition import Edition
from openquarto.view.event import Called, Ended, Event, Gave, Placed, SaidDone


def describe(piece: Piece, edition: Edition) -> str:
    """A piece in four words and its letter."""
    return f"{piece_name(piece, edition)} ({piece})"


def event_sentence(event: Event, settings: Settings, edition: Edition) -> str:
    """One event, as everybody at the table is told it."""
    match event:
        case Gave(seat, piece):
            return f"{settings.name(seat)}: gives {describe(piece, edition)}."
        case Placed(seat, piece, square):
            return f"{settings.name(seat)}: {square}, {describe(piece, edition)}."
        case Called(seat, line, sides):
            shared = ", ".join(edition.word(side) for side in sides)
            verdict = f"Common: {shared}." if event.is_true else "That is not a live quarto."
            return f"{settings.name(seat)} calls Quarto: {line}. {verdict}"
        case SaidDone(seat):
            return f"{settings.name(seat)}: done."
        case Ended(outcome):
            return f"{_winner(outcome, settings)} ({outcome.reason})."
        case _:
            return f"{type(event).__name__}."


def _winner(outcome: Outcome, settings: Settings) -> str:
    if outcome.winner is None:
        return "Draw"
    return f"{settings.name(outcome.winner)} won"
