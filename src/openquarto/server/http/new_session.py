"""Whoever opens a game is known by a session from then on."""

from starlette.requests import Request

from openquarto.server.services import Services
from openquarto.server.sessions import token_of
from openquarto.server.tokens import hashed, new_token


async def session_to_play(request: Request) -> tuple[str, bool]:
    """The token of whoever asks, and whether it is new and has to be sent."""
    token = token_of(request)
    # One that has no game yet may be known to somebody else.
    if token is None or not await Services.of(request).registry.store.knows(hashed(token)):
        return new_token(), True
    return token, False
