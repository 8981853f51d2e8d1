"""What a seat may see, decided in this one place: all that leaves the server about a game is made here."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

import msgspec

from openquarto.match.arrangement import PERSON, Arrangement
from openquarto.match.coach import Coach
from openquarto.match.greeting import agreement, coach_sentence, lot_sentence, review, rule_sentences
from openquarto.rules.piece import Piece
from openquarto.rules.seat import Seat
from openquarto.server.game.events import Acted, CoachSet, Hinted, Joined, Left, LotDrawn, Opened
from openquarto.server.game.history import History
from openquarto.server.game.moment import Moment
from openquarto.server.game.snapshot import Snapshot
from openquarto.server.room.agreement import name_of, record, rules, title
from openquarto.server.room.lesson_table import shown_lesson, small_match_told
from openquarto.server.room.summary import Summary
from openquarto.server.room.table_view import masked_view, open_view
from openquarto.server.room.update import Update, milliseconds
from openquarto.server.seat_names import SEAT_NAMES, SEATS
from openquarto.server.store.protocol import GameInfo
from openquarto.speech.announce import next_step, retell, undone_in_words
from openquarto.speech.answer import answer, prompt, status
from openquarto.speech.command import Ask, Question
from openquarto.speech.manner import Hearer, Manner
from openquarto.speech.move_sentences import nameless, tell
from openquarto.view.event import Event, TakeBackAsked
from openquarto.view.masked import MaskedView, Sight
from openquarto.wire import table as wire
from openquarto.wire.messages import News
from openquarto.wire.table import Sitter

Words = tuple[tuple[str, ...], list[str], str, str]  # for the log, to be said, the status and the prompt


@dataclass(slots=True)
class Projection:
    """The table for one viewer: from which seat it is seen, and in which manner it is told."""

    role: Sitter
    manner: Manner
    _heard: tuple[Arrangement, Hearer] | None = field(default=None, init=False, compare=False, repr=False)
    _nameless: Hearer | None = field(default=None, init=False, compare=False, repr=False)  # the same

    @property
    def seat(self) -> Seat | None:
        """The one seat that is "you", if there is one."""
        return SEATS.get(self.role)

    def hearer(self, moment: Snapshot | Moment | Summary) -> Hearer:
        """Whom everything is said to; the same one as long as the same people play."""
        arrangement = moment.arrangement
        if self._heard is None or self._heard[0] is not arrangement:
            settings, sitters = arrangement.settings, arrangement.sitters
            hearer = Hearer(
                manner=self.manner,
                seat=self.seat,
                first=settings.first,
                second=settings.second,
                computers=frozenset(seat for seat in Seat if sitters[seat] != PERSON),
            )
            self._heard, self._nameless = (arrangement, hearer), nameless(hearer)
        return self._heard[1]

    def view(self, snapshot: Snapshot) -> Sight:
        """The table as this seat sees it; two at one screen see it as whoever is to act."""
        seat = snapshot.match.to_act if self.role == "both" else self.seat
        return snapshot.match.view(seat)

    def glance(self, summary: Summary) -> Sight:
        """The table in a list, as `view` shows it: under a mask nothing of it."""
        whole = summary.view
        seat = whole.to_act if self.role == "both" else self.seat
        if seat in summary.hidden_from:
            return MaskedView.of(whole, seat=seat)
        return replace(whole, seat=seat)

    def from_outside(self, snapshot: Snapshot) -> "Projection":
        """For print, picture and record: of a masked game they show no more than the masked seat sees."""
        return Projection("none", self.manner) if snapshot.match.is_masked(None) else self

    # For the wire

    def table(self, history: History, now: float, info: GameInfo) -> wire.Table:
        """The whole table; without a title it is called by who plays."""
        snapshot = history.last
        update, hearer = Update(snapshot, now), self.hearer(snapshot)
        view = self._seen(update)
        return wire.Table(
            game=info.game,
            title=title(info, snapshot.arrangement, self.manner),
            seat=self.role,
            first=self._player(Seat.FIRST, snapshot),
            second=self._player(Seat.SECOND, snapshot),
            rules=rules(snapshot.arrangement.settings, hearer),
            view=self.shown(update),
            status=_status(view, hearer, snapshot),
            prompt=prompt(view, hearer),
            clock=update.clock,
            offers=self._offers(update),
            entries=self.log(history),
            record=str(record(snapshot)),
            next=snapshot.next,
            by_link=snapshot.arrangement.by_link,
            is_waiting=not snapshot.is_begun,
            is_free=snapshot.arrangement.by_link and len({*info.seats.values()}) < len(Seat),
            claim_in=self._claim_in(update),
            lesson=shown_lesson(snapshot, hearer),
        )

    def news(self, update: Update) -> News:
        """What has just happened, and the table after it."""
        snapshot = update.snapshot
        told, said, stands, word = self._moved(update) or self._happened(update)
        missed = review(snapshot.match, self.hearer(snapshot)) if update.is_ending else ()
        return News(
            view=self.shown(update),
            status=stands,
            prompt=word,
            clock=update.clock,
            offers=self._offers(update),
            entries=[wire.Entry(snapshot.seq, sentence) for sentence in (*told, *missed)],
            said=list(missed) if update.is_ending else said,
            urgent=said if update.is_ending else [],
            cues=[*update.cues, "your turn"] if self._has_turned_to_me(update) else update.cues,
            action=_action(snapshot, is_masked=update.is_masked and self.is_masked(snapshot)),
            next=snapshot.next,
            claim_in=self._claim_in(update),
            points=[snapshot.points[seat] for seat in Seat] if update.phase == "over" else None,
        )

    def _moved(self, update: Update) -> Words | None:
        """The words of a gift or a placement, as everybody hears them who sees it."""
        hearer = self.hearer(update.snapshot)
        if update.move is None or self._nameless is None:
            return None
        told, following, stands, word = tell(update.move, update.public, hearer, self._nameless)
        return (told,), [told, *following], stands, word

    def _happened(self, update: Update) -> Words:
        """The words of anything else."""
        snapshot, view = update.snapshot, self._seen(update)
        hearer = self.hearer(snapshot)
        match, events = snapshot.match, snapshot.events
        told = new = self._sentences(snapshot, view, hearer, match.told(events, self.seat))
        if update.is_masked:
            new = self._sentences(snapshot, view, hearer, match.told(events, self.seat, is_new=True))
        said = [] if self._has_asked(snapshot) else [*new, *next_step(snapshot.events, view, hearer)]
        return told, said, _status(view, hearer, snapshot), prompt(view, hearer)

    def log(self, history: History) -> list[wire.Entry]:
        """The message log. Under a mask it holds the last event only: an older one is a memory on paper."""
        last, view = history.last, self.view(history.last)
        if not self.is_masked(last):
            moments = ((moment, moment.view or view) for moment in history.moments)
        else:  # since the last event that is told there were only touches: the table is as it was
            moments = ((moment, view) for moment in history.moments if moment.seq == last.shared_seq)
        return [entry for moment, seen in moments for entry in self._entries(moment, seen, last)]

    def _entries(self, moment: Moment, view: Sight, last: Snapshot) -> Iterator[wire.Entry]:
        """What the log tells of an event to those who see, or may see by now."""
        hearer, told = self.hearer(moment), last.match.told(moment.events, self.seat)
        missed = review(last.match, hearer) if moment.is_ending else ()
        said = (*self._sentences(moment, view, hearer, told), *missed)
        yield from (wire.Entry(moment.seq, sentence) for sentence in said)

    def is_masked(self, snapshot: Snapshot) -> bool:
        """Whether the pieces are hidden from here."""
        return snapshot.match.is_masked(self.seat)

    def _seen(self, update: Update) -> Sight:
        return self.view(update.snapshot) if update.is_masked else update.view

    def status(self, summary: Summary) -> str:
        """Whose turn it is, and what for; or that somebody is waited for."""
        return _status(self.glance(summary), self.hearer(summary), summary)

    def _sentences(  # noqa: PLR0911  one case an event
        self, moment: Snapshot | Moment, view: Sight, hearer: Hearer, events: tuple[Event, ...]
    ) -> tuple[str, ...]:
        match moment.cause:
            case Acted():
                return retell(events, view, hearer)
            case CoachSet(_, coach):
                return (coach_sentence(Coach(coach), hearer),)
            case Opened() as opened:
                told = agreement(moment.arrangement, hearer) + small_match_told(opened, hearer)
                return told + retell(events, view, hearer)
            case Joined(seat, _) if self.seat is not Seat(seat):
                return (hearer.says("joined", who=hearer.who(Seat(seat))),)
            case Left(seat) if self.seat is Seat(seat):
                return (hearer.says("leave-told"),)
            case Left(seat):
                then = () if self.seat is None else (hearer.says("left-next"),)
                return (hearer.says("left", who=hearer.who(Seat(seat))), *then)
            case LotDrawn(by_lot=True):
                return (lot_sentence(hearer),)
            case LotDrawn():
                return status(view, hearer)
            case _:
                return retell(events, view, hearer)

    def answer(self, ask: Ask, snapshot: Snapshot, now: float) -> tuple[str, ...]:
        """The answer to a question."""
        hearer = self.hearer(snapshot)
        if ask.question is Question.VARIANT:
            return rule_sentences(snapshot.arrangement.settings, hearer)
        match = snapshot.match.at(now)
        clocks = {seat: match.time_left(seat) for seat in Seat}
        events = snapshot.match.events(self.seat)
        return answer(ask, self.view(snapshot), hearer, events=events, clocks=clocks)

    def shown(self, update: Update) -> wire.View:
        """The board and the hand as this seat sees them."""
        public, seen = update.public, self._seen(update) if update.is_masked else None
        to_act = seen.to_act if seen else public.to_act
        is_mine = to_act is not None and (self.role == "both" or to_act is self.seat)
        is_my_turn = is_mine and update.to_act is not None
        if isinstance(seen, MaskedView):
            return masked_view(seen, update, is_my_turn=is_my_turn)
        return open_view(update, self.hearer(update.snapshot), is_my_turn=is_my_turn)

    def _offers(self, update: Update) -> wire.Offers:
        """What waits for an answer, with what a take-back would undo as this seat may know it."""
        match = update.snapshot.match
        asker = match.take_back_asked_by
        if asker is None:
            return update.offers
        (asked,) = match.told((TakeBackAsked(asker, match.undoing),), self.seat)
        undone = asked.undone if isinstance(asked, TakeBackAsked) else ()
        sentences = undone_in_words(undone, self.hearer(update.snapshot), "would-undo")
        return msgspec.structs.replace(update.offers, undoes=[*sentences])

    def _claim_in(self, update: Update) -> int | None:
        """When this seat may claim a game by link: at once if the other one has left it for good."""
        snapshot, seat = update.snapshot, self.seat
        if seat is None or update.to_act is None or not snapshot.arrangement.by_link:
            return None
        if SEAT_NAMES[seat.other] in snapshot.left:
            return 0
        return milliseconds(snapshot.match.at(update.now).absence.seconds_to_claim(seat))

    def _player(self, seat: Seat, snapshot: Snapshot) -> wire.Player:
        return wire.Player(
            name=name_of(seat, snapshot.arrangement, self.manner),
            is_me=seat is self.seat,
            is_computer=snapshot.arrangement.sitters[seat] != PERSON,
            points=snapshot.points[seat],
        )

    def _has_asked(self, snapshot: Snapshot) -> bool:
        """Whether it was a hint that was asked for here: the hint itself is said instead."""
        cause = snapshot.cause
        return isinstance(cause, Hinted) and self.role in ("both", cause.seat)

    def _has_turned_to_me(self, update: Update) -> bool:
        """Whether this seat is to act now and was not before; two at one screen need no sound for that."""
        return update.is_turn and update.public.to_act is not None and update.public.to_act is self.seat


def _action(snapshot: Snapshot, *, is_masked: bool) -> str:
    """What was done, for the motion; a gift is hidden under a mask."""
    if not isinstance(snapshot.cause, Acted):
        return ""
    return "" if is_masked and snapshot.cause.action in Piece.__members__ else snapshot.cause.action


def _status(view: Sight, hearer: Hearer, table: Snapshot | Summary) -> str:
    return " ".join(status(view, hearer)) if table.is_begun else hearer.says("waiting")
