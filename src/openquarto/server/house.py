"""Everything that the requests of one server share."""

from dataclasses import dataclass
from typing import cast

from starlette.requests import HTTPConnection

from openquarto.server.config import Config
from openquarto.server.limits import Addresses
from openquarto.server.metrics import Metrics
from openquarto.server.pages import Pages
from openquarto.server.tables import Tables


@dataclass(frozen=True, slots=True)
class House:
    """The settings, the tables, the pages, the limits and the figures."""

    config: Config
    tables: Tables
    pages: Pages
    addresses: Addresses
    metrics: Metrics
    address: str  # what an invitation leads to

    @classmethod
    def of(cls, connection: HTTPConnection) -> "House":
        """The house that a request came to."""
        return cast("House", connection.app.state.house)
