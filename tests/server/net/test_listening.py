"""The port that several processes share: only those that serve are given connections."""

import socket
from contextlib import closing

import pytest

from openquarto.server.config import Config
from openquarto.server.net.listening import bind_beside, hold_port

CONNECTIONS = 40


def test_one_that_does_not_serve_yet_is_given_no_connection() -> None:
    config = Config(port=0)
    with closing(hold_port(config)) as holder:
        port = holder.getsockname()[1]
        with closing(bind_beside(config, port)), closing(bind_beside(config, port)) as serving:
            with pytest.raises(ConnectionRefusedError):
                socket.create_connection(("127.0.0.1", port), 5)
            serving.listen(CONNECTIONS)
            serving.settimeout(5)
            for _ in range(CONNECTIONS):
                with closing(socket.create_connection(("127.0.0.1", port), 5)):
                    serving.accept()[0].close()
