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
    Reported,
    Resulted,
    Undone,
    event_json,
    event_of,
)
from openquarto.tournament.replay import after
from openquarto.tournament.state import Tournament

TABLE = "table"  # who tells what tables have told
MOST_REPORTS = 10  # of a player in a round: a log has room for all others, too
EVERY = 64  # entries between two states that are kept


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
    """Entries and the state that they make.

    Beside the state as it is now some earlier ones are kept, so that an undo replays only what follows the
    nearest one. Each is without what has been undone until now.
    """

    entries: list[LogEntry] = field(default_factory=list)
    _undone: frozenset[int] = frozenset()
    _state: Tournament | None = None
    _earlier: tuple[tuple[int, Tournament], ...] = ()  # by the number of entries before them

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
        return self.add([event], at=at, by=by)[0]

    def add(self, events: Sequence[Event], *, at: float, by: str = "arbiter") -> list[LogEntry]:
        """Add all events of an act; raises TournamentError where one cannot be, and nothing has changed."""
        entries = [LogEntry(seq, at, by, event) for seq, event in enumerate(events, self.seq + 1)]
        self.extend(entries)
        return entries

    def extend(self, entries: Sequence[LogEntry]) -> None:
        """Add entries that follow those that are there, with one replay however many of them are undone.

        Raises TournamentError where they do not replay, and nothing has changed.
        """
        undone = {each.event.entry for each in entries if isinstance(each.event, Undone)}
        start, state, earlier = self.seq, self._state, self._earlier
        if undone and min(undone) <= start:
            earlier = tuple(each for each in earlier if each[0] < min(undone))
            start, state = earlier[-1] if earlier else (0, None)
        without = self._undone | undone if undone else self._undone
        for entry in [*self.entries[start:], *entries]:
            if isinstance(entry.event, Undone):
                if entry.event.entry >= entry.seq:
                    raise TournamentError("log unreadable", line=entry.seq, why="it undoes what comes later")
            elif entry.seq not in without:
                state = after(state, entry.event)
            if state and entry.seq % EVERY == 0:
                earlier = (*earlier, (entry.seq, state))
        if state is None and entries:
            raise TournamentError("log unreadable", line=1, why="a log begins with its settings")
        self.entries.extend(entries)
        self._undone, self._state, self._earlier = without, state, earlier

    def copy(self) -> "Log":
        """The same log, which can go on without this one."""
        return Log([*self.entries], self._undone, self._state, self._earlier)

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
        """The events that undo the last act, and with a round what its tables have told.

        Where the tables have paired on since, what stands on the act would be lost with it, games that go on
        too: then it is refused, and the arbiter chooses another way.
        """
        if not (act := self.last_act):
            raise TournamentError("nothing to undo")
        rounds = {each.event.round for each in act if isinstance(each.event, Paired | PairedAnew)}
        told = [
            each
            for each in self._counted
            if each.seq > act[-1].seq and getattr(each.event, "round", None) in rounds
        ]
        undos = [Undone(each.seq) for each in reversed([*act, *told])]
        try:
            self.copy().add(undos, at=0.0)
        except TournamentError:
            raise TournamentError("undo too late", round=len(self.state.rounds)) from None
        return undos

    @property
    def _counted(self) -> list[LogEntry]:
        """The entries that count and can be undone."""
        fixed = Undone | Created | Forgotten
        return [
            each
            for each in self.entries
            if each.seq not in self._undone and not isinstance(each.event, fixed)
        ]

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

    def check_reports(self, number: int, by: str) -> None:
        """Raise TournamentError where a player has told so often of one round that no more is kept."""
        told = sum(
            isinstance(each.event, Reported) and each.event.round == number and each.by == by
            for each in self.entries
        )
        if told >= MOST_REPORTS:
            raise TournamentError("too many reports", most=MOST_REPORTS)

    def at(self, seq: int) -> Tournament:
        """The state after so many entries."""
        return log_of(self.entries[:seq]).state

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
    log.extend([*entries])
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
    entries: list[LogEntry] = []
    for number, line in enumerate(lines, 1):
        try:
            acted = json.loads(line)
        except ValueError:
            raise TournamentError("log unreadable", line=number, why="it is no JSON") from None
        if not isinstance(acted, list) or not all(isinstance(each, dict) for each in acted):
            raise TournamentError("log unreadable", line=number, why="it is no list of entries")
        for values in acted:
            entries.append(entry_of(values, len(entries) + 1))
    return log_of(entries)
