"""What everybody at a table sees of a moment: put together once, however many are told of it."""

from collections.abc import Iterator
from functools import cache

from openquarto.rules.action import Phase
from openquarto.rules.line import lines_through
from openquarto.rules.piece import PIECES, Piece
from openquarto.rules.seat import Seat
from openquarto.rules.square import SQUARES, Square
from openquarto.server.moment import Moment
from openquarto.view.event import Called, Ended, Event, Gave, Placed
from openquarto.wire import table as wire
from openquarto.wire.table import Cue

NO_CLOCK = wire.Clock(None, None, None)
NO_OFFERS = wire.Offers()
_LETTERS: dict[Piece | None, str] = {piece: piece.name for piece in PIECES}
_SQUARES: dict[Square | None, str] = {square: square.name for square in SQUARES}
_PHASES: dict[Phase, wire.Phase] = {phase: phase.value for phase in Phase}
_SEATS: dict[Seat | None, wire.Seat] = {Seat.FIRST: "first", Seat.SECOND: "second"}


class Scene:
    """A moment, when it is told, and for what is new the moment before."""

    def __init__(self, moment: Moment, now: float, before: Moment | None = None) -> None:
        self.moment = moment
        self.before = before
        self.view = view = moment.match.whole_view()
        self.board = [_LETTERS.get(piece) for piece in view.board]
        self.hand = _LETTERS.get(view.hand)
        self.last = _SQUARES.get(view.last)
        self.phase = _PHASES[view.phase]
        # Where a quarto wins by itself there is nothing to call, and no line to choose.
        named = None if view.variant.is_automatic else view.last
        self.lines = [] if named is None else _lines(named, blocks=view.variant.blocks)
        self.to_act = _SEATS.get(view.to_act) if moment.is_begun else None
        self.clock = clock(moment, now)
        self.offers = _offers(moment)
        self.cues = [cue for event in moment.events for cue in _cues(event)]
        self.is_ending = moment.is_ending
        self.is_masked = moment.match.is_masked(None)  # for some: what they see, they are told apart


def clock(moment: Moment, now: float) -> wire.Clock:
    """What the clocks show now."""
    match = moment.match
    if match.settings.first_clock is None and match.settings.second_clock is None:
        return NO_CLOCK
    if match.deadline is not None:
        match = match.at(now)
    first, second = (milliseconds(match.time_left(seat)) for seat in Seat)
    running = match.to_act if match.deadline is not None else None
    return wire.Clock(first, second, seat_name(running))


def milliseconds(seconds: float | None) -> int | None:
    """A time as pages are told it."""
    return None if seconds is None else int(seconds * 1000)


def seat_name(seat: Seat | None) -> wire.Seat | None:
    """A seat as pages are told it."""
    return _SEATS.get(seat)


@cache
def _lines(square: Square, *, blocks: bool) -> list[str]:
    return [line.value for line in lines_through(square, blocks=blocks)]


def _offers(moment: Moment) -> wire.Offers:
    draw, back = moment.match.draw_offered_by, moment.match.take_back_asked_by
    return wire.Offers(seat_name(draw), seat_name(back)) if draw or back else NO_OFFERS


def _cues(event: Event) -> Iterator[Cue]:
    """The sound of what everybody is told."""
    match event:
        case Placed():
            yield "place"
        case Gave():
            yield "give"
        case Called():
            yield "quarto" if event.is_true else "false call"
        case Ended(outcome):
            yield "over" if outcome.winner else "draw"
        case _:
            pass
