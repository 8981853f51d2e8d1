"""Two players at each of many tables, and moves at a steady pace."""

import asyncio
import random
import time
from collections.abc import Sequence
from functools import partial
from itertools import cycle

from benchmarks.server.client import Player
from benchmarks.server.opening import HERE, Opened

Ports = tuple[int, int]  # of the servers that the two players of a table come to
PIECES, SQUARES = "ABCDEFGHIJKLMNOP", [f"{column}{row}" for row in "1234" for column in "abcd"]
AT_ONCE = 200  # tables that are connected at a time


class Table:
    """Two players and what they will do: pieces and squares in a drawn order, and nobody ever calls."""

    def __init__(self, ports: Ports, opened: Opened, chance: random.Random, late: list[float]) -> None:
        order = zip(chance.sample(PIECES, 16), chance.sample(SQUARES, 16), strict=True)
        self.actions = [each for pair in order for each in pair]
        self.done = 0
        self.is_busy = False
        self._late = late
        self.between: list[float] = []  # seconds from one's news to the other's, who did not act
        first, second = (
            Player(port, opened.game, cookie, self._acted)
            for port, cookie in zip(ports, (opened.first, opened.second), strict=True)
        )
        self.players = (first, second)
        self._ports = ports
        for player in self.players:
            player.on_news = self._saw

    async def connect(self, source: str = HERE) -> None:
        """Open both sockets; that they have seen their table the players tell themselves."""
        loop = asyncio.get_running_loop()
        for player, port in zip(self.players, self._ports, strict=True):
            await loop.create_connection(partial(_same, player), HERE, port, local_addr=(source, 0))

    async def ready(self) -> None:
        """Wait until both have seen their table."""
        await asyncio.gather(*(player.is_ready for player in self.players))
        self._set_pressing()

    @property
    def actor(self) -> Player:
        """Who is to act: first gives, second places and gives, first places."""
        giver = self.done // 2 % 2
        return self.players[giver if self.done % 2 == 0 else 1 - giver]

    @property
    def is_at_end(self) -> bool:
        """Whether all has been done."""
        return self.done >= len(self.actions)

    def move(self) -> bool:
        """The next action, unless the last one is under way or the game is at its end."""
        if self.is_busy or self.is_at_end:
            return False
        self.is_busy = True
        seen = max(player.seen for player in self.players)  # a person acts only after having seen it all
        self.actor.act(f"m{self.done}", self.actions[self.done], seen)
        return True

    def _acted(self, seconds: float) -> None:
        self.done += 1
        self.is_busy = False
        self._late.append(seconds)
        self._set_pressing()

    def _saw(self) -> None:
        first, second = self.players
        if first.seen == second.seen:
            self.between.append(abs(first.seen_at - second.seen_at))

    def _set_pressing(self) -> None:
        for player in self.players:
            player.set_pressing(player is self.actor and not self.is_at_end)


def _same(player: Player) -> Player:
    return player


async def seated(places: Sequence[Ports], opened: Sequence[Opened], late: list[float]) -> list[Table]:
    """Everybody at their table, at these places in turn; what each action took is put into `late`."""
    chance = random.Random(1)
    tables = [Table(ports, each, chance, late) for ports, each in zip(cycle(places), opened, strict=False)]
    for start in range(0, len(tables), AT_ONCE):
        part = tables[start : start + AT_ONCE]
        for table in part:
            await table.connect()
        await asyncio.gather(*(table.ready() for table in part))
    return tables


async def played(tables: Sequence[Table], moves: float, seconds: float) -> int:
    """So many moves a second at tables in turn; how many were sent."""
    began, sent, at = time.perf_counter(), 0, 0
    while (now := time.perf_counter() - began) < seconds:
        while sent < now * moves:
            for _ in range(len(tables)):
                at = (at + 1) % len(tables)
                if tables[at].move():
                    break
            else:
                break
            sent += 1
        await asyncio.sleep(0.001)
    return sent
