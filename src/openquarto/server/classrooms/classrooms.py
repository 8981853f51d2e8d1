"""All classes of a server: made, found, changed by whoever may, whichever process they come to."""

import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from openquarto.classroom.error import ClassroomError
from openquarto.classroom.event import AnyEvent, Created, without_name
from openquarto.classroom.log import LogEntry, entry_of
from openquarto.classroom.replay import replayed
from openquarto.classroom.settings import Settings
from openquarto.classroom.state import Classroom
from openquarto.server.error import LogChangedError, ServerError, in_part
from openquarto.server.off_loop import OffLoop
from openquarto.server.roles import Roles
from openquarto.server.store.log_store import TEACHER, Beside, Key, LogInfo, LogStore
from openquarto.server.store.protocol import Session
from openquarto.server.tokens import hashed, new_token

TRIES = 10  # of an act for which other processes were quicker
MOST_IN_MEMORY = 64  # classes whose state is kept, so that not all of a log is read again
MOST_ENTRIES = 60_000  # of a log: a full class that solves everything, twice over
MOST_KEYS = 5  # secrets of a role that open at a time: a newer one ends the oldest


@dataclass(frozen=True, slots=True)
class Known:
    """A class as far as its log was read."""

    state: Classroom
    seq: int


@dataclass(frozen=True, slots=True)
class Step:
    """What an act does: events, who is let in or has no role any more, whose name is forgotten."""

    events: Sequence[AnyEvent] = ()
    admitted: Sequence[Key] = ()
    ended: Sequence[str] = ()
    moved: tuple[str, str] | None = None
    nameless: Sequence[int] = ()  # pupils whose names so far are taken out of the log


Act = Callable[[Classroom], Step]


def pupil_role(number: int) -> str:
    """The role of a pupil."""
    return f"pupil {number}"


def pupil_of(role: str) -> int:
    """The number of a pupil; 0 for any other role."""
    return int(role.removeprefix("pupil ")) if role.startswith("pupil ") else 0


def _read_on(known: Known | None, bodies: Sequence[bytes]) -> Known:
    """A class and the entries after what is known of it."""
    entries = [entry_of(body) for body in bodies]
    state = replayed((each.event for each in entries), known.state if known else None)
    return Known(state, entries[-1].seq)


class Classrooms(Roles):
    """The classes of a store. What is in memory is only a copy of how far a log was read."""

    def __init__(self, store: LogStore, off_loop: OffLoop) -> None:
        super().__init__(store, TEACHER)
        self._off_loop = off_loop  # where logs are read: one may have tens of thousands of entries
        self._known: dict[str, Known] = {}

    async def create(self, settings: Settings, session: Session, events: Sequence[AnyEvent] = ()) -> str:
        """A new class, whose teacher is whoever asks; with what is handed out at once."""
        name, at = secrets.token_urlsafe(9), time.time()
        log = [LogEntry(seq, at, TEACHER, each) for seq, each in enumerate([Created(settings), *events], 1)]
        await self.store.create(
            LogInfo(name, settings.name, at),
            [(each.seq, each.body) for each in log],
            [Key(session, TEACHER, is_session=True)],
        )
        return name

    async def find(self, name: str) -> Known:
        """A class as any process has written it; raises ServerError if there is no such class."""
        known = self._known.get(name)
        seq = known.seq if known else 0
        bodies = await self.store.log(name, seq)
        if not known and not bodies:
            raise ServerError("no such class")
        if bodies:
            known = await self._off_loop.run(partial(_read_on, known, bodies))
        elif not await self.store.keys(name):  # its teacher has a key as long as it is there
            self._known.pop(name, None)
            raise ServerError("no such class")
        assert known is not None  # one of the two has come true
        self._known.pop(name, None)
        self._known[name] = known  # the one that was asked for last is the last
        while len(self._known) > MOST_IN_MEMORY:
            self._known.pop(next(iter(self._known)))
        return known

    async def act(self, name: str, what: Act, by: str = TEACHER) -> Known:
        """Do something; when this returns it is kept.

        Those who come to this process at once come one after the other. Where another process was quicker,
        this one looks again.
        """
        async with self.turn(name):
            return await self._act(name, what, by)

    async def _act(self, name: str, what: Act, by: str) -> Known:
        for _ in range(TRIES):
            known = await self.find(name)
            step = what(known.state)
            if not step.events:
                return known
            if known.seq + len(step.events) > MOST_ENTRIES:
                raise ServerError("too long")
            if await self._kept(name, known, step, by):
                with in_part():
                    return await self.find(name)
        raise ClassroomError("class changed")

    async def _kept(self, name: str, known: Known, step: Step, by: str) -> bool:
        """Write a step behind a number, unless another process was quicker."""
        at = time.time()
        log = [LogEntry(known.seq + n, at, by, each) for n, each in enumerate(step.events, 1)]
        state = replayed(step.events, known.state)
        beside = Beside(step.admitted, step.ended, step.moved, await self._nameless(name, step.nameless))
        try:
            info = LogInfo(name, state.settings.name, at)
            await self.store.add(info, [(each.seq, each.body) for each in log], beside)
        except LogChangedError:
            return False
        return True

    async def _nameless(self, name: str, pupils: Sequence[int]) -> list[tuple[int, bytes]]:
        """The entries that name some pupils, without their names."""
        found = []
        for body in await self.store.log(name) if pupils else ():
            entry = entry_of(body)
            event = entry.event
            for pupil in pupils:
                event = without_name(event, pupil)
            if event is not entry.event and event != entry.event:
                found.append((entry.seq, LogEntry(entry.seq, entry.at, entry.by, event).body))
        return found

    async def joined(self, name: str, session: Session, what: Act) -> int:
        """Let a session come in as a new pupil; one that is in already stays who it is."""
        if number := pupil_of(await self.role(name, session)):
            return number

        def join(state: Classroom) -> Step:
            step = what(state)
            role = pupil_role(state.last_pupil + 1)
            return replace(step, admitted=[Key(session, role, is_session=True)])

        await self.act(name, join, by="pupil")
        with in_part():
            return pupil_of(await self.role(name, session))

    async def issue_anew(self, name: str, session: Session) -> str:
        """A new secret for teachers; all others end, and of the teachers only whoever asks is still one."""
        secret, known = new_token(), await self.find(name)
        admitted = [Key(hashed(secret), TEACHER, is_session=False), Key(session, TEACHER, is_session=True)]
        info = LogInfo(name, known.state.settings.name, time.time())
        await self.store.add(info, [], Beside(admitted, ended=[TEACHER]))
        return secret

    async def issue(self, name: str, role: str, *, instead: bool | None = None) -> str:
        """A new secret for a role; only the newest few of it open."""
        secret = await super().issue(name, role, instead=instead)
        open_ones = [
            each for each in await self.store.keys(name) if each.role == role and not each.is_session
        ]
        for old in open_ones[:-MOST_KEYS]:
            await self.store.dismiss(name, old.key)
        return secret

    async def come_in(self, name: str, secret: str, session: Session) -> str:
        """Let a session have the role of a secret, if the pupil that it is for is still there."""
        known, keys = await self.find(name), await self.store.keys(name)
        for key in keys:
            if (
                key.key == hashed(secret)
                and (pupil := pupil_of(key.role))
                and pupil not in known.state.pupils
            ):
                raise ServerError("invitation used")
        return await super().come_in(name, secret, session)

    async def delete(self, name: str) -> None:
        """Forget a class with everything."""
        await self.store.delete(name)
        self._known.pop(name, None)
