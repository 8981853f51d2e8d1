"""A worker process as the event loop has it: started when it is needed, asked, stopped, started again.

Its pipes are read in a thread, so that the loop waits for nothing, whatever loop it is.
"""

import asyncio
import logging
import subprocess
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from typing import BinaryIO

from openquarto.server.analysis.jobs import (
    Begin,
    Cancel,
    Done,
    Failed,
    Job,
    Refused,
    Reply,
    Request,
    decode_reply,
    frame,
    read_frame,
)
from openquarto.server.error import ServerError

LOG = logging.getLogger(__name__)
COMMAND = (sys.executable, "-P", "-m", "openquarto.server.analysis.worker")
PATIENCE = 30.0  # seconds for a job; then it is cancelled
GRACE = 2.0  # seconds for a cancelled job to end; then its process is killed
IDLE = 300.0  # seconds without a job; then the process ends, and its memory is free


class WorkerProcess:
    """One process that does one job at a time; whoever asks has it for themselves until it has answered."""

    def __init__(
        self,
        command: Sequence[str] = COMMAND,
        *,
        patience: float = PATIENCE,
        grace: float = GRACE,
        idle: float = IDLE,
    ) -> None:
        self._command = command
        self._patience, self._grace, self._idle = patience, grace, idle
        self._process: subprocess.Popen[bytes] | None = None
        self._answer: asyncio.Future[Reply | None] | None = None  # of the job under way
        self._number = 0
        self._is_cancelled = False
        self._ending: asyncio.TimerHandle | None = None
        self._is_closed = False

    @property
    def pid(self) -> int | None:
        """The number of the process; None while there is none."""
        return self._process.pid if self._process else None

    async def ask(self, job: Job) -> Done:
        """The answer to a job; raises ServerError where there is none, for whatever reason."""
        self._keep()
        answer: asyncio.Future[Reply | None] = asyncio.get_running_loop().create_future()
        self._answer, self._is_cancelled = answer, False
        self._number += 1
        try:
            await self._start()
            self._send(Begin(self._number, job))
            if self._is_cancelled:  # while the process was started
                self._send(Cancel(self._number))
            return _checked(await self._awaited(answer))
        finally:
            self._answer = None
            self._end_later()

    def cancel(self) -> None:
        """Stop the job under way, because nobody waits for it any more."""
        self._is_cancelled = True
        if self._answer and not self._answer.done():
            self._send(Cancel(self._number))
            process = self._process
            asyncio.get_running_loop().call_later(self._grace, self._kill_if_busy, self._number, process)

    def close(self) -> None:
        """End the process, for good."""
        self._is_closed = True
        self._keep()
        self._kill()

    async def _awaited(self, answer: "asyncio.Future[Reply | None]") -> Reply | None:
        done, _ = await asyncio.wait([answer], timeout=self._patience)
        if done:
            return answer.result()
        self._send(Cancel(self._number))
        done, _ = await asyncio.wait([answer], timeout=self._grace)
        if not done:
            self._kill()
        raise ServerError("analysis too long")

    async def _start(self) -> None:
        if self._is_closed:
            raise ServerError("analysis failed")
        if self._process is None:
            loop = asyncio.get_running_loop()
            try:
                process = await asyncio.to_thread(_started, self._command)
            except OSError:
                LOG.exception("an analysis worker could not be started")
                raise ServerError("analysis failed") from None
            self._process = process
            reader = threading.Thread(target=self._listen, args=(loop, process), name="analysis", daemon=True)
            reader.start()
            self._kill_if_closed()

    def _send(self, request: Request) -> None:
        """Write to the process; a frame fits into the pipe, because the one before it was read."""
        if self._process and self._process.stdin:
            with suppress(OSError):  # it has died: its reader tells
                self._process.stdin.write(frame(request))
                self._process.stdin.flush()

    def _listen(self, loop: asyncio.AbstractEventLoop, process: "subprocess.Popen[bytes]") -> None:
        """Hand every answer to the loop, until the process ends; in a thread."""
        pipe: BinaryIO | None = process.stdout  # type: ignore[assignment]  # as subprocess has it
        assert pipe is not None
        with suppress(RuntimeError):  # the loop has been closed meanwhile
            while (body := read_frame(pipe)) is not None:
                loop.call_soon_threadsafe(self._received, decode_reply(body))
        pipe.close()
        process.wait()
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(self._ended, process)

    def _received(self, reply: Reply) -> None:
        if self._answer and not self._answer.done() and reply.number == self._number:
            self._answer.set_result(reply)

    def _ended(self, process: "subprocess.Popen[bytes]") -> None:
        if process.stdin:
            with suppress(OSError):
                process.stdin.close()
        if self._process is process:
            self._process = None
            if self._answer and not self._answer.done():
                self._answer.set_result(None)

    # Ending

    def _kill(self) -> None:
        if self._process:
            self._process.kill()
            self._ended(self._process)

    def _kill_if_closed(self) -> None:
        if self._is_closed:
            self._kill()

    def _kill_if_busy(self, number: int, process: "subprocess.Popen[bytes] | None") -> None:
        is_busy = self._answer is not None and not self._answer.done()
        if is_busy and self._number == number and self._process is process:
            self._kill()

    def _end_later(self) -> None:
        if not self._is_closed:
            self._ending = asyncio.get_running_loop().call_later(self._idle, self._kill)

    def _keep(self) -> None:
        if self._ending:
            self._ending.cancel()
            self._ending = None


def _started(command: Sequence[str]) -> "subprocess.Popen[bytes]":
    # A group of its own: Ctrl-C is for the server, which ends its workers. Not a session of its own: where a
    # system shares the processor among sessions first, a low priority would count for nothing.
    return subprocess.Popen(  # noqa: S603  our own command
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        process_group=0,
    )


def _checked(reply: Reply | None) -> Done:
    match reply:
        case Done():
            return reply
        case Refused(_, code, fields):
            raise ServerError(code, **fields)
        case Failed(_, kind, place):
            LOG.error("an analysis failed", extra={"fields": {"kind": kind, "place": place}})
    raise ServerError("analysis failed")
