"""A PostgreSQL server of the tests' own: in a temporary folder, with every commit on the disk."""

import os
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

import psycopg

import system

OWNER = "nobody"  # PostgreSQL refuses to run as root
PASSWORD = "Zwölf Boxkämpfer"  # noqa: S105  of a server that nobody else can reach
STANDBY = "standby"  # what a copy calls itself
SETTINGS = {"fsync": "on", "max_connections": "50", "shared_buffers": "16MB", "log_min_messages": "fatal"}


class Cluster:
    """A server that can be stopped in every way, and started again on the same files."""

    def __init__(
        self,
        primary: "Cluster | None" = None,
        settings: Mapping[str, str] | None = None,
        *,
        prefix: Sequence[str] = (),
    ) -> None:
        """An empty one, or the standby of a primary; started by another program where a prefix names it."""
        programs = system.postgres_folder()
        assert programs is not None
        self._programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="oq-pg-", dir="/tmp"))
        self._as_owner: list[str] = []
        if os.geteuid() == 0:
            shutil.chown(self.folder, OWNER)
            self._as_owner = ["setpriv", f"--reuid={OWNER}", "--clear-groups", "--pdeathsig=QUIT", "--"]
        self.data = self.folder / "data"
        self.port = _free_port()
        self._settings = {**SETTINGS, **(settings or {})}
        self._prefix = prefix
        self._process: subprocess.Popen[bytes] | None = None
        if primary:
            self.copy(primary)
            self.start()
            return
        ways = [
            "--auth-local=trust",
            "--auth-host=scram-sha-256",
            "--no-locale",
            "--encoding=UTF8",
            "--wal-segsize=1",
        ]
        self._run("initdb", "-D", self.data, "-U", "admin", *ways, "--no-sync")
        self.start()
        with closing(self.connect()) as connection:
            # No statement to log, and no mark for a value, in front of a password.
            connection.execute(f"create role player login password '{PASSWORD}'".encode())

    def start(self) -> None:
        """Start, and wait until it answers."""
        self.launch()
        self.wait()

    def launch(self) -> None:
        """Start. It ends with the thread that starts it: nothing is left of a test that was killed."""
        settings = {**self._settings, "unix_socket_directories": self.folder, "port": self.port}
        options = [f"-c{name}={value}" for name, value in settings.items()]
        command = [
            *self._prefix,
            *self._as_owner,
            str(self._programs / "postgres"),
            "-D",
            str(self.data),
            *options,
        ]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(command, cwd=self.folder, stdout=log, stderr=log)

    def copy(self, primary: "Cluster") -> None:
        """Put a copy of another server in the place of all that is here: started, it follows that one."""
        assert not self.is_running
        shutil.rmtree(self.data, ignore_errors=True)
        where = f"host={primary.folder} port={primary.port} user=admin application_name={STANDBY}"
        self._run("pg_basebackup", "-d", where, "-D", self.data, "-R", "--checkpoint=fast", "--no-sync")

    @property
    def is_running(self) -> bool:
        """Whether it was started, and not stopped since."""
        return self._process is not None

    def wait(self) -> None:
        """Wait until it answers."""
        end = time.monotonic() + 60
        while time.monotonic() < end:
            try:
                self.connect().close()
            except psycopg.OperationalError:
                time.sleep(0.02)
            else:
                return
        raise AssertionError((self.folder / "log").read_text(errors="replace"))

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """Stop: at once, as if the power were cut (the default), or SIGINT in an orderly way."""
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(how)
            process.wait(60)

    def connect(self) -> psycopg.Connection[tuple[object, ...]]:
        """A connection of the administrator."""
        return psycopg.connect(
            host=str(self.folder), port=self.port, user="admin", dbname="postgres", autocommit=True
        )

    def schema(self) -> str:
        """A new place for tables, in which an address leads nowhere else."""
        name = f"s{secrets.token_hex(6)}"
        with closing(self.connect()) as connection:
            connection.execute(f"create schema {name} authorization player".encode())
        return name

    def address(self, schema: str, *, more: str = "") -> str:
        """The address of a place, over the local socket."""
        where = f"host={quote(str(self.folder), '')}&port={self.port}&options=-csearch_path%3D{schema}"
        return f"postgresql:///postgres?user=player&{where}{more}"

    def tcp_address(self, schema: str, password: str = PASSWORD) -> str:
        """The same over the network, which needs the password."""
        return (
            f"postgresql://player:{quote(password)}@127.0.0.1:{self.port}/postgres"
            f"?options=-csearch_path%3D{schema}"
        )

    def cut(self, age: float = 0.0) -> int:
        """Cut every connection of players that is so many seconds old; how many there were."""
        query = """
            select count(pg_terminate_backend(pid)) from pg_stat_activity
            where usename = 'player' and backend_start <= clock_timestamp() - make_interval(secs => %s)
        """
        with closing(self.connect()) as connection:
            row = connection.execute(query, (age,)).fetchone()
        assert row is not None
        return int(str(row[0]))

    @property
    def cpu(self) -> float:
        """The processor seconds of its processes that are there now."""
        assert self._process is not None
        top = self._process.pid
        children = Path(f"/proc/{top}/task/{top}/children").read_text().split()
        stats = [Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split() for each in children]
        return sum(int(each[11]) + int(each[12]) for each in stats) / os.sysconf("SC_CLK_TCK")

    def remove(self) -> None:
        """Stop, and leave nothing behind."""
        self.stop()
        shutil.rmtree(self.folder)

    def _run(self, program: str, *arguments: str | Path) -> None:
        command = [*self._as_owner, self._programs / program, *arguments]
        subprocess.run(command, cwd=self.folder, check=True, capture_output=True)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
