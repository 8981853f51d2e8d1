"""What the offline package leaves out of our own source is not missed: the site is built from the rest."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from offline_contents import UNUSED, is_ours

ROOT = Path(__file__).parents[2]
PATHS = ("/", "/new", "/games", "/puzzles", "/learn", "/rules", "/analysis", "/without-sight")
# As the worker of the page does it, but for the kernel: without the extension it is in plain Python.
# Python in a browser lacks what an operating system would tell it.
STORY = """
import sys, time
sys.platform = "emscripten"
del time.thread_time
sys.modules |= dict.fromkeys(("resource", "fcntl", "termios", "pwd", "grp", "wasmtime"))
import asyncio
from pathlib import Path
for name in sys.argv[2].split(","):
    sys.modules.setdefault(name, None)  # what our library itself has not loaded by now is not there
import openquarto
assert Path(openquarto.__file__).is_relative_to(sys.argv[1]), openquarto.__file__
from openquarto.server.assembly import Parts
from openquarto.server.game.computers import Computers
from openquarto.server.off_loop import OnLoop
from openquarto.server.offline.asking import Cookies, Question
from openquarto.server.offline.search_door import DoorAnalyst, DoorThinker, SearchDoor
from openquarto.server.offline.searching import Searching
from openquarto.server.offline.site import OfflineSite
from openquarto.server.store.memory import MemoryStore

async def send(message):
    return Searching().answer(message)

async def story():
    door = SearchDoor(send, lambda: None)
    parts = Parts(Computers(0.0, [DoorThinker(door)]), [DoorAnalyst(door)], OnLoop(), OnLoop())
    site = await OfflineSite.build(MemoryStore(), parts, Cookies(), "https://quarto.example")
    for path in sys.argv[3:]:
        answer = await site.answer(Question("GET", path))
        assert answer.status == 200, (path, answer)
        print(path)

asyncio.run(story())
"""


@pytest.fixture
def trimmed(tmp_path: Path) -> Path:
    """Our own source as it lies in the browser."""
    package = ROOT / "src/openquarto"
    for path in package.rglob("*"):
        name = path.relative_to(package.parent).as_posix()
        if path.is_file() and is_ours(name):
            target = tmp_path / name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(path.read_bytes())
    return tmp_path


def test_the_site_is_built_from_what_is_kept(trimmed: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(trimmed), "PYTHONDONTWRITEBYTECODE": "1"}
    absent = ",".join(name.replace("/", ".") for name in sorted(UNUSED))
    command = [sys.executable, "-c", STORY, str(trimmed), absent, *PATHS]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert 0 == done.returncode, done.stderr[-2000:]
    assert [*PATHS] == done.stdout.split()
