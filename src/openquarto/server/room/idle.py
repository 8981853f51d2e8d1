"""Rooms in the order in which they were left alone, so that nobody has to walk over all of them."""

from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

Each = TypeVar("Each")
IDLE = 300.0  # seconds that an empty room stays in memory


class IdleRooms(Generic[Each]):
    """A queue of rooms: all wait equally long, so the first is the first to be looked at."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._since: dict[Each, float] = {}  # in the order of these times

    def __len__(self) -> int:
        return len(self._since)

    def put(self, room: Each) -> None:
        """Let a room wait from now on, at the end of the queue."""
        self._since.pop(room, None)
        self._since[room] = self._now()

    def due(self) -> Iterator[Each]:
        """Take out the rooms that have waited long enough."""
        limit = self._now() - IDLE
        while self._since:
            room, since = next(iter(self._since.items()))
            if since > limit:
                return
            del self._since[room]
            yield room
