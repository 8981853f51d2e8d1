"""Somebody at a real pseudo-terminal: types, reads what comes, waits for words, hangs up."""

import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Self

from tests.cli.command import UNMEASURED

PATIENCE = (
    60.0  # seconds; a busy machine is slow, and a test that waits for words does not wait longer than that
)


class Typist:
    """The command at the other end of a pseudo-terminal."""

    def __init__(self, data: Path, *arguments: str, command: str = "terminal", **environment: str) -> None:
        self._master, slave = pty.openpty()
        self.heard = ""
        self._from = 0
        self.process = subprocess.Popen(
            [sys.executable, "-m", "openquarto", command, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={
                **UNMEASURED,
                "OPENQUARTO_DATA": str(data),
                "LANG": "C.UTF-8",
                "TERM": "dumb",
                **environment,
            },
            start_new_session=True,
            preexec_fn=_own_terminal,  # noqa: PLW1509  tests start no threads before this
        )
        os.close(slave)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        if self._master >= 0:
            os.close(self._master)

    def hear(self, words: str) -> str:
        """What is printed from the last place up to these words."""
        end = time.monotonic() + PATIENCE
        while (at := self.heard.find(words, self._from)) < 0:
            assert time.monotonic() < end, f"never heard {words!r} in {self.heard[self._from :]!r}"
            if not self._listen(1.0):
                raise AssertionError(f"ended before {words!r}: {self.heard[self._from :]!r}")
        start, self._from = self._from, at + len(words)
        return self.heard[start : self._from]

    def type(self, *lines: str) -> None:
        for line in lines:
            os.write(self._master, f"{line}\n".encode())

    def press(self, key: bytes) -> None:
        os.write(self._master, key)

    def hang_up(self) -> None:
        os.close(self._master)
        self._master = -1

    def leave(self) -> int:
        """Wait for the end, and tell the status."""
        end = time.monotonic() + PATIENCE
        while self._master >= 0 and self._listen(0.2):
            assert time.monotonic() < end, "did not end"
        return self.process.wait(PATIENCE)

    def _listen(self, seconds: float) -> bool:
        """Read what there is; whether there can be more."""
        if not select.select([self._master], [], [], seconds)[0]:
            return self.process.poll() is None
        try:
            chunk = os.read(self._master, 65_536)
        except OSError:  # the other end is closed
            return False
        self.heard += chunk.decode(errors="replace").replace("\r\n", "\n")
        return bool(chunk)


def _own_terminal() -> None:
    """In the child: make its terminal the controlling one, so that Ctrl-C and hanging up reach it."""
    import fcntl  # noqa: PLC0415  not on every system
    import termios  # noqa: PLC0415

    signal.signal(signal.SIGINT, signal.SIG_DFL)
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
