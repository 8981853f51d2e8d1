"""What all requests of one server share."""

from dataclasses import dataclass
from typing import cast

from starlette.requests import HTTPConnection

from openquarto.server.bans import Bans
from openquarto.server.config import Config
from openquarto.server.limits import Addresses
from openquarto.server.metrics import Metrics
from openquarto.server.pictures import PictureMaker
from openquarto.server.records import RecordReader
from openquarto.server.room.registry import Registry
from openquarto.server.room.successions import Successions
from openquarto.server.security_events import SecurityEvents
from openquarto.server.site.templates import Templates
from openquarto.server.store.health import StoreHealth


@dataclass(frozen=True, slots=True)
class Services:
    """The settings, the games, who came after whom, the pages, the limits, the figures, the disk's state."""

    config: Config
    registry: Registry
    successions: Successions
    templates: Templates
    addresses: Addresses
    bans: Bans
    metrics: Metrics
    records: RecordReader
    pictures: PictureMaker
    security_events: SecurityEvents
    health: StoreHealth
    address: str  # what an invitation leads to

    @classmethod
    def of(cls, connection: HTTPConnection) -> "Services":
        """The services of the server that a request came to."""
        return cast("Services", connection.app.state.services)
