"""Programs that play here: a file of names and hashed tokens that the operator keeps and processes read."""

import secrets
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from openquarto.match.settings import checked_name
from openquarto.server.error import ServerError
from openquarto.server.store.protocol import Session
from openquarto.server.tokens import hashed, new_token

MARK = "(bot)"  # behind the name of every bot, wherever a name is: in pages, words and records


class Bot(msgspec.Struct, frozen=True):
    """A program that may sit down."""

    name: str
    token: str  # its hash, as hexadecimal digits
    made: str  # 2026-11-18

    @property
    def session(self) -> Session:
        """Who it is, as a browser's session would be kept."""
        return bytes.fromhex(self.token)

    @property
    def shown_name(self) -> str:
        """What it is called at a table."""
        return f"{self.name} {MARK}"


def is_bot_name(name: str) -> bool:
    """Whether a name is one that only bots have."""
    return name.casefold().rstrip().endswith(MARK)


class BotFile:
    """The bots of a server; the file is read again when it has changed. No file is no bots."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self._stamp: tuple[int, int] | None = None
        self._bots: tuple[Bot, ...] = ()

    def of_token(self, token: str) -> Bot | None:
        """The bot that a token belongs to."""
        kept = hashed(token).hex()
        return next((bot for bot in self.bots if bot.token == kept), None)

    @property
    def bots(self) -> tuple[Bot, ...]:
        """All of them; raises ServerError if the file cannot be read."""
        if self.path is None:
            return ()
        try:
            state = self.path.stat()
            stamp = (state.st_mtime_ns, state.st_size)
            if stamp != self._stamp:
                self._bots = msgspec.json.decode(self.path.read_bytes(), type=tuple[Bot, ...])
                self._stamp = stamp
        except FileNotFoundError:
            self._bots, self._stamp = (), None
        except (OSError, msgspec.MsgspecError) as problem:
            raise ServerError("settings unreadable", file=self.path, why=problem) from None
        return self._bots

    def add(self, name: str) -> str:
        """Let a new bot in: its token, which is told once and kept nowhere; raises QuartoError."""
        name = checked_name(name)
        if is_bot_name(name):
            name = name[: -len(MARK)].rstrip()
        checked_name(f"{name} {MARK}")
        if any(bot.name == name for bot in self.bots):
            raise ServerError("bot known", name=name)
        token = new_token()
        bot = Bot(name, hashed(token).hex(), datetime.now(UTC).date().isoformat())
        self._write((*self.bots, bot))
        return token

    def remove(self, name: str) -> None:
        """Let a bot in no more; raises ServerError if there is none of that name."""
        left = tuple(bot for bot in self.bots if bot.name != name)
        if len(left) == len(self.bots):
            raise ServerError("bot unknown", name=name)
        self._write(left)

    def _write(self, bots: tuple[Bot, ...]) -> None:
        """Replace the file in one step: a server that reads it meanwhile finds the old one or the new one."""
        if self.path is None:
            raise ServerError("bots off")
        self.path.parent.mkdir(parents=True, exist_ok=True)
        new = self.path.with_name(f".{self.path.name}.{secrets.token_hex(4)}")
        new.touch(mode=0o600)
        new.write_bytes(msgspec.json.format(msgspec.json.encode(bots)) + b"\n")
        new.replace(self.path)
