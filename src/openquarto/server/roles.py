"""Who is what in a tournament or a class: roles that secrets open, to sessions, without accounts."""

from asyncio import Lock
from weakref import WeakValueDictionary

from openquarto.server.error import ServerError
from openquarto.server.store.log_store import Key, LogInfo, LogStore
from openquarto.server.store.protocol import Session
from openquarto.server.tokens import hashed, new_token


def player_of(role: str) -> int:
    """The number of a player of a tournament; 0 for any other role."""
    return int(role.removeprefix("player ")) if role.startswith("player ") else 0


class Roles:
    """The roles of all logs of one kind; one of them, the chief's, is shared by several people."""

    def __init__(self, store: LogStore, chief: str) -> None:
        self.store = store
        self._chief = chief
        self._turns: WeakValueDictionary[str, Lock] = WeakValueDictionary()

    def turn(self, name: str) -> Lock:
        """Whose turn it is in this process to change a log; forgotten when nobody waits for it."""
        return self._turns.setdefault(name, Lock())

    async def role(self, name: str, session: Session | None) -> str:
        """What somebody is here: the chief's role, another with its number, or nothing."""
        if session is None:
            return ""
        return next((key.role for key in await self.store.keys(name) if key.key == session), "")

    async def issue(self, name: str, role: str, *, instead: bool | None = None) -> str:
        """A new secret for a role. With `instead` the old ones end, and so do the roles that came of them.

        Without a word of it the chiefs share theirs, and a new one sends nobody away.
        """
        secret, is_anew = new_token(), role != self._chief if instead is None else instead
        await self.store.admit(name, Key(hashed(secret), role, is_session=False), instead=is_anew)
        return secret

    async def come_in(self, name: str, secret: str, session: Session) -> str:
        """Let a session have the role that a secret is for; raises ServerError for a secret of nobody."""
        keys = await self.store.keys(name)
        found = next((key for key in keys if key.key == hashed(secret) and not key.is_session), None)
        if found is None:
            raise ServerError("invitation used")
        if not any(key.key == session and key.role == self._chief for key in keys):
            await self.store.admit(name, Key(session, found.role, is_session=True))
        return found.role

    async def mine(self, session: Session) -> list[tuple[LogInfo, str]]:
        """The logs in which somebody has a role, those that changed last, and the role."""
        return await self.store.of_session(session)

    async def sessions(self, name: str) -> dict[str, Session]:
        """The sessions of roles, the newest of each."""
        return {key.role: key.key for key in await self.store.keys(name) if key.is_session}
