"""One of two processes is killed: how soon its pages, which come again as the page does, are at the other."""

import asyncio
import multiprocessing
import os
import random
import signal
import time
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import Connection

import uvloop

from benchmarks.server.client import Player
from benchmarks.server.opening import HERE, Opened, open_tables
from benchmarks.server.process import Server
from benchmarks.server.tables import AT_ONCE

FIRST_RETRY, RETRY = (0.2, 1.0), (2.625, 4.375)  # seconds: web/js/net/socket_transport.js


@dataclass(frozen=True)
class TakeOver:
    """How many pages lost their process, and after how many seconds each had its table again."""

    lost: int
    seconds: list[float]  # sorted
    cpu: float  # seconds of the process that took over, until all were back

    def at(self, part: float) -> float:
        """When this part of all that were lost was back; not a number where it never was."""
        needed = max(1, round(self.lost * part))
        return self.seconds[needed - 1] if len(self.seconds) >= needed else float("nan")

    def plot(self, path: str) -> None:
        """Draw who was back when."""
        import matplotlib as mpl  # noqa: PLC0415  only where a plot is wanted

        mpl.use("svg")
        from matplotlib import pyplot as plt  # noqa: PLC0415

        chart, axes = plt.subplots(figsize=(6, 3.5), layout="constrained")
        every = max(1, len(self.seconds) // 400)  # a small file, and the same picture
        back = range(1, len(self.seconds) + 1)
        axes.step([0.0, *self.seconds[::every]], [0, *back[::every]], where="post")
        axes.set(xlabel="seconds after kill -9", ylabel="pages that are back", xlim=(0, None), ylim=(0, None))
        axes.axhline(self.lost, linestyle=":", color="gray")
        axes.grid(alpha=0.3)
        axes.set_title(f"load of the machine: {os.getloadavg()[0]:.1f}", fontsize="small")
        chart.savefig(path)


class Seat:
    """One page, which comes again, to the other process, as often as it must."""

    def __init__(self, ports: tuple[int, int], game: str, cookie: str) -> None:
        self._ports = ports
        self._game = game
        self._cookie = cookie
        self._losses = 0
        self.player = self._new(0)
        self.back: float | None = None  # when it had its table again

    def _new(self, seen: int) -> Player:
        player = Player(self._ports[self._losses % 2], self._game, self._cookie, lambda _: None, seen=seen)
        player.on_lost = self._lost
        return player

    async def connect(self) -> None:
        """Come to the table."""
        loop, port = asyncio.get_running_loop(), self._ports[self._losses % 2]
        player = self.player
        await loop.create_connection(lambda: player, HERE, port)
        await player.is_ready
        player.start_pinging()
        if self._losses:
            self.back = time.monotonic()

    def _lost(self) -> None:
        self._losses += 1
        first = self._losses == 1
        pause = random.uniform(*(FIRST_RETRY if first else RETRY))
        asyncio.get_running_loop().call_later(pause, self._again)

    def _again(self) -> None:
        self.player = self._new(0)  # a page that has nothing under way asks for all of it
        task = asyncio.ensure_future(self.connect())
        task.add_done_callback(partial(self._tried, self.player))

    def _tried(self, player: Player, task: "asyncio.Task[None]") -> None:
        refused = not task.cancelled() and isinstance(task.exception(), OSError)
        if refused and not player.refused:  # it never was connected, so nobody has told that it was lost
            self._lost()


def taken_over(one: Server, two: Server, tables: int, patience: float) -> TakeOver:
    """Fill both, kill the first, and wait until all are back, or until patience ends."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_watch, args=(theirs, one.port, two.port, tables, patience))
    process.start()
    theirs.close()
    try:
        ours.recv()
        before = two.cpu
        os.kill(one.pid, signal.SIGKILL)
        ours.send(time.monotonic())
        lost, seconds = ours.recv()
        spent = two.cpu - before
    finally:
        process.join(10)
        process.terminate()
    return TakeOver(lost, sorted(seconds), spent)


def _watch(pipe: "Connection[object, float]", one: int, two: int, tables: int, patience: float) -> None:
    opened = open_tables(one, tables)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_obey(pipe, (one, two), opened, patience))


async def _obey(
    pipe: "Connection[object, float]", ports: tuple[int, int], opened: list[Opened], patience: float
) -> None:
    seats = []
    for number, table in enumerate(opened):  # every other table at the process that will be killed
        at = ports if number % 2 == 0 else ports[::-1]
        seats += [Seat(at, table.game, cookie) for cookie in (table.first, table.second)]
    for start in range(0, len(seats), AT_ONCE):
        await asyncio.gather(*(seat.connect() for seat in seats[start : start + AT_ONCE]))
    pipe.send("ready")
    killed = await asyncio.to_thread(pipe.recv)
    mine = seats[::4] + seats[1::4]
    end = time.monotonic() + patience
    while time.monotonic() < end and not all(seat.back for seat in mine):  # noqa: ASYNC110  many wait
        await asyncio.sleep(0.05)
    pipe.send((len(mine), [seat.back - killed for seat in mine if seat.back]))
