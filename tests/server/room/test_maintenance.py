"""What is done from time to time: rooms that were left alone go, and games whose time is over."""

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest

from openquarto.cli.admin_client import ask
from openquarto.match.arrangement import Arrangement
from openquarto.match.settings import Settings
from openquarto.rules.clock import parse_time_control
from openquarto.server.game.computers import Computers
from openquarto.server.game.events import Wished
from openquarto.server.game.table import Proposal, TableServices
from openquarto.server.limits import Limits
from openquarto.server.retention import DAY, Retention
from openquarto.server.room.idle import IDLE, IdleRooms
from openquarto.server.room.maintenance import expire, unload_idle
from openquarto.server.room.registry import Registry
from openquarto.server.store.memory import MemoryStore
from openquarto.wire.admin import Refused, Watch
from tests.server.admin.asking import path_of
from tests.server.serving import PATIENCE, Running, running


class World:
    """A registry whose time can be set forward."""

    def __init__(self) -> None:
        self.ahead = 0.0
        self.store = MemoryStore()
        services = TableServices(self.store, Computers(0.0), lambda: time.monotonic() + self.ahead, Limits())
        self.registry = Registry(services)

    async def open(self, clock: str = "-") -> str:
        control = parse_time_control(clock)
        arrangement = Arrangement(Settings(first_clock=control, second_clock=control))
        return await self.registry.create(arrangement, {b"me": "both"}, by_lot=False)


def test_the_queue_gives_only_what_has_waited() -> None:
    now = [0.0]
    queue: IdleRooms[str] = IdleRooms(lambda: now[0])
    for name in ("a", "b", "c"):
        queue.put(name)
        now[0] += 1
    queue.put("a")  # again: it waits from now on
    now[0] = IDLE + 2
    assert ["b", "c"] == list(queue.due())
    assert 1 == len(queue)
    now[0] = 2 * IDLE
    assert ["a"] == list(queue.due())
    assert 0 == len(queue)


def test_an_idle_room_goes_and_one_with_a_running_clock_stays() -> None:
    async def story() -> None:
        world = World()
        registry = world.registry
        quiet, timed = await world.open(), await world.open("600/turn")
        for game in (quiet, timed):
            await registry.find(game)
        assert 1 == len(registry._services.timed)
        world.ahead = IDLE - 10
        unload_idle(registry)
        assert {quiet, timed} == {*registry.rooms}
        world.ahead = IDLE + 10
        unload_idle(registry)
        assert {timed} == {*registry.rooms}
        table = registry.rooms[timed].table
        done = asyncio.get_running_loop().create_future()
        table.submit(Proposal(lambda _: Wished("first", "resign")), done.set_result)
        assert None is await done
        assert 0 == len(registry._services.timed)
        world.ahead = 2 * IDLE + 20
        unload_idle(registry)
        assert {} == registry.rooms
        await registry.close()

    asyncio.run(story())


def test_a_room_that_is_unloaded_with_its_clock_running_leaves_no_trace() -> None:
    async def story() -> None:
        world = World()
        game = await world.open("600/turn")
        await world.registry.find(game)
        world.registry.unload(game)
        assert not world.registry.has_running_clock
        world.ahead = IDLE + 10
        unload_idle(world.registry)  # what waits in the queue is not there any more
        assert 0 == len(world.registry.idle)

    asyncio.run(story())


def is_there(server: Running, game: str) -> bool:
    first = next(ask(path_of(server), Watch(game)))
    return not (isinstance(first, Refused) and first.code == "no such game")


def test_a_server_that_starts_forgets_what_is_old(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    with running(tmp_path) as server:
        games = [server.somebody().open(opponent="here") for _ in range(2)]
    connection = sqlite3.connect(file)
    connection.execute("update game set changed = 0 where game = ?", (games[0],))
    connection.commit()
    connection.close()
    with running(tmp_path, public_url="https://quarto.example") as server:
        deadline = time.monotonic() + PATIENCE
        while is_there(server, games[0]):
            assert time.monotonic() < deadline
            time.sleep(0.1)
    left = sqlite3.connect(file)
    assert [(games[1],)] == left.execute("select game from game").fetchall()
    assert [(games[1],)] == left.execute("select distinct game from event").fetchall()
    assert [(games[1],)] == left.execute("select game from sitter").fetchall()
    left.close()


@pytest.mark.parametrize(("days", "is_kept"), [(0, True), (1, False)])
def test_a_game_in_memory_expires_too(days: int, is_kept: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        world = World()
        game = await world.open()
        table = (await world.registry.find(game)).table
        now = time.time()
        monkeypatch.setattr(time, "time", lambda: now + 2 * DAY)
        await expire(world.registry, Retention(local=days))
        assert (is_kept, is_kept) == (game in world.registry.rooms, not table.is_closed)
        assert is_kept == (await world.store.game(game) is not None)
        await world.registry.close()

    asyncio.run(story())
