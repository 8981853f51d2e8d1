"""Hears what one page says: within its limits, one message after the other, each done before the next."""

import asyncio
import logging
from collections import deque

import msgspec

from openquarto.server.company import OUR_MISTAKE
from openquarto.server.config import Limits
from openquarto.server.error import ServerError
from openquarto.server.guest import Guest
from openquarto.server.limits import Rate, Silence
from openquarto.server.outbox import Outbox
from openquarto.wire.messages import FROM_PAGE, Envelope, FromPage

TOO_MUCH, SILENT = 1008, 4000  # why a socket is closed
LOG = logging.getLogger(__name__)
_ENVELOPES = msgspec.json.Decoder(Envelope)
_DECODERS = {name: msgspec.json.Decoder(kind) for name, kind in FROM_PAGE.items()}


class Ear:
    """Between a line and a guest. Between messages nothing waits: a task lives only while there is work."""

    def __init__(self, guest: Guest, outbox: Outbox, limits: Limits) -> None:
        self._guest = guest
        self._outbox = outbox
        self._rate = Rate(limits.messages, limits.message_seconds)
        self._silence = Silence(limits.silence, lambda: outbox.close(SILENT))
        self._waiting: deque[bytes] = deque()
        self._work: asyncio.Task[None] | None = None

    def hear(self, text: bytes) -> None:
        """A message has come."""
        self._silence.hear()
        if self._outbox.is_closed:
            return
        if not self._rate.take():
            self._outbox.close(TOO_MUCH)
            return
        self._waiting.append(text)
        if self._work is None:
            self._work = asyncio.get_running_loop().create_task(self._do_all())

    async def close(self) -> None:
        """Hear no more; what is under way comes to its end."""
        self._silence.stop()
        self._waiting.clear()
        if self._work:
            await asyncio.wait({self._work})
        await self._outbox.closed()

    async def _do_all(self) -> None:
        while self._waiting and not self._outbox.is_closed:
            try:
                await self._do(self._waiting.popleft())
            except Exception:
                LOG.exception("a message could not be handled")
                self._outbox.close(OUR_MISTAKE)
        self._work = None

    async def _do(self, text: bytes) -> None:
        read = _read(text)
        if read is None:
            self._guest.refuse(ServerError("message unreadable"))
        else:
            await self._guest.hear(*read)


def _read(text: bytes) -> tuple[FromPage, int] | None:
    """A message and the sequence number that it was made for; None if it cannot be read."""
    try:
        envelope = _ENVELOPES.decode(text)
        return _DECODERS[envelope.t].decode(envelope.d), envelope.v
    except (msgspec.MsgspecError, KeyError, UnicodeError, RecursionError):
        return None
