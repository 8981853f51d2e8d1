"""WebSocket frames of a page: where each ends, how many may come, and a quick way to read a plain text."""

from openquarto.server.limits import Rate
from openquarto.server.net.uvicorn_internals import apply_mask

PING = b"\x89\0"
LAG_PING = b"\x89\x01L"  # the answer to it brings the letter back
_SHORT, _LONG = 126, 127  # what stands for a length when it is told in two or in eight bytes instead
_MASKED = 0x80
_MASK = 4  # bytes
_FINAL, _OPCODE, _CONTROL = 0x80, 0x0F, 0x08
LAG_PONG = 2 + _MASK + 1  # bytes
MOST_FRAGMENTS = 16  # of one message


class FrameLimit:
    """Counts the frames of one connection: all kinds against its rate, and the fragments of each message."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self.most = rate.most
        self._fragments = 0

    def admits(self, head: int) -> bool:
        """Whether one more frame, told by its first byte, is within the limits; it is counted."""
        if head & _OPCODE < _CONTROL:
            self._fragments = self._fragments + 1 if head & _OPCODE == 0 else 1
            if self._fragments > MOST_FRAGMENTS:
                return False
            if head & _FINAL:
                self._fragments = 0
        return self._rate.take()

    def charge(self, cost: int) -> bool:
        """Count a message that costs as much as many frames; whether that is within the rate."""
        return all(self._rate.take() for _ in range(cost))


def is_pong(data: bytes) -> bool:
    """Whether these bytes are one empty pong, and no more."""
    return len(data) == 2 + _MASK and data[0] == 0x8A and data[1] == _MASKED


def is_lag_pong(data: bytes) -> bool:
    """Whether these bytes begin with the answer to a LAG_PING."""
    return data[:2] == b"\x8a\x81" and len(data) >= LAG_PONG and data[2] ^ data[6] == LAG_PING[-1]


def plain_text(data: bytes, most: int) -> bytes | None:
    """The text in these bytes if they are one whole frame of it, masked as a page's are; else nothing.

    Anything else, however wrong, is for the parser, which takes ten times as long.
    """
    if len(data) < 6 or data[0] != 0x81:
        return None
    size, start = data[1] ^ _MASKED, 2  # without a mask it is far too much
    if size == _LONG:
        return None
    if size == _SHORT:
        size, start = data[2] << 8 | data[3], 4
    if size > most or len(data) != start + _MASK + size:
        return None
    body = start + _MASK
    return apply_mask(data[body:], data[start:body])


def whole_frames(data: bytes, most: int, frames: int) -> tuple[int, bytes]:
    """How many of these bytes are whole frames, and the first byte of each of them.

    All bytes, if what comes next is not worth waiting for. After more than so many `frames` the rest is not
    looked at: whoever sends them is cut off anyway.
    """
    end, heads = 0, bytearray()
    while len(data) >= end + 2 and len(heads) <= frames:
        size, start = data[end + 1] & 0x7F, end + 2
        if size >= _SHORT:
            more = 2 if size == _SHORT else 8
            if len(data) < start + more:
                break
            size, start = int.from_bytes(data[start : start + more], "big"), start + more
        if size > most or not data[end + 1] & _MASKED:  # the parser refuses it by its head
            return len(data), bytes(heads)
        if len(data) < start + _MASK + size:
            break
        heads.append(data[end])
        end = start + _MASK + size
    return end, bytes(heads)
