"""What one message costs at the longest game that the limits allow, and how many tables are loaded a second.

python benchmarks/tables.py
"""

import asyncio
import statistics
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec

from openquarto.match.arrangement import Arrangement
from openquarto.match.settings import Settings
from openquarto.server.analysis.adviser import WorkerAdviser
from openquarto.server.analysis.analyst import Analyst
from openquarto.server.analysis.fair_play import FairPlay
from openquarto.server.game.computers import Computers
from openquarto.server.game.events import Acted, LogEvent, LotDrawn, Opened, Wished
from openquarto.server.game.history import History
from openquarto.server.game.snapshot import Snapshot
from openquarto.server.game.table import Table, TableServices
from openquarto.server.garbage import settle
from openquarto.server.limits import Limits
from openquarto.server.net.outbox import encoded
from openquarto.server.room.actions import Actions
from openquarto.server.room.projection import Projection
from openquarto.server.room.registry import Registry
from openquarto.server.room.room import Room
from openquarto.server.room.viewer import Viewer
from openquarto.server.seat_names import SeatName
from openquarto.server.store.memory import MemoryStore
from openquarto.server.store.protocol import GameInfo, Store, Transaction
from openquarto.server.store.sqlite import SqliteStore
from openquarto.speech.catalogue import languages
from openquarto.speech.manner import Manner
from openquarto.wire import messages as wire

GAMES = 2000
ACTIONS = "A a1 P b1 B c1 O d1 C a2 N b2 D c2 M d2 I a3 H b3 J c3 G d3 K a4 F b4 L c4 E d4"


class Sender:
    """Encodes what is sent, as an outbox does, and throws it away."""

    lag = 0.0

    def put(self, message: wire.ToPage, seq: int) -> None:
        encoded(message, seq)

    def close(self, _code: int) -> None:
        raise AssertionError("a page was sent away")

    def measure_lag(self) -> None:
        pass


def game_of(events: list[LogEvent]) -> list[Snapshot]:
    """A game of two at one screen, with these events."""
    opened = Opened.of(Arrangement(Settings(first="Ada", second="Boris")))
    snapshots = [Snapshot.opening(opened, 0.0)]
    for event in (LotDrawn(swaps=False, by_lot=False), *events):
        snapshots.append(snapshots[-1].after(event, float(len(snapshots))))
    return snapshots


def played() -> list[Snapshot]:
    """A game that was played until the last look."""
    seats: list[SeatName] = ["first"]  # who gives; then each places and gives
    for number in range(len(ACTIONS.split()) // 2):
        seats += ["second", "second"] if number % 2 == 0 else ["first", "first"]
    moves = zip(seats, ACTIONS.split(), strict=False)
    return game_of([Acted(seat, action, f"x-{action}") for seat, action in moves])


def longest(limits: Limits) -> list[Snapshot]:
    """The longest log: offers and refusals, as many as are allowed."""
    offers: list[LogEvent] = [Wished("first", "draw"), Wished("second", "decline")]
    return game_of((offers * limits.events)[: limits.events - 2])


async def messages(name: str, snapshots: list[Snapshot]) -> float:
    """Print what each kind of message costs, and return the dearest in milliseconds."""
    limits, store = Limits(), MemoryStore()
    services = TableServices(store, Computers(0.0), time.monotonic, limits)
    log = [snapshot.stored for snapshot in snapshots]
    info = GameInfo("game", "", 0.0, {b"me": "both"})
    await store.write(Transaction(0.0, {"game": log}, info))
    registry = Registry(services)
    table = Table(info, History(snapshots, limits), services, registry.loader.load)
    adviser = WorkerAdviser(Analyst([]), FairPlay(registry), "", lambda: None)
    worst = 0.0
    asked: list[tuple[str, wire.FromPage, int]] = [
        *((f"hello {each}", wire.Hello(language=each), 0) for each in languages()),
        ("hello, 32 missed", wire.Hello(language="en"), max(1, table.last.seq - 32)),
        ("ask last", wire.Ask("1", "last"), 0),
        ("line: board", wire.Line("2", "board"), 0),
        ("line: help", wire.Line("3", "help"), 0),
        ("line: history", wire.Line("4", "history"), 0),
        ("ping", wire.Ping(), 0),
        ("wish draw", wire.Wish("5", "draw"), 0),
    ]
    room = Room(table, registry.idle, limits)
    for title, message, seen in asked:
        viewer = Viewer(table, Projection("both", Manner()), Sender(), session=b"me", seq=seen)
        room.audience.add(viewer)
        actions = Actions(viewer, room, registry, lambda _: None, adviser)
        if not isinstance(message, wire.Hello):
            actions.handle(wire.Hello(language="en"), 0, _nothing)
        took = _milliseconds(partial(actions.handle, message, table.last.seq, _nothing))
        worst = max(worst, took)
        print(f"  {name:8} {title:18} {took:7.2f} ms")
        room.audience.remove(viewer)
    projection = Projection("both", Manner())
    took = _milliseconds(lambda: msgspec.json.encode(projection.table(table.history, 0.0, info)))
    print(f"  {name:8} {'page':18} {took:7.2f} ms")
    await asyncio.sleep(0.1)
    await registry.close()
    return max(worst, took)


def _nothing(_problem: Exception | None) -> None:
    pass


def _milliseconds(work: Callable[[], object]) -> float:
    times = []
    for _ in range(3):
        begin = time.perf_counter()
        work()
        times.append(time.perf_counter() - begin)
    return statistics.median(times) * 1000


async def loading(store: Store) -> tuple[float, float]:
    """How many tables are loaded a second when everybody comes at once, and the processor's time for each."""
    log = [snapshot.stored for snapshot in played()]
    infos = [GameInfo(f"game-{number}", "", 0.0, {b"me": "both"}) for number in range(GAMES)]
    await asyncio.gather(*(store.write(Transaction(0.0, {info.game: log}, info)) for info in infos))
    registry = Registry(TableServices(store, Computers(0.0), time.monotonic, Limits()))
    begin, spent = time.perf_counter(), time.process_time()
    await asyncio.gather(*(registry.find(info.game) for info in infos))
    took, spent = time.perf_counter() - begin, time.process_time() - spent
    await registry.close()
    await store.close()
    return GAMES / took, spent / GAMES


def main() -> None:
    """Print the figures."""
    settle()  # as the server does
    worst = max(
        asyncio.run(messages("played", played())), asyncio.run(messages("longest", longest(Limits())))
    )
    print(f"dearest message: {worst:.1f} ms of the event loop (wanted: at most 20)")
    with tempfile.TemporaryDirectory() as folder:

        async def load() -> tuple[float, float]:
            return await loading(SqliteStore(Path(folder) / "games.sqlite"))

        rate, spent = asyncio.run(load())
        print(f"loading {GAMES} tables of 34 events: {rate:.0f} a second (wanted: at least 1000)")
        print(f"  {spent * 1e6:.0f} µs of the processor each")


if __name__ == "__main__":
    main()
