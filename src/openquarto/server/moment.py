"""A table after each of its events: how a deed changes it, and the replay of a whole log."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

import msgspec

from openquarto.engine.turn import Turn
from openquarto.match import wish
from openquarto.match.arrangement import PERSON, Arrangement
from openquarto.match.bookmark import match_of
from openquarto.match.error import MatchFault
from openquarto.match.referee import Match
from openquarto.match.touching import places_of
from openquarto.notation.read import read_one
from openquarto.rules.action import parse_action
from openquarto.rules.error import RuleError
from openquarto.rules.seat import Seat
from openquarto.server.error import ServerError
from openquarto.server.event import (
    Acted,
    Deed,
    Drawn,
    Explored,
    Followed,
    Joined,
    Logged,
    Opened,
    TimeOver,
    Touched,
    Wished,
    WishName,
)
from openquarto.server.seatname import SEAT_NAMES, SEATS
from openquarto.view.event import Ended, Event
from openquarto.view.touch import parse_spot
from openquarto.wire.table import Sitter


class Moment(msgspec.Struct, frozen=True):
    """The table after an event. Its match stands still: nobody acts on it, only on copies of it."""

    seq: int
    deed: Deed
    at: float
    opened: Opened
    arrangement: Arrangement
    match: Match
    before: tuple[float, float]  # the points of first and second in the series so far
    events: tuple[Event, ...] = ()  # what happened to the match in this moment
    next: str | None = None  # the game that a rematch began
    is_begun: bool = True  # by link only when both are here
    told: int = 1  # the last event that everybody was told of: a touch is its own affair

    @classmethod
    def opening(cls, deed: Opened, at: float) -> "Moment":
        """The first one."""
        arrangement = deed.arrangement
        if deed.record:
            places = places_of(deed.places)
            match = match_of(read_one(deed.record), arrangement, places=places, now=lambda: at)
        else:
            settings = arrangement.settings
            if deed.by_link:  # no clock runs before both are here
                settings = replace(settings, first_clock=None, second_clock=None)
            match = Match(settings, places=places_of(deed.places), now=lambda: at)
        is_begun = not deed.by_link
        return cls(1, deed, at, deed, arrangement, match, deed.points, match.history(), is_begun=is_begun)

    @property
    def computer(self) -> Seat | None:
        """The seat that is to act, if a computer sits there."""
        if self.arrangement.computer is None:
            return None
        seat = self.match.to_act
        return seat if seat and self.arrangement.sitters[seat] != PERSON else None

    @property
    def is_ending(self) -> bool:
        """Whether the game ended in this moment."""
        return any(isinstance(event, Ended) for event in self.events)

    def begins(self, taken: Iterable[Sitter], arrived: Iterable[Seat] = ()) -> bool:
        """Whether a game by link can begin: both seats taken, and with a clock both players at the table."""
        settings = self.arrangement.settings
        is_timed = settings.first_clock is not None or settings.second_clock is not None
        is_taken = {*taken} >= {seat.value for seat in Seat}
        return not self.is_begun and is_taken and (not is_timed or {*arrived} == {*Seat})

    def begun(self, at: float) -> "Moment":
        """The beginning of a game by link: what the lot has drawn is told."""
        return self.after(Drawn(swaps=False, by_lot=self.opened.by_lot), at)

    @property
    def points(self) -> dict[Seat, float]:
        """The points of the series, this game included once it is over."""
        before = dict(zip(Seat, self.before, strict=True))
        outcome = self.match.outcome
        if outcome is None or outcome.result == "*":
            return before
        won = {seat: 0.5 if outcome.winner is None else float(outcome.winner is seat) for seat in Seat}
        return {seat: before[seat] + won[seat] for seat in Seat}

    def after(self, deed: Deed, at: float) -> "Moment":  # noqa: C901  one case a deed
        """The next moment; raises RuleError if the deed is refused."""
        match, arrangement, before, following = self.match.at(at), self.arrangement, self.before, self.next
        if not (self.is_begun or isinstance(deed, Joined | Drawn)):
            raise ServerError("not begun")
        match deed:
            case Joined(seat, name):
                arrangement = arrangement.named(Seat(seat), name)
            case Drawn(swaps=swaps):
                if swaps:
                    arrangement, before = arrangement.rematch(), before[::-1]
                match = Match(arrangement.settings, places=places_of(self.opened.places), now=lambda: at)
            case Acted(seat, action):
                match.act(SEATS[seat], parse_action(action))
            case Touched(seat, spot):
                match.touch(Seat(seat), parse_spot(spot))
            case Explored(seat, spots):
                match.explore(Seat(seat), map(parse_spot, spots))
            case Wished(seat, wished):
                _fulfil(match, arrangement, Seat(seat), wished)
            case TimeOver():
                match.tick()
            case Followed(game):
                if match.outcome is None:
                    raise ServerError("not over")
                following = game
            case Opened():
                raise ValueError("a table is opened once")
        events = match.history(since=self.match.count)
        return Moment(
            seq=self.seq + 1,
            deed=deed,
            at=at,
            opened=self.opened,
            arrangement=arrangement,
            match=match,
            before=before,
            events=events[-1:] if self._is_taken_back_at_once(deed) else events,
            next=following,
            is_begun=self.is_begun or isinstance(deed, Drawn),
            told=self.told if isinstance(deed, Touched) else self.seq + 1,
        )

    def after_turn(self, seat: Seat, turn: Turn, at: float) -> "list[Moment]":
        """The moments of a turn that a computer has thought of: what it felt, and what it did."""
        moments = [self]
        name = SEAT_NAMES[seat]
        if turn.touched:
            moments.append(moments[-1].after(Explored(name, tuple(map(str, turn.touched))), at))
        for action in turn.actions:
            moments.append(moments[-1].after(Acted(name, str(action)), at))
            if moments[-1].match.outcome:
                break
        return moments[1:]

    def _is_taken_back_at_once(self, deed: Deed) -> bool:
        """Whether a computer agreed to take back: that is one thing to tell, however many actions it took."""
        return isinstance(deed, Wished) and deed.wish == "back" and self.arrangement.computer is not None


_NAMED = (Acted, Touched, Wished, Followed)


def replay(log: Iterable[Logged]) -> list[Moment]:
    """All moments of a game, from its log."""
    return retrace((logged.deed, logged.at) for logged in log)


def retrace(past: Iterable[tuple[Deed, float]]) -> list[Moment]:
    """All moments of a game, from what was done and when."""
    moments: list[Moment] = []
    for deed, at in past:
        moments.append(Moment.opening(deed, at) if isinstance(deed, Opened) else moments[-1].after(deed, at))
    return moments


def ids_of(moments: Sequence[Moment]) -> set[str]:
    """What the pages called the deeds that were done."""
    deeds = (moment.deed for moment in moments)
    return {deed.id for deed in deeds if isinstance(deed, _NAMED) and deed.id}


def _fulfil(match: Match, arrangement: Arrangement, seat: Seat, wished: WishName) -> None:
    """A wish; a computer answers at once, a person when they like."""
    me = seat if arrangement.sitters[seat.other] != PERSON else None
    match wished:
        case "resign":
            match.resign(seat)
        case "claim":
            match.claim(seat)
        case "draw":
            wish.offer_draw(match, me) if me else match.offer_draw(seat)
        case "back":
            wish.take_back(match, me) if me else match.take_back(seat)
        case "accept" | "decline":
            asker = match.draw_offered_by or match.take_back_asked_by
            if asker is not seat.other:
                raise RuleError(MatchFault("no draw offered"))
            wish.reply(match, accept=wished == "accept")
