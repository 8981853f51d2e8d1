"""Two versions of the server at one database, as in a rolling upgrade: sentences, and nothing lost."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from openquarto.cli import database_work
from openquarto.server.store import postgres_schema
from openquarto.server.store.postgres_address import Address
from tests.server.serving import Page, Running, running, sent_away
from tests.server.store.cluster import Cluster

pytestmark = pytest.mark.needs("postgres")
NEWER = (
    "insert into {schema}.event (game, seq, kind, body, at, credit) values (%s, %s, 'novelty', '{{}}', %s, 0)"
)


class Site:
    """A server, its database, and a newer version of it that writes what this one does not know."""

    def __init__(self, server: Running, cluster: Cluster, schema: str) -> None:
        self.server = server
        self.database = cluster.address(schema)
        self._cluster = cluster
        self._schema = schema

    def run(self, statement: str, *values: object) -> None:
        with closing(self._cluster.connect()) as connection:
            connection.execute(statement.format(schema=self._schema).encode(), values)

    def go_on(self, page: Page) -> None:
        """Another process, of a newer version, plays on at a table."""
        self.run(NEWER, page.table["game"], page.seen + 1, 1e6)


@pytest.fixture
def site(cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    monkeypatch.setenv("OPENQUARTO_DATA", str(tmp_path))
    schema = cluster.schema()
    with running(tmp_path, database=cluster.address(schema)) as server:
        yield Site(server, cluster, schema)


def test_a_game_that_a_newer_version_goes_on_with_is_left_to_it(
    site: Site, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    me = site.server.somebody()
    page, other = me.sit(me.open(opponent="here")), me.sit(me.open(opponent="here"))
    page.acts("A a1")
    site.go_on(page)
    page.send("act", {"id": "once", "action": "B"}, page.seen)
    assert 4001 == sent_away(page.connection)[0]  # and comes again with it: it may have been done there
    game = page.table["game"]
    refused = me.ask("GET", f"/table/{game}", headers={"accept-language": "de"})
    assert (503, "newer game", "1") == (
        refused.status,
        refused.json["code"],
        refused.headers["retry-after"],
    )
    assert "neuere Version" in refused.json["sentence"]
    with pytest.raises(InvalidStatus) as denied:  # so that a proxy asks another server
        me.sit(game)
    assert 503 == denied.value.response.status_code
    other.acts("A a1 B")  # nobody else notices
    assert other.table["game"] in [each["game"] for each in me.ask("GET", "/api/games").json]
    assert "Traceback" not in caplog.text
    other.close()


def test_its_pages_are_sent_away_without_doing_anything(site: Site) -> None:
    me = site.server.somebody()
    page = me.sit(me.open(opponent="here"))
    page.acts("A")
    site.go_on(page)
    assert 4001 == sent_away(page.connection)[0]


def test_this_version_plays_on_while_the_tables_are_extended(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    me = site.server.somebody()
    page = me.sit(me.open(opponent="link"))
    more = (*postgres_schema.MIGRATIONS, "alter table game add column more int not null default 0")
    monkeypatch.setattr(postgres_schema, "MIGRATIONS", more)
    assert "older" == postgres_schema.migrate(Address.parse(site.database))
    assert 201 == me.ask("POST", f"/api/games/{page.table['game']}/invitation", {"seat": "other"}).status
    again = me.sit(me.open(opponent="here"))
    again.acts("A a1")
    found, faults = database_work.check(site.database, lambda *_step: None)
    assert (2, []) == (found.counts["game"], faults)
    for each in (page, again):
        each.close()


def test_what_is_told_in_another_way_is_left_out(site: Site, caplog: pytest.LogCaptureFixture) -> None:
    me = site.server.somebody()
    page = me.sit(me.open(opponent="here"))
    store = site.server.services.registry.store
    assert store.channel is not None
    for text in ("changed", "changed no:thing", "here ?", "novelty 1 2 3", "word", "beat x y z"):
        store.channel.send(text)
    page.acts("A a1")
    asyncio.run(asyncio.sleep(0.2))
    assert "went wrong" not in caplog.text
    page.close()
