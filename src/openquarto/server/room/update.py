"""What one event changes for every viewer: put together once, however many are sent it."""

from functools import cache, cached_property

import msgspec

from openquarto.rules.action import Phase
from openquarto.rules.line import lines_through
from openquarto.rules.outcome import Outcome
from openquarto.rules.piece import PIECES, Piece
from openquarto.rules.seat import Seat
from openquarto.rules.square import SQUARES, Square
from openquarto.rules.variant import Variant
from openquarto.server.game.snapshot import Snapshot
from openquarto.server.seat_names import SEAT_NAMES
from openquarto.view.event import Called, Ended, Event, Gave, Placed
from openquarto.view.view import Seen, View
from openquarto.wire import table as wire
from openquarto.wire.table import Cue

NO_CLOCK = wire.Clock(None, None, None)
NO_OFFERS = wire.Offers()
_LETTERS: dict[Piece | None, str] = {piece: piece.name for piece in PIECES}
_SQUARES: dict[Square | None, str] = {square: square.name for square in SQUARES}
_PHASES: dict[Phase, wire.Phase] = {phase: phase.value for phase in Phase}


class PublicState(msgspec.Struct, frozen=True):
    """What everybody sees of a position. It knows no line that is full, so it cannot give a quarto away."""

    board: tuple[Piece | None, ...]
    hand: Piece | None
    last: Square | None
    variant: Variant
    phase: Phase
    to_act: Seat | None
    may_call: bool
    outcome: Outcome | None

    @classmethod
    def of(cls, seen: Seen) -> "PublicState":
        """The public part of a position or a view."""
        return cls(
            seen.board,
            seen.hand,
            seen.last,
            seen.variant,
            seen.phase,
            seen.to_act,
            seen.may_call,
            seen.outcome,
        )


class Update:
    """A snapshot at the time when it is sent; `before` is the one that the viewers had until then."""

    def __init__(self, snapshot: Snapshot, now: float, before: Snapshot | None = None) -> None:
        self.snapshot = snapshot
        self.now = now
        self.move = _move(snapshot)
        # After a move the game goes on, and then a position tells as much as a view, which costs more.
        self.public = seen = PublicState.of(snapshot.match.game.position if self.move else self.view)
        self.board = [_LETTERS.get(piece) for piece in seen.board]
        self.hand = _LETTERS.get(seen.hand)
        self.last = _SQUARES.get(seen.last)
        self.phase = _PHASES[seen.phase]
        # Where a quarto wins by itself there is nothing to call, and no line to choose.
        named = None if seen.variant.is_automatic else seen.last
        self.lines = [] if named is None else _lines(named, blocks=seen.variant.blocks)
        self.to_act = SEAT_NAMES.get(seen.to_act) if snapshot.is_begun else None
        self.clock = clock(snapshot, now)
        self.offers = _offers(snapshot)
        self.cues: list[Cue] = [cue for event in snapshot.events if (cue := _cue(event))]
        self.is_ending = self.move is None and snapshot.is_ending
        self.is_turn = before is not None and before.match.to_act is not seen.to_act  # passed to another one
        self.is_masked = snapshot.match.is_masked(None)  # for some viewers: theirs is made for each apart

    @cached_property
    def view(self) -> View:
        """The table as it is for viewers without a mask."""
        return self.snapshot.match.whole_view()


def _move(snapshot: Snapshot) -> Gave | Placed | None:
    """The gift or the placement that was all that happened, where the game goes on and nobody is masked."""
    is_plain = len(snapshot.events) == 1 and snapshot.is_begun and snapshot.match.touching is None
    event = snapshot.events[0] if is_plain else None
    return event if isinstance(event, (Gave, Placed)) else None


def clock(snapshot: Snapshot, now: float) -> wire.Clock:
    """What the clocks show now."""
    match = snapshot.match
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


def _offers(snapshot: Snapshot) -> wire.Offers:
    draw, back = snapshot.match.draw_offered_by, snapshot.match.take_back_asked_by
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
