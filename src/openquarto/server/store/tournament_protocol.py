"""What a store keeps of tournaments: their logs, and which secret opens which of them to whom."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from openquarto.server.error import LogChangedError
from openquarto.server.store.protocol import Session

ARBITER = "arbiter"
MOST_LISTED = 50


@dataclass(frozen=True, slots=True)
class TournamentInfo:
    """What lists tell of a tournament."""

    tournament: str
    title: str
    changed: float


@dataclass(frozen=True, slots=True)
class Key:
    """Whoever has this secret, or this session, has a role: the arbiter's, or a player's by number."""

    key: Session  # a hash
    role: str
    is_session: bool


Entries = Sequence[tuple[int, bytes]]  # number and body


class TournamentStore(Protocol):
    """Keeps tournaments; an entry whose number is there already raises LogChangedError."""

    async def create(self, info: TournamentInfo, entries: Entries, keys: Sequence[Key]) -> None:
        """A new one."""
        ...

    async def add(self, info: TournamentInfo, entries: Entries) -> None:
        """Entries more; all of them or none."""
        ...

    async def log(self, tournament: str, after: int = 0) -> list[bytes]:
        """The entries after a number; none of a tournament that there is not."""
        ...

    async def listed(self) -> list[TournamentInfo]:
        """The tournaments that changed last."""
        ...

    async def roles(self, session: Session) -> list[tuple[TournamentInfo, str]]:
        """The tournaments that changed last of those in which a session has a role, and the role."""
        ...

    async def keys(self, tournament: str) -> list[Key]:
        """Who may come in, the newest last."""
        ...

    async def admit(self, tournament: str, key: Key, *, instead: bool = False) -> None:
        """Let somebody in; instead of all who had that role, if it is issued anew."""
        ...

    async def rewrite(self, tournament: str, entries: Entries) -> None:
        """Put other bodies in the place of entries: only to forget a name."""
        ...


@dataclass(slots=True)
class MemoryTournaments:
    """Tournaments that are forgotten when the server stops."""

    _infos: dict[str, TournamentInfo] = field(default_factory=dict)
    _logs: dict[str, dict[int, bytes]] = field(default_factory=dict)
    _keys: dict[str, list[Key]] = field(default_factory=dict)

    async def create(self, info: TournamentInfo, entries: Entries, keys: Sequence[Key]) -> None:
        """A new one."""
        self._infos[info.tournament] = info
        self._logs[info.tournament] = dict(entries)
        self._keys[info.tournament] = list(keys)

    async def add(self, info: TournamentInfo, entries: Entries) -> None:
        """Entries more."""
        log = self._logs.get(info.tournament)
        if log is None or any(seq in log for seq, _ in entries):
            raise LogChangedError("an entry is there already")
        log.update(entries)
        self._infos[info.tournament] = info

    async def log(self, tournament: str, after: int = 0) -> list[bytes]:
        """The entries after a number."""
        return [body for seq, body in sorted(self._logs.get(tournament, {}).items()) if seq > after]

    async def listed(self) -> list[TournamentInfo]:
        """The tournaments that changed last."""
        return sorted(self._infos.values(), key=lambda info: -info.changed)[:MOST_LISTED]

    async def roles(self, session: Session) -> list[tuple[TournamentInfo, str]]:
        """The tournaments in which a session has a role."""
        found = [
            (info, key.role)
            for info in self._infos.values()
            for key in self._keys.get(info.tournament, ())
            if key.is_session and key.key == session
        ]
        return sorted(found, key=lambda row: -row[0].changed)[:MOST_LISTED]

    async def keys(self, tournament: str) -> list[Key]:
        """Who may come in."""
        return [*self._keys.get(tournament, ())]

    async def admit(self, tournament: str, key: Key, *, instead: bool = False) -> None:
        """Let somebody in."""
        kept = [
            each
            for each in self._keys.get(tournament, ())
            if each.key != key.key and not (instead and each.role == key.role)
        ]
        self._keys[tournament] = [*kept, key]

    async def rewrite(self, tournament: str, entries: Entries) -> None:
        """Put other bodies in the place of entries."""
        self._logs[tournament].update(entries)
