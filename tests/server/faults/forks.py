"""Servers at little cost: a process that has imported everything forks into one whenever it is asked to.

It reads one wish a line and answers each with a line, in JSON. A server is forked before any of its threads
is started, writes whatever it has to complain about to a file, and dies with whoever wished for it.
"""

import gc
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any

from openquarto.server import assembly
from openquarto.server.config import Config
from openquarto.server.http.routes import puzzles
from openquarto.server.run import serve
from openquarto.server.site import words
from openquarto.server.site.templates import Templates
from openquarto.speech.lexicon import lexicon
from openquarto.view.edition import Edition
from tests.cli.command import UNMEASURED
from tests.server.cluster.knobs import KNOBS
from tests.server.faults.spoils import SPOILS, slow_disk, spoil
from tests.server.serving import GENEROUS

ROOT = Path(__file__).parents[3]


@dataclass(frozen=True, slots=True)
class Life:
    """A server from its start; the time is the machine's, which all its processes share."""

    pid: int
    port: int
    since: float


class NotStartedError(Exception):
    """A server that has ended before it could be reached."""


class Forks:
    """The process that forks, seen from a test; threads may use it, and none waits for long."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process
        self._lock = threading.Lock()

    def start(self, file: Path, port: int, *, spoil: str = "", disk: float = 0.0, database: str = "") -> Life:
        """A server of a file on a port; its disk takes so much longer, and it may be spoiled on purpose.

        Several spoils, and values for them, are told as `name:value;name`.

        With another database only what lies beside the file is there.
        """
        wish = {"file": str(file), "port": port, "spoil": spoil, "disk": disk, "database": database}
        with _pipe(file.with_name(f"ready-{secrets.token_hex(4)}")) as (name, reading):
            pid = self._ask({**wish, "ready": name})["pid"]
            os.set_blocking(reading, True)  # by now there is a writer
            with os.fdopen(reading) as ready:
                since = ready.readline()
        if not since:
            self._reap(pid)
            raise NotStartedError(file.with_name("stderr").read_text(encoding="utf-8"))
        return Life(pid, port, float(since))

    def end(self, life: Life, sign: signal.Signals = signal.SIGKILL) -> float:
        """End a server, and when it was gone."""
        os.kill(life.pid, sign)
        self._reap(life.pid)
        return time.monotonic()

    def _reap(self, pid: int) -> None:
        while not self._ask({"reap": pid})["pid"]:
            time.sleep(0.002)

    def _ask(self, wish: dict[str, Any]) -> dict[str, Any]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with self._lock:
            self._process.stdin.write(json.dumps(wish) + "\n")
            self._process.stdin.flush()
            told: dict[str, Any] = json.loads(self._process.stdout.readline())
        return told


@contextmanager
def _pipe(name: Path) -> Iterator[tuple[str, int]]:
    """A named pipe and its reading end, so that whoever writes finds somebody who reads."""
    os.mkfifo(name)
    try:
        yield str(name), os.open(name, os.O_RDONLY | os.O_NONBLOCK)
    finally:
        name.unlink()


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
    puzzles.index_file()
    templates = Templates(files("openquarto").joinpath("web"))
    templates.preload()
    spoil(assembly, "Templates", lambda *_, **__: templates)  # the same for all of them
    for edition in Edition:
        lexicon("en", edition)
    gc.collect()
    gc.freeze()
    children: set[int] = set()
    try:
        for line in sys.stdin:
            wish = json.loads(line)
            if "reap" in wish:
                pid = os.waitpid(wish["reap"], os.WNOHANG)[0]  # 0 if it has not ended
                children.discard(pid)
            else:
                pid = _forked(wish)
                children.add(pid)
            sys.stdout.write(json.dumps({"pid": pid}) + "\n")
            sys.stdout.flush()
    finally:
        for child in children:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)


def _forked(wish: dict[str, Any]) -> int:
    """A server that will write to the pipe when it is ready; the pipe ends with it."""
    writing = os.open(wish["ready"], os.O_WRONLY)
    pid = os.fork()
    if not pid:
        try:
            _serve(wish, writing)
        finally:
            os._exit(1)
    os.close(writing)
    return pid


def _serve(wish: dict[str, Any], writing: int) -> None:
    complaints = os.open(
        Path(wish["file"]).with_name("stderr"), os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600
    )
    nothing = os.open(os.devnull, os.O_RDWR)
    for place, file in enumerate((nothing, nothing, complaints)):
        os.dup2(file, place)
    for each in filter(None, wish["spoil"].split(";")):
        name, *values = each.split(":")
        KNOBS[name](*values) if name in KNOBS else SPOILS[name]()
    if wish["disk"]:
        slow_disk(wish["disk"])

    def ready(_address: str) -> None:
        os.write(writing, f"{time.monotonic()!r}\n".encode())
        os.close(writing)

    config = Config(
        port=wish["port"],
        database=wish["database"] or wish["file"],
        admin_socket=f"{wish['file']}.admin",
        limits=GENEROUS,
    )
    serve(config, ready=ready)
    os._exit(0)


if __name__ == "__main__":
    _main()
