"""A migration takes as long as it takes, whatever limits hold for games."""

import pytest

from openquarto.server.store import postgres_schema
from openquarto.server.store.postgres_address import Address
from tests.server.store.cluster import Cluster

pytestmark = pytest.mark.needs("postgres")


def test_it_is_not_cut_off_by_the_limits_of_games(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    limits = "%20-cstatement_timeout%3D300%20-cidle_in_transaction_session_timeout%3D300"
    address = Address.parse(cluster.address(cluster.schema(), more=limits))
    slow = (*postgres_schema.MIGRATIONS, "select pg_sleep(1)")
    monkeypatch.setattr(postgres_schema, "MIGRATIONS", slow)
    assert "empty" == postgres_schema.migrate(address)
    assert "current" == postgres_schema.migrate(address)
