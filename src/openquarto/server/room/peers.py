"""Who has a table open at other processes: told through the channel, and never more than a courtesy.

Each process says who is at its tables whenever that changes, and again with every beat. What nobody has said
for three beats is forgotten; beats are counted by those of this process that came back through the channel,
so that a channel which stands still makes nobody leave.
"""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from openquarto.rules.seat import Seat
from openquarto.server.room.presence import Present
from openquarto.server.store.protocol import MOST_SENT, Channel

BEAT = 5.0  # seconds
MISSED = 3  # beats after which somebody is forgotten
PAUSE = 0.05  # seconds in which changes are gathered
PRESENT, BEATEN, WORD = "present", "beat", "word"  # the first word of what is sent
_DIGITS = {Seat.FIRST: "1", Seat.SECOND: "2"}


@dataclass(slots=True)
class _Told:
    """What a process said of a game, and at which of our beats."""

    present: Present
    beat: int


class Peers:
    """What other processes say of who is present, by game; and what this one says."""

    def __init__(self, channel: Channel, changed: Callable[[str], None]) -> None:
        self._channel = channel
        self._changed = changed  # is called with a game where somebody came or went elsewhere
        self._here: dict[str, Present] = {}
        self._unsaid: set[str] = set()
        self._elsewhere: dict[str, dict[str, _Told]] = {}  # by game and process
        self._beats = 0

    @property
    def games(self) -> tuple[str, ...]:
        """The games that somebody has open at other processes."""
        return tuple(self._elsewhere)

    def present(self, game: str) -> Present:
        """Who has a game open at other processes."""
        told = [each.present for each in self._elsewhere.get(game, {}).values()]
        seats = frozenset(seat for each in told for seat in each.seats)
        return Present(seats, sum(each.watchers for each in told))

    def tell(self, game: str, present: Present) -> None:
        """Say who has a game open here."""
        if self._here.get(game, Present()) == present:
            return
        if present == Present():
            self._here.pop(game, None)
        else:
            self._here[game] = present
        if not self._unsaid:
            asyncio.get_running_loop().call_later(PAUSE, self._say)
        self._unsaid.add(game)

    def say(self, game: str, seat: str, word: str) -> None:
        """Send a quick word of a player to those who have the game open elsewhere."""
        self._channel.send(f"{WORD} {game} {seat} {word}")

    def beat(self) -> None:
        """Say that this process lives, and all that it knows."""
        self._channel.send(BEATEN)
        self._send(self._here)

    def received(self, sender: str, word: str, rest: str) -> None:
        """A process has said something."""
        if sender == self._channel.process:
            if word == BEATEN:
                self._beats += 1
                self._forget()
        elif word == PRESENT:
            for game, present in _read(rest):
                self._note(sender, game, present)

    def _say(self) -> None:
        games, self._unsaid = self._unsaid, set()
        self._send(games)

    def _send(self, games: Iterable[str]) -> None:
        line = PRESENT
        for game in games:
            entry = _entry(game, self._here.get(game, Present()))
            if len(line) + len(entry) > MOST_SENT:
                self._channel.send(line)
                line = PRESENT
            line += entry
        if line != PRESENT:
            self._channel.send(line)

    def _note(self, sender: str, game: str, present: Present) -> None:
        before = self.present(game)
        told = self._elsewhere.setdefault(game, {})
        if present == Present():
            told.pop(sender, None)
        else:
            told[sender] = _Told(present, self._beats)
        self._settle(game, before)

    def _forget(self) -> None:
        """Let those be gone of whom nothing was heard for a while."""
        limit = self._beats - MISSED
        for game, told in tuple(self._elsewhere.items()):
            silent = [process for process, each in told.items() if each.beat < limit]
            if silent:
                before = self.present(game)
                for process in silent:
                    del told[process]
                self._settle(game, before)

    def _settle(self, game: str, before: Present) -> None:
        if not self._elsewhere[game]:
            del self._elsewhere[game]
        if before != self.present(game):
            self._changed(game)


def _entry(game: str, present: Present) -> str:
    seats = "".join(digit for seat, digit in _DIGITS.items() if seat in present.seats)
    return f" {game}:{seats}:{present.watchers}"


def _read(text: str) -> Iterator[tuple[str, Present]]:
    """What another process says; what cannot be read is of another version, and is left out."""
    for entry in text.split():
        game, _, rest = entry.partition(":")
        seats, _, watchers = rest.partition(":")
        if watchers.isdecimal():
            here = frozenset(seat for seat, digit in _DIGITS.items() if digit in seats)
            yield game, Present(here, int(watchers))
