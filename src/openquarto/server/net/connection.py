"""The WebSocket of one page: uvicorn's protocol, but messages bypass ASGI and are written at once."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, cast

from starlette.websockets import WebSocket

from openquarto.server.limits import Limits, Rate
from openquarto.server.net.admission import Admission
from openquarto.server.net.frames import (
    LAG_PING,
    LAG_PONG,
    PING,
    FrameLimit,
    is_lag_pong,
    is_pong,
    plain_text,
    whole_frames,
)
from openquarto.server.net.uvicorn_internals import (
    ASGIReceiveCallable,
    ASGISendCallable,
    ASGISendEvent,
    ClientDisconnected,
    Request,
    Scope,
    WebSocketsSansIOProtocol,
)
from openquarto.server.security_events import SecurityEvents

TOO_MUCH = 1008  # why a connection is closed
LINGER = 10.0  # seconds that a page has to take what was sent before it was sent away
PONG = 0x8A  # the first byte of such a frame
CUT = 1.0  # seconds that one has which sent too much
_SHORT, _LONG = 126, 1 << 16  # bytes from which on a frame's head tells its length in another way


def connection_of(websocket: WebSocket) -> "Connection":
    """The connection under a WebSocket."""
    connection: Connection = websocket.state.connection
    return connection


async def accept(websocket: WebSocket) -> bool:
    """Open a WebSocket; whether there is still anybody, after it has waited for its turn."""
    try:
        await websocket.accept()
    except ClientDisconnected:
        return False
    return True


class Connection(WebSocketsSansIOProtocol):
    """One WebSocket. A message through ASGI would cost a queue, a wait and a dozen calls."""

    run: Callable[[], Awaitable[None]] | None = None  # what is done for as long as it is open
    on_text: Callable[[bytes], None] | None = None
    on_writable: Callable[[], None] | None = None

    def __init__(
        self,
        *settings: Any,  # noqa: ANN401  uvicorn's own
        limits: Limits,
        admission: Admission,
        events: SecurityEvents,
        **more: Any,  # noqa: ANN401
    ) -> None:
        super().__init__(*settings, **more)
        self._admission = admission
        self.events = events
        self.limits = limits
        self._limit = FrameLimit(Rate(limits.messages, limits.message_seconds))
        self._is_cut = False
        self.heard_at = 0.0  # the time of the loop
        self._lag, self._lag_asked_at = 0.0, 0.0
        self._rest = b""  # of what came: the beginning of a frame
        self._frames: list[bytes] = []  # that are written when all that happens now has happened

    def handle_connect(self, event: Request) -> None:
        """Let the endpoint find the connection that it serves."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["connection"] = self

    # What goes out

    @property
    def is_writable(self) -> bool:
        """Whether the other end has taken nearly all that was written."""
        return self.writable.is_set()

    def write(self, text: bytes) -> None:
        """Send a text, in one frame that is not masked, as servers do."""
        size = len(text)
        if size < _SHORT:
            head = bytes((0x81, size))
        elif size < _LONG:
            head = bytes((0x81, 126)) + size.to_bytes(2, "big")
        else:
            head = bytes((0x81, 127)) + size.to_bytes(8, "big")
        self._put(head, text)

    def write_at_once(self, text: bytes) -> None:
        """Send a short text in this turn of the loop, where nothing waits to be sent with it."""
        if self._frames or self.close_sent or self.disconnected:
            self.write(text)
        else:
            self.transport.write(bytes((0x81, len(text))) + text)

    def ping(self) -> None:
        """Ask whether the other end is there; whatever it sends is an answer."""
        self._put(PING)

    def measure_lag(self) -> None:
        """Send a ping, and note how long its answer takes."""
        if not self._lag_asked_at:
            self._lag_asked_at = self.loop.time()
            self._put(LAG_PING)

    @property
    def lag(self) -> float:
        """How long the last answer took, in seconds; of one that is waited for, at least how long already."""
        if not self._lag_asked_at:
            return self._lag
        return max(self._lag, self.loop.time() - self._lag_asked_at)

    def _put(self, *parts: bytes) -> None:
        if self.close_sent or self.disconnected:
            return
        if not self._frames:  # what is written in one go, such as news and an answer, leaves in one go
            self.loop.call_soon(self._flush)
        self._frames += parts

    def _flush(self) -> None:
        frames, self._frames = self._frames, []
        if frames and not (self.close_sent or self.disconnected):
            self.transport.write(b"".join(frames))

    def resume_writing(self) -> None:
        """The other end reads again."""
        super().resume_writing()
        if self.on_writable:
            self.on_writable()

    async def send(self, message: ASGISendEvent) -> None:
        """Send; a close frame is written at once, behind whatever was not taken yet."""
        if message["type"] == "websocket.close":
            self._flush()
            self.writable.set()
        if not self.handshake_complete and self.transport.is_closing():  # uvicorn would go on
            raise ClientDisconnected
        await super().send(message)

    def send_500_response(self) -> None:
        """Answer that something went wrong, if there is still anybody."""
        if not self.transport.is_closing():
            super().send_500_response()

    async def send_close(self, code: int) -> None:
        """Send a close frame, if there is still anybody."""
        with suppress(ClientDisconnected):
            await self.send({"type": "websocket.close", "code": code, "reason": ""})

    # What comes in

    async def listen(self, on_text: Callable[[bytes], None]) -> None:
        """Hand on messages as they come, until the connection is closed."""
        self.on_text = on_text
        while True:  # what came earlier is in uvicorn's queue
            event = await self.receive()
            if event["type"] != "websocket.receive":
                return
            on_text((event.get("text") or "").encode())

    def data_received(self, data: bytes) -> None:
        """Whatever comes shows that the other end is there; a plain text needs no parser, between frames."""
        if self._is_cut:
            return
        self.heard_at = self.loop.time()
        if not self.handshake_initiated:
            super().data_received(data)
            if not self.handshake_initiated:  # the head comes whole; websockets reads fewer headers than h11
                self.events.count("malformed")
                self.transport.abort()
            return
        data, most = self._rest + data, self.config.ws_max_size
        if is_lag_pong(data):
            self._lag, self._lag_asked_at = self.heard_at - (self._lag_asked_at or self.heard_at), 0.0
            data = self._rest = data[LAG_PONG:]
            if not self._limit.admits(PONG):
                self.cut()
                return
        text = None
        if self.on_text and not (self.frames or self.close_sent):  # neither in mid-message nor too late
            text = plain_text(data, most)
        end, heads = (len(data), data[:1]) if text is not None else whole_frames(data, most, self._limit.most)
        self._rest = data[end:]  # the parser sees whole frames only, so that it is always between two
        if not all(map(self._limit.admits, heads)):
            self.cut()
        elif text is not None and self.on_text:
            self.on_text(text)
        elif end and not is_pong(data):  # heard_at has noted it
            super().data_received(data[:end])

    def charge(self, cost: int) -> None:
        """Count a message as so many; whoever sends too many of them is cut off."""
        if not self._limit.charge(cost):
            self.cut()

    def cut(self) -> None:
        """Send the other end away and read nothing more of it: each further frame would cost everybody."""
        self._is_cut = True
        self.events.count("frames")
        if self.close_sent or not self.handshake_complete:
            self.transport.abort()
            return
        self._flush()
        self.conn.send_close(TOO_MUCH)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MUCH})
        if self.transport.is_reading():
            self.transport.pause_reading()
        self.loop.call_later(CUT, self.transport.abort)

    def handle_ping(self) -> None:
        """Answer; not for ever, if the answers are not read."""
        if self.is_writable:
            super().handle_ping()
        else:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Hand a message on: a binary one as an empty text, which nobody can read."""
        if self.on_text is None:
            super().send_receive_event_to_app()
            return
        frames, self.frames = self.frames, []
        if not self.close_sent:
            self.on_text(b"".join(frames) if self.curr_msg_data_type == "text" else b"")

    # From its coming to its leaving

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection, which was counted when it was accepted."""
        self._admission.leave(self.transport)
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        """Serve the WebSocket; soon afterwards it is gone, whether the other end agrees or not."""
        self.app = self._serve
        await super().run_asgi()
        self.loop.call_later(LINGER, self.transport.abort)

    async def _serve(self, scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
        """Open through the whole application, but run outside it: its stack frames cost 26 kB a socket."""
        await self.config.loaded_app(scope, receive, send)
        if self.run:
            cast("dict[str, object]", scope).clear()  # headers and all: nobody needs them any more
            del scope, receive, send, self.request, self.response
            await self.run()
