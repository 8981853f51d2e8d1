"""Who has a table open. An absence counts after a while: a page that is reloaded has not been away."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from openquarto.rules.seat import Seat

GRACE = 5.0  # seconds


@dataclass(frozen=True, slots=True)
class Present:
    """The seats whose players are here, and how many watch."""

    seats: frozenset[Seat] = frozenset()
    watchers: int = 0


class Presence:
    """Who was announced as present last, and when to announce a change."""

    def __init__(self, look: Callable[[], Present], announce: Callable[[Present, Present], None]) -> None:
        self.announced = Present()
        self.known: frozenset[Seat] = frozenset()  # who has been here since the table was opened
        self._look = look
        self._announce = announce
        self._timer: asyncio.TimerHandle | None = None

    def changed(self) -> None:
        """Somebody came, which is told at once, or went, which is told if they stay away."""
        now = self._look()
        if now.seats > self.announced.seats:
            self._settle()
        elif now != self.announced and self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(GRACE, self._settle)

    def close(self) -> None:
        """Announce nothing more."""
        if self._timer:
            self._timer.cancel()

    def _settle(self) -> None:
        self.close()
        self._timer = None
        before, self.announced = self.announced, self._look()
        if before != self.announced:
            self._announce(before, self.announced)
        self.known |= self.announced.seats
