"""Starts several server processes at one port, starts again what dies, and ends them all together.

SIGTERM and SIGINT are passed on: once to leave, twice to stop, three times to kill. SIGHUP replaces one
worker after the other by a new process, which has the program as it is installed then.
"""

import asyncio
import logging
import signal
import socket
from collections.abc import Callable, Sequence

from openquarto.server.config import Config
from openquarto.server.error import ServerError
from openquarto.server.logs import configure_logging
from openquarto.server.net.listening import hold_port
from openquarto.server.workers.process import COMMAND, Process
from openquarto.server.workers.reports import Order

LOG = logging.getLogger(__name__)
SHORTEST, LONGEST = 0.1, 30.0  # seconds before a worker that has died is started again
STABLE = 60.0  # seconds after which a worker that dies is no longer one that dies at once
KILLING = 3  # signals


def supervise(config: Config, *, ready: Callable[[str], None], command: Sequence[str] = COMMAND) -> int:
    """Serve with several processes until a signal comes; the exit code. Raises ServerError."""
    if not hasattr(socket, "SO_REUSEPORT"):
        why = "processes cannot share a port on this system"
        raise ServerError("setting", name="workers", text=config.workers, why=why)
    if not config.is_postgres:
        raise ServerError("workers")
    configure_logging(config.log_format)
    with hold_port(config) as holder:
        port = holder.getsockname()[1]
        return asyncio.run(Supervisor(config, port, command).run(lambda: ready(config.address(port))))


class Supervisor:
    """The workers by their numbers, from 1 on."""

    def __init__(self, config: Config, port: int, command: Sequence[str] = COMMAND) -> None:
        self._config, self._port, self._command = config, port, command
        self._workers: dict[int, Process] = {}
        self._serves = {number: asyncio.Event() for number in range(1, config.workers + 1)}
        self._signals = 0
        self._stopping = asyncio.Event()
        self._renewal: asyncio.Task[None] | None = None

    async def run(self, ready: Callable[[], None]) -> int:
        """Start them all, and watch them until the last one has ended; the exit code."""
        loop = asyncio.get_running_loop()
        for sign in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(sign, self.stop)
        loop.add_signal_handler(signal.SIGHUP, self.renew)
        try:
            await self._start_all()
        except ServerError:
            await self._kill()
            if self._signals:  # before all of them could serve
                return 0
            raise
        if not self._signals:
            ready()
        statuses = await asyncio.gather(*map(self._keep, self._workers))
        return int(any(statuses))

    # Starting

    async def _start_all(self) -> None:
        """Start the first alone: it makes the tables of an empty database, and what is wrong is said once."""
        first, *others = self._serves
        await self._start(first)
        started = await asyncio.gather(*map(self._start, others), return_exceptions=True)
        for problem in started:
            if problem:
                raise problem

    async def _start(self, number: int) -> None:
        """Start a worker, and wait until it serves; raises ServerError."""
        order = Order(self._config.of_worker(number), self._port)
        worker = self._workers[number] = await Process.start(order, self._command)
        if self._signals:
            worker.send(signal.SIGTERM)
        await worker.begun()
        self._serves[number].set()

    async def _keep(self, number: int) -> int:
        """Start a worker again whenever it dies; its last exit code, when it is not wanted any more."""
        loop, pause = asyncio.get_running_loop(), SHORTEST
        while True:
            began, worker = loop.time(), self._workers[number]
            status = await worker.ended()
            if self._signals or worker.is_drained:
                return status
            self._serves[number].clear()
            if not worker.is_renewed:
                pause = SHORTEST if loop.time() - began > STABLE else pause
                what = {"worker": number, "status": status, "seconds": pause}
                LOG.error("a worker has ended, and is started again", extra={"fields": what})
                if await self._stops_within(pause):
                    return status
                pause = min(2 * pause, LONGEST)
            try:
                await self._start(number)
            except ServerError as refusal:
                fields = {"fields": {"worker": number}}
                LOG.error("a worker cannot be started: %s", refusal, extra=fields)  # noqa: TRY400  a sentence

    async def _stops_within(self, seconds: float) -> bool:
        try:
            await asyncio.wait_for(self._stopping.wait(), seconds)
        except TimeoutError:
            return False
        return True

    # Ending

    def stop(self) -> None:
        """Let all of them leave; called again, stop, and at last be killed."""
        self._signals += 1
        self._stopping.set()
        if self._renewal:
            self._renewal.cancel()
        for worker in self._workers.values():
            worker.send(signal.SIGKILL if self._signals >= KILLING else signal.SIGTERM)

    async def _kill(self) -> None:
        """End what was started, because not all could be."""
        for worker in self._workers.values():
            worker.send(signal.SIGKILL)
        await asyncio.gather(*(worker.ended() for worker in self._workers.values()))

    # Renewing

    def renew(self) -> None:
        """Begin to replace them, unless that is under way."""
        if self._renewal is None or self._renewal.done():
            self._renewal = asyncio.create_task(self._renew_all())

    async def _renew_all(self) -> None:
        """Replace one worker after the other, each when all others serve.

        What has died meanwhile, and was started again, has the new program already.
        """
        old = {**self._workers}
        for number, serves in self._serves.items():
            await self._all_serve()
            worker = self._workers[number]
            if worker is old.get(number) and worker.is_ready:
                serves.clear()
                worker.is_renewed = True
                worker.send(signal.SIGTERM)
        await self._all_serve()

    async def _all_serve(self) -> None:
        """Wait until no worker is away but those that the operator has let leave."""
        while away := [serves for serves in self._serves.values() if not serves.is_set()]:
            await away[0].wait()
