"""Decodes the messages of one page and handles them strictly one after the other."""

import logging
import re
from asyncio import TimerHandle
from collections import deque

import msgspec

from openquarto.server.error import ServerError
from openquarto.server.fair_share import Share, spent
from openquarto.server.net.keepalive import Keepalive
from openquarto.server.net.outbox import Outbox
from openquarto.server.net.page_connection import PageConnection
from openquarto.server.room.actions import Actions
from openquarto.server.room.audience import INTERNAL_ERROR
from openquarto.wire.messages import FROM_PAGE, Envelope, FromPage, Hello

SILENT = 4000  # why a socket is closed
EVENTS_A_COST = 20  # a hello has the whole log sent: it counts as one more message for so many events
LOG = logging.getLogger(__name__)
_ENVELOPES = msgspec.json.Decoder(Envelope)
_PING = re.compile(rb'\{"t":"ping","d":\{\},"v":\d{1,9}\}')  # as every page writes it
_DECODERS = {name: msgspec.json.Decoder(kind) for name, kind in FROM_PAGE.items()}


class Inbound:
    """The queue between a connection and what its messages do; each waits until the one before is done."""

    def __init__(self, connection: PageConnection, actions: Actions, outbox: Outbox, share: Share) -> None:
        self._connection = connection
        self._actions = actions
        self._outbox = outbox
        self._keepalive = Keepalive(connection, connection.limits.silence, lambda: outbox.close(SILENT))
        self._queue: deque[bytes] = deque()
        self._is_busy = False  # a message is under way
        self._is_draining = False
        self._share = share  # of the address; what is beyond it waits
        self._pause: TimerHandle | None = None
        self._hello_deadline = self._wait_for_hello()

    def receive(self, text: bytes) -> None:
        """A message has come; most are pings, which are answered without being decoded."""
        if self._outbox.is_closed:
            return
        if not (self._queue or self._is_busy) and _PING.fullmatch(text):
            self._outbox.put_pong(self._actions.room.table.last.seq)
            return
        self._queue.append(text)
        self._drain()

    async def close(self) -> None:
        """Handle no more; what is under way at the table comes to its end there."""
        self._keepalive.stop()
        self._hello_deadline.cancel()
        if self._pause:
            self._pause.cancel()
        self._queue.clear()
        self._actions.close()
        await self._outbox.closed()

    def _wait_for_hello(self) -> TimerHandle:
        return self._connection.loop.call_later(self._connection.limits.hello, self._expire)

    def _expire(self) -> None:
        """Send somebody away who opened a socket and did not say hello."""
        if self._queue:  # it has come, and waits here: for what was done for its address before
            self._hello_deadline = self._wait_for_hello()
            return
        self._connection.events.count("deadline")
        self._outbox.close(SILENT)

    def _drain(self) -> None:
        if (
            self._is_draining or self._pause
        ):  # a message was done at once: the loop below goes on with the next
            return
        self._is_draining = True
        while self._queue and not (self._is_busy or self._outbox.is_closed):
            if wait := self._share.wait():
                self._pause = self._connection.loop.call_later(wait, self._resume)
                break
            self._is_busy, begin = True, spent()
            try:
                is_under_way = self._handle(self._queue.popleft())
            except Exception as mistake:  # noqa: BLE001  the page is told, and the log
                self._finished(mistake)
            else:
                self._is_busy = self._is_busy and is_under_way
            self._share.spend(spent() - begin)
        self._is_draining = False

    def _resume(self) -> None:
        self._pause = None
        self._drain()

    def _handle(self, text: bytes) -> bool:
        """Do what a message says; whether that is under way, so that the next one has to wait."""
        decoded = _decode(text)
        if decoded is None:
            self._actions.viewer.refuse(ServerError("message unreadable"))
            return False
        message, seq = decoded
        if isinstance(message, Hello):
            self._hello_deadline.cancel()
            self._connection.charge(self._actions.room.table.last.seq // EVENTS_A_COST)
        return self._actions.handle(message, seq, self._finished)

    def _finished(self, mistake: BaseException | None) -> None:
        self._is_busy = False
        self._share.spend(self._actions.room.audience.seconds)  # that it was told to everybody
        if mistake:
            LOG.error("a message could not be handled", exc_info=mistake)
            self._outbox.close(INTERNAL_ERROR)
        self._drain()


def _decode(text: bytes) -> tuple[FromPage, int] | None:
    """A message and the sequence number that it was made for; None if it cannot be decoded."""
    try:
        envelope = _ENVELOPES.decode(text)
        return _DECODERS[envelope.t].decode(envelope.d), envelope.v
    except (msgspec.MsgspecError, KeyError, ValueError, OverflowError, RecursionError):
        return None
