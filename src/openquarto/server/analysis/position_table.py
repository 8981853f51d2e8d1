"""A position as a table that a page can mount: nobody plays there, and no clock runs."""

from openquarto.match.arrangement import Arrangement
from openquarto.match.mask import Mask
from openquarto.match.settings import Settings
from openquarto.notation.record import Record
from openquarto.rules.game import Game
from openquarto.rules.position import Position
from openquarto.server.game.events import Opened
from openquarto.server.game.history import History
from openquarto.server.game.snapshot import Snapshot
from openquarto.server.limits import Limits
from openquarto.server.room.projection import Projection
from openquarto.server.store.protocol import GameInfo
from openquarto.speech.manner import Manner
from openquarto.wire.table import Table

_LIMITS = Limits()


def position_table(position: Position, manner: Manner, mask: Mask | None = None) -> Table:
    """The table of a position, seen by one person who acts for both; under a mask nothing of it."""
    settings = Settings(variant=position.variant, edition=manner.edition, mask=mask)
    record = Record.of(Game.of(position), settings.tags())
    opened = Opened.of(Arrangement(settings), record=str(record))
    snapshot = Snapshot.opening(opened, 0.0)
    history = History([snapshot], _LIMITS)
    return Projection("both", manner).table(history, snapshot.at, GameInfo("", "", 0.0))
