"""All tournaments of a server: made, found, changed by whoever may, whichever process they come to."""

import secrets
import time
from collections.abc import Callable, Sequence

import msgspec

from openquarto.server.error import LogChangedError, ServerError
from openquarto.server.off_loop import OffLoop
from openquarto.server.roles import Roles
from openquarto.server.room.registry import Registry
from openquarto.server.store.log_store import ARBITER, Key, LogInfo
from openquarto.server.store.protocol import Session
from openquarto.tournament.error import TournamentError
from openquarto.tournament.event import Created, Event, without_name
from openquarto.tournament.log import Log, LogEntry, entry_of
from openquarto.tournament.settings import Settings

Act = Callable[[Log], Sequence[Event]]
TRIES = 5  # of an act for which others were quicker
MOST_IN_MEMORY = 64  # logs that are kept, so that not all of a log is read again
MOST_ENTRIES = 5_000  # of a log


class Tournaments(Roles):
    """The tournaments of a store. What is in memory is only a copy of how far a log was read."""

    def __init__(self, registry: Registry, off_loop: OffLoop) -> None:
        super().__init__(registry.store.tournaments, ARBITER)
        self.registry = registry
        self._off_loop = off_loop  # where rounds are paired: that takes up to a second
        self._logs: dict[str, Log] = {}

    async def create(self, settings: Settings, session: Session) -> str:
        """A new tournament, whose arbiter is whoever asks."""
        name, log = secrets.token_urlsafe(9), Log()
        entry = log.append(Created(settings), at=time.time())
        keys = [Key(session, ARBITER, is_session=True)]
        info = LogInfo(name, settings.name, entry.at)
        await self.store.create(info, [(entry.seq, _body(entry))], keys)
        return name

    async def log(self, name: str) -> Log:
        """The log as any process has written it; raises ServerError if there is no such tournament."""
        log = self._logs.pop(name, None) or Log()
        for body in await self.store.log(name, log.seq):
            entry = entry_of(msgspec.json.decode(body), log.seq + 1)
            log.append(entry.event, at=entry.at, by=entry.by)
        if not log.seq:
            raise ServerError("no such tournament")
        self._logs[name] = log
        while len(self._logs) > MOST_IN_MEMORY:
            self._logs.pop(next(iter(self._logs)))
        return log

    async def act(self, name: str, what: Act, by: str = ARBITER) -> Log:
        """Do something; when this returns it is kept. Whoever was not the quickest looks again."""
        for _ in range(TRIES):
            log = await self.log(name)
            seq = log.seq
            events = await self._off_loop.run(lambda log=log: what(log))  # type: ignore[misc]
            if not events:
                return log
            if seq + len(events) > MOST_ENTRIES:
                raise ServerError("too long")
            if await self._kept(name, log, seq, events, by):
                return await self.log(name)
        raise TournamentError("log changed")

    async def _kept(self, name: str, log: Log, seq: int, events: Sequence[Event], by: str) -> bool:
        """Write events behind a number, unless another process was quicker."""
        copy = Log([*log.entries[:seq]], log.at(seq))
        entries = [copy.append(event, at=time.time(), by=by) for event in events]
        info = LogInfo(name, copy.state.settings.name, entries[-1].at)
        try:
            await self.store.add(info, [(entry.seq, _body(entry)) for entry in entries])
        except LogChangedError:
            return False
        return True

    async def forget(self, name: str, player: int) -> None:
        """Take a player's name out of a log; the games stay."""
        log = await self.log(name)
        log.state.player(player)
        changed = [
            (entry.seq, _body(LogEntry(entry.seq, entry.at, entry.by, without_name(entry.event, player))))
            for entry in log.entries
        ]
        await self.store.rewrite(name, changed)
        self._logs.pop(name, None)


def _body(entry: LogEntry) -> bytes:
    return msgspec.json.encode(entry.to_json())
