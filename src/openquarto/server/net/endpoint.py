"""The WebSocket endpoint of a table: who connects, to which table, and until when."""

from contextlib import ExitStack, suppress
from functools import partial

from starlette.websockets import WebSocket, WebSocketDisconnect

from openquarto.server.error import ServerError
from openquarto.server.game.table import CLOSING
from openquarto.server.limits import Counted, network
from openquarto.server.net.connection import TOO_MUCH, Connection, accept, connection_of
from openquarto.server.net.inbound import Inbound
from openquarto.server.net.outbox import Outbox
from openquarto.server.room.actions import Actions
from openquarto.server.room.projection import Projection
from openquarto.server.room.registry import NO_SUCH_GAME
from openquarto.server.room.room import Room
from openquarto.server.room.viewer import Viewer
from openquarto.server.services import Services
from openquarto.server.sessions import address_of, language_of, session_of
from openquarto.speech.manner import Manner

NOT_ALLOWED = 4003  # why a socket is closed
_CODES = {"no such game": NO_SUCH_GAME, "too many sockets": TOO_MUCH, "closing": CLOSING}


async def table_socket(websocket: WebSocket) -> None:
    """Let a page come to a table, if it may; the connection then runs by itself."""
    services, connection = Services.of(websocket), connection_of(websocket)
    address = address_of(websocket)
    if not await accept(websocket):
        return
    with ExitStack() as counted:
        try:
            counted.enter_context(services.addresses.socket(address))
            room = await services.registry.find(websocket.path_params["game"])
        except ServerError as refused:
            code = refused.faults[0].code
            services.security_events.count_code(code)
            with suppress(WebSocketDisconnect):  # somebody who has left already
                await websocket.close(_CODES.get(code, NOT_ALLOWED), code)
            return
        outbox = Outbox(connection, services.config.limits.outbox)
        viewer = _viewer(websocket, services, room, outbox)
        actions = Actions(viewer, room, services.registry, partial(_count, services, address))
        inbound = Inbound(connection, actions, outbox, services.addresses.share(address))
        services.bans.sockets[outbox] = address
        counted.callback(services.bans.sockets.pop, outbox, None)
        if services.bans.holds(address):  # shut out while the table was loaded
            outbox.close(TOO_MUCH)
        connection.run = partial(_run, connection, viewer, room, inbound, counted.pop_all())


def _count(services: Services, address: str, what: Counted) -> None:
    """Count one more of something that is limited; raises ServerError."""
    try:
        services.addresses.count(what, address)
    except ServerError as refused:
        services.security_events.count_code(refused.faults[0].code)
        raise


def _viewer(websocket: WebSocket, services: Services, room: Room, outbox: Outbox) -> Viewer:
    table = room.table
    edition = table.last.arrangement.settings.edition
    manner = Manner(language=language_of(websocket, services.config), edition=edition)
    session = session_of(websocket)
    if table.seat_of(session) != "none":
        table.set_owner(network(address_of(websocket)))
    seen = websocket.query_params.get("seen", "")
    seq = int(seen) if seen.isdecimal() and len(seen) < 9 else 0
    return Viewer(table, Projection(table.seat_of(session), manner), outbox, session=session, seq=seq)


async def _run(
    connection: Connection, viewer: Viewer, room: Room, inbound: Inbound, counted: ExitStack
) -> None:
    """Serve one page from its coming to its leaving."""
    with counted:
        room.audience.add(viewer)
        try:
            await connection.listen(inbound.receive)
        finally:
            await inbound.close()
            room.audience.remove(viewer)
            room.touch()
