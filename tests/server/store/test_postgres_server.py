"""A whole server on PostgreSQL: games go on through cuts, stops and kills; no password is written down."""

import signal
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from openquarto.cli import database_work
from tests.cli.command import run
from tests.server.serving import Page, Somebody, running
from tests.server.store.cluster import PASSWORD, Cluster
from tests.server.test_processes import port_of, reached, started

pytestmark = pytest.mark.needs("postgres")


def until(holds: Callable[[], bool], seconds: float = 120) -> bool:
    """Whether something holds within a time."""
    deadline = time.monotonic() + seconds
    while not holds() and time.monotonic() < deadline:
        time.sleep(0.05)
    return holds()


def log_is_sound(database: str) -> bool:
    found, faults = database_work.check(database, lambda *_step: None)
    return (1, []) == (found.counts["game"], faults)


def test_a_database_that_goes_away_in_mid_game(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("OPENQUARTO_DATA", str(tmp_path))
    database = cluster.tcp_address(cluster.schema())
    with running(tmp_path, database=database) as server, ThreadPoolExecutor(1) as thread:
        me = server.somebody()
        page = me.sit(me.open(opponent="here"))
        page.acts("A a1")
        cluster.cut()
        page.acts("B b1")
        cluster.stop()
        answer = thread.submit(page.act, "C", name="once")
        assert until(lambda: 503 == me.ask("GET", "/readyz").status)
        assert not answer.done()  # it waits, and nobody was told anything
        cluster.start()
        assert "done" == answer.result(40)["t"]
        assert "done" == page.act("C", name="once")["t"]  # sent again: it is known
        assert until(lambda: 200 == me.ask("GET", "/readyz").status)
        page.acts("c1")
        told = me.ask("GET", "/readyz").text + me.ask("GET", "/metrics").text
        page.close()
    assert log_is_sound(database)
    assert not any(PASSWORD in text for text in (caplog.text, told))


def set_read_only(cluster: Cluster, *, is_read_only: bool) -> None:
    value = "on" if is_read_only else "off"
    with closing(cluster.connect()) as connection:
        connection.execute("set default_transaction_read_only = off")
        connection.execute(f"alter system set default_transaction_read_only = {value}".encode())
        connection.execute("select pg_reload_conf()")


def _is_settled(answer: Future[dict[str, Any]], me: Somebody) -> bool:
    return answer.done() or 503 == me.ask("GET", "/readyz").status


def held(page: Page, me: Somebody, thread: ThreadPoolExecutor) -> Future[dict[str, Any]]:
    """The first act that waits; those before the setting has reached the server's connection are done."""
    for number, action in enumerate(("a1", "B", "b1", "C", "c1")):
        answer = thread.submit(page.act, action, name=f"once {number}")
        assert until(partial(_is_settled, answer, me))
        if not answer.done():
            return answer
        assert "done" == answer.result()["t"]
    raise AssertionError("the database could be written all the time")


def test_a_database_that_becomes_read_only_in_mid_game(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OPENQUARTO_DATA", str(tmp_path))
    database = cluster.tcp_address(cluster.schema())
    with running(tmp_path, database=database) as server, ThreadPoolExecutor(1) as thread:
        me = server.somebody()
        page = me.sit(me.open(opponent="here"))
        page.acts("A")
        set_read_only(cluster, is_read_only=True)
        try:
            answer = held(page, me, thread)
        finally:
            set_read_only(cluster, is_read_only=False)
        assert "done" == answer.result(40)["t"]
        assert until(lambda: 200 == me.ask("GET", "/readyz").status)
        page.close()
    assert log_is_sound(database)


@pytest.mark.more
def test_a_server_that_is_killed_goes_on_where_it_was(cluster: Cluster, tmp_path: Path) -> None:
    database = cluster.tcp_address(cluster.schema())
    arguments = ("serve", "--port", "0", "--database", database)
    with started(*arguments, folder=tmp_path) as (process, address):
        me = reached(port_of(address))
        game = me.open(opponent="here")
        page = me.sit(game)
        page.acts("A a1 B")
        process.send_signal(signal.SIGKILL)
        process.wait(120)
        page.connection.close()
    with started(*arguments, folder=tmp_path) as (process, address):
        me.port = port_of(address)
        reached(me.port)
        page = me.sit(game)
        page.acts("b1")
        assert ["A", "B"] == [piece for piece in page.view["board"] if piece]
        page.close()
        process.send_signal(signal.SIGTERM)
        assert 0 == process.wait(120)
        assert process.stderr is not None
        assert "" == process.stderr.read()
    assert log_is_sound(database)


def test_a_server_does_not_start_on_what_it_cannot_use(cluster: Cluster, tmp_path: Path) -> None:
    wrong = cluster.tcp_address(cluster.schema(), "Falsches Geheimnis")
    nobody = f"postgresql://player:geheim@127.0.0.1:1/quarto?application_name={tmp_path.name}"
    for database, said in ((wrong, "password authentication failed"), (nobody, "cannot be reached")):
        done = run("serve", "--port", "0", "--database", database)
        assert (2, "") == (done.returncode, done.stdout)
        assert said in done.stderr
        assert 1 == done.stderr.count("\n")
        assert not any(each in done.stderr for each in ("Geheimnis", "geheim", "Traceback"))
