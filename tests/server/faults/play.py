"""Plays a schedule: real servers that are killed, lines that break, pages that come back."""

import asyncio
import random
import signal
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from openquarto.cli import database_work
from openquarto.server.store.protocol import StoredEvent
from tests.server.faults.client import Client
from tests.server.faults.forks import Forks, Life, held_port
from tests.server.faults.proxy import Proxy, Way
from tests.server.faults.schedule import Fault, Mind, Schedule
from tests.server.serving import Somebody

PATIENCE = 60.0  # seconds for everything to come to rest
HOLES: dict[str, frozenset[Way]] = {
    "hole up": frozenset({"up"}),
    "hole down": frozenset({"down"}),
    "hole": frozenset({"up", "down"}),
}


@dataclass
class Story:
    """What came of a schedule: what each page was told, and what the file says."""

    schedule: Schedule
    is_shared: bool = False  # whether other processes may be at the same database
    clients: list[Client] = field(default_factory=list)
    log: list[StoredEvent] = field(default_factory=list)
    integrity: str = ""
    kept_time: float = 0.0
    lives: list[tuple[float, float]] = field(default_factory=list)  # from when to when a server ran
    broken: list[str] = field(default_factory=list)  # the faults that came about
    is_settled: bool = False
    complaints: str = ""


class Host:
    """The server of a schedule, through all its lives."""

    def __init__(self, forks: Forks, file: Path, port: int, story: Story, *ways: str) -> None:
        self.port = port
        self._forks = forks
        self._file = file
        self._story = story
        self._spoil, self._database = ways
        self._life: Life | None = None
        self._lock = asyncio.Lock()

    def start(self) -> None:
        """Come to life, on the same file and port as before."""
        disk = self._story.schedule.disk
        self._life = self._forks.start(
            self._file, self.port, spoil=self._spoil, disk=disk, database=self._database
        )

    def end(self, sign: signal.Signals = signal.SIGKILL) -> None:
        """End a life, if there is one."""
        if self._life:
            life, self._life = self._life, None
            self._story.lives.append((life.since, self._forks.end(life, sign)))

    async def again(self, sign: signal.Signals, pause: float) -> None:
        """End, be away for a while, and come back."""
        async with self._lock:
            if sign is signal.SIGKILL:
                self.end(sign)  # at once, not when a thread has its turn
            else:
                await asyncio.to_thread(self.end, sign)
            await asyncio.sleep(pause)
            await asyncio.to_thread(self.start)


def play(schedule: Schedule, forks: Forks, folder: Path, *, spoil: str = "", database: str = "") -> Story:
    """The story of a schedule; on another database than a file, if that is named."""
    story = Story(schedule, is_shared=bool(database))
    file = folder / "games.sqlite"
    with held_port() as port:
        host = Host(forks, file, port, story, spoil, database)
        host.start()
        try:
            game, people = _seated(port, schedule)
            asyncio.run(_game(story, host, game, people))
        finally:
            host.end()
    if database:
        uncut = database.replace("user=player", "user=admin")  # faults are not for whoever looks afterwards
        database_work.copy(uncut, str(file), lambda *_step: None)
    with closing(sqlite3.connect(file)) as connection:
        query = "select seq, kind, body, at from event where game = ? order by seq"
        story.log = [StoredEvent(*row) for row in connection.execute(query, (game,))]
        story.integrity = connection.execute("pragma integrity_check").fetchone()[0]
        story.kept_time = connection.execute("select at from clock").fetchone()[0]
    story.complaints = file.with_name("stderr").read_text(encoding="utf-8")
    return story


def _seated(port: int, schedule: Schedule) -> tuple[str, list[Somebody]]:
    """Two who play by link, and others."""
    me, you = Somebody(port), Somebody(port)
    game = me.open(opponent="link", first="me", clock=schedule.clock)
    secret = me.ask("POST", f"/api/games/{game}/invitation", {"seat": "other"}).json["url"].partition("#")[2]
    assert 201 == you.ask("POST", f"/api/games/{game}/seat", {"secret": secret, "name": "Bo"}).status
    tabs = [(me, you)[number % 2] for number in range(schedule.tabs)]
    return game, [me, you, *tabs, *(Somebody(port) for _ in range(schedule.watchers))]


async def _game(story: Story, host: Host, game: str, people: list[Somebody]) -> None:
    schedule = story.schedule
    counter = Counter()
    proxies = [Proxy(host.port, random.Random(f"{schedule.seed} line {who}")) for who in range(len(people))]
    for proxy in proxies:
        await proxy.open()
    for number, (somebody, proxy) in enumerate(zip(people, proxies, strict=True)):
        chance = random.Random(f"{schedule.seed} client {number}")
        name, mind = f"{schedule.seed}-{number}", Mind(chance, schedule.goal)
        story.clients.append(
            Client(name, game, host.port, proxy.port, somebody.cookies, chance, mind, counter.count)
        )
    breaking = [
        asyncio.create_task(_break(story, fault, host, proxies, counter)) for fault in schedule.faults
    ]
    running = [asyncio.create_task(client.run()) for client in story.clients]
    try:
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await _rest(story, counter, breaking)
                story.is_settled = True
    finally:
        for task in (*breaking, *running):
            task.cancel()
        problems = await asyncio.gather(*breaking, *running, return_exceptions=True)
        for proxy in proxies:
            await proxy.close()
    for problem in problems:
        if isinstance(problem, Exception):
            raise problem


class Counter:
    """Counts messages, and lets others wait for a number."""

    def __init__(self) -> None:
        self.number = 0
        self._waiting: list[tuple[int, asyncio.Event]] = []

    def count(self) -> None:
        self.number += 1
        for number, event in self._waiting:
            if number <= self.number:
                event.set()

    def release(self) -> None:
        """Let nobody wait any longer: what was to break later breaks now."""
        for _, event in self._waiting:
            event.set()

    async def reach(self, number: int) -> None:
        event = asyncio.Event()
        self._waiting.append((number, event))
        await event.wait()


async def _break(story: Story, fault: Fault, host: Host, proxies: list[Proxy], counter: Counter) -> None:
    await counter.reach(fault.after)
    await asyncio.sleep(fault.pause)
    proxy = proxies[fault.whom]
    story.broken.append(fault.kind)

    async def for_a_while(change: Callable[[], None], undo: Callable[[], None]) -> None:
        change()
        await asyncio.sleep(fault.length)
        undo()

    def let(name: str, value: object) -> Callable[[], None]:
        return lambda: setattr(proxy, name, value)

    work: Coroutine[Any, Any, None]
    match fault.kind:
        case "kill":
            work = host.again(signal.SIGKILL, fault.length)
        case "stop":
            work = host.again(signal.SIGTERM, fault.length)
        case "cut":
            work = for_a_while(proxy.cut, proxy.cut)
        case "delay":
            work = for_a_while(let("delay", fault.length), let("delay", 0.0))
        case "double":
            work = for_a_while(let("doubling", 5), let("doubling", 0))
        case _:
            work = for_a_while(let("holes", HOLES[fault.kind]), let("holes", frozenset()))
    await work


async def _rest(story: Story, counter: Counter, breaking: list["asyncio.Task[None]"]) -> None:
    """Wait until all is said, all are there again, and nobody says anything new."""
    goal = story.schedule.goal
    while True:
        before = {client.seen for client in story.clients}
        await asyncio.sleep(0.03)
        is_said = all(not client.queue and client.view for client in story.clients)
        is_over = all(client.seen >= goal or client.view["ending"] for client in story.clients if client.view)
        now = {client.seen for client in story.clients}
        if is_said and is_over and before == now and len(now) == 1:
            if all(task.done() for task in breaking):
                return
            counter.release()
