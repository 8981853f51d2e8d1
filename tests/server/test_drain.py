"""A server that leaves: unready at once, its tables closed one after the other, then its end."""

import signal
import threading
import time
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from openquarto.server import drain
from openquarto.wire import admin as wire
from tests.server.admin.asking import done
from tests.server.serving import PATIENCE, Page, Running, Somebody, running, sent_away
from tests.server.test_processes import port_of, reached, started

TABLES = 8
PATIENT = {"OPENQUARTO_LIMITS_HELLO": "60", "OPENQUARTO_LIMITS_SHARE": "100"}  # on a busy machine


class Closings:
    """When each of some pages is sent away with the code after which pages come again."""

    def __init__(self, pages: list[Page]) -> None:
        self.times: dict[int, float] = {}
        self._threads = [threading.Thread(target=self._wait, args=each) for each in enumerate(pages)]
        for thread in self._threads:
            thread.start()

    def _wait(self, number: int, page: Page) -> None:
        if sent_away(page.connection)[0] == 4001:
            self.times[number] = time.monotonic()

    def of(self, number: int) -> float:
        """When it was; waited for if need be."""
        self._threads[number].join(PATIENCE)
        return self.times[number]


def ready(somebody: Somebody) -> tuple[int, str]:
    answer = somebody.ask("GET", "/readyz")
    return answer.status, answer.json["status"]


def has_ended(server: Running) -> bool:
    deadline = time.monotonic() + PATIENCE
    while not server.server.should_exit and time.monotonic() < deadline:
        time.sleep(0.02)
    return server.server.should_exit


def test_it_is_unready_at_once_and_closes_table_after_table(tmp_path: Path) -> None:
    with running(tmp_path, drain=6.0) as server:
        me = server.somebody()
        assert (200, "ok") == ready(me)
        pages = [me.sit(me.open(opponent="here")) for _ in range(TABLES)]
        closings, began = Closings(pages), time.monotonic()
        assert TABLES == done(server, wire.Drain())
        assert (503, "draining") == ready(me)
        assert 200 == me.ask("GET", "/healthz").status
        times = [closings.of(number) for number in range(TABLES)]
        assert times[0] - began >= 2.0  # a third of the time, for a proxy to notice
        assert times == sorted(times)
        assert times[-1] - times[0] >= 0.3  # not all at once
        assert has_ended(server)


def test_while_nobody_has_noticed_all_is_as_before(tmp_path: Path) -> None:
    with running(tmp_path, drain=600.0) as server:
        me = server.somebody()
        done(server, wire.Drain())
        page = me.sit(me.open(opponent="here"))
        page.acts("A a1")
        page.close()


def test_then_no_games_are_opened_and_pages_are_sent_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drain, "NOTICE", 0.0)
    with running(tmp_path, drain=600.0) as server:
        me = server.somebody()
        page = me.sit(me.open(opponent="here"))
        page.acts("A")
        done(server, wire.Drain())
        assert 4001 == sent_away(page.connection)[0]
        refused = me.ask("POST", "/tables", {"opponent": "here"}, {"accept-language": "fr"})
        assert (503, "leaving", "1") == (refused.status, refused.json["code"], refused.headers["retry-after"])
        assert "Réessayez dans un instant" in refused.json["sentence"]
        assert 200 == me.ask("GET", f"/table/{page.table['game']}").status
        with pytest.raises(InvalidStatus) as denied:  # so that a proxy asks another server
            me.sit(page.table["game"])
        assert 503 == denied.value.response.status_code


def test_without_a_time_it_leaves_at_once(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        me = server.somebody()
        page = me.sit(me.open(opponent="here"))
        assert 1 == done(server, wire.Drain())
        assert 4001 == sent_away(page.connection)[0]
        assert has_ended(server)


@pytest.mark.parametrize("signals", [1, 2])
def test_a_signal_lets_it_leave_and_another_ends_it(tmp_path: Path, signals: int) -> None:
    patience = 12.0 if signals == 1 else 120.0
    settings = {"OPENQUARTO_DRAIN": str(patience), **PATIENT}
    with started("serve", "--port", "0", folder=tmp_path, **settings) as (process, address):
        me = reached(port_of(address))
        page = me.sit(me.open(opponent="here"))
        began = time.monotonic()
        process.send_signal(signal.SIGTERM)
        deadline = began + PATIENCE
        while (503, "draining") != ready(me):
            assert time.monotonic() < deadline
        page.acts("A")
        if signals == 2:
            process.send_signal(signal.SIGTERM)
        assert 4001 == sent_away(page.connection)[0]
        assert 0 == process.wait(PATIENCE)
        took = time.monotonic() - began
        assert took >= patience if signals == 1 else took < patience
        assert process.stderr is not None
        assert "" == process.stderr.read()
