"""One connection that speaks HTTP: uvicorn's protocol, but with deadlines, bounds, and one way to read it."""

from asyncio import TimerHandle
from typing import Any

from openquarto.server.limits import Limits
from openquarto.server.net.admission import Admission
from openquarto.server.net.uvicorn_internals import H11Protocol, Transport, h11
from openquarto.server.security_events import SecurityEvents
from openquarto.server.streams import is_stream

LARGEST_HEAD = 16384  # bytes of a request's head; one that came at once may have twice as many
TOO_SLOW = b"expected a whole request in time, got a part of it\n"


class UnambiguousRequests(h11.Connection):
    """Refuses a request whose end two programs could see at two places, as request smuggling needs it."""

    def next_event(self) -> Any:  # noqa: ANN401  h11's own
        """The next part of a request; raises RemoteProtocolError."""
        event = super().next_event()
        if isinstance(event, h11.Request):
            names = {name for name, _ in event.headers}
            if b"transfer-encoding" in names and (b"content-length" in names or event.http_version == b"1.0"):
                raise h11.RemoteProtocolError("expected one way to tell the length of a body, got two")
        return event


class HttpConnection(H11Protocol):
    """A connection from its being accepted until it is closed, or becomes a WebSocket.

    A head, a body and the answer have a deadline each, which runs from the end of what was before it and not
    from the last byte. Whoever waits without having begun a request is closed without a word.
    """

    def __init__(
        self,
        *settings: Any,  # noqa: ANN401  uvicorn's own
        limits: Limits,
        admission: Admission,
        events: SecurityEvents,
        **more: Any,  # noqa: ANN401
    ) -> None:
        super().__init__(*settings, **more)
        self.conn = UnambiguousRequests(h11.SERVER, LARGEST_HEAD)
        self._limits = limits
        self._admission = admission
        self._events = events
        self._unread = b""  # what came after the request that is being answered
        self._answered = 0
        self._phase: tuple[object, int] | None = None
        self._deadline: TimerHandle | None = None
        self._is_upgraded = False

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn narrows it
        """Count the connection, or close it if there are too many."""
        super().connection_made(transport)
        if self._admission.enter(transport):
            self._watch()
        else:
            self._events.count("connections")
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._admission.leave(self.transport)
        self._stop_deadline()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Hand on what came in small parts, so that a head is refused when it gets too large."""
        self._unread += data
        self._read()
        self._watch()

    def _read(self) -> None:
        while self._unread and not (self._is_upgraded or self.transport.is_closing()):
            if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
                self.flow.pause_reading()  # until the request before is answered
                return
            part, self._unread = self._unread[:LARGEST_HEAD], self._unread[LARGEST_HEAD:]
            super().data_received(part)

    def on_response_complete(self) -> None:
        """Go on to the next request."""
        self._answered += 1
        super().on_response_complete()
        self._read()
        self._watch()

    def timeout_keep_alive_handler(self) -> None:
        """Nothing more was asked; whatever is not read yet has its deadline."""
        super().timeout_keep_alive_handler()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Become a WebSocket, which has deadlines of its own."""
        self._is_upgraded = True
        self._stop_deadline()
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """Refuse what cannot be read."""
        self._events.count("malformed")
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:  # in the middle of an answer
            self.transport.abort()

    # Deadlines

    def _watch(self) -> None:
        """Start the deadline of what the connection waits for, unless it runs already."""
        if self._is_upgraded:
            return
        waits_for = h11.MUST_CLOSE if self.transport.is_closing() else self.conn.their_state
        phase = (waits_for, self._answered)
        if phase != self._phase:
            limits = {h11.IDLE: self._limits.head, h11.SEND_BODY: self._limits.body}
            self._stop_deadline()
            self._phase = phase
            self._deadline = self.loop.call_later(limits.get(waits_for, self._limits.answer), self._expire)

    def _stop_deadline(self) -> None:
        if self._deadline:
            self._deadline.cancel()
            self._deadline = None

    def _expire(self) -> None:
        state, is_closing = self.conn.their_state, self.transport.is_closing()
        if state is h11.IDLE and not is_closing and not self.conn.trailing_data[0]:
            self.timeout_keep_alive_handler()  # browsers open connections in advance
            return
        if self._is_streaming:  # it has no end; who takes nothing of it is sent away by its queue
            self._deadline = self.loop.call_later(self._limits.answer, self._expire)
            return
        self._events.count("deadline")
        if is_closing or self.conn.our_state not in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.abort()
        else:
            self._refuse_slow()

    @property
    def _is_streaming(self) -> bool:
        """Whether an answer without an end is being taken."""
        is_begun = self.conn.our_state is h11.SEND_BODY and not self.transport.is_closing()
        return is_begun and is_stream(self.scope) and not self.flow.write_paused

    def _refuse_slow(self) -> None:
        """Tell that it took too long, and close."""
        headers = [("content-type", "text/plain"), ("connection", "close")]
        response = h11.Response(status_code=408, headers=headers, reason=b"Request Timeout")
        for event in (response, h11.Data(data=TOO_SLOW), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()
        self._watch()
