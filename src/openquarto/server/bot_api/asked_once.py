"""A message of a program that comes by itself, in a request, and the answers to it."""

import asyncio
from functools import partial

from openquarto.server.analysis.adviser import WorkerAdviser
from openquarto.server.error import ServerError
from openquarto.server.limits import network
from openquarto.server.net.sitting import Visitor
from openquarto.server.room.actions import Actions
from openquarto.server.room.projection import Projection
from openquarto.server.room.room import Room
from openquarto.server.room.viewer import Viewer
from openquarto.server.services import Services
from openquarto.speech.manner import Manner
from openquarto.wire import messages as wire

PATIENCE = 30.0  # seconds; as long as a disk may take


class _Answers:
    """Keeps what a table answers; the first of it may come later than the message is done with."""

    lag = 0.0

    def __init__(self) -> None:
        self.messages: list[wire.ToPage] = []
        self.first: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def put(self, message: wire.ToPage, seq: int) -> None:  # noqa: ARG002  the stream tells it
        self.messages.append(message)
        if not self.first.done():
            self.first.set_result(None)

    def fail(self, mistake: Exception | None) -> None:
        """What went wrong on our side, if something did."""
        if mistake and not self.first.done():
            self.first.set_exception(mistake)

    def close(self, code: int) -> None:
        """Nothing is open."""

    def measure_lag(self) -> None:
        """Nothing is to be measured."""


async def ask_once(
    services: Services, room: Room, visitor: Visitor, message: wire.FromPage, seq: int
) -> list[wire.ToPage]:
    """Do at a table what a message says, as a page in that seat could; the answers to it."""
    table, answers = room.table, _Answers()
    manner = Manner(language=visitor.language, edition=table.last.arrangement.settings.edition)
    projection = Projection(table.seat_of(visitor.session), manner)
    viewer = Viewer(table, projection, answers, session=visitor.session, seq=seq)
    count = partial(services.addresses.count, address=visitor.address)
    adviser = WorkerAdviser(
        services.analyst, services.fair_play, network(visitor.address), partial(count, "analyses")
    )
    actions = Actions(viewer, room, services.registry, count, adviser)
    try:
        actions.handle(message, seq, answers.fail)
        await asyncio.wait_for(answers.first, PATIENCE)
    except TimeoutError:
        raise ServerError("not known") from None
    finally:
        actions.close()
    return answers.messages
