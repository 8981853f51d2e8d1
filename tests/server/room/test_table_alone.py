"""The table needs no server: a whole game in a process that cannot import one, and cannot start a thread."""

import subprocess
import sys
from pathlib import Path


def test_a_game_is_played_and_told_without_server_and_threads() -> None:
    script = Path(__file__).with_name("table_alone.py")
    run = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=120, check=False)
    assert "" == run.stderr
    count, is_french, loaded = run.stdout.split(maxsplit=2)
    assert ("True", "[]\n") == (is_french, loaded)
    assert int(count) > 10
