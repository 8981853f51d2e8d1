"""The local socket that the operator's commands come through: only the owner of the process can open it."""

import logging
import os
import socket
import stat
from pathlib import Path

from openquarto.server.config import Config
from openquarto.server.error import ServerError

LOG = logging.getLogger(__name__)


def listen_admin(config: Config) -> socket.socket | None:
    """A listening socket; None where there is none. Raises ServerError if one was asked for by name."""
    path, has_sockets = config.admin_path, hasattr(socket, "AF_UNIX")
    if path is None or not (has_sockets or config.admin_socket):
        return None
    try:
        if config.is_postgres and not config.admin_socket:  # nobody else may have made the user's data folder
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        return _listen(path)
    except OSError as problem:
        refusal = ServerError("admin socket", file=path, why=problem.strerror or problem)
    if config.admin_socket:
        raise refusal
    LOG.warning("%s", refusal)  # games can be played all the same
    return None


def _listen(path: Path) -> socket.socket:
    if not hasattr(socket, "AF_UNIX"):
        raise OSError("this system has none")
    if path.exists() and stat.S_ISSOCK(path.stat().st_mode):
        _check_stale(path)
        path.unlink()
    listener = socket.socket(socket.AF_UNIX)
    before = os.umask(0o177)  # also in the moment in which it is made nobody else can open it
    try:
        listener.bind(str(path))
        listener.listen()
    except OSError:
        listener.close()
        raise
    finally:
        os.umask(before)
    return listener


def _check_stale(path: Path) -> None:
    """Raise OSError if somebody listens there; what a killed server has left may be replaced."""
    with socket.socket(socket.AF_UNIX) as probe:
        probe.settimeout(1.0)
        try:
            probe.connect(str(path))
        except ConnectionRefusedError:
            return
    raise OSError("another server listens there")
