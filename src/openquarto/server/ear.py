"""Hears what one page says: within its limits, one message after the other, each done before the next."""

import asyncio
import logging
from collections import deque
from functools import partial

import msgspec

from openquarto.server.company import OUR_MISTAKE
from openquarto.server.config import Limits
from openquarto.server.doing import Doing
from openquarto.server.error import ServerError
from openquarto.server.line import Line
from openquarto.server.outbox import Outbox
from openquarto.server.silence import Silence
from openquarto.wire.messages import FROM_PAGE, Act, Envelope, FromPage, Hello

SILENT = 4000  # why a socket is closed
EVENTS_A_COST = 20  # a hello has the whole log told: it counts as one more message for so many events
LOG = logging.getLogger(__name__)
_ENVELOPES = msgspec.json.Decoder(Envelope)
_DECODERS = {name: msgspec.json.Decoder(kind) for name, kind in FROM_PAGE.items()}


class Ear:
    """Between a line and what is done. Between messages nothing waits: a task lives only where one has to."""

    def __init__(self, line: Line, doing: Doing, outbox: Outbox, limits: Limits) -> None:
        self._doing = doing
        self._outbox = outbox
        self._line = line
        self._silence = Silence(line, limits.silence, lambda: outbox.close(SILENT))
        self._waiting: deque[bytes] = deque()
        self._is_busy = False
        self._work: asyncio.Task[None] | None = None

    def hear(self, text: bytes) -> None:
        """A message has come."""
        if self._outbox.is_closed:
            return
        self._waiting.append(text)
        if not self._is_busy:
            self._go_on()

    async def close(self) -> None:
        """Hear no more; what is under way comes to its end."""
        self._silence.stop()
        self._waiting.clear()
        if self._work:
            await asyncio.wait({self._work})
        await self._outbox.closed()

    def _go_on(self) -> None:
        """The next message, and the next, until one is under way or none waits."""
        self._is_busy = True
        while self._waiting and not self._outbox.is_closed:
            try:
                if self._do(self._waiting.popleft()):
                    return
            except Exception as mistake:  # noqa: BLE001  it is told
                self._own_up(mistake)
        self._is_busy = False

    def _do(self, text: bytes) -> bool:
        """Do what a message says; whether that is under way, so that the next one has to wait."""
        read = _read(text)
        if read is None:
            self._doing.guest.refuse(ServerError("message unreadable"))
            return False
        message, seen = read
        if isinstance(message, Hello):
            self._line.charge(self._doing.table.last.seq // EVENTS_A_COST)
        if isinstance(message, Act) and self._doing.may_act_at_once:
            return self._doing.act_at_once(message, seen, partial(self._answer, message.id))
        self._work = asyncio.get_running_loop().create_task(self._wait_for(message, seen))
        return True

    def _answer(self, name: str, problem: Exception | None) -> None:
        try:
            self._doing.guest.answer(name, problem)
        except Exception as mistake:  # noqa: BLE001  it is told
            self._own_up(mistake)
        self._go_on()

    async def _wait_for(self, message: FromPage, seen: int) -> None:
        try:
            await self._doing.hear(message, seen)
        except Exception as mistake:  # noqa: BLE001  it is told
            self._own_up(mistake)
        self._work = None
        self._go_on()

    def _own_up(self, mistake: Exception) -> None:
        LOG.error("a message could not be handled", exc_info=mistake)
        self._outbox.close(OUR_MISTAKE)


def _read(text: bytes) -> tuple[FromPage, int] | None:
    """A message and the sequence number that it was made for; None if it cannot be read."""
    try:
        envelope = _ENVELOPES.decode(text)
        return _DECODERS[envelope.t].decode(envelope.d), envelope.v
    except (msgspec.MsgspecError, KeyError, UnicodeError, RecursionError):
        return None
