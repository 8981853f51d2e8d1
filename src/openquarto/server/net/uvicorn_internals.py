"""What uvicorn and websockets do not promise to keep, imported in this one file.

pyproject.toml caps both below the next version that has not been tried; tests/server/net/test_internals.py
says what we rely on.
"""

from uvicorn._types import ASGIReceiveCallable, ASGISendCallable, ASGISendEvent, Scope
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C where there is a compiler
from websockets.http11 import Request

__all__ = [
    "ASGIReceiveCallable",
    "ASGISendCallable",
    "ASGISendEvent",
    "ClientDisconnected",
    "Request",
    "Scope",
    "WebSocketsSansIOProtocol",
    "apply_mask",
]
