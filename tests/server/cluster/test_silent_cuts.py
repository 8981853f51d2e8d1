"""Lines between a server and its database on which everything vanishes, and nobody is told."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from openquarto.cli import database_work
from tests.server.cluster.network import Network, network
from tests.server.cluster.test_two_servers import moved, until
from tests.server.serving import Running, running

pytestmark = [pytest.mark.needs("postgres", "namespaces"), pytest.mark.long]
CUTS = [
    (("there", "back"), 4.0),  # the connection lives on
    (("there", "back"), 14.0),  # it is given up (tcp_user_timeout), and another one is made
    (("back",), 14.0),  # committed, and nobody was told: in doubt
    (("there",), 14.0),
]


@pytest.fixture(scope="module")
def lines() -> Iterator[Network]:
    with network(2) as made:
        yield made


@pytest.fixture
def servers(
    lines: Network, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Running, Running]]:
    monkeypatch.setenv("OPENQUARTO_DATA", str(tmp_path))
    schema = lines.cluster.schema()
    folders = [tmp_path / name for name in ("one", "two")]
    for folder in folders:
        folder.mkdir()
    with (
        running(folders[0], database=lines.address(0, schema)) as one,
        running(folders[1], database=lines.address(1, schema)) as two,
    ):
        yield one, two


@pytest.mark.parametrize(("ways", "seconds"), CUTS)
def test_what_is_done_in_a_silence_is_done_once(
    lines: Network, servers: tuple[Running, Running], ways: tuple[str, ...], seconds: float
) -> None:
    one, two = servers
    me = one.somebody()
    game = me.open(opponent="here")
    here, there = me.sit(game), moved(me, two).sit(game)
    here.acts("A a1")
    assert until(lambda: 4 == two.services.registry.rooms[game].table.last.seq)
    lines.cut(0, *ways)
    try:
        with ThreadPoolExecutor(1) as thread:
            waiting = thread.submit(here.act, "B", name="once", seen=4)
            time.sleep(0.5)
            began = time.monotonic()
            told = there.act("B", name="once", seen=4)  # the same wish, by the line that is whole
            assert ("done", True) == (told["t"], time.monotonic() - began < 10.0)
            assert "done" == there.act("b1")["t"]
            time.sleep(max(0.0, seconds - (time.monotonic() - began)))
            lines.heal()
            assert "done" == waiting.result(60)["t"]
    finally:
        lines.heal()
    assert until(lambda: 6 == one.services.registry.rooms[game].table.last.seq)
    assert until(lambda: 200 == moved(me, one).ask("GET", "/readyz").status)
    found, faults = database_work.check(one.config.database, lambda *_step: None)
    assert (1, 6, []) == (found.counts["game"], found.counts["event"], faults)
    for page in (here, there):
        page.close()


def test_who_is_cut_off_says_so_and_the_other_serves_on(
    lines: Network, servers: tuple[Running, Running]
) -> None:
    one, two = servers
    me = two.somebody()
    game = me.open(opponent="here")
    page = me.sit(game)
    lines.cut(0, "there", "back")
    try:
        assert until(lambda: 503 == one.somebody().ask("GET", "/readyz").status, 40)
        assert 200 == one.somebody().ask("GET", "/healthz").status
        page.acts("A a1 B")
        assert 200 == two.somebody().ask("GET", "/readyz").status
    finally:
        lines.heal()
    assert until(lambda: 200 == one.somebody().ask("GET", "/readyz").status, 60)
    page.close()
