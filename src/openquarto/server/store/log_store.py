"""What a store keeps beside games: logs of tournaments and classes, and which secret opens which to whom."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol

from openquarto.server.error import LogChangedError
from openquarto.server.store.protocol import BATCH, Session

ARBITER = "arbiter"
TEACHER = "teacher"
MOST_LISTED = 50


@dataclass(frozen=True, slots=True)
class LogInfo:
    """What lists tell of a log."""

    name: str
    title: str
    changed: float


@dataclass(frozen=True, slots=True)
class Key:
    """Whoever has this secret, or this session, has a role: the arbiter's, or a player's by number."""

    key: Session  # a hash
    role: str
    is_session: bool


Entries = Sequence[tuple[int, bytes]]  # number and body


@dataclass(frozen=True, slots=True)
class Beside:
    """What is written together with new entries: who may come in, and what is forgotten."""

    admitted: Sequence[Key] = ()
    ended: Sequence[str] = ()  # roles that nobody has any more
    moved: tuple[str, str] | None = None  # whoever had the first role has the second
    rewritten: Entries = ()  # other bodies in the place of entries: only to forget a name


NOTHING = Beside()


class LogStore(Protocol):
    """Keeps logs of one kind; an entry whose number is there already raises LogChangedError."""

    async def create(self, info: LogInfo, entries: Entries, keys: Sequence[Key]) -> None:
        """A new one."""
        ...

    async def add(self, info: LogInfo, entries: Entries, beside: Beside = NOTHING) -> None:
        """Entries more, with what belongs to them; all of it or nothing."""
        ...

    async def log(self, name: str, after: int = 0) -> list[bytes]:
        """The entries after a number; none of a log that there is not."""
        ...

    async def listed(self) -> list[LogInfo]:
        """The logs that changed last."""
        ...

    async def of_session(self, session: Session) -> list[tuple[LogInfo, str]]:
        """The logs in which a session has a role, and which; the one that changed last first."""
        ...

    async def keys(self, name: str) -> list[Key]:
        """Who may come in, the newest last."""
        ...

    async def admit(self, name: str, key: Key, *, instead: bool = False) -> None:
        """Let somebody in; instead of all who had that role, if it is issued anew."""
        ...

    async def dismiss(self, name: str, session: Session) -> None:
        """Let a session have no role any more."""
        ...

    async def delete(self, name: str) -> None:
        """Forget a log with everything; nothing of it is left in a file."""
        ...

    async def expire(self, before: float) -> int:
        """Forget some of the logs that changed last before a time; fewer than BATCH are the last."""
        ...


@dataclass(slots=True)
class MemoryLogs:
    """Logs that are forgotten when the server stops."""

    _infos: dict[str, LogInfo] = field(default_factory=dict)
    _logs: dict[str, dict[int, bytes]] = field(default_factory=dict)
    _keys: dict[str, list[Key]] = field(default_factory=dict)

    async def create(self, info: LogInfo, entries: Entries, keys: Sequence[Key]) -> None:
        """A new one."""
        self._infos[info.name] = info
        self._logs[info.name] = dict(entries)
        self._keys[info.name] = list(keys)

    async def add(self, info: LogInfo, entries: Entries, beside: Beside = NOTHING) -> None:
        """Entries more."""
        log = self._logs.get(info.name)
        if log is None or any(seq in log for seq, _ in entries):
            raise LogChangedError("an entry is there already")
        log.update([*beside.rewritten, *entries])
        self._infos[info.name] = info
        old, new = beside.moved or ("", "")
        keys = [each for each in self._keys[info.name] if each.role not in beside.ended]
        self._keys[info.name] = [replace(each, role=new) if each.role == old else each for each in keys]
        for key in beside.admitted:
            await self.admit(info.name, key)

    async def log(self, name: str, after: int = 0) -> list[bytes]:
        """The entries after a number."""
        return [body for seq, body in sorted(self._logs.get(name, {}).items()) if seq > after]

    async def listed(self) -> list[LogInfo]:
        """The logs that changed last."""
        return sorted(self._infos.values(), key=lambda info: -info.changed)[:MOST_LISTED]

    async def of_session(self, session: Session) -> list[tuple[LogInfo, str]]:
        """The logs in which a session has a role."""
        roles = {
            name: key.role
            for name, keys in self._keys.items()
            for key in keys
            if key.key == session and key.is_session
        }
        latest = sorted(self._infos.values(), key=lambda info: -info.changed)
        return [(info, roles[info.name]) for info in latest if info.name in roles][:MOST_LISTED]

    async def keys(self, name: str) -> list[Key]:
        """Who may come in."""
        return [*self._keys.get(name, ())]

    async def admit(self, name: str, key: Key, *, instead: bool = False) -> None:
        """Let somebody in."""
        kept = [
            each
            for each in self._keys.get(name, ())
            if each.key != key.key and not (instead and each.role == key.role)
        ]
        self._keys[name] = [*kept, key]

    async def dismiss(self, name: str, session: Session) -> None:
        """Let a session have no role any more."""
        self._keys[name] = [each for each in self._keys.get(name, ()) if each.key != session]

    def knows(self, session: Session) -> bool:
        """Whether a session has a role anywhere."""
        return any(key.key == session for keys in self._keys.values() for key in keys)

    def hand_over(self, old: Session, session: Session) -> None:
        """Let a session have the roles of another, which has none any more."""
        for name, keys in self._keys.items():
            self._keys[name] = [replace(each, key=session) if each.key == old else each for each in keys]

    async def delete(self, name: str) -> None:
        """Forget a log."""
        for kept in (self._infos, self._logs, self._keys):
            kept.pop(name, None)

    async def expire(self, before: float) -> int:
        """Forget the logs that changed last before a time."""
        over = [info.name for info in self._infos.values() if info.changed < before][:BATCH]
        for name in over:
            await self.delete(name)
        return len(over)
