"""The computers' turns, chosen in threads; their delays are drawn before the table is looked at."""

import asyncio
import os
import threading
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

from openquarto.engine.turn import Turn, turn_of
from openquarto.match.touching import Touching
from openquarto.players.pace import Pace
from openquarto.players.roster import RANDOM, new_solver, player_of
from openquarto.rules.game import Game

if TYPE_CHECKING:
    from openquarto.kernel import Solver

MOST_THREADS = 4


class Computers:
    """A pool of workers, each with a solver of its own, which all tables share."""

    def __init__(self, pace: float = 1.0, threads: int | None = None) -> None:
        self._pace = Pace(pace)
        self._free: asyncio.Queue[_Worker] = asyncio.Queue()
        for _ in range(threads or min(MOST_THREADS, os.cpu_count() or 1)):
            self._free.put_nowait(_Worker())

    async def turn(
        self, name: str, game: Game, *, seed: int, left: float | None = None, touching: Touching | None = None
    ) -> Turn:
        """A whole turn, when its time has come; `left` is what the computer's clock has left."""
        loop = asyncio.get_running_loop()
        # Before the table is looked at, so that the delay tells nothing of it.
        ready = loop.time() + self._pace.draw(left)
        turn = await self._choose(name, game, seed, touching)
        await asyncio.sleep(max(0.0, ready - loop.time()))
        return turn

    async def _choose(self, name: str, game: Game, seed: int, touching: Touching | None) -> Turn:
        worker = await self._free.get()
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Turn] = loop.create_future()

        def think() -> None:
            result: Turn | Exception
            try:
                result = worker.choose(name, game, seed, touching)
            except Exception as problem:  # noqa: BLE001  it is raised where the turn is waited for
                result = problem
            with suppress(RuntimeError):  # the server has stopped meanwhile
                loop.call_soon_threadsafe(finish, result)

        def finish(result: Turn | Exception) -> None:
            self._free.put_nowait(worker)
            if future.cancelled():
                return
            if isinstance(result, Exception):
                future.set_exception(result)
            else:
                future.set_result(result)

        # A daemon: a server that stops does not wait until somebody has thought to the end.
        threading.Thread(target=think, name="computer", daemon=True).start()
        return await future


@dataclass(slots=True)
class _Worker:
    """Chooses one turn at a time, with a solver that is kept between turns."""

    solver: "Solver | None" = None

    def choose(self, name: str, game: Game, seed: int, touching: Touching | None) -> Turn:
        """A turn. The player is made anew: what it does follows from the seed, also after a restart."""
        if name == RANDOM:
            return turn_of(player_of(name, seed=seed), game, touching)
        self.solver = self.solver or new_solver()
        return turn_of(player_of(name, seed=seed, solver=self.solver), game, touching)
