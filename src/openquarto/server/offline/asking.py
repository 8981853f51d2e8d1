"""A request to the application without a server between them, and the cookies that a browser would keep."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from http.cookies import SimpleCookie
from typing import Any
from urllib.parse import unquote, urlsplit

import msgspec
from starlette.types import ASGIApp, Message

from openquarto.server.error import ServerFault
from openquarto.server.sessions import LANGUAGE, cookie_name
from openquarto.server.tokens import new_token
from openquarto.wire.http import Problem

LOG = logging.getLogger(__name__)
_MISTAKE = msgspec.json.encode(Problem("our mistake", str(ServerFault("our mistake"))))


@dataclass(frozen=True, slots=True)
class Question:
    """A request: its target is a path with its query."""

    method: str
    target: str
    headers: Mapping[str, str] = field(default_factory=dict)
    body: bytes = b""


@dataclass(frozen=True, slots=True)
class Answer:
    """What is answered."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes


@dataclass(slots=True)
class Cookies:
    """A session and a language: a worker's answers can set no cookies, so they are kept here."""

    token: str = field(default_factory=new_token)
    language: str = ""
    on_change: Callable[["Cookies"], object] = lambda _: None

    @property
    def header(self) -> str:
        """As a browser sends them."""
        language = f"; {LANGUAGE}={self.language}" if self.language else ""
        return f"{cookie_name(is_secure=False)}={self.token}{language}"

    def take(self, header: str) -> None:
        """Keep what an answer sets."""
        for name, morsel in SimpleCookie(header).items():
            if name == LANGUAGE:
                self.language = morsel.value
            elif name == cookie_name(is_secure=False):
                self.token = morsel.value
        self.on_change(self)


async def ask(app: ASGIApp, cookies: Cookies, question: Question) -> Answer:
    """Have the application answer."""
    parts = urlsplit(question.target)
    sent = {**question.headers, "cookie": cookies.header, "host": "localhost"}
    scope: dict[str, Any] = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": question.method,
        "scheme": "http",
        "path": unquote(parts.path),
        "raw_path": parts.path.encode(),
        "query_string": parts.query.encode(),
        "root_path": "",
        "headers": [
            (name.lower().encode(), value.encode("latin-1", "replace")) for name, value in sent.items()
        ],
        "client": ("127.0.0.1", 0),
        "server": ("localhost", 80),
        "state": {},
    }
    messages: list[Message] = [{"type": "http.request", "body": question.body, "more_body": False}]
    answered: list[Message] = []

    is_answered = asyncio.Event()

    async def receive() -> Message:
        if messages:
            return messages.pop()
        await is_answered.wait()
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        answered.append(message)

    try:
        await app(scope, receive, send)
    except Exception:
        # As a server does: the console tells what it was, and whoever asked that nothing is lost.
        LOG.exception("a request failed")
        return Answer(500, [("content-type", "application/json")], _MISTAKE)
    finally:
        is_answered.set()
    return _answer(answered, cookies)


def _answer(answered: list[Message], cookies: Cookies) -> Answer:
    headers = []
    for name, value in answered[0].get("headers", []):
        if name.lower() == b"set-cookie":
            cookies.take(value.decode("latin-1"))
        else:
            headers.append((name.decode("latin-1"), value.decode("latin-1")))
    return Answer(answered[0]["status"], headers, b"".join(each.get("body", b"") for each in answered[1:]))
