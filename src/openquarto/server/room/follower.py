"""Keeps the rooms of one process in step with what other processes write to the same database.

What comes through the channel makes it quick; asking for the heads of all open games every few seconds
makes it sure. Neither decides anything: the key of the log does.
"""

import asyncio
import logging
from collections.abc import Callable
from itertools import islice
from typing import cast, get_args

from openquarto.server.error import StoreError
from openquarto.server.game.game_log import CLOSING, NO_SUCH_GAME
from openquarto.server.room.peers import BEAT, WORD, Peers
from openquarto.server.room.registry import Registry
from openquarto.server.room.room import Room
from openquarto.server.seat_names import SEATS
from openquarto.server.store.protocol import Channel, Head
from openquarto.wire.messages import QuickWord

CHANGED = "changed"  # the first word of what is sent
MOST_ASKED = 1000  # games a question
QUICK_WORDS = frozenset(get_args(QuickWord))
LOG = logging.getLogger(__name__)


class Follower:
    """Listens to the channel of one process."""

    def __init__(self, registry: Registry, channel: Channel, set_time: Callable[[float], None]) -> None:
        self._registry = registry
        self._channel = channel
        self._set_time = set_time
        self._was_cut = asyncio.Event()
        self._is_told = False  # whether the log says that nothing can be read
        self._peers = registry.peers = Peers(channel, self._presence_changed)

    async def run(self) -> None:
        """Listen, and ask from time to time what was not heard."""
        self._channel.open(self)
        while True:
            self._peers.beat()
            await self._ask()
            try:
                await asyncio.wait_for(self._was_cut.wait(), BEAT)
            except TimeoutError:
                continue
            self._was_cut.clear()

    # What comes through the channel

    def received(self, sender: str, text: str) -> None:
        """A process has said something."""
        word, _, rest = text.partition(" ")
        is_own = sender == self._channel.process
        if word == CHANGED and not is_own:
            for entry in rest.split():
                self._changed(entry)
        elif word == WORD and not is_own:
            self._said(rest)
        else:
            self._peers.received(sender, word, rest)

    def _changed(self, entry: str) -> None:
        game, _, seq = entry.rpartition(":")
        room = self._registry.rooms.get(game)
        if room and seq.isdecimal() and not 0 < int(seq) <= room.table.last.seq:
            room.table.notice()

    def _said(self, text: str) -> None:
        game, _, rest = text.partition(" ")
        seat, _, word = rest.partition(" ")
        room = self._registry.rooms.get(game)
        if room and seat in SEATS and word in QUICK_WORDS:
            room.quick_words.tell(SEATS[seat], cast("QuickWord", word))

    def reconnected(self) -> None:
        """What was said meanwhile is lost: ask at once."""
        self._was_cut.set()

    def time_is(self, at: float) -> None:
        """The referee's time that all processes share."""
        self._set_time(at)

    def _presence_changed(self, game: str) -> None:
        if room := self._registry.rooms.get(game):
            room.audience.presence_elsewhere_changed()

    # What is asked for

    async def _ask(self) -> None:
        """Look how far all games in memory have come."""
        known = {game: room.table.last.seq for game, room in self._registry.rooms.items()}
        games = iter(known)
        while some := list(islice(games, MOST_ASKED)):
            try:
                heads = await self._registry.store.heads(some)
            except StoreError as problem:
                if not self._is_told:  # a database may be away for hours
                    LOG.warning("what others have written could not be read: %s", problem)
                self._is_told = True
                return
            for game in some:
                room = self._registry.rooms.get(game)
                if room and not room.table.is_closed:
                    self._compare(game, room, known[game], heads.get(game))
        self._is_told = False

    def _compare(self, game: str, room: Room, known: int, head: Head | None) -> None:
        if head is None:
            self._registry.unload(game, NO_SUCH_GAME)
        elif head.seq < known:  # an older database was put in its place: what is in memory is not there
            self._registry.unload(game, CLOSING)
        elif head.seq > room.table.last.seq or head.version != room.table.info.version:
            room.table.notice()
