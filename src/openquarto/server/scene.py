"""What everybody at a table sees of a moment: put together once, however many are told of it."""

from functools import cache, cached_property

from openquarto.rules.action import Phase
from openquarto.rules.line import lines_through
from openquarto.rules.piece import PIECES, Piece
from openquarto.rules.seat import Seat
from openquarto.rules.square import SQUARES, Square
from openquarto.server.moment import Moment
from openquarto.server.seatname import SEAT_NAMES
from openquarto.view.event import Called, Ended, Event, Gave, Placed
from openquarto.view.view import Seen, View
from openquarto.wire import table as wire
from openquarto.wire.table import Cue

NO_CLOCK = wire.Clock(None, None, None)
NO_OFFERS = wire.Offers()
_LETTERS: dict[Piece | None, str] = {piece: piece.name for piece in PIECES}
_SQUARES: dict[Square | None, str] = {square: square.name for square in SQUARES}
_PHASES: dict[Phase, wire.Phase] = {phase: phase.value for phase in Phase}


class Scene:
    """A moment, when it is told, and for what is new the moment before."""

    def __init__(self, moment: Moment, now: float, before: Moment | None = None) -> None:
        self.moment = moment
        self.move = _move(moment)
        # After a move the game goes on, and then the position tells as much as a view of it, which is dear.
        self.seen: Seen = moment.match.game.position if self.move else self.view
        seen = self.seen
        self.board = [_LETTERS.get(piece) for piece in seen.board]
        self.hand = _LETTERS.get(seen.hand)
        self.last = _SQUARES.get(seen.last)
        self.phase = _PHASES[seen.phase]
        # Where a quarto wins by itself there is nothing to call, and no line to choose.
        named = None if seen.variant.is_automatic else seen.last
        self.lines = [] if named is None else _lines(named, blocks=seen.variant.blocks)
        self.to_act = SEAT_NAMES.get(seen.to_act) if moment.is_begun else None
        self.clock = clock(moment, now)
        self.offers = _offers(moment)
        self.cues: list[Cue] = [cue for event in moment.events if (cue := _cue(event))]
        self.is_ending = self.move is None and moment.is_ending
        self.is_turn = before is not None and before.match.to_act is not seen.to_act  # passed to another one
        self.is_masked = moment.match.is_masked(None)  # for some: what they see, they are told apart

    @cached_property
    def view(self) -> View:
        """The table as those see it who see everything."""
        return self.moment.match.whole_view()


def _move(moment: Moment) -> Gave | Placed | None:
    """The gift or the placement that was all that happened, where the game goes on and nobody is masked."""
    is_plain = len(moment.events) == 1 and moment.is_begun and moment.match.touching is None
    event = moment.events[0] if is_plain else None
    return event if isinstance(event, (Gave, Placed)) else None


def clock(moment: Moment, now: float) -> wire.Clock:
    """What the clocks show now."""
    match = moment.match
    if match.settings.first_clock is None and match.settings.second_clock is None:
        return NO_CLOCK
    if match.deadline is not None:
        match = match.at(now)
    first, second = (milliseconds(match.time_left(seat)) for seat in Seat)
    running = match.to_act if match.deadline is not None else None
    return wire.Clock(first, second, SEAT_NAMES.get(running))


def milliseconds(seconds: float | None) -> int | None:
    """A time as pages are told it."""
    return None if seconds is None else int(seconds * 1000)


@cache
def _lines(square: Square, *, blocks: bool) -> list[str]:
    return [line.value for line in lines_through(square, blocks=blocks)]


def _offers(moment: Moment) -> wire.Offers:
    draw, back = moment.match.draw_offered_by, moment.match.take_back_asked_by
    return wire.Offers(SEAT_NAMES.get(draw), SEAT_NAMES.get(back)) if draw or back else NO_OFFERS


def _cue(event: Event) -> Cue | None:
    """The sound of what everybody is told."""
    match event:
        case Placed():
            return "place"
        case Gave():
            return "give"
        case Called():
            return "quarto" if event.is_true else "false call"
        case Ended(outcome):
            return "over" if outcome.winner else "draw"
        case _:
            return None
