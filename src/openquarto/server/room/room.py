"""A table that is in memory, with everybody who has it open."""

from openquarto.server.game.table import Table
from openquarto.server.limits import Limits
from openquarto.server.room.audience import Audience
from openquarto.server.room.idle import IdleRooms
from openquarto.server.room.peers import Peers
from openquarto.server.room.quick_words import QuickWords


class Room:
    """A table and its audience."""

    def __init__(
        self, table: Table, idle: "IdleRooms[Room]", limits: Limits, peers: Peers | None = None
    ) -> None:
        self.table = table
        self.audience = Audience(table, peers)
        self.quick_words = QuickWords(table, self.audience, limits)
        self._idle = idle
        table.start(self.audience)

    def touch(self) -> None:
        """Somebody has come, looked or gone: from now on it counts whether anybody does again."""
        self._idle.put(self)

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here, no clock runs and nothing is under way."""
        return not self.audience.viewers and self.table.is_quiet
