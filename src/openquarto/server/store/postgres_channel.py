"""What the processes at one PostgreSQL database tell each other (NOTIFY), and the referee's time they share.

A thread with a connection of its own listens, sends, and lets the time go on. When the connection is lost it
is made again, for ever; what was sent meanwhile is lost, and the listener is told so.
"""

import asyncio
import logging
import secrets
import selectors
import socket
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import closing, suppress

import psycopg
from psycopg import errors

from openquarto.server.store.postgres_address import Address
from openquarto.server.store.postgres_connection import Connection, open_connection, set_patience
from openquarto.server.store.protocol import MOST_SENT, ChannelListener

LOG = logging.getLogger(__name__)
EVERY = 1.0  # seconds between two looks at the time
PAUSES = (0.05, 0.2, 0.5, 1.0, 2.0)  # seconds before the next try to connect; the last one again and again
PATIENCE = 2.0  # seconds for the thread to end
# A database has one set of channels for all its schemas, and names of up to 63 bytes.
NAME = "select 'openquarto_' || to_regnamespace(quote_ident(current_schema()))::oid"
SEND = f"select pg_notify(({NAME}), %s)".encode()
# What has gone by since any process looked last: so several of them do not make it run faster. A clock of the
# database that was set back adds nothing; one that was set forward, or not looked at for long, at most 2 s.
TICK = b"""
    update clock set
        at = at + least(greatest(extract(epoch from clock_timestamp() - wall)::double precision, 0), 2),
        wall = clock_timestamp()
    returning at
"""


class PostgresChannel:
    """Hears and is heard from `open` to `close`."""

    def __init__(self, address: Address) -> None:
        self.process = secrets.token_hex(4)
        self._address = address
        self._waiting: deque[str] = deque()  # to be sent
        self.is_connected = False
        self._is_closed = threading.Event()
        self._thread: threading.Thread | None = None
        self._waker: socket.socket | None = None

    def open(self, listener: ChannelListener) -> None:
        """Call a listener from now on, in the thread of the running event loop."""
        caller = _Caller(listener, asyncio.get_running_loop())
        woken, self._waker = socket.socketpair()
        self._waker.setblocking(False)  # noqa: FBT003  that is how sockets are told
        self._thread = threading.Thread(target=self._run, args=(caller, woken), name="channel", daemon=True)
        self._thread.start()

    @property
    def is_open(self) -> bool:
        """Whether somebody hears, and the time goes on."""
        return self._thread is not None

    def send(self, text: str) -> None:
        """Tell all processes; what cannot be sent now is lost."""
        if len(text.encode()) > MOST_SENT:
            raise ValueError(f"expected at most {MOST_SENT} bytes, got {len(text.encode())}")
        if self.is_connected:
            self._waiting.append(text)
            self._wake()

    async def close(self) -> None:
        """Hear nothing more."""
        self._is_closed.set()
        thread, self._thread = self._thread, None
        if thread is not None and self._waker is not None:
            self._wake()
            await asyncio.to_thread(thread.join, PATIENCE)
            self._waker.close()
            self._waker = None

    def _wake(self) -> None:
        if self._waker is not None:
            with suppress(OSError):  # it is awake anyway, or has ended
                self._waker.send(b"!")

    # In its own thread

    def _run(self, caller: "_Caller", woken: socket.socket) -> None:
        tries = 0
        with woken, suppress(_LoopClosedError):
            while not self._is_closed.is_set():
                try:
                    with closing(_connect(self._address)) as connection:
                        self._waiting.clear()
                        self.is_connected = True
                        if tries:
                            LOG.warning("other processes are heard again")
                        tries = 0
                        caller.call(caller.listener.reconnected)
                        self._serve(connection, caller, woken)
                except psycopg.Error as problem:
                    if not tries:
                        LOG.warning("other processes are not heard: %s", self._address.told(problem))
                self.is_connected = False
                self._is_closed.wait(PAUSES[min(tries, len(PAUSES) - 1)])
                tries += 1

    def _serve(self, connection: Connection, caller: "_Caller", woken: socket.socket) -> None:
        due = time.monotonic()
        with selectors.DefaultSelector() as selector:
            selector.register(connection, selectors.EVENT_READ)
            selector.register(woken, selectors.EVENT_READ)
            while not self._is_closed.is_set():
                if time.monotonic() >= due:
                    due = time.monotonic() + EVERY
                    _tick(connection, caller)
                texts = [self._waiting.popleft() for _ in range(len(self._waiting))]
                notify(connection, self.process, texts)
                # Also those that came with the answers to these statements.
                if heard := [each.payload for each in connection.notifies(timeout=0)]:
                    caller.call(caller.deliver, heard)
                for key, _ in selector.select(max(0.0, due - time.monotonic())):
                    if key.fileobj is woken:
                        woken.recv(4096)


def notify(connection: Connection, process: str, texts: Sequence[str]) -> None:
    """Tell all processes something, in a transaction of its own that waits for no disk."""
    if texts:
        with connection.cursor() as cursor:
            cursor.executemany(SEND, [(f"{process} {text}",) for text in texts])


def _connect(address: Address) -> Connection:
    connection = open_connection(address)
    try:
        set_patience(connection)
        # The time is a little behind after a crash, and so is the wall clock that it was seen at.
        connection.execute("set synchronous_commit = off")
        connection.execute("set lock_timeout = '500ms'")
        row = connection.execute(NAME).fetchone()
        assert row is not None
        connection.execute(f"listen {row[0]}".encode())
    except BaseException:
        connection.close()
        raise
    return connection


def _tick(connection: Connection, caller: "_Caller") -> None:
    with suppress(errors.LockNotAvailable, errors.QueryCanceled):  # in a second again
        row = connection.execute(TICK).fetchone()
        assert row is not None
        caller.call(caller.listener.time_is, row[0])


class _LoopClosedError(Exception):
    """Nobody hears any more."""


class _Caller:
    """Calls a listener in the thread of its event loop."""

    def __init__(self, listener: ChannelListener, loop: asyncio.AbstractEventLoop) -> None:
        self.listener = listener
        self._loop = loop

    def call(self, function: Callable[..., None], *arguments: object) -> None:
        """Call a function there, soon."""
        try:
            self._loop.call_soon_threadsafe(function, *arguments)
        except RuntimeError:
            raise _LoopClosedError from None

    def deliver(self, payloads: Sequence[str]) -> None:
        """Hand over what was heard; whatever goes wrong with one of them, the others are heard too."""
        for payload in payloads:
            sender, _, text = payload.partition(" ")
            try:
                self.listener.received(sender, text)
            except Exception:
                LOG.exception("something went wrong with what another process told")
