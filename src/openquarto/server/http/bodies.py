"""What is sent with a request: a body of the wire, or a form; and whether the game asked for is mine."""

from collections.abc import Mapping
from typing import Annotated, TypeVar
from urllib.parse import parse_qsl

import msgspec
from starlette.datastructures import ImmutableMultiDict
from starlette.requests import Request

from openquarto.server.error import ServerError
from openquarto.server.services import Services
from openquarto.server.sessions import session_of
from openquarto.server.store.protocol import GameInfo, Session

LARGEST_BODY = 4096  # bytes
Read = TypeVar("Read")
Number = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]  # as exact as JavaScript's


async def mine(request: Request) -> tuple[GameInfo, Session]:
    """One of my games, and who I am; raises ServerError where it is not mine."""
    info = await Services.of(request).registry.store.game(request.path_params["game"])
    if info is None:
        raise ServerError("no such game")
    session = session_of(request)
    if session is None or session not in info.seats:
        raise ServerError("not your game")
    return info, session


async def body_of(request: Request, most: int = LARGEST_BODY) -> bytes:
    """What was sent; raises ServerError if it is too much."""
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise ServerError("too large", most=most)
    return body


async def decoded(request: Request, kind: type[Read]) -> Read:
    """A body of the wire."""
    return _decode(await body_of(request), kind)


async def fields_of(request: Request, most: int = LARGEST_BODY) -> ImmutableMultiDict[str, str]:
    """A form, or JSON of the same names; a list is a name that stands several times."""
    body = await body_of(request, most)
    if "json" not in request.headers.get("content-type", ""):
        try:
            return ImmutableMultiDict(parse_qsl(body.decode(), keep_blank_values=True, max_num_fields=100))
        except ValueError:
            raise ServerError("unreadable") from None
    read = _decode(body, dict[str, str | bool | Number | list[str]]) if body else {}
    return ImmutableMultiDict(_pairs(read))


def _decode(body: bytes, kind: type[Read]) -> Read:
    """Read JSON, however large its numbers or deep its lists; raises ServerError."""
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, ValueError, OverflowError, RecursionError):
        raise ServerError("unreadable") from None


def _pairs(read: Mapping[str, str | bool | Number | list[str]]) -> list[tuple[str, str]]:
    pairs = []
    for name, value in read.items():
        match value:
            case list():
                pairs += [(name, each) for each in value]
            case bool():
                pairs.append((name, "1" if value else ""))
            case _:
                pairs.append((name, str(value)))
    return pairs
