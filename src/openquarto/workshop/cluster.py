"""Chunks on more than one machine: the workers of a Dask cluster.

Dask workers run whatever they are sent, so a cluster belongs into a private network.
"""

import logging
import time
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from types import TracebackType
from typing import Protocol, Self, cast

from openquarto.about import VERSION
from openquarto.workshop.chunk import solve_chunk
from openquarto.workshop.error import WorkshopError, WorkshopFault

CHUNKS_A_THREAD = 2  # one in work, one at hand
LOOK_EVERY = 5.0  # seconds between two looks at how many workers there are
PATIENCE = 10.0  # seconds for a scheduler to answer


class _Asked(Protocol):
    """What we use of Dask's futures, which have no types."""

    def add_done_callback(self, callback: "Callable[[_Asked], None]") -> None: ...

    def cancelled(self) -> bool: ...

    def result(self) -> bytes: ...


class _Client(Protocol):
    """What we use of Dask's client."""

    status: str

    def submit(self, function: Callable[..., bytes], *arguments: object, pure: bool) -> _Asked: ...

    def nthreads(self) -> Mapping[str, int]: ...

    def close(self, timeout: float) -> None: ...


class ClusterPool:
    """The workers of a cluster. Dask gives what a dead one had to another."""

    def __init__(self, address: str, *, table_mb: int, warn: Callable[[str], None]) -> None:
        try:
            import distributed  # noqa: PLC0415  optional
        except ImportError:
            raise WorkshopError(WorkshopFault("cluster missing")) from None
        # Each of them has a level of its own. What goes wrong is said in one sentence, by us.
        for name in [name for name in logging.root.manager.loggerDict if name.startswith("distributed")]:
            logging.getLogger(name).setLevel(logging.CRITICAL)
        self._address = address
        self._table_mb = table_mb
        self._warn = warn
        self._pending: set[_Asked] = set()
        self._capacity, self._looked = 1, float("-inf")
        try:
            connect = cast(Callable[..., _Client], distributed.Client)
            self._client = connect(address, timeout=PATIENCE, set_as_default=False)
        except OSError as error:
            reason = str(error) or type(error).__name__
            raise WorkshopError(WorkshopFault("cluster silent", address=address, reason=reason)) from None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Let the cluster go. What a worker searches now it ends for itself, and nobody asks for it."""
        self._client.close(timeout=PATIENCE)

    def capacity(self) -> int:
        """How many chunks to give it at once; workers may come and go."""
        if self._client.status != "running":
            raise self._lost()
        if time.monotonic() - self._looked > LOOK_EVERY:
            try:
                threads = sum(self._client.nthreads().values())
            except OSError:
                raise self._lost() from None
            if threads == 0:
                self._warn("The cluster has no workers; waiting for one.")
            self._capacity = max(1, CHUNKS_A_THREAD * threads)
            self._looked = time.monotonic()
        return self._capacity

    def submit(self, task: bytes, epoch: str) -> "Future[bytes]":
        """Have a chunk solved."""
        promise: Future[bytes] = Future()
        asked = self._client.submit(solve_chunk, task, self._table_mb, epoch, VERSION, pure=False)
        self._pending.add(asked)  # Dask forgets what nobody holds
        asked.add_done_callback(lambda done: self._settle(done, promise))
        return promise

    def _settle(self, done: _Asked, promise: "Future[bytes]") -> None:
        self._pending.discard(done)
        if done.cancelled():  # by Dask itself, when the connection was lost
            promise.set_exception(self._lost())
            return
        try:
            promise.set_result(done.result())
        except Exception as error:  # noqa: BLE001  whatever went wrong on the other side is told on this one
            promise.set_exception(self._told(error))

    def _told(self, error: Exception) -> Exception:
        if isinstance(error, WorkshopError):
            return error
        if type(error).__name__ == "KilledWorker":
            return WorkshopError(WorkshopFault("cluster deaths", reason=str(error)))
        if isinstance(error, OSError) or type(error).__name__ == "FutureCancelledError":
            return self._lost()
        return WorkshopError(WorkshopFault("worker fails", reason=str(error) or repr(error)))

    def _lost(self) -> WorkshopError:
        return WorkshopError(WorkshopFault("cluster lost", address=self._address))
