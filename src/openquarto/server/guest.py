"""Somebody at a table over a socket: what they are told, and how they are answered."""

from dataclasses import replace
from typing import Literal

from openquarto.match.warning import warning
from openquarto.rules.error import QuartoError
from openquarto.rules.seat import Seat
from openquarto.server.error import ServerError
from openquarto.server.event import Drawn, Joined, Touched
from openquarto.server.moment import Moment
from openquarto.server.outbox import Outbox
from openquarto.server.presence import Present
from openquarto.server.scene import Scene, clock
from openquarto.server.seatname import SEAT_NAMES, SeatName
from openquarto.server.seeing import Seeing
from openquarto.server.store.protocol import Session
from openquarto.server.table import Table
from openquarto.speech.catalogue import languages
from openquarto.speech.manner import Hearer, Manner, Pieces, Squares
from openquarto.speech.refusal import refuse
from openquarto.speech.setting import tell_change
from openquarto.view.event import TakenBack
from openquarto.wire import messages as wire
from openquarto.wire.table import Sitter

MOST_MISSED = 32  # news that are told one by one to a page that comes back; more is told by the whole table


class Guest:
    """One page at a table."""

    def __init__(
        self,
        table: Table,
        seeing: Seeing,
        outbox: Outbox,
        *,
        session: Session | None = None,
        seen: int = 0,
    ) -> None:
        self.session = session
        self.is_greeted = False  # until then nothing is told
        self.table = table
        self.seeing = seeing
        self._outbox = outbox
        self._seen = seen
        self.said: tuple[str, ...] = ()  # what a "repeat" repeats

    @property
    def hearer(self) -> Hearer:
        """Whom everything is said to."""
        return self.seeing.hearer(self.table.last)

    # What the table tells

    def tell(self, scene: Scene) -> None:
        """Something has happened."""
        if not self.is_greeted or isinstance(scene.moment.deed, Touched):
            return
        news = self.seeing.news(scene)
        self.said = (*news.urgent, *news.said) or self.said
        self._outbox.put(news, scene.moment.seq)
        if scene.move is None and _changes_all(scene.moment):
            self._send_table()

    def warn(self) -> None:
        """Time is running out."""
        last, now = self.table.last, self.table.now()
        said = warning(last.match.at(now), now, self.hearer)
        if said and self.is_greeted:
            self.put(wire.Urgent(list(said), ["low time"], clock(last, now)))

    def meet(self, before: Present, present: Present) -> None:
        """Somebody has come or gone; nobody is told of themselves."""
        if not self.is_greeted:
            return
        gone = before.seats - present.seats
        back = (present.seats - before.seats) & self.table.company.presence.known
        hearer = self.hearer
        said = [
            hearer.says(message, who=hearer.who(seat))
            for message, seats in (("presence-gone", gone), ("presence-back", back))
            for seat in Seat
            if seat in seats and seat is not self.seeing.seat
        ]
        self._put_presence(said)

    def move_to(self, sitter: Sitter) -> None:
        """Sit elsewhere from now on, or only watch."""
        if sitter == self.seeing.sitter:
            return
        self.seeing = replace(self.seeing, sitter=sitter)
        self.show_all()
        if self.is_greeted and sitter == "none":
            self.say("", (self.hearer.says("seat-moved"),))

    def show_all(self) -> None:
        """Look at the whole table again."""
        if self.is_greeted:
            self._send_table()

    def leave(self, code: int) -> None:
        """The table is closed."""
        self._outbox.close(code)

    # How they are answered

    def answer(self, name: str, problem: Exception | None) -> None:
        """Say that something is done, or why not."""
        if isinstance(problem, QuartoError):
            self.refuse(problem, name)
        elif problem:
            raise problem
        else:
            self.put(wire.Done(name))

    def refuse(self, error: QuartoError, name: str = "") -> None:
        """Say why not."""
        said = refuse(error, self.hearer)
        self.said = said
        self.put(wire.Refused(name, error.faults[0].code, " ".join(said)))

    def greet(self, hello: wire.Hello) -> None:
        """Speak as the page wishes, and show the table, or what happened since it saw it last."""
        manner = replace(
            self.seeing.manner,
            language=hello.language if hello.language in languages() else self.seeing.manner.language,
            pieces=Pieces(hello.pieces),
            squares=Squares(hello.squares),
            terse=hello.terse,
        )
        self.seeing = replace(self.seeing, manner=manner)
        seen, self._seen, self.is_greeted = self._seen, 0, True
        if seen != self.table.last.seq:
            self._catch_up(seen)
        self._put_presence([])
        self.table.greet(self)

    def _catch_up(self, seen: int) -> None:
        moments = self.table.moments
        missed = moments[seen:]
        is_too_much = not 0 < seen <= len(moments) or len(missed) > MOST_MISSED
        # Under a mask nothing is told twice, so nothing that is past.
        if is_too_much or self.seeing.is_masked(moments[-1]) or any(map(_changes_all, missed)):
            self._send_table()
            return
        for before, moment in zip(moments[seen - 1 :], missed, strict=False):
            self.tell(Scene(moment, self.table.now(), before))

    def change(self, manner: Manner, name: str) -> None:
        """Be spoken to in another manner."""
        before = self.seeing.manner
        self.seeing = replace(self.seeing, manner=manner)
        self.say(name, tell_change(before, manner))
        if before.language != manner.language or before.edition is not manner.edition:
            self._send_table()

    def seat_or_refuse(self, *, answers: bool = False) -> SeatName:
        """In whose name something is done: two at one screen act for whoever is to act, or to answer."""
        match self.seeing.sitter:
            case "none":
                raise ServerError("no seat")
            case "both":
                match = self.table.last.match
                asker = match.draw_offered_by or match.take_back_asked_by
                seat = asker.other if answers and asker else match.to_act or Seat.FIRST
                return SEAT_NAMES[seat]
            case sitter:
                return sitter

    # What is sent

    def say(self, name: str, said: tuple[str, ...], ask: Literal["", "line", "yes"] = "") -> None:
        """Answer in words."""
        self.said = said or self.said
        self.put(wire.Said(name, list(said), ask))

    def _send_table(self) -> None:
        table, kept = self.table, self.table.kept
        whole = self.seeing.table(table.moments, table.now(), kept)
        self.put(wire.Whole(whole, self.seeing.manner.language))

    def _put_presence(self, said: list[str]) -> None:
        if self.table.last.arrangement.by_link:
            present = self.table.company.presence.told
            first, second = (seat in present.seats for seat in Seat)
            self.put(wire.Presence(first, second, present.watchers, said))

    def put(self, message: wire.ToPage) -> None:
        """Send a message."""
        self._outbox.put(message, self.table.last.seq)


def _changes_all(moment: Moment) -> bool:
    """Whether news are not enough: who plays is another one, or what was done is undone."""
    is_new = isinstance(moment.deed, Joined | Drawn)
    is_unmasked = moment.is_ending and moment.arrangement.settings.mask is not None
    return is_new or is_unmasked or any(isinstance(event, TakenBack) for event in moment.events)
