"""The processes of a schedule: each is killed, frozen and started again; how long any of them could write."""

import asyncio
import os
import signal
import time
from pathlib import Path

from tests.server.faults.forks import Forks, Life, NotStartedError

PATIENCE = 60.0  # seconds for a database that is away to come back
SUPERVISED = 0.1  # seconds after which a server that could not start is started again


class Uptime:
    """Adds up the time in which the database and some process are there: only then can anything happen."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self._up: set[str] = set()
        self._since = time.monotonic()

    def set(self, name: str, *, is_up: bool) -> None:
        """A process, or the database, is there from now on, or not any more."""
        self.count()
        (self._up.add if is_up else self._up.discard)(name)

    def count(self) -> None:
        """Add what has gone by."""
        now = time.monotonic()
        if "database" in self._up and len(self._up) > 1:
            self.seconds += now - self._since
        self._since = now


class Host:
    """One process, through all its lives; something like a supervisor starts it again."""

    def __init__(self, ready: Forks, folder: Path, port: int, uptime: Uptime) -> None:
        self.port = port
        self.name = folder.name
        folder.mkdir()
        self._file = folder / "unused.sqlite"
        self._ready = ready
        self._uptime = uptime
        self.database = self.knobs = ""
        self._life: Life | None = None
        self._lock = asyncio.Lock()
        self._frozen = 0

    async def start(self) -> None:
        """Come to life; again and again while there is no database."""
        end = time.monotonic() + PATIENCE
        while not self._life:
            self._uptime.set(self.name, is_up=True)
            try:
                self._life = await asyncio.to_thread(self._start)
            except NotStartedError:
                if time.monotonic() > end:
                    raise
                await asyncio.sleep(SUPERVISED)

    def _start(self) -> Life:
        return self._ready.start(self._file, self.port, spoil=self.knobs, database=self.database)

    def kill(self, sign: signal.Signals = signal.SIGKILL) -> None:
        """End a life, if there is one."""
        if self._life:
            life, self._life = self._life, None
            self._ready.end(life, sign)
            self._frozen = 0
            self._uptime.set(self.name, is_up=False)

    async def again(self, sign: signal.Signals, pause: float) -> None:
        """End, be away for a while, and come back."""
        async with self._lock:
            if sign is signal.SIGKILL:
                self.kill(sign)  # at once, not when a thread has its turn
            elif not self._frozen:
                await asyncio.to_thread(self.kill, sign)
            await asyncio.sleep(pause)
            await self.start()

    async def freeze(self, pause: float) -> None:
        """Stand still, and go on as if nothing had been."""
        life = self._life
        if not life:
            return
        self._frozen += 1
        os.kill(life.pid, signal.SIGSTOP)
        self._uptime.set(self.name, is_up=False)
        await asyncio.sleep(pause)
        if self._life is life:
            self._frozen -= 1
            if not self._frozen:
                self._uptime.set(self.name, is_up=True)
                os.kill(life.pid, signal.SIGCONT)

    @property
    def complaints(self) -> str:
        """All that it wrote to its error output."""
        file = self._file.with_name("stderr")
        return file.read_text(encoding="utf-8") if file.exists() else ""
