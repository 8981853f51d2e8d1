"""Bots and the lobby at two servers on one database: it does not matter who answers."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from openquarto.server.room import lobby
from tests.server.bot_api.test_bots import Bot, Stream
from tests.server.cluster.test_two_servers import until
from tests.server.http.test_lobby import begun, listed
from tests.server.serving import Running, running
from tests.server.store.cluster import Cluster

pytestmark = pytest.mark.needs("postgres")


@pytest.fixture
def servers(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Running, Running]]:
    monkeypatch.setenv("OPENQUARTO_DATA", str(tmp_path))
    monkeypatch.setattr(lobby, "FRESH", 0.0)
    database = cluster.address(cluster.schema())
    folders = [tmp_path / name for name in ("one", "two")]
    for folder in folders:
        folder.mkdir()
    with (
        running(folders[0], database=database, lobby="on", analysis_workers=0) as one,
        running(folders[1], database=database, lobby="on", analysis_workers=0) as two,
    ):
        yield one, two


def test_who_waits_at_one_is_found_at_the_other(servers: tuple[Running, Running]) -> None:
    one, two = servers
    host, me = one.somebody(), two.somebody()
    private = host.sit(host.open(opponent="link"))
    game = host.open(opponent="link", first="me", lobby="1", name_me="Ada")
    page = host.sit(game)
    assert until(lambda: [game] == [each["game"] for each in listed(me)["waiting"]])
    assert game == me.ask("POST", "/lobby/seek", {"name": "Grace"}).json["game"]
    mine = me.sit(game)
    begun(page)
    page.acts("A")
    mine.until("news")
    for each in (one, two):
        somebody = each.somebody()
        assert until(lambda who=somebody: [game] == [each["game"] for each in listed(who)["playing"]])  # type: ignore[misc]
    page.close()
    private.close()


def hears(stream: Stream, seq: int) -> None:
    """Wait until a stream has told so much, by news or by a table where several events came at once."""
    while stream.next("news", "table")["v"] < seq:
        pass


def test_a_bot_hears_at_one_and_acts_at_the_other(servers: tuple[Running, Running]) -> None:
    one, two = servers
    bot = Bot(one)
    opened = bot.ask("POST", "/tables", {"first": "me"}).json
    game, secret = opened["game"], opened["invitation"].partition("#")[2]
    stream = bot.lines(f"/games/{game}/stream")
    stream.next("table")
    games = Stream(two.port, "/api/bot/stream", bot.token)
    assert game == games.next("game")["d"]["game"]
    somebody = two.somebody()
    assert 201 == somebody.ask("POST", f"/api/games/{game}/seat", {"secret": secret}).status
    page = somebody.sit(game)
    begun(page)
    bot.somebody.port = two.port
    assert "done" == bot.act(game, "A", page.seen)["t"]
    given = page.seen + 1
    hears(stream, given)
    page.until("news")
    page.acts("b2")
    hears(stream, given + 1)
    stream.close()
    games.close()
