"""A connection to a database that is cut in the middle of a commit, before or after the database has it."""

import socket
import threading
from contextlib import suppress
from pathlib import Path
from typing import Literal

Way = Literal["before", "after", "silent"]


class Cutter:
    """Passes everything on between one local socket and another, until it is told to cut.

    `before`: the commit is never passed on, and the database sees its client leave. `after`: the commit is
    made, and its answer is lost. `silent`: the commit is never passed on, and the database notices nothing.
    """

    def __init__(self, folder: Path, target: Path) -> None:
        self.target = target
        self.cuts = 0
        self.is_shut = False  # whether nobody is let in
        self._way: Way | None = None
        self._kept: list[socket.socket] = []
        self._clients: list[socket.socket] = []
        self._silent: set[socket.socket] = set()
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.bind(str(folder / target.name))
        self._listener.listen()
        threading.Thread(target=self._accept, daemon=True).start()

    def arm(self, way: Way) -> None:
        """Cut at the next commit."""
        self._way = way

    def lose_clients(self) -> None:
        """Cut all who are connected; the database notices nothing."""
        clients, self._clients = self._clients, []
        for each in clients:
            self._silent.add(each)
            each.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        """Pass nothing on any more."""
        self._listener.close()
        for each in self._kept:
            each.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                if self.is_shut:
                    client.close()
                    continue
                server = socket.socket(socket.AF_UNIX)
                self._kept += [client, server]
                try:
                    server.connect(str(self.target))
                except OSError:
                    client.close()
                    continue
                self._clients.append(client)
                is_cut = threading.Event()
                for work, source, sink in ((self._there, client, server), (self._back, server, client)):
                    threading.Thread(target=work, args=(source, sink, is_cut), daemon=True).start()

    def _there(self, client: socket.socket, server: socket.socket, is_cut: threading.Event) -> None:
        with suppress(OSError):
            while data := client.recv(65536):
                way = self._way if b"commit" in data else None
                if way is not None:
                    self._way, self.cuts = None, self.cuts + 1
                    is_cut.set()
                if way in ("before", "silent"):
                    client.shutdown(socket.SHUT_RDWR)
                    if way == "before":
                        server.shutdown(socket.SHUT_RDWR)
                    return
                server.sendall(data)
            if client not in self._silent:
                server.shutdown(socket.SHUT_RDWR)

    def _back(self, server: socket.socket, client: socket.socket, is_cut: threading.Event) -> None:
        with suppress(OSError):
            while data := server.recv(65536):
                if is_cut.is_set():  # this is the answer to the commit
                    break
                client.sendall(data)
            client.shutdown(socket.SHUT_RDWR)
            if is_cut.is_set():
                server.shutdown(socket.SHUT_RDWR)
