"""The socket of a page: reads its messages within the limits, and lets a guest do the rest."""

import asyncio
import logging

import msgspec
from starlette.websockets import WebSocket

from openquarto.server.company import OUR_MISTAKE
from openquarto.server.config import Limits
from openquarto.server.error import ServerError
from openquarto.server.guest import Guest
from openquarto.server.house import House
from openquarto.server.limits import Rate, Silence
from openquarto.server.line import Line, line_of
from openquarto.server.outbox import Outbox
from openquarto.server.seeing import Seeing
from openquarto.server.sessions import address_of, language_of, session_of
from openquarto.server.table import Table
from openquarto.server.tables import NO_SUCH_GAME
from openquarto.speech.manner import Manner
from openquarto.wire.messages import FROM_PAGE, Envelope, FromPage

TOO_MUCH, NOT_ALLOWED, SILENT = 1008, 4003, 4000  # why a socket is closed
LOG = logging.getLogger(__name__)


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
    silence = Silence(house.config.limits.silence, lambda: outbox.close(SILENT))
    table.enter(guest)
    try:
        await _listen(line, guest, outbox, silence, house.config.limits)
        await outbox.closed()
    finally:
        silence.stop()
        table.depart(guest)


async def _listen(line: Line, guest: Guest, outbox: Outbox, silence: Silence, limits: Limits) -> None:
    """Hear messages until the page leaves or is sent away."""
    rate = Rate(limits.messages, limits.message_seconds)
    while not outbox.is_closed:
        message = await line.receive()
        if message["type"] != "websocket.receive":
            return
        silence.hear()
        if not rate.take():
            outbox.close(TOO_MUCH)
            return
        try:
            await _hear(message.get("text") or "", guest)
        except Exception:
            LOG.exception("a message could not be handled")
            outbox.close(OUR_MISTAKE)
        if line.has_more:
            await asyncio.sleep(0)  # many messages at once must not keep everybody else waiting


async def _hear(text: str, guest: Guest) -> None:
    read = _read(text)
    if read is None:
        guest.refuse(ServerError("message unreadable"))
    else:
        await guest.hear(*read)


def _read(text: str) -> tuple[FromPage, int] | None:
    """A message and the sequence number that it was made for; None if it cannot be read."""
    try:
        envelope = msgspec.json.decode(text, type=Envelope)
        kind = FROM_PAGE[envelope.t]
        return msgspec.json.decode(envelope.d, type=kind), envelope.v
    except (msgspec.MsgspecError, KeyError, UnicodeError, RecursionError):
        return None
