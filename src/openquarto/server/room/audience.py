"""Everybody who has one table open: what happens there is sent to each of them."""

import logging
from collections.abc import Collection

from openquarto.rules.seat import Seat
from openquarto.server.fair_share import spent
from openquarto.server.game.snapshot import Snapshot
from openquarto.server.game.table import Table
from openquarto.server.room.peers import Peers
from openquarto.server.room.presence import Presence, Present
from openquarto.server.room.update import Update
from openquarto.server.room.viewer import Viewer
from openquarto.server.seat_names import SEATS, SeatName
from openquarto.server.store.protocol import Session

INTERNAL_ERROR, RENEWED = 1011, 4002  # why a socket is closed
LOG = logging.getLogger(__name__)


class Audience:
    """The viewers of one table; it observes the table for them."""

    def __init__(self, table: Table, peers: Peers | None) -> None:
        self.viewers: set[Viewer] = set()
        self._peers = peers if table.last.arrangement.by_link else None
        self.presence = Presence(self._present, self._presence_changed)
        self.seconds = 0.0  # that the last event took to be sent to everybody
        self._table = table

    # Coming and going

    def add(self, viewer: Viewer) -> None:
        """Send a viewer what happens from now on."""
        self.viewers.add(viewer)

    def greet(self, viewer: Viewer) -> None:
        """A viewer has said hello."""
        self._table.arrive(self._seat(viewer))
        self._presence_here_changed()

    def remove(self, viewer: Viewer) -> None:
        """Send a viewer nothing more."""
        self.viewers.discard(viewer)
        self._presence_here_changed()

    # What the table reports

    def table_changed(self, snapshot: Snapshot, before: Snapshot) -> None:
        """One more event has happened, and is durable."""
        if not self.viewers:
            return
        begin = spent()
        update = Update(snapshot, self._table.clock_time, before)
        for viewer in tuple(self.viewers):
            try:
                viewer.send_update(update)
            except Exception:
                # A mistake of ours about one viewer is not the others' concern.
                LOG.exception("a viewer could not be sent an update")
                viewer.close(INTERNAL_ERROR)
        self.seconds = spent() - begin

    def lag(self, seat: Seat) -> float:
        """How long a message takes to a player and back: on the quickest line, if they have several."""
        lags = [viewer.lag for viewer in self.viewers if viewer.projection.seat is seat and viewer.is_greeted]
        return min(lags, default=0.0)

    def is_here(self, seat: Seat) -> bool:
        """Whether a player has the table open here."""
        return any(viewer.is_greeted and self._seat(viewer) is seat for viewer in self.viewers)

    def is_attended(self) -> bool:
        """Whether anybody has the table open here."""
        return any(viewer.is_greeted for viewer in self.viewers)

    def time_is_low(self) -> None:
        """Time is running out for whoever is to act."""
        for viewer in tuple(self.viewers):
            viewer.send_low_time()

    def seats_taken(self, sessions: Collection[Session]) -> None:
        """A page of the same browser comes back with its new cookie, and anybody else to watch."""
        for session in sessions:
            self.send_away(session, RENEWED)

    def seats_changed(self) -> None:
        """Everybody sees the table from where they sit now."""
        for viewer in tuple(self.viewers):
            viewer.change_seat(self._table.seat_of(viewer.session))

    def send_away(self, session: Session, code: int) -> None:
        """Close the sockets of one session."""
        for viewer in tuple(self.viewers):
            if viewer.session == session:
                viewer.close(code)

    def history_changed(self) -> None:
        """Everybody needs the whole table again."""
        for viewer in tuple(self.viewers):
            viewer.resend_table()

    def table_closed(self, code: int) -> None:
        """Every viewer is sent away."""
        self.presence.close()
        if self._peers:
            self._peers.tell(self._table.info.game, Present())
        for viewer in tuple(self.viewers):
            viewer.close(code)

    # Who is present

    def _presence_changed(self, before: Present, present: Present) -> None:
        for viewer in tuple(self.viewers):
            viewer.send_presence_change(before, present, self.presence.known)

    def presence_elsewhere_changed(self) -> None:
        """Somebody came or went at another process; a game may begin with that."""
        if self._peers:
            for seat in self._peers.present(self._table.info.game).seats:
                self._table.arrive(seat)
            self.presence.changed()

    def tell_elsewhere(self, seat: SeatName, word: str) -> None:
        """Have a quick word told to a player who is at another process."""
        if self._peers:
            self._peers.say(self._table.info.game, seat, word)

    def _presence_here_changed(self) -> None:
        if self._peers:
            self._peers.tell(self._table.info.game, self._present_here())
        self.presence.changed()

    def _present(self) -> Present:
        here = self._present_here()
        if not self._peers:
            return here
        elsewhere = self._peers.present(self._table.info.game)
        return Present(here.seats | elsewhere.seats, here.watchers + elsewhere.watchers)

    def _present_here(self) -> Present:
        roles = [self._table.seat_of(viewer.session) for viewer in self.viewers if viewer.is_greeted]
        return Present(frozenset(SEATS[role] for role in roles if role in SEATS), roles.count("none"))

    def _seat(self, viewer: Viewer) -> Seat | None:
        return SEATS.get(self._table.seat_of(viewer.session))
