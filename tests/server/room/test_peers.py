"""Who is present at other processes: told at once, again with each beat, and forgotten after three."""

import asyncio

from openquarto.rules.seat import Seat
from openquarto.server.room.peers import MISSED, PAUSE, Peers
from openquarto.server.room.presence import Present
from openquarto.server.store.protocol import MOST_SENT, ChannelListener

BOTH = Present(frozenset(Seat), 2)
FIRST = Present(frozenset({Seat.FIRST}))


class Wire:
    """A channel that only notes what is sent."""

    def __init__(self, process: str = "me") -> None:
        self.process = process
        self.is_connected = True
        self.sent: list[str] = []

    def open(self, listener: ChannelListener) -> None:
        raise NotImplementedError

    def send(self, text: str) -> None:
        assert len(text.encode()) <= MOST_SENT
        self.sent.append(text)

    async def close(self) -> None:
        raise NotImplementedError


def heard(peers: Peers, sender: str, text: str) -> None:
    word, _, rest = text.partition(" ")
    peers.received(sender, word, rest)


def test_what_one_tells_the_other_knows() -> None:
    async def story() -> None:
        wire, changed = Wire(), list[str]()
        here, there = Peers(wire, changed.append), Peers(Wire("you"), changed.append)
        for present in (FIRST, BOTH, BOTH):
            here.tell("one", present)
        await asyncio.sleep(2 * PAUSE)
        assert ["present one:12:2"] == wire.sent  # once for all that happened together
        heard(there, "me", wire.sent[0])
        heard(there, "me", wire.sent[0])
        assert BOTH == there.present("one")
        assert ["one"] == changed
        here.tell("one", Present())
        await asyncio.sleep(2 * PAUSE)
        heard(there, "me", wire.sent[1])
        assert Present() == there.present("one")
        assert ["one", "one"] == changed

    asyncio.run(story())


def test_several_processes_count_together() -> None:
    peers = Peers(Wire(), lambda _: None)
    heard(peers, "you", "present one:1:3")
    heard(peers, "they", "present one:2:4 two:1:0")
    assert Present(frozenset(Seat), 7) == peers.present("one")
    assert FIRST == peers.present("two")
    assert Present() == peers.present("three")


def test_a_process_that_is_silent_for_three_beats_is_forgotten() -> None:
    changed: list[str] = []
    peers = Peers(Wire(), changed.append)
    heard(peers, "you", "present one:1:0")
    heard(peers, "they", "present two:1:0")
    for _ in range(MISSED):
        heard(peers, "me", "beat")
        heard(peers, "they", "present two:1:0")
    assert FIRST == peers.present("one")
    heard(peers, "me", "beat")
    assert (Present(), FIRST) == (peers.present("one"), peers.present("two"))
    assert ["one", "two", "one"] == changed


def test_a_channel_that_stands_still_makes_nobody_leave() -> None:
    peers = Peers(Wire(), lambda _: None)
    heard(peers, "you", "present one:1:0")
    for _ in range(100):
        peers.beat()  # none of which comes back
        heard(peers, "you", "beat")
    assert FIRST == peers.present("one")


def test_many_games_take_several_messages() -> None:
    async def story() -> None:
        wire, there = Wire(), Peers(Wire("you"), lambda _: None)
        here = Peers(wire, lambda _: None)
        for number in range(1000):
            here.tell(f"game-{number:011}", BOTH)
        await asyncio.sleep(2 * PAUSE)
        here.beat()
        assert "beat" in wire.sent
        assert 7 == len(wire.sent)
        for text in wire.sent:
            heard(there, "me", text)
        assert all(BOTH == there.present(f"game-{number:011}") for number in range(1000))

    asyncio.run(story())


def test_what_cannot_be_read_is_left_out() -> None:
    peers = Peers(Wire(), lambda _: None)
    heard(peers, "you", "present one one: one:1 one:1:-1 one:x:y two:1:0 :::")
    heard(peers, "you", "later 7")
    assert (Present(), FIRST) == (peers.present("one"), peers.present("two"))
