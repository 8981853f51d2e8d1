"""A disk that fails in a sync: nobody is told that nothing changed, and all get what the file holds."""

import os
import shutil
import signal
import subprocess
import time
from pathlib import Path

import pytest

from openquarto.server.store.health import EVERY
from tests.server.faults.test_health import until
from tests.server.serving import Page, Somebody, sent_away
from tests.server.test_processes import port_of, reached, started

pytestmark = pytest.mark.needs("compiler")


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What is preloaded to let syncs fail."""
    made = tmp_path_factory.mktemp("library") / "failing_sync.so"
    compiler = shutil.which("cc") or shutil.which("gcc") or ""
    source = Path(__file__).with_name("failing_sync.c")
    options = ("-std=gnu11", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC", "-o", str(made))
    subprocess.run([compiler, *options, str(source), "-ldl"], check=True)
    return made


def back(me: Somebody, page: Page) -> Page:
    """The same page, come again."""
    assert 4001 == sent_away(page.connection)[0]
    return me.sit(page.table["game"])


@pytest.mark.parametrize("is_killed", [False, True])
def test_what_may_be_kept_is_not_called_lost(tmp_path: Path, library: Path, is_killed: bool) -> None:
    failing = tmp_path / "failing"
    preloaded = {"LD_PRELOAD": str(library), "OPENQUARTO_FAILING": str(failing)}
    with started("serve", "--port", "0", folder=tmp_path, **preloaded) as (process, address):
        me = reached(port_of(address))
        page = me.sit(me.open(opponent="here"))
        page.acts("A")
        failing.touch()
        refused = page.act("a1", name="the same")
        assert ("refused", "not known") == (refused["t"], refused["d"]["code"])
        assert until(lambda: 503 == me.ask("GET", "/readyz").status)
        time.sleep(2 * EVERY + 0.5)  # and stays so: it was tried again meanwhile
        assert 503 == me.ask("GET", "/readyz").status
        if is_killed:  # then the log in the file may have come to life
            os.kill(process.pid, signal.SIGKILL)
        else:
            page = back(me, page)
            assert page.view["hand"] == "A"  # what this process reads is without it
            failing.unlink()
            assert until(lambda: 200 == me.ask("GET", "/readyz").status)
            assert "done" == page.act("a1", name="the same")["t"]
            page.acts("B")
            page.close()
    failing.unlink(missing_ok=True)
    with started("serve", "--port", "0", folder=tmp_path) as (_, address):
        me.port = port_of(address)
        reached(me.port)
        again = me.sit(page.table["game"])
        assert "done" == again.act("a1", name="the same")["t"]  # kept or not: it counts once
        assert "A" in again.view["board"]
        again.close()
