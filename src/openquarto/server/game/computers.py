"""The computers' turns: who owns tables takes turns, and delays are drawn before the table is looked at."""

import asyncio
from collections.abc import Sequence

from openquarto.engine.turn import Turn
from openquarto.players.pace import Pace
from openquarto.server.game.fair_queue import FairQueue
from openquarto.server.game.thinker import LoopThinker, Thinker, TurnRequest


class Computers:
    """Thinkers that all tables share, each with a solver of its own; those who own tables take turns.

    One thinker is for players that only look at the board: they never wait for those that search.
    """

    def __init__(
        self, pace: float = 1.0, searching: Sequence[Thinker] = (), looking: Thinker | None = None
    ) -> None:
        self._pace = Pace(pace)
        self._searching: FairQueue[Thinker] = FairQueue([*searching] or [LoopThinker()])
        self._looking: FairQueue[Thinker] = FairQueue([looking or LoopThinker()])

    async def turn(self, wanted: TurnRequest, *, left: float | None = None, owner: str = "") -> Turn:
        """A whole turn, when its time has come; `left` is what the computer's clock has left.

        Tables of one owner share a line. Whoever is cancelled ends the search, too.
        """
        loop = asyncio.get_running_loop()
        # Before the table is looked at, so that the delay tells nothing of it.
        ready = loop.time() + self._pace.draw(left)
        queue = self._searching if wanted.needs_search else self._looking
        thinker = await queue.acquire(owner)
        turn = await _run(thinker, wanted, queue)
        await asyncio.sleep(max(0.0, ready - loop.time()))
        return turn


async def _run(thinker: Thinker, wanted: TurnRequest, queue: "FairQueue[Thinker]") -> Turn:
    """What a thinker chooses; it is free again when it has ended, and not when nobody waits any more."""
    future: asyncio.Future[Turn] = asyncio.get_running_loop().create_future()

    def finish(result: Turn | Exception) -> None:
        queue.release(thinker)
        if future.cancelled():
            return
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)

    stop = thinker.begin(wanted, finish)
    try:
        return await future
    except asyncio.CancelledError:
        stop()
        raise
