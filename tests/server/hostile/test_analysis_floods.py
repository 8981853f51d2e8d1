"""Floods of analyses, workers that are killed, clients that leave, a server that stops: others play on."""

import http.client
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from openquarto.server.analysis.worker_process import WorkerProcess
from openquarto.server.limits import Limits
from tests.server.serving import GENEROUS, Running, Somebody, running

WON = "/api/analysis?position=ABC1/4/4/4%20D%20-"
SLOW = "/api/analysis/pressure?position=A3/1E2/4/3K%20B%20d4"


def worker_of(server: Running) -> int:
    worker = server.services.analyst.workers[0]
    assert isinstance(worker, WorkerProcess)
    assert worker.pid
    return worker.pid


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def until(is_so: Callable[[], bool], seconds: float = 10.0) -> None:
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_a_killed_worker_is_noticed_by_one_request_at_most(me: Somebody, server: Running) -> None:
    assert 200 == me.ask("GET", WON).status
    pid = worker_of(server)
    os.kill(pid, signal.SIGKILL)
    until(lambda: not is_running(pid))
    statuses = [me.ask("GET", SLOW).status for _ in range(2)]
    assert statuses in ([200, 200], [503, 200])
    assert pid != worker_of(server)


def test_whoever_leaves_takes_their_analysis_along(me: Somebody, server: Running) -> None:
    assert 200 == me.ask("GET", WON).status
    analyst = server.services.analyst
    line = socket.create_connection(("127.0.0.1", server.port))
    path = "/api/analysis/pressure?position=B3/1F2/4/3L%20A%20d4"
    line.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode())
    until(lambda: analyst.waiting == 1)
    line.close()
    until(lambda: analyst.waiting == 0)
    assert 200 == me.ask("GET", WON).status


def test_a_server_that_stops_waits_for_no_analysis(tmp_path: Path) -> None:
    with running(tmp_path, database="memory:") as server:
        me = server.somebody()
        assert 200 == me.ask("GET", WON).status
        pid = worker_of(server)
        told: list[int] = []

        def ask() -> None:
            try:
                told.append(me.ask("GET", SLOW).status)
            except (OSError, http.client.HTTPException):
                told.append(0)

        asking = threading.Thread(target=ask)
        asking.start()
        until(lambda: server.services.analyst.waiting == 1)
    asking.join(10)
    assert [503] == told
    until(lambda: not is_running(pid))


def test_a_flood_is_refused_with_a_sentence_and_others_are_answered(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, analyses=Limits().analyses)
    with running(tmp_path, limits=limits, database="memory:") as server:
        flood, other = server.somebody(), server.somebody("127.0.0.2")
        answers = []

        def ask(number: int) -> None:
            for at in range(25):
                path = f"/api/analysis/turn?position=AB2/4/4/4%20C%20-&turn=x{number}{at}"  # all others
                answers.append(flood.ask("GET", path))

        threads = [threading.Thread(target=ask, args=(number,)) for number in range(8)]
        for thread in threads:
            thread.start()
        status = other.ask("GET", WON).status
        for thread in threads:
            thread.join(60)
        assert 200 == status
        refused = [each for each in answers if each.status == 429]
        assert len(refused) >= 8 * 25 - Limits().analyses
        assert all("Too many analyses" in each.json["sentence"] for each in refused)


@pytest.mark.parametrize(
    "query",
    [
        "position=" + "A" * 15_000,
        "position=" + "%20" * 3_000,
        "position=4/4/4/4%20-%20-%20" + "blocks+" * 1_000,
        "position=%00%ff%fe",
        "position=4/4/4/4%20-%20-&language=" + "x" * 9_000,
        "turn=" + "%F0%9F%8E%B2" * 3_000,
    ],
)
def test_huge_and_strange_input_is_refused_or_answered(me: Somebody, query: str) -> None:
    for path in ("/api/analysis", "/api/analysis/turn", "/api/analysis/pressure", "/analysis"):
        answer = me.ask("GET", f"{path}?{query}")
        assert answer.status in (200, 400), (path, answer.status)
        assert len(answer.body) < 100_000
    assert me.ask("GET", f"/api/review?game={'A.' * 4_000}&result=1-0").status == 400
