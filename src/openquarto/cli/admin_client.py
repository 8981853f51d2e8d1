"""The operator's end of a server's local socket: one request, and the lines of its answer."""

import socket
from collections.abc import Iterator
from pathlib import Path

import msgspec

from openquarto.rules.error import QuartoError
from openquarto.server.error import ServerError
from openquarto.wire.admin import AdminAnswer, AdminRequest, Watch

PATIENCE = 120.0  # seconds without a line; whoever watches may wait longer
_DECODER = msgspec.json.Decoder(AdminAnswer)


def ask(path: Path, request: AdminRequest) -> Iterator[AdminAnswer]:
    """The lines of an answer; raises QuartoError if no server answers."""
    if not hasattr(socket, "AF_UNIX"):
        raise _unreachable(path, "this system has no local sockets")
    with socket.socket(socket.AF_UNIX) as line:
        try:
            line.settimeout(None if isinstance(request, Watch) else PATIENCE)
            line.connect(str(path))
            line.sendall(msgspec.json.encode(request) + b"\n")
            with line.makefile("rb") as answers:
                yield from map(_DECODER.decode, answers)
        except OSError as problem:
            raise _unreachable(path, _why(problem)) from None


def _why(problem: OSError) -> str:
    match problem:
        case FileNotFoundError():
            return "no server runs with that database; name its file with --database"
        case ConnectionRefusedError():
            return "no server listens there any more"
        case PermissionError():
            return "it belongs to whoever runs the server; ask as the same user"
        case TimeoutError():
            return f"the server has not answered for {PATIENCE:.0f} seconds"
        case _:
            return problem.strerror or str(problem)


def _unreachable(path: Path, why: str) -> QuartoError:
    return ServerError("no server", file=path, why=why)
