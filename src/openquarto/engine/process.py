"""Another program as a partner in conversation: bounded lines from it, lines to it, and its certain end.

Three threads read and write, so that whoever waits here does so for a limited time: a program that says
nothing, says too much, or reads nothing cannot hold us up.
"""

import os
import signal
import subprocess
import threading
import time
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, Full, Queue
from typing import IO, NamedTuple

from openquarto.engine.error import (
    EngineCrashError,
    EngineFault,
    EngineOutputError,
    EngineSilenceError,
    EngineStartError,
)
from openquarto.engine.lines import LONGEST, Lines

AHEAD = 1_000  # lines kept that nobody has read yet; then the other side has to wait
KEPT_ERRORS, LONGEST_ERROR = 10, 500  # of standard error: lines, and bytes of each
PATIENCE = 1.0  # seconds to end in after `quit`; after SIGTERM it is half of it
_LOOK = 0.005
_LAST_WORDS = 0.5  # seconds between the end of a program's output and its own; a busy machine takes its time


class Heard(NamedTuple):
    """A line, and when it came. No text: the line was too long; no line at all: the output has ended."""

    line: str | None
    at: float
    is_end: bool = False


class Process:
    """A program that was started here, and that ends with `close` at the latest."""

    def __init__(self, command: Sequence[str]) -> None:
        if not command:
            raise EngineStartError(EngineFault("command empty"))
        self.name = Path(command[0]).name
        try:
            self._child = subprocess.Popen(  # noqa: S603  whoever names an engine wants it started
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                # A group of its own: its children end with it, and Ctrl-C at a terminal is ours to hear.
                process_group=0 if os.name == "posix" else None,
            )
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise EngineStartError(EngineFault("missing", engine=self.name, reason=reason)) from None
        self._heard: Queue[Heard] = Queue(AHEAD)
        self._to_send: Queue[bytes | None] = Queue(AHEAD)
        self._errors: deque[str] = deque(maxlen=KEPT_ERRORS)
        self._is_closed = False
        self._threads = [
            threading.Thread(target=target, daemon=True)
            for target in (self._listen, self._send, self._collect)
        ]
        for thread in self._threads:
            thread.start()

    def send(self, line: str) -> None:
        """Send a line; it never waits. A program that has ended is noticed when its answer is awaited."""
        if self._is_closed:
            raise EngineCrashError(EngineFault("finished", engine=self.name))
        try:
            self._to_send.put_nowait(line.encode() + b"\n")
        except Full:
            raise EngineSilenceError(EngineFault("deaf", engine=self.name)) from None

    def receive(self, until: float, expected: str) -> tuple[str, float] | None:
        """The next line and when it came, None if there is none until then; raises if there can be none."""
        try:
            heard = self._heard.get(timeout=max(0.0, until - time.monotonic()))
        except Empty:
            return None
        if heard.is_end:
            self._heard.put(heard)  # for whoever asks again
            raise EngineCrashError(self._end_fault(expected))
        if heard.line is None:
            raise EngineOutputError(EngineFault("line too long", engine=self.name, most=LONGEST))
        return heard.line, heard.at

    def has_ended(self, until: float) -> bool:
        """Whether the program ends by itself until then."""
        while not self._is_over():
            if time.monotonic() >= until:
                return False
            time.sleep(_LOOK)
        return True

    @property
    def pid(self) -> int:
        """The number of the program, and of its group."""
        return self._child.pid

    @property
    def status(self) -> int | None:
        """The exit status, after `close`."""
        return self._child.returncode

    def end_input(self) -> None:
        """Close the program's input, when all that was sent is written."""
        self._to_send.put(None, timeout=PATIENCE)

    def close(self, *, politely: bool = True) -> None:
        """End the program for certain: it is asked, then told, then killed, and its children with it."""
        if self._is_closed:
            return
        self._is_closed = True
        with suppress(Full):  # it does not read; what follows needs no reader
            self._to_send.put_nowait(b"quit\n")
            self._to_send.put_nowait(None)
        if not self.has_ended(time.monotonic() + (PATIENCE if politely else 0)):
            self._signal("SIGTERM")
            self.has_ended(time.monotonic() + PATIENCE / 2)
        # Also if it has ended: what it started may be alive, and would hold our pipes open.
        self._signal("SIGKILL")
        self._child.wait()
        self._free_threads()

    # What the threads do

    def _listen(self) -> None:
        lines, output = Lines(), _opened(self._child.stdout)
        try:
            while data := output.read(1 << 16):
                for line in lines.feed(data):
                    self._heard.put(Heard(line, time.monotonic()))
        except (OSError, ValueError):
            pass  # closed by us
        self._heard.put(Heard(None, time.monotonic(), is_end=True))

    def _send(self) -> None:
        stream = _opened(self._child.stdin)
        try:
            while (data := self._to_send.get()) is not None:
                while data:
                    data = data[stream.write(data) or 0 :]
        except OSError:
            pass  # the other side is gone, which its output tells too
        finally:
            stream.close()

    def _collect(self) -> None:
        lines, stream = Lines(LONGEST_ERROR), _opened(self._child.stderr)
        while data := stream.read(1 << 12):
            self._errors.extend(line.strip() for line in lines.feed(data) if line and line.strip())

    # Its end

    def _is_over(self) -> bool:
        """Whether it has ended; on POSIX without taking its number from it, which may be used again then."""
        if os.name != "posix" or self._child.returncode is not None:
            return self._child.poll() is not None
        return os.waitid(os.P_PID, self._child.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None

    def _signal(self, name: str) -> None:
        if os.name != "posix":
            if self._child.poll() is None:
                self._child.kill() if name == "SIGKILL" else self._child.terminate()
        elif self._child.returncode is None:
            # The child has not been waited for, so its number is still its own, and so is that of its group.
            os.killpg(self._child.pid, getattr(signal, name))

    def _free_threads(self) -> None:
        """Nobody reads or writes any more: let the threads that wait for room see the end."""
        while self._threads[0].is_alive():
            try:
                self._heard.get(timeout=_LOOK)
            except Empty:
                continue
        for thread in self._threads:
            thread.join(PATIENCE)
        for stream in (self._child.stdout, self._child.stderr):
            _opened(stream).close()

    def _end_fault(self, expected: str) -> EngineFault:
        ended = self.has_ended(time.monotonic() + _LAST_WORDS)
        if ended:
            self._threads[2].join(_LAST_WORDS)
        words = " | ".join(self._errors)
        told = f"; its last words: {words}" if words else ""
        if not ended:
            return EngineFault("closed", engine=self.name, expected=expected, stderr=told)
        how = _ending(self._status_without_reaping())
        return EngineFault("crashed", engine=self.name, how=how, expected=expected, stderr=told)

    def _status_without_reaping(self) -> int:
        if os.name != "posix" or self._child.returncode is not None:
            return self._child.wait()
        found = os.waitid(os.P_PID, self._child.pid, os.WEXITED | os.WNOWAIT)
        assert found is not None  # it has ended
        return found.si_status if found.si_code == os.CLD_EXITED else -found.si_status


def _ending(status: int) -> str:
    if status >= 0:
        return f"with status {status}"
    try:
        return f"by {signal.Signals(-status).name}"
    except ValueError:
        return f"by signal {-status}"


def _opened(stream: IO[bytes] | None) -> IO[bytes]:
    assert stream is not None  # all three are pipes
    return stream
