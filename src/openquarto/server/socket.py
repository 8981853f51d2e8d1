"""The socket of a page: who comes, to which table, and that they leave it again."""

from contextlib import ExitStack
from functools import partial

from starlette.websockets import WebSocket

from openquarto.server.doing import Doing
from openquarto.server.ear import Ear
from openquarto.server.error import ServerError
from openquarto.server.guest import Guest
from openquarto.server.house import House
from openquarto.server.line import TOO_MUCH, Line, line_of
from openquarto.server.outbox import Outbox
from openquarto.server.seeing import Seeing
from openquarto.server.sessions import address_of, language_of, session_of
from openquarto.server.table import Table
from openquarto.server.tables import NO_SUCH_GAME
from openquarto.speech.manner import Manner

NOT_ALLOWED = 4003  # why a socket is closed


async def table_socket(websocket: WebSocket) -> None:
    """One page comes to one table, if it may; how it stays is the line's own."""
    house, line = House.of(websocket), line_of(websocket)
    await websocket.accept()
    with ExitStack() as counted:
        try:
            counted.enter_context(house.addresses.socket(address_of(websocket)))
            table = await house.tables.find(websocket.path_params["game"])
        except ServerError as refused:
            code = {"no such game": NO_SUCH_GAME, "too many sockets": TOO_MUCH}
            await websocket.close(code.get(refused.faults[0].code, NOT_ALLOWED), refused.faults[0].code)
            return
        outbox = Outbox(line, house.config.limits.outbox)
        guest = _guest(websocket, house, table, outbox)
        ear = Ear(line, Doing(guest, house.tables), outbox, house.config.limits)
        line.stay = partial(_stay, line, guest, ear, counted.pop_all())


def _guest(websocket: WebSocket, house: House, table: Table, outbox: Outbox) -> Guest:
    settings = table.last.arrangement.settings
    manner = Manner(language=language_of(websocket, house.config), edition=settings.edition)
    session = session_of(websocket)
    seen = websocket.query_params.get("seen", "")
    last = int(seen) if seen.isdecimal() and len(seen) < 9 else 0
    seeing = Seeing(table.sitter(session), manner)
    return Guest(table, seeing, outbox, session=session, seen=last)


async def _stay(line: Line, guest: Guest, ear: Ear, counted: ExitStack) -> None:
    """From here to the leaving."""
    with counted:
        guest.table.enter(guest)
        try:
            await line.listen(ear.hear)
        finally:
            await ear.close()
            guest.table.depart(guest)
