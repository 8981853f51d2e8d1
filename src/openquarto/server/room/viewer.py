"""One page at a table: what it is sent of what happens there, and the answers to what it asks."""

from dataclasses import replace
from itertools import pairwise
from typing import Literal

from openquarto.match.warning import warning
from openquarto.rules.error import QuartoError
from openquarto.rules.seat import Seat
from openquarto.server.game.events import CoachSet, Joined, LotDrawn, Touched
from openquarto.server.game.snapshot import Snapshot
from openquarto.server.game.table import Table
from openquarto.server.room.presence import Presence, Present
from openquarto.server.room.projection import Projection
from openquarto.server.room.sender import Sender
from openquarto.server.room.update import Update, clock
from openquarto.server.store.protocol import Session
from openquarto.speech.catalogue import languages
from openquarto.speech.manner import Hearer, Manner, Pieces, Squares
from openquarto.speech.refusal import refuse
from openquarto.speech.setting import tell_change
from openquarto.view.event import TakenBack
from openquarto.wire import analysis
from openquarto.wire import messages as wire
from openquarto.wire.table import Sitter


class Viewer:
    """One page at a table. Nothing is sent before it has said hello."""

    def __init__(
        self,
        table: Table,
        projection: Projection,
        sender: Sender,
        *,
        session: Session | None = None,
        seq: int = 0,
    ) -> None:
        self.session = session
        self.is_greeted = False
        self.wants_words = False  # quick words of the players
        self.table = table
        self.projection = projection
        self.said: tuple[str, ...] = ()  # what a "repeat" repeats
        self._sender = sender
        self._seq = seq  # the last event that the page has seen

    @property
    def hearer(self) -> Hearer:
        """Whom everything is said to."""
        return self.projection.hearer(self.table.last)

    @property
    def lag(self) -> float:
        """How long a message takes to the page and back, in seconds."""
        return self._sender.lag

    # What the table reports

    def send_update(self, update: Update) -> None:
        """Send what one event has changed."""
        if not self.is_greeted or isinstance(update.snapshot.cause, Touched):
            return
        news = self.projection.news(update)
        self.said = (*news.urgent, *news.said) or self.said
        self._sender.put(news, update.snapshot.seq)
        if update.clock.running is not None and update.public.to_act is self.projection.seat:
            self._sender.measure_lag()  # behind the news: the answer is on its way when they are there
        if update.move is None and _needs_whole_table(update.snapshot):
            self.resend_table()

    def send_low_time(self) -> None:
        """Say that time is running out, to whoever it concerns."""
        last, now = self.table.last, self.table.clock_time
        said = warning(last.match.at(now), now, self.hearer)
        if said and self.is_greeted:
            self.put(wire.Urgent(list(said), ["low time"], clock(last, now)))

    def send_presence_change(self, before: Present, present: Present, known: frozenset[Seat]) -> None:
        """Say who has come or gone; nobody is told of themselves, or of somebody's first coming."""
        if not self.is_greeted:
            return
        gone, back = before.seats - present.seats, (present.seats - before.seats) & known
        hearer = self.hearer
        said = [
            hearer.says(message, who=hearer.who(seat))
            for message, seats in (("presence-gone", gone), ("presence-back", back))
            for seat in Seat
            if seat in seats and seat is not self.projection.seat
        ]
        self._send_presence(present, said)

    def change_seat(self, role: Sitter) -> None:
        """See the table from another seat from now on, or only watch."""
        if role == self.projection.role:
            return
        has_left = self.projection.role in self.table.last.left
        self.projection = replace(self.projection, role=role)
        self.resend_table()
        if self.is_greeted and role == "none" and not has_left:
            self.say("", (self.hearer.says("seat-moved"),))

    def resend_table(self) -> None:
        """Send the whole table."""
        if self.is_greeted:
            table = self.table
            whole = self.projection.table(table.history, table.clock_time, table.info.titled(self.session))
            self.put(wire.Whole(whole, self.projection.manner.language))

    def close(self, code: int) -> None:
        """Send the page away."""
        self._sender.close(code)

    # Hello

    def hello(self, message: wire.Hello, presence: Presence) -> None:
        """Speak as the page wishes, and send the table, or what happened since it saw it last."""
        manner = replace(
            self.projection.manner,
            language=message.language if message.language in languages() else self.projection.manner.language,
            pieces=Pieces(message.pieces),
            squares=Squares(message.squares),
            terse=message.terse,
        )
        self.projection = replace(self.projection, manner=manner)
        seq, self._seq, self.is_greeted = self._seq, 0, True
        self.wants_words = message.words
        if seq != self.table.last.seq:
            self._catch_up(seq)
        self._send_presence(presence.announced, [])

    def _catch_up(self, seq: int) -> None:
        # Under a mask nothing is told twice, so nothing that is past.
        is_masked = self.projection.is_masked(self.table.last)
        snapshots = [] if is_masked else self.table.history.since(seq)
        if not snapshots or any(map(_needs_whole_table, snapshots[1:])):
            self.resend_table()
            return
        for before, snapshot in pairwise(snapshots):
            self.send_update(Update(snapshot, self.table.clock_time, before))

    # Answers

    def put(self, message: wire.ToPage) -> None:
        """Send a message about the table as it is now."""
        self._sender.put(message, self.table.last.seq)

    def say(self, id: str, said: tuple[str, ...], ask: Literal["", "line", "yes"] = "") -> None:  # noqa: A002
        """Answer in words."""
        self.said = said or self.said
        self.put(wire.Said(id, list(said), ask))

    def advise(self, id: str, hint: analysis.Hint) -> None:  # noqa: A002
        """Answer with a step of a hint."""
        self.said = tuple(hint.sentences)
        self.put(wire.Hinted(id, hint))

    def coach(self, id: str, judgement: analysis.Judgement) -> None:  # noqa: A002
        """Say what the coach has to say, instead of doing it."""
        advice, question = judgement.advice, self.hearer.says("coach-ask")
        assert advice is not None  # else there is nothing to say
        self.said = (*advice.sentences, question)
        self.put(wire.Coached(id, judgement.seen, advice, question))

    def step(self, id: str, step: str) -> None:  # noqa: A002
        """Let the page go to a turn of a game that is over: which one it shows is its own affair."""
        self.put(wire.Said(id, [], step=step))

    def refuse(self, error: QuartoError, id: str = "") -> None:  # noqa: A002
        """Answer with why something is refused."""
        said = refuse(error, self.hearer)
        self.said = said
        self.put(wire.Refused(id, error.faults[0].code, " ".join(said)))

    def change_manner(self, manner: Manner, id: str) -> None:  # noqa: A002
        """Speak in another manner from now on."""
        before = self.projection.manner
        self.projection = replace(self.projection, manner=manner)
        self.say(id, tell_change(before, manner))
        if before.language != manner.language or before.edition is not manner.edition:
            self.resend_table()

    def _send_presence(self, present: Present, said: list[str]) -> None:
        if self.table.last.arrangement.by_link:
            first, second = (seat in present.seats for seat in Seat)
            self.put(wire.Presence(first, second, present.watchers, said))


def _needs_whole_table(snapshot: Snapshot) -> bool:
    """Whether news are not enough: who plays is another one, or what was done is undone."""
    is_new = isinstance(snapshot.cause, Joined | LotDrawn | CoachSet)
    is_unmasked = snapshot.is_ending and snapshot.arrangement.settings.mask is not None
    return is_new or is_unmasked or any(isinstance(event, TakenBack) for event in snapshot.events)
