"""Who is told of what happens at a table: the game knows no viewers, only this interface."""

from collections.abc import Collection
from typing import Protocol

from openquarto.rules.seat import Seat
from openquarto.server.game.snapshot import Snapshot
from openquarto.server.store.protocol import Session


class TableObserver(Protocol):
    """Is called when something has changed at a table."""

    def table_changed(self, snapshot: Snapshot, before: Snapshot) -> None:
        """One more event has happened, and is durable."""
        ...

    def lag(self, seat: Seat) -> float:
        """How long a message takes to a player and back, in seconds, as it was measured here."""
        ...

    def is_here(self, seat: Seat) -> bool:
        """Whether a player has the table open at this process."""
        ...

    def is_attended(self) -> bool:
        """Whether anybody has the table open at this process."""
        ...

    def time_is_low(self) -> None:
        """Time is running out for whoever is to act."""
        ...

    def seats_taken(self, sessions: Collection[Session]) -> None:
        """Other sessions have the seats of these."""
        ...

    def seats_changed(self) -> None:
        """Somebody else has a seat."""
        ...

    def history_changed(self) -> None:
        """The past was rewritten: what was sent of it is out of date."""
        ...

    def table_closed(self, code: int) -> None:
        """The table is no longer in memory here."""
        ...
