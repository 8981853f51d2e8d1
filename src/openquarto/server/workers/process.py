"""A worker as its supervisor has it: started with an order, heard, sent signals, waited for."""

import asyncio
import sys
from collections.abc import Sequence
from contextlib import suppress

import msgspec

from openquarto.server.error import ServerError
from openquarto.server.workers.reports import ENCODER, Drained, Order, Ready, Refused, decode_report

COMMAND = (sys.executable, "-P", "-m", "openquarto.server.workers.worker")


class Process:
    """One process from its start to its end."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.is_ready = False
        self.is_drained = False  # it has left because the operator wanted it to
        self.is_renewed = False  # it leaves because another one takes its place
        self._process = process
        self._refusal: ServerError | None = None
        self._begun = asyncio.Event()
        self._end = asyncio.create_task(self._listen())

    @classmethod
    async def start(cls, order: Order, command: Sequence[str] = COMMAND) -> "Process":
        """Start a process that serves as ordered."""
        process = await asyncio.create_subprocess_exec(
            *command,
            stdin=asyncio.subprocess.PIPE,  # stays open: its end is the worker's
            stdout=asyncio.subprocess.PIPE,
            process_group=0,  # Ctrl-C is for the supervisor, which passes it on
        )
        assert process.stdin is not None
        process.stdin.write(ENCODER.encode(order) + b"\n")
        return cls(process)

    async def begun(self) -> None:
        """Wait until it serves; raises ServerError if it will not."""
        await self._begun.wait()
        if self._refusal:
            raise self._refusal
        if not self.is_ready:
            raise ServerError("worker failed", status=await self.ended())

    async def ended(self) -> int:
        """Wait until it has ended; its exit code, or a signal's number below 0."""
        return await asyncio.shield(self._end)

    def send(self, sign: int) -> None:
        """Send it a signal, if it is still there."""
        with suppress(ProcessLookupError):
            self._process.send_signal(sign)

    async def _listen(self) -> int:
        reports = self._process.stdout
        assert reports is not None
        while line := await reports.readline():
            with suppress(msgspec.MsgspecError):  # not ours: something that was printed
                match decode_report(line):
                    case Ready():
                        self.is_ready = True
                        self._begun.set()
                    case Refused() as refused:
                        self._refusal = refused.error
                    case Drained():
                        self.is_drained = True
        status = await self._process.wait()
        self.is_ready = False
        self._begun.set()
        return status
