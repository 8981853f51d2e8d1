"""Servers in processes of their own, and what they cost: processor time, memory, and their own figures."""

import http.client
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO

OURS = ("openquarto", "serve", "--port", "0", "--database")
BARE = ("benchmarks.server.bare",)


@dataclass(frozen=True)
class Server:
    """A server that runs."""

    port: int
    pid: int

    @property
    def cpu(self) -> float:
        """The processor seconds that it has used: all of its threads, by the nanosecond."""
        return time.clock_gettime((~self.pid << 3) | 2)  # Linux's clock of another process

    @property
    def memory(self) -> float:
        """The megabytes that it has."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024

    def metric(self, name: str, source: str = "127.0.0.1") -> float:
        """One of its own figures."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30, source_address=(source, 0))
        line.request("GET", "/metrics")
        text = line.getresponse().read().decode()
        line.close()
        return float(text.partition(f"\nopenquarto_{name} ")[2].split()[0])

    def garbage(self) -> float:
        """How many seconds it has collected garbage."""
        return self.metric("gc_seconds_total")

    def lag(self, source: str = "127.0.0.1") -> float:
        """How late its event loop was at worst in the last five seconds, in milliseconds."""
        return 1000 * self.metric("event_loop_lag_longest_seconds", source)


@contextmanager
def serving(
    command: tuple[str, ...], limits: Mapping[str, str] | None = None, log: IO[str] | None = None
) -> Iterator[Server]:
    """A server from its start to its stop, with limits other than the defaults where they are given.

    What it tells of mistakes goes to `log`, or where ours go.
    """
    environment = {f"OPENQUARTO_LIMITS_{name.upper()}": value for name, value in (limits or {}).items()}
    environment["OPENQUARTO_PACE"] = "0"  # computers answer as soon as they have thought
    environment["OPENQUARTO_ADMIN_SOCKET"] = "off"  # several of them have one user
    server = subprocess.Popen(  # noqa: S603  our own command
        [sys.executable, "-m", *command],
        stdout=subprocess.PIPE,
        stderr=log,
        text=True,
        env={**os.environ, **environment},
    )
    assert server.stdout
    try:
        yield Server(int(server.stdout.readline().rstrip().rpartition(":")[2]), server.pid)
    finally:
        server.terminate()
        try:
            server.wait(20)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()
        server.stdout.close()


@contextmanager
def serving_ours(limits: Mapping[str, str] | None = None, log: IO[str] | None = None) -> Iterator[Server]:
    """Our server, with a database of its own."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving((*OURS, f"{folder}/games.sqlite"), limits, log) as server,
    ):
        yield server


def raise_file_limit() -> None:
    """Let this process and those that it starts open as many files as the system allows."""
    set_file_limit(resource.getrlimit(resource.RLIMIT_NOFILE)[1])


def set_file_limit(most: int) -> None:
    """Let this process and those that it starts open so many files; they may ask for more."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, hard), hard))
