"""Several real servers at one port and one database: found by all, looked after together, ended together."""

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.command import run, told
from tests.server.store.cluster import Cluster
from tests.server.test_drain import PATIENT
from tests.server.test_processes import port_of, reached, started

pytestmark = pytest.mark.needs("postgres")


def until(holds: Callable[[], bool], seconds: float = 120) -> bool:
    """Whether something holds within a time."""
    deadline = time.monotonic() + seconds
    while not holds() and time.monotonic() < deadline:
        time.sleep(0.1)
    return holds()


def children(process: int) -> list[int]:
    return [int(each) for each in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def test_two_workers_from_their_start_to_their_end(cluster: Cluster, tmp_path: Path) -> None:
    database = cluster.address(cluster.schema())
    socket = tmp_path / "admin"
    settings = {**PATIENT, "OPENQUARTO_ADMIN_SOCKET": str(socket), "OPENQUARTO_LOG_FORMAT": "json"}
    arguments = ("serve", "--port", "0", "--workers", "2", "--database", database)

    def operator(*asked: str) -> list[dict[str, object]]:
        done = run("admin", *asked, "--socket", str(socket), "--json")
        assert 0 == done.returncode, done.stderr
        return told(done.stdout)

    with started(*arguments, folder=tmp_path, **settings) as (process, address):
        me = reached(port_of(address))
        workers = children(process.pid)
        assert 2 == len(workers)
        assert {200} == {me.ask("GET", "/readyz").status for _ in range(4)}
        game = me.open(opponent="here")
        page = me.sit(game)
        page.acts("A")
        assert {"t": "done", "count": 1} == operator("list")[-1]
        assert {"t": "done", "count": 0} == operator("ban", "192.0.2.7", "--minutes", "60")[-1]
        shut_out, _ = operator("bans")
        assert "192.0.2.7/32" == shut_out["network"]
        assert 2 == operator("counters")[0]["figures"]["workers"]  # type: ignore[index]
        page.close()
        figures = me.ask("GET", "/metrics").text
        assert all(f'openquarto_worker_up{{worker="{number}"}} 1.0' in figures for number in (1, 2))
        assert all(f'openquarto_tables{{worker="{number}"}}' in figures for number in (1, 2))

        os.kill(workers[1], signal.SIGKILL)
        assert until(lambda: len(set(children(process.pid)) | set(workers)) == 3)
        assert until(lambda: 'openquarto_worker_up{worker="2"} 1.0' in me.ask("GET", "/metrics").text)
        again = run("admin", "bans", "--socket", f"{socket}.2", "--json")  # of the new one alone
        assert "192.0.2.7/32" in again.stdout
        assert 200 == me.ask("GET", f"/table/{game}").status

        last = children(process.pid)
        process.send_signal(signal.SIGTERM)
        assert 0 == process.wait(120)
        assert not any(Path(f"/proc/{each}").exists() for each in last)
        assert process.stderr is not None
        (line,) = process.stderr.read().splitlines()
        assert '"event": "a worker has ended, and is started again", "worker": 2, "status": -9' in line
    assert not list(tmp_path.glob("admin*"))


def test_workers_end_with_their_supervisor(cluster: Cluster, tmp_path: Path) -> None:
    arguments = ("serve", "--port", "0", "--workers", "2", "--database", cluster.address(cluster.schema()))
    with started(*arguments, folder=tmp_path, **PATIENT) as (process, _):
        workers = children(process.pid)
        process.send_signal(signal.SIGKILL)
        process.wait(120)
        assert until(lambda: not any(Path(f"/proc/{each}").exists() for each in workers))


def test_what_keeps_them_from_starting_is_said_once(tmp_path: Path) -> None:
    nobody = f"postgresql://player@127.0.0.1:1/quarto?application_name={tmp_path.name}"
    done = run("serve", "--port", "0", "--workers", "3", "--database", nobody)
    assert (2, "") == (done.returncode, done.stdout)
    assert 1 == done.stderr.count("\n")
    assert "cannot be reached" in done.stderr
