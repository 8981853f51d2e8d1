"""All tournaments of a server: made, found, changed by whoever may, whichever process they come to."""

import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial

import msgspec

from openquarto.server.error import LogChangedError, ServerError, in_part
from openquarto.server.off_loop import OffLoop
from openquarto.server.roles import Roles
from openquarto.server.room.forgetting import forget_names_of
from openquarto.server.room.registry import Registry
from openquarto.server.seat_names import SEAT_NAMES
from openquarto.server.store.log_store import ARBITER, Beside, Key, LogInfo
from openquarto.server.store.protocol import Session
from openquarto.server.tokens import hashed, new_token
from openquarto.tournament.error import TournamentError
from openquarto.tournament.event import Created, Event, Forgotten, without_name
from openquarto.tournament.log import Log, LogEntry, entry_of
from openquarto.tournament.records import boards_with_tables
from openquarto.tournament.settings import Settings
from openquarto.tournament.state import Board, Round

Act = Callable[[Log], Sequence[Event]]
TRIES = 10  # of an act for which other processes were quicker
MOST_IN_MEMORY = 64  # logs that are kept, so that not all of a log is read again
MOST_ENTRIES = 5_000  # of a log
SLIP = "slip"  # a role: the round, the board and the two players follow


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
        """The log as any process has written it; raises ServerError if there is no such tournament.

        Nobody changes it: it is read in other threads. What comes later makes another one.
        """
        known = self._logs.get(name) or Log()
        log = await self._read_on(name, known)
        if known.seq and any(isinstance(entry.event, Forgotten) for entry in log.entries[known.seq :]):
            log = await self._read_on(name, Log())  # another process took a name out of what is known here
        is_known = log.seq > known.seq or (known.seq and await self.store.keys(name))  # its arbiter has a key
        if not is_known:
            self._logs.pop(name, None)
            raise ServerError("no such tournament")
        self._keep(name, log)
        return log

    def _keep(self, name: str, log: Log) -> None:
        self._logs.pop(name, None)
        self._logs[name] = log
        while len(self._logs) > MOST_IN_MEMORY:
            self._logs.pop(next(iter(self._logs)))

    async def _read_on(self, name: str, known: Log) -> Log:
        bodies = await self.store.log(name, known.seq)
        return await self._off_loop.run(partial(_read_on, known, bodies)) if bodies else known

    async def act(self, name: str, what: Act, by: str = ARBITER) -> Log:
        """Do something; when this returns it is kept.

        Those who come to this process at once come one after the other. Where another process was quicker,
        this one looks again.
        """
        async with self.turn(name):
            return await self._act(name, what, by)

    async def _act(self, name: str, what: Act, by: str) -> Log:
        for _ in range(TRIES):
            log = await self.log(name)
            done, entries = await self._off_loop.run(partial(_done, log, what, by))
            if not entries:
                return log
            if done.seq > MOST_ENTRIES:
                raise ServerError("too long")
            info = LogInfo(name, done.state.settings.name, entries[-1].at)
            nameless = _nameless(log.entries, entries)
            with suppress(LogChangedError):
                added = [(entry.seq, _body(entry)) for entry in entries]
                await self.store.add(info, added, Beside(rewritten=nameless))
                if nameless:
                    with in_part():
                        done = await self._read_on(name, Log())
                self._keep(name, done)
                return done
        raise TournamentError("log changed")

    # Who may do what

    async def come_in(self, name: str, secret: str, session: Session) -> str:
        """As all roles; but a slip lets nobody in."""
        if (await self._role_of(name, secret)).startswith(SLIP):
            raise ServerError("invitation used")
        return await super().come_in(name, secret, session)

    async def slip(self, name: str, played: Round, board: Board) -> str:
        """A secret for the slip of a board: whoever has it may tell the result. Older ones stay good."""
        secret = new_token()
        role = f"{SLIP} {played.number} {board.number} {board.first} {board.second}"
        await self.store.admit(name, Key(hashed(secret), role, is_session=False))
        return secret

    async def board_of_slip(self, name: str, secret: str) -> tuple[Round, Board]:
        """The board that a slip is for; raises ServerError where those two play there no more."""
        role = await self._role_of(name, secret)
        if not role.startswith(SLIP):
            raise ServerError("invitation used")
        number, board, first, second = map(int, role.split()[1:])
        try:
            played = (await self.log(name)).state.round(number)
            found = played.board(board)
        except TournamentError:
            raise ServerError("invitation used") from None
        if (found.first, found.second) != (first, second):
            raise ServerError("invitation used")
        return played, found

    async def club(self, name: str) -> list[Log]:
        """The logs of all tournaments that have an arbiter in common with this one."""
        arbiters = [key.key for key in await self.store.keys(name) if key.is_session and key.role == ARBITER]
        names = {name}
        for session in arbiters:
            names |= {info.name for info, role in await self.mine(session) if role == ARBITER}
        return [await self.log(each) for each in sorted(names)]

    async def _role_of(self, name: str, secret: str) -> str:
        key = hashed(secret)
        return next((each.role for each in await self.store.keys(name) if each.key == key), "")

    async def forget(self, name: str, player: int) -> None:
        """Take a player's name out of a log and out of its games; the games stay."""
        async with self.turn(name):
            await self._forget(name, player)

    async def _forget(self, name: str, player: int) -> None:
        log = await self.log(name)
        called = log.state.name(player)
        for _, board, game in boards_with_tables(log.state):
            if seat := board.seat(player):
                swaps = board.tables.index(game) % 2 == 1
                at = seat.other if swaps else seat
                with suppress(ServerError):  # it was deleted
                    await forget_names_of(self.registry, game, frozenset((SEAT_NAMES[at],)), (called,))
        with in_part():  # of its games some have forgotten it
            await self._act(name, lambda _: [Forgotten(player)], ARBITER)


def _read_on(known: Log, bodies: Sequence[bytes]) -> Log:
    """A log and the entries after it."""
    log = known.copy()
    log.extend([entry_of(msgspec.json.decode(body), seq) for seq, body in enumerate(bodies, known.seq + 1)])
    return log


def _done(log: Log, what: Act, by: str) -> tuple[Log, list[LogEntry]]:
    """The log after an act, and what the act has added."""
    after = log.copy()
    return after, after.add(what(log), at=time.time(), by=by)


def _nameless(entries: Sequence[LogEntry], added: Sequence[LogEntry]) -> list[tuple[int, bytes]]:
    """The entries that name those who are forgotten by what was added, without these names.

    They are put in place in the same transaction: of two who forget at once, one looks again.
    """
    players = [entry.event.player for entry in added if isinstance(entry.event, Forgotten)]
    found = []
    for entry in entries if players else ():
        event = entry.event
        for player in players:
            event = without_name(event, player)
        if event != entry.event:
            found.append((entry.seq, _body(LogEntry(entry.seq, entry.at, entry.by, event))))
    return found


def _body(entry: LogEntry) -> bytes:
    return msgspec.json.encode(entry.to_json())
