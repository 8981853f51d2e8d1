"""A page that goes to another process whenever its line breaks, and repeats there what was not answered."""

import asyncio
import json
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.faults.client import RETRY_AFTER, Client, Heard


@dataclass
class Page(Client):
    """One tab, behind a proxy that sends it to any process; it notes when it asked and was answered."""

    ports: Sequence[int] = ()
    sent: dict[str, float] = field(default_factory=dict)  # when each id was sent first
    acknowledged: dict[str, float] = field(default_factory=dict)
    visited: list[int] = field(default_factory=list)  # the ports, one for each line
    present: Mapping[str, Any] = field(default_factory=dict)  # who is there, as it was told last
    echo: float = 0.0  # the share of what is said that is said to another process too, at the same time
    echoed: list[Heard] = field(default_factory=list)  # what was heard there
    _line: ClientConnection | None = None
    _second: ClientConnection | None = None  # a line that is believed to be dead, and is not

    def cut(self) -> None:
        """Break the line, whatever is on its way."""
        if self._line:
            self._line.transport.abort()

    async def run(self) -> None:
        """Come and come back, and keep a second line elsewhere, where something is said twice."""
        second = asyncio.create_task(self._repeat()) if self.echo else None
        try:
            await super().run()
        finally:
            if second:
                second.cancel()

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(RETRY_AFTER)
            others = [port for port in self.ports if port != self.port]
            if not (others and self.seen):
                continue
            try:
                line = await self._open(self.chance.choice(others))
            except (OSError, EOFError, InvalidHandshake, ConnectionClosed):
                continue
            try:
                await line.send(json.dumps({"t": "hello", "d": {"language": "en"}, "v": self.seen}))
                self._second = line
                while line.remote_address[1] != self.port:  # until the first line goes there too
                    async with asyncio.timeout(1.0):  # wait_for of Python 3.11 may swallow a cancellation
                        message = json.loads(await line.recv())
                    self.echoed.append(Heard(message["t"], message["v"], message["d"], self.seen))
            except (ConnectionClosed, OSError, TimeoutError):
                pass
            finally:
                self._second = None
                line.transport.abort()

    async def _connected(self) -> ClientConnection:
        others = [port for port in self.ports if port != self.port]
        # Mostly to another process than before: that is what is tried here.
        if others and self.chance.random() < 0.8:
            self.port = self.chance.choice(others)
        self._line = await self._open(self.port)
        self.visited.append(self.port)
        return self._line

    def _hear(self, message: Mapping[str, Any]) -> None:
        kind, data = message["t"], message["d"]
        if kind == "done":
            self.acknowledged.setdefault(data["id"], time.monotonic())
        elif kind == "presence":
            self.present = data
        super()._hear(message)

    async def _write(self, connection: ClientConnection, kind: str, data: Mapping[str, object]) -> None:
        if name := str(data.get("id", "")):
            self.sent.setdefault(name, time.monotonic())
            if self._second and self.chance.random() < self.echo:
                with suppress(ConnectionClosed, OSError):
                    await self._second.send(self._frame(kind, data))
        await super()._write(connection, kind, data)
