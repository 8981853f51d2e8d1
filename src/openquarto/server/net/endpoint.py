"""The WebSocket endpoint of a table: who connects, to which table, and until when."""

from contextlib import ExitStack, suppress
from functools import partial

from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from openquarto.server.error import ServerError
from openquarto.server.game.game_log import CLOSING, NO_SUCH_GAME
from openquarto.server.net.connection import TOO_MUCH, Connection, accept, connection_of
from openquarto.server.net.sitting import Sitting, Visitor, sit
from openquarto.server.services import Services
from openquarto.server.sessions import address_of, language_of, session_of

NOT_ALLOWED = 4003  # why a socket is closed
CODES = {
    "no such game": NO_SUCH_GAME,
    "too many sockets": TOO_MUCH,
    "closing": CLOSING,
    "newer game": CLOSING,
}


async def table_socket(websocket: WebSocket) -> None:
    """Let a page come to a table, if it may; the connection then runs by itself."""
    services, connection = Services.of(websocket), connection_of(websocket)
    address = address_of(websocket)
    if services.registry.sends_away(
        websocket.path_params["game"]
    ):  # before it is opened, so that a proxy can ask another server
        await websocket.send_denial_response(Response(status_code=503, headers={"retry-after": "1"}))
        return
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
                await websocket.close(CODES.get(code, NOT_ALLOWED), code)
            return
        language, seen = language_of(websocket, services.config), websocket.query_params.get("seen", "")
        visitor = Visitor(session_of(websocket), language, address, seen)
        sitting = sit(services, room, connection, visitor)
        services.bans.sockets[sitting.outbox] = address
        counted.callback(services.bans.sockets.pop, sitting.outbox, None)
        if services.bans.holds(address):  # shut out while the table was loaded
            sitting.outbox.close(TOO_MUCH)
        connection.run = partial(_run, connection, sitting, counted.pop_all())


async def _run(connection: Connection, sitting: Sitting, counted: ExitStack) -> None:
    """Serve one page from its coming to its leaving."""
    with counted:
        sitting.begin()
        try:
            await connection.listen(sitting.inbound.receive)
        finally:
            await sitting.end()
