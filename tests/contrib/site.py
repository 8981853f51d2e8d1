"""A whole site as `contrib` sets it up: a proxy, two real servers, one PostgreSQL; and browsers that stay."""

import json
import secrets
import signal
import socket
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.contrib.proxying import HAPROXY, proxy
from tests.server.test_processes import started

NAME = "quarto.example"
ORIGIN = f"https://{NAME}"
DRAIN = 6.0  # seconds
PATIENCE = 90.0  # seconds for an action to be done, whatever happens to servers


class Server:
    """One of the servers, at one port through all its lives."""

    def __init__(self, number: int, database: str, folder: Path) -> None:
        self.port = _free_port()
        self._folder = folder / f"server{number}"
        self._folder.mkdir()
        self._database = database
        self._life = ExitStack()
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Serve."""
        arguments = ("--port", str(self.port), "--database", self._database, "--public-url", ORIGIN)
        named = ("--operator", "Ada", "--contact", "ada@quarto.example")
        settings = {"OPENQUARTO_DRAIN": str(DRAIN), "OPENQUARTO_ADMIN_SOCKET": "off"}
        life = started("serve", *arguments, *named, folder=self._folder, **settings)
        self._process, _ = self._life.enter_context(life)

    def stop(self, sign: signal.Signals) -> tuple[int, str]:
        """End a life; its status, and what it complained of."""
        assert self._process is not None
        assert self._process.stderr is not None
        self._process.send_signal(sign)
        status = self._process.wait(60)
        complaints = self._process.stderr.read()
        self.close()
        return status, complaints

    def close(self) -> None:
        """Leave nothing behind."""
        self._life.close()


class Browser:
    """Somebody who comes through the proxy, and comes again as the page does."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._cookies: dict[str, str] = {}
        self.game = ""
        self._line: ClientConnection | None = None
        self.seen = 0
        self.hand: str | None = None
        self.lines = 0  # how often it had to come

    def post(self, path: str, body: Mapping[str, object]) -> dict[str, Any]:
        """Ask for something over HTTP."""
        line = HTTPConnection("127.0.0.1", self._port, timeout=PATIENCE)
        sent = {"Host": NAME, "Origin": ORIGIN, "accept": "application/json", "Cookie": self._cookie}
        line.request("POST", path, json.dumps(body), {**sent, "content-type": "application/json"})
        answer = line.getresponse()
        for header in answer.headers.get_all("set-cookie") or ():
            name, _, value = header.partition(";")[0].partition("=")
            self._cookies[name] = value
        text = answer.read()
        line.close()
        assert 201 == answer.status, text
        made: dict[str, Any] = json.loads(text)
        return made

    @property
    def _cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self._cookies.items())

    def get(self, path: str) -> tuple[int, str]:
        """Read a page, or a record."""
        line = HTTPConnection("127.0.0.1", self._port, timeout=PATIENCE)
        line.request("GET", path, headers={"Host": NAME, "Cookie": self._cookie})
        answer = line.getresponse()
        told = answer.status, answer.read().decode()
        line.close()
        return told

    def act(self, action: str) -> None:
        """Give or place, once by its name, however often it has to be sent."""
        name, deadline = secrets.token_hex(6), time.monotonic() + PATIENCE
        while True:
            assert time.monotonic() < deadline, f"{action} was not answered"
            with suppress(ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                self._come()
                self._send("act", {"id": name, "action": action})
                answer = self._until(name)
                assert "done" == answer["t"], answer
                return
            self.leave()
            time.sleep(0.2)

    def sees(self, piece: str) -> None:
        """Wait until a piece is in the hand, as the table is told."""
        deadline = time.monotonic() + PATIENCE
        while self.hand != piece:
            assert time.monotonic() < deadline, f"{piece} was not seen"
            try:
                self._come()
                self._hear()
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                self.leave()
                time.sleep(0.2)

    def leave(self) -> None:
        """Let the line go."""
        if self._line:
            self._line.close()
        self._line = None

    def _come(self) -> None:
        if self._line:
            return
        # It stays longer than a `with` would let it.
        self._line = connect(
            f"ws://{NAME}/table/{self.game}/socket",
            sock=socket.create_connection(("127.0.0.1", self._port), 10),
            origin=Origin(ORIGIN),
            additional_headers={"Cookie": self._cookie},
            compression=None,
        ).__enter__()
        self.lines += 1
        self._send("hello", {"language": "en"})
        while self._hear()["t"] != "table":
            pass

    def _send(self, kind: str, data: Mapping[str, object]) -> None:
        assert self._line
        self._line.send(json.dumps({"t": kind, "d": data, "v": self.seen}))

    def _until(self, name: str) -> dict[str, Any]:
        while True:
            message = self._hear()
            if message["t"] in ("done", "refused") and message["d"]["id"] == name:
                return message

    def _hear(self) -> dict[str, Any]:
        assert self._line
        message: dict[str, Any] = json.loads(self._line.recv(PATIENCE))
        if message["t"] in ("news", "table"):
            data = message["d"]
            view = data["view"] if message["t"] == "news" else data["table"]["view"]
            self.seen, self.hand = message["v"], view["hand"]
        return message


def pair(port: int) -> tuple[Browser, Browser]:
    """Two who play by link."""
    me, you = Browser(port), Browser(port)
    made = me.post("/tables", {"opponent": "link", "first": "me", "name_me": "Ada"})
    me.game = you.game = str(made["game"])
    invited = me.post(f"/api/games/{me.game}/invitation", {"seat": "other"})
    you.post(f"/api/games/{me.game}/seat", {"secret": invited["url"].partition("#")[2], "name": "Bo"})
    return me, you


@contextmanager
def site(
    database: str, folder: Path, *, name: str = HAPROXY, has_affinity: bool = True
) -> Iterator[tuple[list[Server], int]]:
    """Two servers behind a proxy, and its port."""
    with ExitStack() as stack:
        servers = [Server(number, database, folder) for number in range(2)]
        for server in servers:
            stack.callback(server.close)
            server.start()
        ports = [server.port for server in servers]
        changes = {} if has_affinity else {"balance hash var(txn.game)": "balance random"}
        port = stack.enter_context(proxy(name, folder, ports, changes))
        wait_for_both(port)
        yield servers, port


def wait_for_both(port: int) -> None:
    """Wait until the proxy has looked twice at each server, and sends people there."""
    deadline = time.monotonic() + PATIENCE
    good = 0
    while good < 20:
        assert time.monotonic() < deadline
        line = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
        line.request("GET", f"/table/{secrets.token_hex(6)}", headers={"Host": NAME})
        good = good + 1 if line.getresponse().status == 404 else 0  # there is no such game, by any of them
        line.close()
        time.sleep(0.15)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
