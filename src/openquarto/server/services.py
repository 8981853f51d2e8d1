"""What all requests of one server share."""

from dataclasses import dataclass
from typing import cast

from starlette.requests import HTTPConnection

from openquarto.server.analysis.analyst import Analyst
from openquarto.server.analysis.fair_play import FairPlay
from openquarto.server.bans import Bans
from openquarto.server.bot_access import BotAccess
from openquarto.server.classrooms.classrooms import Classrooms
from openquarto.server.config import Config
from openquarto.server.drain import Drain
from openquarto.server.limits import Addresses
from openquarto.server.metrics import Metrics
from openquarto.server.off_loop import OffLoop
from openquarto.server.pictures import PictureMaker
from openquarto.server.records import RecordReader
from openquarto.server.room.lobby import Lobby
from openquarto.server.room.registry import Registry
from openquarto.server.room.successions import Successions
from openquarto.server.security_events import SecurityEvents
from openquarto.server.site.offline_package import OfflinePackage
from openquarto.server.site.templates import Templates
from openquarto.server.store.health import StoreHealth
from openquarto.server.tournaments.tournaments import Tournaments


@dataclass(frozen=True, slots=True)
class Services:
    """The settings, the games, the pages, the limits, the figures, the disk's state, the way out."""

    config: Config
    registry: Registry
    lobby: Lobby | None  # where the operator allows one
    successions: Successions
    tournaments: Tournaments
    classrooms: Classrooms
    templates: Templates
    addresses: Addresses
    bans: Bans
    bots: BotAccess
    metrics: Metrics
    records: RecordReader
    pictures: PictureMaker
    analyst: Analyst
    fair_play: FairPlay
    security_events: SecurityEvents
    health: StoreHealth
    drain: Drain
    off_loop: OffLoop
    package: OfflinePackage | None
    is_offline: bool  # it runs in a browser, for one person
    address: str  # what an invitation leads to

    @classmethod
    def of(cls, connection: HTTPConnection) -> "Services":
        """The services of the server that a request came to."""
        return cast("Services", connection.app.state.services)
