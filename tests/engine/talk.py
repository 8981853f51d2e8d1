"""What the tests of the protocol share: bad engines, our own, and the runner inside this process."""

import os
import sys
import threading
import time
from pathlib import Path

from openquarto.engine.python_player import MakePlayer
from openquarto.engine.run import Runner

OURS = (sys.executable, "-m", "openquarto", "ugi")


def bad(mode: str) -> tuple[str, ...]:
    """The command line of an engine that misbehaves in this way; without site packages it starts at once."""
    return (sys.executable, "-I", "-S", str(Path(__file__).with_name("bad.py")), mode)


class Talk:
    """A runner in a thread of this process, with a pipe to it and a list of what it says."""

    def __init__(self, make_player: MakePlayer | None = None) -> None:
        self._end, self._pipe = os.pipe()
        self.said: list[str] = []
        self._news = threading.Condition()
        self._runner = Runner(self._read, self._hear, make_player)
        self._thread = threading.Thread(target=self._runner.run, daemon=True)
        self._thread.start()

    def send(self, *lines: str) -> None:
        self.send_bytes("".join(f"{line}\n" for line in lines).encode())

    def wait_for(self, start: str, seconds: float = 20.0) -> str:
        """The first line that starts so; it and those before it are taken from `said`."""
        until = time.monotonic() + seconds
        with self._news:
            while True:
                for at, line in enumerate(self.said):
                    if line.startswith(start):
                        del self.said[:at]
                        return self.said.pop(0)
                assert self._news.wait(until - time.monotonic()), f"no {start!r} in {self.said}"

    def close(self) -> None:
        """Close the input, and wait for the end."""
        os.close(self._pipe)
        self.wait_for_end()

    def wait_for_end(self) -> None:
        self._thread.join(20)
        assert not self._thread.is_alive()

    def send_bytes(self, data: bytes) -> None:
        os.write(self._pipe, data)

    def _read(self) -> bytes:
        data = os.read(self._end, 1 << 16)
        if not data:
            os.close(self._end)  # by the one who reads it, so that nobody reads what is opened next
        return data

    def _hear(self, text: str) -> None:
        with self._news:
            self.said.extend(text.splitlines())
            self._news.notify_all()
