"""Tables by link on one server, moves at a steady pace: how late, how dear, how large. It ends by itself."""

import asyncio
import http.client
import json
import math
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from benchmarks.server.client import Player

PIECES, SQUARES = "ABCDEFGHIJKLMNOP", [f"{column}{row}" for row in "1234" for column in "abcd"]
LIMITS = {
    "MESSAGES": "1000000",
    "GAMES": "1000000",
    "TRIES": "1000000",
    "SOCKETS": "100000",
    "CONNECTIONS": "100000",
}  # raised, and said so
OPENERS = 16  # at once: each waits for the disk, and so many share a commit
PART = 5.0  # seconds for which the server remembers its worst lag
ROOMS, ROOM, TELLINGS = 20, 50, 600  # rooms, sockets in each, and messages to a whole room
WARM_UP = 8.0  # seconds; by then the server has read its words


@dataclass
class Table:
    """Two players and what they will do: pieces and squares in a drawn order, and nobody ever calls."""

    players: tuple[Player, Player]
    actions: list[str]
    done: int = 0
    is_busy: bool = False

    def move(self) -> bool:
        """The next action, unless the last one is under way or the game is at its end."""
        if self.is_busy or self.done >= len(self.actions):
            return False
        giver = self.done // 2 % 2  # first gives, second places and gives, first places …
        actor = self.players[giver if self.done % 2 == 0 else 1 - giver]
        self.is_busy = True
        seen = max(player.seen for player in self.players)  # a person acts only after having seen it all
        actor.act(f"m{self.done}", self.actions[self.done], seen)
        self.done += 1
        return True


def ask(
    line: http.client.HTTPConnection, path: str, body: dict[str, str], cookie: str = ""
) -> tuple[dict[str, str], str]:
    """A request; the answer, and the cookie that came with it."""
    headers = {"content-type": "application/json", "accept": "application/json"}
    line.request(
        "POST", path, json.dumps(body), {**headers, **({"cookie": f"oq={cookie}"} if cookie else {})}
    )
    answer = line.getresponse()
    text = answer.read()
    if answer.status != 201:
        raise RuntimeError(f"{path}: {answer.status} {text[:200]!r}")
    fresh = answer.getheader("set-cookie", "").partition("oq=")[2].partition(";")[0]
    return json.loads(text), fresh or cookie


def opened(port: int, count: int) -> list[tuple[str, str, str]]:
    """Tables whose two seats are taken: the game and both cookies."""
    with ThreadPoolExecutor(OPENERS) as pool:
        parts = pool.map(partial(_opened, port), [range(at, count, OPENERS) for at in range(OPENERS)])
        return [table for part in parts for table in part]


def _opened(port: int, numbers: range) -> list[tuple[str, str, str]]:
    line = http.client.HTTPConnection("127.0.0.1", port)
    tables = []
    for number in numbers:  # all have names, so that no sentence is remembered from another game
        created, mine = ask(line, "/tables", {"opponent": "link", "first": "me", "name_me": f"Ada {number}"})
        game = created["game"]
        invitation, _ = ask(line, f"/api/games/{game}/invitation", {}, mine)
        _, yours = ask(
            line,
            f"/api/games/{game}/seat",
            {"secret": invitation["url"].partition("#")[2], "name": f"Bo {number}"},
        )
        tables.append((game, mine, yours))
    line.close()
    return tables


async def seated(port: int, games: list[tuple[str, str, str]], late: list[float]) -> list[Table]:
    """Everybody at their table."""
    chance, tables = random.Random(1), []
    for start in range(0, len(games), 200):
        for game, *cookies in games[start : start + 200]:
            table = Table.__new__(Table)

            def done(seconds: float, table: Table = table) -> None:
                table.is_busy = False
                late.append(seconds)

            players = [Player(port, game, cookie, done) for cookie in cookies]
            await come(port, players)
            order = zip(chance.sample(PIECES, 16), chance.sample(SQUARES, 16), strict=True)
            Table.__init__(table, (players[0], players[1]), [each for pair in order for each in pair])
            tables.append(table)
        await asyncio.gather(*(player.is_ready for table in tables[start:] for player in table.players))
    return tables


async def come(port: int, players: list[Player]) -> None:
    """Connect; that they have seen their table they tell themselves."""
    for player in players:
        await asyncio.get_running_loop().create_connection(partial(_same, player), "127.0.0.1", port)


def _same(player: Player) -> Player:
    return player


async def played(tables: list[Table], moves: float, seconds: float) -> int:
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


def cpu_of(pid: int) -> float:
    """The processor seconds of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> float:
    """The megabytes that a process has."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


def metric(port: int, name: str) -> float:
    """A figure of the server itself."""
    line = http.client.HTTPConnection("127.0.0.1", port)
    line.request("GET", "/metrics")
    text = line.getresponse().read().decode()
    line.close()
    return float(text.partition(f"\nopenquarto_{name} ")[2].split()[0])


async def measured(port: int, pid: int, tables: int, moves: float, seconds: float) -> dict[str, float]:
    """The figures of one load."""
    with ThreadPoolExecutor(1) as pool:
        loop = asyncio.get_running_loop()
        games = await loop.run_in_executor(pool, opened, port, tables)
        late: list[float] = []
        seats = await seated(port, games, late)
        await played(seats, moves, WARM_UP)
        await asyncio.sleep(1.0)
        late.clear()
        before, begun = cpu_of(pid), time.perf_counter()
        heard = sum(player.heard for table in seats for player in table.players)
        sent = lag = 0.0
        for _ in range(math.ceil(seconds / PART)):
            sent += await played(seats, moves, PART)
            worst = await loop.run_in_executor(pool, metric, port, "event_loop_lag_longest_seconds")
            lag = max(lag, worst)
        took = time.perf_counter() - begun
        await asyncio.sleep(1.0)
        spent = cpu_of(pid) - before
        heard = sum(player.heard for table in seats for player in table.players) - heard
        refused = [player.refused for table in seats for player in table.players if player.refused]
        left(table.players for table in seats)
    if refused:
        raise RuntimeError(refused[0])
    late.sort()
    return {
        "sockets": 2 * tables,
        "moves/s": sent / took,
        "unanswered": sent - len(late),
        "messages a move": heard / sent,
        "p50 ms": 1000 * late[len(late) // 2],
        "p99 ms": 1000 * late[int(len(late) * 0.99)],
        "CPU µs/move": 1e6 * spent / sent,
        "memory MB": memory_of(pid),
        "lag ms": 1000 * lag,
    }


async def bare(port: int, pid: int, tables: int, moves: float) -> float:
    """What a move costs at the barest server, in microseconds."""
    seats = await seated(port, [(f"game{number}", "", "") for number in range(tables)], [])
    await played(seats, moves, 1.0)
    before = cpu_of(pid)
    sent = await played(seats, moves, PART)
    await asyncio.sleep(0.5)
    spent = cpu_of(pid) - before
    left(table.players for table in seats)
    return 1e6 * spent / sent


async def fanned_out(port: int, pid: int) -> float:
    """What it costs the barest server to tell one more in a full room, in microseconds."""
    rooms = []
    for number in range(ROOMS):
        room = [Player(port, f"room{number}", "", lambda _: None) for _ in range(ROOM)]
        await come(port, room)
        await asyncio.gather(*(player.is_ready for player in room))
        rooms.append(room)
    before = cpu_of(pid)
    for number in range(TELLINGS):
        rooms[number % ROOMS][0].act(f"m{number}", "A", 0)
        await asyncio.sleep(0.005)
    await asyncio.sleep(0.5)
    spent = cpu_of(pid) - before
    left(rooms)
    return 1e6 * spent / (TELLINGS * (ROOM + 1))


def left(groups: Iterable[Iterable[Player]]) -> None:
    """Everybody gone."""
    for group in groups:
        for player in group:
            player.close()


@contextmanager
def serving(*command: str) -> Iterator[tuple[int, int]]:
    """A server of ours in a process of its own: its port and its process."""
    environment = {**os.environ, **{f"OPENQUARTO_LIMITS_{name}": value for name, value in LIMITS.items()}}
    server = subprocess.Popen(  # noqa: S603  our own command
        [sys.executable, "-m", *command], stdout=subprocess.PIPE, text=True, env=environment
    )
    try:
        assert server.stdout
        yield int(server.stdout.readline().rstrip().rpartition(":")[2]), server.pid
    finally:
        server.terminate()
        server.wait(20)


def run(tables: int, moves: float, seconds: float) -> dict[str, float]:
    """Start a server, load it, stop it; then the barest one: no machine is as quick twice."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 4 * tables + 200)), hard))
    with tempfile.TemporaryDirectory() as folder:
        command = ("openquarto", "serve", "--port", "0", "--database", f"{folder}/games.sqlite")
        with serving(*command) as (port, pid):
            figures = asyncio.run(measured(port, pid, tables, moves, seconds))
    with serving("benchmarks.server.bare") as (port, pid):
        least = asyncio.run(bare(port, pid, tables, moves))
        delivery = asyncio.run(fanned_out(port, pid))
    move = figures["CPU µs/move"]
    return {
        **figures,
        "bare µs/move": least,
        "bare moves/move": move / least,
        "bare µs/delivery": delivery,
        "deliveries/move": move / delivery,
    }
