"""The coach at a table: looks at a turn before its piece is given, and tells its player alone.

Nothing is committed before it has looked, and nothing is if it speaks: the piece is still to be given. So
there is no computer to hold back, no clock to set back, and nothing that others could hear of it. While it
looks, the player's clock stands still.
"""

import asyncio
import logging
from collections.abc import Callable

from openquarto.claims.advice import Part
from openquarto.match.coach import Coach, speaks
from openquarto.rules.action import Action, Give, Phase
from openquarto.rules.error import QuartoError
from openquarto.rules.position import Position
from openquarto.rules.seat import Seat
from openquarto.server.game.table import Table
from openquarto.server.room.advice import Adviser
from openquarto.server.room.viewer import Viewer
from openquarto.speech.refusal import refuse
from openquarto.wire import analysis

LOG = logging.getLogger(__name__)
PATIENCE = 10.0  # seconds after which a turn goes on without the coach: a worker may have to be started first
_NOTHING = analysis.Judgement("")
Judged = Callable[[analysis.Judgement, bool], None]  # what was found, and whether the coach speaks


class Coaching:
    """The coach of one page."""

    def __init__(self, viewer: Viewer, table: Table, adviser: Adviser) -> None:
        self._viewer = viewer
        self._table = table
        self._adviser = adviser
        self._spoken: tuple[Position, Action] | None = None  # what was spoken of last
        self._has_excused = False  # it was said why there is no coach here
        self._task: asyncio.Task[None] | None = None

    def looks(self, action: object, seat: Seat) -> bool:
        """Whether to look at an action first; one that was spoken of already is meant."""
        match = self._table.last.match
        position = match.game.position
        return (
            match.settings.coach is not Coach.OFF
            and isinstance(action, Give)
            and match.to_act is seat
            and position.phase is Phase.GIVE
            and action.piece in position.stock
            and self._spoken != (position, action)
        )

    def look(self, action: Give, turns: str, judged: Judged) -> None:
        """Look at the turn that ends with this action, then call back."""
        self._task = asyncio.get_running_loop().create_task(self._look(action, turns, judged))

    def close(self) -> None:
        """The page has gone: nobody waits for an answer."""
        if self._task:
            self._task.cancel()

    async def _look(self, action: Give, turns: str, judged: Judged) -> None:
        match = self._table.last.match
        with self._table.look():
            found = await self._judgement(action)
        advice = found.advice
        is_spoken = advice is not None and speaks(
            match.settings.coach, turns, Part(advice.part), is_big=advice.is_big
        )
        now = self._table.last.match
        is_spoken = is_spoken and now.outcome is None and now.game.position == match.game.position
        if is_spoken:
            self._spoken = match.game.position, action
        judged(found, is_spoken)  # what is not possible any more is refused

    async def _judgement(self, action: Give) -> analysis.Judgement:
        """What the coach thinks, or nothing where it may not say it, or comes too late."""
        manner, game = self._viewer.projection.manner, self._table.last.match.game
        try:
            await self._adviser.check(self._viewer.session, manner)
            return await asyncio.wait_for(self._adviser.judge(game, action.piece, manner), PATIENCE)
        except QuartoError as refusal:
            if not self._has_excused:
                self._viewer.say("", refuse(refusal, self._viewer.hearer))
                self._has_excused = True
        except TimeoutError:
            pass
        except Exception:
            LOG.exception("a turn could not be judged")
        return _NOTHING
