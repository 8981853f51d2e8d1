"""The interface for bots of a server, from the program's side: requests, and streams of JSON lines."""

import ipaddress
import json
import re
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from http.client import HTTPException
from typing import Any
from urllib.parse import urlsplit

from openquarto.bot.error import BotError, BotFault

PATIENCE = 30.0  # seconds; a stream says something every seven
_INVITATION = re.compile(r"(https?://[^/]+)/join/([\w-]+)#([\w-]{22})", re.ASCII)
_LARGEST = 1_000_000  # bytes of a line
Message = dict[str, Any]


class BotClient:
    """One bot at one server."""

    def __init__(self, server: str, token: str) -> None:
        self.server = checked_address(server)
        self._token = token

    def account(self) -> Message:
        """Who this bot is, and its games that go on."""
        return dict(self._ask("/api/bot"))

    def open_table(self, **choice: str) -> Message:
        """Open a table with the fields of the form of a new game: its name and the link to the other seat."""
        return dict(self._ask("/api/bot/tables", choice))

    def sit_down(self, invitation: str) -> str:
        """Take the seat of an invitation; the name of the game."""
        server, game, secret = read_invitation(invitation)
        if server != self.server:
            raise BotError(BotFault("no invitation", text=invitation))
        self._ask(f"/api/bot/games/{game}/seat", {"secret": secret})
        return game

    def act(self, game: str, action: str, seq: int) -> Message:
        """Give `M`, place `b2`, call `#a1-d1` or be done `=`, at a table as it was after an event."""
        return self._tell(game, "act", {"id": f"{seq} {action}", "action": action}, seq)

    def wish(self, game: str, wish: str, seq: int) -> Message:
        """Resign, accept, decline, and what else a player may wish."""
        return self._tell(game, "wish", {"id": f"{seq} {wish}", "wish": wish}, seq)

    def games(self) -> Iterator[Message]:
        """The games of this bot, then every one that begins."""
        return self._stream("/api/bot/stream")

    def table(self, game: str) -> Iterator[Message]:
        """What happens at a table, the whole of it first."""
        return self._stream(f"/api/bot/games/{game}/stream")

    def _tell(self, game: str, kind: str, data: Mapping[str, str], seq: int) -> Message:
        answers = self._ask(f"/api/bot/games/{game}", {"t": kind, "d": data, "v": seq})
        return next(iter(answers), {"t": "done", "d": {}})

    def _ask(self, path: str, body: Mapping[str, Any] | None = None) -> Any:  # noqa: ANN401  JSON
        with self._open(path, body) as answer:
            return json.loads(answer.read(_LARGEST))

    def _stream(self, path: str) -> Iterator[Message]:
        with self._open(path) as answer:
            try:
                while line := answer.readline(_LARGEST):
                    if line.strip():
                        yield json.loads(line)
            except (OSError, HTTPException, ValueError) as problem:
                raise BotError(BotFault("away", server=self.server, why=problem)) from None

    def _open(self, path: str, body: Mapping[str, Any] | None = None) -> Any:  # noqa: ANN401  urllib's own
        data = None if body is None else json.dumps(body).encode()
        headers = {"Authorization": f"Bearer {self._token}", "Content-Type": "application/json"}
        request = urllib.request.Request(self.server + path, data, headers)  # noqa: S310  checked before
        try:
            return urllib.request.urlopen(request, timeout=PATIENCE)  # noqa: S310
        except urllib.error.HTTPError as refusal:
            raise BotError(BotFault("refused", server=self.server, why=_sentence(refusal))) from None
        except (OSError, HTTPException) as problem:
            why = getattr(problem, "reason", problem)
            raise BotError(BotFault("away", server=self.server, why=why)) from None


def checked_address(text: str) -> str:
    """The address of a server without what stands behind it; raises BotError."""
    parts = urlsplit(text.strip())
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise BotError(BotFault("no address", text=text))
    if parts.scheme == "http" and not _is_near(parts.hostname):
        raise BotError(BotFault("plain", text=text))
    return f"{parts.scheme}://{parts.netloc}"


def read_invitation(text: str) -> tuple[str, str, str]:
    """The server, the game and the secret of a link; raises BotError."""
    found = _INVITATION.fullmatch(text.strip())
    if not found:
        raise BotError(BotFault("no invitation", text=text))
    return checked_address(found[1]), found[2], found[3]


def _is_near(host: str) -> bool:
    """Whether a host is this machine or of this network, where nobody has a certificate."""
    try:
        return ipaddress.ip_address(host).is_private
    except ValueError:
        return host == "localhost" or host.endswith(".local")


def _sentence(refusal: urllib.error.HTTPError) -> str:
    try:
        return str(json.loads(refusal.read(_LARGEST))["sentence"])
    except (ValueError, KeyError, TypeError, OSError):
        return f"status {refusal.code}"
