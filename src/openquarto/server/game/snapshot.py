"""The state of a table after one event of its log: the reducer, and the replay of a whole log."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

import msgspec

from openquarto.engine.turn import Turn
from openquarto.match import wish
from openquarto.match.arrangement import PERSON, Arrangement
from openquarto.match.coach import Coach
from openquarto.match.error import MatchFault
from openquarto.match.referee import Match
from openquarto.match.saved_record import match_of
from openquarto.match.settings import kept_name
from openquarto.match.touching import places_of
from openquarto.notation.read import read_one
from openquarto.rules.action import parse_action
from openquarto.rules.error import RuleError
from openquarto.rules.seat import Seat
from openquarto.server.error import ServerError
from openquarto.server.game.events import (
    Acted,
    CoachSet,
    Explored,
    Hinted,
    Joined,
    Left,
    LogEvent,
    LotDrawn,
    Opened,
    RematchOpened,
    TimeOver,
    Touched,
    Wished,
    WishName,
    decode_event,
    encode_event,
)
from openquarto.server.seat_names import SEAT_NAMES, SEATS, SeatName
from openquarto.server.store.protocol import StoredEvent
from openquarto.view.event import Ended, Event
from openquarto.view.touch import parse_spot
from openquarto.wire.table import Sitter


class Snapshot(msgspec.Struct, frozen=True):
    """The table after an event; immutable: its match is never acted on, only copies of it are."""

    seq: int
    cause: LogEvent  # the event of the log that led here
    at: float  # the referee's time
    opened: Opened
    arrangement: Arrangement
    match: Match
    earlier_points: tuple[float, float]  # of first and second, in the games of this series before
    events: tuple[Event, ...] = ()  # what the cause did to the match
    next: str | None = None  # the game that a rematch began
    is_begun: bool = True  # by link only when both are here
    shared_seq: int = 1  # the last event that every viewer was sent: a touch is sent to nobody else
    left: frozenset[SeatName] = frozenset()  # seats whose players have left for good
    credit: float = 0.0  # seconds before this event that nobody's clock was charged for

    @classmethod
    def opening(cls, opened: Opened, at: float) -> "Snapshot":
        """The table as it was opened."""
        arrangement = opened.arrangement
        if opened.record:
            places = places_of(opened.places)
            match = match_of(read_one(opened.record), arrangement, places=places, now=lambda: at)
        else:
            settings = arrangement.settings
            if opened.by_link:  # no clock runs before both are here
                settings = replace(settings, first_clock=None, second_clock=None)
            match = Match(settings, places=places_of(opened.places), now=lambda: at)
        is_begun = not opened.by_link
        return cls(
            1, opened, at, opened, arrangement, match, opened.points, match.history(), is_begun=is_begun
        )

    @property
    def computer(self) -> Seat | None:
        """The seat that is to act, if a computer sits there."""
        if self.arrangement.computer is None:
            return None
        seat = self.match.to_act
        return seat if seat and self.arrangement.sitters[seat] != PERSON else None

    @property
    def is_ending(self) -> bool:
        """Whether the game ended in this snapshot."""
        return any(isinstance(event, Ended) for event in self.events)

    def begins(self, taken: Iterable[Sitter], arrived: Iterable[Seat] = ()) -> bool:
        """Whether a game by link can begin: both seats taken, and with a clock both players at the table."""
        settings = self.arrangement.settings
        is_timed = settings.first_clock is not None or settings.second_clock is not None
        is_taken = {*taken} >= {seat.value for seat in Seat}
        return not self.is_begun and is_taken and (not is_timed or {*arrived} == {*Seat})

    def begun(self, at: float) -> "Snapshot":
        """The beginning of a game by link: what the lot has drawn is told."""
        return self.after(LotDrawn(swaps=False, by_lot=self.opened.by_lot), at)

    @property
    def points(self) -> dict[Seat, float]:
        """The points of the series, this game included once it is over."""
        before = dict(zip(Seat, self.earlier_points, strict=True))
        outcome = self.match.outcome
        if outcome is None or outcome.result == "*":
            return before
        won = {seat: 0.5 if outcome.winner is None else float(outcome.winner is seat) for seat in Seat}
        return {seat: before[seat] + won[seat] for seat in Seat}

    def after(self, event: LogEvent, at: float, credit: float = 0.0) -> "Snapshot":  # noqa: C901, PLR0912  one case an event
        """The reducer: the table after one more event; raises RuleError if the event is refused.

        The clock that runs has started `credit` seconds later than at the last event.
        """
        match, arrangement, left = self.match.at(at, credit=credit), self.arrangement, self.left
        points, following = self.earlier_points, self.next
        if not (self.is_begun or isinstance(event, Joined | LotDrawn)):
            raise ServerError("not begun")
        match event:
            case Joined(seat, name):
                arrangement = arrangement.named(Seat(seat), kept_name(name, Seat(seat)))
                left -= {seat}
            case Left(seat):
                left |= {seat}
            case LotDrawn(swaps=swaps):
                if swaps:
                    arrangement, points = arrangement.rematch(), points[::-1]
                match = Match(arrangement.settings, places=places_of(self.opened.places), now=lambda: at)
            case Acted(seat, action):
                match.act(SEATS[seat], parse_action(action))
            case Touched(seat, spot):
                match.touch(Seat(seat), parse_spot(spot))
            case Explored(seat, spots):
                match.explore(Seat(seat), map(parse_spot, spots))
            case Wished(seat, wished):
                is_alone = SEAT_NAMES[Seat(seat).other] in left
                _fulfil(match, arrangement, Seat(seat), wished, is_alone=is_alone)
            case Hinted(seat):
                match.ask_hint(Seat(seat))
            case CoachSet(_, coach):
                if arrangement.by_link:
                    raise RuleError(MatchFault("coach agreed"))
                match.set_coach(Coach(coach))
                arrangement = replace(arrangement, settings=replace(arrangement.settings, coach=Coach(coach)))
            case TimeOver():
                match.tick()
            case RematchOpened(game):
                if match.outcome is None:
                    raise ServerError("not over")
                following = game
            case Opened():
                raise ValueError("a table is opened once")
        events = match.history(since=self.match.count)
        return Snapshot(
            seq=self.seq + 1,
            cause=event,
            at=at,
            opened=self.opened,
            arrangement=arrangement,
            match=match,
            earlier_points=points,
            events=events[-1:] if self._is_taken_back_at_once(event) else events,
            next=following,
            is_begun=self.is_begun or isinstance(event, LotDrawn),
            shared_seq=self.shared_seq if isinstance(event, Touched) else self.seq + 1,
            left=left,
            credit=credit,
        )

    def after_turn(self, seat: Seat, turn: Turn, at: float, credit: float = 0.0) -> "list[Snapshot]":
        """The snapshots of a turn that a computer has thought of: what it felt, and what it did."""
        snapshots = [self]
        name = SEAT_NAMES[seat]
        events: list[LogEvent] = [Acted(name, str(action)) for action in turn.actions]
        if turn.touched:
            events.insert(0, Explored(name, tuple(map(str, turn.touched))))
        for event in events:
            snapshots.append(snapshots[-1].after(event, at, credit))
            if snapshots[-1].match.outcome:
                break
            credit = 0.0  # it is given once
        return snapshots[1:]

    @property
    def stored(self) -> StoredEvent:
        """The cause, as the store keeps it."""
        return encode_event(self.seq, self.cause, self.at, self.credit)

    def _is_taken_back_at_once(self, event: LogEvent) -> bool:
        """Whether a computer agreed to take back: that is one thing to tell, however many actions it took."""
        return isinstance(event, Wished) and event.wish in _BACK and self.arrangement.computer is not None


_BACK = ("back", "take-back")
_KEYED = (Acted, Touched, Wished, Hinted, RematchOpened)  # events with an idempotency key


def replay_log(log: Iterable[StoredEvent]) -> Iterator[Snapshot]:
    """All snapshots of a game, from its log."""
    rest = iter(log)
    for stored in rest:
        event = decode_event(stored)
        assert isinstance(event, Opened)
        opening = Snapshot.opening(event, stored.at)
        yield opening
        yield from replay_later(opening, rest)


def replay_later(snapshot: Snapshot, log: Iterable[StoredEvent]) -> Iterator[Snapshot]:
    """The snapshots that follow on one, from the log behind it."""
    for stored in log:
        snapshot = snapshot.after(decode_event(stored), stored.at, stored.credit)
        yield snapshot


def key_of(snapshot: Snapshot) -> str:
    """The idempotency key of what led here; nothing where there is none."""
    cause = snapshot.cause
    return cause.id if isinstance(cause, _KEYED) else ""


def _fulfil(match: Match, arrangement: Arrangement, seat: Seat, wished: WishName, *, is_alone: bool) -> None:
    """A wish; a computer answers at once, a person when they like."""
    me = seat if arrangement.sitters[seat.other] != PERSON else None
    match wished:
        case "resign":
            match.resign(seat)
        case "claim":
            match.claim(seat, has_left=is_alone)
        case "draw":
            wish.offer_draw(match, me) if me else match.offer_draw(seat)
        case "back" | "take-back":
            is_own = wished == "take-back" and arrangement.by_link
            wish.take_back(match, me) if me else match.take_back(seat, is_own=is_own)
        case "accept" | "decline":
            asker = match.draw_offered_by or match.take_back_asked_by
            if asker is not seat.other:
                raise RuleError(MatchFault("no draw offered"))
            wish.reply(match, accept=wished == "accept")
