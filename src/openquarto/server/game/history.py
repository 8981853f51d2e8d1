"""What a table remembers of its past: what is told of it, the last snapshots, and what was counted."""

from collections import deque
from collections.abc import Iterable

from openquarto.server.game.budget import EventBudget
from openquarto.server.game.moment import Moment, replayed
from openquarto.server.game.snapshot import Snapshot, key_of
from openquarto.server.limits import Limits

MOST_TOLD = 200  # events in a message log: a game that is played without taking back has forty
MOST_REPEATED = 32  # events that can be sent again one by one


class History:
    """The past of one table.

    A snapshot is large, and a server has thousands of tables: two of them are kept as checkpoints, and those
    after them are replayed when somebody asks. However long a game is, that is at most 64 events.
    """

    def __init__(self, snapshots: Iterable[Snapshot], limits: Limits) -> None:
        self.moments: deque[Moment] = deque(maxlen=MOST_TOLD)
        self.keys: set[str] = set()  # idempotency keys of all that has happened
        self.budget = EventBudget(limits)
        self._checkpoints: deque[Snapshot] = deque(maxlen=2)
        self.last: Snapshot
        for snapshot in snapshots:
            self.append(snapshot)

    def append(self, snapshot: Snapshot) -> None:
        """One more event has happened."""
        self.last = snapshot
        self.moments.append(Moment.of(snapshot))
        self.budget.count(snapshot.cause)
        if key := key_of(snapshot):
            self.keys.add(key)
        if not self._checkpoints or snapshot.seq - self._checkpoints[-1].seq >= MOST_REPEATED:
            self._checkpoints.append(snapshot)

    def since(self, seq: int) -> list[Snapshot]:
        """The snapshots from this number on; nothing if that is too long ago, or still to come."""
        base = next((each for each in reversed(self._checkpoints) if each.seq <= seq), None)
        if base is None or not self.last.seq - MOST_REPEATED <= seq <= self.last.seq:
            return []
        later = (moment for moment in self.moments if moment.seq > base.seq)
        return [each for each in (base, *replayed(base, later)) if each.seq >= seq]
