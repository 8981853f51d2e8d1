"""A table that is in memory, with everybody who has it open."""

from openquarto.server.game.table import Table
from openquarto.server.room.audience import Audience


class Room:
    """A table and its audience."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.audience = Audience(table)
        self.idle_since = table.now()
        table.start(self.audience)

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here, no clock runs and nothing is under way."""
        return not self.audience.viewers and self.table.is_quiet
