"""A server that cannot start says why and never that it serves; one that is hung up on leaves in order."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.serving import PATIENCE
from tests.server.test_processes import port_of, reached, started

BROKEN = """
import sys
from openquarto.cli import main
from openquarto.server.error import StoreError
from openquarto.server.store.sqlite import SqliteStore

async def time(store):
    raise {problem}

SqliteStore.time = time
sys.argv = ["openquarto", "serve", "--port", "0", "--database", sys.argv[1]]
sys.exit(main())
"""


@pytest.mark.parametrize(
    ("problem", "status", "told"),
    [
        ('StoreError("the disk is gone")', 2, "games.sqlite cannot be reached: the disk is gone"),
        ('RuntimeError("a mistake of ours")', 1, "a mistake of ours"),
    ],
)
def test_what_fails_while_it_starts_is_said(tmp_path: Path, problem: str, status: int, told: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", BROKEN.format(problem=problem), str(tmp_path / "games.sqlite")],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (status, "") == (done.returncode, done.stdout)
    assert told in done.stderr
    assert status == 1 or done.stderr.count("\n") == 1


def test_a_hangup_is_a_wish_to_leave(tmp_path: Path) -> None:
    with started("serve", "--port", "0", "--database", "memory:", folder=tmp_path) as (process, address):
        assert 200 == reached(port_of(address)).ask("GET", "/healthz").status
        process.send_signal(signal.SIGHUP)
        assert 0 == process.wait(PATIENCE)
