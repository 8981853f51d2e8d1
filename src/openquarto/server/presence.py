"""Who has a table open. An absence counts after a while: a page that is loaded again has not been away."""

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
    """What was told last, and when to tell again."""

    def __init__(self, look: Callable[[], Present], tell: Callable[[Present, Present], None]) -> None:
        self.told = Present()
        self.known: frozenset[Seat] = frozenset()  # who has been here since the table was opened
        self._look = look
        self._tell = tell
        self._timer: asyncio.TimerHandle | None = None

    def changed(self) -> None:
        """Somebody came, which is told at once, or went, which is told if they stay away."""
        now = self._look()
        if now.seats > self.told.seats:
            self._settle()
        elif now != self.told and self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(GRACE, self._settle)

    def close(self) -> None:
        """Tell no more."""
        if self._timer:
            self._timer.cancel()

    def _settle(self) -> None:
        self.close()
        self._timer = None
        before, self.told = self.told, self._look()
        if before != self.told:
            self._tell(before, self.told)
        self.known |= self.told.seats
