"""What uvicorn, websockets and h11 do not promise to keep, imported in this one file.

pyproject.toml caps them below the next version that has not been tried; tests/server/net/test_internals.py
says what we rely on.
"""

from asyncio import Transport

import h11
from uvicorn._types import ASGIReceiveCallable, ASGISendCallable, ASGISendEvent, Scope
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C where there is a compiler
from websockets.http11 import Request

__all__ = [
    "ASGIReceiveCallable",
    "ASGISendCallable",
    "ASGISendEvent",
    "ClientDisconnected",
    "H11Protocol",
    "Request",
    "Scope",
    "Transport",
    "WebSocketsSansIOProtocol",
    "apply_mask",
    "h11",
]
