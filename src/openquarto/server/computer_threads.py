"""Computers that think in threads, as many as the machine has cores to spare."""

import asyncio
import os
import sys
import threading
from collections.abc import Callable
from contextlib import suppress

from openquarto.engine.turn import Turn
from openquarto.server.game.computers import Computers
from openquarto.server.game.thinker import Choice, Then, TurnRequest, new_stop

MOST_THREADS = 4
NICENESS = 10


def threaded_computers(pace: float = 1.0, threads: int | None = None) -> Computers:
    """Computers whose turns are chosen in threads."""
    spare = max(1, min(MOST_THREADS, (os.cpu_count() or 1) - 1))  # one core is the event loop's
    return Computers(pace, [ThreadThinker() for _ in range(threads or spare)], ThreadThinker())


class ThreadThinker:
    """Chooses one turn at a time, each in a thread."""

    def __init__(self) -> None:
        self.choice = Choice()

    def begin(self, wanted: TurnRequest, then: Then) -> Callable[[], None]:
        """Choose a turn; `then` is called when the thread has ended."""
        loop = asyncio.get_running_loop()
        stop = new_stop(wanted)

        def think() -> None:
            result: Turn | Exception
            _yield_to_others()
            try:
                result = self.choice.choose(wanted, stop)
            except Exception as problem:  # noqa: BLE001  it is raised where the turn is waited for
                result = problem
            with suppress(RuntimeError):  # the server has stopped meanwhile
                loop.call_soon_threadsafe(then, result)

        # A daemon: a server that stops does not wait until somebody has thought to the end.
        threading.Thread(target=think, name="computer", daemon=True).start()
        return stop.set if stop else lambda: None


def _yield_to_others() -> None:
    """Have the system prefer all other threads to this one: nobody waits for a search but who plays it."""
    if sys.platform == "linux":  # elsewhere a process has one priority
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
