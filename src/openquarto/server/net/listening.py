"""The port of a server: its own, or one that several processes of this machine share."""

import errno
import socket

from openquarto.server.config import Config
from openquarto.server.error import ServerError

BACKLOG = 2048  # connections that wait to be accepted


def listen(config: Config) -> socket.socket:
    """The port, for one process alone; raises ServerError with what to do if it cannot be had."""
    listener = _bound(config, config.port, is_shared=False)
    listener.listen(BACKLOG)
    return listener


def bind_beside(config: Config, port: int) -> socket.socket:
    """A port where other processes listen too: the system gives each connection to one that does.

    It does not listen yet: what it was given before it can serve would wait, or be lost with it.
    """
    return _bound(config, port, is_shared=True)


def hold_port(config: Config) -> socket.socket:
    """A port that others can share, held without listening; raises ServerError if it cannot be had."""
    with listen(config) as alone:  # nobody else may have it: who shares it would not be told
        port = alone.getsockname()[1]
    return _bound(config, port, is_shared=True)


def _bound(config: Config, port: int, *, is_shared: bool) -> socket.socket:
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        if is_shared:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        listener.bind((config.host.strip("[]"), port))
    except OSError as problem:
        listener.close()
        if problem.errno == errno.EADDRINUSE:
            raise ServerError("port taken", host=config.host, port=str(port)) from None
        raise ServerError("address", host=config.host, why=problem.strerror or problem) from None
    return listener
