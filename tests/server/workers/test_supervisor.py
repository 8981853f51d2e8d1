"""The supervisor with processes that only report: what is started, started again, replaced, and ended."""

import asyncio
import os
import signal
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from openquarto.server.config import Config
from openquarto.server.error import ServerError
from openquarto.server.workers.supervisor import Supervisor, supervise
from tests.cli.command import run_here

STANDIN = Path(__file__).with_name("standin.py")
Story = Callable[[Supervisor], Awaitable[None]]


def starts(folder: Path, worker: int) -> list[int]:
    """The processes that were started as a worker."""
    file = folder / "starts"
    rows = [line.split() for line in file.read_text().splitlines()] if file.exists() else []
    return [int(row[2]) for row in rows if row[0] == str(worker)]


async def until(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 120
    while not holds():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.02)


def supervised(folder: Path, story: Story, workers: int = 2) -> int:
    """The exit code of a supervisor, to which something happens as soon as all of its workers serve."""

    async def run() -> int:
        config = Config(database="postgresql:///quarto", workers=workers)
        supervisor = Supervisor(config, 0, (sys.executable, str(STANDIN), str(folder)))
        happens: list[asyncio.Task[None]] = []

        async def then() -> None:
            await story(supervisor)
            supervisor.stop()

        status = await supervisor.run(lambda: happens.append(asyncio.create_task(then())))
        await asyncio.gather(*happens)
        return status

    return asyncio.run(run())


def is_gone(process: int) -> bool:
    return not Path(f"/proc/{process}").exists() or " Z " in Path(f"/proc/{process}/stat").read_text()


def test_one_that_dies_is_started_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story(_supervisor: Supervisor) -> None:
        (first,) = starts(tmp_path, 2)
        os.kill(first, signal.SIGKILL)
        await until(lambda: len(starts(tmp_path, 2)) == 2)

    assert 0 == supervised(tmp_path, story)
    assert 1 == len(starts(tmp_path, 1))
    (said,) = caplog.records
    assert "a worker has ended, and is started again" == said.getMessage()
    assert {"worker": 2, "status": -9, "seconds": 0.1} == vars(said)["fields"]
    assert all(is_gone(process) for worker in (1, 2) for process in starts(tmp_path, worker))


def test_one_that_cannot_be_started_again_is_tried_later(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for start, what in ((2, "refuse"), (3, "fail")):
        (tmp_path / f"2-{start}").write_text(what)

    async def story(_supervisor: Supervisor) -> None:
        os.kill(starts(tmp_path, 2)[0], signal.SIGTERM)  # it leaves by itself: another takes its place
        await until(lambda: len(starts(tmp_path, 2)) == 4)

    assert 0 == supervised(tmp_path, story)
    told = [vars(record)["fields"].get("seconds") or record.getMessage() for record in caplog.records]
    assert [0.1, 0.2, 0.4] == [each for each in told if isinstance(each, float)]
    assert any("quarto cannot be reached: nobody is there" in str(each) for each in told)
    assert any("ended before it could serve (status 3)" in str(each) for each in told)


@pytest.mark.parametrize(
    ("file", "what", "code"), [("1-1", "refuse", "database away"), ("2-1", "fail", "worker failed")]
)
def test_what_keeps_one_from_starting_ends_all(tmp_path: Path, file: str, what: str, code: str) -> None:
    (tmp_path / file).write_text(what)

    async def story(_supervisor: Supervisor) -> None:
        raise AssertionError("not all of them serve")

    with pytest.raises(ServerError) as refused:
        supervised(tmp_path, story, workers=3)
    assert code == refused.value.faults[0].code
    others = [process for worker in (1, 2, 3) for process in starts(tmp_path, worker)]
    assert (1 if file == "1-1" else 3) == len(others)
    assert all(map(is_gone, others))


def test_they_are_replaced_one_after_the_other(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story(supervisor: Supervisor) -> None:
        supervisor.renew()
        supervisor.renew()  # it is under way
        await until(lambda: len(starts(tmp_path, 3)) == 2)

    assert 0 == supervised(tmp_path, story, workers=3)
    order = [line.split()[0] for line in (tmp_path / "starts").read_text().splitlines()]
    assert ["1", "2", "3"] == order[3:]
    assert "" == caplog.text


def test_none_is_replaced_while_another_is_away(tmp_path: Path) -> None:
    (tmp_path / "2-2").write_text("fail")

    async def story(supervisor: Supervisor) -> None:
        os.kill(starts(tmp_path, 2)[0], signal.SIGKILL)
        await until(lambda: is_gone(starts(tmp_path, 2)[0]))
        await asyncio.sleep(0.05)  # so that it is noticed
        supervisor.renew()
        await until(lambda: len(starts(tmp_path, 1)) == 2)
        await asyncio.sleep(0.5)

    assert 0 == supervised(tmp_path, story)
    order = [line.split()[0] for line in (tmp_path / "starts").read_text().splitlines()]
    assert ["2", "2", "1"] == order[2:]  # the one that has just been started has the new program already


def test_those_whom_the_operator_lets_leave_are_not_started_again(tmp_path: Path) -> None:
    for worker in (1, 2):
        (tmp_path / f"{worker}-1").write_text("leave")

    async def story(_supervisor: Supervisor) -> None:
        await asyncio.sleep(0.5)

    assert 0 == supervised(tmp_path, story)
    assert (1, 1) == (len(starts(tmp_path, 1)), len(starts(tmp_path, 2)))


def test_several_workers_need_a_database_that_they_can_share() -> None:
    with pytest.raises(ServerError, match="need a database that they can share"):
        supervise(Config(workers=2), ready=print)
    told = run_here("serve", "--workers", "2", "--database", "games.sqlite")
    assert (2, "") == (told.returncode, told.stdout)
    assert "several workers need a database that they can share: say --database postgresql://" in told.stderr
    assert "expected a number of workers from 1 to 64" in run_here("serve", "--workers", "0").stderr
