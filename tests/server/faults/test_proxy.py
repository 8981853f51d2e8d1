"""The bad line itself: what it makes of bytes that come in any pieces."""

import asyncio
import random

from tests.server.faults.proxy import Frames, Proxy

REQUEST = b"GET /table/x/socket HTTP/1.1\r\nHost: here\r\n\r\n"


def frame(kind: int, length: int) -> bytes:
    """A frame as a client sends it: with a mask."""
    size = bytes((128 | length,)) if length < 126 else bytes((128 | 126,)) + length.to_bytes(2)
    return bytes((128 | kind,)) + size + b"mask" + random.Random(length).randbytes(length)


def test_frames_are_found_in_any_pieces() -> None:
    parts = [REQUEST, frame(1, 3), frame(9, 0), frame(1, 125), frame(1, 126), frame(8, 2), frame(1, 4096)]
    messages = [False, True, False, True, True, False, True]
    for seed in range(50):
        chance, frames, rest = random.Random(seed), Frames(), b"".join(parts)
        found: list[tuple[bytes, bool]] = []
        while rest:
            size = chance.choice((1, 2, 7, 500))
            found += frames.add(rest[:size])
            rest = rest[size:]
        assert [*zip(parts, messages, strict=True)] == found


def test_what_a_line_can_do() -> None:
    async def story() -> list[bytes]:
        heard: asyncio.Queue[bytes] = asyncio.Queue()

        async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            while data := await reader.read(1000):
                heard.put_nowait(data)
            heard.put_nowait(b"")
            writer.close()

        server = await asyncio.start_server(listen, "127.0.0.1", 0)
        proxy = Proxy(server.sockets[0].getsockname()[1], random.Random(0))
        await proxy.open()
        _, writer = await asyncio.open_connection("127.0.0.1", proxy.port)
        told: list[bytes] = []
        for change, value in (("doubling", 0), ("doubling", 1), ("delay", 0.05)):
            setattr(proxy, change, value)
            writer.write(frame(1, 5) if told else REQUEST)
            told.append(await asyncio.wait_for(heard.get(), 5))
        writer.write(frame(1, 6))
        writer.transport.abort()  # what is under way arrives all the same, and then the end
        told += [await asyncio.wait_for(heard.get(), 5) for _ in range(2)]
        proxy.holes = frozenset({"up"})
        _, writer = await asyncio.open_connection("127.0.0.1", proxy.port)
        writer.write(REQUEST)
        await asyncio.sleep(0.05)
        assert heard.empty()
        proxy.cut()
        told.append(await asyncio.wait_for(heard.get(), 5))
        await proxy.close()
        writer.close()
        server.close()
        return told

    once = frame(1, 5)
    assert [REQUEST, once + once, once, frame(1, 6), b"", b""] == asyncio.run(story())
