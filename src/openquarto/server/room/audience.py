"""Everybody who has one table open: what happens there is sent to each of them."""

import logging
import time

from openquarto.rules.seat import Seat
from openquarto.server.game.snapshot import Snapshot
from openquarto.server.game.table import Table
from openquarto.server.room.presence import Presence, Present
from openquarto.server.room.update import Update
from openquarto.server.room.viewer import Viewer
from openquarto.server.seat_names import SEATS
from openquarto.server.store.protocol import Session

INTERNAL_ERROR = 1011  # why a socket is closed
LOG = logging.getLogger(__name__)


class Audience:
    """The viewers of one table; it observes the table for them."""

    def __init__(self, table: Table) -> None:
        self.viewers: set[Viewer] = set()
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
        self.presence.changed()

    def remove(self, viewer: Viewer) -> None:
        """Send a viewer nothing more."""
        self.viewers.discard(viewer)
        self.presence.changed()

    # What the table reports

    def table_changed(self, snapshot: Snapshot, before: Snapshot) -> None:
        """One more event has happened, and is durable."""
        if not self.viewers:
            return
        begin = time.perf_counter()
        update = Update(snapshot, self._table.clock_time, before)
        for viewer in tuple(self.viewers):
            try:
                viewer.send_update(update)
            except Exception:
                # A mistake of ours about one viewer is not the others' concern.
                LOG.exception("a viewer could not be sent an update")
                viewer.close(INTERNAL_ERROR)
        self.seconds = time.perf_counter() - begin

    def lag(self, seat: Seat) -> float:
        """How long a message takes to a player and back: on the quickest line, if they have several."""
        lags = [viewer.lag for viewer in self.viewers if viewer.projection.seat is seat and viewer.is_greeted]
        return min(lags, default=0.0)

    def time_is_low(self) -> None:
        """Time is running out for whoever is to act."""
        for viewer in tuple(self.viewers):
            viewer.send_low_time()

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
        for viewer in tuple(self.viewers):
            viewer.close(code)

    # Who is present

    def _presence_changed(self, before: Present, present: Present) -> None:
        for viewer in tuple(self.viewers):
            viewer.send_presence_change(before, present, self.presence.known)

    def _present(self) -> Present:
        roles = [self._table.seat_of(viewer.session) for viewer in self.viewers if viewer.is_greeted]
        return Present(frozenset(SEATS[role] for role in roles if role in SEATS), roles.count("none"))

    def _seat(self, viewer: Viewer) -> Seat | None:
        return SEATS.get(self._table.seat_of(viewer.session))
