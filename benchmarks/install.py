"""How long it takes from a wheel to the first move, in an empty environment: `python benchmarks/install.py`.

What the wheel needs is installed from the index, or from what pip has kept; no compiler is on the path. The
wheel is the one of this machine in dist/ (`make wheels`), or the one that is named.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parents[1]
GOAL = 30.0  # seconds
TYPED = "give A\nquit\n"


def find_wheel() -> Path | None:
    """The wheel of this machine, otherwise the one for every machine."""
    machine = sysconfig.get_platform().rpartition("-")[2]
    wheels = sorted((ROOT / "dist").glob(f"*manylinux*{machine}.whl")) or sorted(
        (ROOT / "dist").glob("*-any.whl")
    )
    return wheels[0] if wheels else None


Moment = tuple[float, float]  # by the clock, and of the processor in all processes that have ended


def now() -> Moment:
    """The time of both kinds; on a busy machine the second tells more."""
    spent = os.times()
    return time.perf_counter(), spent.children_user + spent.children_system


def step(said: str, began: Moment) -> Moment:
    """Print how long something took; what time it is."""
    ended = now()
    print(f"{ended[0] - began[0]:6.1f} s, {ended[1] - began[1]:5.1f} s of the processor: {said}", flush=True)
    return ended


def serve_page(command: Path, folder: Path) -> None:
    """Start a table in the browser, and ask for its page once."""
    started: list[str | Path] = [command, "play", "--no-browser", "--database", folder / "games.sqlite"]
    bare = {"PATH": "", "HOME": str(folder)}
    server = subprocess.Popen(started, env=bare, stdout=subprocess.PIPE, text=True)  # noqa: S603
    try:
        assert server.stdout
        with urllib.request.urlopen(server.stdout.readline().strip(), timeout=30) as answer:  # noqa: S310
            assert answer.status == 200
    finally:
        server.terminate()
        server.communicate()


def main(wheel: Path) -> None:
    """Install, play and serve, and print the time of each."""
    folder = Path(tempfile.mkdtemp())
    try:
        began = now()
        subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True)  # noqa: S603
        ended = step("an empty environment", began)
        pip: list[str | Path] = [
            folder / "venv/bin/python",
            "-m",
            "pip",
            "install",
            "--quiet",
            "--only-binary",
            ":all:",
            wheel,
        ]
        subprocess.run(pip, check=True, stderr=subprocess.DEVNULL)  # noqa: S603
        ended = step(f"{wheel.name} and what it needs", ended)
        openquarto = folder / "venv/bin/openquarto"
        bare = {"PATH": "", "HOME": str(folder)}
        play: list[str | Path] = [openquarto, "terminal", "--opponent", "walnut", "--first", "me"]
        subprocess.run(play, input=TYPED, env=bare, check=True, text=True, capture_output=True)  # noqa: S603
        ended = step("the first move at the keyboard", ended)
        step(f"from the wheel to the first move (to reach: {GOAL:.0f} s)", began)
        ended = now()
        serve_page(openquarto, folder)
        step("the page in the browser", ended)
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":
    named = Path(sys.argv[1]) if len(sys.argv) > 1 else find_wheel()
    if named is None:
        print("no wheel in dist/: run `make wheels` first, or name one")
    else:
        main(named)
