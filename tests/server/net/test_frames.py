"""Frames of a page: the plain ones are read as the parser would, and no cut puts the others out of step."""

import secrets

import pytest
from hypothesis import given
from hypothesis import strategies as st

from openquarto.server.limits import Rate
from openquarto.server.net.frames import MOST_FRAGMENTS, FrameLimit, is_pong, plain_text, whole_frames

MOST = 4_096
TEXT, FRAGMENT, BINARY, PING, PONG = 0x81, 0x01, 0x82, 0x89, 0x8A
MORE, LAST = 0x00, 0x80  # continuations of a message


def frame(body: bytes, kind: int = TEXT, mask: bytes = b"\x01\xfe\x00\x55") -> bytes:
    """A frame as a page sends it."""
    size = len(body)
    if size < 126:
        told = bytes([0x80 | size])
    elif size < 1 << 16:
        told = b"\xfe" + size.to_bytes(2, "big")
    else:
        told = b"\xff" + size.to_bytes(8, "big")
    return bytes([kind]) + told + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(body))


@pytest.mark.parametrize("size", [0, 1, 2, 3, 4, 5, 125, 126, 127, 128, 255, 256, 4_095, 4_096])
def test_a_plain_text_is_read(size: int) -> None:
    body = secrets.token_bytes(size)
    assert body == plain_text(frame(body, mask=secrets.token_bytes(4)), MOST)
    assert (len(frame(body)), b"\x81") == whole_frames(frame(body), MOST, 100)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x81",
        frame(b"a" * 4_097),
        frame(b"a" * 70_000),
        frame(b"hello")[:-1],
        frame(b"hello") + b"\x81",
        frame(b"hello") + frame(b"again"),
        frame(b"hello", FRAGMENT),
        frame(b"hello", BINARY),
        frame(b"hello", PONG),
        frame(b"hello", 0xC1),  # compressed
        b"\x81\x05hello",  # without a mask
        b"\x81\x7e\x00\x7e" + b"a" * 126,
        b"\xff" * 200,
    ],
)
def test_anything_else_is_for_the_parser(data: bytes) -> None:
    assert plain_text(data, MOST) is None


@given(st.lists(st.tuples(st.binary(max_size=300), st.sampled_from([TEXT, FRAGMENT, PONG]))), st.data())
def test_the_parser_is_given_whole_frames(parts: list[tuple[bytes, int]], data: st.DataObject) -> None:
    frames = [frame(body, kind) for body, kind in parts]
    stream = b"".join(frames)
    ends = {sum(map(len, frames[:count])) for count in range(len(frames) + 1)}
    cut = data.draw(st.integers(0, len(stream)))
    end, heads = whole_frames(stream[:cut], MOST, 100)
    assert max(end for end in ends if end <= cut) == end
    assert bytes(each[0] for each in frames)[: len(heads)] == heads
    assert sum(map(len, frames[: len(heads)])) == end


@pytest.mark.parametrize("head", [b"\x81\xfe\x10\x01", b"\x81\xff" + bytes(5) + b"\1\0\0", b"\x81\x05he"])
def test_what_is_refused_by_its_head_is_not_waited_for(head: bytes) -> None:
    assert (len(head) + 9, b"\x81") == whole_frames(frame(b"abc") + head, MOST, 100)


def test_the_answer_to_a_ping() -> None:
    assert is_pong(frame(b"", PONG))
    assert not any(map(is_pong, (b"", frame(b""), frame(b"a", PONG), frame(b"", PONG)[:5], b"\x8a\x04abcd")))


@pytest.mark.parametrize("kind", [TEXT, BINARY, PING, PONG])
def test_every_kind_of_frame_counts(kind: int) -> None:
    limit = FrameLimit(Rate(10, 20.0, now=lambda: 0.0))
    assert [True] * 10 + [False] == [limit.admits(kind) for _ in range(11)]


def test_a_message_has_so_many_fragments() -> None:
    limit = FrameLimit(Rate(1000, 20.0, now=lambda: 0.0))
    whole_message = [FRAGMENT, *[MORE] * (MOST_FRAGMENTS - 2), LAST]
    assert all(map(limit.admits, whole_message + whole_message))
    assert all(map(limit.admits, [FRAGMENT, PING, *[MORE] * (MOST_FRAGMENTS - 1)]))  # a control frame is none
    assert not limit.admits(MORE)


def test_a_dear_message_counts_as_many() -> None:
    limit = FrameLimit(Rate(10, 20.0, now=lambda: 0.0))
    assert limit.charge(9)
    assert limit.admits(TEXT)
    assert not limit.charge(1)
    assert limit.charge(0)


def test_of_too_many_frames_the_rest_is_not_looked_at() -> None:
    ping = b"\x89\x80" + bytes(4)
    end, heads = whole_frames(ping * 100_000, MOST, 100)
    assert (101 * len(ping), b"\x89" * 101) == (end, heads)
