"""The computers' turns, chosen in threads; their delays are drawn before the table is looked at."""

import asyncio
import os
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

from openquarto.engine.turn import Turn, turn_of
from openquarto.match.touching import Touching
from openquarto.players.level import LEVELS
from openquarto.players.pace import Pace
from openquarto.players.roster import RANDOM, new_solver, player_of
from openquarto.rules.game import Game
from openquarto.server.game.fair_queue import FairQueue

if TYPE_CHECKING:
    from openquarto.kernel import Solver, Stop

MOST_THREADS = 4
NICENESS = 10


class Computers:
    """Workers that all tables share, each with a solver of its own; those who own tables take turns.

    One worker is for players that only look at the board: they never wait for those that search.
    """

    def __init__(self, pace: float = 1.0, threads: int | None = None) -> None:
        self._pace = Pace(pace)
        count = threads or max(
            1, min(MOST_THREADS, (os.cpu_count() or 1) - 1)
        )  # one core is the event loop's
        self._searching = FairQueue([_Worker() for _ in range(count)])
        self._looking = FairQueue([_Worker()])

    async def turn(self, wanted: "TurnRequest", *, left: float | None = None, owner: str = "") -> Turn:
        """A whole turn, when its time has come; `left` is what the computer's clock has left.

        Tables of one owner share a line. Whoever is cancelled ends the search, too.
        """
        loop = asyncio.get_running_loop()
        # Before the table is looked at, so that the delay tells nothing of it.
        ready = loop.time() + self._pace.draw(left)
        queue = self._searching if wanted.needs_search else self._looking
        worker = await queue.acquire(owner)
        turn = await _run(worker, wanted, lambda: queue.release(worker))
        await asyncio.sleep(max(0.0, ready - loop.time()))
        return turn


@dataclass(frozen=True, slots=True)
class TurnRequest:
    """What a computer is asked: a turn that follows from the seed alone, also after a restart."""

    player: str
    game: Game
    seed: int
    touching: Touching | None = None  # under a mask

    @property
    def needs_search(self) -> bool:
        """Whether the player looks further than the board, in this turn."""
        level = LEVELS.get(self.player)
        return level is not None and self.game.position.placed + 1 >= level.exact_from


async def _run(worker: "_Worker", wanted: TurnRequest, release: Callable[[], None]) -> Turn:
    """What a worker chooses, in a thread; the worker is released when the thread has ended."""
    loop = asyncio.get_running_loop()
    future: asyncio.Future[Turn] = loop.create_future()
    stop = None if wanted.player == RANDOM else _new_stop()

    def think() -> None:
        result: Turn | Exception
        _yield_to_others()
        try:
            result = worker.choose(wanted, stop)
        except Exception as problem:  # noqa: BLE001  it is raised where the turn is waited for
            result = problem
        with suppress(RuntimeError):  # the server has stopped meanwhile
            loop.call_soon_threadsafe(finish, result)

    def finish(result: Turn | Exception) -> None:
        release()
        if future.cancelled():
            return
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)

    # A daemon: a server that stops does not wait until somebody has thought to the end.
    threading.Thread(target=think, name="computer", daemon=True).start()
    try:
        return await future
    except asyncio.CancelledError:
        if stop:
            stop.set()
        raise


def _yield_to_others() -> None:
    """Have the system prefer all other threads to this one: nobody waits for a search but who plays it."""
    if sys.platform == "linux":  # elsewhere a process has one priority
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)


@dataclass(slots=True)
class _Worker:
    """Chooses one turn at a time, with a solver that is kept between turns."""

    solver: "Solver | None" = None

    def choose(self, wanted: TurnRequest, stop: "Stop | None") -> Turn:
        """A turn. The player is made anew; one that searches raises Stopped when it is stopped."""
        solver = None
        if stop:
            self.solver = self.solver or new_solver()
            solver = _stoppable(self.solver, stop)
        player = player_of(wanted.player, seed=wanted.seed, solver=solver)
        return turn_of(player, wanted.game, wanted.touching)


# Only players that search need the kernel to be built.


def _new_stop() -> "Stop":
    from openquarto.kernel import Stop  # noqa: PLC0415

    return Stop()


def _stoppable(solver: "Solver", stop: "Stop") -> "Solver":
    from openquarto.kernel import StoppableSolver  # noqa: PLC0415

    return StoppableSolver(solver, stop)
