"""A worker process: asked, cancelled, killed, too slow, idle; the next job is always done."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from openquarto.server.analysis.jobs import (
    AnalysePosition,
    AnalyseTurn,
    Begin,
    MeasurePressure,
    ReviewGame,
    Speech,
    decode_request,
    frame,
    read_frame,
)
from openquarto.server.analysis.worker import NICENESS
from openquarto.server.analysis.worker_process import WorkerProcess
from openquarto.server.error import ServerError
from openquarto.speech.manner import Manner
from openquarto.wire.analysis import Analysis
from tests.server.analysis.looping import looped

PLAIN = Speech.of(Manner())
WON = AnalysePosition("ABC1/4/4/4 D - classic", PLAIN)
SLOW = MeasurePressure("A3/1E2/4/3K B d4 classic")  # a second
DEAF = (sys.executable, "-c", "import sys, time; sys.stdin.buffer.read(4); time.sleep(60)")


@asynccontextmanager
async def worker(idle: float = 60.0) -> AsyncIterator[WorkerProcess]:
    made = WorkerProcess(idle=idle)
    try:
        yield made
    finally:
        made.close()


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def number_of(worker: WorkerProcess) -> int:
    assert worker.pid
    return worker.pid


async def until_gone(pid: int) -> None:
    for _ in range(500):
        if not is_running(pid):
            return
        await asyncio.sleep(0.01)
    raise AssertionError(f"{pid} still runs")


@looped
async def test_it_answers_with_what_the_wire_has() -> None:
    async with worker() as mine:
        assert None is mine.pid  # nothing runs before anything is asked
        done = await mine.ask(WON)
        told = msgspec.json.decode(done.body, type=Analysis)
        assert ("W1", False) == (told.value, done.is_partial)
        assert NICENESS == os.getpriority(os.PRIO_PROCESS, number_of(mine))


@looped
async def test_a_killed_worker_is_started_again() -> None:
    async with worker() as mine:
        await mine.ask(WON)
        first = mine.pid
        assert first
        os.kill(first, signal.SIGKILL)
        await until_gone(first)
        await asyncio.sleep(0.05)  # its end is heard of by a thread
        assert (await mine.ask(WON)).body
        assert first != mine.pid


@looped
async def test_one_that_is_killed_while_it_works_is_told_and_started_again() -> None:
    async with worker() as mine:
        await mine.ask(WON)
        asked = asyncio.create_task(mine.ask(SLOW))
        await asyncio.sleep(0.2)
        os.kill(number_of(mine), signal.SIGKILL)
        with pytest.raises(ServerError, match="broken off"):
            await asked
        assert (await mine.ask(WON)).body


@looped
async def test_a_cancelled_job_ends_soon_and_its_worker_goes_on() -> None:
    async with worker() as mine:
        await mine.ask(WON)
        pid = mine.pid
        asked = asyncio.create_task(mine.ask(SLOW))
        await asyncio.sleep(0.2)
        mine.cancel()
        with pytest.raises(ServerError):
            await asked
        assert (await mine.ask(WON)).body
        assert pid == mine.pid


@looped
async def test_a_job_that_is_cancelled_before_its_worker_runs_is_not_done() -> None:
    async with worker() as mine:
        asked = asyncio.create_task(mine.ask(SLOW))
        await asyncio.sleep(0)
        mine.cancel()
        with pytest.raises(ServerError):
            await asked


@looped
async def test_a_job_that_takes_too_long_is_stopped() -> None:
    async with worker() as mine:
        await mine.ask(WON)
        pid = mine.pid
        mine._patience = 0.2
        with pytest.raises(ServerError, match="in time"):
            await mine.ask(SLOW)
        mine._patience = 20.0
        assert (await mine.ask(WON)).body
        assert pid == mine.pid


@looped
async def test_a_worker_that_does_not_listen_is_killed() -> None:
    mine = WorkerProcess(DEAF, patience=0.2, grace=0.2)
    asked = asyncio.create_task(mine.ask(WON))
    await asyncio.sleep(0.1)
    pid = mine.pid
    assert pid
    with pytest.raises(ServerError, match="in time"):
        await asked
    await until_gone(pid)
    mine.close()


@looped
async def test_an_idle_worker_ends_and_comes_again() -> None:
    async with worker(idle=0.2) as mine:
        await mine.ask(WON)
        pid = mine.pid
        assert pid
        await until_gone(pid)
        assert (await mine.ask(WON)).body


@looped
async def test_no_worker_outlives_its_server() -> None:
    async with worker() as mine:
        await mine.ask(WON)
        pid, process = mine.pid, mine._process
        assert pid
        assert process
        assert process.stdin
        process.stdin.close()  # as the system does for a server that was killed
        await until_gone(pid)


@looped
async def test_a_worker_that_is_closed_with_a_job_under_way_ends_at_once() -> None:
    mine = WorkerProcess()
    await mine.ask(WON)
    pid = mine.pid
    assert pid
    asked = asyncio.create_task(mine.ask(SLOW))
    await asyncio.sleep(0.1)
    mine.close()
    with pytest.raises(ServerError):
        await asked
    await until_gone(pid)
    with pytest.raises(ServerError):
        await mine.ask(WON)


@looped
async def test_a_program_that_is_not_there_is_a_refusal() -> None:
    mine = WorkerProcess(("/nowhere/at/all",))
    with pytest.raises(ServerError, match="broken off"):
        await mine.ask(WON)


@looped
async def test_a_turn_that_is_none_is_refused_by_its_name() -> None:
    async with worker() as mine:
        with pytest.raises(ServerError, match="a1M"):
            await mine.ask(AnalyseTurn(WON.position, "a1M", PLAIN))
        with pytest.raises(ServerError, match="broken off"):  # a mistake of ours: it must be a record
            await mine.ask(ReviewGame("no record", "none", PLAIN))
        assert (await mine.ask(WON)).body


def test_frames_are_read_as_they_were_written() -> None:
    read, write = os.pipe()
    os.write(write, frame(Begin(1, WON)) + frame(Begin(2, WON))[:-1])
    os.close(write)
    with os.fdopen(read, "rb") as pipe:
        body = read_frame(pipe)
        assert body
        assert Begin(1, WON) == decode_request(body)
        assert None is read_frame(pipe)  # it is cut short
