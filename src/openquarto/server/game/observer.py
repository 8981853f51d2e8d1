"""Who is told of what happens at a table: the game knows no viewers, only this interface."""

from typing import Protocol

from openquarto.rules.seat import Seat
from openquarto.server.game.snapshot import Snapshot


class TableObserver(Protocol):
    """Is called when something has changed at a table."""

    def table_changed(self, snapshot: Snapshot, before: Snapshot) -> None:
        """One more event has happened, and is durable."""
        ...

    def lag(self, seat: Seat) -> float:
        """How long a message takes to a player and back, in seconds, as it was measured here."""
        ...

    def time_is_low(self) -> None:
        """Time is running out for whoever is to act."""
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
