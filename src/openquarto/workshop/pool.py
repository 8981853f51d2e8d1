"""Who solves chunks: the workers of a cluster, or processes of this machine, which may be killed."""

import json
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future
from types import TracebackType
from typing import Protocol, Self

from openquarto.workshop.error import WorkshopError, WorkshopFault

MOST_DEATHS = 3  # in a row, without a chunk finished between them


class WorkerPool(Protocol):
    """Takes chunks, and keeps its promises through the death of workers."""

    def capacity(self) -> int:
        """How many chunks to give it at once."""

    def submit(self, task: bytes, epoch: str) -> "Future[bytes]":
        """Have a chunk solved, by a solver that remembers nothing from before this epoch."""


class LocalPool:
    """One process with so many threads. If it dies, another one goes on with what it had."""

    def __init__(self, *, threads: int, table_mb: int, warn: Callable[[str], None]) -> None:
        self._threads = threads
        self._table_mb = table_mb
        self._warn = warn
        self._lock = threading.Lock()
        self._open: dict[int, tuple[str, Future[bytes]]] = {}
        self._numbers = 0
        self._deaths = 0
        self._is_closed = False
        self._process = self._start()
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End the process; what it has not finished is given up."""
        with self._lock:
            self._is_closed = True
            self._process.kill()
        self._listener.join()

    @property
    def pending(self) -> int:
        """How many chunks it has."""
        return len(self._open)

    def capacity(self) -> int:
        """One chunk more than there are threads, so that none waits for the next."""
        return self._threads + 1

    def submit(self, task: bytes, epoch: str) -> "Future[bytes]":
        """Have a chunk solved."""
        future: Future[bytes] = Future()
        with self._lock:
            number = self._numbers
            self._numbers += 1
            asked = {"number": number, "task": task.decode(), "table": self._table_mb, "epoch": epoch}
            self._open[number] = (json.dumps(asked) + "\n", future)
            self._send(number)
        return future

    def _start(self) -> "subprocess.Popen[str]":
        # A group of its own: Ctrl-C is for the command, which then ends the process itself.
        return subprocess.Popen(  # noqa: S603  our own module
            [sys.executable, "-m", "openquarto.workshop.chunk", str(self._threads)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            process_group=0,
        )

    def _send(self, number: int) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(self._open[number][0])
            self._process.stdin.flush()
        except BrokenPipeError:
            pass  # it is dead: whoever listens to it will notice, and send everything to the next

    def _listen(self) -> None:
        while True:
            assert self._process.stdout is not None
            for line in self._process.stdout:
                if line.endswith("\n"):  # not cut off by its death
                    self._hear(line)
            status = self._process.wait()
            with self._lock:
                self._leave()
                if self._is_closed:
                    return
                self._deaths += 1
                if self._deaths >= MOST_DEATHS:
                    fault = WorkshopFault("worker dies", times=self._deaths, status=status)
                    for _, future in self._open.values():
                        future.set_exception(WorkshopError(fault))
                    return
                self._warn(f"The worker died with status {status}; another one goes on.")
                self._process = self._start()
                for number in self._open:
                    self._send(number)

    def _hear(self, line: str) -> None:
        told = json.loads(line)
        with self._lock:
            _, future = self._open.pop(told["number"])
            self._deaths = 0
        if "error" in told:
            future.set_exception(WorkshopError(WorkshopFault("worker fails", reason=told["error"])))
        else:
            future.set_result(bytes.fromhex(told["result"]))

    def _leave(self) -> None:
        """Close the pipes of a process that is dead; what could not be sent is sent to the next."""
        for pipe in (self._process.stdin, self._process.stdout):
            try:
                if pipe is not None:
                    pipe.close()
            except BrokenPipeError:
                pass


class ProcessPool:
    """So many processes with a thread each, for work that is done in Python as much as in the kernel."""

    def __init__(self, *, processes: int, table_mb: int, warn: Callable[[str], None]) -> None:
        self._pools = [LocalPool(threads=1, table_mb=table_mb, warn=warn) for _ in range(processes)]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End all of them."""
        for pool in self._pools:
            pool.__exit__(kind, error, trace)

    def capacity(self) -> int:
        """One chunk at hand for each process."""
        return sum(pool.capacity() for pool in self._pools)

    def submit(self, task: bytes, epoch: str) -> "Future[bytes]":
        """Have a chunk done by the process that has the fewest."""
        return min(self._pools, key=lambda pool: pool.pending).submit(task, epoch)
