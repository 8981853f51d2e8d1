"""A page without a picture: keeps its line as js/socket.js does, in less time, and notes all it hears."""

import asyncio
import json
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Origin

PING_AFTER, DEAD_AFTER, RETRY_AFTER = 0.1, 0.5, 0.03  # seconds; a page's are 2.5, 9 and 3.5
ANSWERS = ("done", "said", "refused")
GONE = (4003, 4004)
Wish = tuple[str, dict[str, object]]  # the type of a message and its data, without a name


@dataclass(frozen=True, slots=True)
class Heard:
    """A message, and what this page had seen before it."""

    kind: str
    v: int
    data: Mapping[str, Any]
    seen: int


@dataclass
class Client:
    """One tab of somebody's browser."""

    name: str
    game: str
    port: int  # of the server, which a page must name
    way: int  # the port that leads there
    cookies: Mapping[str, str]
    chance: random.Random
    mind: "Callable[[Client], Wish | None]"  # what it wants now
    notice: Callable[[], None]  # told of every message said or heard
    dead_after: float = DEAD_AFTER
    seen: int = 0
    view: Mapping[str, Any] = field(default_factory=dict)
    offers: Mapping[str, Any] = field(default_factory=dict)
    seat: str = "none"
    queue: list[tuple[str, dict[str, object]]] = field(default_factory=list)
    heard: list[Heard] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)
    lines: int = 0
    again: set[str] = field(default_factory=set)  # what was sent once more after a line broke
    is_gone: bool = False
    _is_first_sent: bool = False
    _sent: str = ""  # what was sent last
    _meant: dict[str, int] = field(default_factory=dict)  # what was seen when each id was sent first

    async def run(self) -> None:
        """Come, and come back, until it is sent away for good or cancelled."""
        while not self.is_gone:
            try:
                connection = await self._connected()
            except (OSError, EOFError, InvalidHandshake, ConnectionClosed):
                await self._wait()
                continue
            self.lines += 1
            try:
                await self._stay(connection)
            except (ConnectionClosed, OSError):
                self.is_gone = connection.close_code in GONE
            finally:
                connection.transport.abort()
            await self._wait()

    async def _connected(self) -> ClientConnection:
        return await self._open(self.port, self.way)

    async def _open(self, port: int, way: int = 0) -> ClientConnection:
        """A line to a server; through another port that leads there, if one is named."""
        origin = f"http://127.0.0.1:{port}"
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return await connect(
            f"ws://127.0.0.1:{port}/table/{self.game}/socket?seen={self.seen}",
            host="127.0.0.1",
            port=way or port,
            origin=Origin(origin),
            additional_headers={"Cookie": cookie} if cookie else {},
            compression=None,
            max_size=None,
            ping_interval=None,
            open_timeout=self.dead_after,
            proxy=None,
        )

    async def _wait(self) -> None:
        """Somebody may want something also while the line is broken."""
        await asyncio.sleep(RETRY_AFTER * (0.5 + self.chance.random()))
        if self.seen and self.chance.random() < 0.3:
            self._want()

    async def _stay(self, connection: ClientConnection) -> None:
        self._is_first_sent = False
        loop = asyncio.get_running_loop()
        heard = loop.time()
        await self._write(connection, "hello", {"language": "en"})
        await self._pump(connection)  # what was under way goes again under its old name
        while loop.time() - heard < self.dead_after:
            try:
                async with asyncio.timeout(PING_AFTER):
                    text = await connection.recv()
            except TimeoutError:
                await self._write(connection, "ping", {})
                continue
            heard = loop.time()
            self._hear(json.loads(text))
            if self.chance.random() < 0.5:
                await asyncio.sleep(self.chance.random() * 0.01)
            self._want()
            await self._pump(connection)

    def _hear(self, message: Mapping[str, Any]) -> None:
        kind, data, v = message["t"], message["d"], message["v"]
        self.heard.append(Heard(kind, v, data, self.seen))
        self.notice()
        if kind == "table":
            self.seen, self.seat = v, data["table"]["seat"]
            self.view, self.offers = data["table"]["view"], data["table"]["offers"]
        elif kind == "news":
            self.seen, self.view, self.offers = max(self.seen, v), data["view"], data["offers"]
        elif kind in ANSWERS and self.queue and self.queue[0][1]["id"] == data["id"]:
            self.queue.pop(0)
            self._is_first_sent = False

    def _want(self) -> None:
        if not self.queue and (wish := self.mind(self)):
            kind, data = wish
            name = f"{self.name}-{len(self.asked) + 1}"
            self.asked.append(name)
            self.queue.append((kind, {**data, "id": name}))

    async def _pump(self, connection: ClientConnection) -> None:
        if self.seen and self.queue and not self._is_first_sent:
            self._is_first_sent = True
            name = str(self.queue[0][1]["id"])
            if name == self._sent:
                self.again.add(name)
            self._sent = name
            await self._write(connection, *self.queue[0])

    async def _write(self, connection: ClientConnection, kind: str, data: Mapping[str, object]) -> None:
        await connection.send(self._frame(kind, data))
        self.notice()

    def _frame(self, kind: str, data: Mapping[str, object]) -> str:
        """A message; one that is sent again is still meant for the table that was seen at first."""
        name = data.get("id")
        v = self._meant.setdefault(str(name), self.seen) if name else self.seen
        return json.dumps({"t": kind, "d": data, "v": v})
