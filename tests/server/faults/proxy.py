"""A bad line: what goes through it is cut, swallowed, held up, or sent twice."""

import asyncio
import random
import socket
import struct
from collections.abc import Iterator
from contextlib import suppress
from typing import Literal

Way = Literal["up", "down"]  # to the server, and from it
TEXT = 1  # the kind of WebSocket frame that messages come in
AT_ONCE = struct.pack("ii", 1, 0)  # a socket that lingers so is reset, not closed


class Proxy:
    """Stands before a server on loopback, for one client, and does to its lines what it is told to."""

    def __init__(self, port: int, chance: random.Random) -> None:
        self.delay = 0.0  # seconds, both ways
        self.holes: frozenset[Way] = frozenset()  # where everything is swallowed
        self.doubling = 0  # so many messages of the client are sent twice
        self.port = 0
        self._target = port
        self._chance = chance
        self._lines: set[_Line] = set()
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        """Listen."""
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        """Cut everything, and listen no more."""
        self.cut()
        if self._server:
            self._server.close()
        tasks = [line.task for line in self._lines]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def cut(self) -> None:
        """End all lines, some with a reset."""
        for line in tuple(self._lines):
            line.cut(is_reset=self._chance.random() < 0.5)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        line = _Line(self, writer, task)
        self._lines.add(line)
        try:
            with suppress(OSError):  # no server, or no client any more
                up_reader, up_writer = await asyncio.open_connection("127.0.0.1", self._target)
                line.ends.append(up_writer)
                await asyncio.gather(
                    line.carry("up", reader, up_writer), line.carry("down", up_reader, writer)
                )
        except asyncio.CancelledError:  # the test is over; a server would complain of it
            pass
        finally:
            line.cut(is_reset=False)
            self._lines.discard(line)


class _Line:
    """One connection through a proxy."""

    def __init__(self, proxy: Proxy, writer: asyncio.StreamWriter, task: "asyncio.Task[None]") -> None:
        self.ends = [writer]
        self.task = task
        self._proxy = proxy
        self._holes: set[Way] = set()  # what was once swallowed leaves a stream that makes no sense any more

    def cut(self, *, is_reset: bool) -> None:
        for writer in self.ends:
            end = writer.get_extra_info("socket")
            if is_reset and end is not None and end.fileno() >= 0:
                end.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
            writer.transport.abort()

    async def carry(self, way: Way, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carry what comes, later and twice if so told; also after its sender is gone, as a network does."""
        frames, loop = Frames(), asyncio.get_running_loop()
        waiting: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        delivery = asyncio.create_task(self._deliver(waiting, writer))
        try:
            data = b"-"
            while data:
                try:
                    data = await reader.read(65536)
                except OSError:
                    data = b""
                if way in self._proxy.holes:
                    self._holes.add(way)
                if way in self._holes:
                    continue
                sent = self._doubled(frames.add(data)) if way == "up" and data else data
                if sent or not data:
                    waiting.put_nowait((loop.time() + self._proxy.delay, sent))
            if way in self._holes:  # its end is not heard of either
                await asyncio.sleep(60)
            await delivery
        finally:
            delivery.cancel()

    def _doubled(self, parts: Iterator[tuple[bytes, bool]]) -> bytes:
        sent = b""
        for part, is_message in parts:
            sent += part
            if is_message and self._proxy.doubling:
                self._proxy.doubling -= 1
                sent += part
        return sent

    @staticmethod
    async def _deliver(waiting: asyncio.Queue[tuple[float, bytes]], writer: asyncio.StreamWriter) -> None:
        loop = asyncio.get_running_loop()
        data = b"-"
        while data:
            due, data = await waiting.get()
            if due > loop.time():
                await asyncio.sleep(due - loop.time())
            if data:
                writer.write(data)
        writer.close()


class Frames:
    """Cuts what a client sends into the request that opens a socket and whole frames."""

    def __init__(self) -> None:
        self._rest = b""
        self._is_open = False

    def add(self, data: bytes) -> Iterator[tuple[bytes, bool]]:
        """The parts that are whole now, each with whether it is a message."""
        self._rest += data
        while size := self._size():
            part, self._rest = self._rest[:size], self._rest[size:]
            yield part, self._is_open and part[0] & 15 == TEXT
            self._is_open = True

    def _size(self) -> int:
        """How long the first part is; nothing while it is not whole."""
        rest = self._rest
        if not self._is_open:
            end = rest.find(b"\r\n\r\n")
            return end + 4 if end >= 0 else 0
        if len(rest) < 2:
            return 0
        short = rest[1] & 127
        more = {126: 2, 127: 8}.get(short, 0)
        if len(rest) < 2 + more:
            return 0
        length = int.from_bytes(rest[2 : 2 + more]) if more else short
        size = 2 + more + (4 if rest[1] & 128 else 0) + length
        return size if len(rest) >= size else 0
