"""All tournaments of a server: made, found, changed by whoever may, whichever process they come to."""

import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import suppress

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
TRIES = 5  # of an act for which others were quicker
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
        """The log as any process has written it; raises ServerError if there is no such tournament."""
        log = self._logs.pop(name, None) or Log()
        known = log.seq
        log = await self._read_on(name, log)
        if known and any(isinstance(entry.event, Forgotten) for entry in log.entries[known:]):
            log = await self._read_on(name, Log())  # another process took a name out of what is known here
        is_known = log.seq > known or (known and await self.store.keys(name))  # its arbiter has a key
        if not is_known:
            raise ServerError("no such tournament")
        self._logs[name] = log
        while len(self._logs) > MOST_IN_MEMORY:
            self._logs.pop(next(iter(self._logs)))
        return log

    async def _read_on(self, name: str, log: Log) -> Log:
        for body in await self.store.log(name, log.seq):
            entry = entry_of(msgspec.json.decode(body), log.seq + 1)
            log.append(entry.event, at=entry.at, by=entry.by)
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
                with in_part():
                    return await self.log(name)
        raise TournamentError("log changed")

    async def _kept(self, name: str, log: Log, seq: int, events: Sequence[Event], by: str) -> bool:
        """Write events behind a number, unless another process was quicker.

        The names that they forget are taken out in the same transaction: of two who forget, one looks again.
        """
        copy = Log([*log.entries[:seq]], log.at(seq))
        entries = [copy.append(event, at=time.time(), by=by) for event in events]
        info = LogInfo(name, copy.state.settings.name, entries[-1].at)
        try:
            beside = Beside(rewritten=_nameless(log.entries[:seq], events))
            await self.store.add(info, [(entry.seq, _body(entry)) for entry in entries], beside)
        except LogChangedError:
            return False
        return True

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
        log = await self.log(name)
        called = log.state.name(player)
        for _, board, game in boards_with_tables(log.state):
            if seat := board.seat(player):
                swaps = board.tables.index(game) % 2 == 1
                at = seat.other if swaps else seat
                with suppress(ServerError):  # it was deleted
                    await forget_names_of(self.registry, game, frozenset((SEAT_NAMES[at],)), (called,))
        with in_part():  # of its games some have forgotten it
            await self.act(name, lambda _: [Forgotten(player)])


def _nameless(entries: Sequence[LogEntry], events: Sequence[Event]) -> list[tuple[int, bytes]]:
    """The entries that name those who are forgotten by some events, without these names."""
    players = [event.player for event in events if isinstance(event, Forgotten)]
    found = []
    for entry in entries:
        event = entry.event
        for player in players:
            event = without_name(event, player)
        if event != entry.event:
            found.append((entry.seq, _body(LogEntry(entry.seq, entry.at, entry.by, event))))
    return found


def _body(entry: LogEntry) -> bytes:
    return msgspec.json.encode(entry.to_json())
