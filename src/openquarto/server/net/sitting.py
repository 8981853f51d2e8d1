"""How a page sits down at a table: its queues in and out, what it sees, and what it may do."""

from dataclasses import dataclass
from functools import partial

from openquarto.server.analysis.adviser import WorkerAdviser
from openquarto.server.error import ServerError
from openquarto.server.limits import Counted, network
from openquarto.server.net.inbound import Inbound
from openquarto.server.net.outbox import Outbox
from openquarto.server.net.page_connection import PageConnection
from openquarto.server.room.actions import Actions
from openquarto.server.room.projection import Projection
from openquarto.server.room.room import Room
from openquarto.server.room.viewer import Viewer
from openquarto.server.services import Services
from openquarto.server.store.protocol import Session
from openquarto.speech.manner import Manner


@dataclass(frozen=True, slots=True)
class Visitor:
    """Who comes to a table."""

    session: Session | None
    language: str
    address: str
    seen: str = ""  # the last event that their page knows, as it says

    @property
    def seq(self) -> int:
        """The number of that event; 0 if it is none."""
        return int(self.seen) if self.seen.isdecimal() and len(self.seen) < 9 else 0


@dataclass(frozen=True, slots=True)
class Sitting:
    """One page at a table, as long as its connection is open."""

    viewer: Viewer
    room: Room
    inbound: Inbound
    outbox: Outbox

    def begin(self) -> None:
        """Send the page what happens from now on."""
        self.room.audience.add(self.viewer)

    async def end(self) -> None:
        """Send it nothing more."""
        await self.inbound.close()
        self.room.audience.remove(self.viewer)
        self.room.touch()


def sit(services: Services, room: Room, connection: PageConnection, visitor: Visitor) -> Sitting:
    """A page at a table; nothing is sent before it begins."""
    outbox = Outbox(connection, services.config.limits.outbox)
    viewer = _viewer(room, outbox, visitor)
    count = partial(_count, services, visitor.address)
    adviser = WorkerAdviser(
        services.analyst, services.fair_play, network(visitor.address), partial(count, "analyses")
    )
    actions = Actions(viewer, room, services.registry, count, adviser)
    inbound = Inbound(connection, actions, outbox, services.addresses.share(visitor.address))
    return Sitting(viewer, room, inbound, outbox)


def _count(services: Services, address: str, what: Counted) -> None:
    """Count one more of something that is limited; raises ServerError."""
    try:
        services.addresses.count(what, address)
    except ServerError as refused:
        services.security_events.count_code(refused.faults[0].code)
        raise


def _viewer(room: Room, outbox: Outbox, visitor: Visitor) -> Viewer:
    table, session = room.table, visitor.session
    manner = Manner(language=visitor.language, edition=table.last.arrangement.settings.edition)
    seat = table.seat_of(session)
    if seat != "none":
        table.set_owner(network(visitor.address))
    return Viewer(table, Projection(seat, manner), outbox, session=session, seq=visitor.seq)
