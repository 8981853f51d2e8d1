"""What a primary has and its standby does not: it can be read, and is no answer to anybody yet."""

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.cluster.database import database
from tests.server.cluster.test_two_servers import moved, until
from tests.server.serving import Page, Running, Somebody, running
from tests.server.store.cluster import Cluster

pytestmark = pytest.mark.needs("postgres")
WAITING = "select count(*) from pg_stat_activity where wait_event = 'SyncRep'"


@contextmanager
def two_servers(folder: Path, address: str) -> Iterator[tuple[Running, Running]]:
    folders = [folder / name for name in ("one", "two")]
    for each in folders:
        each.mkdir()
    with running(folders[0], database=address) as one, running(folders[1], database=address) as two:
        for server in (
            one,
            two,
        ):  # a busy machine takes longer here than a change is held
            server.services.registry.store.engine._hold = 300.0  # type: ignore[attr-defined]
        yield one, two


@contextmanager
def without_standby(cluster: Cluster) -> Iterator[None]:
    """Whatever is committed waits for a standby that is not there."""
    with closing(cluster.connect()) as connection:
        connection.execute("alter system set synchronous_standby_names = 'missing'")
        connection.execute("select pg_reload_conf()")
        try:
            yield
        finally:
            connection.execute("alter system reset synchronous_standby_names")
            connection.execute("select pg_reload_conf()")


def wait_for_commit(cluster: Cluster) -> None:
    """Until a commit waits for the standby."""
    with closing(cluster.connect()) as connection:
        assert until(lambda: connection.execute(WAITING).fetchall() != [(0,)])


def opened(one: Running, two: Running) -> tuple[Somebody, Page, Page]:
    """A game with a piece in the hand, open at both servers."""
    me = one.somebody()
    game = me.open(opponent="here")
    here, there = me.sit(game), moved(me, two).sit(game)
    here.acts("A")
    assert until(lambda: has_read(two, game, 3))
    return me, here, there


def has_read(server: Running, game: str, seq: int) -> bool:
    room = server.services.registry.rooms.get(game)
    return room is not None and seq == room.table.last.seq


def test_what_the_standby_does_not_have_is_not_called_done(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OPENQUARTO_DATA", str(tmp_path))
    address = cluster.address(cluster.schema())
    with two_servers(tmp_path, address) as (one, two), ThreadPoolExecutor(2) as threads:
        _, here, there = opened(one, two)
        with without_standby(cluster):
            first = threads.submit(here.act, "a1", name="once", seen=3)
            wait_for_commit(cluster)
            cluster.cut()  # from now on it can be read
            assert until(lambda: has_read(two, here.table["game"], 4))
            second = threads.submit(there.act, "a1", name="once", seen=3)
            time.sleep(1.0)
            assert (False, False) == (first.done(), second.done())
        assert ["done", "done"] == [each.result(60)["t"] for each in (first, second)]
        for page in (here, there):
            page.close()


def told(answer: "Future[dict[str, Any]]") -> str:
    """What became of an act: an answer, or nothing because its line was closed."""
    try:
        message = answer.result(90)
    except ConnectionClosed:
        return "closed"
    return str(message["d"].get("code", message["t"]))


@pytest.mark.long
def test_what_is_lost_with_the_primary_was_never_called_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OPENQUARTO_DATA", str(tmp_path))
    with database(has_standby=True) as made, ThreadPoolExecutor(2) as threads:
        address = made.address(made.primary.schema())
        with two_servers(tmp_path, address) as (one, two):
            me, here, there = opened(one, two)
            game = here.table["game"]
            frozen = made._freeze_senders()
            try:
                first = threads.submit(here.act, "a1", name="once", seen=3)
                wait_for_commit(made.primary)
                made.primary.cut()
                assert until(lambda: has_read(two, game, 4))
                second = threads.submit(there.act, "a1", name="once", seen=3)
                asyncio.run(made.promote(0.0, is_slow=True))
            finally:
                for pid in frozen:
                    with suppress(ProcessLookupError):
                        os.kill(pid, signal.SIGCONT)
            # The new primary has no standby, and waits for none: all is answered without one.
            assert {told(first), told(second)} <= {"done", "not known", "closing", "closed"}
            again = moved(me, two).sit(game)  # as a page does that was sent away
            assert "done" == again.act("a1", name="once", seen=3)["t"]
            assert 4 == again.seen
            other = moved(me, one).sit(game)
            assert again.view == other.view
            for page in (again, other):
                page.close()
