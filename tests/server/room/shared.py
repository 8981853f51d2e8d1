"""Several processes in one: registries that share a store in memory, and a channel that may lose things."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, cast

from openquarto.server.game.computers import Computers
from openquarto.server.game.referee_time import SharedTime
from openquarto.server.game.table import TableServices
from openquarto.server.limits import Limits
from openquarto.server.room.follower import Follower
from openquarto.server.room.registry import Registry
from openquarto.server.store.memory import MemoryStore
from openquarto.server.store.protocol import ChannelListener, GameInfo, Store, Transaction


class Hub:
    """What is shared: the store, and who listens."""

    def __init__(self) -> None:
        self.store = MemoryStore()
        self.channels: dict[str, HubChannel] = {}
        self.loses: Callable[[str, str], bool] = lambda _sender, _text: False
        self.reads = 0  # of what came later

    def process(self, name: str) -> "Process":
        return Process(self, name)


class HubChannel:
    """The channel of one process."""

    def __init__(self, hub: Hub, process: str) -> None:
        self.process = process
        self.is_connected = True
        self._hub = hub
        self._listener: ChannelListener | None = None
        hub.channels[process] = self

    def open(self, listener: ChannelListener) -> None:
        self._listener = listener

    def send(self, text: str) -> None:
        if not self._hub.loses(self.process, text):
            for channel in tuple(self._hub.channels.values()):
                if channel._listener:
                    asyncio.get_running_loop().call_soon(channel._listener.received, self.process, text)

    async def close(self) -> None:
        self._hub.channels.pop(self.process, None)


class SharedStore:
    """The view of one process: all is the hub's, and each change is announced."""

    def __init__(self, hub: Hub, process: str) -> None:
        self._hub = hub
        self.channel = HubChannel(hub, process)

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401  whatever the store has
        return getattr(self._hub.store, name)

    async def write(self, transaction: Transaction) -> GameInfo | None:
        await asyncio.sleep(0)
        info = await self._hub.store.write(transaction)
        heads = await self._hub.store.heads([*transaction.events])
        seated = {transaction.claim.game: 0} if transaction.claim else {}
        entries = {game: head.seq for game, head in heads.items()} | seated
        self.channel.send("changed " + " ".join(f"{game}:{seq}" for game, seq in entries.items()))
        return info

    async def later(self, game: str, seq: int) -> Any:  # noqa: ANN401
        self._hub.reads += 1
        await asyncio.sleep(0)
        return await self._hub.store.later(game, seq)

    def __dir__(self) -> list[str]:
        return dir(self._hub.store)


class Process:
    """One of several: a registry, and what keeps it in step."""

    def __init__(self, hub: Hub, name: str) -> None:
        self.store = SharedStore(hub, name)
        self.time = SharedTime()
        store = cast("Store", self.store)
        self.registry = Registry(TableServices(store, Computers(0.0), self.time, Limits()))
        self.follower = Follower(self.registry, self.store.channel, self.time.tell)
        self.store.channel.open(self.follower)

    async def changed(self, game: str, change: Awaitable[object]) -> None:
        """Do something that is no event, as the store announces it."""
        await change
        self.store.channel.send(f"changed {game}:0")


def together(tell: Callable[[Hub, Process, Process], Awaitable[None]]) -> None:
    """Tell a story of two processes."""

    async def whole() -> None:
        hub = Hub()
        ada, bo = hub.process("ada"), hub.process("bo")
        await tell(hub, ada, bo)
        for process in (ada, bo):
            await process.registry.close()

    asyncio.run(whole())


async def settled() -> None:
    """Let everything happen that is under way."""
    for _ in range(50):
        await asyncio.sleep(0)


async def until(is_so: Callable[[], bool]) -> None:
    """Wait for what another process is to see: its timers may need real time."""
    for _ in range(500):
        if is_so():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("nothing has come of it in five seconds")
