"""The referee: takes what the players do and wish, on its own time, and tells each seat what it may know."""

import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from types import NoneType
from typing import Self

from openquarto.match.claiming import Absence
from openquarto.match.coach import Coach
from openquarto.match.error import MatchFault
from openquarto.match.hints import Hints, check_hints
from openquarto.match.match_clock import Clocks
from openquarto.match.settings import COACH_TAG, Settings
from openquarto.match.showing import event_of, shown_in, unrevealing, veiled
from openquarto.match.touching import Places, Touching, draw_places, hides_piece, places_of, touches_of
from openquarto.match.undoing import undoing
from openquarto.notation.record import Comment, Record
from openquarto.rules.action import Action, Done, Give, Place
from openquarto.rules.error import RuleError, SetupError
from openquarto.rules.expect import expect
from openquarto.rules.game import Game
from openquarto.rules.outcome import Outcome, Reason
from openquarto.rules.position import Position
from openquarto.rules.seat import Seat
from openquarto.view.error import ViewFault
from openquarto.view.event import (
    DrawDeclined,
    DrawOffered,
    Ended,
    Event,
    Gave,
    HintAsked,
    Placed,
    TakeBackAsked,
    TakeBackDeclined,
    TakenBack,
    Touched,
)
from openquarto.view.masked import MaskedView, Sight
from openquarto.view.touch import Felt, Spot, StockPlace
from openquarto.view.view import View

_MOVES, _ENDS_OF_TURN, _SEATS = (Give, Place), (Give, Done), (Seat, NoneType)


class Match:
    """One game between two seats. Every method first lets a flag fall that is due."""

    def __init__(
        self,
        settings: Settings | None = None,
        *,
        start: Position | None = None,
        places: Places | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        expect(settings, Settings | None)
        expect(start, Position | None, "as start")
        self.settings = settings or (Settings(variant=start.variant) if start else Settings())
        agreed = self.settings.variant
        start = start or Position(variant=agreed)
        if start.variant != agreed:
            raise SetupError(MatchFault("start variant", expected=agreed, variant=start.variant))
        self.game = Game.of(start, false_call=self.settings.false_call)
        self._now = now
        self._clocks = Clocks.set(self.settings.first_clock, self.settings.second_clock)
        mask = self.settings.mask
        self.touching = Touching(mask, places or draw_places()) if mask else None
        self._events: tuple[Event, ...] = ()
        self._before: tuple[Clocks, ...] = ()  # what each take back restores beside the game
        self.draw_offered_by: Seat | None = None  # who waits for an answer
        self.take_back_asked_by: Seat | None = None  # likewise
        self.undoing: tuple[Gave | Placed, ...] = ()  # what they asked to take back
        self.hints = Hints()
        self._was_coached = self.settings.coach is not Coach.OFF
        self._times: tuple[float | None, ...] = ()  # what was left at the end of each turn
        self._last_act = now()
        if self.game.to_act:
            self._clocks = self._clocks.start(self.game.to_act, self._last_act)

    @classmethod
    def resume(
        cls,
        settings: Settings,
        record: Record,
        left: Mapping[Seat, float | None] | None = None,
        *,
        places: Places | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> Self:
        """A match that goes on from a record; its clocks go on from what was left, else they are set anew."""
        expect(record, Record)
        game, tags = record.game, record.tags
        places = places or places_of(tags.get("Places", ""))
        match = cls(settings, start=game.start, places=places, now=now)
        for action in game.actions:
            match.act(match.game.to_act or Seat.FIRST, action)
        if game.ended and not match.game.ended:
            match._end(game.ended, now())
        seats = {seat: seconds for seat, seconds in (left or {}).items() if seconds is not None}
        match._clocks = match._clocks.with_left(seats, now())
        # What a turn before this one had left is not known any more: to take back gives no time away.
        match._before = (match._clocks.stop(now()),) * len(match._before)
        match._times = record.times[: len(match._times)]
        match.hints = Hints.of(record)
        match._was_coached |= COACH_TAG in tags
        if match.touching:
            match.touching = replace(match.touching, touches=touches_of(tags.get("Touches", "")))
        return match

    def at(self, now: float, *, credit: float = 0.0) -> Self:
        """This match at a moment: a copy, on which nothing that is done reaches this one.

        The running clock has started `credit` seconds later there: so much was not the player's time.
        """
        twin = object.__new__(type(self))
        vars(twin).update(vars(self))  # all of it is immutable
        twin._now = lambda: now
        if credit:
            twin._clocks = self._clocks.credited(credit)
        return twin

    # What a seat may know

    def view(self, seat: Seat | None = None) -> Sight:
        """The table as a seat sees it, perhaps under a mask; without a seat, as a watcher does."""
        self.tick()
        if self.is_masked(seat):
            return MaskedView.of(self.game.position, seat=seat)
        return self.whole_view(seat)

    def whole_view(self, seat: Seat | None = None) -> View:
        """The table without masks: for computers, whose memory is their own affair, and for nobody else."""
        self.tick()
        return View.of(self.game.position, seat=seat, outcome=self.game.outcome, shown=shown_in(self.game))

    def is_masked(self, seat: Seat | None) -> bool:
        """Whether the pieces are hidden from a seat, or without one from a watcher; never after the end."""
        expect(seat, _SEATS, "at the table")
        mask = self.settings.mask
        return mask is not None and self.game.outcome is None and mask.hides_from(seat)

    def events(self, seat: Seat | None = None, *, since: int = 0) -> tuple[Event, ...]:
        """What a seat is told of all after the first `since` events; without masks all are told the same."""
        return self.told(self.history(since=since), seat)

    def history(self, *, since: int = 0) -> tuple[Event, ...]:
        """The events as they were, for nobody's ears."""
        expect(since, int, "as since")
        self.tick()
        return self._events[since:]

    def told(
        self, events: Iterable[Event], seat: Seat | None = None, *, is_new: bool = False
    ) -> tuple[Event, ...]:
        """Events as a seat is told them; what is new may name a piece, once, if that was agreed."""
        expect(seat, _SEATS, "at the table")
        mask = self.settings.mask
        if mask is None or self.game.outcome:
            return tuple(events)
        if not mask.hides_from(seat):
            return tuple(map(unrevealing, events))
        return tuple(veiled(event, seat, announces=is_new and mask.announces) for event in events)

    @property
    def count(self) -> int:
        """How many events there have been so far."""
        return len(self._events)

    def time_left(self, seat: Seat) -> float | None:
        """The seconds on a seat's clock; None without one."""
        expect(seat, Seat, "at the table")
        return self._clocks.left(seat, self.tick())

    @property
    def deadline(self) -> float | None:
        """When the running flag falls, on the referee's time."""
        return self._clocks.deadline

    @property
    def absence(self) -> Absence:
        """Who is waited for, and since when: what a claim depends on."""
        return Absence(self.to_act, self.tick() - self._last_act, self._clocks.deadline is not None)

    @property
    def to_act(self) -> Seat | None:
        """Whose turn it is."""
        self.tick()
        return self.game.to_act

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended."""
        self.tick()
        return self.game.outcome

    def record(self) -> Record:
        """The record of the game so far, with the time that was left after each turn."""
        self.tick()
        times = enumerate(self._times)
        comments = {turn: Comment.of_clock(left) for turn, left in times if left is not None}
        for turn, count in self.hints.by_turn.items():
            asked = Comment.of_hints(count)
            comments[turn] = Comment(f"{comments[turn].text} {asked.text}") if turn in comments else asked
        touches = {"Touches": self.touching.text()} if self.touching and self.touching.touches else {}
        coached = {COACH_TAG: self.settings.coach.value} if self._was_coached else {}
        return Record.of(self.game, self.settings.tags() | coached | touches | self.hints.tags(), comments)

    def shown_record(self) -> Record:
        """The record as everybody may see it: of a masked game that goes on, only what was agreed."""
        if not self.is_masked(None):
            return self.record()
        settings = self.settings
        return Record.of(
            Game.of(Position(variant=settings.variant), false_call=settings.false_call), settings.tags()
        )

    # What a seat does and wishes

    def act(self, seat: Seat, action: Action) -> None:
        """Play an action; raises RuleError and changes nothing if it is refused."""
        expect(action, Action, "to play")
        now = self._heard(seat, action)
        if seat is not self.game.to_act:
            raise RuleError(MatchFault("not your turn", to_act=self.game.to_act, seat=seat, wish=action))
        before = self.game
        try:
            self.game = before.play(action)
        except RuleError as error:
            raise (hides_piece(error) if self.is_masked(seat) else error) from None
        self._last_act = now
        if isinstance(action, _MOVES):
            self._before += (self._clocks.stop(now),)
            self.take_back_asked_by = None
            if self.draw_offered_by is seat.other:  # to play on is to decline
                self.draw_offered_by = None
        if isinstance(action, _ENDS_OF_TURN):
            self._times += (self._clocks.left(seat, now),)
            self._clocks = self._clocks.end_turn(now)
        self._events += (event_of(before, action, self.game),)
        if self.game.outcome:
            self._close(self.game.outcome, now)

    def meant(self, seat: Seat, wish: Action | StockPlace) -> Action | Spot:
        """What a seat does with a wish: an action; or under a mask a touch, where it finds that it cannot."""
        expect(wish, Action | StockPlace)
        self._heard(seat, wish)
        if not self.is_masked(seat) or self.touching is None:
            if isinstance(wish, StockPlace):
                raise RuleError(ViewFault("no mask to feel under"))
            return wish
        if seat is not self.game.to_act:
            raise RuleError(MatchFault("masked not your turn", to_act=self.game.to_act))
        return self.touching.meant(wish, self.game.position)

    def touch(self, seat: Seat, spot: Spot) -> Felt:
        """Feel one spot under a mask; it may be done at any time, at its pace."""
        return self._touched(seat, (spot,), is_paced=True)[0]

    def explore(self, seat: Seat, spots: Iterable[Spot]) -> None:
        """The touches of a computer in its turn, told at once: how long it seems to think is drawn before."""
        self._events += (Touched(seat, self._touched(seat, spots, is_paced=False)),)

    def _touched(self, seat: Seat, spots: Iterable[Spot], *, is_paced: bool) -> tuple[Felt, ...]:
        now = self._heard(seat, "a touch")
        if self.touching is None:
            raise RuleError(ViewFault("no mask to feel under"))
        felt: tuple[Felt, ...] = ()
        for spot in spots:
            expect(spot, Spot, "to touch")
            self.touching = self.touching.touch(seat, spot, self.game, now, is_paced=is_paced)
            felt += (self.touching.touches[-1].felt,)
        return felt

    def resign(self, seat: Seat) -> None:
        """Give the game up."""
        now = self._heard(seat, "a resignation")
        self._end(Outcome(Reason.RESIGNED, seat.other), now)

    def offer_draw(self, seat: Seat) -> None:
        """Offer a draw, or accept the opponent's offer; it stands until the opponent gives or places."""
        now = self._heard(seat, "a draw offer")
        if self.draw_offered_by is seat:
            raise RuleError(MatchFault("draw offered already", seat=seat))
        if self.draw_offered_by is seat.other:
            self._end(Outcome(Reason.AGREED, None), now)
            return
        self.draw_offered_by = seat
        self._events += (DrawOffered(seat),)

    def decline_draw(self, seat: Seat) -> None:
        """Decline the opponent's draw offer."""
        self._heard(seat, "a declined draw")
        if self.draw_offered_by is not seat.other:
            raise RuleError(MatchFault("no draw offered"))
        self.draw_offered_by = None
        self._events += (DrawDeclined(seat),)

    def take_back(self, seat: Seat, *, is_own: bool = True) -> None:
        """Ask to take back one's own last give or place with all since, or agree to the opponent's question.

        Without `is_own` it is the last give or place, whoever did it: so two at one screen take back.
        """
        now = self._heard(seat, "a take back")
        if not self.settings.allows_take_back:
            raise RuleError(MatchFault("take back not allowed"))
        if self.take_back_asked_by is seat:
            raise RuleError(MatchFault("take back asked already", seat=seat))
        if self.take_back_asked_by is None:
            self.undoing = undoing(self.game, seat if is_own else None)
            self.take_back_asked_by = seat
            self._events += (TakeBackAsked(seat, self.undoing),)
            return
        for _ in self.undoing:
            self.game, clocks, self._before = self.game.take_back(), self._before[-1], self._before[:-1]
        self._times = self._times[: sum(isinstance(action, _ENDS_OF_TURN) for action in self.game.actions)]
        if self.game.to_act:
            self._clocks = clocks.start(self.game.to_act, now)
        self.draw_offered_by = self.take_back_asked_by = None
        self._last_act = now
        self._events += (TakenBack(self.undoing, self.game.to_act, self.game.position.phase),)

    def decline_take_back(self, seat: Seat) -> None:
        """Decline the opponent's question."""
        self._heard(seat, "a declined take back")
        if self.take_back_asked_by is not seat.other:
            raise RuleError(MatchFault("no take back asked"))
        self.take_back_asked_by = None
        self._events += (TakeBackDeclined(seat),)

    def ask_hint(self, seat: Seat) -> None:
        """Count a hint; what it tells is not the referee's affair."""
        self.check_hint(seat)
        self.hints = self.hints.asked(seat, len(self._times))
        self._events += (HintAsked(seat),)

    def check_hint(self, seat: Seat) -> None:
        """Raise RuleError unless a seat may ask now: in its turn of a casual game without masks."""
        self._heard(seat, "a hint")
        check_hints(self.settings)
        if seat is not self.game.to_act:
            raise RuleError(MatchFault("not your turn", to_act=self.game.to_act, seat=seat, wish="a hint"))

    def set_coach(self, coach: Coach) -> None:
        """Have a coach from now on, or none; raises RuleError in games that count, and under masks."""
        self.settings = replace(self.settings, coach=coach)
        self._was_coached |= coach is not Coach.OFF

    def claim(self, seat: Seat, *, has_left: bool = False) -> None:
        """Claim the game of an opponent who has been absent for three days, where no clock runs.

        Of one who has left for good it can be claimed at any time.
        """
        now = self._heard(seat, "a claim")
        if not has_left:
            self.absence.check_claim(seat)
        self._end(Outcome(Reason.ABANDONED, seat), now)

    def tick(self) -> float:
        """Let a flag fall that is due, and tell the referee's time."""
        now, late = self._now(), self._clocks.running
        if late is None:
            return now
        deadline = self._clocks.deadline
        if deadline is not None and now >= deadline and not self.game.outcome:
            self._end(Outcome(Reason.TIME, late.other), deadline)
        return now

    # How the referee keeps its books

    def _heard(self, seat: Seat, wish: object) -> float:
        expect(seat, Seat, "at the table")
        now = self.tick()
        if self.game.outcome:
            raise RuleError(MatchFault("match over", wish=wish))
        return now

    def _end(self, outcome: Outcome, now: float) -> None:
        self.game = self.game.end(outcome)
        self._close(outcome, now)

    def _close(self, outcome: Outcome, now: float) -> None:
        self._clocks = self._clocks.stop(now)
        self.draw_offered_by = self.take_back_asked_by = None
        self._events += (Ended(outcome),)
