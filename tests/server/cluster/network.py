"""A database in a network of its own, with a line to each server on which what is sent can be let vanish."""

import secrets
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from urllib.parse import quote

import system
from tests.server.store.cluster import PASSWORD, Cluster

NETWORK = "198.51.100"  # for documentation: nobody has it
WAYS = {"there": "input iifname", "back": "output oifname"}  # to the database, and from it


class Network:
    """A network namespace with a virtual line (veth) for each server; the database is at its other end."""

    def __init__(self, lines: int) -> None:
        self._name = f"oq{secrets.token_hex(3)}"
        _run("ip", "netns", "add", self._name)
        _run("ip", "-n", self._name, "link", "set", "lo", "up")
        for line in range(lines):
            near, far = f"{self._name}{line}", f"line{line}"
            _run("ip", "link", "add", near, "type", "veth", "peer", "name", far, "netns", self._name)
            _run("ip", "addr", "add", f"{self._address(line, 1)}/30", "dev", near)
            _run("ip", "-n", self._name, "addr", "add", f"{self._address(line, 2)}/30", "dev", far)
            _run("ip", "link", "set", near, "up")
            _run("ip", "-n", self._name, "link", "set", far, "up")
        self._nft("add", "table", "inet", "cut")
        for hook in ("input", "output"):
            self._nft("add", "chain", "inet", "cut", hook, f"{{ type filter hook {hook} priority 0; }}")
        prefix = ["ip", "netns", "exec", self._name]
        self.cluster = Cluster(settings={"listen_addresses": "*"}, prefix=prefix)
        with (self.cluster.data / "pg_hba.conf").open("a") as rules:
            rules.write(f"host all player {NETWORK}.0/24 scram-sha-256\n")
        with closing(self.cluster.connect()) as connection:
            connection.execute("select pg_reload_conf()")

    def address(self, line: int, schema: str) -> str:
        """The database by one of the lines, with all that is usual otherwise."""
        host = f"{self._address(line, 2)}:{self.cluster.port}"
        return f"postgresql://player:{quote(PASSWORD)}@{host}/postgres?options=-csearch_path%3D{schema}"

    def cut(self, line: int, *ways: str) -> None:
        """Let everything vanish on a line, in one way or both; nobody is told."""
        for way in ways:
            hook, which = WAYS[way].split()
            self._nft("add", "rule", "inet", "cut", hook, which, f"line{line}", "drop")

    def heal(self) -> None:
        """Let everything through again."""
        self._nft("flush", "table", "inet", "cut")

    def remove(self) -> None:
        """Leave nothing behind."""
        self.cluster.remove()
        _run("ip", "netns", "del", self._name)  # its lines go with it

    @staticmethod
    def _address(line: int, end: int) -> str:
        return f"{NETWORK}.{4 * line + end}"

    def _nft(self, *arguments: str) -> None:
        _run("ip", "netns", "exec", self._name, str(system.program("nft")), *arguments)


@contextmanager
def network(lines: int) -> Iterator[Network]:
    """A network, until it is needed no more."""
    made = Network(lines)
    try:
        yield made
    finally:
        made.remove()


def _run(program: str, *arguments: str) -> None:
    command = [system.program(program) or program, *arguments]
    subprocess.run(command, check=True, capture_output=True)
