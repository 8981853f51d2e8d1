"""Servers at little cost: a process that has imported everything forks into one whenever it is asked to.

It reads one wish a line and answers each with a line, in JSON. A server is forked before any of its threads
is started, writes whatever it has to complain about to a file, and dies with whoever wished for it.
"""

import gc
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from openquarto.server.config import Config
from openquarto.server.run import serve
from openquarto.server.site import words
from openquarto.speech.lexicon import lexicon
from openquarto.view.edition import Edition
from tests.cli.command import UNMEASURED
from tests.server.faults.spoils import SPOILS, slow_disk
from tests.server.serving import GENEROUS

ROOT = Path(__file__).parents[3]


@dataclass(frozen=True, slots=True)
class Life:
    """A server from its start; the time is the machine's, which all its processes share."""

    pid: int
    port: int
    since: float


class Forks:
    """The process that forks, seen from a test."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process

    def start(self, file: Path, port: int, *, spoil: str = "", disk: float = 0.0) -> Life:
        """A server of a file on a port; its disk takes so much longer, and it may be spoiled on purpose."""
        wish = {"file": str(file), "port": port, "spoil": spoil, "disk": disk}
        told = self._ask(wish)
        assert "since" in told, told
        return Life(told["pid"], port, told["since"])

    def end(self, life: Life, sign: signal.Signals = signal.SIGKILL) -> float:
        """End a server, and when it was gone."""
        os.kill(life.pid, sign)
        self._ask({"reap": life.pid})
        return time.monotonic()

    def _ask(self, wish: dict[str, Any]) -> dict[str, Any]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(wish) + "\n")
        self._process.stdin.flush()
        told: dict[str, Any] = json.loads(self._process.stdout.readline())
        return told


@contextmanager
def forks() -> Iterator[Forks]:
    """The process that forks, until it is needed no more."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.server.faults.forks"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env=UNMEASURED,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        yield Forks(process)
    finally:
        process.stdin.close()
        process.wait(20)
        process.stdout.close()


@contextmanager
def held_port() -> Iterator[int]:
    """A port that nobody else is given while our server is away, and that our server can have."""
    with socket.socket() as holder:
        holder.bind(("127.0.0.1", 0))
        holder.setsockopt(
            socket.SOL_SOCKET, socket.SO_REUSEADDR, 1
        )  # after: nobody could have it but by chance
        yield int(holder.getsockname()[1])


# In the process that forks


def _main() -> None:
    words.PAUSE = 3600.0  # the servers to come need no other language than this
    for edition in Edition:
        lexicon("en", edition)
    gc.collect()
    gc.freeze()
    children: set[int] = set()
    try:
        for line in sys.stdin:
            wish = json.loads(line)
            if "reap" in wish:
                children.discard(wish["reap"])
                answer = {"status": os.waitpid(wish["reap"], 0)[1]}
            else:
                answer = _forked(wish)
                children.add(answer["pid"])
            sys.stdout.write(json.dumps(answer) + "\n")
            sys.stdout.flush()
    finally:
        for child in children:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)


def _forked(wish: dict[str, Any]) -> dict[str, Any]:
    reading, writing = os.pipe()
    pid = os.fork()
    if not pid:
        try:
            os.close(reading)
            _serve(wish, writing)
        finally:
            os._exit(1)
    os.close(writing)
    with os.fdopen(reading) as ready:
        return {"pid": pid, **json.loads(ready.readline() or "{}")}


def _serve(wish: dict[str, Any], writing: int) -> None:
    complaints = os.open(
        Path(wish["file"]).with_name("stderr"), os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600
    )
    nothing = os.open(os.devnull, os.O_RDWR)
    for place, file in enumerate((nothing, nothing, complaints)):
        os.dup2(file, place)
    if wish["spoil"]:
        SPOILS[wish["spoil"]]()
    if wish["disk"]:
        slow_disk(wish["disk"])

    def ready(_address: str) -> None:
        os.write(writing, json.dumps({"since": time.monotonic()}).encode() + b"\n")
        os.close(writing)

    serve(Config(port=wish["port"], database=wish["file"], limits=GENEROUS), ready=ready)
    os._exit(0)


if __name__ == "__main__":
    _main()
