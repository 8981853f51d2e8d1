"""A socket that sends frames without end is cut off, and nobody else notices."""

import time
from pathlib import Path

import pytest

from openquarto.server.limits import Limits
from tests.marking import more
from tests.server.hostile.attack import Flood, frame, raw_socket
from tests.server.serving import running

ATTACKS = {
    "fragments": (frame(0x01, b"{"), frame(0x00) * 8_000),
    "pings": (b"", frame(0x89, bytes(125)) * 400),
    "pongs": (b"", frame(0x8A) * 8_000),
    "texts": (b"", frame(0x81, b"{}") * 6_000),
    "binary": (b"", frame(0x82, bytes(100)) * 500),
}


@pytest.mark.parametrize("attack", more(ATTACKS, but=["fragments", "pings"]))
def test_a_flood_of_frames_is_cut_off(attack: str, tmp_path: Path) -> None:
    opening, chunk = ATTACKS[attack]
    with running(tmp_path, limits=Limits(), database="memory:") as server:
        me, stranger = server.somebody(), server.somebody()
        game = me.open(opponent="here", clock="5")
        page = me.sit(game)
        line = raw_socket(server, stranger, game)
        with line:
            line.sendall(opening)
            flood = Flood(line, chunk, seconds=6.0)
            with flood.going():
                for action in ["A", "a1", "B", "b1"]:
                    page.acts(action)  # each within its five seconds
                    time.sleep(0.1)
                flood.wait()
            assert flood.was_cut
            # What the kernels of both ends hold was taken, not what six seconds would have been.
            assert flood.bytes_taken < 40_000_000
        page.acts("C c1")
        page.close()


def test_sixteen_fragments_are_a_message_and_seventeen_are_none(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(), database="memory:") as server:
        me = server.somebody()
        game = me.open(opponent="here")
        text = b'{"t":"ping","d":{},"v":0}'
        first, *middle, last = [text[at : at + 2] for at in range(0, len(text), 2)]
        whole = frame(0x01, first) + b"".join(frame(0x00, each) for each in middle) + frame(0x80, last)
        with raw_socket(server, me, game) as line:
            line.sendall(whole)
            assert b'"pong"' in line.recv(4096)
            line.sendall(frame(0x01) + frame(0x00) * 16)
            assert b"\x88\x02\x03\xf0" == line.recv(4096)  # 1008
