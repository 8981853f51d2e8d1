"""The log of a tournament: entries that are only ever added, and any state of it by replay."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from openquarto.rules.error import QuartoError
from openquarto.tournament.error import TournamentError
from openquarto.tournament.event import (
    Created,
    Event,
    Forgotten,
    Paired,
    PairedAnew,
    Resulted,
    Undone,
    event_json,
    event_of,
)
from openquarto.tournament.replay import after, replayed
from openquarto.tournament.state import Tournament

TABLE = "table"  # who tells what tables have told


@dataclass(frozen=True, slots=True)
class LogEntry:
    """An event with its number, when it happened in seconds of the world's time, and who did it."""

    seq: int
    at: float
    by: str  # arbiter, player 7, table
    event: Event

    def to_json(self) -> dict[str, Any]:
        """The entry as a dictionary."""
        return {"seq": self.seq, "at": self.at, "by": self.by, **event_json(self.event)}


@dataclass(slots=True)
class Log:
    """Entries and the state that they make."""

    entries: list[LogEntry] = field(default_factory=list)
    _state: Tournament | None = None

    @property
    def state(self) -> Tournament:
        """The tournament as it is now."""
        if self._state is None:
            raise TournamentError("log unreadable", line=1, why="it is empty")
        return self._state

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return len(self.entries)

    def append(self, event: Event, *, at: float, by: str = "arbiter") -> LogEntry:
        """Add an event; raises TournamentError where it cannot be, and nothing has changed."""
        entry = LogEntry(self.seq + 1, at, by, event)
        if isinstance(event, Undone):
            self._state = replayed([*(each.event for each in self.entries), event])
        else:
            self._state = after(self._state, event)
        self.entries.append(entry)
        return entry

    @property
    def last_act(self) -> list[LogEntry]:
        """What somebody did last, the oldest entry first: an undo takes all of it away.

        What tables have told since is theirs: it stays, and would come back at once. The first entry stays.
        """
        counted = self._counted
        while counted and counted[-1].by == TABLE:
            counted.pop()
        start = len(counted) - 1
        while start > 0 and _follows(counted[start].event):
            start -= 1
        return counted[max(start, 0) :]

    def undo(self) -> list[Undone]:
        """The events that undo the last act, and with a round what its tables have told."""
        if not (act := self.last_act):
            raise TournamentError("nothing to undo")
        rounds = {each.event.round for each in act if isinstance(each.event, Paired | PairedAnew)}
        told = [
            each
            for each in self._counted
            if each.seq > act[-1].seq and getattr(each.event, "round", None) in rounds
        ]
        return [Undone(each.seq) for each in reversed([*act, *told])]

    @property
    def _counted(self) -> list[LogEntry]:
        """The entries that count and can be undone."""
        undone = {each.event.entry for each in self.entries if isinstance(each.event, Undone)}
        fixed = Undone | Created | Forgotten
        return [each for each in self.entries if each.seq not in undone and not isinstance(each.event, fixed)]

    @property
    def ends_at(self) -> float | None:
        """When the time of an arena is over, counted from its first round; None of all others."""
        state = self.state
        if not state.is_arena or not state.rounds:
            return None
        began = next(each.at for each in self._counted if isinstance(each.event, Paired))
        return began + 60 * state.settings.minutes

    def check_time(self, now: float) -> None:
        """Raise TournamentError where the time of an arena is over."""
        if (end := self.ends_at) is not None and now >= end:
            raise TournamentError("time over", minutes=self.state.settings.minutes)

    def at(self, seq: int) -> Tournament:
        """The state after so many entries."""
        return replayed([entry.event for entry in self.entries[:seq]])

    def history(self, round_number: int, board: int) -> list[LogEntry]:
        """All that has happened at one board."""
        return [
            entry
            for entry in self.entries
            if getattr(entry.event, "round", None) == round_number
            and getattr(entry.event, "board", None) == board
        ]


def _follows(event: Event) -> bool:
    """Whether an event came of the one before it: a forfeit of a withdrawal, a result of two reports."""
    return isinstance(event, Resulted) and event.how in {"forfeit", "both"}


def log_of(entries: Iterable[LogEntry]) -> Log:
    """A log from its entries."""
    log = Log()
    for entry in entries:
        log.append(entry.event, at=entry.at, by=entry.by)
    return log


def line_of(entries: Sequence[LogEntry]) -> str:
    """What one act has added as a line of a file, so that a file has all of it or nothing."""
    return json.dumps([entry.to_json() for entry in entries], ensure_ascii=False, separators=(",", ":"))


def entry_of(values: dict[str, Any], line: int) -> LogEntry:
    """An entry from its dictionary; `line` is the number that it must have."""
    rest = dict(values)
    try:
        seq, at, by = int(rest.pop("seq")), float(rest.pop("at")), str(rest.pop("by"))
        if seq != line:
            raise TournamentError("log unreadable", line=line, why=f"its number is {seq}")
        return LogEntry(seq, at, by, event_of(rest))
    except (KeyError, TypeError, ValueError) as error:
        if isinstance(error, TournamentError) and error.faults[0].code == "log newer":
            raise
        why = str(error) if isinstance(error, QuartoError) else "it is no entry"
        raise TournamentError("log unreadable", line=line, why=why) from None


def read_lines(lines: Sequence[str]) -> Log:
    """A log from the lines of a file."""
    log = Log()
    for number, line in enumerate(lines, 1):
        try:
            acted = json.loads(line)
        except ValueError:
            raise TournamentError("log unreadable", line=number, why="it is no JSON") from None
        if not isinstance(acted, list) or not all(isinstance(each, dict) for each in acted):
            raise TournamentError("log unreadable", line=number, why="it is no list of entries")
        for values in acted:
            entry = entry_of(values, log.seq + 1)
            log.append(entry.event, at=entry.at, by=entry.by)
    return log
