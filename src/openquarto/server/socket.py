"""The socket of a page: who comes, to which table, and that they leave it again."""

from starlette.websockets import WebSocket

from openquarto.server.ear import TOO_MUCH, Ear
from openquarto.server.error import ServerError
from openquarto.server.guest import Guest
from openquarto.server.house import House
from openquarto.server.line import line_of
from openquarto.server.outbox import Outbox
from openquarto.server.seeing import Seeing
from openquarto.server.sessions import address_of, language_of, session_of
from openquarto.server.table import Table
from openquarto.server.tables import NO_SUCH_GAME
from openquarto.speech.manner import Manner

NOT_ALLOWED = 4003  # why a socket is closed


async def table_socket(websocket: WebSocket) -> None:
    """One page at one table, from its coming to its leaving."""
    house = House.of(websocket)
    await websocket.accept()
    try:
        with house.addresses.socket(address_of(websocket)):
            table = await house.tables.find(websocket.path_params["game"])
            await _serve(websocket, house, table)
    except ServerError as refused:
        code = {"no such game": NO_SUCH_GAME, "too many sockets": TOO_MUCH}
        await websocket.close(code.get(refused.faults[0].code, NOT_ALLOWED), refused.faults[0].code)


async def _serve(websocket: WebSocket, house: House, table: Table) -> None:
    settings = table.last.arrangement.settings
    manner = Manner(language=language_of(websocket, house.config), edition=settings.edition)
    session = session_of(websocket)
    seeing = Seeing(table.sitter(session), manner)
    line = line_of(websocket)
    outbox = Outbox(line, house.config.limits.outbox)
    seen = websocket.query_params.get("seen", "")
    last = int(seen) if seen.isdecimal() and len(seen) < 9 else 0
    guest = Guest(house.tables, table, seeing, outbox, session=session, seen=last)
    ear = Ear(guest, outbox, house.config.limits)
    table.enter(guest)
    try:
        await line.listen(ear.hear)
        await outbox.closed()
    finally:
        await ear.close()
        table.depart(guest)
