"""The worker processes of a match: started when there are games for them, replaced when they die, ended."""

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from openquarto.workshop.arena.contest import Contest
from openquarto.workshop.arena.worker import Assignment, Message, Running, work

SPAWN = get_context("spawn")  # a fork would copy locks that other threads hold
SHUT_DOWN_IN = 3.0  # seconds


class Worker:
    """One process, the game that it plays now, and the engines that it has started."""

    def __init__(self, contest: Contest) -> None:
        ours, theirs = SPAWN.Pipe()
        self.connection: Connection[Assignment | None, Message] = ours
        self.task: Assignment | None = None
        self._pids: tuple[int, ...] = ()
        self.process: BaseProcess = SPAWN.Process(target=work, args=(theirs, contest), daemon=True)
        with interrupts_held():  # Ctrl-C at a terminal is for the parent alone
            self.process.start()
        theirs.close()  # so that the end of the process ends the connection

    def assign(self, task: Assignment | None) -> None:
        """Send it a game to play, or None to end it. That it is gone is noticed by `receive`."""
        self.task = task
        with suppress(ConnectionError):
            self.connection.send(task)

    def receive(self) -> Message | None:
        """The next message of the worker; None if it has ended."""
        try:
            message = self.connection.recv()
        except (EOFError, OSError):
            return None
        if isinstance(message, Running):
            self._pids = message.pids
        return message

    def end(self, until: float) -> None:
        """Wait for its end, make it end then, and end what it may have left behind."""
        self.connection.close()
        self.process.join(max(0.0, until - time.monotonic()))
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        if self.process.exitcode:  # by itself it ends its engines
            for pid in self._pids:
                _kill_group(pid)
        self.process.close()


class WorkerPool:
    """At most so many workers for one contest."""

    def __init__(self, contest: Contest, count: int) -> None:
        self._contest, self._count = contest, count
        self.workers: list[Worker] = []

    def start(self, wanted: int) -> None:
        """Start workers until there are as many as are wanted, or as are allowed."""
        while len(self.workers) < min(wanted, self._count):
            self.workers.append(Worker(self._contest))

    @property
    def idle(self) -> list[Worker]:
        """Those without a game."""
        return [worker for worker in self.workers if worker.task is None]

    def messages(self) -> Iterator[tuple[Worker, Message | None]]:
        """Wait until a worker sends a message, or ends; one that has ended is taken out of the pool."""
        talkers = {worker.connection: worker for worker in self.workers}
        for connection in wait(list(talkers)):
            assert isinstance(connection, Connection)  # nothing else is waited for
            worker = talkers[connection]
            message = worker.receive()
            if message is None:
                self.workers.remove(worker)
                worker.end(time.monotonic())
            yield worker, message

    def shut_down(self) -> None:
        """End all of them and their engines: the idle in peace, the others in the middle of their games."""
        with interrupts_held():
            for worker in self.workers:
                if worker.task is None:
                    worker.assign(None)
                else:
                    worker.connection.close()
            # One that is greeting an engine has to wait for it, before it can end it: twice at most.
            until = time.monotonic() + 2 * self._contest.patience + SHUT_DOWN_IN
            for worker in self.workers:
                worker.end(until)
            self.workers.clear()


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Let Ctrl-C wait until this is over; a process that is started meanwhile never hears it."""
    if os.name != "posix":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _kill_group(pid: int) -> None:
    """End an engine whose worker was killed; it leads a group of its own."""
    if os.name == "posix":
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(pid, signal.SIGKILL)
